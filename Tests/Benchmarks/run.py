#!/usr/bin/env python3
"""Measures `theme` and what people would use instead, in turn, as whole processes.

Figures are of wall time and peak memory; a ratio is that of the medians. Output goes to /dev/null."""

import argparse
import math
import os
import shlex
import sys
import tempfile

from inputs import scaling, writing
from measuring import growth, jobs, machine, page, report, tools
from measuring.process import Command, Crash, run
from measuring.rounds import measure


def quick(timed, theme, folder):
    """S and L once, this tool alone: whether anything crashes."""
    for size in ("S", "L"):
        writing.write_size(folder, size, ("theme", "loose"))
        inputs = jobs.Inputs(folder, size)
        for job in jobs.JOBS:
            command = jobs.commands(job, inputs, theme, {})["theme"]
            output = os.path.join(folder, "output")
            sample = run(timed, command, output)
            if job.name in ("eval", "format") and os.path.getsize(output) == 0:
                raise Crash(f"`theme {job.name}` of {size} prints nothing")
            print(f"{size:2} {job.name:14} {report.number(sample.wall):>8} ms"
                  f" {report.number(sample.memory):>8} MiB", flush=True)


def compare(timed, theme, folder, options):
    """Everything in turn. Returns the lines of the page."""
    peers = tools.peers()
    results = []
    for size in options.sizes:
        writing.write_size(folder, size)
        inputs = jobs.Inputs(folder, size)
        commands = {}
        for job in jobs.JOBS:
            if size in job.sizes:
                for name, command in jobs.commands(job, inputs, theme, peers).items():
                    # The peers of `lint` are those of `check`, and run once.
                    if name == "theme" or job.name != "lint":
                        commands[(job.name, name)] = command
        if size == "S":
            commands[("start", "theme")] = Command((theme, "--version"), folder)
            commands[("start", "true")] = Command(("/bin/true",), folder)
        rounds = max(1, round(jobs.ROUNDS[size] * options.rounds))
        print(f"{size}: {len(commands)} commands, {rounds} rounds", file=sys.stderr, flush=True)
        figures = measure(timed, commands, rounds)
        for job in jobs.JOBS:
            if size in job.sizes:
                own = job.name if job.name != "lint" else "check"
                found = {name: figures[(job_name, name)] for job_name, name in commands
                         if job_name == own and name != "theme"}
                found["theme"] = figures[(job.name, "theme")]
                results.append((job, size, found))
        if size == "S":
            start, floor = figures[("start", "theme")], figures[("start", "true")]

    versions = [f"{name} {peers[name].version}" for name in sorted(peers)]
    lines = [
        f"Machine: {machine.description()}. Swift {machine.swift()}; "
        f"{', '.join([machine.first_line(theme, '--version'), *versions])}.", ""]
    lines += report.jobs(results)
    if "S" in options.sizes:
        lines += ["", f"Start-up: `theme --version` {report.number(start.median)} ms "
                  f"({report.number(start.least)}), {report.number(start.memory)} MiB; "
                  f"`true` {report.number(floor.median)} ms ({report.number(floor.least)})."]
    if "M" in options.sizes:
        lines += ["", "`eval` takes one theme a run, so at M it is `theme emit json`, which takes them all."]
    return lines + ["", "All peers:", ""] + report.others(results)


def sizes(text):
    """The sizes that `--sizes` names, in the order in which they grow."""
    found = set(text.split(","))
    if unknown := found - set(jobs.SIZES):
        raise argparse.ArgumentTypeError(
            f"no size is called {', '.join(map(repr, sorted(unknown)))}: choose from {','.join(jobs.SIZES)}")
    return tuple(size for size in jobs.SIZES if size in found)


def factor(text):
    """The number that `--rounds` says, more than 0."""
    value = float(text)
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return value


def arguments():
    """The options. Those that say nothing together are an error."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    tools.add_theme_option(parser)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--quick", action="store_true",
                      help="S and L once, without peers; fails on a crash, never on a time")
    kind.add_argument("--scaling", action="store_true",
                      help="how cost grows, and extreme inputs, instead of the sizes")
    parser.add_argument("--only", action="append", default=[], choices=scaling.GROWING,
                        help="with --scaling: only this growing input, and no extremes")
    parser.add_argument("--sizes", type=sizes, default=jobs.SIZES,
                        help="some of S,M,L,XL; default: all")
    parser.add_argument("--rounds", type=factor, default=1, metavar="FACTOR",
                        help="times the usual number of rounds; default: 1")
    parser.add_argument("--write", action="store_true", help="put the figures into README.md")
    options = parser.parse_args()
    if options.only and not options.scaling:
        parser.error("--only is for --scaling")
    if options.quick or options.scaling:
        asked = "--quick" if options.quick else "--scaling"
        if options.sizes != jobs.SIZES:
            parser.error(f"--sizes is not for {asked}")
        if options.rounds != 1:
            parser.error(f"--rounds is not for {asked}")
    if options.write and options.quick:
        parser.error("--quick measures nothing to --write")
    if options.write and (options.only or options.sizes != jobs.SIZES):
        parser.error("README.md has all figures of a run: --write is not for a part of them")
    return options


def main():
    options = arguments()
    timed = tools.timed()
    command_line = "Tests/Benchmarks/run.py " + shlex.join(
        each for each in sys.argv[1:] if each != "--write")
    with tempfile.TemporaryDirectory(prefix="theme-benchmarks-") as folder:
        theme = tools.installed(options.theme)
        try:
            if options.quick:
                quick(timed, theme, folder)
                return
            if options.scaling:
                part = "scaling"
                lines, crashes = growth.exponents(timed, theme, folder, options.only)
                if not options.only:
                    table, more = growth.extremes(timed, theme, folder)
                    lines += ["", *table]
                    crashes += more
            else:
                part, crashes = "figures", 0
                lines = compare(timed, theme, folder, options)
        except Crash as crash:
            sys.exit(f"benchmarks: {crash}")
    lines = [f"`{command_line.strip()}`", "", *lines]
    print("\n".join(lines))
    if options.write:
        page.replace(part, lines)
    if crashes:
        sys.exit(f"benchmarks: {crashes} jobs did not end as they should")


if __name__ == "__main__":
    main()
