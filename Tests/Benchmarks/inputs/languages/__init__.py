"""The languages, one file each. A language has `EXTENSION` and `text(theme)`."""

from . import css, javascript, jsonnet, python, scss, theme, yaml

LANGUAGES = {
    each.EXTENSION: each for each in (theme, scss, python, javascript, css, jsonnet, yaml)
}
