/* Runs a command once and prints what it took, from a process so small that it does not show in the
   command's own figures: a child's peak memory is never less than that of the process it comes from.

   usage: timed INPUT OUTPUT ERRORS COMMAND [ARGUMENT...]

   The first three are files for the command's streams. Prints one line: the wait status, nanoseconds of
   wall time, microseconds of user and of system time, and KiB of peak memory. A command that needs more
   than five minutes of a processor is ended. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

int main(int argc, char **argv) {
  if (argc < 5) {
    fputs("usage: timed INPUT OUTPUT ERRORS COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  char **command = argv + 4;
  struct rlimit limit = {300, 300};
  setrlimit(RLIMIT_CPU, &limit);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, argv[1], O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, argv[2], O_WRONLY | O_CREAT | O_TRUNC, 0644);
  posix_spawn_file_actions_addopen(&actions, 2, argv[3], O_WRONLY | O_CREAT | O_TRUNC, 0644);

  pid_t child;
  int status;
  struct rusage usage;
  long long start = nanoseconds();
  int error = posix_spawn(&child, command[0], &actions, NULL, command, environ);
  if (error != 0) {
    fprintf(stderr, "timed: %s: %s\n", command[0], strerror(error));
    return 2;
  }
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return 2;
  }
  long long end = nanoseconds();
  printf("%d %lld %ld %ld %ld\n", status, end - start, microseconds(usage.ru_utime),
         microseconds(usage.ru_stime), usage.ru_maxrss);
  return 0;
}
