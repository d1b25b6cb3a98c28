#!/bin/sh
# Builds the documentation of the libraries that apps take, as pages for DocC, and fails on any
# warning: a link that leads nowhere, a page in no list. Where there is no SwiftUI, the stub modules
# beside this folder stand in for it, so that what extends its types is documented too. Then breaks a
# link, so that the check is known to bite.
#
# usage: Tests/Documentation/check.sh [FOLDER]   FOLDER is for what is built; default .build/documentation
set -eu

tests=$(cd "$(dirname "$0")/.." && pwd)
root=$(cd "$tests/.." && pwd)
out=${1:-$root/.build/documentation}

# DocC is beside Swift in every toolchain, also where only `swift` is linked to a folder of the path.
docc=$(command -v docc || true)
if [ -z "$docc" ]; then docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc; fi
if [ ! -x "$docc" ] && command -v xcrun >/dev/null; then docc=$(xcrun --find docc); fi
if [ ! -x "$docc" ]; then
  echo "there is no docc in this toolchain" >&2
  exit 1
fi

# module NAME FOLDER MODE: what the sources in FOLDER declare, as the module NAME and as a symbol graph.
# Bodies say nothing that is documented.
module() {
  find "$2" -name '*.swift' >"$out/sources"
  swiftc -emit-module -parse-as-library -swift-version "$3" -package-name theme \
    -Xfrontend -experimental-skip-all-function-bodies -I "$out/modules" -module-name "$1" \
    -emit-module-path "$out/modules/$1.swiftmodule" -emit-symbol-graph \
    -emit-symbol-graph-dir "$out/symbols/$1" -emit-extension-block-symbols "@$out/sources"
}

# document NAME CATALOG: the pages of the module NAME with the articles in CATALOG.
document() {
  "$docc" convert "$2" --additional-symbol-graph-dir "$out/symbols/$1" \
    --output-dir "$out/$1.doccarchive" --fallback-display-name "$1" \
    --fallback-bundle-identifier "$1" --warnings-as-errors
}

rm -rf "${out:?}/modules" "$out/symbols" "$out/broken"
mkdir -p "$out/modules"
module Drawing "$tests/Stubs/Drawing" 5
module UIKit "$tests/Stubs/UIKit" 5
module SwiftUI "$tests/Stubs/SwiftUI" 5
for room in Tokens Source Syntax Semantics Exchange SwiftUI UI Kit; do
  module "Theme$room" "$root/Sources/Theme$room" 6
done

for name in ThemeTokens ThemeUI ThemeKit; do
  if ! said=$(document $name "$root/Sources/$name/$name.docc" 2>&1); then
    printf '%s\n' "$said" >&2
    exit 1
  fi
  mkdir -p "$out/broken"
  cp -R "$root/Sources/$name/$name.docc" "$out/broken"
  printf '\n## Broken\n\nSee ``NoSuchSymbol`` and <doc:NoSuchArticle>.\n' \
    >>"$out/broken/$name.docc/$name.md"
  if said=$(document $name "$out/broken/$name.docc" 2>&1); then
    echo "$name: links that lead nowhere are not found" >&2
    exit 1
  fi
  for link in NoSuchSymbol NoSuchArticle; do
    case $said in
      *"$link' doesn't exist"* | *"$link"*"unresolved"* | *"Unable to resolve"*"$link"*) ;;
      *)
        printf '%s: %s is refused, but not as expected:\n%s\n' "$name" "$link" "$said" >&2
        exit 1
        ;;
    esac
  done
done
echo "The documentation of the libraries builds without warnings"
