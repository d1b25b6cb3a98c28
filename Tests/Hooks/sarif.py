#!/usr/bin/env python3
"""Checks that `theme lint --format sarif` holds to the schema of SARIF 2.1.0.

    sarif.py THEME FOLDER... LAST-FOLDER

The last folder holds a theme that sets a token that does not exist, which its report has to say.

The package pydantic-sarif is the OASIS schema as Python classes, which were generated from it: they
know the properties that an object has to have and may have, enumerations and ranges. What the schema
says about combinations of properties they do not know, so that is checked here. Before a report is
believed to be right, the check has to refuse reports that are wrong."""

import copy
import json
import subprocess
import sys

from pydantic import ValidationError
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log


def problems(report):
    """What is wrong with a report, in words."""
    try:
        Log.model_validate(report)
    except ValidationError as error:
        return [f"{'.'.join(map(str, item['loc']))}: {item['msg']}" for item in error.errors()]
    found = []
    for run in report["runs"]:
        rules = run["tool"]["driver"]["rules"]
        names = [rule["id"] for rule in rules]
        if len(set(names)) != len(names):
            found.append("a rule stands there twice")
        for result in run["results"]:
            if result["ruleIndex"] not in range(len(names)):
                found.append(f"ruleIndex of {result['ruleId']} is no rule's")
            elif names[result["ruleIndex"]] != result["ruleId"]:
                found.append(f"ruleIndex of {result['ruleId']} is another rule's")
            related = [place["id"] for place in result.get("relatedLocations", [])]
            if len(set(related)) != len(related):
                found.append(f"a related location of {result['ruleId']} has an id twice")
            if not {"text", "id"} & result["message"].keys():
                found.append(f"{result['ruleId']} has a message without text")
            for place in result["locations"] + result.get("relatedLocations", []):
                physical = place["physicalLocation"]
                if not {"uri", "index"} & physical["artifactLocation"].keys():
                    found.append(f"{result['ruleId']} is nowhere")
                region = physical["region"]
                start = region["startLine"], region["startColumn"]
                if (region.get("endLine", start[0]), region["endColumn"]) < start:
                    found.append(f"{result['ruleId']} ends before it starts")
    return found


def spoiled(report):
    """Reports that are wrong in one thing, made from one that is right."""

    def changed(change):
        other = copy.deepcopy(report)
        change(other, other["runs"][0]["results"][0])
        return other

    yield changed(lambda log, result: log.update(version="2.0.0"))
    yield changed(lambda log, result: result.update(level="bad"))
    yield changed(lambda log, result: result.update(colour="red"))
    yield changed(lambda log, result: result.pop("message"))
    yield changed(lambda log, result: result.update(message={}))
    yield changed(lambda log, result: result.update(ruleIndex=1_000))
    yield changed(
        lambda log, result: result["locations"][0]["physicalLocation"]["region"].update(startLine=0))


def main():
    theme, *folders = sys.argv[1:]
    status = 0
    checked = report = None
    for folder in folders:
        done = subprocess.run(
            [theme, "lint", "--format", "sarif", "."], cwd=folder, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, check=False)
        report = json.loads(done.stdout)
        for problem in problems(report):
            print(f"SARIF of {folder}: {problem}", file=sys.stderr)
            status = 1
        if report["runs"][0]["results"]:
            checked = report
    if checked is None:
        print("SARIF: no folder has findings to check", file=sys.stderr)
        return 1
    found = {result["ruleId"] for run in report["runs"] for result in run["results"]}
    if "unknown_token" not in found:
        print(f"SARIF of {folders[-1]}: no unknown_token, only {sorted(found)}", file=sys.stderr)
        status = 1
    for number, wrong in enumerate(spoiled(checked)):
        if not problems(wrong):
            print(f"SARIF: the check accepts wrong report {number}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
