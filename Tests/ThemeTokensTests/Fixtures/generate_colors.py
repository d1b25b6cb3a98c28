"""Writes the tables of expected colours beside this file, with coloraide (`pip install coloraide`).

    python3 generate_colors.py

Spaces are named as in `ColorSpace`, components are in its units, a hue that means nothing is 0.
"""

import pathlib
import random

import coloraide
from coloraide.everything import ColorAll as Color

HERE = pathlib.Path(__file__).parent
SPACES = ["sRGB", "displayP3", "sRGBLinear", "gray", "hsb", "hsl", "oklab", "oklch"]
NAMES = {
    "sRGB": "srgb", "displayP3": "display-p3", "sRGBLinear": "srgb-linear", "hsb": "hsv",
    "hsl": "hsl", "oklab": "oklab", "oklch": "oklch",
}
random.seed(20240917)


def number(x, digits=9):
    return "0" if abs(x) < 1e-12 else f"{x:.{digits}g}"


def make(space, components, alpha=1.0):
    """The coloraide colour that `components` of `space` mean."""
    a, b, c = components
    if space == "gray":
        return Color("srgb", [a, a, a], alpha)
    if space == "hsb":
        return Color("hsv", [a * 360, b, c], alpha)
    return Color(NAMES[space], [a, b, c], alpha)


def components(color, space):
    """The components of `color` in `space`, in our units."""
    if space == "gray":
        luminance = color.convert("xyz-d65").coords(nans=False)[1]
        return [Color("srgb-linear", [luminance] * 3).convert("srgb")[0], 0, 0]
    converted = color.convert(NAMES[space], norm=False)
    a, b, c = converted.coords(nans=False)
    if space == "hsb":
        return [a / 360, b, c] if b > 1e-9 else [0, 0, c]
    if space == "hsl":
        return [a, b, c] if b > 1e-9 else [0, 0, c]
    if space == "oklch":
        return [a, b, c % 360] if b > 1e-7 else [a, 0, 0]
    return [a, b, c]


def sample(space):
    """A colour of the space; those in Oklab and Oklch are often outside every gamut."""
    r = random.random
    if space == "gray":
        return [r(), 0, 0]
    if space == "hsl":
        return [r() * 360, r(), r()]
    if space == "oklab":
        return [r(), r() * 0.6 - 0.3, r() * 0.6 - 0.3]
    if space == "oklch":
        return [r(), r() * 0.35, r() * 360]
    if random.random() < 0.3:
        return [random.randint(0, 255) / 255 for _ in range(3)]
    return [r(), r(), r()]


def edges(space):
    if space in ("sRGB", "displayP3", "sRGBLinear"):
        return [[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)] + [[0.5, 0.5, 0.5]]
    if space == "gray":
        return [[0, 0, 0], [1, 0, 0], [0.5, 0, 0]]
    if space in ("hsb", "hsl"):
        turn = 1 if space == "hsb" else 360
        return [[turn * k / 12, 1, 0.5] for k in range(12)] + [[0, 0, 0], [0, 0, 1]]
    return []


def rounded(values):
    """What a row will say, so that both sides start from the same numbers."""
    return [float(number(x)) for x in values]


def write(name, header, rows, digits=9):
    lines = [f"# coloraide {coloraide.__version__}", header]
    lines += [",".join(x if isinstance(x, str) else number(x, digits) for x in row) for row in rows]
    (HERE / name).write_text("\n".join(lines) + "\n")
    print(name, len(rows))


def conversions():
    rows = []
    for source in SPACES:
        for values in edges(source) + [sample(source) for _ in range(36)]:
            values = rounded(values)
            color = make(source, values)
            for target in SPACES:
                if target != source:
                    rows.append([source, *values, target, *components(color, target)])
    write("conversions.csv", "from,first,second,third,to,first,second,third", rows)


