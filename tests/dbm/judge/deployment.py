#!/usr/bin/python3
"""Judges deployments of DBM 3.2 as set-ups write them.

    deployment.py PROGRAM FIRST COUNT   deploys COUNT battles with seeds from FIRST on, and judges each; with
                                        STRATEGIKON_FULL in the environment a thousand
    deployment.py SETUP.json NOTES.json NOTES.json   judges one, with what side 1 and side 2 wrote down in secret
    deployment.py --planted             plants faults in a deployment without any, and wants each found

It was written from the rulebook alone (numbers in brackets are lines of it) and shares no line, table or geometry with
the program. Lengths are cm on the table; x runs along the long edges, y from the near one to the far one.
"""
import copy
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from itertools import combinations
from pathlib import Path

HAND = 0.06  # half a millimetre: nobody sees less
SPECK = 1e-6  # what is within a distance is at it or closer (1381-1382)
FIFTY = {"25mm": 4.0, "15mm": 2.5, "6mm": 2.5, "2mm": 2.0}  # fifty paces (99-101)
WIDE = {"25mm": 6.0, "15mm": 4.0, "6mm": 4.0, "2mm": 3.0}  # (270)
DEEP = [  # (271-276)
    (("WWg", "Gal", "Shp", "Bts"), (12, 8, 8, 6)),
    (("chariot",), (8, 4, 4, 1)),
    (("Art(X)", "Bd(F)", "Bd(X)", "Wb(F)", "Ax", "Bw", "Ps"), (3, 2, 1, 1)),
    (("El", "Exp", "Art", "Bge"), (8, 4, 4, 1)),
    (("Kn", "Cv", "LH", "Cm", "Hd"), (4, 3, 2, 1)),
    (("Sp", "Pk", "Bd", "Wb"), (2, 1.5, 0.5, 1)),
]
WORSE = {"steep-hill", "wood", "grove", "vineyard", "enclosed-fields", "marsh", "bog", "rocky", "brush", "gully", "dunes"}  # than good going (366, 368)
SCALES = ("25mm", "15mm", "6mm", "2mm")


def corners(troop, stand):
    x, y, facing = stand
    ahead = (math.cos(math.radians(facing)), math.sin(math.radians(facing)))
    right = (ahead[1], -ahead[0])
    half = troop["wide"] / 2, troop["deep"] / 2
    return [(x + a * half[0] * right[0] + b * half[1] * ahead[0], y + a * half[0] * right[1] + b * half[1] * ahead[1])
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def overlap(one, other):
    """Rectangles that share more than an edge: no line of an edge parts them."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1]):
            length = math.hypot(bx - ax, by - ay)
            normal = ((by - ay) / length, (ax - bx) / length)
            spans = [[x * normal[0] + y * normal[1] for x, y in points] for points in (one, other)]
            if min(max(spans[0]), max(spans[1])) - max(min(spans[0]), min(spans[1])) <= HAND:
                return False
    return True


def about(points):
    return (min(x for x, _ in points), min(y for _, y in points), max(x for x, _ in points), max(y for _, y in points))


def inside(ring, point):
    """Within an outline, or on it."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        length = math.hypot(bx - ax, by - ay)
        along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
        if abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length < HAND and -HAND < along < length + HAND:
            return True
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def apart(one, other):
    """How far two outlines are from one another that do not meet."""
    def to_edge(p, a, b):
        length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
        share = max(0, min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length))
        return math.hypot(p[0] - a[0] - share * (b[0] - a[0]), p[1] - a[1] - share * (b[1] - a[1]))
    if any(inside(one, p) for p in other) or any(inside(other, p) for p in one):
        return 0
    pairs = ((one, other), (other, one))
    return min(to_edge(p, a, b) for shape, edges in pairs for p in shape for a, b in zip(edges, edges[1:] + edges[:1]))


