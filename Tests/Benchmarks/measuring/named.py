"""The tool as the release build is, but with the names and lines that the release build leaves out."""

import os
import subprocess
import sys

from . import tools

FOLDER = os.path.join(tools.FOLDER, "profile")
STRIP = ', "-Xlinker", "-s"'


def build(*flags):
    """Builds it, with more flags for `swift build`, and returns its path. Its package is this one by links,
    with one setting left out."""
    os.makedirs(FOLDER, exist_ok=True)
    with open(os.path.join(tools.ROOT, "Package.swift")) as file:
        manifest = file.read()
    if STRIP not in manifest:
        sys.exit(f"benchmarks: Package.swift does not strip with {STRIP!r}; change named.py with it")
    with open(os.path.join(FOLDER, "Package.swift"), "w") as file:
        file.write(manifest.replace(STRIP, ""))
    for name in ("Sources", "Tests"):
        link = os.path.join(FOLDER, name)
        if not os.path.islink(link):
            os.symlink(os.path.join(tools.ROOT, name), link)
    subprocess.run(
        # Valgrind does not read all of what C says of its lines in DWARF 5.
        ["swift", "build", "-c", "release", "--product", "theme", "-Xswiftc", "-g",
         "-Xcc", "-gdwarf-4", "--package-path", FOLDER, *flags],
        check=True, stdout=sys.stderr)
    return os.path.join(FOLDER, ".build", "release", "theme")
