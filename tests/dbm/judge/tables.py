"""Fights by the tables of rules/dbm/play, as the program will read them, against the judge (combat.py): many thousand drawn
situations, each number and outcome; and the rows of weather, of rivers, of who attacks works, of what riders are on foot. Run
it as `combat.py --tables`; exit 1 where the two differ."""
import os
import random
from pathlib import Path

import yaml

import combat
from combat import Fight, Rank

PLAY = Path(os.environ.get("STRATEGIKON_DATA", Path(__file__).resolve().parents[3])) / "rules/dbm/play"
KINDS, COMBAT, OUTCOMES, WEATHER = (yaml.safe_load((PLAY / f"{name}.yaml").read_text())
                                    for name in ("kinds", "combat", "outcomes", "weather"))
SEVERITY = ["stand", "recoil", "flee", "destroyed"]
CLASSES = {row["id"]: row for row in KINDS["classes"]}
SHARE = 1 if "STRATEGIKON_FULL" in os.environ else 3  # one in so many


def is_kind(kind, own, grade, original):
    """Whether an element that counts as own(grade), and is original(X) or something else, is of a kind."""
    if own == "Works":
        return kind == "foot"  # 657
    if kind in CLASSES:
        row = CLASSES[kind]
        return any(is_kind(one, own, grade, original) for one in row["kinds"]) \
            and not any(is_kind(one, own, grade, original) for one in row.get("except", []))
    name, _, wanted = kind.partition("(")
    wanted = wanted.rstrip(")")
    if wanted == "X":
        return original == (name, "X")
    return own == name and (not wanted or grade == wanted)


class Side:
    def __init__(self, facts):
        facts = {**combat.FACTS, **facts}
        if "is" in facts:
            rank = Rank(facts.pop("is"))
            facts["type"], facts["grade"] = rank.type, rank.grade
        facts["in-works"] = facts["in-works"] or facts["defends"] != ""
        self.facts, self.original = facts, (facts["type"], facts["grade"])
        self.type, self.grade = self.original
        self.factor_of = None
        self.ranks = [Rank(text) for text in facts["behind"]]

    def __getitem__(self, key):
        return self.facts[key]

    def of(self, kinds):
        return any(is_kind(kind, self.type, self.grade, self.original) for kind in kinds)


