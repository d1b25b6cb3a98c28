"""What callgrind writes, as costs by place: some part of the sources that its files lie in."""

import collections
import re

SPECIFICATION = re.compile(r"^(c?f[nliel]|cob|ob|calls)=(?:\((\d+)\))?(?: ?(.*))?$")
SHARED = "__swift_"
"""Helpers of the compiler in many files, of which the linker keeps one: its file says nothing."""

FILES = ("fl", "fi", "fe", "cfi", "cfl")


ROUNDS = 60
"""So many calls up, the place of what has none is looked for."""


class CallGraph:
    """Functions with what they cost themselves, and the calls between them."""

    def __init__(self, lines, place):
        """`place` gives the place of a path, or nothing for what is not ours."""
        self.place = place
        self.own = collections.Counter()
        """Instructions by (function, place): code that is inlined counts for the place it is written in."""
        self.calls = collections.Counter()
        """Instructions below a call by (function that calls, place of the call, function called)."""
        self.read(lines)

    def read(self, lines):
        names = {}
        function = called = ""
        path = ""
        file = ""  # that of the function; `path` is that of the line
        is_call = False

        def name(kind, number, text):
            if number is None:
                return text
            key = ("file" if kind in FILES else "function", number)
            if text:
                names[key] = text
            return names.get(key, "")

        for line in lines:
            if line[:1].isdigit() or line[:1] in ("+", "-", "*"):
                cost = int(line.split()[1])
                where = self.place(path) or self.place(file)
                if function.startswith(SHARED):
                    where = None
                if is_call:
                    self.calls[(function, where, called)] += cost
                    is_call = False
                else:
                    self.own[(function, where)] += cost
                continue
            found = SPECIFICATION.match(line.rstrip("\n"))
            if not found:
                continue
            kind, number, text = found.groups()
            if kind in ("fl", "fi", "fe"):
                path = name(kind, number, text)
                if kind == "fl":
                    file = path
            elif kind == "fn":
                function, path = name(kind, number, text), file
            elif kind == "cfn":
                called = name(kind, number, text)
            elif kind in ("cfi", "cfl"):
                name(kind, number, text)  # a number may get its name here
            elif kind == "calls":
                is_call = True

    def costs(self):
        """Instructions by place. What no place is known for, such as the runtime's functions, counts for
        the places that call it, in proportion to what lies below their calls; so all of it adds up."""
        incoming = collections.defaultdict(list)
        for (caller, where, called), cost in self.calls.items():
            if caller != called:
                incoming[called].append((caller, where, cost))
        homeless = {function for function, where in self.own if where is None}
        homeless |= {caller for caller, where, _ in self.calls if where is None}
        shares = {function: {None: 1.0} for function in homeless}
        # A function's callers may have no place either, and call each other in circles: each round goes
        # one call further up.
        for _ in range(ROUNDS):
            following = {}
            for function in homeless:
                total = sum(cost for _, _, cost in incoming[function])
                if not total:
                    following[function] = {None: 1.0}
                    continue
                found = collections.Counter()
                for caller, where, cost in incoming[function]:
                    for at, share in ({where: 1.0} if where else shares[caller]).items():
                        found[at] += share * cost / total
                following[function] = found
            shares = following
        costs = collections.Counter()
        for (function, where), cost in self.own.items():
            for at, share in ({where: 1.0} if where else shares[function]).items():
                costs[at] += cost * share
        return costs
