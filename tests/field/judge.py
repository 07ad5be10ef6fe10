#!/usr/bin/python3
"""Judges battlefields laid out by the random terrain charts of Warmaster Ancients.

    judge.py PROGRAM FIRST COUNT    lays COUNT fields with seeds from FIRST on, and judges each; with
                                    STRATEGIKON_FULL in the environment a thousand
    judge.py FILE.json...           judges fields that were saved

It was written from the rulebook alone (numbers in brackets are lines of it), before a look at what lays fields out:
it shares no line, no table and no geometry with the program, so that a misreading there cannot hide here.
Lengths are cm on the table. x runs along the long edges; y from the edge at which "near" is.
"""
import json
import os
import subprocess
import sys
import tempfile
from itertools import combinations
from math import dist
from pathlib import Path

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

NEAR = 0.05  # half a millimetre: less than a tape shows
SMALLEST = 12  # of areas: "in the order of 12 cm across" (2627)
ORDER = 1  # what "in the order of" leaves

HIGH = ("cliff", "forest")  # what a summit may be (2631, 2632, 2637)


def row(sums, *bodies, **limits):
    return {"sums": range(sums[0], sums[1] + 1), "bodies": bodies, **limits}


# The charts (2631-2681): per row the two dice, which kinds its body may be of, and its limits.
#   across  widest point at most          depth   into the table at most       share  of an edge's length at most
#   edge    must, may, never, or any (as the body's name says: a ridge touches an edge, a hill does not)
CHARTS = {
    "urban": {
        "sums": range(2, 4),
        "rows": {
            "urban-2": row((2, 2), "wall", edge="may", stands=6, base=20, round=True),
            "urban-3": row((3, 4), "low-obstacle", edge="may", across=30),
            "urban-5": row((5, 6), "broken", edge="may", across=30),
            "urban-7": row((7, 8), "village", edge="may", across=30, base=30, ways=("road", 0)),
            "urban-9": row((9, 10), "village", edge="must", across=30, depth=20),
            "urban-11": row((11, 11), "low-obstacle", "high-obstacle", edge="may", stands=3, base=10, round=True),
            "urban-12": row((12, 12), "village", edge="must", share=0.5, depth=20, ways=("road", 1), onto=True),
        },
    },
    "high-ground": {
        "sums": range(4, 8),
        "rows": {
            "high-2": row((2, 3), "hill", edge="must", share=0.5, depth=20, summit=10, summit_at_edge=True),
            "high-4": row((4, 4), "hill", edge="may", across=50, summit=20),
            "high-5": row((5, 5), "steep-hill", "hill", edge="may", across=30, cover=("wood",)),
            "high-6": row((6, 8), "hill", edge="may", across=30),
            "high-9": row((9, 9), "hill", edge="may", across=30, cliffs=0.5),
            "high-10": row((10, 10), "cliff", "hill", edge="may", across=20, cover=("forest",)),
            "high-11": row((11, 12), "hill", edge="may", across=50, summit=20, cliffs=0.5, must_cliffs=True),
        },
    },
    "woods": {
        "sums": range(8, 11),
        "rows": {
            "woods-2": row((2, 3), "forest", "wood", edge="must", share=0.5, depth=20, ways=("path", 1), onto=True),
            "woods-4": row((4, 5), "forest", "wood", edge="may", across=20),
            "woods-6": row((6, 8), "wood", edge="may", across=30, ways=("path", 0, 1), through=True),
            "woods-9": row((9, 10), "wood", edge="may", across=50, ways=("path", 0, 1), through=True,
                           centre=("forest", "cliff", "lake")),
            "woods-11": row((11, 12), "forest", edge="may", across=50, ways=("path", 1, 2), through=True),
        },
    },
    "water": {
        "sums": range(11, 13),
        "rows": {
            "water-2": row((2, 2), "sea", edge="must", share=0.5, depth=30),
            "water-3": row((3, 4), "sea", edge="must", along=50, depth=30),
            "water-5": row((5, 7), "marsh", edge="may", across=30),
            "water-8": row((8, 9), "lake", edge="never", across=30),
            "water-10": row((10, 10), "shallow-river", river=50),
            "water-11": row((11, 11), "shallow-river", river="half", crossings=("bridge",)),
            "water-12": row((12, 12), "deep-river", river=50, crossings=("bridge", "ford")),
        },
    },
}
ROWS = {name: {**limits, "chart": chart} for chart, one in CHARTS.items() for name, limits in one["rows"].items()}
WATER = ("sea", "lake", "shallow-river", "deep-river")
STAND = 4 * 2  # square centimetres


