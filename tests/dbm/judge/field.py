#!/usr/bin/python3
"""Judges DBM's battlefields. Written from the rulebook alone (numbers in brackets are lines of it); it shares no line, no
table and no geometry with the program.

    field.py PROGRAM FIRST COUNT   lays COUNT fields with seeds from FIRST on and judges each; with STRATEGIKON_FULL in
                                   the environment a thousand. Then plants faults in them, each of which it must find.
                                   The faces of its dice must be as even as dice are.
    field.py --statistics PROGRAM FIRST COUNT
                                   tells besides what the dice and the choices came to
    field.py FILE.json...          judges fields that were saved

Paces are turned into cm by the field's own scale. x runs along the long edges, y from the near one.
"""
import copy
import json
import math
import os
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

NEAR = 0.06         # cm: less than a tape shows
SEASONS = ("spring", "summer", "autumn", "winter")
# cm of a pace, and what of it is left where terrain is chosen (99-101, 110)
SCALES = {"25mm": (40 / 50 / 10, 1), "25mm-small": (40 / 50 / 10, 5 / 8), "15mm": (25 / 50 / 10, 1), "6mm": (25 / 50 / 10, 1),
          "2mm": (20 / 50 / 10, 1)}
# Areas: the kinds their pieces may be of, and their going (366-368): G, R, D. A whole hill of steep slopes is D (352);
# a gentle one is what it is covered with.
AREAS = {
    "gentle-hills": ({"gentle-hill"}, "G"), "steep-hills": ({"steep-hill", "wood", "vineyard", "grove", "rocky", "brush"}, "D"),
    "wooded-hills": ({"gentle-hill", "wood"}, "D"), "rocky-hills": ({"gentle-hill", "rocky"}, "R"),
    "woods": ({"wood"}, "D"), "orchards": ({"grove"}, "D"), "vineyards": ({"vineyard"}, "D"),
    "enclosed-fields": ({"enclosed-fields"}, "D"), "open-fields": ({"open-fields"}, "G"), "marsh": ({"marsh"}, "D"),
    "bog": ({"boggy"}, "R"), "rocky-ground": ({"rocky"}, "R"), "brush": ({"brush"}, "R"), "gully": ({"gully"}, "R"),
    "dunes": ({"dunes"}, "D"), "built-up-area": ({"built-up-area", "road"}, "D"),
}
COVERS = {"wood": "woods", "vineyard": "vineyards", "grove": "orchards", "rocky": "rocky-ground", "brush": "brush"}  # 352
BODIES = {"gentle-hills": "gentle-hill", "steep-hills": "steep-hill", "wooded-hills": "gentle-hill", "rocky-hills": "gentle-hill"}
FIELDS = ("enclosed-fields", "open-fields")
HILLS = ("gentle-hills", "steep-hills", "wooded-hills", "rocky-hills")
ON_BEACH = ("marsh", "rocky-ground", "dunes", "built-up-area") + HILLS      # 348, 378
WORTH = {"small": 0.5, "middling": 1, "large": 1.5}                        # 365
WIDTH = {"small": (100, 500), "middling": (500, 750), "large": (750, 1000)}
LINES = {"river": ({"river"}, 1), "road": ({"road"}, 0.5), "waterway": ({"water", "beach"}, 1)}  # 377-379


def widest(ring):
    points = list(Polygon(ring).convex_hull.exterior.coords)
    return max(math.dist(a, b) for a in points for b in points)


def ground(piece):
    if "outline" in piece:
        return Polygon(piece["outline"])
    line, widths = piece["course"], piece["widths"]
    parts = []
    for i, (a, b) in enumerate(zip(line, line[1:])):
        first, second = (widths[min(at, len(widths) - 1)] / 2 for at in (i, i + 1))
        way = math.dist(a, b)
        if way:
            x, y = (a[1] - b[1]) / way, (b[0] - a[0]) / way
            parts.append(Polygon([(a[0] + x * first, a[1] + y * first), (b[0] + x * second, b[1] + y * second),
                                  (b[0] - x * second, b[1] - y * second), (a[0] - x * first, a[1] - y * first)]))
    return unary_union(parts)


class Pick:
    def __init__(self, stage, side, word):
        self.stage, self.side, self.word = stage, side, word
        self.item, _, self.size = word.partition("/")
        self.dice, self.placed, self.discarded, self.allowed = [], "", False, None
        self.worth = WORTH.get(self.size, LINES.get(self.item, (0, 0))[1])
        self.compulsory = False
        self.counts = self.worth


