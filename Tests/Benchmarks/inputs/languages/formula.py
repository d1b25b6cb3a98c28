"""What programming languages write alike: names, calls and products."""

from ..model import Alias, Mix, Number, Opacity, Scaled


def formula(it, name, calls=""):
    """A value that refers to others by `name(path)`, or a number; nothing for what is neither. `calls`
    stands before the functions that it calls."""
    match it:
        case Alias(of):
            return name(of)
        case Opacity(of, percent):
            return f"{calls}opacity({name(of)}, {percent / 100:g})"
        case Mix(of, other, percent):
            return f"{calls}mix({name(of)}, {name(other)}, {percent / 100:g})"
        case Number(number):
            return str(number)
        case Scaled(of, percent):
            return f"{name(of)} * {percent / 100:g}"
