#include "CMachine.h"

#if defined(__GLIBC__)
  #include <malloc.h>
  #include <stdlib.h>

void memory_keep_blocks(int size) {
  mallopt(M_MMAP_THRESHOLD, size);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
}

void memory_reserve(size_t size) {
  // The compiler may leave out a pair of calls whose block nobody looks at.
  void *volatile block = malloc(size);
  free(block);
}

#else

void memory_keep_blocks(int size) { (void)size; }

void memory_reserve(size_t size) { (void)size; }

#endif