class Judge:
    def __init__(self, field):
        self.field, self.faults = field, []
        table = field["table"]
        self.width, self.depth = table["width"], table["depth"]
        self.scale = table.get("scale", 1), table.get("terrain-share", 1)
        self.pace = self.scale[0] * self.scale[1]
        self.features = {one["id"]: one for one in field["features"]}
        self.picks, self.invader = [], None

    def ask(self, holds, line, words):
        if not holds:
            self.faults.append(f"({line}) {words}")

    def paces(self, number):
        return number * self.pace

    # What the sides bring.

    def party(self, side):
        parties = self.field.get("parties", [])
        return parties[side] if side < len(parties) else {}

    def permits(self, item):
        terrain = self.party(1 - self.invader).get("terrain")
        return not terrain or any(one["item"] == item for one in terrain)

    def must(self, item):
        return any(one["item"] == item and one.get("compulsory") for one in self.party(1 - self.invader).get("terrain", []))

    # The record (346, 349-358): what is thrown and chosen in order.

    def record(self):
        throws = list(self.field.get("throws", []))
        throws = [one for one in throws if one["what"] != "sides"]
        seasons, hours = {}, 0
        while throws and throws[0]["what"] == "season":
            one = throws.pop(0)
            seasons[one.get("side")] = one["came"]
            self.ask(one["came"] in SEASONS, 346, f"a season {one['came']}")
        self.ask(set(seasons) == {0, 1}, 346, "each side names a season")
        while throws and throws[0]["what"] == "roll-off":
            one = throws.pop(0)
            self.die(one, 2)
            scores = [die + self.party(side).get("aggression", 0) for side, die in enumerate(one["dice"])]
            hours += sum(one["dice"])
            due = "level" if scores[0] == scores[1] else str(scores.index(max(scores)))
            self.ask(one["came"] == due, 346, f"{one['dice']} is {due}, not {one['came']}")
            if due != "level":
                self.invader, self.last = int(due), one["dice"]
                break
        self.ask(self.invader is not None, 346, "nobody invades")
        if self.invader is None:
            return False
        self.season, self.hours = seasons.get(self.invader), hours
        return self.stages(throws)

    def die(self, one, count):
        dice = one.get("dice", [])
        self.ask(len(dice) == count and all(1 <= die <= 6 for die in dice), 112, f"{one['what']} of {dice}")

    # Who has to choose in each stage (349, 353, 358).
    def stages(self, throws):
        stage, now, due = 1, [], None
        for one in throws:
            what, side = one["what"], one.get("side")
            who = self.invader if stage in (1, 3) else 1 - self.invader
            self.ask(side == who, 349, f"{what} by side {side} in stage {stage}")
            if stage > 3:
                self.ask(False, 349, f"{what} after all stages")
                return False
            if what == "chosen":
                self.ask(due is None, 369, "all is chosen before anything is placed")
                pick = Pick(stage, side, one["came"])
                now.append(pick)
                self.picks.append(pick)
            elif what == "allowed":
                self.die(one, 1)
                self.allowed(now, one)
            elif what == "ended":
                self.chosen(stage, [pick for pick in now if pick.allowed is not False])
                due = self.order(stage, [pick for pick in now if pick.allowed is not False])
            elif what == "where" and due:
                due[0].dice = one["dice"]
                self.die(one, 2 if due[0].item in AREAS and due[0].item not in FIELDS + ("built-up-area",) else 1)
            elif what in ("placed", "declined") and due:
                pick = due.pop(0)
                if what == "placed":
                    pick.placed, pick.turn = one["came"], sum(bool(other.placed) for other in self.picks)
                    self.ask(one["came"] in self.features, 369, f"{pick.word} is placed as {one['came']}, which is not there")
                else:
                    pick.discarded = True
            else:
                self.ask(False, 349, f"{what} where nothing is to be placed")
                return False
            if due is not None and not due:
                stage, now, due = stage + 1, [], None
                if stage == 3 and any(pick.placed and pick.side == self.invader for pick in self.picks):
                    stage = 4
        self.whole = stage > 3
        return True

    # 350, 351, 354, 355
    def allowed(self, now, one):
        if not now:
            return self.ask(False, 350, "a die for nothing")
        pick, die = now[-1], one["dice"][0]
        least = {(1, "waterway"): 4, (1, "river"): 4, (2, "waterway"): 5, (2, "river"): 6}.get((pick.stage, pick.item))
        self.ask(least is not None and not self.must(pick.item), 350, f"a die for {pick.word} in stage {pick.stage}")
        if least is not None:
            due = "yes" if die >= least else "no"
            self.ask(one["came"] == due, 350, f"{die} for {pick.word} is {due}, not {one['came']}")
        pick.allowed = one["came"] == "yes"
        pick.die = die

    def on_table(self, item, before):
        return any(pick.item == item and pick.placed and pick.stage < before for pick in self.picks)

    def chosen(self, stage, now):
        side = self.invader if stage != 2 else 1 - self.invader
        tried = [pick for pick in self.picks if pick.stage == stage]
        for pick in tried:
            due = pick.item in ("waterway", "river") and not self.must(pick.item)
            self.ask(not due or pick.allowed is not None, 350, f"{pick.word} without its die")
            self.ask(pick.item in AREAS or pick.item in LINES, 348, f"{pick.item} is no feature")
            self.ask(self.permits(pick.item), 348, f"{pick.item} is not in the defender's list")
            self.ask((pick.item in AREAS) == bool(pick.size), 365, f"{pick.word} has no size")
        self.compulsory(stage, now)
        if stage == 1:
            self.first(now, tried)
        elif stage == 2:
            self.second(now)
        else:
            self.third(now)
        mine = [pick for pick in self.picks if pick.side == side and not pick.discarded and pick.allowed is not False
                and pick.item in AREAS]
        for (worth, going), count in Counter((pick.worth, AREAS[pick.item][1]) for pick in mine).items():
            self.ask(count <= 3, 365, f"{count} features of {worth} and going {going}")

    # One feature of each compulsory kind, of a size from 1 to 1½ if an area, counts half (353); the first road nothing (352).
    def compulsory(self, stage, now):
        had = set()
        for pick in now:
            if pick.item == "road" and self.must("road") and not any(
                    other.item == "road" and other is not pick and self.picks.index(other) < self.picks.index(pick)
                    and not other.discarded for other in self.picks):
                pick.counts = 0
                pick.compulsory = stage == 2
                had.add("road")
            elif stage == 2 and self.must(pick.item) and pick.item not in had and not self.on_table(pick.item, 2) \
                    and (pick.item not in AREAS or pick.worth >= 1):
                pick.compulsory = True
                pick.counts = pick.worth / 2
                had.add(pick.item)

    def first(self, now, tried):
        main = [pick for pick in now if pick.item != "steep-hills"]
        hills = [pick for pick in now if pick.item == "steep-hills"]
        self.ask(len(main) <= 1, 349, f"the invader chooses {[pick.word for pick in main]}")
        self.ask(all(pick.item in LINES for pick in main), 349, f"the invader chooses {[pick.word for pick in main]}")
        self.ask(not hills or (main and main[0].item == "road"), 352, "hills without the road")
        worth = sum(pick.worth for pick in hills)
        self.ask(worth == 0 or 2 <= worth <= 3, 352, f"steep hills of {worth}")
        waters = [pick for pick in tried if pick.item in ("waterway", "river")]
        self.ask(len(waters) <= 1, 350, "after a die in vain other water")
        for pick in tried:
            if pick.item == "waterway":
                self.ask(self.party(pick.side).get("naval", 0) >= 2, 350, "a waterway without naval elements")

    def second(self, now):
        words = [pick.word for pick in now]
        count = Counter(pick.item for pick in now)
        total = sum(pick.counts for pick in now)
        free = [pick for pick in now if not pick.compulsory]
        self.ask(total <= 3 or not sum(pick.counts for pick in free), 353, f"{words} are {total}")
        self.short = total < 2      # only if nothing else could be had
        town = count["built-up-area"] > 0
        for item in {one["item"] for one in self.party(1 - self.invader).get("terrain", []) if one.get("compulsory")}:
            there = self.on_table(item, 2) or any(pick.item == item and (pick.compulsory or item in LINES) for pick in now)
            possible = item not in FIELDS or self.permits("built-up-area")
            self.ask(there or not possible, 353, f"{item} is compulsory")
        self.ask(count["waterway"] <= 1 and not (count["waterway"] and self.on_table("waterway", 2)), 354, "two waterways")
        self.ask(not count["waterway"] or town or not self.permits("built-up-area"), 354, "a waterway without its built-up area")
        self.ask(count["river"] <= 1, 355, "two rivers")
        self.ask(count["built-up-area"] <= 1, 356, "two built-up areas")
        self.ask(count["road"] <= 2, 357, "three roads")
        self.ask(not count["road"] or town or self.must("road") or self.on_table("road", 2), 357, "a road that leads to nothing")
        for pick in now:
            self.ask(pick.item not in FIELDS or town, 348, "fields without a built-up area")

    def third(self, now):
        self.ask(not any(pick.placed and pick.stage == 1 for pick in self.picks), 358, "the invader chooses again")
        self.ask(sum(pick.worth for pick in now) <= 1.5, 358, f"{[pick.word for pick in now]} are too much")
        for pick in now:
            self.ask(pick.item in AREAS and pick.item != "built-up-area", 358, f"{pick.word} in the last stage")
            self.ask(pick.item not in FIELDS or self.on_table("built-up-area", 3), 348, "fields without a built-up area")

    # Compulsory features first; in each phase waters, river, town and fields (353). A town lies at the water, so that is first.
    def order(self, stage, now):
        if stage != 2:
            return list(now)
        rank = {"waterway": 0, "river": 1, "built-up-area": 2, "enclosed-fields": 3, "open-fields": 3}
        return sorted(now, key=lambda pick: (0 if pick.item == "waterway" else 1 if pick.compulsory else 2, rank.get(pick.item, 4)))

    # The table.

    def verdict(self):
        due = SCALES[self.field["table"].get("figures", "15mm")]
        self.ask(all(abs(is_ - one) < 1e-9 for is_, one in zip(self.scale, due)), 100, f"a pace of {self.scale} cm")
        for name, feature in self.features.items():
            for piece in feature["pieces"]:
                if "outline" in piece and not Polygon(piece["outline"]).is_valid:
                    self.ask(False, 369, f"{name} crosses itself")
        if self.faults or not self.record():
            return self.faults
        known = {pick.placed: pick for pick in self.picks if pick.placed}
        if len(known) != sum(bool(pick.placed) for pick in self.picks):
            self.ask(False, 369, "one feature placed twice")
        self.bodies = {}
        for name, feature in self.features.items():
            pick = known.get(name)
            self.ask(pick is not None, 349, f"{name} was not chosen")
            if pick:
                self.ask(feature.get("item") == pick.item and feature.get("side") == pick.side, 349, f"{name} is not what was chosen")
                self.kinds(name, feature, pick)
                bodies = [one for one in feature["pieces"] if not one.get("part")]
                self.ask(len(bodies) == 1, 369, f"{name} has {len(bodies)} bodies")
                if bodies:
                    self.bodies[name] = (pick, bodies[0], ground(bodies[0]))
        if self.faults: # what is not what was chosen cannot be measured as that
            return self.faults
        for name, (pick, piece, shape) in self.bodies.items():
            for one in self.features[name]["pieces"]:
                least = ground(one).bounds
                self.ask(least[0] >= -NEAR and least[1] >= -NEAR and least[2] <= self.width + NEAR and least[3] <= self.depth + NEAR,
                         369, f"{name} hangs over the edge")
            if pick.item in AREAS:
                self.size(name, pick, piece)
            if pick.item == "waterway":
                self.waterway(name, pick, piece)
            elif pick.item == "river":
                self.river(name, pick, piece, shape)
            elif pick.item == "road":
                self.road(name, pick, piece)
            elif pick.item == "built-up-area":
                self.town(name, pick, shape)
            elif pick.item in FIELDS:
                self.fields(name, shape)
            else:
                self.placed(name, pick, shape)
        self.overlaps()
        return self.faults

    def kinds(self, name, feature, pick):
        may = AREAS[pick.item][0] if pick.item in AREAS else LINES[pick.item][0]
        kinds = [piece["kind"] for piece in feature["pieces"]]
        self.ask(set(kinds) <= may, 366, f"{name}, {pick.item}, has {kinds}")
        body = next((one["kind"] for one in feature["pieces"] if not one.get("part")), None)
        if pick.item in BODIES:
            self.ask(body == BODIES[pick.item], 366, f"{name}, {pick.item}, is {body}")
        if pick.item in ("wooded-hills", "rocky-hills"):
            self.ask(len(set(kinds)) == 2, 371, f"{name}, {pick.item}, is bare")
        if pick.item == "steep-hills":
            for kind in kinds:
                self.ask(kind not in COVERS or self.permits(COVERS[kind]), 352, f"{kind} on {name} is not permitted")
        self.ask(pick.item != "built-up-area" or kinds.count("road") <= 2, 348, f"{name} has {kinds.count('road')} roads in it")
        self.ask(pick.item != "waterway" or "beach" in kinds, 378, f"{name} has no beach")

    def size(self, name, pick, piece):
        wide = widest(piece["outline"]) / self.pace
        least, most = WIDTH[pick.size]
        self.ask(least - 2 <= wide <= most + 2, 365, f"{name}, {pick.word}, is {wide:.0f} paces across")
        self.ask(pick.item != "built-up-area" or wide <= 752, 248, f"{name} is larger than works allow")

    def of(self, item, but=None):
        return [shape for name, (pick, _, shape) in self.bodies.items() if pick.item == item and name != but]

    def near_edge(self, side):
        thrown = next((one["came"] for one in self.field.get("throws", []) if one["what"] == "sides"), "near")
        return (side == 0) == (thrown == "near")

    # 1 to 3 on the defender's half from his left, 4 to 6 beyond (a reading: 348).
    def sector(self, number):
        wide, deep = self.width / 3, self.depth / 2
        column, row = (number - 1) % 3, (number - 1) // 3
        if not self.near_edge(1 - self.invader):
            column, row = 2 - column, 1 - row
        return box(column * wide, row * deep, (column + 1) * wide, (row + 1) * deep)

    def from_edge(self, shape):
        x0, y0, x1, y1 = shape.bounds
        return max(0, min(x0, y0, self.width - x1, self.depth - y1))

    # 369
    def placed(self, name, pick, shape):
        if len(pick.dice) != 2:
            return self.ask(False, 369, f"{name} without dice for its place")
        number, die = pick.dice
        self.ask(self.sector(number).buffer(NEAR).contains(shape), 369, f"{name} is not in sector {number}")
        # A waterway that came later minds what was there.
        waters = [water for one, _, water in self.bodies.values() if one.item == "waterway" and one.turn < pick.turn]
        away = min([self.from_edge(shape)] + [shape.distance(water) for water in waters])
        if die <= 2:
            self.ask(away <= NEAR, 369, f"{name} ({die}) does not touch an edge")
        elif die <= 4:
            self.ask(self.paces(100) - NEAR <= away <= self.paces(300) + NEAR, 369, f"{name} ({die}) is {away / self.pace:.0f} paces away")
        else:
            self.ask(away >= self.paces(300) - NEAR, 369, f"{name} ({die}) is {away / self.pace:.0f} paces away")
        for water in self.of("waterway"):
            wet = shape.intersection(water)
            if water.contains(shape):
                self.ask(shape.distance(water.exterior) >= 4 - NEAR, 378, f"{name} is an island too near the shore")
            if wet.area > 1:
                self.ask(self.from_edge(wet) >= self.paces(300) - NEAR, 378, f"{name} is in the water near the edge")

    # 378
    def waterway(self, name, pick, piece):
        points = piece["outline"]
        left = min(x for x, _ in points) <= NEAR
        deep = (lambda p: p[0]) if left else (lambda p: self.width - p[0])
        edge = [y for x, y in points if deep((x, y)) <= NEAR]
        self.ask(edge and min(edge) <= NEAR and max(edge) >= self.depth - NEAR, 378, f"{name} does not fill a short edge")
        most = 300 + 100 * pick.dice[0] if len(pick.dice) == 1 else 900
        self.ask(len(pick.dice) == 1, 378, f"{name} without its die")
        shape, far, steps = Polygon(points), 0, 400
        for i in range(steps):
            y = self.depth * (i + .5) / steps
            cut = shape.intersection(LineString([(-1, y), (self.width + 1, y)]))
            reach = (cut.bounds[2] if left else self.width - cut.bounds[0]) / self.pace if not cut.is_empty else 0
            far += reach > 600
            if not 300 - 2 <= reach <= most + 2:
                self.ask(False, 378, f"{name} is {reach:.0f} paces deep, {most} at most")
                break
        self.ask(far <= steps / 2 + 2, 378, f"{name}: more than half of it is beyond 600 paces")
        for one in self.features[name]["pieces"]:
            if one["kind"] == "beach":
                sand = Polygon(one["outline"])
                self.ask(sand.intersection(shape).area < 1, 378, f"{name}: its beach is in the water")
                outer = [Point(p).distance(shape) / self.pace for p in one["outline"]]
                outer = [wide for wide in outer if wide * self.pace > NEAR]
                self.ask(outer and min(outer) >= 48 and max(outer) <= 102, 378, f"{name}: its beach is {min(outer, default=0):.0f} to {max(outer, default=0):.0f} paces wide")

    # 351, 355, 379
    def river(self, name, pick, piece, shape):
        wide = max(piece["widths"]) / self.pace
        self.ask(wide <= 200 + 1, 379, f"{name} is {wide:.0f} paces wide")
        line = piece["course"]
        gone = [0]
        for a, b in zip(line, line[1:]):
            gone.append(gone[-1] + math.dist(a, b))
        worst = min((math.dist(line[i], line[j]) / (gone[j] - gone[i]) for i in range(len(line)) for j in range(i + 1, len(line))
                     if gone[j] > gone[i]), default=1)
        self.ask(worst >= .75 - .005, 379, f"{name} bends by {worst:.2f}")
        ends = [Point(line[0]), Point(line[-1])]
        if len(pick.dice) != 1:
            return self.ask(False, 351, f"{name} without its die")
        die, (x0, y0, x1, y1) = pick.dice[0], shape.bounds
        if pick.stage == 1:
            where = sorted(round(end.y) for end in ends)
            self.ask(min(end.y for end in ends) <= NEAR and max(end.y for end in ends) >= self.depth - NEAR, 351,
                     f"{name} does not run from long edge to long edge: {where}")
            least, most = self.paces(250 + 50 * die), self.paces(600 + 100 * die)
            inside = (x0 >= least - NEAR and x1 <= most + NEAR) or (self.width - x1 >= least - NEAR and self.width - x0 <= most + NEAR)
            self.ask(inside, 351, f"{name} ({die}) is {x0 / self.pace:.0f} to {x1 / self.pace:.0f} paces from the left")
            return
        zone = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4}[die]
        quarter = self.depth / 4
        row = zone - 1 if self.near_edge(pick.side) else 4 - zone
        self.ask(y0 >= row * quarter - NEAR and y1 <= (row + 1) * quarter + NEAR, 355, f"{name} ({die}) leaves its quarter")
        short = [end for end in ends if end.x <= NEAR or end.x >= self.width - NEAR]
        other = [end for end in ends if end not in short]
        goals = [goal for item in ("river", "waterway") for goal in self.of(item, name)]
        first = [goal for goal in self.of("river", name)]
        if first:
            self.ask(len(short) == 1 and other and other[0].distance(first[0]) <= NEAR, 379, f"{name} does not run into the first river")
        elif other:
            self.ask(len(short) == 1 and any(other[0].distance(goal) <= NEAR for goal in goals), 355, f"{name} does not run to an edge or waterway")
        else:
            self.ask(abs(short[0].x - short[1].x) > self.width / 2, 355, f"{name} comes back to its edge")

    # 352, 357, 377
    def road(self, name, pick, piece):
        self.ask(max(piece["widths"]) <= 6.01, 377, f"{name} is wider than an element")
        ends = [Point(piece["course"][0]), Point(piece["course"][-1])]
        course = LineString(piece["course"])
        if pick.stage == 1:
            central = all(self.width / 3 - NEAR <= end.x <= self.width * 2 / 3 + NEAR for end in ends)
            across = min(end.y for end in ends) <= NEAR and max(end.y for end in ends) >= self.depth - NEAR
            self.ask(central and across, 352, f"{name} does not run from central sector to central sector")
        else:
            roads, links = self.of("road", name), 0
            for end in ends:
                link = any(end.distance(goal) <= .5 for goal in roads + self.of("built-up-area"))
                edge = min(end.x, end.y, self.width - end.x, self.depth - end.y) <= NEAR
                self.ask(link or edge, 357, f"{name} ends in the open")
                links += link
            links += any(course.intersects(road) for road in roads)
            self.ask(links or self.must("road"), 357, f"{name} leads to nothing")
        for river, (other, one, _) in self.bodies.items():
            if other.item == "river":
                crossing = course.intersection(LineString(one["course"]))
                count = len(getattr(crossing, "geoms", [crossing])) if not crossing.is_empty else 0
                self.ask(count <= 1, 377, f"{name} crosses {river} {count} times")

    # 356
    def town(self, name, pick, shape):
        sectors = [number for number in range(1, 7) if self.sector(number).buffer(NEAR).contains(shape)]
        self.ask(sectors, 356, f"{name} lies in more than one sector")
        rear = shape.bounds[1] if self.near_edge(pick.side) else self.depth - shape.bounds[3]
        self.ask(len(pick.dice) == 1, 356, f"{name} without its die")
        self.ask(rear <= NEAR or (pick.dice and pick.dice[0] >= 5), 356, f"{name} is away from the rear edge")
        waters = self.of("waterway")
        if waters:
            self.ask(any(shape.distance(water) <= NEAR for water in waters), 356, f"{name} is not at the waterway")
        elif sectors and sectors[0] in (2, 5):
            roads = [ground_ for other, (one, _, ground_) in self.bodies.items() if one.item == "road" and one.stage == 1]
            self.ask(any(shape.distance(road) <= NEAR for road in roads), 356, f"{name} lies in a central sector")

    # 348, 356
    def fields(self, name, shape):
        towns = self.of("built-up-area")
        self.ask(any(shape.distance(town) <= NEAR for town in towns), 348, f"{name} is beside no built-up area")
        self.ask(any(self.sector(number).buffer(NEAR).contains(unary_union([shape, town])) for number in range(1, 7) for town in towns),
                 356, f"{name} is in another sector than its built-up area")

    # 348
    def overlaps(self):
        def may(one, other, kind):
            if one.item in ("road",) or other.item in ("road",) or kind == "road":
                return True
            if other.item == "waterway" and kind == "water":
                return one.item in HILLS + ("river",)
            if other.item == "waterway":
                return one.item in ON_BEACH + ("river",)
            return one.item == "river" and other.item == "river"

        names = list(self.bodies)
        grounds = {name: [(piece["kind"], ground(piece)) for piece in self.features[name]["pieces"]] for name in names}
        for i, a in enumerate(names):
            for b in names[i + 1:]:
                one, other = self.bodies[a][0], self.bodies[b][0]
                for kind, first in grounds[a]:
                    for second_kind, second in grounds[b]:
                        if may(one, other, second_kind) or may(other, one, kind) or kind == "road":
                            continue
                        shared = first.intersection(second)
                        self.ask(shared.area <= NEAR, 348, f"{a} overlaps {b} by {shared.area:.2f} square cm")


