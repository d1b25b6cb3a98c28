"""52 design tokens, near Auth0's own values but none at it; `overline`, the 53rd, is left as it is."""

from .model import Alias, Definition, Mix, Number, Opacity, Pair, Scaled, Style

BACKGROUNDS = [
    ("primary", "#09090B", "#FAFAFA"),
    ("primarySubtle", "#09090B59", "#FAFAFA80"),
    ("inverse", "#18181B", "#F9FAFB"),
    ("accent", "#0B090B", "#A7F3D0"),
    ("layerTop", "#FEFFFF", "#3F3F46"),
    ("layerMedium", "#FCFCFD", "#27272A"),
    ("layerBase", "#F4F4F5", "#0A0A0C"),
    ("error", "#FEE2E2", "#FDA4AF"),
    ("errorSubtle", "#FEF2F2", "#BE123C"),
    ("success", "#E6F7EA", "#A6F2CF"),
    ("successSubtle", "#FAFEFB", "#059669"),
]
TEXTS = [
    ("bold", "#1F1F1F", "#FAFAF9"),
    ("regular", "#636363", "#A1A1AA"),
    ("disabled", "#8E8E8E", "#52525B"),
    ("onPrimary", "#F0F0F0", "#18181A"),
    ("onSuccess", "#0F5132", "#06402B"),
    ("onError", "#991B1C", "#FFCFC6"),
]
BORDERS = [
    ("bold", "#A1A1AB", "#71717A"),
    ("regular", "#D9D9D9", "#3F3F45"),
    ("subtle", "#8A8A93", "#C4C4C9"),
    ("shadow", "#CECECE80", "#3F3F47"),
]
STYLES = [
    ("displayLarge", Style("semibold", 34, "largeTitle", "-0.2", 7)),
    ("displayMedium", Style("semibold", 28, "title", "-0.1", 6)),
    ("display", Style("semibold", 22, "title2", "-0.05", 6)),
    ("titleLarge", Style("semibold", 20, "title3", "0", 5)),
    ("title", Style("semibold", 17, "headline", "0", 7)),
    ("body", Style("regular", 17, "body", "0", 7)),
    ("bodySmall", Style("regular", 15, "subheadline", "0.1", 5)),
    ("label", Style("medium", 16, "callout", "0.1", 5)),
    ("helper", Style("regular", 13, "footnote", "0.2", 5)),
]
NUMBERS = {
    "spacing": [
        ("xxs", 4), ("xs", 8), ("sm", 12), ("md", 16), ("lg", 24), ("xl", 32), ("xxl", 48),
        ("xxxl", 56),
    ],
    "radius": [
        ("small", 8), ("medium", 12), ("inputField", 14), ("button", 16), ("large", 20),
        ("pill", 24),
    ],
    "sizes": [
        ("buttonHeight", 48), ("inputHeight", 60), ("size4xlDimen", 48), ("size5xlDimen", 56),
        ("containerSizeLargeDimen", 52), ("iconSmall", 16), ("iconMedium", 24), ("iconLarge", 28),
    ],
}


def plain():
    """Every token with a value of its own."""
    found = []
    for group, rows in (("background", BACKGROUNDS), ("text", TEXTS), ("border", BORDERS)):
        found += [Definition(f"{group}.{name}", Pair(light, dark)) for name, light, dark in rows]
    found += [Definition(f"typography.{name}", style) for name, style in STYLES]
    for group, rows in NUMBERS.items():
        found += [Definition(f"{group}.{name}", Number(value)) for name, value in rows]
    return found


BRAND = [
    Definition("brand", Pair("#1B5CFF", "#B9CDFF")),
    Definition("highlight", Pair("#0B7A4B", "#A7F3D0")),
    Definition("ink", Pair("#101418", "#F5F7FF")),
]
"""The variables that the derived tokens come from, and that children set."""

DERIVED = {
    "background.primary": Alias("brand"),
    "background.primarySubtle": Opacity("brand", 35),
    "background.inverse": Mix("brand", "ink", 80),
    "background.accent": Alias("highlight"),
    "background.layerMedium": Mix("background.layerTop", "brand", 4),
    "background.layerBase": Mix("background.layerTop", "ink", 3),
    "text.bold": Alias("ink"),
    "text.regular": Mix("ink", "background.layerTop", 30),
    "text.disabled": Opacity("ink", 45),
    "border.bold": Mix("brand", "ink", 50),
    "border.regular": Opacity("ink", 20),
    "border.subtle": Opacity("ink", 60),
    "border.shadow": Opacity("ink", 25),
    "spacing.lg": Scaled("spacing.md", 150),
    "radius.large": Scaled("radius.button", 125),
}
"""15 of the 52 tokens, each from another one or from a variable."""


def derived():
    """The variables, then every token, 15 of them derived. What a token refers to stands before it."""
    return BRAND + [
        Definition(each.path, DERIVED.get(each.path, each.value)) for each in plain()
    ]
