"""What is measured: each job of the tool, at each size, beside what its peers do with the same themes."""

import glob
import os
from dataclasses import dataclass
from typing import Callable

from .process import Command

SIZES = ("S", "M", "L", "XL")
ROUNDS = {"S": 60, "M": 50, "L": 25, "XL": 9}


@dataclass(frozen=True)
class Inputs:
    """The files of one size."""

    folder: str
    size: str

    def files(self, extension, pattern="*"):
        """Paths from the folder of all inputs, in order."""
        found = glob.glob(os.path.join(self.folder, self.size, extension, f"{pattern}.{extension}"))
        return tuple(sorted(os.path.relpath(path, self.folder) for path in found))

    def themes(self, extension):
        """The files that are evaluated: of M, those of the children."""
        return self.files(extension, "child*" if self.size == "M" else "*")

    def of(self, extension):
        return os.path.join(self.size, extension)


@dataclass(frozen=True)
class Target:
    """At most `ratio` times the best peer, or the best of `peers`; at most `memory` MiB."""

    ratio: float
    peers: tuple = ()
    memory: float = 0


@dataclass(frozen=True)
class Job:
    name: str
    sizes: tuple
    command: Callable
    """The arguments of `theme` for some inputs, and the file that is standard input or nothing."""
    peers: dict
    """The arguments for some inputs, by the name of the peer. Nothing where it has no such size."""
    targets: dict
    """Targets by size."""


def evaluate(inputs):
    """Every theme in one run. `theme eval` takes one, so several are for `theme emit json`."""
    themes = inputs.themes("theme")
    if len(themes) == 1:
        return ("eval", "--all", "--format", "json", *themes), None
    return ("emit", "json", *themes), None


def up_to(largest, arguments):
    """A peer that takes many seconds a run for what is larger is not asked for it."""
    return lambda inputs: (
        None if SIZES.index(inputs.size) > SIZES.index(largest) else arguments(inputs))


RYL = ("check", "--no-cache", "--enable", "ALL", "--disable",
       "document-end,quoted-strings,key-ordering,line-length")

LINTERS = {
    "ruff": lambda inputs: ("check", "--no-cache", "--isolated", inputs.of("py")),
    "oxlint": lambda inputs: (inputs.of("js"),),
    "ryl": lambda inputs: (*RYL, inputs.of("yaml")),
    "jsonnetfmt": up_to("L", lambda inputs: ("--test", *inputs.files("jsonnet"))),
}


JOBS = [
    Job(
        "eval", SIZES, evaluate,
        {
            "sasso": lambda inputs: inputs.themes("scss"),
            "sassc": up_to("L", lambda inputs: inputs.themes("scss")),
        },
        {
            "S": Target(0.7, ("sasso",)), "M": Target(0.25, ("sasso",)),
            "L": Target(0.1, ("sasso",)), "XL": Target(0.1, ("sasso",), memory=120),
        }),
    Job(
        "check", SIZES, lambda inputs: (("check", *inputs.files("theme")), None), LINTERS,
        {size: Target(0.5) for size in SIZES}),
    Job(
        "lint", SIZES, lambda inputs: (("lint", inputs.of("theme")), None), LINTERS,
        {size: Target(0.5) for size in SIZES}),
    Job(
        "format --check", SIZES,
        lambda inputs: (("format", "--check", inputs.of("theme")), None),
        {"ruff": lambda inputs: ("format", "--check", "--no-cache", "--isolated", inputs.of("py"))},
        {}),
    Job(
        "format", ("S", "L", "XL"),
        lambda inputs: (("format", "-"), inputs.files("loose")[0]),
        {"lightningcss": lambda inputs: ("--minify", *inputs.files("css"))},
        {"XL": Target(1 / 3, ("lightningcss",))}),
]


ONE_BY_ONE = 'program=$1; shift; for file; do "$program" "$file" || exit 1; done'
"""Has a shell run a program for each of some files."""


def commands(job, inputs, theme, peers):
    """The command of the tool, under its name `theme`, and those of the peers."""
    arguments, source = job.command(inputs)
    input = os.path.join(inputs.folder, source) if source else "/dev/null"
    found = {"theme": Command((theme, *arguments), inputs.folder, input)}
    for name, arguments_for in job.peers.items():
        arguments = arguments_for(inputs) if name in peers else None
        if arguments is None:
            continue
        peer = peers[name]
        line = (*peer.program, *arguments)
        if name == "sassc" and len(arguments) > 1:
            # It takes one file a run.
            line = ("/bin/sh", "-c", ONE_BY_ONE, "sh", *line)
        found[name] = Command(line, inputs.folder, libraries=peer.libraries)
    return found
