#!/bin/bash
# Builds a package that depends on this one by path, as a user's would: themes among its sources become
# Swift with every build. Prints what they became, and fails where that is not as expected, where a
# changed base builds nothing anew, or where a mistake builds.
#
# usage: Tests/Consumers/check.sh [FOLDER]   FOLDER is for what is built; default .build/consumers
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
out=${1:-$root/.build/consumers}
app=$root/Tests/Consumers/App
base=$app/Sources/App/Shared/base.theme
original=$(cat "$base")

restore() { printf '%s\n' "$original" > "$base"; }
trap restore EXIT

build() { swift build --package-path "$app" --scratch-path "$out" 2>&1; }

# expect WHAT: the app prints WHAT.
expect() {
  log=$(build) || { printf '%s\n' "$log" >&2; exit 1; }
  printed=$("$out/debug/App")
  printf '%s\n' "$printed"
  if [ "$printed" != "$1" ]; then
    printf 'expected\n%s\n' "$1" >&2
    exit 1
  fi
}

expect 'acme radius.button 20.0
brand radius.button 24.0
acme background.primary srgb 0.10588235294117647 0.3607843137254902 1.0 alpha 1.0
loaded radius.button 30.0'

printf '%s\n' "${original/= 20/= 21}" > "$base"
expect 'acme radius.button 21.0
brand radius.button 25.0
acme background.primary srgb 0.10588235294117647 0.3607843137254902 1.0 alpha 1.0
loaded radius.button 30.0'

printf '%s\n' "${original/= 20/= red}" > "$base"
if log=$(build); then
  echo "a theme with a mistake builds" >&2
  exit 1
fi
if ! grep -qF "$base:4:17: error: expected a Length, found a Color" <<< "$log"; then
  printf 'a mistake is not reported as an IDE wants it:\n%s\n' "$log" >&2
  exit 1
fi
echo "A consumer's themes become Swift, follow their base, and fail the build when they are wrong"