def shape_of(piece):
    if "outline" in piece:
        return Polygon(piece["outline"])
    line, widths = LineString(piece["course"]), piece["widths"]
    if max(widths) - min(widths) < NEAR:
        return line.buffer(max(widths) / 2, cap_style=2)
    points = piece["course"]
    widths = widths + [widths[-1]] * (len(points) - len(widths))
    return unary_union([LineString([a, b]).buffer(min(u, v) / 2, cap_style=2)
                        for a, b, u, v in zip(points, points[1:], widths, widths[1:])])


def widest(shape):
    corners = list(shape.convex_hull.exterior.coords)
    return max(dist(a, b) for a, b in combinations(corners, 2))


class Judge:
    def __init__(self, field):
        self.field = field
        self.width, self.depth = field["table"]["width"], field["table"]["depth"]
        self.table = box(0, 0, self.width, self.depth)
        self.edges = {
            "near": LineString([(0, 0), (self.width, 0)]),
            "far": LineString([(0, self.depth), (self.width, self.depth)]),
            "left": LineString([(0, 0), (0, self.depth)]),
            "right": LineString([(self.width, 0), (self.width, self.depth)]),
        }
        self.faults = []

    def ask(self, holds, line, words):
        if not holds:
            self.faults.append(f"{words} (rulebook {line})")

    def verdict(self):
        self.throws()
        for feature in self.field["features"]:
            self.feature(feature)
        self.waters()
        return self.faults

    # Sides, who begins, the two throws of each item, in turn, until one side ends it (2603-2609).
    def throws(self):
        throws = iter(self.field["throws"])
        sides = next(throws)
        self.ask(sides["what"] == "sides", 2603, "sides are chosen first")
        self.far_side = 0 if sides["came"] == "far" else 1
        self.ask((sides["dice"][0] >= 4) == (sides["came"] == "far"), 2593, "1 to 3 is one edge, 4 to 6 the other")
        first = next(throws)
        self.ask(first["what"] == "first", 2605, "who goes first is thrown for")
        mover, laid, ended = int(first["came"]), 0, None
        features = {one["id"]: one for one in self.field["features"]}
        placed, kind = [], None
        for one in throws:
            self.ask(one["side"] == mover, 2605, f"side {one['side']} throws out of turn")
            if one["what"] == "ended":
                self.ask(laid >= 2 and ended is None, 2609, f"ended after {laid} items")
                ended, mover = mover, 1 - mover
            elif one["what"] == "terrain-type":
                kind = one["came"]
                self.ask(sum(one["dice"]) in CHARTS[kind]["sums"], 2611, f"{one['dice']} is not {kind}")
            elif one["what"] == "terrain-item":
                self.ask(one["came"] in CHARTS[kind]["rows"], 2605, f"{one['came']} is not of the chart {kind}")
                self.ask(sum(one["dice"]) in ROWS[one["came"]]["sums"], 2605, f"{one['dice']} is not {one['came']}")
                item = one["came"]
            else:  # placed or declined
                if one["what"] == "placed":
                    laid += 1
                    placed.append(one["came"])
                    feature = features[one["came"]]
                    self.ask(feature["item"] == item, 2605, f"{feature['id']} is not the item that was thrown")
                    self.ask(feature["side"] == mover, 2607, f"{feature['id']} is the other side's")
                mover = 1 - mover
                self.ask(ended is None or one is self.field["throws"][-1], 2609, "one more throw after the end")
        self.ask(sorted(placed) == sorted(features), 2605, "what lies there was placed")

    def feature(self, feature):
        limits, name = ROWS[feature["item"]], feature["id"] + " " + feature["item"]
        pieces = [(one, shape_of(one)) for one in feature["pieces"]]
        bodies = [(one, shape) for one, shape in pieces if "part" not in one]
        self.ask(len(bodies) == 1, 2605, f"{name} has {len(bodies)} bodies")
        piece, body = bodies[0]
        if "course" in piece and "river" not in limits:  # a ring: what it encloses counts
            body = Polygon(piece["course"])
        self.ask(piece["kind"] in limits["bodies"], 2605, f"{name} is a {piece['kind']}")
        everything = unary_union([shape for _, shape in pieces] + [body])
        self.ask(self.table.buffer(NEAR).contains(everything), 2625, f"{name} is not on the table")
        self.half(feature, name, limits, everything)
        parts = [one for one in pieces if "part" in one[0]]
        if "river" in limits:
            self.river(name, limits, piece, body, parts)
            return
        self.size(name, limits, body)
        self.parts(name, limits, body, parts)

    # Anywhere on the player's own half, or straddling the line if it is a hill or ridge (2607).
    def half(self, feature, name, limits, everything):
        low, high = everything.bounds[1], everything.bounds[3]
        middle, far = self.depth / 2, feature["side"] == self.far_side
        own = high > middle + NEAR if far else low < middle - NEAR
        beyond = low < middle - NEAR if far else high > middle + NEAR
        self.ask(own, 2607, f"{name} lies in the half of the other side")
        self.ask(not (own and beyond) or limits["chart"] == "high-ground", 2607, f"{name} straddles the line")

    def touched(self, body):
        return [name for name, edge in self.edges.items() if body.distance(edge) < NEAR]

    def size(self, name, limits, body):
        touched = self.touched(body)
        if limits["edge"] == "must":
            self.ask(len(touched) > 0, 2625, f"{name} touches no edge")
        if limits["edge"] == "never":
            self.ask(not touched, 2651, f"{name} touches an edge")
        if "across" in limits:
            self.ask(widest(body) <= limits["across"] + NEAR, 2627, f"{name} is {widest(body):.2f} across")
        if "stands" in limits:
            self.ask(body.area >= limits["stands"] * STAND, 2675, f"{name} holds no {limits['stands']} stands")
        else:
            self.ask(widest(body) >= SMALLEST - ORDER, 2627, f"{name} is {widest(body):.2f} across")
        if "depth" in limits:
            self.ask(any(self.along(body, edge, limits) for edge in touched), 2631, f"{name} reaches too far")

    # How far a body runs along an edge and into the table from it.
    def along(self, body, edge, limits):
        left, low, right, high = body.bounds
        if edge in ("near", "far"):
            length, run, into = self.width, right - left, high if edge == "near" else self.depth - low
        else:
            length, run, into = self.depth, high - low, right if edge == "left" else self.width - left
        most = limits.get("along", limits.get("share", 1) * length)
        return into <= limits["depth"] + NEAR and run <= most + NEAR

    def parts(self, name, limits, body, parts):
        inside = body.buffer(NEAR)
        cliffs = 0
        ways = []
        for piece, shape in parts:
            kind, part = piece["kind"], piece["part"]
            if kind in ("path", "road") and "ways" in limits:
                self.ask(kind == limits["ways"][0], 2641, f"{name} has a {kind}")
                ways.append(LineString(piece["course"]))
            elif part == "base":
                self.ask("base" in limits and kind == "hill", 2675, f"{name} has a base of {kind}")
                self.ask(widest(shape) <= limits["base"] + NEAR, 2675, f"{name}: base {widest(shape):.2f} across")
                self.ask(shape.buffer(NEAR).contains(body), 2675, f"{name} does not lie on its hill")
                if limits.get("round"):
                    self.ask(shape.area > 0.7 * 3.14 / 4 * widest(shape) ** 2, 2675, f"{name}: base is not round")
            elif part == "summit":
                self.ask("summit" in limits and kind in HIGH, 2631, f"{name} has a summit of {kind}")
                self.ask(widest(shape) <= limits["summit"] + NEAR, 2631, f"{name}: summit {widest(shape):.2f} across")
                self.ask(inside.contains(shape), 2631, f"{name}: summit beyond its hill")
                if limits.get("summit_at_edge"):
                    self.ask(len(self.touched(shape)) > 0, 2631, f"{name}: summit touches no edge")
            elif part == "centre":
                self.ask(kind in limits.get("centre", ()), 2645, f"{name} has a centre of {kind}")
                self.ask(widest(shape) <= 20 + NEAR, 2645, f"{name}: centre {widest(shape):.2f} across")
                self.ask(inside.contains(shape), 2645, f"{name}: centre beyond its wood")
            elif part == "cliffs":
                self.ask("cliffs" in limits, 2636, f"{name} has cliffs")
                cliffs += LineString(piece["course"]).length
                self.ask(body.exterior.buffer(3).contains(LineString(piece["course"])), 2636, f"{name}: cliffs off the rim")
            elif part == "gate":
                self.ask(limits["bodies"] == ("wall",), 2675, f"{name} has a gate")
            elif part in ("wood", "forest"):  # wooded or heavily forested hill
                self.ask(kind in limits.get("cover", ()), 2633, f"{name} is covered by {kind}")
                self.ask(inside.contains(shape), 2633, f"{name}: cover beyond its hill")
            elif part == "dunes":
                self.ask("sea" in limits["bodies"], 2657, f"{name} has dunes")
            elif part == "path" and "sea" in limits["bodies"]:
                ways.append(LineString(piece["course"]))
            elif part in ("fields", "dividing"):
                self.ask(kind == "low-obstacle", 2636, f"{name} has {kind} as {part}")
                self.ask(body.buffer(1).contains(LineString(piece["course"])), 2636, f"{name}: {part} beyond it")
            else:
                self.ask(False, 2605, f"{name} has a {part} of {kind}")
        if "cliffs" in limits:
            self.ask(cliffs <= limits["cliffs"] * body.length + NEAR, 2636, f"{name}: cliffs of {cliffs:.1f} cm")
            self.ask(cliffs > 0 or not limits.get("must_cliffs"), 2637, f"{name} has no cliffs")
        if any(piece["part"] == "dunes" for piece, _ in parts):
            self.ask(len(ways) > 0, 2657, f"{name}: dunes without a path")
            self.ask(all(way.distance(body) < 1 for way in ways), 2657, f"{name}: a path that reaches no water")
        if "ways" in limits:
            self.ways(name, limits, body, ways)

    def ways(self, name, limits, body, ways):
        least, most = limits["ways"][1], limits["ways"][2] if len(limits["ways"]) > 2 else 99
        self.ask(least <= len(ways) <= most, 2641, f"{name} has {len(ways)} of {limits['ways'][0]}")
        out = lambda point: not body.buffer(-0.5).contains(Point(point))
        for way in ways:
            ends = way.coords[0], way.coords[-1]
            self.ask(way.intersection(body).length > 1, 2641, f"{name}: a way beside it")
            if limits.get("through"):
                self.ask(all(out(end) for end in ends), 2644, f"{name}: a path does not run from edge to edge")
            if limits.get("onto"):
                self.ask(any(self.touched(Point(end)) for end in ends), 2642, f"{name}: a way does not begin at an edge")
                self.ask(any(out(end) for end in ends), 2642,
                         f"{name}: a way does not come out onto the table")

    # From a short edge to a long one, and no further along the table than its row says (2661-2663).
    def river(self, name, limits, piece, body, parts):
        ends = [Point(piece["course"][0]), Point(piece["course"][-1])]
        if any(edge in ("left", "right") for edge in self.touched(ends[1])):
            ends.reverse()
        short = [edge for edge in self.touched(ends[0]) if edge in ("left", "right")]
        long = [edge for edge in self.touched(ends[1]) if edge in ("near", "far")]
        self.ask(bool(short) and bool(long), 2661, f"{name} runs from {self.touched(ends[0])} to {self.touched(ends[1])}")
        if not short or not long:
            return
        most = self.width / 2 if limits["river"] == "half" else limits["river"]
        reach = body.bounds[2] if short[0] == "left" else self.width - body.bounds[0]
        self.ask(reach <= most + NEAR, 2661, f"{name} reaches {reach:.1f} cm along the table")
        crossings = [LineString(one["course"]) for one, _ in parts if one["part"] == "crossing"]
        kinds = {one["kind"] for one, _ in parts if one["part"] == "crossing"}
        self.ask(len(crossings) == len(limits.get("crossings", ())[:1]), 2662, f"{name} has {len(crossings)} crossings")
        self.ask(kinds <= set(limits.get("crossings", ())), 2662, f"{name} has {kinds}")
        for one in crossings:
            self.ask(one.distance(self.edges[long[0]]) <= 40 + NEAR, 2662, f"{name}: its crossing is too far from the edge")
            self.ask(one.intersection(LineString(piece["course"])).length > 0 or
                     one.crosses(LineString(piece["course"])), 2662, f"{name}: its crossing crosses nothing")
        for other, _ in parts:
            self.ask(other["part"] in ("crossing", "banks"), 2661, f"{name} has {other['part']}")
            if other["part"] == "banks":
                self.ask(other["kind"] == "low-obstacle", 2661, f"{name}: banks of {other['kind']}")

    # No more than half the length of any edge can be blocked by water (2655).
    def waters(self):
        water = [shape_of(one) for feature in self.field["features"] for one in feature["pieces"] if one["kind"] in WATER]
        for name, edge in self.edges.items():
            blocked = edge.buffer(NEAR).intersection(unary_union(water)).bounds if water else ()
            length = unary_union([edge.intersection(one.buffer(NEAR)) for one in water]).length if blocked else 0
            self.ask(length <= edge.length / 2 + 4 * NEAR, 2655, f"water blocks {length:.1f} cm of the {name} edge")


TABLES = ("180x120", "240x150", "240x120", "180x150")


def laid(program, first, count):
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            path = Path(folder) / f"{seed}.json"
            subprocess.run([program, "field", "generate", "--seed", str(seed), "--table", TABLES[seed % len(TABLES)],
                            "-o", str(path)], check=True, stdin=subprocess.DEVNULL, env={"STRATEGIKON_HOME": f"{folder}/home",
                                                                "QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin"})
            yield f"seed {seed}", json.loads(path.read_text(encoding="utf-8"))


def main(words):
    if len(words) == 3 and words[1].isdigit():
        fields = laid(words[0], int(words[1]), 1000 if "STRATEGIKON_FULL" in os.environ else int(words[2]))
    else:
        fields = ((word, json.loads(Path(word).read_text(encoding="utf-8"))) for word in words)
    judged = passed = items = 0
    for name, field in fields:
        judged += 1
        items += len(field["features"])
        faults = Judge(field).verdict()
        passed += not faults
        for fault in faults:
            print(f"{name}: {fault}")
    print(f"{items} items on {judged} fields")
    print(f"Totals: {passed} passed, {judged - passed} failed, 0 skipped")
    return passed < judged


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
