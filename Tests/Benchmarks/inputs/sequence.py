"""Numbers that are the same on every machine and with every version of Python."""


class Sequence:
    """SplitMix64 (Steele, Lea and Flood 2014): a fixed sequence of 64-bit numbers for a seed."""

    MASK = (1 << 64) - 1

    def __init__(self, seed):
        self.state = seed & self.MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & self.MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & self.MASK
        return z ^ (z >> 31)

    def below(self, bound):
        """A number from 0 up to, not including, `bound`."""
        return (self.next() * bound) >> 64

    def color(self, lowest=0, highest=255):
        """A colour such as `#1B5CFF` whose parts lie between the two. `#RGB` cannot stand for it."""
        value = 0
        for _ in range(3):
            value = value << 8 | lowest + self.below(highest - lowest + 1)
        # Where each byte is a multiple of 17, so is their number.
        return "#%06X" % (value if value % 17 else value ^ 1)

    def dark(self):
        """A colour on which white text can be read."""
        return self.color(0x10, 0x58)

    def light(self):
        """A colour on which black text can be read."""
        return self.color(0xC0, 0xF8)