class Setup:
    def __init__(self, setup, notes, figures="15mm"):
        self.figures = figures
        self.pace = FIFTY[figures] / 50
        table = setup["field"]["table"]
        self.width, self.depth = table["width"], table["depth"]
        self.features = setup["field"].get("features", [])
        deployment = setup["deployment"]
        self.troops = {troop["badge"]: troop for troop in deployment["troops"]}
        self.posted = deployment.get("posted", [])
        self.near = deployment.get("edge", 0)  # which side's edge is the near one
        self.ways = [deployment["first-way"]["id"], deployment["second-way"]["id"]]
        self.fortified = ["garrisoned" in deployment[key].get("options", []) for key in ("first-way", "second-way")]
        self.holds = [set(deployment.get(key, [])) for key in ("first-garrison", "second-garrison")]
        self.towns = [[tuple(point) for point in piece["outline"]] for feature in self.features
                      for piece in feature.get("pieces", []) if piece.get("kind") == "built-up-area"]
        self.waters = [[tuple(point) for point in piece["outline"]] for feature in self.features
                       for piece in feature.get("pieces", []) if piece.get("kind") == "water"]
        self.worse = [[tuple(point) for point in piece["outline"]] for feature in self.features
                      for piece in feature.get("pieces", []) if piece.get("kind") in WORSE]
        self.notes = notes
        self.faults = []

    def wrong(self, what, line, *who):
        self.faults.append(f"{what} ({line}): {', '.join(map(str, who))}")

    # What an element is, from the words of its row.
    @staticmethod
    def side(troop):
        return troop.get("side", 0)

    @staticmethod
    def baggage(troop):
        return "Bge" in troop["classes"] or "baggage" in troop["classes"]

    @staticmethod
    def works(troop):
        """Temporary fortifications: no troops (248)."""
        return troop["role"] == "works"

    def first(self, troop):
        """Of no command before the commands are deployed: baggage, works."""
        return self.baggage(troop) or self.works(troop)

    @staticmethod
    def naval(troop):
        return bool({"Gal", "Shp", "Bts"} & set(troop["classes"]))

    @staticmethod
    def aboard(troop):
        return troop["role"] == "aboard"

    def ashore(self, troop):
        """A supply ship that came by land: the field has no water."""
        return self.naval(troop) and self.baggage(troop) and not self.waters

    def garrisons(self, troop):
        return troop["badge"] in self.holds[self.side(troop)]

    def command(self, side, name, baggage=False):
        return [troop for troop in self.troops.values() if self.side(troop) == side and troop.get("block", "") == name
                and not self.works(troop) and (baggage or not self.baggage(troop))]

    def commands(self, side):
        return list(dict.fromkeys(troop.get("block", "") for troop in self.troops.values()
                                  if self.side(troop) == side and not self.first(troop)))

    def ahead(self, side):
        return 1 if (side == 0) == (self.near == 0) else -1

    def standing(self):
        for post in self.posted:
            for stand in post.get("stands", []):
                yield self.troops[post["badge"]], stand

    def judge(self):
        for check in (self.once, self.bases, self.places, self.fleet, self.garrison, self.touching, self.rectangles, self.trains, self.camps, self.turns,
                      self.written, self.ambushes, self.everybody):
            check()
        return self.faults

    def once(self):
        badges = [post["badge"] for post in self.posted]
        for badge in {badge for badge in badges if badges.count(badge) > 1}:
            self.wrong("placed twice", 432, badge)
        if sorted(self.ways) != ["defender", "invader"]:
            self.wrong("one side invades, the other defends", 346, *self.ways)

    def bases(self):
        at = SCALES.index(self.figures)
        for troop in self.troops.values():
            if self.works(troop):  # they cover the front of one element (333)
                if abs(troop["wide"] - WIDE[self.figures]) > 0.001:
                    self.wrong("works as wide as an element", 333, troop["badge"], troop["wide"])
                continue
            deep = next(sizes[at] for kinds, sizes in DEEP if any(kind in troop["classes"] for kind in kinds))
            if abs(troop["wide"] - WIDE[self.figures]) > 0.001 or abs(troop["deep"] - deep) > 0.001:
                self.wrong("base of another size", 271, troop["badge"], troop["wide"], troop["deep"])
            if troop.get("stands", 1) != 1:
                self.wrong("an element is one base", 265, troop["badge"])

    def places(self):
        short = 300 * self.pace
        for troop, stand in self.standing():
            left, low, right, high = about(corners(troop, stand))
            if left < -HAND or low < -HAND or right > self.width + HAND or high > self.depth + HAND:
                self.wrong("off the table", 424, troop["badge"])
            if self.garrisons(troop) or self.walled(troop, stand):
                continue  # (425)
            if not self.naval(troop) and (left <= short + SPECK or right >= self.width - short - SPECK):  # (1382)
                self.wrong("within 300 paces of a short edge", 427, troop["badge"])
            line = self.depth / 2 - short
            forward = high if self.ahead(self.side(troop)) > 0 else self.depth - low
            if forward > line + HAND:
                self.wrong("nearer than 300 paces to the centre line", 426, troop["badge"])

    def walled(self, troop, stand):
        """Baggage inside a built-up area that its side has fortified."""
        return self.baggage(troop) and self.fortified[self.side(troop)] and any(
            all(inside(town, point) for point in corners(troop, stand)) for town in self.towns)

    def fleet(self):
        """Vessels on water alone, and nobody else there (378); each carries one of the landing troops (235, 263)."""
        placed = [(troop, corners(troop, stand)) for troop, stand in self.standing()]
        for troop, shape in placed:
            wet = [water for water in self.waters if all(inside(water, point) for point in shape)]
            if self.naval(troop) and not self.ashore(troop) and not wet:
                self.wrong("a vessel that is not on water", 378, troop["badge"])
            if not self.naval(troop) and any(overlap(shape, [tuple(point) for point in water]) for water in self.waters
                                             if len(water) == 4):
                self.wrong("land troops on water", 378, troop["badge"])
            if self.aboard(troop):
                self.wrong("who is aboard is placed", 263, troop["badge"])
        for side in (0, 1):
            own = [troop for troop in self.troops.values() if self.side(troop) == side]
            lands = [troop for troop in own if "landing-troops" in troop["classes"] and troop["role"] != "leader"]
            carries = [troop for troop in own if self.waters and self.naval(troop) and not self.baggage(troop)
                       and "Bts(F)" not in troop["classes"]]
            stalls = sum("horse-transport" in troop["classes"] for troop in carries)
            riders = [troop for troop in lands if "mounted" in troop["classes"]]
            aboard = [troop for troop in own if self.aboard(troop)]
            if any(troop not in lands for troop in aboard):
                self.wrong("only landing troops are aboard", 263, side + 1)
            if sum(troop in riders for troop in aboard) > stalls:
                self.wrong("riders board horse transports alone", 235, side + 1)
            room = min(len(carries), len(lands) - max(0, len(riders) - stalls))
            if len(aboard) != room:
                self.wrong("each vessel carries one of its landing troops", 263, side + 1, len(aboard), room)

    def garrison(self):
        """In a fortified town, of one command that is not the largest, on the defender's side (430); and who keeps off (428)."""
        for side in (0, 1):
            own = [troop for troop in self.troops.values() if self.garrisons(troop) and self.side(troop) == side]
            if own and self.ways[side] != "defender":
                self.wrong("only the defender garrisons a town", 430, side + 1)
            if own and not self.fortified[side]:
                self.wrong("only a fortified town is garrisoned", 430, side + 1)
            names = {troop.get("block", "") for troop in own}
            if len(names) > 1:
                self.wrong("a garrison is of one command", 430, side + 1, *sorted(names))
            sizes = {name: len(self.command(side, name)) for name in self.commands(side)}
            for name in names:
                if sizes.get(name, 0) >= max(sizes.values()):
                    self.wrong("the largest command garrisons nothing", 430, side + 1, name, sizes)
            if any(self.baggage(troop) for troop in own):
                self.wrong("a garrison is of troops", 430, side + 1)
        placed = [(troop, corners(troop, stand)) for troop, stand in self.standing()]
        for troop, shape in placed:
            if self.garrisons(troop) and not any(all(inside(town, point) for point in shape) for town in self.towns):
                self.wrong("who garrisons a town is in it", 430, troop["badge"])
        for town in self.towns:
            for side in (0, 1):
                if not any(self.side(troop) == side and self.garrisons(troop) and inside(town, shape[0]) for troop, shape in placed):
                    continue
                for troop, shape in placed:
                    if self.side(troop) != side and apart(town, shape) <= 200 * self.pace + SPECK:
                        self.wrong("within 200 paces of a garrisoned enemy town", 428, troop["badge"])

    def touching(self):
        shapes = [(troop, corners(troop, stand)) for troop, stand in self.standing()]
        for (one, a), (other, b) in combinations(shapes, 2):
            if overlap(a, b):
                self.wrong("bases overlap", 265, one["badge"], other["badge"])

    def boxes(self, side):
        points = {}
        for troop, stand in self.standing():
            if self.side(troop) == side and not self.first(troop) and not self.garrisons(troop):
                points.setdefault(troop.get("block", ""), []).extend(corners(troop, stand))
        return {name: about(shape) for name, shape in points.items()}

    def rectangles(self):
        for side in (0, 1):
            for (one, a), (other, b) in combinations(self.boxes(side).items(), 2):
                wide, deep = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
                if wide > HAND and deep > HAND:
                    self.wrong("rectangles of two commands intersect", 435, side + 1, one, other)

    def trains(self):
        edges = {0: 0 if self.ahead(0) > 0 else self.depth, 1: 0 if self.ahead(1) > 0 else self.depth}
        placed = [(troop, stand) for troop, stand in self.standing() if self.baggage(troop)]
        fronts = []
        for troop, stand in placed:
            fronts.append((self.side(troop), stand[0], stand[1] + self.ahead(self.side(troop)) * troop["deep"] / 2))
        for troop, stand in placed:
            side = self.side(troop)
            rear = stand[1] - self.ahead(side) * troop["deep"] / 2
            straight = abs((stand[2] - 90 * self.ahead(side) + 180) % 360 - 180) < 1
            behind = any(whose == side and abs(x - stand[0]) < HAND and abs(y - rear) < HAND for whose, x, y in fronts)
            shape = corners(troop, stand)
            if any(all(inside(town, point) for point in shape) for town in self.towns) or self.naval(troop) and self.waters:
                continue
            if not straight or (abs(rear - edges[side]) > HAND and not behind):
                self.wrong("baggage without its rear on the base edge", 429, troop["badge"])
            if any(overlap(shape, wood) for wood in self.worse if len(wood) == 4):
                self.wrong("baggage that is not in good going", 429, troop["badge"])
        for side in (0, 1):
            own = [troop for troop in self.troops.values() if self.side(troop) == side and self.baggage(troop)]
            given = {troop.get("block", "") for troop in own}
            if own and (len(given) > 1 or "" in given):
                self.wrong("baggage is given to one command", 437, side + 1, *given)
            for name in given - {""}:
                generals = [troop for troop in self.command(side, name) if {"c-in-c", "sub-general"} & set(troop["classes"])]
                if not generals:
                    self.wrong("baggage goes to a commander-in-chief or sub-general", 437, side + 1, name)
                if name not in self.boxes(side):
                    self.wrong("baggage goes to a command on the table", 437, side + 1, name)

    def camps(self):
        """Works of camps: each end at the side's edge, a waterway or a river, and baggage within (429); corners and gaps (248)."""
        for side in (0, 1):
            parts = [(troop, stand, corners(troop, stand)) for troop, stand in self.standing()
                     if self.works(troop) and self.side(troop) == side]
            ends = [self.ends(troop, stand) for troop, stand, _ in parts]
            near = [[other for other in range(len(parts)) if other != one and
                     min(math.dist(a, b) for a in ends[one] for b in ends[other]) <= parts[one][0]["deep"] + HAND * 2]
                    for one in range(len(parts))]
            group = list(range(len(parts)))
            for one, others in enumerate(near):
                for other in others:
                    group = [group[one] if whose == group[other] else whose for whose in group]
            for whose in sorted(set(group)):
                self.line(side, [one for one in range(len(parts)) if group[one] == whose], parts, ends, near)
            for one, other in combinations(range(len(parts)), 2):
                if group[one] != group[other] and apart(parts[one][2], parts[other][2]) < WIDE[self.figures] - HAND * 2:
                    self.wrong("a gap narrower than an element", 248, parts[one][0]["badge"], parts[other][0]["badge"])

    @staticmethod
    def ends(troop, stand):
        angle = math.radians(stand[2] + 90)
        x, y = math.cos(angle) * troop["wide"] / 2, math.sin(angle) * troop["wide"] / 2
        return [(stand[0] + x, stand[1] + y), (stand[0] - x, stand[1] - y)]

    def line(self, side, members, parts, ends, near):
        first = parts[members[0]][0]["badge"]
        for one in members:
            for other in near[one]:
                turn = abs((parts[one][1][2] - parts[other][1][2] + 90) % 180 - 90)
                if turn > 91:
                    self.wrong("works bend by more than a right angle", 248, parts[one][0]["badge"], parts[other][0]["badge"])
                both = [math.dist(a, b) for a in ends[one] for b in ends[other]]
                middles = math.dist(parts[one][1][:2], parts[other][1][:2])
                if min(both) <= parts[one][0]["deep"] + HAND * 2 and middles < WIDE[self.figures] * math.sqrt(0.5) - HAND * 4:
                    self.wrong("works double back", 248, parts[one][0]["badge"], parts[other][0]["badge"])
        if not any("camp-palisade" in parts[one][0]["classes"] for one in members):
            return
        loose = [end for one in members for end in ends[one]
                 if all(math.dist(end, far) > parts[one][0]["deep"] + HAND * 2
                        for other in members if other != one for far in ends[other])]
        edge = 0 if self.ahead(side) > 0 else self.depth
        deep = parts[members[0]][0]["deep"] + HAND * 2
        for end in loose:
            if abs(end[1] - edge) > deep and not any(
                    inside(water, end) or apart(water, [end, (end[0] + .01, end[1]), (end[0], end[1] + .01)]) < deep for water in self.waters):
                self.wrong("an end of camp works that touches neither edge nor water", 429, first)
        lines = [tuple(ends[one]) for one in members]
        if not any(self.within(stand, lines, self.ahead(side)) for troop, stand in self.standing()
                   if self.baggage(troop) and self.side(troop) == side and "immobile" in troop["classes"]):
            self.wrong("camp works with no immobile baggage within", 429, first)

    @staticmethod
    def within(stand, lines, ahead):
        """Looking left, right and ahead there are works."""
        def crossed(dx, dy):
            count = 0
            for (ax, ay), (bx, by) in lines:
                turn = dx * (by - ay) - dy * (bx - ax)
                if abs(turn) < 1e-9:
                    continue
                far = ((ax - stand[0]) * (by - ay) - (ay - stand[1]) * (bx - ax)) / turn
                share = ((ax - stand[0]) * dy - (ay - stand[1]) * dx) / turn
                count += far > 0 and 0 <= share <= 1
            return count % 2
        return all(crossed(dx, dy) for dx, dy in ((1, .013), (-1, .017), (.011, ahead)))

    def turns(self):
        """Baggage of the defender, of the invader; then a command at a time, the defender first."""
        if sorted(self.ways) != ["defender", "invader"]:
            return  # told already
        defender = self.ways.index("defender")
        order = [self.troops[post["badge"]] for post in self.posted if post.get("stands")]
        others = [at for at, troop in enumerate(order) if self.side(troop) != defender or
                  not self.first(troop) and not self.garrisons(troop)]
        if any(self.garrisons(troop) for troop in order[min(others, default=0):]):
            self.wrong("a garrison before the invader's baggage", 430)
        order = [troop for troop in order if not self.garrisons(troop)]
        trains = [self.side(troop) for troop in order if self.first(troop)]
        if any(self.first(troop) for troop in order[len(trains):]):
            self.wrong("baggage and works before the commands", 431)
        if trains != sorted(trains, key=lambda side: side != defender):
            self.wrong("the defender's baggage and works first", 430)
        runs = []
        for troop in order:
            if not self.first(troop) and (not runs or runs[-1] != (self.side(troop), troop.get("block", ""))):
                runs.append((self.side(troop), troop.get("block", "")))
        for run in {run for run in runs if runs.count(run) > 1}:
            self.wrong("a command is deployed in one go", 432, *run)
        sides = [side for side, _ in runs]
        due, counts = [], [sides.count(0), sides.count(1)]
        while any(counts):
            for side in (defender, 1 - defender):
                if counts[side]:
                    due.append(side)
                    counts[side] -= 1
        if sides != due:
            self.wrong("commands alternate, the defender first", 432, *sides)
        for side in (0, 1):
            sizes = {name: sum(bool(post.get("stands")) and post["badge"] not in self.holds[side] for post in self.posted
                               if self.troops[post["badge"]] in self.command(side, name)) for name in self.commands(side)}
            first = next((name for whose, name in runs if whose == side), None)
            if first is not None and sizes[first] < max(sizes.values()):
                self.wrong("the largest command first", 432, side + 1, first, sizes)

    def written(self):
        for side in (0, 1):
            notes, names, boxes = self.notes[side], self.commands(side), self.boxes(side)
            away = [one["block"] for one in notes.get("away", [])]
            if 2 * len(away) > len(names):
                self.wrong("up to half of the commands march round a flank", 439, side + 1, *away)
            flanks = [bool(one.get("left")) for one in notes.get("away", [])]
            if len(flanks) != len(set(flanks)):
                self.wrong("one command on each flank", 439, side + 1)
            for name in away:
                if any("c-in-c" in troop["classes"] for troop in self.command(side, name)):
                    self.wrong("a commander-in-chief does not march round a flank", 439, side + 1, name)
                if name in boxes:
                    self.wrong("who marches round a flank is not placed", 436, side + 1, name)
            ranks = [rank.get("blocks", []) for rank in notes.get("ranks", [])]
            noted = [name for rank in ranks for name in rank]
            for name in boxes:
                if name not in noted:
                    self.wrong("a command's place is written down", 431, side + 1, name)
            right = self.ahead(side)
            middle = {name: ((box[0] + box[2]) / 2 * right, (box[1] + box[3]) / 2 * right) for name, box in boxes.items()}
            for rank in ranks:
                there = [name for name in rank if name in middle]
                for one, other in zip(there, there[1:]):
                    if middle[one][0] < middle[other][0] - HAND:
                        self.wrong("from right to left as written", 431, side + 1, one, other)
            for rank, behind in zip(ranks, ranks[1:]):
                for one in rank:
                    for other in behind:
                        if one in middle and other in middle and middle[one][1] < middle[other][1] - HAND:
                            self.wrong("from front to rear as written", 431, side + 1, one, other)

    def ambushes(self):
        for side in (0, 1):
            forward = 0 if self.ways[side] == "defender" else 300 * self.pace
            for post in self.notes[side].get("hidden", []):
                troop = self.troops[post["badge"]]
                if self.first(troop):
                    self.wrong("baggage or works in ambush", 448, troop["badge"])
                for stand in post["stands"]:
                    left, low, right, high = about(corners(troop, stand))
                    reach = high if self.ahead(side) > 0 else self.depth - low
                    if reach > self.depth / 2 - forward + HAND:
                        self.wrong("ambush too far forward", 448, troop["badge"])
                    if not (right <= self.width / 3 + HAND or left >= 2 * self.width / 3 - HAND):
                        self.wrong("ambush outside the flank sectors", 444, troop["badge"])
                    if not self.features:
                        self.wrong("nothing conceals an ambush", 445, troop["badge"])

    def everybody(self):
        """On the table, or written down as away or hidden."""
        there = {post["badge"] for post in self.posted if post.get("stands")}
        for side in (0, 1):
            away = {one["block"] for one in self.notes[side].get("away", [])}
            hidden = {post["badge"] for post in self.notes[side].get("hidden", [])}
            for badge, troop in self.troops.items():
                if self.side(troop) != side:
                    continue
                if self.aboard(troop) or self.naval(troop) and not self.baggage(troop) and not self.waters:
                    continue
                kept = badge in hidden or (troop.get("block", "") in away and not self.first(troop))
                if badge in there and badge in hidden:
                    self.wrong("who lies in ambush is not placed", 436, badge)
                if badge not in there and not kept and not self.works(troop):
                    self.wrong("deployed nowhere", 432, badge)


