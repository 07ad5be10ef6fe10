#!/usr/bin/env python3
"""What a command costs from its start to its end, in time of processors, beside other programs in the same run.

    tests/bench/start.py build/release/app/strategikon [ANOTHER/strategikon ...]

All are run in turn, so that what else the machine does meets all of them. The record is the beginning of an example, a
hundred steps long or a few fewer, to where a phase may end; each answer is taken back before the next.
"""
import argparse
import json
import os
import resource
import statistics
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
ARMY = SOURCE / "lists/warmaster/armies/egyptian.yaml"
EXAMPLE, STEPS = "great-kings-left", 100


def spent(command, env):
    """Milliseconds of user and system time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
    child = os.posix_spawnp(command[0], command, env, file_actions=out)
    _, status = os.waitpid(child, 0)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if status:
        raise SystemExit(f"{' '.join(command)}: ended with {os.waitstatus_to_exitcode(status)}")
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


class Started:
    """One build of the program, with a home of its own and a battle in it."""

    def __init__(self, program, home):
        self.program = str(Path(program).resolve())
        self.env = dict(os.environ, STRATEGIKON_HOME=home, LC_ALL="C.UTF-8")
        record = Path(home + ".jsonl")
        self.said("battle", "examples", EXAMPLE)
        self.said("battle", "export", "last", "-o", str(record))
        head, *lines = record.read_text().splitlines()
        lines = lines[:STEPS]
        self.does = None
        while not self.does:
            known = json.dumps(json.loads(head) | {"entries": len(lines)}, ensure_ascii=False)
            record.write_text("\n".join([known, *lines, ""]))
            self.said("battle", "import", str(record))
            self.does = self.plain_answer()
            lines.pop()

    def said(self, *words):
        return subprocess.run([self.program, *words], env=self.env, check=True, capture_output=True, text=True).stdout

    def plain_answer(self):
        """One that needs no more than its name."""
        asks = json.loads(self.said("battle", "options", "last", "--json"))
        return next((ask["what"] for ask in asks if not ask["inputs"]), None)

    def commands(self):
        yield "--version", ["--version"], None
        yield "army check", ["army", "check", str(ARMY)], None
        yield "battle play", ["battle", "play", "last", self.does], ["battle", "undo", "last"]
        yield "battle options", ["battle", "options", "last"], None


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("program", nargs="+")
    words.add_argument("--runs", type=int, default=40)
    typed = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = [("git --version", ["git", "--version"], None, os.environ),
                ("python3 -S -c pass", ["python3", "-S", "-c", "pass"], None, os.environ)]
        for at, program in enumerate(typed.program):
            started = Started(program, f"{folder}/{at}")
            for name, command, back in started.commands():
                rows.append((f"{program}: {name}", [started.program, *command],
                             back and [started.program, *back], started.env))
        times = [[] for _ in rows]
        for _ in range(typed.runs):
            for (_, command, back, env), found in zip(rows, times):
                found.append(spent(command, env))
                if back:
                    spent(back, env)
        print("least  median  ms of processors")
        for (name, *_), found in zip(rows, times):
            print(f"{min(found):5.1f}  {statistics.median(found):6.1f}  {name}")


main()