# Faults planted in good fields. Each gets a copy and says whether it could plant; the judge has to cite one of the lines.

def bodies(field, judge, wanted):
    for feature in field["features"]:
        pick = next((one for one in judge.picks if one.placed == feature["id"]), None)
        if pick and wanted(pick):
            yield feature, pick, next(piece for piece in feature["pieces"] if not piece.get("part"))


def shift(feature, dx, dy):
    for piece in feature["pieces"]:
        for key in ("outline", "course"):
            if key in piece:
                piece[key] = [[x + dx, y + dy] for x, y in piece[key]]


def grow(feature, factor):
    cx, cy = Polygon(next(piece for piece in feature["pieces"] if not piece.get("part"))["outline"]).centroid.coords[0]
    for piece in feature["pieces"]:
        for key in ("outline", "course"):
            if key in piece:
                piece[key] = [[cx + (x - cx) * factor, cy + (y - cy) * factor] for x, y in piece[key]]


def is_sector(pick):
    return pick.item in AREAS and pick.item not in FIELDS + ("built-up-area",)


def first_of(items):
    return next(iter(items), None)


def throw_of(field, what, more=lambda one: True):
    return next((one for one in field["throws"] if one["what"] == what and more(one)), None)


def plant_sector(field, judge):
    found = first_of(bodies(field, judge, is_sector))
    if found:
        feature, pick, _ = found
        shift(feature, judge.width / 3 if judge.sector(pick.dice[0]).bounds[0] < judge.width / 2 else -judge.width / 3, 0)
        return True