# Battles to judge.

FIGURES = {"15mm": (180, 120), "6mm": (180, 120), "25mm": (270, 150), "2mm": (180, 120)}  # tables (109)


def run(program, *arguments):
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def armies(program):
    here = Path(__file__).resolve().parents[3] / "lists" / "dbm" / "armies"
    return sorted(str(file) for file in here.glob("*.yaml"))


def fleets():
    here = Path(__file__).resolve().parents[2] / "play" / "fleets"
    return sorted(str(file) for file in here.glob("*.yaml"))


def deployed(program, seed, folder):
    draw = random.Random(seed)
    figures = draw.choice(sorted(FIGURES))
    width, depth = FIGURES[figures]
    field = Path(folder) / "field.json"
    ways = ["defender", "invader"]
    draw.shuffle(ways)
    features = []
    if seed % 3 == 0:  # a town of 250 to 500 paces at the defender's edge, which he has fortified
        pace = FIFTY[figures] / 50
        wide, deep = (draw.uniform(250, 500) * pace for _ in "xy")
        left = draw.choice((0.1, 0.4, 0.65)) * width
        low = 0 if ways[0] == "defender" else depth - deep
        ring = [[left, low], [left + wide, low], [left + wide, low + deep], [left, low + deep]]
        features = [{"id": "t1", "pieces": [{"kind": "built-up-area", "outline": [[round(x, 2), round(y, 2)] for x, y in ring]}]}]
    fleet = seed % 4 == 1  # a waterway at a short edge, of 300 to 600 paces, and two fleets
    if fleet:
        pace = FIFTY[figures] / 50
        wide, left = draw.uniform(300, 600) * pace, draw.choice((True, False))
        if features:  # a town lies on dry land
            left = features[0]["pieces"][0]["outline"][0][0] > width * 0.4
        ring = [[0, 0], [wide, 0], [wide, depth], [0, depth]]
        ring = ring if left else [[width - x, y] for x, y in reversed(ring)]
        features.append({"id": "t2", "pieces": [{"kind": "water", "outline": [[round(x, 2), round(y, 2)] for x, y in ring]}]})
    if seed % 5 == 2 and not features:  # a wood in the middle of each base edge
        pace = FIFTY[figures] / 50
        wide, deep = draw.uniform(200, 600) * pace, draw.uniform(150, 400) * pace
        for low in (0, depth - deep):
            ring = [[width / 2 - wide / 2, low], [width / 2 + wide / 2, low], [width / 2 + wide / 2, low + deep], [width / 2 - wide / 2, low + deep]]
            features.append({"id": f"t{3 + (low > 0)}", "pieces": [{"kind": "wood", "outline": [[round(x, 2), round(y, 2)] for x, y in ring]}]})
    field.write_text(json.dumps({"system": "dbm", "name": "Open", "method": "mutual", "version": "0", "features": features,
                                 "table": {"width": width, "depth": depth, "scale": FIFTY[figures] / 50}}))
    known = fleets() if fleet else armies(program)
    plan = draw.choice(("battle", "random"))
    made = Path(folder) / "setup.json"
    asked = [f"{way}+garrisoned" if seed % 3 == 0 and way == "defender" else way for way in ways]
    words = ["field", "deploy", field, "--army", draw.choice(known), "--army", draw.choice(known), "--way", asked[0], "--way",
             asked[1], "--basing", figures, "--plan", plan, "--seed", seed, "-o", made, "--replace"]
    status, _, said = run(program, *words)
    if status != 0:
        return None, None, figures, f"status {status}: {said.strip()}"
    notes = []
    for side in (1, 2):
        _, out, said = run(program, "field", "notes", made, "--side", side, "--show", "--json")
        notes.append(json.loads(out)["notes"])
    return json.loads(made.read_text()), notes, figures, f"{plan} {figures} {' '.join(ways)}"


