#!/usr/bin/env python3
"""The slowest of each benchmark: bench_armies --benchmark_out=a.json; worst.py a.json ..."""
import json
import sys
from collections import defaultdict

IN_MS = {"ns": 1e-6, "us": 1e-3, "ms": 1, "s": 1e3}

groups = defaultdict(list)
for path in sys.argv[1:]:
    with open(path) as file:
        run = json.load(file)
    context = run["context"]
    print(f'{path}: {context["num_cpus"]} cores, load {context["load_avg"][0]:.1f}')
    rows = [row for row in run["benchmarks"] if row.get("aggregate_name", "median") == "median"]
    for row in rows:
        group, _, which = row.get("run_name", row["name"]).removesuffix("/real_time").rpartition("/")
        if "iterations:" in row["name"]:  # of processes: what passes on the clock
            group, which, time = row["name"].split("/")[0], "", row["real_time"]
        else:
            time = row["real_time" if "real_time" in row["name"] else "cpu_time"]
        extra = {k: round(v, 1) for k, v in row.items() if k in ("kB", "work_ms", "most_MB")}
        groups[group or which].append((time * IN_MS[row["time_unit"]], which, row.get("label", ""), extra))

for name, found in groups.items():
    found.sort(key=lambda one: one[0])
    time, which, label, extra = found[-1]
    print(f"{name:24} {time:10.4f} ms  {which:24} usual {found[len(found) // 2][0]:10.4f} ms  {label} {extra or ''}")