def plant_near(field, judge):
    found = first_of(bodies(field, judge, lambda pick: is_sector(pick) and pick.dice[1] >= 5))
    if found:
        y = ground(found[2]).bounds[1]
        shift(found[0], 0, -(y - judge.paces(20)) if y < judge.depth / 2 else judge.depth - judge.paces(20) - ground(found[2]).bounds[3])
        return True


def plant_apart(field, judge):
    found = first_of(bodies(field, judge, lambda pick: is_sector(pick) and pick.dice[1] <= 2))
    if found:
        x0, y0, x1, y1 = ground(found[2]).bounds
        way = {x0: (1, 0), y0: (0, 1), judge.width - x1: (-1, 0), judge.depth - y1: (0, -1)}[min(x0, y0, judge.width - x1, judge.depth - y1)]
        shift(found[0], way[0] * judge.paces(40), way[1] * judge.paces(40))
        return True


def plant_band(field, judge):
    found = first_of(bodies(field, judge, lambda pick: is_sector(pick) and pick.dice[1] in (3, 4)))
    if found:
        x0, y0, x1, y1 = ground(found[2]).bounds
        least = min(x0, y0, judge.width - x1, judge.depth - y1)
        far = least + judge.paces(20)
        way = {x0: (-1, 0), y0: (0, -1), judge.width - x1: (1, 0), judge.depth - y1: (0, 1)}[least]
        shift(found[0], way[0] * (far - judge.paces(40)), way[1] * (far - judge.paces(40)))
        return True