def many(program, first, count):
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            setup, notes, figures, what = deployed(program, seed, folder)
            faults = Setup(setup, notes, figures).judge() if setup else ["not deployed"]
            wrong += bool(faults)
            for fault in faults:
                print(f"seed {seed} ({what}): {fault}")
    print(f"{count} deployments judged, {wrong} with faults")
    return 1 if wrong else 0


# Faults that are planted: each must be found, and by the rule that it breaks.

def stands_of(setup, **asked):
    for post in setup["deployment"]["posted"]:
        troop = next(one for one in setup["deployment"]["troops"] if one["badge"] == post["badge"])
        if post.get("stands") and all(asked[key](troop) if callable(asked[key]) else troop.get(key) == asked[key]
                                      for key in asked):
            yield troop, post


def fighter(setup, side=0):
    return next(stands_of(setup, side=side, role=lambda troop: troop["role"] not in ("camp", "leader")))


def train(setup, side=0):
    return next(stands_of(setup, side=side, role="camp"))


def is_camp(troop):
    return troop["role"] == "camp"


def forward(setup, notes):
    fighter(setup)[1]["stands"][0][1] = setup["field"]["table"]["depth"] / 2


def aside(setup, notes):
    fighter(setup)[1]["stands"][0][0] = 3


def hanging(setup, notes):
    fighter(setup)[1]["stands"][0][0] = -1


