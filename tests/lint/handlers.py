#!/usr/bin/env python3
"""No handler writes what it listens to: it would be called again, and again, for as long as the page is open.

A handler `on<What>Changed` of an object, with every function of its file that it calls and every timer that it starts,
must not assign `<what>` of that object. A guard does not count: two objects made anew are never the same.
"""
import re
import sys
from pathlib import Path

HANDLER = re.compile(r"\bon([A-Z]\w*)Changed\s*(?::|\(\w*(?::\s*\w+)?\)\s*(?::\s*void\s*)?(?=\{))\s*")
FUNCTION = re.compile(r"\bfunction (\w+)\([^)]*\)[^{]*(?=\{)")


def without_comments(text):
    return re.sub(r"//[^\n]*", "", text)


def body(text, at):
    """What stands behind a colon or a heading: a block, or an expression to the end of its line or property."""
    if text[at] != "{":
        return text[at : re.compile(r"[\n;}]|$").search(text, at).start()]
    depth = 0
    for end in range(at, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            return text[at : end + 1]
    return text[at:]


def owner(text, at):
    """The object around a place: its id, or the target of a Connections."""
    depth = 0
    for start in range(at, -1, -1):
        depth += {"}": 1, "{": -1}.get(text[start], 0)
        if depth < 0:
            break
    own, level = "", 0
    for sign in text[start + 1 :]:
        level += {"{": 1, "}": -1}.get(sign, 0)
        if level < 0:
            break
        if level == 0:
            own += sign
    name = re.search(r"\btarget:\s*([\w.]+)", own) or re.search(r"\bid:\s*(\w+)", own)
    return name.group(1) if name else ""


def reached(text, code):
    """The code, what it calls in this file, and what the timers do that it starts."""
    functions = {m.group(1): body(text, m.end()) for m in FUNCTION.finditer(text)}
    timers = {}
    for timer in re.finditer(r"\bTimer\s*(?=\{)", text):
        its = body(text, timer.end())
        name, does = re.search(r"\bid:\s*(\w+)", its), re.search(r"\bonTriggered:\s*", its)
        if name and does:
            timers[name.group(1)] = body(its, does.end())
    done, todo = set(), [code]
    while todo:
        now = todo.pop()
        if now in done:
            continue
        done.add(now)
        todo += [functions[f] for f in re.findall(r"(?<![\w.])(?:\w+\.)?(\w+)\(", now) if f in functions]
        todo += [timers[t] for t in re.findall(r"\b(\w+)\.(?:re)?start\(", now) if t in timers]
    return done


def faults(text):
    text = without_comments(text)
    for handler in HANDLER.finditer(text):
        what = handler.group(1)[0].lower() + handler.group(1)[1:]
        whose = owner(text, handler.start())
        first = body(text, handler.end())
        for code in reached(text, first):
            names = [re.escape(whose) + r"\." if whose else None, r"(?<![\w.])" if code == first else None]
            if any(name and re.search(name + what + r"\s*[-+*/|&]?=(?!=)", code) for name in names):
                yield text.count("\n", 0, handler.start()) + 1, f"on{handler.group(1)}Changed"
                break


def main():
    tried = 'Page {\n id: root\n onArgsChanged: later.restart()\n Timer { id: later; onTriggered: root.take() }\n'
    tried += " function take(): void { root.args = {}; }\n}\n"
    if [line for line, _ in faults(tried)] != [3]:
        sys.exit("the lint does not see what it was written for")
    wrong = [f"{path}:{line}: {name} writes what it listens to"
             for path in sorted(Path("qml").rglob("*.qml")) for line, name in faults(path.read_text())]
    sys.exit("\n".join(wrong) or 0)


main()