class Tabled:
    def __init__(self, situation):
        self.close = situation["mode"] == "close"
        self.a, self.b = Side(situation["a"]), Side(situation["b"])
        if not self.close:
            self.a.facts["shoots"] = True
        self.never_milder = situation.get("readings", {}).get("never-milder", True)
        pairs = ((self.a, self.b), (self.b, self.a))
        # types first: against is asked of what the other is, then again of what it counts as
        for own, other in pairs:
            row = self.profile(own, other)
            own.kept = row["as"].split("(")[0] if row else own.type
        for own, _ in pairs:
            own.type = own.kept
        found = [self.profile(own, other) for own, other in pairs]
        for (own, _), row in zip(pairs, found):
            if row:
                own.type, own.grade = row["as"].rstrip(")").split("(")
                own.factor_of = row.get("factor")

    def profile(self, own, other):
        for row in KINDS["profiles"]:
            kinds = row["own"]
            name, _, grade = kinds[0].partition("(")
            if own.original[0] != name or grade and own.original[1] != grade.rstrip(")"):
                continue
            if self.fits(row, own, other, skip=("own", "except")):
                return row
        return None

    def word(self, word, own, other):
        if word.startswith("not "):
            return not self.word(word[4:], own, other)
        if word.startswith("otherwise ") or word.endswith("open-gateway"):  # the other reading
            return False
        bad, good = ("rough", "difficult"), "good"
        there = own["going-there"] or other["going"]
        wades = own["wading"] != ""
        known = {
            "works-no-help": lambda: any(
                own["defends"] in row["works"] and self.fits(row, own, other) for row in COMBAT["works-no-help"]),
            "defends-works": lambda: own["defends"] != "", "attacks-works": lambda: own["attacks-works"],
            "against-works": lambda: own["attacks-works"], "enemy-attacks-works": lambda: other["attacks-works"],
            "undefended-works": lambda: own.type == "Works", "enemy-is-empty-works": lambda: other.type == "Works",
            "unladen": lambda: own["unladen"],
            "close-or-shot-at": lambda: self.close or other["shoots"], "shot-at": lambda: other["shoots"],
            "on-tower": lambda: own["tower"], "defends-bank": lambda: own["bank"],
            "road-crossing": lambda: own["crossing"], "weather-against": lambda: own["weather"],
            "trees-between": lambda: own["trees"], "shoots": lambda: own["shoots"] and not self.close,
            "bad-going": lambda: own["going"] in bad and not wades, "good-going": lambda: own["going"] == good or wades,
            "enemy-in-going-bad-for-it": lambda: there in bad, "wading": lambda: wades,
            "paltry": lambda: own["wading"] == "paltry", "just-moved-into-contact": lambda: own["just-moved"],
            "any-rank-chariots": lambda: own["chariot"], "any-rank-defends-works": lambda: own["defends"] != "",
            "any-rank-in-difficult": lambda: own["going"] == "difficult" and not wades or own["behind-in-difficult"],
            "any-rank-touches-expendables": lambda: own["touches-expendables"],
        }
        return known[word]() if word in known else bool(own[word])

    def fits(self, row, own, other, skip=()):
        if "mode" in row:
            mode = {"close": self.close, "shooting": not self.close, "shot-at": not self.close and other["shoots"]}
            if "as" in row: # a profile: it shoots itself
                mode["shooting"] = not self.close and own["shoots"]
            if not mode[row["mode"]]:
                return False
        if row.get("to-front") and not own["to-front"]:
            return False
        if "own" in row and "own" not in skip and not own.of(row["own"]):
            return False
        if "except" in row and "except" not in skip and own.of(row["except"]):
            return False
        works = row in COMBAT["tactical"] and own["attacks-works"] and self.close and "foot" in row.get("against", [])
        if "against" in row and not works and not other.of(row["against"]):
            return False
        if "against-except" in row and other.of(row["against-except"]):
            return False
        if "grade" in row and own.grade not in row["grade"]:
            return False
        if "enemy-grade" in row and other.grade not in row["enemy-grade"]:
            return False
        return all(self.word(word, own, other) for word in row.get("when", []))

    # ranks
    def may_have_support(self, own, other):
        for row in COMBAT["rear-support-never"]:
            if row["id"] == "support-shot-at":
                if not self.close and not own.of(row["except"]):
                    return False
            elif self.fits(row, own, other):
                return False
        return own["supported"]

    def rank(self, own, number, row):
        if len(own.ranks) < number - 1 or any(between.type != own.original[0] for between in own.ranks[:number - 2]):
            return False
        rank = own.ranks[number - 2]
        original = (rank.type, rank.grade)
        if not any(is_kind(kind, rank.type, rank.grade, original) for kind in row["behind"]):
            return False
        if "grade" in row.get("same", []) and rank.grade != own.original[1]:
            refused = COMBAT["cross-grade"]["refused"]
            if not own["cross-grade"] or f"{own.original[0]}({own.original[1]})" in refused["own"] \
                    and f"{rank.type}({rank.grade})" in refused["behind"]:
                return False
        if "weapon" in row.get("same", []) and rank.weapon != own["weapon"]:
            return False
        return "armed" not in row or rank.weapon in row["armed"]

    def ranks(self, own, row):
        count = 0
        for number in row["ranks"]:
            if not self.rank(own, number, row):
                if row["ranks"][0] == 2 and "times" in row or row.get("all"):
                    break
                continue
            count += 1
        if row.get("all") and count < len(row["ranks"]):
            return 0
        return count

    def factor(self, own, other):
        seen = other
        seen_kind = None
        for row in KINDS["seen-as"]:
            if "when" in row:
                if self.close and all(self.word(word, other, own) for word in row["when"]):
                    seen_kind = row["as"]
                    break
            elif other.of(row["own"]) and (row["mode"] == "close") == self.close \
                    and ("against" not in row or own.of(row["against"])):
                seen_kind = row["as"]
                break
        classes = {name: (is_kind(name, seen_kind, "", (seen_kind, "")) or seen_kind == name) if seen_kind
                   else seen.of([name]) for name in ("mounted", "foot", "naval")}
        shot = not self.close and other["shoots"]
        bowmen = other.of(["Bw"])
        for row in COMBAT["factors"]:
            kinds = row.get("own")
            if own.factor_of:
                if not kinds or not any(is_kind(kind, own.factor_of, "", (own.factor_of, "")) for kind in kinds):
                    continue
            elif kinds and not own.of(kinds):
                continue
            if not all(self.word(word, own, other) for word in row.get("when", [])):
                continue
            for column in COMBAT["columns"]:
                if column in row and {"bowmen-exchange": not self.close and bowmen, "bowmen-shoot": shot and bowmen,
                                      "shooting": shot, **classes}[column]:
                    return row[column]
        raise SystemExit(f"no factor: {own.original} {other.original}")

    def account(self, name, own, other, ahead=0):
        total, best = 0, {}
        for row in COMBAT[name]:
            side, against = (other, own) if row.get("of") == "enemy" else (own, other)
            if not self.fits(row, side, against):
                continue
            if row.get("of") == "enemy" and not own["to-front"]:
                continue
            bounds = row.get("ahead", {})
            if "least" in bounds and ahead < bounds["least"] or "most" in bounds and ahead > bounds["most"]:
                continue
            times = 1
            if "behind" in row:
                if not self.may_have_support(side, against):
                    continue
                times = self.ranks(side, row)
                if "times" not in row:
                    times = min(times, 1)
            elif "times" in row:
                times = {"flanks-beset": own["flanks"], "rears-beset": own["rear"], "aids-of-enemy": other["aids"]}[row["times"]]
            value = row["value"] * min(times, row.get("most", times))
            if "best" in row:
                if abs(value) > abs(best.get(row["best"], 0)):
                    total += value - best.get(row["best"], 0)
                    best[row["best"]] = value
            else:
                total += value
        return total

    def mitigation(self, own, loser, ahead):
        total, best = 0, {}
        if ahead < 1 or not self.may_have_support(loser, own):
            return 0
        for row in COMBAT["mitigating"]:
            if not loser.of(row["loser"]) or "own" in row and not own.of(row["own"]) or own.of(row.get("except", [])):
                continue
            if not all(self.word(word, loser if word == "list-permits" else own, loser) for word in row.get("when", [])):
                continue
            if not any(self.rank(loser, number, row) for number in row["ranks"]):
                continue
            if row.get("single") and sum(rank.type == "Ps" for rank in loser.ranks) != 1:
                continue
            if row.get("best") in best:
                continue
            best[row.get("best", row["id"])] = True
            total += row["value"]
        return total

    def outcome(self, loser, winner, degree):
        beside = self.close and (loser["flanker"] or loser["overlap-only"])  # no fight of its own (725-726)
        if beside or loser.type == "Works" or any(self.fits(row, loser, winner) for row in OUTCOMES["disregarded"]):
            return "stand"
        kind, grade = loser.type, loser.grade
        for row in OUTCOMES["suffers-as"]:
            if loser.of(row["own"]):
                loser.type, loser.grade = row["as"].rstrip(")").split("(")
        then = self.looked(loser, winner, degree)
        if degree == "doubled" and self.never_milder:
            then = max(then, self.looked(loser, winner, "beaten"), key=SEVERITY.index)
        loser.type, loser.grade = kind, grade
        return then

    def looked(self, loser, winner, degree):
        there = winner["going-there"] or loser["going"]
        across = loser["defends"] or loser["attacks-works"]
        goings = {"good": loser["going"] == "good", "good-to-winner": there == "good",
                  "difficult": loser["going"] == "difficult",
                  "good-to-neither": there != "good" and loser["going"] != "good"}
        for row in OUTCOMES[degree]:
            if "loser" in row and not loser.of(row["loser"]) or loser.of(row.get("loser-except", [])):
                continue
            if "by" in row and not winner.of(row["by"]) or winner.of(row.get("by-except", [])):
                continue
            if "mode" in row and (row["mode"] == "close") != self.close:
                continue
            if row.get("to-front") and not loser["to-front"]:
                continue
            if "going" in row and (not goings[row["going"]]
                                   or across and row["going"] in OUTCOMES["off-across-works"]["going"]):
                continue
            if not all(self.word(word, loser, winner) for word in row.get("when", [])):
                continue
            if "behind" in row and (not self.may_have_support(loser, winner) or not self.ranks(loser, row)):
                continue
            return row["then"]
        raise SystemExit(f"no outcome: {degree} {loser.original} by {winner.original}")

    def judged(self, dice):
        sides, found = (self.a, self.b), ({}, {})
        pairs = list(zip(sides, sides[::-1], found, found[::-1]))
        for (own, other, out, _), die in zip(pairs, dice):
            out["as"] = f"{own.type}({own.grade})"
            works = own.type == "Works"
            out["factor"] = self.factor(own, other)
            out["support"] = 0 if works else self.account("rear-support", own, other)
            out["tactical"] = 0 if works else self.account("tactical", own, other)
            out["before"] = die + out["factor"] + out["support"] + out["tactical"]
        for own, other, out, theirs in pairs:
            out["graded"] = out["before"] + self.account("grading", own, other, out["before"] - theirs["before"])
        for own, other, out, theirs in pairs:
            out["total"] = out["graded"] + self.mitigation(own, other, out["graded"] - theirs["graded"])
        for own, other, out, theirs in pairs:
            if out["total"] > theirs["total"]:
                out["outcome"] = "stand"
            else:
                degree = "equal" if out["total"] == theirs["total"] else \
                    "doubled" if 2 * out["total"] <= theirs["total"] else "beaten"
                out["outcome"] = self.outcome(own, other, degree)
        return {"a": found[0], "b": found[1]}


