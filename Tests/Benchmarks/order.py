#!/usr/bin/env python3
"""Lists the functions that runs call, for the linker to put them beside each other.

It builds the tool with its names left in, has Valgrind watch it at work on small and large themes, and
writes `Sources/theme/Order/functions.txt`. A function that is missing there is found by the linker all the
same, only farther away; so the list may be older than the code, and is written anew when much has moved.
`--check` says how many of its names the tool still has, and fails below nine of ten."""

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from inputs import writing
from measuring import named, tools

FILE = os.path.join(tools.ROOT, "Sources", "theme", "Order", "functions.txt")
LEAST = 0.9

LARGEST = 0x10000
"""A larger section is a library in one piece, which would push what follows away."""

RUNS = (
    ("S", ("--version",)),
    ("S", ("check", "small.theme")),
    ("S", ("lint", "small.theme")),
    ("S", ("eval", "--all", "--format", "json", "small.theme")),
    ("S", ("eval", "small.theme")),
    ("S", ("emit", "json", "small.theme")),
    ("S", ("format", "--check", "small.theme")),
    ("M", ("lint", "*.theme")),
    ("M", ("emit", "json", "child*.theme")),
    ("L", ("lint", "variables.theme")),
    ("L", ("eval", "--all", "--format", "json", "variables.theme")),
    ("L", ("format", "--check", "variables.theme")),
)

START = ("_start", "__libc_start_main", "__libc_start_call_main")
"""What runs before `main`, which Valgrind has one name for."""

CHOSEN = re.compile(r"^__(mem|str|raw)(\w+?)_(avx|evex|sse|ssse)\w*$")
"""A function of the C library that is there once for each kind of processor."""

HEADER = """\
# The functions that runs of the tool call, those of the first starts first: the linker puts them in this
# order. Written by Tests/Benchmarks/order.py.
"""


def sections(path):
    """The size of the section that a symbol's function lies in, by the symbol, as the linker's map has it."""
    sizes, size = {}, 0
    with open(path, errors="replace") as file:
        for line in file:
            found = re.match(r"\s*[0-9a-f]+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+( +)(\S.*)", line)
            if not found:
                continue
            # An output section stands first, then the sections it is made of, then their symbols.
            depth = len(found[2])
            if depth == 9:
                size = int(found[1], 16) if ":(.text" in found[3] else 0
            elif depth > 9 and size:
                sizes.setdefault(found[3], size)
    return sizes


def called(theme, folder, size, arguments):
    """The symbols of the functions that a run calls."""
    output = os.path.join(folder, "callgrind.out")
    inputs = os.path.join(folder, size, "theme")
    arguments = [
        name for argument in arguments
        for name in sorted(glob.glob(argument, root_dir=inputs)) or [argument]
    ]
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={output}", theme,
         *arguments],
        cwd=inputs,
        env={"PATH": "/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING": "1"},
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    with open(output) as file:
        found = re.findall(r"^c?fn=\(\d+\) (.+)$", file.read(), re.MULTILINE)
    # A function that calls itself is there once more, with a number.
    return {name.split("'")[0] for name in found}


def stem(name):
    """What a function does that there is once for each kind of processor."""
    found = CHOSEN.match(name)
    return found[1] + found[2] if found else None


def order(theme, sizes):
    """The symbols in their order: those of the first run, then what each other adds, and each of those
    groups by name, so that the list changes little when the code does."""
    small = {name for name, size in sizes.items() if size <= LARGEST}
    listed = dict.fromkeys(name for name in START if name in small)
    with tempfile.TemporaryDirectory(prefix="theme-order-") as folder:
        for size in dict.fromkeys(size for size, _ in RUNS):
            writing.write_size(folder, size, ("theme",))
        for size, arguments in RUNS:
            names = called(theme, folder, size, arguments)
            stems = {stem(name) for name in names} - {None}
            names |= {name for name in small if stem(name) in stems}
            listed.update(dict.fromkeys(sorted(names & small)))
    return list(listed)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="only say how much of the list still holds")
    options = parser.parse_args()
    if not shutil.which("valgrind") and not options.check:
        sys.exit("order: Valgrind is needed")
    os.makedirs(tools.FOLDER, exist_ok=True)
    linked = os.path.join(tools.FOLDER, "theme.map")
    theme = named.build("-Xlinker", "--no-demangle", "-Xlinker", f"-Map={linked}")
    sizes = sections(linked)
    if options.check:
        with open(FILE) as file:
            names = [line.strip() for line in file if not line.startswith("#")]
        share = sum(name in sizes for name in names) / len(names)
        print(f"order: {share:.0%} of {len(names):,} names are functions of the tool")
        if share < LEAST:
            sys.exit("order: too few; write the list anew with: Tests/Benchmarks/order.py")
        return
    names = order(theme, sizes)
    with open(FILE, "w") as file:
        file.write(HEADER)
        file.writelines(name + "\n" for name in names)
    # The build does not know that the linker reads the list.
    os.utime(os.path.join(tools.ROOT, "Sources", "theme", "main.swift"))
    print(f"order: {len(names):,} functions in {os.path.relpath(FILE)}; build again to have them")


if __name__ == "__main__":
    main()