def double(setup, notes):
    (_, one), (_, other) = [pair for pair in stands_of(setup, side=0)][-2:]
    one["stands"] = copy.deepcopy(other["stands"])


def elsewhere(setup, notes):
    deployment = setup["deployment"]
    troop = fighter(setup)[0]
    other = next(one for one, _ in stands_of(setup, side=0) if one["block"] != troop["block"] and not is_camp(one))
    mine, theirs = deployment["posted"], other["badge"]
    a = next(post for post in mine if post["badge"] == troop["badge"])
    b = next(post for post in mine if post["badge"] == theirs)
    a["stands"], b["stands"] = b["stands"], a["stands"]


def wheeled_train(setup, notes):
    train(setup)[1]["stands"][0][1] += 8


def turned_train(setup, notes):
    train(setup)[1]["stands"][0][2] += 90


def late_train(setup, notes):
    posted = setup["deployment"]["posted"]
    post = train(setup)[1]
    posted.remove(post)
    posted.append(post)


def early_train(setup, notes):
    deployment = setup["deployment"]
    defender = [deployment["first-way"]["id"], deployment["second-way"]["id"]].index("defender")
    post = train(setup, 1 - defender)[1]
    deployment["posted"].remove(post)
    deployment["posted"].insert(0, post)


def no_train(setup, notes):
    train(setup)[0]["block"] = ""


