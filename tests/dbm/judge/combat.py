#!/usr/bin/env python3
"""A judge of DBM's fights, written from the rulebook alone and apart from rules/dbm: two elements and two dice in, the
scores of each stage and what becomes of both out. Numbers in the margin are lines of the rulebook.

    combat.py              judges the situations beside it (HAND) and compares; exit 1 where one comes out otherwise
    combat.py FILE         the same for another file
    combat.py --tell FILE  prints what it finds
    combat.py --lines [N [SEED]]
                           a line of JSON for each situation and what it finds: those beside it, or N drawn ones
    combat.py --pairs [N [SEED]]
                           the same with what becomes of both by every pair of dice
    combat.py --tables [N [SEED]]
                           compares it with rules/dbm/play: all pairs in plain situations, ranks behind, and N
                           drawn situations (tables.py)

A situation has `mode` (close, shooting), two elements `a` and `b`, `dice` of both, and may have `readings`. In a shooting
`a` shoots; `b` shoots too where it has `shoots`. What an element may have stands in FACTS, with what it is otherwise.
`conditions` (river, crossing, works, weather, and how the two face wind and sun) say why an element has some of its facts:
those are derived from them and compared too.
"""
import json
import random
import sys
from pathlib import Path

import yaml

HAND = [Path(__file__).resolve().parent / f"{name}.yaml" for name in ("situations", "waters_and_works")]
FACTS = {
    "type": None, "grade": "O", "order": "regular", "weapon": "", "chariot": False,
    "general": False, "demoralised": False,
    "behind": [],               # ranks behind it, second first: "Pk(O)", "Ps(O) bow"
    "list-permits": False,      # its list permits psiloi behind it
    "cross-grade": False,       # its list permits ranks of another grade behind it (1522)
    "double-base-required": False, "superior-bowmen-on-base": False, "front-rank": True,
    "supported": True,          # those behind are of one command, lined up, facing alike and touching
    "touches-expendables": False, "just-moved": False,
    "going": "good",            # of its own ground, as it counts it: good, rough, difficult
    "going-there": None,        # of the other's ground, as it counts it; else what the other counts it
    "behind-in-difficult": False,
    "wading": "", "crossing": False,  # paltry, easy, tricky, dangerous; by a road ford or bridge
    "defends": "",              # works: TF, PF
    "attacks-works": False, "undefended": False,  # an undefended stretch is no element: type Works
    "in-works": False,          # within a fortification (artillery, baggage)
    "upslope": False, "tower": False, "bank": False,
    "flanks": 0, "rear": 0, "aids": 0,  # beset flanks and rear; second and third shooters with it
    "weather": False, "trees": False,
    "shoots": False, "to-front": True, "overlap-only": False, "flanker": False,
    "moved-into-front": False,  # it moved into contact with the other's front this bound
    "unladen": False, "mobile": False,
}
READINGS = {"never-milder": True, "auxilia-x-good-going": False, "psiloi-third-rank": False, "rear-counts": True}

MOUNTED = {"El", "Kn", "Cv", "LH", "Cm", "Exp"}                                            # 122
FOOT = {"Sp", "Pk", "Bd", "Wb", "Ax", "Bw", "Ps", "Art", "WWg", "Hd", "Bge", "Works"}      # 123
NAVAL = {"Gal", "Shp", "Bts"}                                                              # 124
SKIRMISHERS = {"LH", "Ps"}                                                                 # 125
LIGHT = {"LH", "Ps", "Ax"}                                                                 # 125
BAD = {"rough", "difficult"}


class Rank:
    """A rank behind: Pk(O), Ps(O) bow."""

    def __init__(self, text):
        name, _, self.weapon = text.partition(" ")
        self.type, _, grade = name.partition("(")
        self.grade = grade.rstrip(")") or "O"


class Side:
    def __init__(self, facts):
        unknown = set(facts) - set(FACTS) - {"is"}
        if unknown:
            raise SystemExit(f"unknown facts: {sorted(unknown)}")
        facts = dict(facts)
        if "is" in facts:
            rank = Rank(facts.pop("is"))
            facts["type"], facts["grade"] = rank.type, rank.grade
        self.facts = {**FACTS, **facts}
        if self.facts["defends"]:
            self.facts["in-works"] = True
        self.own_type, self.own_grade = self["type"], self["grade"]
        self.type, self.grade = self.own_type, self.own_grade
        self.ranks = [Rank(text) for text in self["behind"]]

    def __getitem__(self, name):
        return self.facts[name]

    def exception(self, kind):
        return self.own_type == kind and self.own_grade == "X"


