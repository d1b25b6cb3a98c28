#!/usr/bin/env python3
"""Writes the inputs of the benchmarks. The same arguments give the same bytes everywhere."""

import argparse
import os
import sys

from inputs import scaling, writing
from inputs.languages import LANGUAGES
from inputs.sizes import SIZES


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="where to write; made if it is not there")
    parser.add_argument(
        "what", nargs="*", default=list(SIZES),
        help=f"sizes ({', '.join(SIZES)}), or growing inputs as NAME=COUNT "
        f"({', '.join(scaling.GROWING)}), or `extremes`; default: all sizes")
    parser.add_argument(
        "--language", action="append", choices=LANGUAGES, help="only this one; may be repeated")
    options = parser.parse_args()
    for what in options.what:
        name, _, count = what.partition("=")
        if what in SIZES:
            for extension, size in writing.write_size(options.folder, what, options.language).items():
                print(f"{os.path.join(options.folder, what, extension)}  {size} bytes")
        elif name in scaling.GROWING and count.isdigit():
            folder = os.path.join(options.folder, f"{name}-{count}")
            size = writing.write_files(folder, scaling.GROWING[name][0](int(count)))
            print(f"{folder}  {size} bytes")
        elif what == "extremes":
            for title, (make, bound, _) in scaling.EXTREMES.items():
                folder = os.path.join(options.folder, title.replace(" ", "-").replace(",", ""))
                size = writing.write_files(folder, make(bound))
                print(f"{folder}  {size} bytes")
        else:
            sys.exit(f"generate.py: unknown input {what!r}; see --help")


if __name__ == "__main__":
    main()
