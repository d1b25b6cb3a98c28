"""JavaScript, for its linter. Tokens are properties of one object: of the ways to write them that keep the
references, this is the one that the linter is fastest with (XL in three quarters of the time that it
takes for a constant each)."""

from ..model import Pair, Style
from . import python
from .formula import formula
from .python import imported

EXTENSION = "js"


def name(path):
    return "tokens." + python.name(path)


def value(it):
    match it:
        case Pair(light, dark):
            return f'{{ light: "{light}", dark: "{dark}" }}'
        case Style():
            return (
                f'{{ weight: "{it.weight}", size: {it.size}, relativeTo: "{it.relative_to}", '
                f"tracking: {it.tracking}, lineSpacing: {it.line_spacing} }}"
            )
        case _:
            return formula(it, name)


def text(theme):
    used = [each for each in imported(theme) if each[0].islower()]
    lines = [f'import {{ {", ".join(used)} }} from "./design.js";', ""] if used else []
    if theme.parent:
        lines += [f'import {{ derive }} from "./{theme.parent}.js";', "", "export const theme = derive({"]
        lines += [f"  {python.name(each.path)}: {value(each.value)}," for each in theme.definitions]
        lines += ["});"]
    else:
        lines.append("export const tokens = {};")
        lines += [f"{name(each.path)} = {value(each.value)};" for each in theme.definitions]
        lines += ["", "export const derive = (given) => ({ ...tokens, ...given });"]
    return "\n".join(lines) + "\n"
