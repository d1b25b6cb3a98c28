"""Python, for its linter and formatter, in the form that `ruff format` gives it."""

from ..model import Mix, Opacity, Pair, Style
from .formula import formula

EXTENSION = "py"


def name(path):
    return path.replace(".", "_")


def value(it):
    match it:
        case Pair(light, dark):
            return f'Color(light="{light}", dark="{dark}")'
        case Style():
            parts = [
                f'weight="{it.weight}"', f"size={it.size}", f'relative_to="{it.relative_to}"',
                f"tracking={it.tracking}", f"line_spacing={it.line_spacing}",
            ]
            return "\n".join(["TextStyle(", *(f"    {part}," for part in parts), ")"])
        case _:
            return formula(it, name)


USED = {Pair: "Color", Style: "TextStyle", Mix: "mix", Opacity: "opacity"}


def imported(theme):
    """The names that the values use, in order."""
    return sorted({USED[type(each.value)] for each in theme.definitions if type(each.value) in USED})


def text(theme):
    lines = [f"from design import {', '.join(imported(theme))}", ""]
    if theme.parent:
        lines = [f"from {theme.parent} import derive", *lines, "theme = derive("]
        lines += [f"    {name(each.path)}={value(each.value)}," for each in theme.definitions]
        lines += [")"]
    else:
        lines += [f"{name(each.path)} = {value(each.value)}" for each in theme.definitions]
        lines += ["", "", "def derive(**given):", "    return {**globals(), **given}"]
    return "\n".join(lines) + "\n"