GRADES = {"El": "SOIX", "Kn": "SOIFX", "Cv": "SOI", "LH": "SOIF", "Cm": "SOIX", "Exp": "O", "Sp": "SOI", "Pk": "SOIX",
          "Bd": "SOIFX", "Wb": "SOF", "Ax": "SOIX", "Bw": "SOIX", "Ps": "SOIX", "Art": "SOIFX", "WWg": "SOIX",
          "Hd": "SOIF", "Gal": "SOF", "Shp": "SOIX", "Bts": "SOIFX", "Bge": "O"}
EVERY = [f"{kind}({grade})" for kind, grades in GRADES.items() for grade in grades]
MAY = ["Kn(I)", "Cv(O)", "Cv(I)", "Sp(O)", "Pk(O)", "Pk(X)", "Pk(I)", "Bd(O)", "Bd(X)", "Wb(O)", "Wb(F)", "Ax(X)", "Ax(S)",
       "Bw(O) bow", "Ps(O) bow", "Ps(S) handgun", "Ps(I)"]
SHOOT = ["Art(S)", "Art(O)", "Art(I)", "Art(F)", "Art(X)", "Bw(S)", "Bw(O)", "Bw(I)", "Bw(X)", "WWg(S)", "WWg(O)", "El(X)",
         "Shp(S)", "Shp(O)", "Shp(X)", "Gal(S)", "Gal(O)", "Gal(F)", "Bts(S)", "Bts(X)"]


