import Foundation
import Testing

@testable import ThemeCommands

@Suite(.serialized) struct OutputTests {
  @Test func `Text is gathered and sent in pieces`() throws {
    let pipe = Pipe()
    let reader = PipeReader(pipe)
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    var expected: [UInt8] = []
    for number in 0..<20_000 {
      output.write("line \(number)\n")
      expected += Array("line \(number)\n".utf8)
    }
    let large = [UInt8](repeating: 0x78, count: 300_000)
    output.write(large)
    output.write("end")
    output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(reader.bytes() == expected + large + Array("end".utf8))
    #expect(output.failure == nil && !output.isTerminal)
  }

  @Test func `A pipe that does not wait is waited for`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_WRONLY | O_NONBLOCK) == 0)
    let reader = PipeReader(pipe, afterMicroseconds: 50_000)
    let output = Output(descriptor: descriptor)
    output.write([UInt8](repeating: 0x78, count: 1_000_000))
    output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(reader.bytes().count == 1_000_000)
    #expect(output.failure == nil)
  }

  @Test func `A reader that goes away ends nothing but the output`() throws {
    // The tool does the same when it starts.
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    for _ in 0..<100_000 { output.write("a line that nobody reads\n") }
    output.flush()
    #expect(output.failure == EPIPE && output.isClosed)
    #expect(output.bytes.isEmpty)
    #expect(Output.isReaderGone(EPIPE) && !Output.isReaderGone(ENOSPC))
  }

  @Test func `Standard error comes after what was written before it`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let output = Output(descriptor: descriptor)
    let errors = Output(descriptor: descriptor, after: output)
    output.write("first ")
    errors.write("second")
    errors.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("first second".utf8))
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var received = Data()

  init(_ pipe: Pipe, afterMicroseconds pause: UInt32 = 0) {
    let reading = pipe.fileHandleForReading
    Thread.detachNewThread {
      usleep(pause)
      self.received = (try? reading.readToEnd()) ?? Data()
      self.done.signal()
    }
  }

  /// What was read, once the pipe is closed.
  func bytes() -> [UInt8] {
    done.wait()
    return Array(received)
  }
}
