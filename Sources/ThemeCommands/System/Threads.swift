#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif
import CMachine
import ThemeSemantics
import ThemeSource

extension Workers {
  /// A thread for each core, this one among them; fewer where there is little to do.
  package static let threads = Workers(width: { Int(threads_core_count()) }) { count, grain, body in
    let number = count < 2 * grain ? 1 : min(Int(threads_core_count()), count / grain)
    guard number > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    ThreadPool.shared.run(Job(count: count, helpers: number - 1, body))
  }

  /// Starts threads for work on `count` themes that will come soon, so that they are there by then: a
  /// thread is not at work before a thirtieth of linting 100 themes is over.
  static func prepareThreads(for count: Int) {
    let number = count < 2 * grain ? 1 : min(Int(threads_core_count()), count / grain)
    guard number > 1 else { return }
    // What this thread needs it gets first: while the system hands out memory, no other thread can get its own.
    Project.expectMemory(forThemes: count)
    ThreadPool.shared.prepare(number - 1)
  }

  /// Lets the threads end that wait for work, when little is left to do but to write what was found. They
  /// end meanwhile; a process that has to end them itself takes a fiftieth of linting 100 themes for it.
  static func dismissThreads() {
    if threads_load(ThreadPool.started) > 0 { ThreadPool.shared.dismiss() }
  }
}

/// Parts of work that threads take one by one: one that starts late, or meets large parts, takes
/// fewer.
private final class Job: @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private let taken: UnsafeMutablePointer<Int64>
  /// How many threads may still join the one that brought the job. The pool guards it.
  var openPlaces: Int
  /// How many threads have joined and are not done.
  let helping: UnsafeMutablePointer<Int64>

  init(count: Int, helpers: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
    openPlaces = helpers
    taken = .allocate(capacity: 2)
    taken.initialize(repeating: 0, count: 2)
    helping = taken + 1
  }

  deinit { taken.deallocate() }

  /// Does parts that no other thread has, until all are taken.
  func work() {
    while true {
      let part = Int(threads_add(taken, 1))
      guard part < count else { return }
      body(part)
    }
  }
}

/// Threads that wait for jobs until they are dismissed, or the process ends. To start one takes as long as
/// to check a small theme, and the themes of a folder need threads three times: for reading, checking,
/// evaluating.
///
/// Whoever brings a job works on it too, and waits only for threads that joined. So a job may bring
/// jobs of its own.
private final class ThreadPool: @unchecked Sendable {
  static let shared = ThreadPool()

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// There is a job with an open place.
  private let hasJob: UnsafeMutablePointer<pthread_cond_t>
  /// A thread is done with a job.
  private let hasHelped: UnsafeMutablePointer<pthread_cond_t>
  /// The jobs with open places, the newest last.
  private var jobs: [Job] = []
  private var threads: [pthread_t] = []
  /// How many threads there are, or will be once they have been started.
  private var threadCount = 0
  private var idleCount = 0
  /// Whether threads that have nothing to do end.
  private var isDismissed = false
  /// How many threads have been started.
  nonisolated(unsafe) static let started = {
    let number = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    number.initialize(to: 0)
    return number
  }()
  /// With so many cores, one of them is idle.
  private static let manyCores = 8

  private init() {
    lock = .allocate(capacity: 1)
    hasJob = .allocate(capacity: 1)
    hasHelped = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(hasJob, nil)
    pthread_cond_init(hasHelped, nil)
  }

  /// Does `job` with the threads that are free, and returns when all of it is done.
  func run(_ job: Job) {
    pthread_mutex_lock(lock)
    isDismissed = false
    jobs.append(job)
    let wakes = min(idleCount, job.openPlaces)
    let starts = min(job.openPlaces - wakes, Int(threads_core_count()) - 1 - threadCount)
    threadCount += max(0, starts)
    if wakes > 0, threads.count < Self.manyCores { threads.forEach(threads_keep_elsewhere) }
    pthread_mutex_unlock(lock)
    for _ in 0..<wakes { pthread_cond_signal(hasJob) }
    for _ in 0..<max(0, starts) { startThread() }
    job.work()
    pthread_mutex_lock(lock)
    jobs.removeAll { $0 === job }
    pthread_mutex_unlock(lock)
    // Who helps has one part left, which takes less than to go to sleep for it.
    var looks = 0
    while threads_load(job.helping) > 0, looks < 2_000 {
      threads_pause()
      looks += 1
    }
    pthread_mutex_lock(lock)
    while threads_load(job.helping) > 0 { pthread_cond_wait(hasHelped, lock) }
    pthread_mutex_unlock(lock)
  }

  /// Starts so many threads, where there are none.
  func prepare(_ helpers: Int) {
    pthread_mutex_lock(lock)
    isDismissed = false
    let starts = threadCount == 0 ? min(helpers, Int(threads_core_count()) - 1) : 0
    threadCount += max(0, starts)
    pthread_mutex_unlock(lock)
    for _ in 0..<max(0, starts) { startThread() }
  }

  /// Lets threads end that have nothing to do, until there is another job.
  func dismiss() {
    pthread_mutex_lock(lock)
    isDismissed = true
    pthread_cond_broadcast(hasJob)
    pthread_mutex_unlock(lock)
  }

  /// What a thread of the pool does.
  private func help() {
    pthread_mutex_lock(lock)
    while true {
      guard let job = jobs.last else {
        if isDismissed {
          threads.removeAll { pthread_equal($0, pthread_self()) != 0 }
          threadCount -= 1
          pthread_mutex_unlock(lock)
          return
        }
        idleCount += 1
        pthread_cond_wait(hasJob, lock)
        idleCount -= 1
        continue
      }
      job.openPlaces -= 1
      if job.openPlaces == 0 { jobs.removeLast() }
      _ = threads_add(job.helping, 1)
      pthread_mutex_unlock(lock)
      job.work()
      pthread_mutex_lock(lock)
      if threads_add(job.helping, -1) == 1 { pthread_cond_broadcast(hasHelped) }
    }
  }

  // MARK: Threads

  /// Deep enough for expressions that nest as deeply as they may.
  private static let stackSize = 16 << 20

  /// Starts a thread. Where the system has none to give, jobs are done with those that there are.
  private func startThread() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    threads_start_elsewhere(&attributes)
    _ = threads_add(Self.started, 1)
    // It does nothing before it is among the others.
    pthread_mutex_lock(lock)
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { _ in ThreadPool.helpAsLongAsNeeded() }, nil)
    #else
      var created = pthread_t()
      let code = pthread_create(
        &created, &attributes, { _ in ThreadPool.helpAsLongAsNeeded() }, nil)
      let thread: pthread_t? = created
    #endif
    if code == 0, let thread { threads.append(thread) } else { threadCount -= 1 }
    pthread_mutex_unlock(lock)
  }

  private static func helpAsLongAsNeeded() -> UnsafeMutableRawPointer? {
    memory_reserve(1 << 20)
    shared.help()
    return nil
  }
}
