"""Jsonnet, for its formatter's check."""

from ..model import Alias, Mix, Number, Opacity, Pair, Scaled, Style
from .python import name

EXTENSION = "jsonnet"


def value(it):
    match it:
        case Pair(light, dark):
            return f"{{ light: '{light}', dark: '{dark}' }}"
        case Alias(of):
            return f"$.{name(of)}"
        case Opacity(of, percent):
            return f"design.opacity($.{name(of)}, {percent / 100:g})"
        case Mix(of, other, percent):
            return f"design.mix($.{name(of)}, $.{name(other)}, {percent / 100:g})"
        case Number(number):
            return str(number)
        case Scaled(of, percent):
            return f"$.{name(of)} * {percent / 100:g}"
        case Style():
            return (
                f"{{ weight: '{it.weight}', size: {it.size}, relativeTo: '{it.relative_to}', "
                f"tracking: {it.tracking}, lineSpacing: {it.line_spacing} }}"
            )


def text(theme):
    lines = ["local design = import 'design.libsonnet';", ""]
    lines.append(f"(import '{theme.parent}.jsonnet') {{" if theme.parent else "{")
    lines += [f"  {name(each.path)}: {value(each.value)}," for each in theme.definitions]
    return "\n".join([*lines, "}"]) + "\n"
