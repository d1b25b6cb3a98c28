#if defined(__linux__)
  #define _GNU_SOURCE
#endif

#include "CMachine.h"

#include <unistd.h>

static int online_cores(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (int)count;
}

#if defined(__GLIBC__)
  #include <sched.h>

int threads_core_count(void) {
  // It fails where there are more cores than a set has room for.
  cpu_set_t usable;
  if (sched_getaffinity(0, sizeof usable, &usable) != 0) return online_cores();
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

void threads_keep_elsewhere(pthread_t thread) {
  cpu_set_t usable;
  int here = sched_getcpu();
  if (here < 0 || sched_getaffinity(getpid(), sizeof usable, &usable) != 0) return;
  CPU_CLR(here, &usable);
  if (CPU_COUNT(&usable) > 0) pthread_setaffinity_np(thread, sizeof usable, &usable);
}

#else

int threads_core_count(void) { return online_cores(); }

void threads_start_elsewhere(pthread_attr_t *attributes) { (void)attributes; }

void threads_keep_elsewhere(pthread_t thread) { (void)thread; }

#endif