def foreign_train(setup, notes):
    for troop in setup["deployment"]["troops"]:
        if troop["side"] == 0 and is_camp(troop):
            troop["block"] = "nobody"


def interrupted(setup, notes):
    posted = setup["deployment"]["posted"]
    post = fighter(setup)[1]
    posted.remove(post)
    posted.append(post)


def smallest_first(setup, notes):
    deployment = setup["deployment"]
    whose = {troop["badge"]: troop for troop in deployment["troops"]}
    camps = [post for post in deployment["posted"] if is_camp(whose[post["badge"]])]
    runs = {}
    for post in deployment["posted"]:
        troop = whose[post["badge"]]
        if not is_camp(troop):
            runs.setdefault((troop["side"], troop["block"]), []).append(post)
    order = list(runs)
    own = [at for at, run in enumerate(order) if run[0] == 0]
    order[own[0]], order[own[-1]] = order[own[-1]], order[own[0]]
    deployment["posted"] = camps + [post for run in order for post in runs[run]]


def invader_first(setup, notes):
    deployment = setup["deployment"]
    for key in ("first-way", "second-way"):
        deployment[key]["id"] = {"defender": "invader", "invader": "defender"}[deployment[key]["id"]]


def both_invade(setup, notes):
    setup["deployment"]["first-way"]["id"] = setup["deployment"]["second-way"]["id"] = "invader"


def missing(setup, notes):
    setup["deployment"]["posted"].remove(fighter(setup)[1])


def twice(setup, notes):
    setup["deployment"]["posted"].append(copy.deepcopy(fighter(setup)[1]))


def small_base(setup, notes):
    fighter(setup)[0]["deep"] += 0.7


def two_bases(setup, notes):
    fighter(setup)[0]["stands"] = 2


def chief_away(setup, notes):
    chief = next(troop for troop in setup["deployment"]["troops"] if troop["side"] == 0 and "c-in-c" in troop["classes"])
    notes[0]["away"] = [{"block": chief["block"], "left": True}]


def all_away(setup, notes):
    blocks = sorted({troop["block"] for troop in setup["deployment"]["troops"] if troop["side"] == 0})
    notes[0]["away"] = [{"block": block, "left": at % 2 == 0} for at, block in enumerate(blocks)]


def same_flank(setup, notes):
    notes[0]["away"] = [{"block": "third", "left": True}, {"block": "fourth", "left": True}]


def otherwise(setup, notes):
    notes[0]["ranks"][0]["blocks"].reverse()


def unwritten(setup, notes):
    notes[0]["ranks"][0]["blocks"].pop()


def stacked(setup, notes):
    blocks = [name for rank in notes[0]["ranks"] for name in rank["blocks"]]
    notes[0]["ranks"] = [{"blocks": [name]} for name in blocks]
    up = 1 if (0 == setup["deployment"].get("edge", 0)) else -1
    for troop, post in stands_of(setup, side=0, block=blocks[0]):
        if not is_camp(troop):
            post["stands"][0][1] -= 3 * up


def train_in_a_wood(setup, notes):
    x, y, _ = train(setup)[1]["stands"][0]
    setup["field"]["features"] = [{"id": "t1", "pieces": [{"kind": "wood", "outline": [[x, y], [x + 20, y], [x + 20, y + 20], [x, y + 20]]}]}]


def hidden_train(setup, notes):
    troop, post = train(setup)
    notes[0]["hidden"] = [copy.deepcopy(post)]


def hidden_in_the_open(setup, notes):
    troop, post = fighter(setup)
    hidden = copy.deepcopy(post)
    setup["deployment"]["posted"].remove(post)
    notes[0]["hidden"] = [hidden]
    hidden["stands"][0][0] = 5


def hidden_in_the_middle(setup, notes):
    hidden_in_the_open(setup, notes)
    notes[0]["hidden"][0]["stands"][0][0] = setup["field"]["table"]["width"] / 2


def hidden_forward(setup, notes):
    hidden_in_the_open(setup, notes)
    notes[0]["hidden"][0]["stands"][0][1] = setup["field"]["table"]["depth"] * (0.9 if setup["deployment"].get("edge", 0) == 0 else 0.1)


def garrisoned(setup, notes):
    """Three elements of the fourth command, which is the defender's smallest, in a town in his left corner."""
    setup["field"]["features"] = [{"id": "t1", "pieces": [{"kind": "built-up-area", "outline": [[2, 0], [22, 0], [22, 20], [2, 20]]}]}]
    deployment = setup["deployment"]
    deployment["first-way"]["options"] = ["garrisoned"]
    own = [pair for pair in stands_of(setup, side=0, block="fourth", role="skirmishers")][:3]
    deployment["first-garrison"] = [troop["badge"] for troop, _ in own]
    for at, (_, post) in enumerate(own):
        post["stands"] = [[6 + 5 * at, 15, 90]]
        deployment["posted"].remove(post)
        deployment["posted"].insert(0, post)


def train_in_the_town(setup, notes):
    """Nearer to the short edge than baggage may be anywhere else."""
    garrisoned(setup, notes)
    train(setup)[1]["stands"] = [[12, 5, 90]]


def train_in_an_open_town(setup, notes):
    train_in_the_town(setup, notes)
    setup["deployment"]["first-way"]["options"] = []


