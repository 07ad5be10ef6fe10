#!/usr/bin/env python3
"""Tables that nobody reads: the name of each section of a table in rules/ stands in the code of its system or in what all
systems share (model/, rules/play). What stands deeper is the business of keys.py. Also fields that rules reach by
letters: they have values of their own (model/play/field.h).
"""
import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
NOT_CODE = re.compile(r"^\s*#include.*$|//[^\n\"]*$", re.M)
CALL = re.compile(r"\b(get|set|add|is|number|word|clear)\(")
wrong = []


def code(*folders):
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*")) if file.suffix in (".cpp", ".h")]


def text(file):
    return NOT_CODE.sub("", file.read_text(encoding="utf-8"))


def literals(files):
    return {one for file in files for one in LITERAL.findall(text(file))}


def arguments(source, at):
    """Of a call whose bracket is open at that place."""
    depth, begun, found = 0, at, []
    while at < len(source):
        sign = source[at]
        if sign in "\"'":
            at += 1
            while source[at] != sign:
                at += 2 if source[at] == "\\" else 1
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif sign == "," and depth == 0:
            found.append(source[begun:at].strip())
            begun = at + 1
        at += 1
    return [*found, source[begun:at].strip()]


def by_letters(file, fields):
    source = file.read_text(encoding="utf-8")
    for call in CALL.finditer(source):
        given = arguments(source, call.end())
        if len(given) > 1 and not given[0].startswith('"'):
            for name in LITERAL.findall(given[1]) if given[1].startswith(('"', "{")) else ():
                if name in fields:
                    at = source.count("\n", 0, call.start()) + 1
                    wrong.append(f"{file.relative_to(ROOT)}:{at}: the field “{name}” by its letters; fields.h names it")


def shared():
    return literals([*(ROOT / "rules").glob("*.cpp"), *(ROOT / "rules").glob("*.h"), *code("rules/play", "model")])


def systems():
    return sorted(path.parent for path in ROOT.glob("rules/*/system.yaml"))


def main():
    common = shared()
    for folder in systems():
        asked = common | literals(code(folder))
        for table in sorted(folder.rglob("*.yaml")):
            for section in yaml.safe_load(table.read_text(encoding="utf-8")):
                if section not in asked:
                    wrong.append(f"{table.relative_to(ROOT)}: no code asks for “{section}”; read it or leave it out")
        declared = folder / "play/fields.yaml"
        if declared.exists():
            rows = yaml.safe_load(declared.read_text(encoding="utf-8"))["fields"].values()
            fields = {row["id"] for some in rows for row in some if "id" in row}
            for file in code(folder / "play"):
                by_letters(file, fields)
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
