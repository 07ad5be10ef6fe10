#!/usr/bin/env python3
"""Writes what the data says to players as a C++ table that lupdate reads.

extract.py SOURCE_FOLDER OUTPUT.cpp
"""
import json
import pathlib
import sys

import yaml

# Keys whose texts are shown, wherever they stand in a list or a table.
SHOWN = {"name", "group", "about", "text", "or", "reading", "type", "note", "grade", "order", "role", "armour", "quality",
         "training", "shooting", "combat", "mixed", "arm", "morale", "experience", "worn", "shield", "weapons", "dismounts-as", "forms"}
# Cells of a row are shown as they are printed; those without a letter need no translation.
TERMS = {  # key of a system's table: context of its ids
    "columns": "columns",
    "editions": "editions",
    "blocks": "blocks",
    "aims": "aims",
}
# Ids that the code of the systems gives out; tests/words compares them with what is asked for.
SIZES = []  # nouns that sizes count
NAMES = ["Immobile baggage", "Mobile baggage", "Town bank or palisade", "Town wall", "Town wall with tower", "Town gate",
         "Town gate with tower", "Camp", "Unfortified Camp", "Baggage A", "Baggage B",
         "Rating 2", "Rating 3", "Rating 4", "Rating 5", "Rating 6"]  # rows and types that the code of the systems adds to lists and battles
FIGURES = ["units", "stands", "commanders", "core", "withdraws_at", "skirmishing", "skirmishing_army", "limit", "points",
           "findings", "elements", "equivalents", "broken_at", "commands", "generals", "baggage", "quarter_at",
           "demoralised_at", "victory_points", "battle_groups", "bases", "army_rout_at", "initiative",
           "skirmishing_groups", "shock_groups", "batch_1", "batch_2", "batch_3", "batch_4", "breaks_at", "hits_per_3_bases",
           "hits_per_2_bases", "hits_per_3_bases_in_two_ranks", "hits_per_2_bases_in_two_ranks", "skirmishers", "shock_troops", "missile_foot", "may_evade", "figures", "men", "infantry",
           "cavalry", "mounted", "artillery", "best_rating", "wagons", "supply_points",
           "dismounts_as", "command_range", "commands_main_army", "commands_contingent", "attrition_points"]


class Loader(yaml.SafeLoader):
    """Every scalar as it is written: `no` and `+1` are text here."""


Loader.yaml_implicit_resolvers = {}


