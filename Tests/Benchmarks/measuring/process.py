"""One run of one command, as the system accounts for it."""

import os
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """What a run took: milliseconds of wall and of processor time, and MiB of peak memory."""

    wall: float
    processor: float
    memory: float


class Crash(Exception):
    """A command ended in a way that it should not."""


@dataclass(frozen=True)
class Command:
    arguments: tuple
    folder: str
    input: str = "/dev/null"
    libraries: str = ""
    """A folder of shared libraries that the command needs."""
    statuses: tuple = (0,)
    """The exit statuses that are no crash."""

    def environment(self):
        found = {"PATH": "/usr/bin:/bin", "HOME": self.folder, "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
        if self.libraries:
            found["LD_LIBRARY_PATH"] = self.libraries
        return found


def run(timed, command, output="/dev/null"):
    """Runs a command once by way of the program `timed`.

    :raises Crash: where it is ended by a signal or exits with a status that it should not."""
    errors = os.path.join(os.path.dirname(timed), "errors.txt")
    line = subprocess.run(
        [timed, command.input, output, errors, *command.arguments],
        cwd=command.folder, env=command.environment(), stdout=subprocess.PIPE, check=False)
    if line.returncode != 0:
        raise Crash(f"{command.arguments[0]} cannot be started")
    status, wall, user, system, memory = map(int, line.stdout.split())
    code = os.waitstatus_to_exitcode(status)
    if code not in command.statuses:
        with open(errors, errors="replace") as file:
            said = file.read(2000).strip()
        shown = " ".join(command.arguments)
        shown = shown if len(shown) < 200 else shown[:200] + "…"
        how = f"was ended by signal {-code}" if code < 0 else f"exited with {code}"
        raise Crash(f"`{shown}` {how}" + (f": {said}" if said else ""))
    return Sample(wall / 1e6, (user + system) / 1e3, memory / 1024)