def drawn_side(draw, kind, plain):
    side = {"is": kind}
    if plain:
        return side
    name, grade = kind.rstrip(")").split("(")
    if draw.random() < 0.5:
        own = kind + (" bow" if name == "Bw" else "")
        ranks = [own] * draw.randint(1, 3) if draw.random() < 0.6 else [draw.choice(MAY) for _ in range(draw.randint(1, 3))]
        if draw.random() < 0.3:
            ranks = [own] * draw.randint(0, 1) + [draw.choice(["Ps(O) bow", "Ps(S) handgun", "Ps(I)", "Ps(O)"])]
        side["behind"] = ranks
    if name == "Bw":
        side["weapon"] = "bow"
    for fact, share in (("general", .1), ("demoralised", .1), ("chariot", .05), ("list-permits", .6), ("cross-grade", .1), ("upslope", .1),
                        ("double-base-required", .4), ("superior-bowmen-on-base", .3), ("weather", .1), ("trees", .1),
                        ("touches-expendables", .03), ("just-moved", .2), ("moved-into-front", .3), ("bank", .05),
                        ("tower", .05), ("in-works", .2), ("mobile", .5), ("unladen", .3), ("behind-in-difficult", .05),
                        ("flanker", .03), ("overlap-only", .03)):
        if draw.random() < share:
            side[fact] = True
    side["going"] = draw.choice(["good", "good", "rough", "difficult"])
    if draw.random() < 0.2:
        side["going-there"] = draw.choice(["good", "rough", "difficult"])
    if draw.random() < 0.05 and side["going"] == "good":
        side["wading"] = draw.choice(["paltry", "easy"])
    side["flanks"], side["rear"], side["aids"] = draw.choice([0, 0, 1, 2]), draw.choice([0, 0, 0, 1]), draw.choice([0, 1, 2])
    if draw.random() < 0.1:
        side["to-front"] = False
    return side


