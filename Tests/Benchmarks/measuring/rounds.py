"""Many commands measured in turn, so that all of them see the same changes of the machine's speed."""

import random
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
    large process has left is slow to get for the next ones; beside sasso at XL, oxlint took four times as
    long without it. Since two runs are not always enough, each round has an order of its own, the same
    orders every time: in one order for all of them, `lint` of XL always came after ryl and took a third
    longer for it."""
    samples = {key: [] for key in commands}
    order = random.Random(rounds)
    for _ in range(rounds):
        for key in order.sample(list(commands), len(commands)):
            run(timed, commands[key])
            samples[key].append(run(timed, commands[key]))
    return {key: Figures(found) for key, found in samples.items()}