def garrison_outside(setup, notes):
    garrisoned(setup, notes)
    setup["deployment"]["posted"][0]["stands"][0][0] = 30


def garrison_of_two(setup, notes):
    garrisoned(setup, notes)
    troop, post = next(stands_of(setup, side=0, block="third", role="horse"))
    setup["deployment"]["first-garrison"].append(troop["badge"])
    setup["deployment"]["posted"].remove(post)
    setup["deployment"]["posted"].insert(0, post)
    post["stands"] = [[12, 5, 90]]


def garrison_of_the_largest(setup, notes):
    garrisoned(setup, notes)
    whose = set(setup["deployment"]["first-garrison"])
    for troop in setup["deployment"]["troops"]:
        if troop["side"] == 0 and troop["badge"] in whose:
            troop["block"] = "first"


def garrison_late(setup, notes):
    garrisoned(setup, notes)
    posted = setup["deployment"]["posted"]
    posted.append(posted.pop(0))


def garrison_unfortified(setup, notes):
    garrisoned(setup, notes)
    setup["deployment"]["first-way"]["options"] = []


def invaders_garrison(setup, notes):
    garrisoned(setup, notes)
    deployment = setup["deployment"]
    for key in ("first-way", "second-way"):
        deployment[key]["id"] = {"defender": "invader", "invader": "defender"}[deployment[key]["id"]]


def near_a_garrison(setup, notes):
    garrisoned(setup, notes)
    fighter(setup, 1)[1]["stands"] = [[24, 25, -90]]


def afloat(setup, notes):
    """A galley of the first command with an element aboard, off the defender's right."""
    setup["field"]["features"] = [{"id": "t2", "pieces": [{"kind": "water", "outline": [[165, 0], [180, 0], [180, 120], [165, 120]]}]}]
    deployment = setup["deployment"]
    block = max((troop["block"] for troop, _ in stands_of(setup, side=0)),
                key=lambda name: max(post["stands"][0][0] for _, post in stands_of(setup, side=0, block=name)))
    deployment["troops"] += [
        {"badge": "A98", "name": "Gal(O)", "side": 0, "stands": 1, "wide": 4, "deep": 8, "role": "vessel", "block": block,
         "classes": ["Gal(O)", "Gal", "naval"]},
        {"badge": "A99", "name": "Bd(F)", "side": 0, "stands": 1, "wide": 4, "deep": 2, "role": "aboard", "block": block,
         "classes": ["Bd(F)", "Bd", "landing-troops"]}]
    posted = deployment["posted"]
    last = max(at for at, post in enumerate(posted) if any(
        troop["badge"] == post["badge"] and troop["side"] == 0 and troop["block"] == block and not is_camp(troop)
        for troop in deployment["troops"]))
    posted.insert(last + 1, {"badge": "A98", "stands": [[172, 35, 90]]})


def galley(setup):
    return next(post for post in setup["deployment"]["posted"] if post["badge"] == "A98")


def stranded(setup, notes):
    afloat(setup, notes)
    galley(setup)["stands"][0][0] = 163


def swimming(setup, notes):
    afloat(setup, notes)
    setup["field"]["features"][0]["pieces"][0]["outline"] = [[100, 0], [180, 0], [180, 120], [100, 120]]


def nobody_aboard(setup, notes):
    afloat(setup, notes)
    marines = setup["deployment"]["troops"][-1]
    marines["role"] = "foot"


def both_at_once(setup, notes):
    afloat(setup, notes)
    setup["deployment"]["posted"].append({"badge": "A99", "stands": [[160, 30, 90]]})


def camp(setup, notes, side=0):
    """About all six of its baggage: seven sections in front, one at either end."""
    deployment = setup["deployment"]
    for troop in deployment["troops"]:
        if is_camp(troop) and troop["side"] == side:
            troop["classes"].append("immobile")
    up, edge, turn = (1, 0, 90) if side == 0 else (-1, 120, -90)
    spots = [(57.75, edge + up * 2, 180)] + [(60 + 4 * at, edge + up * 4.25, turn) for at in range(6)] + [(82.25, edge + up * 2, 0)]
    made = []
    for number, spot in enumerate(spots):
        badge = f"{'AB'[side]}{101 + number}"
        deployment["troops"].append({"badge": badge, "name": "TF", "side": side, "stands": 1, "wide": 4, "deep": 0.5, "role": "works",
                                     "block": "first", "classes": ["camp-palisade"]})
        made.append({"badge": badge, "stands": [list(map(float, spot))]})
    whose = {troop["badge"]: troop for troop in deployment["troops"]}
    at = next(at for at, post in enumerate(deployment["posted"])  # after the baggage of its side
              if whose[post["badge"]]["side"] != side or whose[post["badge"]]["role"] not in ("camp", "works")) if side == 0 else next(
                  at for at, post in enumerate(deployment["posted"]) if whose[post["badge"]]["role"] not in ("camp", "works"))
    deployment["posted"][at:at] = made
    return made


def both_camps(setup, notes):
    camp(setup, notes)
    camp(setup, notes, 1)


def open_camp(setup, notes):
    setup["deployment"]["posted"].remove(camp(setup, notes)[0])


def empty_camp(setup, notes):
    for post in camp(setup, notes):
        post["stands"][0][0] += 30


def mobile_camp(setup, notes):
    camp(setup, notes)
    for troop in setup["deployment"]["troops"]:
        if is_camp(troop):
            troop["classes"].remove("immobile") if "immobile" in troop["classes"] else None


def free_works(setup, notes, *spots):
    made = []
    for number, spot in enumerate(spots):
        badge = f"A{101 + number}"
        setup["deployment"]["troops"].append({"badge": badge, "name": "TF", "side": 0, "stands": 1, "wide": 4, "deep": 0.5,
                                              "role": "works", "block": "", "classes": ["palisade"]})
        made.append({"badge": badge, "stands": [list(spot)]})
    setup["deployment"]["posted"][6:6] = made
    return made


