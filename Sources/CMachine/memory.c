#if defined(__linux__)
  #define _GNU_SOURCE
#endif

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

#if defined(__linux__)
  #include <sys/mman.h>
  #include <unistd.h>

// Where `Sources/theme/Order/layout.ld` puts the tool's variables; nowhere in what is linked without it.
extern char theme_variables[] __attribute__((weak));
extern char theme_variables_end[] __attribute__((weak));

void memory_fill_variables(void) {
  #ifdef MADV_POPULATE_WRITE
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)theme_variables & ~(page - 1);
  uintptr_t end = ((uintptr_t)theme_variables_end + page - 1) & ~(page - 1);
  if (end > start) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
  #endif
}

#else

void memory_fill_variables(void) {}

#endif
