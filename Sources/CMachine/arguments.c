#include "CMachine.h"

#if defined(__GLIBC__)

static char **arguments;

// The GNU library hands these to what runs before `main`.
__attribute__((constructor)) static void keep_arguments(int count, char **list) {
  (void)count;
  arguments = list;
}

char **process_arguments(void) { return arguments; }

#else

char **process_arguments(void) { return 0; }

#endif
