#!/usr/bin/env python3
"""The tables of rules/dbm/play, and of deployment, against their second typing in cells/: each cell, and which figures nobody typed
twice. Also that what is said to show a situation (judge/situations.txt) is there.

cells/*.txt are tables as in tests/tables: a comment, a line of headings, rows, cells parted by "|".
Exit 1 where a cell differs or a figure has no second typing.
"""
import sys
from pathlib import Path

import yaml

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "judge"))
import combat  # noqa: E402
import tables  # noqa: E402
from tables import Tabled, is_kind  # noqa: E402

BESIDE = [tables.PLAY.parent / f"{name}.yaml" for name in ("battlefield", "deployment")]
OTHERS = {"fields", "words"}  # no tables of the book
DATA = {file.stem: yaml.safe_load(file.read_text()) for file in sorted(tables.PLAY.glob("*.yaml")) + BESIDE
        if file.stem not in OTHERS}
LETTERS = {"D": "destroyed", "F": "flee", "R": "recoil", "-": "stand"}
SKIES = {"fl": "flood", "ov": "overcast", "r": "rain-risk", "s": "snow-risk", "d": "dust-storm-risk", "w": "shipwreck-risk",
         "mud": "mud", "th": "thirst", "da": "dazzle-risk", "iw": "ice-on-waterways", "ir": "ice-on-rivers",
         "im": "ice-on-marshes", "fog": "fog", "mist": "mist"}
WAYS = {"": "", "north-east": "NE", "north-west": "NW", "south-west": "SW", "south": "S"}
wrong, cells = [], 0


def read(name, folder="cells"):
    lines = [line for line in (HERE / folder / f"{name}.txt").read_text().splitlines() if line and not line.startswith("#")]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    return rows[0], [dict(zip(rows[0], row)) for row in rows[1:]]


def same(place, ours, theirs):
    global cells
    cells += 1
    if str(ours) != str(theirs):
        wrong.append(f"{place}: the table has {ours}, the second typing {theirs}")


def grown(kind):
    return kind if "(" in kind else f"{kind}({'I' if kind == 'Bge' else 'O'})"


def fits(row, kind, keys=("own", "except")):
    name, grade = grown(kind).rstrip(")").split("(")
    as_is = (name, grade, (name, grade))
    return (keys[0] not in row or any(is_kind(one, *as_is) for one in row[keys[0]])) \
        and not any(is_kind(one, *as_is) for one in row.get(keys[1], []))


def name_of(row, at):
    return row.get("id", f"#{at}") if isinstance(row, dict) else f"#{at}"


def figures(node, path=()):
    if isinstance(node, dict):
        for key, value in node.items():
            if key != "line" and key != "lines":
                yield from figures(value, path + (str(key),))
    elif isinstance(node, list):
        for at, value in enumerate(node, 1):
            name = name_of(value, at)
            if isinstance(value, dict) and "id" not in value and "ends" in value:
                name = value["ends"]
            yield from figures(value, path + (name,))
    elif isinstance(node, (int, float)) and not isinstance(node, bool):
        yield "/".join(path), node


def outcome_of(mode, loser, winner, degree, going="good", mobile=False):
    fight = Tabled({"mode": mode, "a": {"is": grown(winner), "going": going},
                    "b": {"is": grown(loser), "going": going, "mobile": mobile}, "readings": {"never-milder": False}})
    return fight.outcome(fight.b, fight.a, degree)


def grids():
    for name, degree, going in (("beaten", "beaten", "good"), ("beaten-difficult", "beaten", "difficult"),
                                ("doubled", "doubled", "good")):
        headings, rows = read(name)
        for row in rows:
            for winner in headings[1:-1]:
                same(f"{name} {row['loser']} {winner}", outcome_of("close", row["loser"], winner, degree, going),
                     LETTERS[row[winner]])
    headings, rows = read("shot")
    for row in rows:
        for heading in headings[1:-1]:
            winner, degree = heading.split()
            same(f"shot {row['loser']} {heading}",
                 outcome_of("shooting", row["loser"], winner, degree, mobile=True), LETTERS[row[heading]])