def plant_die(field, judge):
    for one, then in zip(field["throws"], field["throws"][1:]):
        if one["what"] == "where" and len(one["dice"]) == 2 and then["what"] == "placed":
            one["dice"] = [one["dice"][0] % 6 + 1, one["dice"][1]]
            return True


def plant_place_die(field, judge):
    for one, then in zip(field["throws"], field["throws"][1:]):
        if one["what"] == "where" and len(one["dice"]) == 2 and one["dice"][1] >= 5 and then["what"] == "placed":
            one["dice"] = [one["dice"][0], 1]
            return True


def plant_size(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.size == "small"))
    if found:
        grow(found[0], 1.4 * 500 * judge.pace / widest(found[2]["outline"]))
        return True


def plant_shrunk(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.size in ("middling", "large")))
    if found:
        grow(found[0], 0.5)
        return True


def plant_kind(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item in ("woods", "marsh", "brush", "dunes", "gentle-hills")))
    if found:
        found[2]["kind"] = "boggy"
        return True


def plant_cover(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item in ("wooded-hills", "rocky-hills")))
    if found:
        found[0]["pieces"] = [found[2]]
        return True


def plant_alike(field, judge):
    at = next((i for i, one in enumerate(field["throws"]) if one["what"] == "ended" and one.get("side") == 1 - judge.invader), None)
    if at is not None:
        side = 1 - judge.invader
        field["throws"][at:at] = [{"what": "chosen", "side": side, "came": "woods/small"} for _ in range(4)]
        return True


