#!/bin/bash
# Runs the pre-commit hooks as a team does: the real pre-commit, in a git repository made for it,
# against this checkout. Needs Python with pip; what it installs goes into a folder that is removed.
set -euo pipefail
checkout="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

if ! python3 -m venv "$work/python" \
  || ! "$work/python/bin/pip" install --quiet pre-commit pydantic-sarif==0.1.1; then
  echo "hooks: not run, since pre-commit cannot be installed here"
  exit 0
fi
export PATH="$work/python/bin:$PATH" PRE_COMMIT_HOME="$work/cache" PRE_COMMIT_COLOR=never

# pre-commit builds what is committed.
repository="$work/brand"
git init --quiet "$repository"
cd "$repository"
git config user.name "Test" && git config user.email "test@example.com"
revision="$(git -C "$checkout" rev-parse HEAD)"
cat > .pre-commit-config.yaml <<YAML
repos:
  - repo: $checkout
    rev: $revision
    hooks:
      - id: theme-lint
      - id: theme-check
      - id: theme-format
YAML

failures=0
# expect STATUS PATTERN…: runs the hooks on what is staged. Each PATTERN, an extended regular
# expression, is found in a line of what they say.
expect() {
  local wanted=$1 status=0 output pattern
  shift
  output="$(pre-commit run 2>&1)" || status=$?
  if [[ $status -ne $wanted ]]; then
    printf 'expected status %s, found status %s:\n%s\n' "$wanted" "$status" "$output" >&2
    failures=$((failures + 1))
  fi
  for pattern; do
    if ! grep -qE -- "$pattern" <<< "$output"; then
      printf 'expected "%s", found:\n%s\n' "$pattern" "$output" >&2
      failures=$((failures + 1))
    fi
  done
}

# expect_of_each STATUS RESULT: the same, where RESULT is what is said of each of the three hooks.
expect_of_each() {
  expect "$1" "^lint themes\.+$2\$" "^check themes\.+$2\$" "^format themes\.+$2\$"
}

printf 'let brand = #1B5CFF\nbackground.primary = brand\ntext.onPrimary     = white\n' > base.theme
printf 'extends "base.theme"\n\nbrand = #0B3FCC\n' > acme.theme
git add .
expect_of_each 0 'Passed'
git commit --quiet --message "Themes"

printf 'text.bld = red\n' > bad.theme
git add bad.theme
expect 1 'there is no token `text\.bld`'
git rm --quiet --force bad.theme

# A base whose change breaks a theme that is not part of the commit.
printf 'let colour = #1B5CFF\nbackground.primary = colour\ntext.onPrimary     = white\n' > base.theme
git add base.theme
expect 1 'acme\.theme:3:1'
git checkout --quiet HEAD -- base.theme

# What is not in its one form is rewritten, and has to be looked at and staged again.
printf 'exclude=["Pods"]\n' > .theme-config
printf 'extends "base.theme"\n\n\nbrand=#0b3fcc // ours\n' > acme.theme
git add .
expect 1 'files were modified by this hook'
if [[ "$(cat acme.theme)" != $'extends "base.theme"\n\nbrand = #0B3FCC // ours' ]] \
  || [[ "$(cat .theme-config)" != 'exclude = ["Pods"]' ]]; then
  echo "the staged files are not in their one form" >&2
  failures=$((failures + 1))
fi
git add .
expect 0 '^format themes\.+Passed$'
git commit --quiet --message "Formatted"

# A commit without a theme does not run them.
printf 'notes\n' > notes.txt
git add notes.txt
expect_of_each 0 '\(no files to check\)Skipped'

# What is reported to code scanning holds to the schema of SARIF 2.1.0.
theme="$(find "$work/cache" -path '*/release/theme' -type f | head -n 1)"
printf 'text.bld = red\n' > bad.theme
if ! "$checkout/Tests/Hooks/sarif.py" "$theme" "$checkout/samples" "$repository"; then
  failures=$((failures + 1))
fi

[[ $failures -eq 0 ]]
echo "hooks: all as expected"
