// What Swift's view of the C library leaves out about the process, its threads and its memory.

#ifndef CMACHINE_H
#define CMACHINE_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// How many cores this process may use; at least 1.
int threads_core_count(void);

/// Has a thread that is made with `attributes` run on any core that this process may use but the one
/// that the caller runs on. Does nothing where the system cannot be told.
///
/// A caller that goes on working leaves no other core idle that way. Some kernels start or wake a thread
/// on the core of the one that does so, to save power, and move it after some milliseconds only, which
/// is longer than most themes take.
void threads_start_elsewhere(pthread_attr_t *attributes);

/// The same for a thread that is about to be woken.
void threads_keep_elsewhere(pthread_t thread);

/// Adds `number` to `counter`, as one step for all threads, and returns what it was.
static inline int64_t threads_add(int64_t *counter, int64_t number) {
  return __atomic_fetch_add(counter, number, __ATOMIC_ACQ_REL);
}

/// What `counter` is.
static inline int64_t threads_load(const int64_t *counter) {
  return __atomic_load_n(counter, __ATOMIC_ACQUIRE);
}

/// Tells the processor that this thread looks again and again for what another one does.
static inline void threads_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
  __asm__ volatile("yield");
#endif
}

/// Has the allocator keep blocks of up to `size` bytes, at most 32 MiB, for the next one that asks.
///
/// By itself the GNU library takes each block of 128 KiB or more from the system and gives it back, and
/// the system has to clear it again. Does nothing with other libraries.
void memory_keep_blocks(int size);

/// Has the allocator take `size` bytes, less than blocks that are kept, from the system at once for the
/// small blocks of the calling thread. They take memory only as they are used.
///
/// For threads other than the first the GNU library grows by a page, and each time the system has to be
/// asked, while no other thread can get a page. Does nothing with other libraries.
void memory_reserve(size_t size);

/// Has what the calling thread asks the allocator for next, about `size` bytes and less than 2 GiB, come in
/// pages of `page` bytes, a power of two. They take memory only as they are used. Does nothing with other
/// libraries.
void memory_expect(size_t size, size_t page);

/// Has the system give `size` bytes, less than blocks that are kept, of what the calling thread asks the
/// allocator for next at once, and not page by page. Does nothing with other libraries.
void memory_fill(size_t size);

/// Has the system give the tool's own variables all of their memory at once, 100 KiB with
/// those of the Swift runtime.
///
/// A page that is read before it is written comes twice, and if there are two threads by then, the other
/// core is stopped for it. A small run needs most of these pages: to lint a small theme takes a
/// twenty-fifth less, a hundred themes a thirtieth. Does nothing on other systems than Linux.
void memory_fill_variables(void);

/// The words of the command line, the tool's name first and a null pointer last; null where the C library
/// does not tell.
///
/// The Swift runtime finds them before `main` in a map of the process's memory, which takes as long as a
/// thirtieth of the check of a small theme; `Sources/theme/Order/layout.ld` leaves that out.
char **process_arguments(void);

#endif
