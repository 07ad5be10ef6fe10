#!/usr/bin/env python3
"""Cells that nobody reads: each key of a table in rules/, however deep, stands in the code of its system or in what all
systems share. Of a table that code opens by a name of its own (`kindsTable()`) only the files that do so count, and READERS
of rows of any table. Keys that are names chosen in the data are MAPS: whoever walks one reads all of it.
"""
import sys

import yaml

from sections import ROOT, code, literals, shared, systems, text

# What stands in them by names of the data's own: ids of rows and choices, columns, classes of troops.
MAPS = ("cells", "needs", "words", "common", "own", "goings", "findings", "editions", "regular", "irregular", "add", "set",
        "append", "printed", "arms/*", "campaign/kinds", "campaign/rows/*", "lookup/rows", "throws/*/row", "weapons/*/formed",
        "weapons/*/unformed")
READERS = ("play::Vocabulary<", "kindsIn(const Node& row")  # what they hold: conditions of rows; keys that many rows have


def keys(node, path=()):
    """Each key below a node, with the path to it and its line; rows of lists are “*”."""
    if isinstance(node, yaml.SequenceNode):
        for one in node.value:
            yield from keys(one, (*path, "*"))
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield path, key.value, key.start_mark.line + 1
            yield from keys(value, (*path, key.value))


def readers_of(table, sources):
    """The files that open it by its own name, and READERS; none: any may read it."""
    opened = f"{table.stem}Table()"
    if not any(f"Node& {opened}" in source for source in sources.values()):
        return []
    return [file for file, source in sources.items() if any(one in source for one in (opened, *READERS))]


def main():
    wrong, common, play = [], shared(), literals(code("rules/play"))
    for folder in systems():
        files = code(folder)
        sources, everywhere = {file: text(file) for file in files}, literals(files)
        for table in sorted(folder.rglob("*.yaml")):
            readers = readers_of(table, sources)
            asked = literals(readers) if readers else everywhere
            for path, key, line in keys(yaml.compose(table.read_text(encoding="utf-8"))):
                named = any("/".join(path).endswith(one) for one in MAPS)
                sections = not path and readers  # of what readers open themselves; all others: sections.py
                if not named and key not in asked | (play if sections else common):
                    place = "/".join((*path, key))
                    wrong.append(f"{table.relative_to(ROOT)}:{line}: no code asks for “{place}”; read it or leave it out")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