def plant_budget(field, judge):
    at = next((i for i, one in enumerate(field["throws"]) if one["what"] == "ended" and one.get("side") == 1 - judge.invader), None)
    if at is not None:
        side = 1 - judge.invader
        field["throws"][at:at] = [{"what": "chosen", "side": side, "came": word} for word in ("gully/large", "gentle-hills/large", "woods/large")]
        return True


def plant_late(field, judge):
    last = field["throws"][-1]
    if getattr(judge, "whole", False) and any(pick.placed and pick.stage == 1 for pick in judge.picks):
        field["throws"].append({"what": "chosen", "side": judge.invader, "came": "woods/small"})
        return last is not None


def plant_wide_river(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "river"))
    if found:
        found[2]["widths"] = [judge.paces(230)]
        return True


def plant_bend(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "river"))
    if found:
        line = found[2]["course"]
        i = len(line) // 2
        (ax, ay), (bx, by) = line[i - 1], line[i]
        way = math.dist((ax, ay), (bx, by)) or 1
        line[i:i] = [[ax + (by - ay) / way * 3, ay - (bx - ax) / way * 3], [ax - (bx - ax) / way, ay - (by - ay) / way]]
        return True


def plant_river_moved(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "river" and pick.stage == 1))
    if found:
        shift(found[0], judge.width / 2 - Polygon(ground(found[2]).envelope).centroid.x, 0)
        return True


def plant_zone(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "river" and pick.stage == 2))
    if found:
        one = [throw for throw in field["throws"] if throw["what"] == "where" and len(throw["dice"]) == 1 and throw["came"].startswith("zone")][0]
        one["dice"] = [6 if one["dice"][0] < 4 else 1]
        return True


