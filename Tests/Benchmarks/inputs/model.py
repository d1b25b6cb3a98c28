"""Themes apart from any language: named values, and the files that hold them."""

from dataclasses import dataclass, field
from typing import Optional


@dataclass(frozen=True)
class Pair:
    """A colour with a light and a dark value, each `#RRGGBB` or `#RRGGBBAA`."""

    light: str
    dark: str


@dataclass(frozen=True)
class Alias:
    """Another name for a colour."""

    of: str


@dataclass(frozen=True)
class Opacity:
    """A colour with a percentage of its opacity."""

    of: str
    percent: int


@dataclass(frozen=True)
class Mix:
    """A colour with a percentage of another one mixed in."""

    of: str
    other: str
    percent: int


@dataclass(frozen=True)
class Number:
    value: int


@dataclass(frozen=True)
class Scaled:
    """A number times a percentage."""

    of: str
    percent: int


@dataclass(frozen=True)
class Style:
    """A text style: sizes in points."""

    weight: str
    size: int
    relative_to: str
    tracking: str
    line_spacing: int


COLORS = (Pair, Alias, Opacity, Mix)


@dataclass(frozen=True)
class Definition:
    """`path` has the value `value`. A path without a dot is a variable, one with a dot a token of a group."""

    path: str
    value: object

    @property
    def is_color(self):
        return isinstance(self.value, COLORS)


@dataclass
class Theme:
    """One file. What a theme with a parent defines replaces what the parent does."""

    name: str
    definitions: list = field(default_factory=list)
    parent: Optional[str] = None
