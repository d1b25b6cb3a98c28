"""The machine and the tools of a run, as the page with the figures states them."""

import os
import platform
import re
import subprocess


def processor():
    try:
        with open("/proc/cpuinfo") as file:
            names = re.findall(r"^model name\s*:\s*(.*)$", file.read(), re.MULTILINE)
    except OSError:
        names = []
    return names[0] if names else platform.machine()


def description():
    """The number and kind of cores, the memory and the system."""
    pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return (
        f"{os.cpu_count()} cores ({processor()}), {pages / (1 << 30):.0f} GiB, "
        f"{platform.system()} {platform.release().split('-')[0]} on {platform.machine()}")


def first_line(*command):
    """What a tool says about its version."""
    try:
        said = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except OSError:
        return "unknown version"
    return said.stdout.decode(errors="replace").strip().split("\n")[0]


def swift():
    """The version of the Swift compiler, such as `6.3.1`."""
    found = re.search(r"Swift version ([0-9.]+)", first_line("swift", "--version"))
    return found.group(1) if found else "unknown"
