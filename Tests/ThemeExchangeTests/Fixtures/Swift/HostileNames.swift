// Made by `theme emit swift` from
// - class.theme
// - default.theme
// - init.theme
// - self.theme
// - Self.theme
// - Type.theme
// - Protocol.theme
// - Any.theme
// - func.theme
// - await.theme
// - some.theme
// - open.theme
// - subscript.theme
// - true.theme
// - _.theme
// - .theme
// - 🔥.theme
// - 2nd.theme
// - 123.theme
// - acme night.theme
// - AcmeNight.theme
// - acme_night.theme
// - ACMEBrand.theme
// - HTTPProxy.theme
// - quote".theme
// - back\slash \(1 + 1).theme
// - line break.theme
// - ../../etc/passwd.theme
// - .hidden.theme
// - a/b:c.theme
// - Ünïcode Größe.theme
// - 颜色.theme
// - İstanbul.theme
// - ßharp.theme
// - SSharp.theme
// - DefaultAuth0Color.theme
// - Auth0BackgroundColor.theme
// - Shade.theme
// - colors.theme
// - radius.theme
// - init 2.theme
// - theme.theme
// - Theme 2.theme
// - rtldnuor.theme
// - zerowidth.theme
// - tab here.theme
// - // swiftlint:enable all.theme
// - */ #error("x").theme
// Change the theme, not this file: what is written here is lost the next time.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Auth0UniversalComponents
import SwiftUI

extension Auth0Theme {
  /// The theme class.
  nonisolated static var `class`: Auth0Theme {
    Auth0Theme(radius: ClassTokens.radius)
  }

  private enum ClassTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 100)
  }
}

extension Auth0Theme {
  /// */ } default
  /// #error("documentation")
  nonisolated static var `default`: Auth0Theme {
    Auth0Theme(radius: DefaultTokens.radius)
  }

  private enum DefaultTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 101)
  }
}

extension Auth0Theme {
  /// The theme init.
  nonisolated static var initTheme: Auth0Theme {
    Auth0Theme(radius: InitThemeTokens.radius)
  }

  private enum InitThemeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 102)
  }
}

extension Auth0Theme {
  /// */ } self
  /// #error("documentation")
  nonisolated static var selfTheme: Auth0Theme {
    Auth0Theme(radius: SelfThemeTokens.radius)
  }

  private enum SelfThemeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 103)
  }
}

extension Auth0Theme {
  /// The theme Self.
  nonisolated static var selfTheme2: Auth0Theme {
    Auth0Theme(radius: SelfTheme2Tokens.radius)
  }

  private enum SelfTheme2Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 104)
  }
}

extension Auth0Theme {
  /// */ } Type
  /// #error("documentation")
  nonisolated static var type: Auth0Theme {
    Auth0Theme(radius: TypeTokens.radius)
  }

  private enum TypeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 105)
  }
}

extension Auth0Theme {
  /// The theme Protocol.
  nonisolated static var `protocol`: Auth0Theme {
    Auth0Theme(radius: ProtocolTokens.radius)
  }

  private enum ProtocolTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 106)
  }
}

extension Auth0Theme {
  /// */ } Any
  /// #error("documentation")
  nonisolated static var `any`: Auth0Theme {
    Auth0Theme(radius: AnyTokens.radius)
  }

  private enum AnyTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 107)
  }
}

extension Auth0Theme {
  /// The theme func.
  nonisolated static var `func`: Auth0Theme {
    Auth0Theme(radius: FuncTokens.radius)
  }

  private enum FuncTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 108)
  }
}

extension Auth0Theme {
  /// */ } await
  /// #error("documentation")
  nonisolated static var `await`: Auth0Theme {
    Auth0Theme(radius: AwaitTokens.radius)
  }

  private enum AwaitTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 109)
  }
}

extension Auth0Theme {
  /// The theme some.
  nonisolated static var `some`: Auth0Theme {
    Auth0Theme(radius: SomeTokens.radius)
  }

  private enum SomeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 110)
  }
}

extension Auth0Theme {
  /// */ } open
  /// #error("documentation")
  nonisolated static var `open`: Auth0Theme {
    Auth0Theme(radius: OpenTokens.radius)
  }

  private enum OpenTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 111)
  }
}

extension Auth0Theme {
  /// The theme subscript.
  nonisolated static var `subscript`: Auth0Theme {
    Auth0Theme(radius: SubscriptTokens.radius)
  }

  private enum SubscriptTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 112)
  }
}