FRONTS = ["Kn(I)", "Kn(X)", "Cv(O)", "Cv(I)", "Sp(O)", "Sp(S)", "Pk(O)", "Pk(I)", "Pk(X)", "Bd(O)", "Bd(S)", "Bd(X)", "Bd(F)",
          "Wb(O)", "Wb(S)", "Wb(F)", "Ax(O)", "Ax(X)", "Bw(O)", "Bw(X)", "Ps(S)", "Ps(O)", "Ps(I)"]
FACED = ["El(O)", "Kn(O)", "Kn(X)", "Cv(O)", "LH(O)", "Cm(S)", "Exp(O)", "Sp(O)", "Bd(O)", "Wb(O)", "Bw(S)", "Ps(O)", "Art(S)", "WWg(O)"]


def deep():
    """Every front with ranks behind it that may count, or nearly so, against every kind of enemy; beaten, doubled, level."""
    for front in FRONTS:
        name = front.split("(")[0]
        alike = [f"{name}({grade})" + (" bow" if name == "Bw" else "") for grade in GRADES[name]]
        own = front + (" bow" if name == "Bw" else "")
        ranks = [[one] for one in alike] + [[own, one] for one in alike] + [[own, own, one] for one in alike] \
            + [[one, own, own] for one in alike] + [["Bw(O) crossbow"]] \
            + [before + [f"Ps({grade}) {weapon}"] for grade in "SOI" for weapon in ("bow", "crossbow", "handgun", "sling")
               for before in ([], [own], [own, own])] + [["Ps(O) bow", "Ps(O) bow"]]
        for behind in ranks:
            for enemy in FACED:
                for dice in ([2, 4], [1, 6]):
                    side = {"is": front, "behind": behind, "list-permits": True, "double-base-required": True, "weapon": "bow"}
                    yield {"mode": "close", "dice": dice, "a": side, "b": {"is": enemy, "behind": [enemy] * 3}}
                if enemy in SHOOT:
                    yield {"mode": "shooting", "dice": [4, 2], "a": {"is": enemy}, "b": side}