def plant_short_river(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "river"))
    if found:
        found[2]["course"] = found[2]["course"][len(found[2]["course"]) // 4:]
        return True


def plant_deep(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "waterway"))
    if found:
        left = min(x for x, _ in found[2]["outline"]) <= NEAR
        more = judge.paces(700)
        found[2]["outline"] = [[x + more if left and x > NEAR else x - more if not left and x < judge.width - NEAR else x, y]
                               for x, y in found[2]["outline"]]
        return True


def plant_shallow(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "waterway"))
    if found:
        left = min(x for x, _ in found[2]["outline"]) <= NEAR
        found[2]["outline"] = [[x * .5 if left else judge.width - (judge.width - x) * .5, y] for x, y in found[2]["outline"]]
        return True


def plant_no_beach(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "waterway"))
    if found:
        found[0]["pieces"] = [found[2]]
        return True


def plant_wide_beach(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "waterway"))
    if found:
        sand = next(piece for piece in found[0]["pieces"] if piece["kind"] == "beach")
        shape, left = ground(found[2]), min(x for x, _ in found[2]["outline"]) <= NEAR
        by = judge.paces(60) * (1 if left else -1)
        sand["outline"] = [[x + by, y] if Point(x, y).distance(shape) > NEAR else [x, y] for x, y in sand["outline"]]
        return True


def plant_allowed(field, judge):
    one = throw_of(field, "allowed")
    if one:
        one["dice"] = [1 if one["came"] == "yes" else 6]
        return True


def plant_no_die(field, judge):
    at = next((i for i, one in enumerate(field["throws"]) if one["what"] == "allowed"), None)
    if at is not None:
        del field["throws"][at]
        return True


def plant_invader(field, judge):
    one = throw_of(field, "roll-off", lambda one: one["came"] != "level")
    one["came"] = "1" if one["came"] == "0" else "0"
    return True


def plant_level(field, judge):
    one = throw_of(field, "roll-off")
    one["dice"] = [one["dice"][0], one["dice"][0] - judge.party(1).get("aggression", 0) + judge.party(0).get("aggression", 0)]
    return 1 <= one["dice"][1] <= 6 and one["came"] != "level"


def plant_compulsory(field, judge):
    there = {pick.item for pick in judge.picks}
    missing = [item for item in AREAS if item not in there and item not in FIELDS]
    terrain = judge.party(1 - judge.invader).get("terrain")
    if terrain and missing:
        terrain.append({"item": missing[0], "compulsory": True})
        return True


def plant_forbidden(field, judge):
    found = first_of(bodies(field, judge, lambda pick: True))
    terrain = judge.party(1 - judge.invader).get("terrain")
    if found and terrain:
        terrain[:] = [one for one in terrain if one["item"] != found[1].item]
        return bool(terrain)


def plant_overlap(field, judge):
    areas = list(bodies(field, judge, is_sector))
    if len(areas) > 1:
        (one, _, a), (other, _, b) = areas[:2]
        ca, cb = ground(a).centroid, ground(b).centroid
        shift(one, cb.x - ca.x, cb.y - ca.y)
        return True


def plant_off_table(field, judge):
    found = first_of(bodies(field, judge, is_sector))
    if found:
        shift(found[0], -ground(found[2]).bounds[0] - 3, 0)
        return True


def plant_unchosen(field, judge):
    if field["features"]:
        other = copy.deepcopy(field["features"][0])
        other["id"] = "t99"
        field["features"].append(other)
        return True


def plant_lost(field, judge):
    if field["features"]:
        field["features"].pop()
        return True


def plant_town_away(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "built-up-area" and pick.dice and pick.dice[0] < 5))
    if found:
        shift(found[0], 0, judge.paces(60) if judge.near_edge(found[1].side) else -judge.paces(60))
        return True


def plant_fields_apart(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item in FIELDS))
    if found:
        shift(found[0], judge.paces(60), judge.paces(60))
        return True


def plant_road_wide(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "road"))
    if found:
        found[2]["widths"] = [7]
        return True


