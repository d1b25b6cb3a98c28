"""`.theme` files, in the form that `theme format` gives them."""

from ..model import Alias, Mix, Number, Opacity, Pair, Scaled, Style

EXTENSION = "theme"


def value(it):
    match it:
        case Pair(light, dark):
            return f"(light: {light}, dark: {dark})"
        case Alias(of):
            return of
        case Opacity(of, percent):
            return f"{of}.opacity({percent}%)"
        case Mix(of, other, percent):
            return f"{of}.mix(with: {other}, by: {percent}%)"
        case Number(number):
            return str(number)
        case Scaled(of, percent):
            return f"{of} * {percent}%"


def style(it):
    return [
        ("weight", it.weight), ("size", it.size), ("relativeTo", it.relative_to),
        ("tracking", it.tracking), ("lineSpacing", it.line_spacing),
    ]


def rows(settings, indent=""):
    """Settings below each other, their `=` aligned."""
    width = max(len(path) for path, _ in settings)
    return [f"{indent}{path:{width}} = {it}" for path, it in settings]


def block(group, settings):
    """A group's settings. Text styles are blocks of their own."""
    lines = [group + " {"]
    plain = [(name, value(it)) for name, it in settings if not isinstance(it, Style)]
    if plain:
        lines += rows(plain, "  ")
    for name, it in settings:
        if isinstance(it, Style):
            lines += [f"  {name} {{", *rows(style(it), "    "), "  }"]
    return [*lines, "}"]


def text(theme):
    header = f"theme {theme.name.capitalize()}"
    variables = [each for each in theme.definitions if "." not in each.path]
    tokens = [each for each in theme.definitions if "." in each.path]
    if theme.parent:
        parts = [
            [f'{header} extends "{theme.parent}.theme"'],
            rows([(each.path, value(each.value)) for each in variables]),
            rows([(each.path, value(each.value)) for each in tokens]),
        ]
    else:
        groups = {}
        for each in tokens:
            group, name = each.path.split(".")
            groups.setdefault(group, []).append((name, each.value))
        parts = [
            [header],
            [f"let {each.path} = {value(each.value)}" for each in variables],
            *(block(group, settings) for group, settings in groups.items()),
        ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"
