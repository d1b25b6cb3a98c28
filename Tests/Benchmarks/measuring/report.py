"""Figures as tables in Markdown."""


def number(value):
    """Three digits, which is more than a machine repeats."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def cell(text):
    """The first line of a text as it can stand in a table."""
    return text.split("\n")[0][:160].replace("|", "/")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def job_rows(job, size, figures):
    """A row for the tool and its best peer, and what it was to reach. `figures` are by name."""
    own = figures["theme"]
    others = {name: found for name, found in figures.items() if name != "theme"}
    target = job.targets.get(size)
    compared = {
        name: found for name, found in others.items()
        if not target or not target.peers or name in target.peers}
    row = [job.name, size, f"{number(own.median)} ({number(own.least)})", number(own.processor),
           number(own.memory)]
    if not compared:
        return row + [""] * 6
    best = min(compared, key=lambda name: compared[name].median)
    peer = compared[best]
    ratio = own.median / peer.median
    row += [
        best, f"{number(peer.median)} ({number(peer.least)})", number(peer.processor),
        number(peer.memory), f"{ratio:.2f}"]
    if not target:
        return row + [""]
    wanted = f"≤ {target.ratio:.2g}"
    met = ratio <= target.ratio
    if target.memory:
        wanted += f", ≤ {target.memory:.0f} MiB"
        met = met and own.memory <= target.memory
    return row + [wanted + (": met" if met else ": not met")]


def jobs(results):
    """`results`: (job, size, figures by name) in order."""
    head = ["job", "size", "theme: ms (least)", "processor ms", "MiB", "best peer", "its ms (least)",
            "its processor ms", "its MiB", "ratio", "target"]
    return table(head, [job_rows(*each) for each in results])


def others(results):
    """Every peer, also those that are not the best."""
    rows = []
    for job, size, figures in results:
        if job.name == "lint":
            continue  # its peers are those of `check`
        for name, found in figures.items():
            if name != "theme":
                rows.append([
                    "check, lint" if job.name == "check" else job.name, size, name,
                    f"{number(found.median)} ({number(found.least)})", number(found.processor),
                    number(found.memory)])
    return table(["job", "size", "peer", "ms (least)", "processor ms", "MiB"], rows)
