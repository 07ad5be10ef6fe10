#!/usr/bin/python3
"""Plants faults and prints those that no test notices: ./check --full does so, other ones each day.

    tests/faults/plant.py                    60 faults, drawn by the day
    tests/faults/plant.py --seed 7 --faults 5
    tests/faults/plant.py --list             only what would be planted
    tests/faults/plant.py --at rules/warmaster/play/shooting/volley.cpp    faults of this file or folder

A fault is a condition turned round, a constant one too high, or a figure of lists/ or rules/ one too high or too low.
All happens in a copy of the tree (build/faults/tree); the tree itself is only read. For a fault in the code the test
programs of its area are built and run, for a figure only run; the first red one has noticed it.
"""
import argparse
import datetime
import functools
import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]

# Tests (a regular expression over their names) of whatever lies below a folder, the quickest first.
# The longest folder that fits holds.
AREAS = {
    "model/text": ["text", "army.reader"],
    "model/army": ["army", "specs"],
    "model/field": ["field", "map"],
    "model/play": ["play"],
    "model/library": ["library"],
    "model/seal": ["seal"],
    "rules": ["army", "specs", "tables", "lists"],
    "rules/warmaster": ["tables.warmaster", "tables.figures", "specs", "army"],
    "rules/warmaster/play": ["play"],
    "rules/play": ["play"],
    "rules/dbm": ["tables.dbm", "tables.figures", "specs"],
    "rules/fog": ["tables.fog", "tables.figures", "specs"],
    "rules/sixmm": ["tables.sixmm", "tables.figures", "specs"],
    "app": ["cli"],
    "app/cli": ["cli"],
    "app/exchange": ["exchange", "cli"],
    "app/map": ["map"],
    "app/print": ["print", "cli"],
    "app/report": ["report", "cli"],
    "app/view": ["window"],
    "app/words": ["words", "cli"],
    "lists/warmaster": ["tables.warmaster_lists", "tables.figures", "specs", "army.ready"],
    "lists/dbm": ["tables.figures", "specs", "army.ready"],
    "lists/fog": ["tables.fog_lists", "tables.figures", "specs", "army.ready"],
}

CONDITIONS = [(" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "), (" != ", " == "),
              (" && ", " || "), (" || ", " && ")]
NOT_CODE = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|//.*')
DECLARES = re.compile(r"^\s*(#|static_assert|template|using|typedef|namespace|//|\*)|&&\s*[\w{),]*\s*\)\s*(noexcept|=)")
NUMBER = re.compile(r"(?<![\w.])(\d+)(?![\w.])")
FIGURE = re.compile(r"^[-+]?\d+(\.\d+)?([-/x]\d+)*\+?$")
CITED = {"line", "page", "reason", "order"}
TELLING = re.compile(r"/battles/|/(drawings|lessons|glossary)\.yaml$")  # examples and pictures: tables.cells watches them


class Fault:
    def __init__(self, kind, file, line, column, before, after):
        self.kind, self.file, self.line, self.column = kind, file, line, column
        self.before, self.after = before, after

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column} {self.kind}: {self.before.strip()} -> {self.after.strip()}"

    def plant(self, text):
        lines = text.split("\n")
        line, at = lines[self.line - 1], self.column - 1
        assert line[at:at + len(self.before)] == self.before, self
        lines[self.line - 1] = line[:at] + self.after + line[at + len(self.before):]
        return "\n".join(lines)


def code_faults(file, text):
    """Conditions and constants of a source file, outside of comments, texts and declarations."""
    conditions, constants = [], []
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        bare = NOT_CODE.sub(lambda found: " " * len(found.group()), line)
        comment = inside or "/*" in bare
        inside = comment and "*/" not in bare
        if comment or DECLARES.search(bare):
            continue
        for before, after in CONDITIONS:
            for found in re.finditer(re.escape(before), bare):
                conditions.append(Fault("condition", file, number, found.start() + 1, before, after))
        for found in NUMBER.finditer(bare):
            before = found.group()
            constants.append(Fault("constant", file, number, found.start() + 1, before, str(int(before) + 1)))
    return conditions, constants


def figures(file, text):
    """Figures of a YAML file; where a rule is printed is none."""
    found = []

    def walk(node, key):
        if isinstance(node, yaml.MappingNode):
            for name, value in node.value:
                walk(value, name.value)
        elif isinstance(node, yaml.SequenceNode):
            for value in node.value:
                walk(value, key)
        elif not node.style and key not in CITED and FIGURE.match(node.value):
            digits = re.search(r"\d+", node.value)
            mark = node.start_mark
            before = int(digits.group())
            after = before - 1 if before and mark.line % 2 else before + 1
            found.append(Fault("figure", file, mark.line + 1, mark.column + 1 + digits.start(), str(before), str(after)))

    walk(yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)), "")
    return found


@functools.cache
def faults(at):
    """All that can be planted, by kind."""
    kinds = {"condition": [], "constant": [], "figure": []}
    for folder, ending in (("model", ".cpp"), ("rules", ".cpp"), ("app", ".cpp"), ("lists", ".yaml"), ("rules", ".yaml")):
        for path in sorted((ROOT / folder).rglob("*" + ending)):
            file = str(path.relative_to(ROOT))
            if not file.startswith(at) or TELLING.search(file):
                continue
            text = path.read_text(encoding="utf-8")
            if ending == ".yaml":
                kinds["figure"] += figures(file, text)
            else:
                conditions, constants = code_faults(file, text)
                kinds["condition"] += conditions
                kinds["constant"] += constants
    return kinds


