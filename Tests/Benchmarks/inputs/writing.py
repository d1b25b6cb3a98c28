"""Inputs as files."""

import os

from .languages import LANGUAGES
from .sizes import SIZES


def write_files(folder, files):
    """Writes texts under their names. Returns the number of bytes."""
    os.makedirs(folder, exist_ok=True)
    total = 0
    for name, text in files.items():
        content = text.encode()
        total += len(content)
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)
    return total


def write_size(folder, size, extensions=None):
    """Writes a size in every language, each into the folder `folder/size/extension`. Returns how many
    bytes each language takes."""
    themes = SIZES[size]()
    written = {}
    for extension in extensions or LANGUAGES:
        language = LANGUAGES[extension]
        written[extension] = write_files(
            os.path.join(folder, size, extension),
            {f"{theme.name}.{extension}": language.text(theme) for theme in themes},
        )
    return written
