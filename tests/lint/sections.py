#!/usr/bin/env python3
"""Tables that nobody reads: each section of a table in rules/ is asked for by its name in the code of its system or in
what all systems share. Also fields that rules reach by letters: they have values of their own (model/play/field.h).
"""
import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LETTERS = re.compile(r'\b(?:get|set|add|is|number|clear)\((?:[\w:\[\].>-]|\([^()]*\))+, "[a-z-]+"[,)]')
wrong = []


def code(*folders):
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*")) if file.suffix in (".cpp", ".h")]


def literals(files):
    return {text for file in files for text in LITERAL.findall(file.read_text(encoding="utf-8"))}


shared = literals([*(ROOT / "rules").glob("*.cpp"), *(ROOT / "rules").glob("*.h"), *code("rules/play", "model", "app")])
for folder in sorted(path.parent for path in ROOT.glob("rules/*/system.yaml")):
    asked = shared | literals(code(folder))
    for table in sorted(folder.rglob("*.yaml")):
        for section in yaml.safe_load(table.read_text(encoding="utf-8")):
            if section not in asked:
                wrong.append(f"{table.relative_to(ROOT)}: no code asks for “{section}”; read it or leave it out")
    for file in code(folder / "play"):
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if LETTERS.search(line):
                wrong.append(f"{file.relative_to(ROOT)}:{at}: a field by its letters; name it as fields.h does")
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
