#if defined(__linux__)
  #define _GNU_SOURCE
#endif

#include "CThreads.h"

#include <unistd.h>

#if defined(__GLIBC__)
  #include <sched.h>

int threads_core_count(void) {
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable) != 0) return 1;
  int count = CPU_COUNT(&usable);
  return count < 1 ? 1 : count;
}

void threads_start_elsewhere(pthread_attr_t *attributes) {
  cpu_set_t usable;
  int here = sched_getcpu();
  if (here < 0 || sched_getaffinity(0, sizeof usable, &usable) != 0) return;
  CPU_CLR(here, &usable);
  if (CPU_COUNT(&usable) > 0) pthread_attr_setaffinity_np(attributes, sizeof usable, &usable);
}

#else

int threads_core_count(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

void threads_start_elsewhere(pthread_attr_t *attributes) { (void)attributes; }

#endif