def factors():
    enemies = {"mounted": ("close", "Cv(O)"), "foot": ("close", "Sp(O)"), "naval": ("close", "Gal(O)"),
               "shoots-bowmen": ("shoots", "Bw(O)"), "shot-bowmen": ("shot", "Bw(O)"), "shot-engines": ("shot", "Art(O)")}
    for row in read("factors")[1]:
        for column, (mode, enemy) in enemies.items():
            if row[column] == "-":
                continue
            own, other = {"is": grown(row["own"])}, {"is": enemy}
            fight = Tabled({"mode": "close" if mode == "close" else "shooting",
                            "a": other if mode == "shot" else own, "b": own if mode == "shot" else other})
            pair = (fight.b, fight.a) if mode == "shot" else (fight.a, fight.b)
            same(f"factors {row['own']} {column}", fight.factor(*pair), row[column])
    unladen = Tabled({"mode": "close", "a": {"is": "Gal(O)", "unladen": True}, "b": {"is": "Sp(O)"}})
    same("factors unladen", unladen.factor(unladen.a, unladen.b), 1)
    works = Tabled({"mode": "close", "a": {"is": "Sp(O)", "attacks-works": True}, "b": {"is": "Works(O)"}})
    same("factors undefended-works", works.factor(works.b, works.a), 0)
    burning = Tabled({"mode": "close", "a": {"is": "Ps(X)"}, "b": {"is": "Ax(O)"}})
    same("factors Ps(X) Ax", burning.factor(burning.a, burning.b), 2)
    burning = Tabled({"mode": "close", "a": {"is": "Ps(X)"}, "b": {"is": "Kn(O)"}})
    same("factors Ps(X) Kn", burning.factor(burning.a, burning.b), 4)


def profiles():
    headings, rows = read("profiles")
    for row in rows:
        for enemy in headings[1:-1]:
            shot = {"shot-bow": "Bw(O)", "shot-art": "Art(O)", "shot-ship": "Shp(O)"}.get(enemy)
            fight = Tabled({"mode": "shooting" if shot else "close", "a": {"is": shot or enemy}, "b": {"is": row["own"]}})
            same(f"profiles {row['own']} {enemy}", f"{fight.b.type}({fight.b.grade})", row[enemy])


def behind(row):
    return [row[rank] for rank in ("second", "third", "fourth") if row[rank] != "-"]


def support():
    for row in read("support")[1]:
        own = {"is": row["front"], "behind": behind(row), "weapon": "bow", "double-base-required": True}
        shot, name = row["mode"] == "shot", f"support {row['front']} {row['second']} {row['third']} {row['fourth']} {row['enemy']}"
        fight = Tabled({"mode": "shooting" if shot else "close", "a": {"is": row["enemy"]}, "b": own})
        same(f"{name} {row['mode']} factor", fight.account("rear-support", fight.b, fight.a), row["factor"])
        same(f"{name} {row['mode']} enemy", fight.account("rear-support", fight.a, fight.b), row["enemys"])
    for row in read("deep")[1]:
        fight = Tabled({"mode": "close", "a": {"is": grown(row["winner"])}, "b": {"is": row["loser"], "behind": behind(row)}})
        same(f"deep {row['loser']} {behind(row)} {row['winner']}", fight.outcome(fight.b, fight.a, "beaten"), LETTERS[row["then"]])


def moved(kind):
    for row in DATA["kinds"]["moves-as"]:
        if fits(row, kind):
            return grown(row["as"])
    return kind


def moves():
    table = DATA["moves"]
    for row in read("moves")[1]:
        kind = moved(row["what"])
        found = next(one for one in table["moves"] if fits(one, kind))
        for column in table["columns"]:
            paces = found.get(column)
            if paces is not None and column != "road":
                for more in table["more"]:
                    if "grade" in more and more["grade"] == kind.rstrip(")")[-1] and fits(more, kind) and column in more["going"]:
                        paces += more["value"]
            same(f"moves {row['what']} {column}", "-" if paces is None else paces, row[column])


def ranges():
    for row in read("ranges")[1]:
        found = next((one["range"] for one in DATA["shooting"]["ranges"] if fits(one, row["own"])), "-")
        same(f"ranges {row['own']}", found, row["range"])


def passing():
    headings, rows = read("passing")
    for row in rows:
        for over in headings[1:-1]:
            found = any(fits(one, row["own"]) and fits(one, over, ("over", "over-except"))
                        for one in DATA["moves"]["pass-through"])
            same(f"passing {row['own']} {over}", "x" if found else "-", row[over])


def holds(row, climate, season, score=None):
    low, high = (row["score"] * 2)[:2] if "score" in row else (0, 5)
    return (score is None or low <= score <= high) and climate in row.get("climates", [climate]) \
        and season in row.get("seasons", [season]) \
        and not any(word.startswith("otherwise ") for word in row.get("when", []))  # the other reading


def weather():
    table, seasons = DATA["weather"], ("spring", "summer", "autumn", "winter")
    for row in read("sun")[1]:
        for season in seasons:
            found = next(one for one in table["hours"]["sun"] if holds(one, row["climate"], season))
            same(f"sun {row['climate']} {season}", f"{found['rise']}-{found['set']}", row[season])
    for row in read("weather")[1]:
        for season in seasons:
            score, climate = int(row["score"]), row["climate"]
            wind = next(one for one in table["winds"] if holds(one, climate, season, score))
            way = wind
            if "way-of-score" in wind:
                way = next(one for one in table["winds"] if holds(one, climate, season, wind["way-of-score"]))
            sky = sorted(one["what"] for one in table["skies"] if holds(one, climate, season, score))
            words = row[season].split()
            theirs = words[:2] if words[1:2] and words[1] in WAYS.values() else words[:1]
            same(f"wind {score} {climate} {season}", " ".join([wind["wind"], WAYS[way.get("from", "")]]).strip(), " ".join(theirs))
            same(f"sky {score} {climate} {season}", sky, sorted(SKIES[word] for word in words[len(theirs):]))


