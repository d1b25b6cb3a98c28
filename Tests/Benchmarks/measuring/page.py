"""The page with the figures, whose parts between marks are written by the programs here."""

import os

from .tools import HERE

PAGE = os.path.join(HERE, "README.md")


def replace(part, lines):
    """Replaces what stands between `<!-- part -->` and `<!-- end part -->`."""
    with open(PAGE) as file:
        text = file.read()
    begin, end = f"<!-- {part} -->\n", f"<!-- end {part} -->\n"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    if not rest or end not in rest:
        raise SystemExit(f"benchmarks: {PAGE} has no place for {part}")
    with open(PAGE, "w") as file:
        file.write(before + begin + "\n".join(lines) + "\n" + end + after)
