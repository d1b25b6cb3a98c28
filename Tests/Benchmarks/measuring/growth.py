"""How cost grows, and what happens at extremes."""

import math
import os
import shutil
import statistics

from inputs import scaling, writing

from . import report
from .process import Command, Crash, run

STATUSES = (scaling.CLEAN, scaling.FINDINGS)

MANY_FILES = ("files",)
"""Inputs of files that are each a theme of their own; of the others, one file is the theme."""


def arguments(name, job, files):
    """The arguments of `theme` for a growing input in the current folder."""
    themes = sorted(files) if name in MANY_FILES else ["main.theme"]
    return {
        "eval": ("eval", "--all", "--format", "json", "main.theme")
        if name not in MANY_FILES else ("emit", "json", *themes),
        "check": ("check", *themes),
        "lint": ("lint", "." if name in MANY_FILES else "main.theme"),
        "format": ("format", "--check", "." if len(files) > 1 else "main.theme"),
    }[job]


JOBS = ("eval", "check", "lint", "format")


def start_up(timed, theme, folder):
    command = Command((theme, "--version"), folder)
    return statistics.median(run(timed, command).wall for _ in range(20))


def exponents(timed, theme, folder, only=()):
    """For each input and job the exponent between its two sizes, start-up taken off: 1 is growth in step.
    The runs of the two sizes alternate."""
    rows = []
    floor = start_up(timed, theme, folder)
    for name, (make, small, large) in scaling.GROWING.items():
        if only and name not in only:
            continue
        folders = {}
        for count in (small, large):
            files = make(count)
            folders[count] = (os.path.join(folder, f"{name}-{count}"), files)
            writing.write_files(*folders[count])
        for job in JOBS:
            row = [name, job, f"{small:,} to {large:,}"]
            try:
                runs = {small: [], large: []}
                for turn in range(4):
                    for count, (place, files) in folders.items():
                        command = Command(
                            (theme, *arguments(name, job, files)), place, statuses=STATUSES)
                        for _ in range(5 if count == small else 1):
                            runs[count].append(run(timed, command))
                first, last = (
                    statistics.median(each.wall for each in runs[count][1:]) - floor
                    for count in (small, large))
                exponent = math.log(max(last, 1e-3) / max(first, 1e-3)) / math.log(large / small)
                row += [
                    report.number(first), report.number(last),
                    report.number(max(each.memory for each in runs[large])), f"{exponent:.2f}",
                    "met" if exponent <= 1.05 else "not met"]
            except Crash as crash:
                row += ["", "", "", "", f"crash: {crash}"]
            rows.append(row)
            print("  ".join(row), flush=True)
        for place, _ in folders.values():
            shutil.rmtree(place)
    head = ["what grows", "job", "from, to", "ms at first", "ms at last", "MiB at last", "exponent", "≤ 1.05"]
    return report.table(head, rows)


def extremes(timed, theme, folder):
    """Every extreme input through every job, once. Returns the table and the number of crashes."""
    rows, crashes = [], 0
    for title, (make, bound, expected) in scaling.EXTREMES.items():
        place = os.path.join(folder, "extreme")
        files = make(bound)
        writing.write_files(place, files)
        row = [title]
        for job in JOBS:
            statuses = (expected,) if job == "check" and expected is not None else STATUSES
            command = Command((theme, *arguments("", job, files)), place, statuses=statuses)
            try:
                sample = run(timed, command)
                row.append(f"{report.number(sample.wall)} ({sample.memory:.0f})")
            except Crash as crash:
                crashes += 1
                row.append(str(crash).split("\n")[0][:160].replace("|", "/"))
        rows.append(row)
        print("  ".join(row), flush=True)
        shutil.rmtree(place)
    return report.table(["input", *(f"{job}: ms (MiB)" for job in JOBS)], rows), crashes