def plant_road_short(field, judge):
    found = first_of(bodies(field, judge, lambda pick: pick.item == "road"))
    if found:
        line = found[2]["course"]
        found[2]["course"] = line[len(line) // 3:2 * len(line) // 3]
        return True


def plant_second_main(field, judge):
    at = next((i for i, one in enumerate(field["throws"]) if one["what"] == "ended"), None)
    if at is not None and any(pick.stage == 1 and pick.allowed is not False for pick in judge.picks):
        field["throws"][at:at] = [{"what": "chosen", "side": judge.invader, "came": "woods/large"}]
        return True


def plant_hills(field, judge):
    hills = [pick for pick in judge.picks if pick.stage == 1 and pick.item == "steep-hills"]
    if hills:
        at = next(i for i, one in enumerate(field["throws"]) if one.get("came", "").startswith("steep-hills/"))
        field["throws"][at:at] = [{"what": "chosen", "side": judge.invader, "came": "steep-hills/large"}] * 2
        return True


def plant_scale(field, judge):
    field["table"]["scale"] = 0.06
    return True


def plant_share(field, judge):
    field["table"]["terrain-share"] = 0.625 if judge.scale[1] == 1 else 1
    return True


def plant_cover_forbidden(field, judge):
    for feature, pick, body in bodies(field, judge, lambda pick: pick.item == "steep-hills"):
        terrain = judge.party(1 - judge.invader).get("terrain")
        if terrain and not judge.permits("vineyards"):
            feature["pieces"].append({"kind": "vineyard", "part": "cover", "outline": body["outline"]})
            return True


PLANTED = [(name[6:].replace("_", " "), plant) for name, plant in sorted(globals().items()) if name.startswith("plant_")]


def planted(fields):
    """Each fault in the first fields that can have it; those that the judge missed."""
    missed, counts = [], Counter()
    for fault, plant in PLANTED:
        for name, field in fields:
            if counts[fault] >= 5:
                break
            judge = Judge(copy.deepcopy(field))
            if judge.verdict():
                continue
            broken = judge.field
            if not plant(broken, judge):
                continue
            counts[fault] += 1
            if not Judge(broken).verdict():
                missed.append(f"{name}: {fault} was not found")
    return missed, counts


# Fields to judge.

NAVAL = """system: dbm
list: early-achaemenid
points: 400
units:
  - {entry: great-king, count: 1}
  - {entry: triremes, count: 4}
"""
TABLES = (("180x120", "15mm"), ("270x150", "25mm"), ("180x120", "25mm-small"), ("240x120", "15mm"), ("120x80", "2mm"))


def lay(program, folder, seed):
    root = Path(__file__).resolve().parents[3]
    lists = sorted((root / "lists/dbm/armies").glob("*.yaml")) + [Path(folder) / "naval.yaml"]
    table, figures = TABLES[seed % len(TABLES)]
    path = Path(folder) / f"{seed}.json"
    words = [program, "field", "generate", "--system", "dbm", "--seed", str(seed), "--table", table, "--figures", figures]
    if seed % 10:
        for side in (0, 1):
            words += ["--army", str(lists[(seed // (1 + 6 * side) + seed // 41) % len(lists)])]
    subprocess.run(words + ["-o", str(path)], check=True, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   env={"STRATEGIKON_HOME": f"{folder}/home", "QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin"})
    field = json.loads(path.read_text(encoding="utf-8"))
    path.unlink()
    return f"seed {seed}", field


def laid(program, first, count):
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        (Path(folder) / "naval.yaml").write_text(NAVAL, encoding="utf-8")
        yield from pool.map(lambda seed: lay(program, folder, seed), range(first, first + count))


class Statistics:
    def __init__(self):
        self.counts = {}

    def add(self, name, value):
        self.counts.setdefault(name, Counter())[value] += 1

    def field(self, field, judge):
        self.add("features", len(field["features"]))
        self.add("invader", judge.invader)
        self.add("hour", judge.hours % 24)
        self.add("weather", abs(judge.last[0] - judge.last[1]))
        self.add("ties", sum(one["what"] == "roll-off" for one in field["throws"]) - 1)
        for one in field["throws"]:
            for at, die in enumerate(one.get("dice", [])):
                self.add(f"die {one['what']} {at + 1} of {len(one['dice'])}", die)
        for pick in judge.picks:
            if pick.allowed is not None:
                self.add(f"allowed {pick.stage} {pick.item}", pick.allowed)
            if pick.allowed is not False:
                self.add(f"stage {pick.stage} {pick.item}", "discarded" if pick.discarded else "placed")
                if is_sector(pick):
                    self.add(f"discarded {pick.size}", pick.discarded)
                    self.add(f"discarded by place die {(pick.dice[1] + 1) // 2}", pick.discarded)

    def dice(self):
        dice = {name: counts for name, counts in self.counts.items() if name.startswith("die ")}
        return dice | {"die of all": sum(dice.values(), Counter())}

    # Those that are further from even than one fair die in a thousand. Of a few throws nothing can be said.
    def uneven(self):
        return [f"{name} is uneven: {dict(sorted(counts.items()))}" for name, counts in sorted(self.dice().items())
                if sum(counts.values()) >= 60 and unevenness(counts) > 20.5]

    def tell(self):
        for name, counts in sorted((self.counts | self.dice()).items()):
            extra = f"  chi-square {unevenness(counts):.1f}" if name.startswith("die ") else ""
            print(f"{name}: " + ", ".join(f"{value} {counts[value]}" for value in sorted(counts, key=str)) + extra)


def unevenness(counts):
    """How far from even the faces of a die are: the sum of squares that has 5 degrees of freedom."""
    even = sum(counts.values()) / 6
    return sum((counts[face] - even) ** 2 / even for face in range(1, 7)) if even else 0


def catches_loaded_dice():
    """A die without a one, and one on which it lies up a little too often."""
    for counts in (Counter({face: 24 for face in range(2, 7)}), Counter({1: 300} | {face: 200 for face in range(2, 7)})):
        loaded = Statistics()
        loaded.counts["die loaded"] = counts
        if not loaded.uneven():
            return False
    return True


def main(words):
    tells, statistics = words[:1] == ["--statistics"], Statistics()
    words = words[1:] if tells else words
    lays = len(words) == 3 and words[1].isdigit()
    if lays:
        fields = laid(words[0], int(words[1]), 1000 if "STRATEGIKON_FULL" in os.environ else int(words[2]))
    else:
        fields = ((word, json.loads(Path(word).read_text(encoding="utf-8"))) for word in words)
    judged = passed = features = 0
    good = []
    for name, field in fields:
        judged += 1
        features += len(field["features"])
        judge = Judge(copy.deepcopy(field))
        faults = judge.verdict()
        passed += not faults
        for fault in faults:
            print(f"{name}: {fault}")
        if not faults:
            statistics.field(field, judge)
        if not faults and len(good) < 400:
            good.append((name, field))
    missed = []
    if lays:
        missed, counts = planted(good)
        idle = [fault for fault, _ in PLANTED if not counts[fault]]
        print(f"{sum(counts.values())} faults of {len(counts)} sorts planted, {len(missed)} missed"
              + (f"; could not be planted: {', '.join(idle)}" if idle else ""))
        for words_ in missed:
            print(words_)
        missed += idle
        uneven = statistics.uneven() + ([] if catches_loaded_dice() else ["loaded dice are not caught"])
        print(f"{len(statistics.dice())} sorts of dice, {len(uneven)} uneven")
        for line in uneven:
            print(line)
        missed += uneven
    if tells:
        statistics.tell()
    print(f"{features} features on {judged} fields")
    print(f"Totals: {passed} passed, {judged - passed + len(missed)} failed, 0 skipped")
    return passed < judged or bool(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