extension Auth0Theme {
  /// */ } true
  /// #error("documentation")
  nonisolated static var `true`: Auth0Theme {
    Auth0Theme(radius: TrueTokens.radius)
  }

  private enum TrueTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 113)
  }
}

extension Auth0Theme {
  /// The theme _.
  nonisolated static var theme: Auth0Theme {
    Auth0Theme(radius: ThemeTokens.radius)
  }

  private enum ThemeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 114)
  }
}

extension Auth0Theme {
  /// */ }
  /// #error("documentation")
  nonisolated static var theme2: Auth0Theme {
    Auth0Theme(radius: Theme2Tokens.radius)
  }

  private enum Theme2Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 115)
  }
}

extension Auth0Theme {
  /// The theme 🔥.
  nonisolated static var theme3: Auth0Theme {
    Auth0Theme(radius: Theme3Tokens.radius)
  }

  private enum Theme3Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 116)
  }
}

extension Auth0Theme {
  /// */ } 2nd
  /// #error("documentation")
  nonisolated static var _2nd: Auth0Theme {
    Auth0Theme(radius: _2ndTokens.radius)
  }

  private enum _2ndTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 117)
  }
}

extension Auth0Theme {
  /// The theme 123.
  nonisolated static var _123: Auth0Theme {
    Auth0Theme(radius: _123Tokens.radius)
  }

  private enum _123Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 118)
  }
}

extension Auth0Theme {
  /// */ } acme night
  /// #error("documentation")
  nonisolated static var acmeNight: Auth0Theme {
    Auth0Theme(radius: AcmeNightTokens.radius)
  }

  private enum AcmeNightTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 119)
  }
}

extension Auth0Theme {
  /// The theme AcmeNight.
  nonisolated static var acmeNight2: Auth0Theme {
    Auth0Theme(radius: AcmeNight2Tokens.radius)
  }

  private enum AcmeNight2Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 120)
  }
}

extension Auth0Theme {
  /// */ } acme_night
  /// #error("documentation")
  nonisolated static var acmeNight3: Auth0Theme {
    Auth0Theme(radius: AcmeNight3Tokens.radius)
  }

  private enum AcmeNight3Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 121)
  }
}

extension Auth0Theme {
  /// The theme ACMEBrand.
  nonisolated static var acmeBrand: Auth0Theme {
    Auth0Theme(radius: AcmeBrandTokens.radius)
  }

  private enum AcmeBrandTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 122)
  }
}

extension Auth0Theme {
  /// */ } HTTPProxy
  /// #error("documentation")
  nonisolated static var httpProxy: Auth0Theme {
    Auth0Theme(radius: HttpProxyTokens.radius)
  }

  private enum HttpProxyTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 123)
  }
}

extension Auth0Theme {
  /// The theme quote".
  nonisolated static var quote: Auth0Theme {
    Auth0Theme(radius: QuoteTokens.radius)
  }

  private enum QuoteTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 124)
  }
}

extension Auth0Theme {
  /// */ } back\slash \(1 + 1)
  /// #error("documentation")
  nonisolated static var backSlash11: Auth0Theme {
    Auth0Theme(radius: BackSlash11Tokens.radius)
  }

  private enum BackSlash11Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 125)
  }
}

extension Auth0Theme {
  /// The theme line break.
  nonisolated static var lineBreak: Auth0Theme {
    Auth0Theme(radius: LineBreakTokens.radius)
  }

  private enum LineBreakTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 126)
  }
}

extension Auth0Theme {
  /// */ } ../../etc/passwd
  /// #error("documentation")
  nonisolated static var etcPasswd: Auth0Theme {
    Auth0Theme(radius: EtcPasswdTokens.radius)
  }

  private enum EtcPasswdTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 127)
  }
}

extension Auth0Theme {
  /// The theme .hidden.
  nonisolated static var hidden: Auth0Theme {
    Auth0Theme(radius: HiddenTokens.radius)
  }

  private enum HiddenTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 128)
  }
}

extension Auth0Theme {
  /// */ } a/b:c
  /// #error("documentation")
  nonisolated static var aBC: Auth0Theme {
    Auth0Theme(radius: ABCTokens.radius)
  }

  private enum ABCTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 129)
  }
}

extension Auth0Theme {
  /// The theme Ünïcode Größe.
  nonisolated static var ünïcodeGröße: Auth0Theme {
    Auth0Theme(radius: ÜnïcodeGrößeTokens.radius)
  }

  private enum ÜnïcodeGrößeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 130)
  }
}

