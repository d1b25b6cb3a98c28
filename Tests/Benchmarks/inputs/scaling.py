"""`.theme` inputs that grow in one direction, and ones that are extreme in one."""

from .languages import theme as language
from .sequence import Sequence
from .sizes import variables

MEGABYTE = 1_000_000


def lets(count):
    """One file with `count` variables, as L and XL are."""
    return {"main.theme": language.text(variables(count)[0])}


def files(count):
    """`count` files: a base, and themes on it that set two things each, of which nothing is to be said."""
    sequence = Sequence(4)
    made = {
        "base.theme": "let brand = (light: #1B5CFF, dark: #B9CDFF)\n"
        "background.primary = brand\ntext.onPrimary = readable(on: brand)\n"
    }
    for index in range(count - 1):
        made["t%06d.theme" % index] = (
            'extends "base.theme"\n\n'
            f"brand = (light: {sequence.dark()}, dark: {sequence.light()})\n"
            f"spacing.xl = {33 + index % 10}\n"
        )
    return made


def stack(count, statements):
    """`count` layers, each on the one before it. `main.theme` is the highest."""
    made = {"l000000.theme": statements(0)}
    for index in range(1, count):
        name = "main.theme" if index == count - 1 else "l%06d.theme" % index
        made[name] = 'extends "l%06d.theme"\n\n%s' % (index - 1, statements(index))
    return made


def layers(count):
    """`count` layers that set one token each."""
    return stack(count, lambda index: f"spacing.md = {16 + index % 8}\n")


def wildcards(count):
    """`count` layers that set every token of five groups through `super`: 35 tokens for each layer."""
    statement = (
        "background.*.{0} = super.opacity(99%)\ntext.*.{0} = super.darken(by: 1%)\n"
        "border.*.{0} = super.opacity(99%)\nspacing.* = super + 1\nradius.* = super + 1\n"
    )
    return stack(count, lambda index: statement.format(("light", "dark")[index % 2]))


def functions(count):
    """`count` functions, of which each but every tenth calls the one before it, and a use of each."""
    lines = ["let brand = #1B5CFF", ""]
    for index in range(count):
        called = "c.opacity(99%)" if index % 10 == 0 else f"f{index - 1}(c).darken(by: 1%)"
        lines.append(f"func f{index}(_ c: Color) -> Color = {called}")
    lines += [""] + [f"let v{index} = f{index}(brand)" for index in range(count)]
    lines += ["", f"background.primary = v{count - 1}"]
    return {"main.theme": "\n".join(lines) + "\n"}


def chain(count):
    """variables of which each is made from the one before it, and a token that is the last."""
    lines = ["let v0 = #1B5CFF"]
    lines += [f"let v{index} = v{index - 1}.opacity(100%)" for index in range(1, count)]
    lines += ["", f"background.primary = v{count - 1}"]
    return {"main.theme": "\n".join(lines) + "\n"}


def backwards(count):
    """The same chain with the last variable first."""
    text = chain(count)["main.theme"].splitlines()
    return {"main.theme": "\n".join(reversed(text)) + "\n"}


def long_line(size):
    """One line of `size` bytes: variables with `;` between."""
    parts, length, index = [], 0, 0
    while length < size:
        part = f"let v{index} = (light: #{index % 0xFFFFFF:06X}, dark: #10{index % 0xFFFF:04X})"
        parts.append(part)
        length += len(part) + 2
        index += 1
    return {"main.theme": "; ".join(parts) + "\n"}


def one_value(size):
    """One statement of `size` bytes: a sum on a single line."""
    return {"main.theme": "let sum = " + " + ".join(["1"] * (size // 4)) + "\n"}


def comment(size):
    """A comment of `size` bytes and many lines before a statement."""
    line = "a comment of a usual length, with a * and a / in it, as people write them\n"
    return {"main.theme": f"/*\n{line * (size // len(line))}*/\nspacing.md = 20\n"}


def line_comment(size):
    """A comment of `size` bytes on a single line."""
    return {"main.theme": f"// {'x' * size}\nspacing.md = 20\n"}


def line_comments(size):
    """`size` bytes of comments, a line each."""
    line = "// a comment of a usual length, as people write them above a statement\n"
    return {"main.theme": f"{line * (size // len(line))}\nspacing.md = 20\n"}


def nested(opening, closing, head="let deep = ", inside="1"):
    def make(depth):
        return {"main.theme": f"{head}{opening * depth}{inside}{closing * depth}\n"}

    return make


def nested_comment(depth):
    """Comments inside comments, which may nest without a bound."""
    return {"main.theme": f"{'/* ' * depth}{' */' * depth}\nspacing.md = 20\n"}


def mistakes(count):
    """`count` statements for tokens that do not exist."""
    return {"main.theme": "".join(f"text.bld{index} = red\n" for index in range(count))}


CLEAN, FINDINGS = 0, 1

GROWING = {
    "variables": (lets, 10_000, 200_000, CLEAN),
    "files": (files, 500, 10_000, CLEAN),
    "layers": (layers, 200, 4_000, CLEAN),
    "wildcards": (wildcards, 100, 2_000, CLEAN),
    "functions": (functions, 5_000, 100_000, CLEAN),
    "chain": (chain, 10_000, 200_000, CLEAN),
    "mistakes": (mistakes, 10_000, 200_000, FINDINGS),
    "line": (long_line, MEGABYTE // 2, 10 * MEGABYTE, CLEAN),
    "comment": (comment, 5 * MEGABYTE // 2, 50 * MEGABYTE, CLEAN),
}
"""What grows: how it is made, the two sizes between which its exponent is measured, the second twenty
times the first, and the exit status of `theme eval`, `check` and `lint`."""

EXTREMES = {
    "chain of 100,000": (chain, 100_000, CLEAN),
    "chain of 100,000, last first": (backwards, 100_000, CLEAN),
    "1,000 layers": (layers, 1_000, CLEAN),
    "1,000 layers of wildcards": (wildcards, 1_000, CLEAN),
    "10,000 functions": (functions, 10_000, CLEAN),
    "a line of 10 MB": (long_line, 10 * MEGABYTE, CLEAN),
    "a sum of 10 MB": (one_value, 10 * MEGABYTE, CLEAN),
    "a comment of 10 MB": (comment, 10 * MEGABYTE, CLEAN),
    "a line comment of 10 MB": (line_comment, 10 * MEGABYTE, CLEAN),
    "10 MB of line comments": (line_comments, 10 * MEGABYTE, CLEAN),
    "100 parentheses": (nested("(", ")"), 100, CLEAN),
    "200 parentheses": (nested("(", ")"), 200, FINDINGS),
    "1,000,000 parentheses": (nested("(", ")"), 1_000_000, FINDINGS),
    "1,000,000 signs": (nested("-", ""), 1_000_000, FINDINGS),
    "1,000,000 pairs": (nested("(light: ", ")", inside="red"), 1_000_000, FINDINGS),
    "1,000,000 blocks": (nested("text {", "}", head="", inside=""), 1_000_000, FINDINGS),
    "1,000,000 calls": (nested("min(", ")"), 1_000_000, FINDINGS),
    "1,000,000 comments in comments": (nested_comment, 1_000_000, CLEAN),
    "100,000 mistakes": (mistakes, 100_000, FINDINGS),
}
"""What is extreme: how it is made, its size, and the exit status of `theme eval`, `check` and `lint`.
Anything else is a crash."""