INFANTRY = {"Sp", "Pk", "Bd", "Wb", "Ax", "Bw", "Ps", "Hd"}                                # 127


def may_assault(kind, works):
    """Whether an element, "Kn(O)", may assault works of that sort: TF, PF, TF-gateway, gateway and tower (of PF)."""
    rank = Rank(kind)
    if rank.type in NAVAL:
        return True                                                                        # 380
    if rank.type in INFANTRY or rank.type == "Art" and rank.grade == "X":
        return True                                                                        # 657; 126: not of the train
    if rank.type == "Cm" and rank.grade == "X":
        return False                                                                       # 163: contacts elephants only
    if rank.type in MOUNTED:
        return works in ("TF", "TF-gateway") or rank.type == "El" and works == "gateway"   # 657
    return rank.type == "WWg" and rank.grade == "S"                                        # 534


def weather_against(side, other, name, conditions, close):
    """Whether an element has the -1 of the weather (406-414, 700); rain asks for what it counts as. Angles are those between
    the way it faces and straight down wind (off-downwind) or the low sun (off-sun)."""
    kinds = set(conditions.get("weather", ()))
    shoots = not close and side["shoots"]
    leeward = conditions.get("off-downwind", {}).get(name, 180) <= 45
    kind = side.type
    return bool(kinds & {"fog", "mist"} and shoots                                         # 406
                or "snow" in kinds and shoots and not leeward                              # 406
                or "rain" in kinds and kind in {"Bw", "Art"} and (close or shoots)         # 407
                or "dust" in kinds and not leeward and (close or shoots or other["shoots"])   # 408
                or "dazzle" in kinds and conditions.get("off-sun", {}).get(name, 180) <= 45   # 410
                or "strong-wind" in kinds and (shoots and not leeward or kind == "Gal")    # 411
                or "mud" in kinds and conditions.get("climbed", {}).get(name, False)       # 413
                or "thirst" in kinds and conditions.get("thirsty", {}).get(name, False))   # 414


def reasons(situation):
    """What the conditions of a situation say otherwise than its facts."""
    conditions = situation.get("conditions")
    if not conditions:
        return []
    close, wrong = situation["mode"] == "close", []
    fight = Fight(situation)
    a, b = fight.a, fight.b
    for name, own, other in (("a", a, b), ("b", b, a)):
        if weather_against(own, other, name, conditions, close) != own["weather"]:
            wrong.append(f"{name}.weather is {not own['weather']} by the conditions")
        if own["wading"] and own["wading"] != conditions.get("river"):
            wrong.append(f"{name} wades another river than the conditions say")
        if own["bank"] and not (other["wading"] or other.type in NAVAL):
            wrong.append(f"{name} holds a bank against nobody in the water")               # 1089
        if (own["wading"] or own["bank"]) and own["crossing"] != ("crossing" in conditions):
            wrong.append(f"{name}.crossing is not as the conditions say")
        if own["defends"]:
            works = conditions.get("works", "")
            if own["defends"] != {"TF": "TF", "TF-gateway": "TF"}.get(works, "PF") or own["tower"] != (works == "tower"):
                wrong.append(f"{name} defends other works than the conditions say")
            if own.type not in FOOT:
                wrong.append(f"{name} cannot defend works mounted or afloat")              # 250
        if own["attacks-works"] and not may_assault(situation[name]["is"], conditions.get("works", "")):
            wrong.append(f"{name} may not assault such works")
    return wrong