def gamut_mapping():
    rows = []
    sources = [("oklch", sample("oklch")) for _ in range(350)]
    sources += [("oklab", sample("oklab")) for _ in range(100)]
    sources += [("displayP3", [random.random() ** 0.3 * random.choice((0, 1)) or random.random()
                               for _ in range(3)]) for _ in range(150)]
    sources += [("oklch", [x, 0.2, 40 * k]) for k in range(9) for x in (0, 1, 0.999, 0.001)]
    for space, values in sources:
        values = rounded(values)
        for gamut in ("sRGB", "displayP3"):
            color = make(space, values)
            inside = color.convert(NAMES[gamut], norm=False).in_gamut(tolerance=1e-9)
            mapped = color.clone().fit(NAMES[gamut], method="oklch-chroma").convert(NAMES[gamut])
            rows.append([space, *values, gamut, str(int(inside)), *mapped.clip().coords()])
    write("gamut.csv", "from,first,second,third,gamut,inside,red,green,blue", rows)


def operations():
    rows = []

    def adjusted(color, change):
        lch = color.convert("oklch", norm=False)
        l, c, h = lch.coords(nans=False)
        return Color("oklch", change(l, c, h), lch.alpha())

    def add(name, space, values, alpha, amount, result, other=None, other_alpha=1):
        other = other or [0, 0, 0]
        lab = result.convert("oklab", norm=False).coords(nans=False)
        rows.append([name, space, *values, alpha, amount, *other, other_alpha, *lab,
                     result.alpha()])

    spaces = ["sRGB", "displayP3", "hsl", "oklch", "gray"]
    for index in range(200):
        space = spaces[index % len(spaces)]
        values = rounded(sample(space))
        alpha = 1.0 if random.random() < 0.5 else float(number(random.random()))
        amount = float(number(random.random()))
        color = make(space, values, alpha)
        k = amount
        add("lighten", space, values, alpha, k,
            adjusted(color, lambda l, c, h: [l + (1 - l) * k, c, h]))
        add("darken", space, values, alpha, k, adjusted(color, lambda l, c, h: [l * (1 - k), c, h]))
        add("saturate", space, values, alpha, k,
            adjusted(color, lambda l, c, h: [l, c * (1 + k), h]))
        add("desaturate", space, values, alpha, k,
            adjusted(color, lambda l, c, h: [l, c * (1 - k), h]))
        turn = float(number(k * 720 - 360))
        add("rotateHue", space, values, alpha, turn,
            adjusted(color, lambda l, c, h: [l, c, h + turn]))

        other_values = rounded(sample("sRGB"))
        other_alpha = 1.0 if random.random() < 0.5 else float(number(random.random()))
        other = make("sRGB", other_values, other_alpha)
        add("mixPerceptual", space, values, alpha, k,
            color.mix(other, k, space="oklab", premultiplied=True), other_values, other_alpha)
        add("mixDevice", space, values, alpha, k,
            color.mix(other, k, space="srgb", premultiplied=True), other_values, other_alpha)
        add("over", space, values, alpha, 0,
            Color.layer([color, other], space="srgb", blend="normal", operator="source-over"),
            other_values, other_alpha)
    write("operations.csv",
          "operation,space,first,second,third,opacity,amount,"
          "other red,other green,other blue,other opacity,lightness,a,b,result opacity", rows)


def contrast():
    """WCAG 2's ratio with its own weights; coloraide's weights have more digits."""
    rows = []

    def luminance(color):
        red, green, blue = color.convert("srgb-linear").coords(nans=False)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for index in range(500):
        surface_values = [random.randint(0, 255) / 255 for _ in range(3)]
        if index % 3:
            values = [random.randint(0, 255) / 255 for _ in range(3)]
        else:
            values = [random.random() for _ in range(3)]
        values, surface_values = rounded(values), rounded(surface_values)
        alpha = 1.0 if index % 4 else float(number(random.random()))
        surface = Color("srgb", surface_values)
        color = Color.layer([Color("srgb", values, alpha), surface], space="srgb",
                            blend="normal", operator="source-over")
        a, b = luminance(color), luminance(surface)
        ratio = (max(a, b) + 0.05) / (min(a, b) + 0.05)
        rows.append([*values, alpha, *surface_values, ratio])
    write("contrast.csv", "red,green,blue,opacity,surface red,surface green,surface blue,ratio", rows,
          digits=12)


conversions()
gamut_mapping()
operations()
contrast()
