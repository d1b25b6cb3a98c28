"""`.theme` files as they may be before `theme format`: the same themes, written carelessly."""

import re

from . import theme as formatted

EXTENSION = "loose"


def text(theme):
    lines = []
    for line in formatted.text(theme).split("\n"):
        line = re.sub(r" +=", "=", line.strip())
        line = re.sub(r"#[0-9A-F]+", lambda found: found.group().lower(), line)
        lines.append(line.replace(": ", ":").replace(", ", ","))
    return "\n".join(lines)