class Fight:
    def __init__(self, situation):
        self.close = situation["mode"] == "close"
        self.a, self.b = Side(situation["a"]), Side(situation["b"])
        if not self.close:
            self.a.facts["shoots"] = True
        self.reading = {**READINGS, **situation.get("readings", {})}
        for own, other in ((self.a, self.b), (self.b, self.a)):
            self.become(own, other)
        for own, other in ((self.a, self.b), (self.b, self.a)):
            self.graded(own, other)

    def shoots(self, own):
        return not self.close and own["shoots"]

    def shot_at(self, own, other):
        return not self.close and other["shoots"]

    # Exception troops: first the type, then the grade, which asks for the other's type.
    def become(self, own, other):
        front = self.close and own["to-front"]
        if own.exception("El") and self.shoots(own):
            own.type = "Art"                                                               # 140
        if own.exception("Bw") and front and other.own_type in FOOT and own["front-rank"]:
            own.type = "Sp"                                                                # 201
        if own.exception("Art") and self.close:
            own.type = "Ax"                                                                # 217
        if own.exception("Bts") and not self.close:
            own.type = "Art"                                                               # 242

    def graded(self, own, other):
        if own.own_grade != "X":
            if own.own_type == "Bge":
                own.grade = "O" if own["in-works"] else "I"                                # 246
            return
        kind, versus = own.own_type, other.type
        front = self.close and own["to-front"]
        shot = self.shot_at(own, other)
        grade = None
        if kind == "El":
            grade = "F" if self.shoots(own) else "I"                                       # 140
        elif kind == "Kn":                                                                 # 149
            if shot and versus in {"Bw"} | NAVAL or front and versus in {"LH", "Sp", "Pk", "Bw"}:
                grade = "S"
            elif front and (versus == "Kn" and not other.exception("Kn") or versus in {"Exp", "Wb"}):
                grade = "I"
            else:
                grade = "O"
        elif kind == "Cm":
            grade = "I"                                                                    # 163
        elif kind == "Pk":                                                                 # 176
            grade = "S" if shot and versus == "Bw" or front and versus in {"Cv", "LH", "Ax", "Bw", "Ps"} else "I"
        elif kind == "Bd":                                                                 # 182
            if front and (versus == "Kn" or versus == "Cm" and other.own_grade == "S"):
                grade = "S"
            else:
                grade = "O" if front and own["double-base-required"] else "F"
        elif kind == "Ax":                                                                 # 196
            grade = "S" if front and versus in {"Kn", "Cv", "Wb", "Exp"} else "I"
        elif kind == "Bw":                                                                 # 201
            if own.type == "Sp":
                grade = "O" if own["superior-bowmen-on-base"] else "I"
            elif front and versus in MOUNTED or shot and versus == "Bw" or own["superior-bowmen-on-base"]:
                grade = "S"
            else:
                grade = "O"
        elif kind == "Ps":
            grade = "I"                                                                    # 206
        elif kind == "Art":
            grade = "I" if self.close else "F"                                             # 217
        elif kind == "WWg":
            grade = "O"                                                                    # 222
        elif kind == "Shp":
            grade = "S" if not self.close or own["attacks-works"] else "I"                 # 236
        elif kind == "Bts":
            grade = "I" if self.close else "S"                                             # 242
        own.grade = grade

    # What `own` takes `other` for when it looks up its factor.
    def against(self, own, other):
        if self.close and own["attacks-works"]:
            return "foot"                                                                  # 657
        if other.exception("El"):
            return "mounted" if self.close or own.type in {"WWg", "Bw"} else "foot"        # 140
        return "mounted" if other.type in MOUNTED else "naval" if other.type in NAVAL else "foot"

    def factor(self, own, other):
        if own.type == "Works":
            return 0                                                                       # 657
        if own.type in NAVAL and own["unladen"]:
            return 1                                                                       # 674
        kind, versus = own.type, self.against(own, other)
        shot = self.shot_at(own, other)
        bowmen = other.type == "Bw"
        if own.exception("Ps") and self.close and own["to-front"] and other.type not in {"Ax", "Ps"}:
            kind = "Art"                                                                   # 206
        if kind == "El":
            return {"mounted": 5, "naval": 3, "foot": 4}[versus]                           # 664
        if kind in {"Sp", "Exp", "Art"}:
            return 4                                                                       # 665
        if kind in {"Kn", "WWg"}:
            return 4 if versus != "foot" or shot and bowmen else 3                         # 666
        if kind == "Pk":
            return 3 if versus == "foot" else 4                                            # 667
        if kind == "Bw":                                                                   # 668
            if versus == "mounted":
                return 4
            return 3 if versus == "naval" or not self.close and bowmen else 2
        if kind == "Cm":
            return {"mounted": 4, "naval": 3, "foot": 2}[versus]                           # 669
        if kind == "Bd":                                                                   # 670
            return 3 if versus == "mounted" else 4 if versus == "naval" or shot else 5
        if kind in {"Cv", "Gal", "Shp"}:
            return 3                                                                       # 671
        if kind in {"Wb", "Ax"}:
            return 2 if versus == "mounted" else 3                                         # 672
        if kind in {"LH", "Ps", "Hd", "Bts"}:
            return 2                                                                       # 673
        return 1                                                                           # 674

    # Whether those behind count at all.
    def may_have_support(self, own, other):                                                # 676
        if not own["supported"] or own["chariot"] or own["defends"] or own["touches-expendables"]:
            return False
        if own["going"] == "difficult" and not own["wading"] or own["behind-in-difficult"]:
            return False
        if self.shot_at(own, other) and not (own.type == "Cv" or own.type == "Kn" and own.grade == "I"):
            return False
        if self.close and own["just-moved"] and other.type == "Art" and other.grade == "S":
            return False
        if own.exception("Kn"):                                                            # 149
            return False
        return not (self.close and own.exception("Bw"))                                    # 201

    def rank(self, own, number, types, grades=None):
        """Whether the rank of that number (2: the next behind) is of a type, and a grade if any is named; the ranks
        between are of the front's own type."""
        if len(own.ranks) < number - 1:
            return False
        if any(between.type != own.own_type for between in own.ranks[:number - 2]):
            return False
        rank = own.ranks[number - 2]
        return rank.type in types and (grades is None or rank.grade in grades)

    def alike(self, own):
        """Grades of ranks that support where the book asks for the same one: its own, and by list all others; but never
        ordinary spears superior ones."""
        if not own["cross-grade"]:
            return {own.own_grade}
        return set("SOIFX") - ({"O"} if own.own_type == "Sp" and own.own_grade == "S" else set())      # 1522

    def support(self, own, other):
        total = 0
        if self.may_have_support(own, other):
            good = own["going"] == "good" or own["wading"] != ""                           # 1124
            front = self.close and own["to-front"]
            elephants = self.close and other.type == "El"
            if own.type == "Kn" and own.own_grade == "I" and own["double-base-required"]:  # 679
                if self.close and front and (other.type in FOOT or other.type in {"Kn", "Cv", "LH"}) \
                        or self.shot_at(own, other) and other.type != "Art":
                    total += self.rank(own, 2, {"Kn"}, {"I"})
            if own.type == "Sp" and good and not elephants:                                # 680
                total += self.rank(own, 2, {"Sp"}, self.alike(own))
            if own.type == "Pk" and good and not elephants:
                same = {"X", "I"} if own.exception("Pk") else self.alike(own)              # 681, 683
                if self.rank(own, 2, {"Pk"}, same):
                    total += 1 + self.rank(own, 3, {"Pk"}, same)
            if own.type == "Wb":                                                           # 684
                total += self.rank(own, 2, {"Wb"})
            if own.exception("Ax") and self.rank(own, 2, {"Ax"}, {"X"}):                   # 685
                total += 1 + self.rank(own, 3, {"Ax"}, {"X"})
            enemies = {"Sp", "Pk", "Bd", "Ax", "Bw"}
            if own.own_type == "Ax" and own.own_grade != "X" and front and other.type in enemies:   # 686
                total += self.rank(own, 2, {"Ax"}, self.alike(own))
            if own.own_type == "Bw" and own.own_grade != "X" and front and other.type in enemies:   # 687
                total += self.rank(own, 2, {"Bw"}, self.alike(own)) and own.ranks[0].weapon == own["weapon"]
            if own.own_type == "Ps" and own.own_grade in "SO" and front and other.type in SKIRMISHERS:   # 688
                grades = self.alike(own) | {"O"}
                total += self.rank(own, 2, {"Ps"}, grades) \
                    or self.reading["psiloi-third-rank"] and self.rank(own, 3, {"Ps"}, grades)
        if self.close and own["to-front"] and own.type in FOOT and own.type != "Works":    # 682
            same = self.alike(other)
            if other.own_type == "Pk" and other.own_grade != "X" and self.may_have_support(other, own) \
                    and (other["going"] == "good" or other["wading"]) \
                    and all(self.rank(other, number, {"Pk"}, same) for number in (2, 3, 4)):
                total -= 1
        return int(total)

    def works_help(self, own, other):                                                      # 692-696
        works = own["defends"]
        if not works or own.type not in FOOT or own.type in {"WWg", "Works"}:
            return False
        shot = self.shot_at(own, other)
        if works == "PF" and shot and other.type == "Art" and other.grade == "S":
            return False
        if works == "TF" and (shot and other.type == "Art" or self.close and other.exception("Ps")):
            return False
        return not (other.own_type == "WWg" and other.own_grade == "S" or other.exception("Shp"))

    def tactical(self, own, other):
        if own.type == "Works":
            return 0
        total = 0
        shot = self.shot_at(own, other)
        if self.works_help(own, other) and (self.close or shot):
            total += 2
        if own["general"] and not own["demoralised"] and (self.close or shot):             # 697
            total += 1
        if self.close and (own["upslope"] or own["tower"] or own["bank"] and not own["crossing"]):   # 698
            total += 1
        if self.close:                                                                     # 699, 656
            total -= min(own["flanks"], 2) + (min(own["rear"], 1) if self.reading["rear-counts"] else 0)
        elif shot:
            total -= min(other["aids"], 2)
        if own["weather"] or self.shoots(own) and own["trees"]:                            # 700
            total -= 1
        if own["demoralised"] and not own["general"]:                                      # 701
            total -= 2
        there = own["going-there"] or other["going"]
        if own.type in MOUNTED and (self.close and own["attacks-works"]
                                    or self.close and (own["going"] in BAD or other.type in FOOT and there in BAD)):
            total -= 2                                                                     # 702
        foot = self.close and own["to-front"] and self.against(own, other) == "foot"
        bad = own["going"] in BAD and not own["wading"]
        if own.type == "Wb" and own.grade in "SO" and foot and bad:                        # 703
            total -= 1
        if own.type == "Bd" and foot and bad:                                              # 704
            total -= 2
        train = own.type in {"Art", "WWg", "Bge"} and not own.exception("Art")
        ranks = own.type in {"Sp", "Pk"} or own.type == "Hd" and own.grade in "OI" or train
        wades = own["wading"] not in ("", "paltry") and not own["crossing"]
        if self.close and ranks and (bad or wades):                                        # 705
            total -= 2
        return total

    def grading(self, own, other, ahead):
        shoots, total = self.shoots(own), 0
        if not (shoots and own.type == "Art") and not (self.close and own.type == "El") \
                and ahead > 0 and other.grade == "S":
            total -= 1                                                                     # 709
        if own.grade == "S" and shoots and (ahead == 1 and other.grade == "S" or ahead == 0 and other.grade in "OF"):
            total += 1                                                                     # 710
        if (shoots or self.close) and ahead >= 0 and other.grade == "I":
            total += 1                                                                     # 711
        if own.type != "Art" and ahead >= 2 and other.grade == "F":
            total += 1                                                                     # 712
        return total

    # What those behind the loser take from the winner.
    def mitigation(self, winner, loser):
        if not self.may_have_support(loser, winner):
            return 0
        total = 0
        if winner.type not in {"El", "Art"} and loser.type == "Cv" and loser.grade in "OI":   # 715
            total -= self.rank(loser, 2, {"Cv"}, {loser.grade})
        if (winner.type == "Cv" or winner.exception("Kn")) and loser.type == "Cv" and loser.grade in "OI":   # 716
            total -= loser["list-permits"] and self.rank(loser, 2, {"Ps"}, {"S", "I"})
        if loser.type in {"Sp", "Pk", "Bd", "Ax"} and loser["list-permits"] \
                and (winner.type == "Wb" or winner.type in MOUNTED and not winner.exception("Kn")
                     or winner.type == "WWg" or winner["defends"]):                        # 717
            psiloi = [number for number, rank in enumerate(loser.ranks, 2) if rank.type == "Ps"]
            if len(psiloi) == 1 and self.rank(loser, psiloi[0], {"Ps"}):
                weapon = loser.ranks[psiloi[0] - 2].weapon
                total -= weapon == "bow" and psiloi[0] <= 3 or weapon in ("crossbow", "handgun") and psiloi[0] == 2
        return int(total)

    # What becomes of the loser.
    def beaten(self, loser, winner):                                                       # 730-748
        kind, grade, by = loser.type, loser.grade, winner.type
        if loser.exception("El"):
            kind, grade = "El", "I"                                                        # 140
        across = loser["defends"] or loser["attacks-works"]
        there = winner["going-there"] or loser["going"]
        good = there == "good" and not across                                              # 724
        difficult = loser["going"] == "difficult"
        front = loser["to-front"]
        backed = self.may_have_support(loser, winner)
        riders = by == "Kn" or by == "Cm" and winner.own_grade == "S"

        def behind(number, types, grades):
            return backed and self.rank(loser, number, types, grades)

        if kind == "El":
            artillery = by == "Art" and not self.close
            return "destroyed" if artillery or by in LIGHT or winner.exception("Cm") else "recoil"
        if kind == "Kn":
            if by in {"El", "Exp", "LH"} or by == "Bw" and winner.grade == "S" and loser["moved-into-front"]:
                return "destroyed"
            return "destroyed" if self.close and difficult else "recoil"
        if kind == "LH":
            return "flee" if by == "Art" and not self.close or by == "Exp" or difficult else "recoil"
        if kind == "Exp":
            return "destroyed"
        if kind in MOUNTED:
            return "flee" if by == "Exp" or difficult else "recoil"
        if kind == "Sp":
            if by == "El" and front and behind(2, {"Sp"}, self.alike(loser)):
                return "recoil"
            return "destroyed" if good and (riders or by in {"El", "Exp"}) or by == "Wb" else "recoil"
        if kind == "Pk":
            same = {"X", "I"} if loser.exception("Pk") else self.alike(loser)
            if by == "El" and front and behind(2, {"Pk"}, same):
                return "recoil"
            return "destroyed" if good and (riders or by in {"El", "Exp"}) or by == "Wb" else "recoil"
        if kind == "Bd":
            second = {"X"} if loser.exception("Bd") else {"S", "O"}
            if riders and front and grade in "SO" and behind(2, {"Bd"}, second):
                return "recoil"
            return "destroyed" if good and (riders or by == "Exp") or by == "Wb" else "recoil"
        if kind == "Wb":
            if (riders or by == "El") and front and grade in "SO" \
                    and all(behind(number, {"Wb"}, {"S", "O"}) for number in (2, 3, 4)):
                return "recoil"
            return "destroyed" if good and (riders or by == "Exp") or by == "El" else "recoil"
        if kind == "Ax":
            if good and riders:
                return "destroyed"
            good = good or not self.reading["auxilia-x-good-going"]
            return "destroyed" if loser.exception("Ax") and good and by in {"El", "Exp", "Wb"} else "recoil"
        if kind == "Bw":
            return "destroyed" if self.close and by in MOUNTED else "recoil"
        if kind == "Ps":
            if good and (riders or by in {"Cv", "LH"}):
                return "destroyed"
            if by in {"El", "Exp"} or not self.close and by != "Art" or there != "good" and loser["going"] != "good":
                return "recoil"
            return "flee"
        if kind == "Art":
            return "destroyed" if self.close else "stand" if loser["in-works"] else "recoil"
        if kind == "WWg":
            if by == "Art" and not winner.exception("Art") or by == "El" and not loser.exception("WWg"):
                return "destroyed"
            return "recoil" if loser.own_grade == "S" and loser["attacks-works"] else "stand"
        if kind == "Hd":
            if good and (riders or by == "Exp") or by in {"El", "Wb"} or grade == "I" and self.close:
                return "destroyed"
            return "stand" if grade == "I" else "recoil"
        if kind in NAVAL:
            if loser["unladen"]:
                return "destroyed" if self.close and by != "Exp" else "stand"
            return "recoil"
        return "destroyed" if self.close else "flee" if loser["mobile"] else "stand"       # baggage

    def doubled(self, loser, winner):                                                      # 749-755
        kind, by = ("El" if loser.exception("El") else loser.type), winner.type
        across = loser["defends"] or loser["attacks-works"]
        there = winner["going-there"] or loser["going"]
        engines = by == "Art" and self.close and winner.grade != "I"
        if kind == "Cv":
            spears = by in {"Sp", "Pk"} or winner.exception("Ax")
            good = loser["going"] == "good" and not across
            return "flee" if spears and good or engines or by in NAVAL else "destroyed"
        if kind == "LH":
            caught = by in MOUNTED or by == "Bw" or by in {"Ps", "WWg"} and winner.grade == "O"
            return "destroyed" if self.close and (caught or loser["going"] == "difficult") else "flee"
        if kind == "Ps":
            if by in MOUNTED and there == "good" and not across or by in {"Bw", "Ps"} \
                    or by == "Ax" and not winner.exception("Ax") or loser.exception("Ps"):
                return "destroyed"
            return "flee"
        if kind in NAVAL:
            if loser["unladen"]:
                return "stand" if by == "Exp" else "destroyed"
            if by == "Art" and winner.grade == "S" or self.close and by != "Exp":
                return "destroyed"
            return "recoil" if self.close else "flee"
        return "flee" if engines or by in NAVAL else "destroyed"

    def disregards(self, own, other):                                                      # 725-726
        if self.close:
            return own["flanker"] or own["overlap-only"] or own["attacks-works"] and other.type == "Works"
        return own["shoots"] and not other["shoots"]

    def outcome(self, loser, winner, twice):
        order = ["stand", "recoil", "flee", "destroyed"]
        beaten = self.beaten(loser, winner)
        if not twice:
            return beaten
        doubled = self.doubled(loser, winner)
        return max(beaten, doubled, key=order.index) if self.reading["never-milder"] else doubled

    def judged(self, dice):
        sides, found = (self.a, self.b), ({}, {})
        for own, other, out, die in zip(sides, sides[::-1], found, dice):
            out["as"] = f"{own.type}({own.grade})"
            out["factor"] = self.factor(own, other)
            out["support"] = self.support(own, other)
            out["tactical"] = self.tactical(own, other)
            out["before"] = die + out["factor"] + out["support"] + out["tactical"]
        for own, other, out, theirs in zip(sides, sides[::-1], found, found[::-1]):
            out["graded"] = out["before"] + self.grading(own, other, out["before"] - theirs["before"])
        graded = [out["graded"] for out in found]
        for own, other, out, ahead in zip(sides, sides[::-1], found, (graded[0] - graded[1], graded[1] - graded[0])):
            out["total"] = out["graded"] + (self.mitigation(own, other) if ahead > 0 else 0)
        for own, other, out, theirs in zip(sides, sides[::-1], found, found[::-1]):
            if out["total"] > theirs["total"] or own.type == "Works" or self.disregards(own, other):
                out["outcome"] = "stand"
            elif out["total"] == theirs["total"]:
                out["outcome"] = "destroyed" if own.type == "Exp" else "stand"             # 728-729
            else:
                out["outcome"] = self.outcome(own, other, 2 * out["total"] <= theirs["total"])
        return {"a": found[0], "b": found[1]}


