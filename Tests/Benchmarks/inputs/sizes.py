"""The four sizes: S, M, L and XL."""

from . import tokens
from .model import Alias, Definition, Mix, Number, Opacity, Pair, Theme
from .sequence import Sequence

WORDS = ["accent", "border", "brand", "button", "card", "danger", "field", "panel", "shade", "tint"]
LONGEST_CHAIN = 20
ROOTS = 20
"""So many variables at the start refer to none, so that the first mixes have something to mix."""


def small():
    """One theme, 52 tokens."""
    return [Theme("small", tokens.plain())]


def medium(children=100):
    """A base whose tokens are derived in part, and themes that set what they are derived from."""
    sequence = Sequence(2)
    themes = [Theme("base", tokens.derived())]
    for index in range(children):
        brand, highlight = (Pair(sequence.dark(), sequence.light()) for _ in range(2))
        themes.append(
            Theme(
                "child%03d" % index,
                [
                    Definition("brand", brand),
                    Definition("highlight", highlight),
                    Definition("text.onPrimary", Pair(sequence.light(), sequence.dark())),
                    Definition("spacing.md", Number(18 + 2 * sequence.below(4))),
                    Definition("radius.button", Number(20 + 4 * sequence.below(4))),
                ],
                parent="base",
            )
        )
    return themes


def variables(count):
    """One theme with `count` variables. 95 of 100 refer to an earlier one: half of those are aliases, a
    third change its opacity, the rest mix two. No chain of references is longer than 20."""
    sequence = Sequence(3)
    names, depths, found = [], [], []

    def earlier():
        while True:
            index = sequence.below(len(names))
            if depths[index] < LONGEST_CHAIN:
                return index

    for index in range(count):
        name = WORDS[index % len(WORDS)] + str(index)
        if index < ROOTS or sequence.below(100) >= 95:
            value, depth = Pair(sequence.color(), sequence.color()), 0
        else:
            of = earlier()
            depth = depths[of] + 1
            kind = sequence.below(6)
            if kind < 3:
                value = Alias(names[of])
            elif kind < 5:
                value = Opacity(names[of], 80 + sequence.below(20))
            else:
                other = earlier()
                depth = max(depth, depths[other] + 1)
                value = Mix(names[of], names[other], 5 + sequence.below(90))
        names.append(name)
        depths.append(depth)
        found.append(Definition(name, value))
    return [Theme("variables", found)]


SIZES = {
    "S": small,
    "M": medium,
    "L": lambda: variables(10_000),
    "XL": lambda: variables(200_000),
}
