#include "CMachine.h"

#if defined(__GLIBC__)
  #include <malloc.h>

void memory_keep_blocks(int size) {
  mallopt(M_MMAP_THRESHOLD, size);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
}

#else

void memory_keep_blocks(int size) { (void)size; }

#endif