def drawn(at, seed, count):
    """The faults of a seed, a third of each kind, and more of each for those that cannot be built."""
    draw = random.Random(seed)
    kinds = {kind: list(found) for kind, found in faults(at).items()}
    for found in kinds.values():
        draw.shuffle(found)
    queues = [found for found in kinds.values() if found]
    chosen, spare = [], []
    for turn in range(3 * count):
        if queues and queues[turn % len(queues)]:
            (chosen if len(chosen) < count else spare).append(queues[turn % len(queues)].pop())
    return chosen, spare


def areas_of(file):
    folder = max((one for one in AREAS if file.startswith(one + "/")), key=len, default=None)
    return AREAS[folder] if folder else []


class Copy:
    """A copy of the tree with a build folder of its own."""

    def __init__(self, folder):
        self.tree = folder / "tree"
        self.log = open(folder / "log", "w", encoding="utf-8")
        self.refresh()
        self.run(["cmake", "--preset", "dev"])
        self.targets = set(re.findall(r"^(\w+): phony", self.told(["cmake", "--build", "--preset", "dev", "--target",
                                                                    "help"]), re.M))
        shown = self.told(["ctest", "--preset", "dev", "--show-only=json-v1"])
        self.tests = [test["name"] for test in json.loads(shown)["tests"]]
        self.green = {}

    def refresh(self):
        """What differs from the tree is copied anew, so that little is built again after a change."""
        files = [path for top in ROOT.iterdir() if top.name not in ("build", ".git")
                 for path in ([top] if top.is_file() else top.rglob("*")) if path.is_file()]
        keep = {path.relative_to(ROOT) for path in files}
        for path in files:
            copy = self.tree / path.relative_to(ROOT)
            if copy.exists() and copy.read_bytes() == path.read_bytes():
                continue
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
        for top in self.tree.iterdir():
            for path in [] if top.name == "build" else [top] if top.is_file() else list(top.rglob("*")):
                if path.is_file() and path.relative_to(self.tree) not in keep:
                    path.unlink()

    def told(self, command):
        return subprocess.run(command, cwd=self.tree, capture_output=True, text=True, check=True).stdout

    def run(self, command):
        self.log.write(" ".join(command) + "\n")
        self.log.flush()
        done = subprocess.run(command, cwd=self.tree, stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        return done.returncode == 0

    def built(self, area):
        """Whether the test programs of an area could be built; scripts have none."""
        programs = {"tst_" + name.replace(".", "_") for name in self.tests if name.startswith(area)} & self.targets
        if not programs:
            return True
        return self.run(["cmake", "--build", "--preset", "dev", "--target", *sorted(programs)])

    def passes(self, area):
        # The signature notices everything and knows of nothing whether it is right.
        return self.run(["ctest", "--preset", "dev", "-R", "^" + re.escape(area), "-E", r"^play\.signature$",
                         "-j", str(os.cpu_count()), "--stop-on-failure", "--timeout", "120"])

    def sound(self, area):
        """Whether the area is green with no fault planted: asked once."""
        if area not in self.green:
            self.green[area] = self.built(area) and self.passes(area)
        return self.green[area]

    def try_fault(self, fault):
        """"noticed by AREA", "survived" or "not built"."""
        areas = areas_of(fault.file)
        for area in areas:
            if not self.sound(area):
                raise SystemExit(f"{area} is red with no fault planted; the log is {self.log.name}")
        file = self.tree / fault.file
        text = file.read_text(encoding="utf-8")
        try:
            file.write_text(fault.plant(text), encoding="utf-8")
            for area in areas:
                if fault.kind != "figure" and not self.built(area):
                    return "not built"
                if not self.passes(area):
                    return "noticed by " + area
            return "survived"
        finally:
            file.write_text(text, encoding="utf-8")


def main():
    options = argparse.ArgumentParser(description="Plants faults and prints those that no test notices.")
    options.add_argument("--seed", type=int, default=int(datetime.date.today().strftime("%Y%m%d")),
                         help="what is drawn (the day, as 20260131)")
    options.add_argument("--faults", type=int, default=60, help="how many (60)")
    options.add_argument("--at", default="", help="only faults of this file or folder")
    options.add_argument("--list", action="store_true", help="plant nothing, print what would be planted")
    asked = options.parse_args()
    chosen, spare = drawn(asked.at, asked.seed, asked.faults)
    if asked.list:
        print("\n".join(map(str, chosen)))
        return 0
    folder = ROOT / "build/faults"
    folder.mkdir(parents=True, exist_ok=True)
    copy = Copy(folder)
    survivors, tried = [], 0
    while chosen:
        fault = chosen.pop(0)
        result = copy.try_fault(fault)
        if result == "not built":
            same = next((one for one in spare if one.kind == fault.kind), None)
            if same:
                spare.remove(same)
                chosen.append(same)
            continue
        tried += 1
        print(f"{tried:3} {fault}: {result}", flush=True)
        if result == "survived":
            survivors.append(fault)
    print(f"\nseed {asked.seed}: {tried} faults planted, {tried - len(survivors)} noticed, {len(survivors)} survived")
    for fault in survivors:
        print(f"  {fault}  ({', '.join(areas_of(fault.file))})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
