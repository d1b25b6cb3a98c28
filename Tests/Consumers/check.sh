#!/bin/bash
# Builds a package that depends on this one by path, as a user's would: themes among its sources become
# Swift with every build. Prints what they became, and fails where that is not as expected, where a
# change builds nothing anew, or where a mistake builds. Then lints and formats it with the plugins.
#
# It works on a copy, so that nothing in the checkout changes.
#
# usage: Tests/Consumers/check.sh [FOLDER]   FOLDER is for what is built; default .build/consumers
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
out=${1:-$root/.build/consumers}
mkdir -p "$out"
out=$(cd "$out" && pwd)
app=$out/ThemedApp
themes=$app/Sources/App

rm -rf "$app"
cp -R "$root/Tests/Consumers/ThemedApp" "$app"
sed -e "s|\"../../..\"|\"$root\"|" -e "s|\"../../Stubs\"|\"$root/Tests/Stubs\"|" \
  "$root/Tests/Consumers/ThemedApp/Package.swift" > "$app/Package.swift"

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

build() { swift build --package-path "$app" --scratch-path "$out/build" 2>&1; }

# expect WHAT TEXT: after WHAT was done, the app builds and prints TEXT.
expect() {
  local log found
  log=$(build) || fail "$1: it does not build" "$log"
  found=$("$out/build/debug/App")
  [ "$found" = "$2" ] || fail "$1: expected" "$2" "found" "$found" "$log"
  printf '%s:\n%s\n' "$1" "$found"
}

# refused WHAT FILE TEXT: after WHAT was done, the build fails and reports TEXT in FILE.
refused() {
  local log
  if log=$(build); then fail "$1: it builds"; fi
  grep -qF "$2:$3" <<< "$log" || fail "$1: a mistake is not reported as an IDE wants it" "$log"
  printf '%s: refused\n' "$1"
}

# has NAME: whether the themes became a property NAME.
has() {
  grep -rqF "static var $1:" --include Themes.swift "$out/build/plugins"
}

# package STATUS TEXT ARGUMENTS…: `swift package ARGUMENTS…` in the app ends with STATUS and prints
# TEXT.
package() {
  local status=0 log
  log=$(swift package --package-path "$app" --scratch-path "$out/build" "${@:3}" 2>&1 < /dev/null) ||
    status=$?
  [ "$status" = "$1" ] && grep -qF -- "$2" <<< "$log" ||
    fail "swift package ${*:3}: expected status $1 and $2, found status $status and" "$log"
}

# printed BUTTON BRAND: what the app prints where the first theme has a button's radius of BUTTON, and
# the second of BRAND.
printed() {
  cat << EOF
acme radius.button $1
brand radius.button $2
acme background.primary srgb 0.10588235294117647 0.3607843137254902 1.0 alpha 1.0
loaded radius.button 30.0
EOF
}

base=$themes/Shared/base.theme
acme=$themes/Acme/brand.theme
original=$(cat "$base")

expect "built" "$(printed 20.0 24.0)"
log=$(build)
! grep -qF "Compiling App" <<< "$log" || fail "nothing has changed, and something is compiled" "$log"

printf '%s\n' "${original/= 20/= 21}" > "$base"
expect "a base was changed" "$(printed 21.0 25.0)"

printf '%s\n' "${original/= 20/= red}" > "$base"
refused "a base is wrong" "$base" "4:17: error: expected a Length, found a Color"
printf '%s\n' "$original" > "$base"
expect "the base was put right" "$(printed 20.0 24.0)"

# Bases outside the target's sources, of which a build system that has made its plan knows nothing.
mkdir "$app/Brand"
cp "$acme" "$out/acme.theme"
outside='theme Acme extends "../../../Brand/outer.theme"\nbackground.primary = #1B5CFF\n'
printf 'radius.button = 40\n' > "$app/Brand/outer.theme"
printf "$outside" > "$acme"
expect "a theme extends one outside the sources" "$(printed 40.0 24.0)"
printf 'radius.button = 41\n' > "$app/Brand/outer.theme"
expect "the one outside was changed" "$(printed 41.0 24.0)"
touch "$app/Package.swift"
expect "the package was planned anew" "$(printed 41.0 24.0)"
mv "$app/Brand/outer.theme" "$app/Brand/other.theme"
refused "the one outside is gone" "$acme" '1:20: error: there is no file `../../../Brand/outer.theme`'
printf "${outside/outer/other}" > "$acme"
expect "it is extended by its new name" "$(printed 41.0 24.0)"
cp "$out/acme.theme" "$acme"
rm -r "$app/Brand"
expect "it is not extended any more" "$(printed 20.0 24.0)"

printf 'radius.small = 3\n' > "$themes/fresh.theme"
expect "a theme was added" "$(printed 20.0 24.0)"
has fresh || fail "an added theme is not compiled"
mv "$themes/fresh.theme" "$themes/renamed.theme"
expect "it was renamed" "$(printed 20.0 24.0)"
has renamed || fail "a renamed theme is not compiled"
! has fresh || fail "a renamed theme is still compiled under its old name"
rm "$themes/renamed.theme"
expect "it was removed" "$(printed 20.0 24.0)"
! has renamed || fail "a removed theme is still compiled"
mv "$themes/Shared" "$themes/Common"
sed 's|/Shared/|/Common/|' "$out/acme.theme" > "$acme"
cp "$themes/Other/brand.theme" "$out/other.theme"
sed 's|/Shared/|/Common/|' "$out/other.theme" > "$themes/Other/brand.theme"
expect "a folder was renamed" "$(printed 20.0 24.0)"

# The commands, on the package alone and not on all of the project around it.
may="--allow-writing-to-package-directory"
package 0 "warning[low_contrast]" theme-lint
printf 'radius.button=red\n' > "$app/loose.theme"
package 1 "error[type_mismatch]" theme-lint
package 0 "warning[low_contrast]" theme-lint Sources
printf 'radius.button=1\n' > "$app/loose.theme"
printf 'radius.button=1\n' > "$out/stranger.theme"
package 1 "loose.theme" $may theme-format --check
package 1 "$may" theme-format
package 0 "formatted 1 file" $may theme-format loose.theme
printf 'radius.button=1\n' > "$app/loose.theme"
package 0 "formatted" $may theme-format
[ "$(cat "$app/loose.theme")" = "radius.button = 1" ] || fail "theme-format does not format"
[ "$(cat "$out/stranger.theme")" = "radius.button=1" ] || fail "theme-format leaves the package"

echo "A consumer's themes become Swift, follow their bases, and fail the build when they are wrong"
