#!/usr/bin/env python3
"""Where the mass of the program lies: lines of C++ and QML by theme, of both engines by room, and how much of them is
preamble. `measure.py [COMMIT ...]`: of each of these beside the working tree, so that before and after stand side by side.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
THEMES = [  # the first that fits
    ("engine of Warmaster", r"rules/warmaster/play/.*\.(cpp|h)$"),
    ("engine of DBM", r"rules/dbm/play/.*\.(cpp|h)$"),
    ("other engines", r"rules/[a-z]+/play/.*\.(cpp|h)$"),
    ("ground of battles", r"(model/play|rules/play)/.*\.(cpp|h)$"),
    ("field", r"(model/field|app/view/field|app/map|app/cli/field)/.*\.(cpp|h)$"),
    ("army", r"model/army/.*\.(cpp|h)$"),
    ("rules without engines", r"rules/.*\.(cpp|h)$"),
    ("view without field", r"app/view/.*\.(cpp|h)$"),
    ("command line without field", r"app/cli/.*\.(cpp|h)$"),
    ("library, text, seal", r"model/.*\.(cpp|h)$"),
    ("print, report, exchange, words, rest", r"app/.*\.(cpp|h)$"),
    ("screens", r"qml/.*\.qml$"),
    ("sentences and fields of battles", r"rules/[a-z]+/play/(words|fields)\.yaml$"),
    ("tables of battles", r"rules/[a-z]+/play/.*\.yaml$"),
]
PREAMBLE = re.compile(r"^(#include .*|#pragma once|using .*;|namespace .*\{|\} // namespace.*|namespace \{)?$")


def git(*words):
    return subprocess.run(["git", "-C", ROOT, *words], check=True, capture_output=True, text=True).stdout


def texts(commit):
    for name in git("ls-tree", "-r", "--name-only", commit).splitlines() if commit else git("ls-files").splitlines():
        if name.startswith(("app/", "model/", "rules/", "qml/")) and name.endswith((".cpp", ".h", ".qml", ".yaml")):
            file = ROOT / name
            if commit or file.exists():
                yield name, git("show", f"{commit}:{name}") if commit else file.read_text(encoding="utf-8")


def measured(commit):
    lines = collections.Counter()
    for name, text in texts(commit):
        all_lines = text.splitlines()
        theme = next((theme for theme, pattern in THEMES if re.match(pattern, name)), None)
        if theme is None:
            continue
        lines[theme] += len(all_lines)
        if name.endswith((".cpp", ".h")):
            lines["all C++"] += len(all_lines)
            if theme.startswith("engine"):
                rest = name.split("/play/")[1].split("/")
                lines[f"  {theme}: {rest[0] if len(rest) > 1 else 'shared'}"] += len(all_lines)
                lines[f"  {theme}: preambles"] += sum(PREAMBLE.match(line) is not None for line in all_lines)
                lines[f"  {theme}: files over 400 lines"] += len(all_lines) > 400
    return lines


commits = [*sys.argv[1:], None]
columns = [measured(commit) for commit in commits]
print("|".join(["", "of", *[commit[:8] if commit else "now" for commit in commits], ""]))
print("|".join(["", "-", *["-:" for _ in commits], ""]))
order = [theme for theme, _ in THEMES] + ["all C++"]
rooms = sorted({key for column in columns for key in column if key.startswith("  ")})
for key in order + rooms:
    print("|".join(["", key.strip(), *[str(column[key]) for column in columns], ""]))
