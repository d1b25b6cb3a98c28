#if defined(__linux__)
  #define _GNU_SOURCE
#endif

#include "CMachine.h"

#if defined(__linux__)
  #include <sys/mman.h>
  #include <unistd.h>
#endif

#if defined(__GLIBC__)
  #include <malloc.h>
  #include <stdlib.h>

void memory_keep_blocks(int size) {
  mallopt(M_MMAP_THRESHOLD, size);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
}

void memory_reserve(size_t size) {
  // The compiler may leave out a pair of calls whose block nobody looks at.
  void *volatile block = malloc(size);
  free(block);
}

// Asks that what lies whole between `start` and `end` comes in pages of `page` bytes.
static void use_pages(char *start, char *end, size_t page) {
  uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
  uintptr_t last = (uintptr_t)end & ~(page - 1);
  if (last > first) madvise((void *)first, last - first, MADV_HUGEPAGE);
}

void memory_expect(size_t size, size_t page) {
  // What stands before the first large page stays unused: a place that nobody touches.
  // A block as large as this is nowhere but behind all others.
  char *volatile place = malloc(64 << 10);
  free(place);
  size_t head = -(uintptr_t)place & (page - 1);
  if (head < 4096) head += page;
  if (getpid() == gettid()) {
    // What the allocator takes from the system at once nobody has touched, not even for its own notes. For
    // other threads it takes no more than it is asked for.
    mallopt(M_TOP_PAD, (int)(size + page));
    char *volatile block = malloc(head - 64);
    mallopt(M_TOP_PAD, 128 << 10);
    char *end = sbrk(0);
    if (block && block < end) use_pages(block + head - 64, end, page);
  } else {
    // It has pieces of 64 MiB for them, and does not keep blocks of 32.
    size_t most = 30 << 20;
    char *volatile block = malloc(head - 64);
    char *volatile first = malloc(size < most ? size : most);
    char *volatile second = size > most ? malloc(most) : 0;
    if (block && first) use_pages(first, first + (size < most ? size : most), page);
    if (second) use_pages(second, second + most, page);
    free(second);
    free(first);
  }
}

void memory_fill(size_t size) {
  #ifdef MADV_POPULATE_WRITE
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  char *volatile block = malloc(size);
  if (!block) return;
  uintptr_t first = ((uintptr_t)block + page - 1) & ~(page - 1);
  uintptr_t last = ((uintptr_t)block + size) & ~(page - 1);
  if (last > first) madvise((void *)first, last - first, MADV_POPULATE_WRITE);
  free(block);
  #endif
}

#else

void memory_fill(size_t size) { (void)size; }

void memory_expect(size_t size, size_t page) {
  (void)size;
  (void)page;
}

void memory_keep_blocks(int size) { (void)size; }

void memory_reserve(size_t size) { (void)size; }

#endif

#if defined(__linux__)

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