def others():
    for row in read("impetuous")[1]:
        found = any(fits(one, row["own"]) for one in DATA["kinds"]["impetuous"])
        same(f"impetuous {row['own']}", "yes" if found else "no", row["is"])
    table = DATA["victory"]["campaign"]
    headings, rows = read("campaign")
    for row in rows:
        ours = next(one for one in table["rows"] if one["id"] == row["ratio"])
        for kind in headings[1:-1]:
            column = next(one for one, kinds in table["kinds"].items() if fits({"own": kinds}, kind))
            most = ours[column]
            same(f"campaign {row['ratio']} {kind}", f"1-{most}" if most > 1 else most, row[kind])
    for row in read("basing", "../tables/dbm")[1]: # typed by another hand for the army lists
        if row["case"] == "alternative": # for figures of 6 mm
            continue
        if row["what"] == "frontage":
            ours = DATA["kinds"]["width"]["mm"]
        elif row["what"] == "depth":
            kinds = {"chariot": "Kn(O)"}.get(row["type"], row["type"])
            grade = row["case"] if row["case"] in "SOIFX" else "O"
            wagon, chariot = "wagon" in row["case"], row["type"] == "chariot"
            ours = next((one["mm"] for one in DATA["kinds"]["depths"]
                         if (kinds == "naval" or fits(one, grown(kinds) if "(" in kinds else f"{kinds}({grade})"))
                         and (one.get("when") != ["on-wagon"] or wagon) and (one.get("when") != ["chariot"] or chariot)), None)
        else:
            continue
        for at, scale in enumerate(DATA["kinds"]["scales"]):
            same(f"basing {row['what']} {row['type']} {row['case']} {scale}", ours and ours[at], row[scale])


def goings():
    ours = [kind for kind in yaml.safe_load((tables.PLAY.parent / "terrain.yaml").read_text())["kinds"]
            if kind["id"] not in ("palisade", "town-wall", "gateway")]  # works: no terrain
    theirs = {row["kind"]: row for row in read("goings")[1]}
    same("goings", sorted(kind["id"] for kind in ours), sorted(theirs))
    for kind in ours:
        going = kind.get("going", "-")
        same(f"goings {kind['id']}", going, theirs[kind["id"]]["all"])
        for figure in ("seen", "width"):
            same(f"goings {kind['id']} {figure}", kind.get(figure, "-"), theirs[kind["id"]][figure])
        same(f"goings {kind['id']} camels", kind.get("goings", {}).get("camels", going), theirs[kind["id"]]["camels"])


def alone():
    """Figures one by one; rows of one id have to agree."""
    theirs = {(row["table"], row["cell"]): row["value"] for row in read("figures")[1]}
    typed_elsewhere = ("combat/factors/", "moves/moves/", "moves/more/fast-", "shooting/ranges/", "weather/hours/sun/",
                       "weather/winds/", "weather/skies/", "kinds/depths/", "kinds/width/", "victory/campaign/rows/")
    structure = ("ranks/", "off-across-works")
    stages = {"combat/grading": 1, "combat/mitigating": 2}  # 707 comes before 713
    found = set()
    for table, data in DATA.items():
        for path, figure in figures(data):
            whole = f"{table}/{path}"
            if (table, path) in theirs:
                found.add((table, path))
                same(f"figures {whole}", figure, theirs[table, path])
            elif path.endswith("/stage"):
                same(f"figures {whole}", figure, stages.get("/".join(whole.split("/")[:2])))
            elif "ahead/least" in path and table == "combat" and path.startswith("mitigating/"):
                same(f"figures {whole}", figure, 1)
            elif not whole.startswith(typed_elsewhere) and not any(part in path + "/" for part in structure):
                wrong.append(f"{whole}: {figure} has no second typing")
    for table, path in theirs.keys() - found:
        wrong.append(f"{table}/{path}: typed a second time, but the table has no such figure")


def situations():
    """Whatever is said to show a situation of judge/situations.txt is there."""
    specs = HERE.parent / "play/specs/dbm"
    fights = {one["id"] for one in combat.by_hand()}
    for row in read("situations", "judge")[1]:
        for part in row["shown by"].split("; "):
            kind, _, named = part.rpartition(": ")
            for one in named.split():
                there = one in ("tables", "asked") or (one in fights if kind == "judge" else (specs / f"{one}.yaml").exists())
                same(f"{row['situation']} by {one}", there, True)


def main():
    for part in (situations, grids, factors, profiles, support, moves, ranges, passing, weather, others, goings, alone):
        part()
    for line in wrong:
        print(line)
    print(f"{cells} cells compared, {len(wrong)} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
