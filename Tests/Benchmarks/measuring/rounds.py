"""Many commands measured in turn, so that all of them see the same changes of the machine's speed."""

import statistics

from .process import run


class Figures:
    """The runs of one command."""

    def __init__(self, samples):
        self.samples = samples

    @property
    def median(self):
        """Milliseconds of wall time."""
        return statistics.median(each.wall for each in self.samples)

    @property
    def least(self):
        """Milliseconds of wall time of the fastest run."""
        return min(each.wall for each in self.samples)

    @property
    def processor(self):
        """Milliseconds of processor time, of all cores together."""
        return statistics.median(each.processor for each in self.samples)

    @property
    def memory(self):
        """MiB."""
        return max(each.memory for each in self.samples)


def measure(timed, commands, rounds):
    """Runs each of the commands, a dictionary, in each round: twice, of which the second counts.

    The first makes what it finds its own: caches, and free memory. On a virtual machine, memory that a
    large process has left is slow to get for the next one; beside sasso at XL, oxlint took four times as
    long without it."""
    samples = {key: [] for key in commands}
    for _ in range(rounds):
        for key, command in commands.items():
            run(timed, command)
            samples[key].append(run(timed, command))
    return {key: Figures(found) for key, found in samples.items()}