def pairs():
    """Every pair, plain, in each going."""
    for mode in ("close", "shooting"):
        for first in EVERY if mode == "close" else SHOOT:
            for second in EVERY:
                for going in ("good", "difficult"):
                    for dice in ([1, 6], [6, 1], [3, 4], [4, 3], [3, 3]):
                        yield {"mode": mode, "dice": dice, "a": {"is": first, "going": going}, "b": {"is": second, "going": going}}


def mixed(draw):
    mode = draw.choice(["close", "close", "shooting"])
    one = {"mode": mode, "dice": [draw.randint(1, 6), draw.randint(1, 6)],
           "a": drawn_side(draw, draw.choice(EVERY if mode == "close" else SHOOT), False),
           "b": drawn_side(draw, draw.choice(EVERY), False)}
    if draw.random() < 0.3:
        one["readings"] = {"never-milder": False}
    if mode == "shooting" and draw.random() < 0.5 and one["b"]["is"] in SHOOT:
        one["b"]["shoots"] = True
    foot = one["b"]["is"].split("(")[0] in combat.FOOT  # nobody else defends works
    if draw.random() < 0.15 and foot:
        one["b"]["defends"] = draw.choice(["TF", "PF"])
        if mode == "close":
            one["a"]["attacks-works"] = True
    elif mode == "shooting" and draw.random() < 0.1 and one["a"]["is"].split("(")[0] in combat.FOOT:
        one["a"]["defends"] = draw.choice(["TF", "PF"])
    elif mode == "close" and draw.random() < 0.03:
        one["a"]["attacks-works"], one["b"] = True, {"is": "Works(O)"}
    return one


def edge(draw):
    """What is rare otherwise: ranks of those who are not fought to their front, crossings, storms of works."""
    def side(kind):
        name = kind.split("(")[0]
        weapon = draw.choice(["", " bow"]) if name in ("Bw", "Ax") else ""
        own = kind + weapon
        ranks = [own] * draw.randint(0, 3)
        if draw.random() < 0.5:
            ranks = ranks[:draw.randint(0, 2)] + [draw.choice(MAY + ["Ps(O) crossbow", "Bw(O)", "Bw(S)", "Sp(S)", "Pk(S)", "Kn(I)"])]
        one = {"is": kind, "behind": ranks, "weapon": weapon.strip(), "going": draw.choice(["good", "good", "good", "rough", "difficult"])}
        for fact, share in (("list-permits", .7), ("double-base-required", .7), ("chariot", .05), ("cross-grade", .2),
                            ("touches-expendables", .05), ("general", .2), ("upslope", .1)):
            if draw.random() < share:
                one[fact] = True
        if draw.random() < 0.2:
            one["to-front"] = False
        if draw.random() < 0.2:
            if draw.random() < 0.5:
                one["bank"] = True
            else:
                one["wading"], one["going"] = draw.choice(["easy", "paltry"]), "good"
            one["crossing"] = draw.random() < 0.5
        return one
    enemies = FACED + ["Kn(I)", "Cv(I)", "Pk(O)", "Pk(I)", "Pk(X)", "Ax(O)", "Ax(X)", "Hd(O)", "Wb(S)", "Bw(O)"]
    mode = draw.choice(["close", "close", "close", "shooting"])
    a = side(draw.choice(FRONTS if mode == "close" else ["Art(O)", "Bw(O)", "Bw(X)", "Bw(S)", "WWg(O)"]))
    b = side(draw.choice(enemies if mode == "close" else FRONTS))
    if draw.random() < 0.2:
        b["defends"] = draw.choice(["TF", "PF"])
        if mode == "close":
            a["attacks-works"] = True
    return {"mode": mode, "dice": [draw.randint(1, 6), draw.randint(1, 6)], "a": a, "b": b}


