#!/usr/bin/env python3
"""Counts the instructions of `theme check` on S and L, and compares them with `instructions.txt`.

A count says what a time on a busy machine cannot: whether a change makes the tool do more. The guard
fails where a count is more than 5 % above the file's, and says so where it is more than 5 % below, for
the file to be brought up to date. `--update` does that; its difference belongs into the change that
causes it.

Counts are those of one compiler and one kind of processor. Where either is another than the file's, or
where Valgrind cannot be had, the guard says so and passes."""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

from inputs import writing
from measuring import machine, tools

FILE = os.path.join(tools.HERE, "instructions.txt")
TOLERANCE = 0.05
SIZES = {"S": "small.theme", "L": "variables.theme"}

HEADER = f"""\
# Instructions of `theme check` on the inputs S and L, as `valgrind --tool=callgrind` counts them.
# Written by `Tests/Benchmarks/guard.py --update`; compared by `Tests/Benchmarks/guard.py`, with a
# tolerance of {TOLERANCE:.0%}. Besides the code, counts depend on the Swift compiler and the kind of processor,
# which stand below, and a little on the C library that is linked in and on what it finds the processor
# able to do. Paths, environment and the seed of hashing are the same in every run; two runs differ by
# some hundred instructions.
"""


def has_valgrind():
    """Whether Valgrind is here, or can be installed."""
    if shutil.which("valgrind"):
        return True
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "valgrind"]):
        subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, check=False)
    return shutil.which("valgrind") is not None


def count(theme, folder, name):
    """The instructions of one run, on one core: with more, work is parted by how many there are. The
    program and its input are named as they are in the folder, so that no path of this machine counts."""
    command = [
        shutil.which("valgrind"), "--tool=callgrind", "--callgrind-out-file=/dev/null",
        "./theme", "check", name,
    ]
    environment = {"PATH": "/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, check=False, preexec_fn=use_one_core)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not found:
        sys.exit(f"guard: `theme check {name}` failed under Valgrind:\n{done.stderr.strip()}")
    return int(found.group(1))


def use_one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def counts(theme):
    """The counts by size. The folder's path is as long on every machine."""
    with tempfile.TemporaryDirectory(prefix="theme-guard-", dir="/tmp") as folder:
        shutil.copy(theme, os.path.join(folder, "theme"))
        found = {}
        for size, name in SIZES.items():
            writing.write_size(folder, size, ("theme",))
            shutil.move(os.path.join(folder, size, "theme", name), os.path.join(folder, name))
            found[size] = count(theme, folder, name)
        return found


def read():
    """The file's lines by what they are about."""
    with open(FILE) as file:
        rows = [line.split(":", 1) for line in file if not line.startswith("#")]
    return {key: value.strip() for key, value in rows}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    tools.add_theme_option(parser)
    parser.add_argument("--update", action="store_true", help="write the counts into the file")
    options = parser.parse_args()
    here = {"swift": machine.swift(), "processor": platform.machine()}
    kept = read()
    if not options.update:
        for key, value in here.items():
            if kept[key] != value:
                print(f"guard: not run, since the counts are of {key} {kept[key]} and this is {value}")
                return
    if not has_valgrind():
        print("guard: not run, since Valgrind is not here and cannot be installed")
        return
    if options.update:
        found = counts(options.theme)
        with open(FILE, "w") as file:
            file.write(HEADER)
            file.writelines(f"{key}: {value}\n" for key, value in here.items())
            file.writelines(f"check {size}: {value}\n" for size, value in found.items())
        print(f"guard: {os.path.relpath(FILE)} is written")
        return
    slower = False
    for size, value in counts(options.theme).items():
        before = int(kept[f"check {size}"])
        change = value / before - 1
        print(f"guard: check {size}: {value:,} instructions, {change:+.1%} of {before:,}")
        if change > TOLERANCE:
            slower = True
        elif change < -TOLERANCE:
            print(f"guard: {size} got faster; keep it with: Tests/Benchmarks/guard.py --update")
    if slower:
        sys.exit(
            f"guard: `theme check` does more than {TOLERANCE:.0%} more work than before. Where that is\n"
            "meant, say so in the change and run: Tests/Benchmarks/guard.py --update")


if __name__ == "__main__":
    main()