def stakes(setup, notes):
    free_works(setup, notes, (90, 44.5, 90), (94, 44.5, 90), (102, 44.5, 90))


def forward_works(setup, notes):
    free_works(setup, notes, (90, 46, 90))


def works_aside(setup, notes):
    free_works(setup, notes, (12, 30, 90))


def narrow_gap(setup, notes):
    free_works(setup, notes, (90, 44.5, 90), (96, 44.5, 90))


def sharp_corner(setup, notes):
    free_works(setup, notes, (90, 44, 90), (90.9, 42.8, 50))


def wide_works(setup, notes):
    stakes(setup, notes)
    setup["deployment"]["troops"][-1]["wide"] = 5


def late_works(setup, notes):
    made = camp(setup, notes)
    for post in made:
        setup["deployment"]["posted"].remove(post)
    setup["deployment"]["posted"].extend(made)


def hidden_works(setup, notes):
    made = free_works(setup, notes, (30, 44.5, 90))
    setup["deployment"]["posted"].remove(made[0])
    notes[0]["hidden"] = made


PLANTED = [
    (forward, 426), (aside, 427), (hanging, 424), (double, 265), (elsewhere, 435), (wheeled_train, 429), (turned_train, 429),
    (late_train, 431), (early_train, 430), (no_train, 437), (foreign_train, 437), (interrupted, 432), (smallest_first, 432),
    (invader_first, 432), (both_invade, 346), (missing, 432), (twice, 432), (small_base, 271), (two_bases, 265),
    (chief_away, 439), (all_away, 439), (same_flank, 439), (otherwise, 431), (unwritten, 431), (stacked, 431),
    (hidden_train, 448), (hidden_in_the_open, 445), (hidden_in_the_middle, 444), (hidden_forward, 448),
    (train_in_a_wood, 429), (train_in_an_open_town, 427), (garrison_outside, 430), (garrison_of_two, 430), (garrison_of_the_largest, 430), (garrison_late, 430),
    (garrison_unfortified, 430), (invaders_garrison, 430), (near_a_garrison, 428),
    (open_camp, 429), (empty_camp, 429), (mobile_camp, 429), (forward_works, 426), (works_aside, 427), (narrow_gap, 248),
    (sharp_corner, 248), (wide_works, 333), (late_works, 431), (hidden_works, 448),
    (stranded, 378), (swimming, 378), (nobody_aboard, 263), (both_at_once, 263),
]
FINE = [garrisoned, train_in_the_town, afloat, camp, both_camps, stakes]


def handmade():
    """Two armies of four commands on an open table, 15 mm: nothing is wrong with them."""
    troops, camps, blocks = [], [], []
    names = ("first", "second", "third", "fourth")
    kinds = [("Bd(O)", "Bd", 1.5, "foot", 10), ("Sp(O)", "Sp", 1.5, "foot", 8), ("Cv(O)", "Cv", 3, "horse", 7),
             ("Ps(O)", "Ps", 2, "skirmishers", 6)]
    generals = ("c-in-c", "sub-general", "sub-general", "ally-general")
    for side in (0, 1):
        up, number = (1, 0) if side == 0 else (-1, 0)
        edge, facing = (0, 90) if side == 0 else (120, -90)
        letter = "AB"[side]

        def add(kind, deep, role, block, x, y, into, classes=()):
            nonlocal number
            number += 1
            badge = f"{letter}{number}"
            troops.append({"badge": badge, "name": kind, "side": side, "stands": 1, "wide": 4, "deep": deep, "role": role,
                           "block": block, "classes": [kind, kind.split("(")[0], *classes]})
            into.append({"badge": badge, "stands": [[x, y, facing]]})

        train = []
        for at in range(6):
            add("Bge(I)", 4, "camp", "first", 60 + 4 * at, edge + up * 2, train, ["baggage"])
        camps.append(train)
        own = []
        for at, (kind, type_, deep, role, count) in enumerate(kinds):
            block, middle = [], 39 + 36 * at if side == 1 else 141 - 36 * at
            add(kind, deep, "leader", names[at], middle, edge + up * 25, block, [generals[at]])
            for one in range(count - 1):
                add(kind, deep, role, names[at], middle + 4 * (one - (count - 2) / 2), edge + up * 35, block)
            own.append(block)
        blocks.append(own)
    posted = camps[0] + camps[1] + [post for pair in zip(*blocks) for block in pair for post in block]
    setup = {"field": {"table": {"width": 180, "depth": 120}, "features": []},
             "deployment": {"first-way": {"id": "defender"}, "second-way": {"id": "invader"}, "edge": 0, "troops": troops,
                            "posted": posted}}
    return setup, [{"ranks": [{"blocks": list(names)}]} for _ in (0, 1)]


def planted():
    missed = 0
    setup, notes = handmade()
    if faults := Setup(setup, notes).judge():
        print("\n".join(["faults before any is planted:", *faults]))
        return 1
    for change in FINE:
        changed, told = copy.deepcopy(setup), copy.deepcopy(notes)
        change(changed, told)
        if faults := Setup(changed, told).judge():
            missed += 1
            print("\n".join([f"faults in {change.__name__}:", *faults]))
    for plant, line in PLANTED:
        changed, told = copy.deepcopy(setup), copy.deepcopy(notes)
        plant(changed, told)
        found = Setup(changed, told).judge()
        if not any(f"({line})" in fault for fault in found):
            missed += 1
            print(f"missed: {plant.__name__}, found {found}")
    print(f"{len(PLANTED)} faults planted, {len(PLANTED) - missed} found")
    return 1 if missed else 0


def main(arguments):
    if arguments[:1] == ["--planted"]:
        return planted()
    if len(arguments) == 3 and arguments[0].endswith(".json"):
        faults = Setup(*(json.loads(Path(arguments[0]).read_text()), [json.loads(Path(one).read_text()) for one in arguments[1:]])).judge()
        print("\n".join(faults) or "no faults")
        return 1 if faults else 0
    program, first, count = arguments[0], int(arguments[1]), int(arguments[2])
    return many(program, first, 1000 if os.environ.get("STRATEGIKON_FULL") else count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
