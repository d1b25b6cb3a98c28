"""SCSS. Sass has no colour with two values, so each is two variables, and the output two blocks of
custom properties, as a stylesheet with a light and a dark scheme has. A parent is imported after what
its child sets, which its `!default` then leaves."""

from ..model import Alias, Mix, Number, Opacity, Pair, Scaled, Style

EXTENSION = "scss"
SCHEMES = ("light", "dark")


def name(path):
    return path.replace(".", "-")


def color(it, scheme):
    match it:
        case Pair():
            return getattr(it, scheme).lower()
        case Alias(of):
            return f"${name(of)}-{scheme}"
        case Opacity(of, percent):
            return f"rgba(${name(of)}-{scheme}, {percent / 100:g})"
        case Mix(of, other, percent):
            return f"mix(${name(other)}-{scheme}, ${name(of)}-{scheme}, {percent}%)"


def parts(it):
    match it:
        case Number(number):
            yield "", f"{number}px"
        case Scaled(of, percent):
            yield "", f"${name(of)} * {percent / 100:g}"
        case Style():
            yield "-weight", it.weight
            yield "-size", f"{it.size}px"
            yield "-relative-to", it.relative_to
            yield "-tracking", f"{it.tracking}px"
            yield "-line-spacing", f"{it.line_spacing}px"


def text(theme):
    default = " !default" if theme.name == "base" else ""
    lines, light, dark = [], [], []
    for each in theme.definitions:
        stem = name(each.path)
        if each.is_color:
            for scheme, block in zip(SCHEMES, (light, dark)):
                lines.append(f"${stem}-{scheme}: {color(each.value, scheme)}{default};")
                block.append(f"  --{stem}: #{{${stem}-{scheme}}};")
        else:
            for suffix, it in parts(each.value):
                lines.append(f"${stem}{suffix}: {it}{default};")
                light.append(f"  --{stem}{suffix}: #{{${stem}{suffix}}};")
    if theme.parent:
        lines.append(f'@import "{theme.parent}";')
    else:
        lines += [":root {", *light, "}"]
        lines += ["@media (prefers-color-scheme: dark) {", "  :root {"]
        lines += ["  " + line for line in dark]
        lines += ["  }", "}"]
    return "\n".join(lines) + "\n"