class Texts:
    def __init__(self):
        self.found = {}
        self.counted = []  # sentences with a number in them

    def add(self, context, text, where):
        if any(c.isalpha() for c in text):
            self.found.setdefault((context, text), where)

    def term(self, context, ident, where):
        plain = ident.replace("_", " ").replace("-", " ")
        self.add(context, plain[:1].upper() + plain[1:], where)
        if context in ("blocks", "columns", "editions"):  # inside a sentence they stand as they are
            self.add(context, ident, where)

    def data(self, node, where, key=""):
        if isinstance(node, dict):
            layer = node.get("errata")
            text = node.get("text")
            if isinstance(node.get("cells"), dict) and where.endswith("specials.yaml"):  # on paper with its figures
                for cell, value in node["cells"].items():
                    text = text.replace("{" + cell + "}", value)
                self.add("data", text, where)
            if isinstance(layer, dict) and "text" in layer and text:
                self.add("data", text + " " + layer["text"], where)  # in force together
            for name, value in node.items():
                if name in TERMS and isinstance(value, list):
                    for ident in value:
                        self.term(TERMS[name], ident["id"] if isinstance(ident, dict) else ident, where)
                elif name == "block-key":
                    self.term("columns", value, where)
                    self.term("columns", value + "s", where)
                elif name == "facts":
                    self.facts(value, where)
                elif name == "written":
                    for line in value:
                        self.term("written", line["id"], where)
                elif name == "books" and isinstance(value, list):
                    for book in value:
                        self.add("books", book["id"], where)
                    self.data(value, where, name)
                elif name == "kind" and "for" in node:
                    self.term("kinds", value, where)
                elif name == "stands-name":
                    SIZES.append(value)
                elif name == "group" and file_is_types(where):
                    self.term("groups", value, where)
                elif name == "printed" and isinstance(value, dict):
                    for cell in value.values():
                        self.add("data", cell, where)
                elif name == "effect" and file_tells_effects(where):
                    self.add("data", value, where)
                elif name != "effect":
                    self.data(value, where, name)
        elif isinstance(node, list):
            for value in node:
                self.data(value, where, key)
        elif isinstance(node, str):
            # Printed cells such as 3x60 are figures, a type is a word.
            if key == "reading":  # several are set apart by semicolons
                for part in node.split("; "):
                    self.add("data", part, where)
            elif key in SHOWN:
                self.add("data", node, where)

    def prices(self, table, where):
        """The parts and columns of a table of prices, which notes on an army and the pages of prices name."""
        for part in ("bases", "capabilities", "commanders", "others"):
            if table.get(part):
                self.term("columns", part, where)
            for row in table.get(part) or []:
                for key, value in row.items():
                    if str(value).isdigit() and key not in ("line", "reason", "range") or isinstance(value, dict):
                        self.term("columns", key, where)

    def facts(self, node, where):
        if isinstance(node, dict):
            for name, value in node.items():
                if name == "printed":  # told in a sentence
                    continue
                if name != "type":
                    self.term("facts", name, where)
                self.facts(value, where)
        elif isinstance(node, list):
            for value in node:
                self.facts(value, where)
        elif node not in ("true", "false"):
            self.term("facts", node, where)

    def fields(self, node, where):
        for rows in node["fields"].values():
            for row in rows:
                for text in [row.get("label", ""), *row.get("says", [])]:
                    self.add("data", text, where)

    def words(self, node, where):
        for section in ("own", "common"):
            for sentence in node.get(section, {}).values():
                if isinstance(sentence, dict):
                    self.counted.append(sentence["many"])
                else:
                    self.add("messages", sentence, where)

    def sentences(self, node, where):
        if isinstance(node, dict):
            for name, value in node.items():
                if name == "x-says":
                    self.add("schema", value, where)
                else:
                    self.sentences(value, where)
        elif isinstance(node, list):
            for value in node:
                self.sentences(value, where)


def file_is_types(where):
    return where.endswith("troop-types.yaml")


def file_tells_effects(where):
    """What terrain or a way to deploy means in play, a sentence; elsewhere effects are for the engine."""
    return where.endswith(("terrain.yaml", "deployment.yaml"))


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def main(source, output):
    source, texts = pathlib.Path(source), Texts()
    for folder in ("lists", "rules"):
        for file in sorted((source / folder).rglob("*.yaml")):
            where = str(file.relative_to(source))
            node = yaml.load(file.read_text(encoding="utf-8"), Loader)
            if file.parent.name == "armies":  # ready-made armies: what is theirs to say is shown
                node = {key: node[key] for key in ("name", "note") if key in node}
            if file.name == "words.yaml":  # sentences of a system's battles
                texts.words(node, where)
                continue
            if file.name == "fields.yaml":  # what the record of a battle keeps
                texts.fields(node, where)
                continue
            texts.data(node, where)
            if file.name == "mended-names.yaml":  # what is shown in place of a printed name
                for names in node.values():
                    for name in names.values():
                        texts.add("data", name, where)
            if file.name == "costs.yaml":
                texts.prices(node, where)
    for folder in ("schema", "rules"):
        for file in sorted((source / folder).rglob("*.json")):
            texts.sentences(json.loads(file.read_text(encoding="utf-8")), str(file.relative_to(source)))
    for figure in FIGURES:
        texts.term("figures", figure, "rules")
    for name in NAMES:
        texts.add("data", name, "rules")
    for ident in ("contingent", "contingents"):  # what blocks are called where the system does not say
        texts.term("columns", ident, "rules")
    lines = ["// Made by extract.py for lupdate."]
    where = ""
    for (context, text), place in texts.found.items():
        if place != where:
            lines.append(f"// {place}")
            where = place
        lines.append(f'QT_TRANSLATE_NOOP("{context}", {quoted(text)});')
    lines += [f'QT_TRANSLATE_N_NOOP("messages", {quoted(text)});' for text in texts.counted]
    lines += [f'QT_TRANSLATE_N_NOOP("sizes", "%n {noun}");' for noun in sorted(set(SIZES))]
    pathlib.Path(output).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
