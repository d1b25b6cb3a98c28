"""CSS with custom properties, for its minifier."""

from ..model import Alias, Mix, Number, Opacity, Pair, Scaled, Style
from . import scss

EXTENSION = "css"


def name(path):
    return "--" + path.replace(".", "-")


def parts(it):
    match it:
        case Pair(light, dark):
            yield "", f"light-dark({light}, {dark})"
        case Alias(of):
            yield "", f"var({name(of)})"
        case Opacity(of, percent):
            yield "", f"color-mix(in oklab, var({name(of)}) {percent}%, transparent)"
        case Mix(of, other, percent):
            yield "", f"color-mix(in oklab, var({name(of)}), var({name(other)}) {percent}%)"
        case Scaled(of, percent):
            yield "", f"calc(var({name(of)}) * {percent / 100:g})"
        case Number() | Style():
            yield from scss.parts(it)


def text(theme):
    lines = [":root {"]
    for each in theme.definitions:
        lines += [f"  {name(each.path)}{suffix}: {it};" for suffix, it in parts(each.value)]
    return "\n".join([*lines, "}"]) + "\n"
