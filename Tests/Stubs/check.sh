#!/bin/sh
# Type-checks Swift for Apple's systems where there is no SwiftUI: against the stub modules beside
# this script, once with a stub of UIKit and once with one of AppKit, in the language modes 5 and 6,
# with either default isolation and with upcoming features, warnings as errors. Then runs emitted
# themes and compares what they draw. `Fail` holds files that must not compile, so that the stubs are
# known to bite.
#
# usage: Tests/Stubs/check.sh [FOLDER]   FOLDER is for what is built; default .build/stubs
set -eu

stubs=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$stubs/../.." && pwd)
out=${1:-$root/.build/stubs}
fixtures=$root/Tests/ThemeExchangeTests/Fixtures
emitted=$fixtures/Swift
failures=0

fail() {
  printf '%s\n' "$1" >&2
  failures=$((failures + 1))
}

# module KIT NAME MODE FILES…: builds the module NAME.
module() {
  kit=$1 name=$2 mode=$3
  shift 3
  mkdir -p "$out/$kit"
  swiftc -emit-module -emit-object -parse-as-library -wmo -swift-version "$mode" \
    -warnings-as-errors -package-name theme -I "$out/$kit" -I "$out/common" "$@" \
    -module-name "$name" \
    -o "$out/$kit/$name.o" -emit-module-path "$out/$kit/$name.swiftmodule"
}

# typecheck KIT WHAT FLAGS-AND-FILES…
typecheck() {
  kit=$1 what=$2
  shift 2
  swiftc -typecheck -wmo -parse-as-library -warnings-as-errors -package-name theme \
    -I "$out/$kit" -I "$out/common" "$@" ||
    fail "$kit: $what does not compile with $*"
}

# bite: every file of `Fail` fails to compile, with the error that its first line says.
bite() {
  for file in "$stubs"/Fail/*.swift; do
    expected=$(sed -n 's|^// expect: ||p' "$file")
    if said=$(swiftc -typecheck -parse-as-library -swift-version 6 -I "$out/UIKit" \
      -I "$out/common" "$file" 2>&1)
    then
      fail "$(basename "$file") compiles, and must not"
      continue
    fi
    case $said in
      *"error: "*"$expected"*) ;;
      *) fail "$(basename "$file") fails, but not as expected: $said" ;;
    esac
  done
}

main_actor="-default-isolation MainActor"
upcoming="-enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature NonisolatedNonsendingByDefault
  -enable-upcoming-feature InferIsolatedConformances"

check_kit() {
  kit=$1
  # The SDK is built in mode 5, so its stub is too.
  module "$kit" "$kit" 5 "$stubs/$kit"/*.swift
  module "$kit" SwiftUI 5 "$stubs"/SwiftUI/*.swift
  module "$kit" Auth0UniversalComponents 5 "$stubs"/Auth0UniversalComponents/*.swift
  module "$kit" ThemeSwiftUI 6 "$root"/Sources/ThemeSwiftUI/*.swift
  module "$kit" ThemeUI 6 "$root"/Sources/ThemeUI/*.swift
  # What an app that hands a theme over sees of it; the rest is the interpreter.
  module "$kit" ThemeKit 6 "$root"/Sources/ThemeKit/ResolvedTheme.swift

  for mode in 5 6; do
    for flags in "" "$main_actor" "$upcoming" "$main_actor $upcoming"; do
      typecheck "$kit" "emitted Swift" -swift-version $mode $flags \
        "$emitted"/*.swift "$stubs"/Pass/*.swift
    done
  done
  # The package builds these in mode 6, as above.
  typecheck "$kit" ThemeSwiftUI -swift-version 5 -module-name ThemeSwiftUI \
    "$root"/Sources/ThemeSwiftUI/*.swift
  typecheck "$kit" ThemeUI -swift-version 5 -module-name ThemeUI "$root"/Sources/ThemeUI/*.swift
  for file in "$stubs"/PassUI/*.swift "$out"/articles/*.swift; do
    typecheck "$kit" "an app" -swift-version 5 "$file"
    typecheck "$kit" "an app" -swift-version 6 $main_actor $upcoming "$file"
  done

  swiftc -swift-version 6 -I "$out/$kit" -I "$out/common" "$stubs"/Run/main.swift \
    "$emitted"/Acme.swift "$emitted"/Colours.swift "$emitted"/Fonts.swift "$out/$kit"/*.o "$out"/common/*.o \
    -o "$out/$kit/run"
  "$out/$kit/run" >"$out/$kit/resolved.txt"
  diff "$fixtures/Resolved.txt" "$out/$kit/resolved.txt" >&2 ||
    fail "$kit: emitted themes do not draw what the themes say"

  swiftc -swift-version 6 -I "$out/$kit" -I "$out/common" "$stubs"/RunUI/main.swift \
    "$out/$kit"/*.o "$out"/common/*.o -o "$out/$kit/run-ui"
  "$out/$kit/run-ui" >&2 || fail "$kit: colours and fonts become others in SwiftUI"
}

# articles: the files of Swift in the documentation, which readers copy.
articles() {
  mkdir -p "$out/articles"
  for article in "$root"/Sources/*/*.docc/*.md; do
    awk -v to="$out/articles/$(basename "$article" .md).swift" '
      /^```$/ { inside = 0 }
      inside && (started || /^import /) { print > to; started = 1 }
      /^```swift$/ { inside = 1; started = 0 }
    ' "$article"
  done
}

for part in common UIKit AppKit format articles; do rm -rf "${out:?}/$part"; done
module common Drawing 5 "$stubs"/Drawing/*.swift
module common ThemeTokens 6 "$root"/Sources/ThemeTokens/*/*.swift
articles
check_kit UIKit
check_kit AppKit
bite

# What is emitted is formatted as `swift format` does it, the mark that keeps it away aside.
mkdir -p "$out/format"
for file in "$emitted"/*.swift; do
  plain=$out/format/$(basename "$file")
  grep -v swift-format-ignore-file "$file" >"$plain"
done
swift format lint --strict --configuration "$root/.swift-format" "$out"/format/*.swift ||
  fail "emitted Swift is not formatted"

if [ $failures -gt 0 ]; then
  echo "$failures checks failed" >&2
  exit 1
fi
echo "Swift for Apple's systems compiles and draws what the themes say"
