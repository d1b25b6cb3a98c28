"""Design tokens as YAML, for its linters."""

from ..model import Alias, Mix, Number, Opacity, Pair, Scaled, Style
from .python import name

EXTENSION = "yaml"


def value(it):
    match it:
        case Pair(light, dark):
            return f'{{light: "{light}", dark: "{dark}"}}'
        case Alias(of):
            return f'"{{{name(of)}}}"'
        case Opacity(of, percent):
            return f'{{opacity: "{{{name(of)}}}", percent: {percent}}}'
        case Mix(of, other, percent):
            return f'{{mix: "{{{name(of)}}}", with: "{{{name(other)}}}", percent: {percent}}}'
        case Number(number):
            return str(number)
        case Scaled(of, percent):
            return f'{{scale: "{{{name(of)}}}", percent: {percent}}}'
        case Style():
            return (
                f"\n  weight: {it.weight}\n  size: {it.size}\n  relativeTo: {it.relative_to}\n"
                f"  tracking: {it.tracking}\n  lineSpacing: {it.line_spacing}"
            )


def text(theme):
    lines = ["---"]
    if theme.parent:
        lines.append(f"extends: {theme.parent}")
    for each in theme.definitions:
        it = value(each.value)
        lines.append(f"{name(each.path)}:{it if it.startswith(chr(10)) else ' ' + it}")
    return "\n".join(lines) + "\n"