extension Auth0Theme {
  /// */ } 颜色
  /// #error("documentation")
  nonisolated static var 颜色: Auth0Theme {
    Auth0Theme(radius: 颜色Tokens.radius)
  }

  private enum 颜色Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 131)
  }
}

extension Auth0Theme {
  /// The theme İstanbul.
  nonisolated static var i̇stanbul: Auth0Theme {
    Auth0Theme(radius: İstanbulTokens.radius)
  }

  private enum İstanbulTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 132)
  }
}

extension Auth0Theme {
  /// */ } ßharp
  /// #error("documentation")
  nonisolated static var ßharp: Auth0Theme {
    Auth0Theme(radius: SSharpTokens.radius)
  }

  private enum SSharpTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 133)
  }
}

extension Auth0Theme {
  /// The theme SSharp.
  nonisolated static var sSharp: Auth0Theme {
    Auth0Theme(radius: SSharpTokens2.radius)
  }

  private enum SSharpTokens2 {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 134)
  }
}

extension Auth0Theme {
  /// */ } DefaultAuth0Color
  /// #error("documentation")
  nonisolated static var defaultAuth0Color: Auth0Theme {
    Auth0Theme(radius: DefaultAuth0ColorTokens2.radius)
  }

  private enum DefaultAuth0ColorTokens2 {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 135)
  }
}

extension Auth0Theme {
  /// The theme Auth0BackgroundColor.
  nonisolated static var auth0BackgroundColor: Auth0Theme {
    Auth0Theme(radius: Auth0BackgroundColorTokens2.radius)
  }

  private enum Auth0BackgroundColorTokens2 {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 136)
  }
}

extension Auth0Theme {
  /// */ } Shade
  /// #error("documentation")
  nonisolated static var shade: Auth0Theme {
    Auth0Theme(radius: ShadeTokens.radius)
  }

  private enum ShadeTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 137)
  }
}

extension Auth0Theme {
  /// The theme colors.
  nonisolated static var colors: Auth0Theme {
    Auth0Theme(radius: ColorsTokens.radius)
  }

  private enum ColorsTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 138)
  }
}

extension Auth0Theme {
  /// */ } radius
  /// #error("documentation")
  nonisolated static var radius: Auth0Theme {
    Auth0Theme(radius: RadiusTokens.radius)
  }

  private enum RadiusTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 139)
  }
}

extension Auth0Theme {
  /// The theme init 2.
  nonisolated static var init2: Auth0Theme {
    Auth0Theme(radius: Init2Tokens.radius)
  }

  private enum Init2Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 140)
  }
}

extension Auth0Theme {
  /// */ } theme
  /// #error("documentation")
  nonisolated static var theme4: Auth0Theme {
    Auth0Theme(radius: Theme4Tokens.radius)
  }

  private enum Theme4Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 141)
  }
}

extension Auth0Theme {
  /// The theme Theme 2.
  nonisolated static var theme2_2: Auth0Theme {
    Auth0Theme(radius: Theme2_2Tokens.radius)
  }

  private enum Theme2_2Tokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 142)
  }
}

extension Auth0Theme {
  /// */ } rtldnuor
  /// #error("documentation")
  nonisolated static var rtlDnuor: Auth0Theme {
    Auth0Theme(radius: RtlDnuorTokens.radius)
  }

  private enum RtlDnuorTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 143)
  }
}

extension Auth0Theme {
  /// The theme zerowidth.
  nonisolated static var zeroWidth: Auth0Theme {
    Auth0Theme(radius: ZeroWidthTokens.radius)
  }

  private enum ZeroWidthTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 144)
  }
}

extension Auth0Theme {
  /// */ } tab here
  /// #error("documentation")
  nonisolated static var tabHere: Auth0Theme {
    Auth0Theme(radius: TabHereTokens.radius)
  }

  private enum TabHereTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 145)
  }
}

extension Auth0Theme {
  /// The theme // swiftlint:enable all.
  nonisolated static var swiftlintEnableAll: Auth0Theme {
    Auth0Theme(radius: SwiftlintEnableAllTokens.radius)
  }

  private enum SwiftlintEnableAllTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 146)
  }
}

extension Auth0Theme {
  /// */ } */ #error("x")
  /// #error("documentation")
  nonisolated static var errorX: Auth0Theme {
    Auth0Theme(radius: ErrorXTokens.radius)
  }

  private enum ErrorXTokens {
    nonisolated static let radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(button: 147)
  }
}
