// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a stub has no body") }
}

/// A view that some other has become.
public struct StubView: View {
  public nonisolated init() {}

  public var body: Never { fatalError("a stub has no body") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> StubView { StubView() }
  public static func buildBlock<A: View>(_ a: A) -> A { a }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> StubView { StubView() }
  public static func buildEither<A: View>(first: A) -> StubView { StubView() }
  public static func buildEither<A: View>(second: A) -> StubView { StubView() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = StubView
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public enum HorizontalAlignment: Sendable {
  case center
}

public struct Alignment: Sendable {
  public static let center = Alignment()
}

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let all = Set(rawValue: 15)
  }
}

extension View {
  public nonisolated func modifier<M>(_ modifier: M) -> some View { StubView() }
  public nonisolated func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { StubView() }
  public nonisolated func font(_ font: Font?) -> some View { StubView() }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { StubView() }
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { StubView() }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { StubView() }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { StubView() }
  public nonisolated func tint(_ tint: Color?) -> some View { StubView() }
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { StubView() }
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    StubView()
  }
  @_disfavoredOverload
  public nonisolated func background<B: View>(
    _ background: B, alignment: Alignment = .center
  ) -> some View { StubView() }
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { StubView() }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { StubView() }
  public nonisolated func padding(_ length: CGFloat) -> some View { StubView() }
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { StubView() }
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { StubView() }
}

public struct Text: View {
  public nonisolated init<S: StringProtocol>(_ content: S) {}

  public var body: Never { fatalError("a stub has no body") }
}

public struct Button<Label: View>: View {
  public nonisolated init(_ title: String, action: @escaping @MainActor () -> Void)
  where Label == Text {}

  public var body: Never { fatalError("a stub has no body") }
}

public struct VStack<Content: View>: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  public var body: Never { fatalError("a stub has no body") }
}
