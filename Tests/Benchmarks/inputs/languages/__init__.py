"""The languages, one file each. A language has `EXTENSION` and `text(theme)`."""

from . import css, javascript, jsonnet, loose, python, scss, theme, yaml

LANGUAGES = {
    each.EXTENSION: each for each in (theme, loose, scss, python, javascript, css, jsonnet, yaml)
}
