"""How cost grows, and what happens at extremes."""

import math
import os
import shutil
import statistics

from inputs import scaling, writing

from . import report
from .process import Command, Crash, run

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


TINY = 2
"""The size at which a job costs what it costs without any input."""

RUNS = {"tiny": 21, "first": 21, "last": 7}


def command(theme, name, job, place, files, status):
    """`theme` on an input that lies in the folder `place`, whose exit status has to be `status`. That of
    `format` may be either, since an input need not be in its one form."""
    statuses = (scaling.CLEAN, scaling.FINDINGS) if job == "format" else (status,)
    return Command((theme, *arguments(name, job, files)), place, statuses=statuses)


def grow(timed, commands):
    """Runs the commands in turn, by the names of `RUNS`. Returns the samples without a first round."""
    found = {which: [] for which in commands}
    for turn in range(max(RUNS.values()) + 1):
        for which, command in commands.items():
            if turn <= RUNS[which]:
                found[which].append(run(timed, command))
    return {which: samples[1:] for which, samples in found.items()}


def exponents(timed, theme, folder, only=()):
    """For each input and job the exponent between its two sizes: 1 is growth in step. It is of processor
    time, which a busy machine changes less, with what the job costs at a tiny size taken off. Returns the
    table and the number of crashes."""
    rows, crashes = [], 0
    for name, (make, small, large, status) in scaling.GROWING.items():
        if only and name not in only:
            continue
        places = {}
        for which, size in (("tiny", TINY), ("first", small), ("last", large)):
            files = make(size)
            places[which] = (os.path.join(folder, f"{name}-{which}"), files)
            writing.write_files(*places[which])
        for job in JOBS:
            row = [name, job, f"{small:,} to {large:,}"]
            try:
                found = grow(timed, {
                    which: command(theme, name, job, place, files, status)
                    for which, (place, files) in places.items()})
                tiny, first, last = (
                    statistics.median(each.processor for each in found[which])
                    for which in ("tiny", "first", "last"))
                exponent = math.log((last - tiny) / max(first - tiny, 1e-3)) / math.log(large / small)
                row += [
                    report.number(first - tiny), report.number(last - tiny),
                    report.number(max(each.memory for each in found["last"])), f"{exponent:.2f}",
                    "met" if exponent <= 1.05 else "not met"]
            except Crash as crash:
                crashes += 1
                row += ["", "", "", "", report.cell(f"crash: {crash}")]
            rows.append(row)
            print("  ".join(row), flush=True)
        for place, _ in places.values():
            shutil.rmtree(place)
    head = ["what grows", "job", "from, to", "ms at first", "ms at last", "MiB at last", "exponent", "≤ 1.05"]
    return report.table(head, rows), crashes


def extremes(timed, theme, folder):
    """Every extreme input through every job, once. Returns the table and the number of crashes."""
    rows, crashes = [], 0
    for title, (make, bound, status) in scaling.EXTREMES.items():
        place = os.path.join(folder, "extreme")
        files = make(bound)
        writing.write_files(place, files)
        row = [title]
        for job in JOBS:
            try:
                sample = run(timed, command(theme, "", job, place, files, status))
                row.append(f"{report.number(sample.wall)} ({sample.memory:.0f})")
            except Crash as crash:
                crashes += 1
                row.append(report.cell(f"crash: {crash}"))
        rows.append(row)
        print("  ".join(row), flush=True)
        shutil.rmtree(place)
    return report.table(["input", *(f"{job}: ms (MiB)" for job in JOBS)], rows), crashes
