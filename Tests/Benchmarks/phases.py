#!/usr/bin/env python3
"""Says where the instructions of a run go, by folder of the sources, as Valgrind counts them.

It builds the tool once more as the release build is, but with the names and lines that the release build
leaves out. Code that is inlined counts for the file that it is written in. What the Swift runtime and the
C library do counts for the file that calls them: allocation, reference counts, copies."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

from inputs import writing
from measuring import named, page, report
from measuring.callgrind import CallGraph

RUNS = {
    "eval L": ("L", ("eval", "--all", "--format", "json", "variables.theme")),
    "check L": ("L", ("check", "variables.theme")),
    "lint L": ("L", ("lint", "variables.theme")),
    "format L": ("L", ("format", "--check", "variables.theme")),
    "check S": ("S", ("check", "small.theme")),
}

LEAST = 0.01
"""A folder with a smaller share in every run is one of the rest."""


def place(path):
    """The folder of a source, such as `ThemeSyntax/Lexer`, or nothing for what is no source of ours."""
    found = re.search(r"/Sources/(\w+)/(?:(\w+)/)?[\w+.]+$", path)
    if not found:
        return None
    room, folder = found.groups()
    return f"{room}/{folder}" if folder else room


def profile(theme, folder, arguments):
    """The share of each place in a run, and of them all the number of instructions."""
    output = os.path.join(folder, "callgrind.out")
    subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", theme, *arguments],
        cwd=folder, env={"PATH": "/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING": "1"},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    with open(output) as file:
        costs = CallGraph(file, place).costs()
    total = sum(costs.values())
    return {name or "start": cost / total for name, cost in costs.items()}, total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--theme", help="a build that has names and lines; default: make one")
    parser.add_argument("--write", action="store_true", help="put the table into README.md")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("phases: Valgrind is needed")
    theme = os.path.abspath(options.theme) if options.theme else named.build()
    shares, totals = {}, {}
    with tempfile.TemporaryDirectory(prefix="theme-profile-") as folder:
        for title, (size, arguments) in RUNS.items():
            writing.write_size(folder, size, ("theme",))
            shares[title], totals[title] = profile(
                theme, os.path.join(folder, size, "theme"), arguments)
    places = sorted(
        {name for each in shares.values() for name, share in each.items() if share >= LEAST},
        key=lambda name: -shares["eval L"].get(name, 0))
    rows = [["million instructions", *(report.number(totals[title] / 1e6) for title in RUNS)]]
    for name in places:
        rows.append([name, *(f"{shares[title].get(name, 0):.1%}" for title in RUNS)])
    rest = [1 - sum(shares[title].get(name, 0) for name in places) for title in RUNS]
    rows.append(["the rest", *(f"{share:.1%}" for share in rest)])
    lines = report.table(["", *RUNS], rows)
    print("\n".join(lines))
    if options.write:
        page.replace("profile", lines)


if __name__ == "__main__":
    main()
