"""Jsonnet, for its formatter's check."""

from ..model import Pair, Style
from .formula import formula
from .python import name

EXTENSION = "jsonnet"


def value(it):
    match it:
        case Pair(light, dark):
            return f"{{ light: '{light}', dark: '{dark}' }}"
        case Style():
            return (
                f"{{ weight: '{it.weight}', size: {it.size}, relativeTo: '{it.relative_to}', "
                f"tracking: {it.tracking}, lineSpacing: {it.line_spacing} }}"
            )
        case _:
            return formula(it, lambda path: "$." + name(path), calls="design.")


def text(theme):
    lines = ["local design = import 'design.libsonnet';", ""]
    lines.append(f"(import '{theme.parent}.jsonnet') {{" if theme.parent else "{")
    lines += [f"  {name(each.path)}: {value(each.value)}," for each in theme.definitions]
    return "\n".join([*lines, "}"]) + "\n"
