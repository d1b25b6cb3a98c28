"""Python, for its linter and formatter, in the form that `ruff format` gives it."""

from ..model import Alias, Mix, Number, Opacity, Pair, Scaled, Style

EXTENSION = "py"


def name(path):
    return path.replace(".", "_")


def value(it):
    match it:
        case Pair(light, dark):
            return f'Color(light="{light}", dark="{dark}")'
        case Alias(of):
            return name(of)
        case Opacity(of, percent):
            return f"opacity({name(of)}, {percent / 100:g})"
        case Mix(of, other, percent):
            return f"mix({name(of)}, {name(other)}, {percent / 100:g})"
        case Number(number):
            return str(number)
        case Scaled(of, percent):
            return f"{name(of)} * {percent / 100:g}"
        case Style():
            parts = [
                f'weight="{it.weight}"', f"size={it.size}", f'relative_to="{it.relative_to}"',
                f"tracking={it.tracking}", f"line_spacing={it.line_spacing}",
            ]
            return "\n".join(["TextStyle(", *(f"    {part}," for part in parts), ")"])


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