def across():
    """Every pair across works, held or empty, and across a river that one of them wades, the other on its bank."""
    each = ([1, 6], [6, 1], [3, 4], [3, 3])
    for first in EVERY:
        for dice in each:
            for works in (one for one in ("TF", "PF") if combat.may_assault(first, one)):
                yield {"mode": "close", "dice": dice, "a": {"is": first, "attacks-works": True}, "b": {"is": "Works(O)"}}
                for second in (one for one in EVERY if one.split("(")[0] in combat.FOOT):
                    yield {"mode": "close", "dice": dice, "a": {"is": first, "attacks-works": True, "moved-into-front": True},
                           "b": {"is": second, "defends": works, "tower": works == "PF" and dice == [3, 4]}}
            for second in EVERY:
                yield {"mode": "close", "dice": dice, "a": {"is": first, "wading": "easy" if dice[0] < 6 else "paltry"},
                       "b": {"is": second, "bank": True}}


def drawn(draw, number):
    """So many: a fifth each with ranks behind, plain, and across works or water; a fifth rare, a fifth of everything."""
    for every in (deep, pairs, across):
        all_of_them = list(every())
        yield from draw.sample(all_of_them, min(number // 5, len(all_of_them)))
    for at in range(number - 3 * (number // 5)):
        yield edge(draw) if at % 2 else mixed(draw)


def situations(draw, number):
    yield from combat.by_hand()
    yield from deep()
    yield from pairs()
    yield from across()
    for at in range(number):
        yield edge(draw) if at % 2 else mixed(draw)


def tabled_weather(own, name, conditions, close):
    """The same as combat.weather_against, by the rows of weather.yaml."""
    for row in WEATHER["against"]:
        shoots, unless = not close and own["shoots"], row.get("unless", {})
        away = conditions.get("off-downwind", {}).get(name, 180)
        if {"dust-storm": "dust"}.get(row["what"], row["what"]) not in conditions["weather"] \
                or "own" in row and not own.of(row["own"]) or row.get("mode") == "close" and not close \
                or any(word.startswith("otherwise ") for word in row.get("when", [])) \
                or "shoots" in row.get("when", []) and not shoots or away <= unless.get("down-wind", -1) \
                or "facing" in row and conditions.get("off-sun", {}).get(name, 180) > row["degrees"] \
                or "moved-upslope-into-contact" in row.get("when", []) and not conditions.get("climbed", {}).get(name) \
                or "after-own-bounds" in row and not conditions.get("thirsty", {}).get(name):
            continue
        return True
    return False


def weathers():
    """Every kind in every weather, at angles about the limits; what differs."""
    for kind in EVERY:
        for mode, shoots in (("close", False), ("shooting", False), ("shooting", True)):
            if shoots and kind not in SHOOT:
                continue
            situation = {"mode": mode, "dice": [1, 1], "a": {"is": "Bw(O)"}, "b": {"is": kind, "shoots": shoots}}
            judge, tabled = Fight(situation), Tabled(situation)
            for what in ("snow", "fog", "mist", "rain", "dust", "dazzle", "strong-wind", "mud", "thirst"):
                for angle in (0, 45, 46, 180):
                    said = {"weather": [what], "off-downwind": {"b": angle}, "off-sun": {"b": angle},
                            "climbed": {"b": angle == 0}, "thirsty": {"b": angle == 0}}
                    if mode == "shooting" and what == "mud":
                        continue  # nobody comes into contact
                    if combat.weather_against(judge.b, judge.a, "b", said, judge.close) \
                            != tabled_weather(tabled.b, "b", said, tabled.close):
                        yield f"{kind} in {what}, {mode}{' itself' if shoots else ''}, {angle} degrees off"


def assaults():
    """Who may attack which works; what differs. Exception camelry touches elephants alone (163), by another table."""
    for kind in (one for one in EVERY if one != "Cm(X)"):
        name, grade = kind.rstrip(")").split("(")
        for works in ("TF", "PF", "gateway"):
            tabled = any(works in row["works"] and any(is_kind(one, name, grade, (name, grade)) for one in row["own"])
                         for row in OUTCOMES["storming"]["assaults"])
            if tabled != combat.may_assault(kind, works):
                yield f"{kind} at {works}: {tabled} by the tables"


# By the rulebook: what each die makes of a river (614-618), and what riders are on foot (251-258).
NATURES = {"": "ppeett", "flood": "eettdd", "river-short": "pppeet", "river-summer": "ppppee", "river-dry": "ppppee",
           "river-short river-summer": "pppppe", "flood river-short": "peettd"}
ON_FOOT = {"Kn(X) bow": "Bw(S)", "Kn(S) bow": "Bw(O)", "Cv(I) bow": "Bw(I)", "Cv(S) bow": "Bw(O)", "Cv(S) handgun": "Art(X)",
           "Cv(O) crossbow": "Bw(O)", "LH(F) bow": "Bw(I)", "LH(I) crossbow": "Bw(I)", "Cm(O) bow": "Bw(I)", "Kn(S)": "Bd(S)",
           "Kn(I)": "Bd(S)", "Kn(F)": "Sp(O) Bd(O)", "Kn(X)": "Sp(S)", "Cv(S)": "Ax(S)", "Cv(O)": "Ax(S)", "Cv(I)": "Ax(I)",
           "Cv(O) irregular": "Wb(S)", "LH(O)": "Ax(I)", "Cm(X)": "", "El(O)": "", "Exp(O)": ""}


def natures():
    rivers = yaml.safe_load((PLAY / "rivers.yaml").read_text())
    values = {row["id"].replace("river-flood", "flood"): row["value"] for row in rivers["die"]}
    most = {row["id"]: row["cells"]["most"] for row in rivers["rules"] if "most" in row.get("cells", {})}
    for said, due in NATURES.items():
        totals = [die + sum(values[one] for one in said.split()) for die in range(1, 7)]
        found = "".join(next((name[0] for name in ("paltry", "easy", "tricky") if total <= most[f"river-{name}"]), "d")
                        for total in totals)
        if found != due:
            yield f"rivers with {said or 'nothing added'}: {found} by the tables, {due} by the judge"


def on_foot():
    rows = yaml.safe_load((PLAY.parent / "army.yaml").read_text())["dismounting"]
    for said, due in ON_FOOT.items():
        rank, order = Rank(said), "irregular" if said.endswith("irregular") else "regular"
        weapon = rank.weapon.replace("irregular", "")
        found = next((row["dismounts-as"] for row in rows if row["type"] == rank.type and rank.grade in row.get("grades", rank.grade)
                      and row.get("order", order) == order and ("armed" not in row or weapon in row["armed"])), [])
        if found != due.split():
            yield f"{said} on foot: {found} by the tables, {due} by the judge"


def compare(number=60_000, seed=1):
    differs = {}
    others = [*weathers(), *assaults(), *natures(), *on_foot()]
    for one in others:
        print(one)
    wrong, count = len(others), 0
    for at, situation in enumerate(situations(random.Random(seed), number)):
        if at % SHARE:
            continue
        count += 1
        by_judge, by_tables = Fight(situation).judged(situation["dice"]), Tabled(situation).judged(situation["dice"])
        if by_judge != by_tables:
            wrong += 1
            for side in "ab":
                for key in by_judge[side]:
                    if by_judge[side][key] != by_tables[side][key]:
                        differs.setdefault(key, []).append((situation, by_judge, by_tables))
    for key, cases in differs.items():
        print(f"{key}: {len(cases)}")
        for situation, by_judge, by_tables in cases[:3]:
            print("   ", situation, "\n      judge ", by_judge, "\n      tables", by_tables)
    print(f"{count} situations by judge and tables, {wrong} differences")
    return 1 if wrong else 0