def judge(situation):
    return Fight(situation).judged(situation["dice"])


def pairs(situation):
    fight = Fight(situation)
    found = (fight.judged((first, second)) for first in range(1, 7) for second in range(1, 7))
    return [[one["a"]["outcome"], one["b"]["outcome"]] for one in found]


def by_hand(files=HAND):
    for file in files:
        yield from yaml.safe_load(Path(file).read_text())["situations"]


def lines(number=0, seed=1, *, grid=False):
    import tables
    drawn = tables.drawn(random.Random(seed), number) if number else by_hand()
    for situation in drawn:
        situation.pop("due", None)
        more = {"pairs": pairs(situation)} if grid else {}
        print(json.dumps({"situation": situation, "found": judge(situation), **more}))
    return 0


def main(arguments):
    if arguments[:1] == ["--tables"]:
        import tables
        return tables.compare(*map(int, arguments[1:]))
    if arguments[:1] == ["--lines"]:
        return lines(*map(int, arguments[1:]))
    if arguments[:1] == ["--pairs"]:
        return lines(*map(int, arguments[1:]), grid=True)
    tell = arguments[:1] == ["--tell"]
    wrong = count = 0
    for situation in by_hand(arguments[tell:] or HAND):
        count += 1
        found = judge(situation)
        if tell:
            print(situation["id"], found)
            continue
        amiss = reasons(situation) + [f"{side}.{key} is {found[side][key]}, due {value}"
                                      for side, due in situation["due"].items() for key, value in due.items()
                                      if found[side][key] != value]
        wrong += len(amiss)
        for one in amiss:
            print(f"{situation['id']}: {one} (line {situation['lines']})")
    if not tell:
        print(f"{count} situations, {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
