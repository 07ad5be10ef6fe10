#!/usr/bin/env python3
"""Sentences against the code that says them: a sentence that nobody says, a place of one that nobody fills, an argument
or a figure of an event for which no sentence has a place. Sentences are the rows of rules/*/play/words.yaml and of the
tables of templates in C++ (model/text/message.h).

    sentences.py             prints what is wrong, each with its place
    sentences.py --planted   plants faults in what it has read, and wants each found
"""
import functools
import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Codes that code composes: the first literal is the one it adds to, {name} what it adds, and where that comes from.
# "code": the literals of those who may say it. A folder or a file: those of it alone. A table: what stands in it,
# "tables": in any of the system. "number": digits. What is always one of a few stands in the code: {who|whom}.
COMPOSED = [
    # app/words/played.cpp, app/words/ahead.cpp: cards, what happened, what is ahead
    ("asked-{what}{|-of}", "code steps.yaml"),
    ("asked-{what}-by-{rule}", "code", "code tables"),
    ("does-{what}", "code"),
    ("input-{id}{|-of}", "code steps.yaml"),
    ("input-{account}-{fact}", "steps.yaml", "steps.yaml"),
    ("option-{id}", "code fields.yaml steps.yaml"),
    ("account-{id}{|-of}", "code steps.yaml"),
    ("chance-{outcome}{|-of}", "code tables"),
    ("event-{what}", "code steps.yaml"),
    ("event-{what}-by-{rule}", "code", "code tables"),
    ("event-{what}-{figure}-{value}", "code", "code fields.yaml", "number"),
    ("event-agreed-{|not-}{field}", "fields.yaml"),
    ("event-agreed-{field}-{word}", "fields.yaml", "fields.yaml"),
    ("choice-{switch}-{choice}", "play.yaml", "play.yaml"),
    ("phase-{phase}", "code"),
    ("prospect-{what}", "play/forecast"),
    ("ahead-{what}", "play/forecast"),
    ("figure-{id}{|-of}", "play/forecast"),
    ("granted-{id}", "play/forecast"),
    ("better-{what}", "play/forecast"),
    # app/report, app/view: papers and what stands beside a card
    ("standing-{id}", "code"),
    ("score-{id}", "code"),
    ("honour-{id}", "code"),
    ("tick-{id}", "code"),
    ("line-{id}", "play/paper"),
    ("bout-{way}", "play/paper"),
    ("table-{passage}{|-figure}", "code tables"),
    # the systems
    ("input-{our|their}-{fact}{|-of}", "play/combat"),
    ("chance-river-{nature}", "fields.yaml"),
    ("clause-vessels-{way}", "code fields.yaml"),
    ("hinders-{what}", "play/combat weather.yaml"),
    ("only-{condition}", "combat.yaml play/paper"),
    ("only-enemy {condition}", "play/combat"),
    ("becomes-{fate}{|-else}", "code"),
    ("becomes-{fate}-{condition}", "code", "outcomes.yaml play/paper"),
    ("sheet-{way}", "play/paper moves.yaml fields.yaml"),
    ("sheet-sight-{id}", "weather.yaml"),
    ("command-{role}-{shares|own}", "play/paper"),
    ("{regular|irregular}-{carrying|aboard}{|-of-many}",),
    ("{regular|irregular}-{role}", "play/paper"),
    ("play-no-march-{why}", "moves.yaml"),
    ("play-price-{sailing}", "play/naval"),
    ("warn-{what}{|-about}", "play/map"),
    ("{warning}-about", "play/map"),
    ("option-cm-{id}", "code"),
    ("option-clear-{id}", "play/charge play/shooting"),
    ("clause-{what}", "play/begin"),
    ("terms-{what}", "play/begin"),
    ("stake-{what}", "play/begin play/ending"),
    ("pace-{type}", "code"),
    # lists and the library
    ("unknown-{what}{|-near}", "model/army"),
    ("limit-broken-{least|most}{|-each|-share}{|-when}",),
    ("list-printed-{part|army}{|-most}",),
    ("library-{what}", "model/library"),
    ("library-{damaged|back|out}-{kind}", "model/library"),
    ("{finding}-{side}", "system.yaml", "code"),
    ("{rule}", "legality.yaml"),
]

# What the surface that says a code fills in by itself (app/words/played.cpp, app/words/naming.cpp). "figures": those of
# the card, the event, the input or the line too.
THINGS = ["who", "other", "third", "all", "others"]
GIVEN = {
    "asked-": [*THINGS, "figures"],
    "event-": [*THINGS, "figures", "letter", "phase", "rule", "now"],
    "event-agreed-": [*THINGS, "figures", "from", "to", "phase"],
    "input-": ["who", "other", "figures"],
    "account-": ["who", "other"],
    "chance-": ["who", "other", "count"],
    "prospect-": THINGS,
    "ahead-": [*THINGS, "figures"],
    "figure-": ["who", "other"],
    "option-number": ["number"],
    "turn-": ["turn"],
}
# Arguments that are read beside their sentence (model/text/message.h, model/army/problem/checker.h).
BESIDE = {"source", "advice", "near", "side"}

# file, what stands there, what is planted in its place, what has to be said of it
PLANTED = [
    ("rules/dbm/play/words.yaml", "own:\n", "own:\n  event-rained-frogs: It rained frogs.\n",
     ["nobody says “dbm:event-rained-frogs”"]),
    ("rules/warmaster/play/words.yaml", "common:\n", "common:\n  input-frogs: Frogs\n",
     ["nobody says “input-frogs”"]),
    ("rules/dbm/play/words.yaml", "{all} waded the river.", "{all} waded the river at {place}.",
     ["“waded” wants “place”"]),
    ("rules/dbm/play/words.yaml", "{who} drowned.", "{who} drowned at {place}.", ["nobody gives “place”"]),
    ("rules/dbm/play/words.yaml", "{other} recoils", "{foe} recoils", ["nobody gives “foe”"]),
    ("rules/dbm/play/words.yaml", "{who} is in contact with", "%n are in contact with", ["no %n"]),
    ("rules/dbm/play/rivers/river_moves.cpp", '{{"most", table', '{{"least", table',
     ["wants “most”", "place for “least”"]),
    ("rules/dbm/play/ending/bound.cpp", '{{"hour", hour}}', '{{"time", hour}}', ["“hour-passed” wants “hour”"]),
    ("rules/dbm/play/naval/vessels.cpp", "cargo), vessel}", "cargo)}", ["“landed” wants “other”"]),
    ("rules/dbm/play/works/works.cpp", '"play-storms-nothing"', '"dbm:storms-nobody"',
     ["“dbm:storms-nobody” has no sentence"]),
]

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TEMPLATE = re.compile(r'\{\s*"([^"]+)",\s*QT_TRANSLATE_(?:N_)?NOOP\(\s*"messages",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)'
                      r'(?:,\s*"([^"]+)")?\s*\}')
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|^\s*#include[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'|[][(){},;]',
                   re.S | re.M)
ADDED = re.compile(r'\b(?:emplace_back|push_back)\(\{?"([\w-]+)"')
READ = re.compile(r'\b(?:argument|textOf|number)\([\w.]+, "([\w-]+)"\)')
PLACE = re.compile(r"\{([a-z-]+)\}")


class Literal:
    def __init__(self, text, at, group):
        self.text, self.at, self.group, self.place = text, at, group, len(group.elements) - 1


class Group:
    """What stands between two brackets. Of each of its elements the literals and groups, in their order."""

    def __init__(self, before, within, at):
        self.before, self.within, self.at, self.elements, self.empty = before, within, at, [[]], True

    def only(self, place, kind):
        """The element, where it is one of that kind and nothing else."""
        element = self.elements[place] if place < len(self.elements) else []
        return element[0] if len(element) == 1 and isinstance(element[0], kind) else None

    def names(self):
        """"who" and "other" of {{"who", …}, {"other", …}}; None where something else stands there too."""
        pairs = [] if self.empty else [self.only(place, Group) for place in range(len(self.elements))]
        if any(pair is None or pair.before != "{" or not pair.only(0, Literal) for pair in pairs):
            return None
        return [pair.only(0, Literal).text for pair in pairs]

    def names_at(self, place):
        arguments = self.only(place, Group)
        return arguments.names() if arguments and arguments.before in ("{", "{Arguments") else None


class Code:
    """A file of C++: its literals, each with the brackets it stands in, and the sentences of its tables."""

    def __init__(self, name, text):
        self.name, self.literals, self.groups, self.sentences = name, [], [], []
        for one in TEMPLATE.finditer(text):
            words = "".join(LITERAL.findall(one[2]))
            self.sentences.append(Sentence(name, text.count("\n", 0, one.start()) + 1, one[1], words, one[3]))
        text = TEMPLATE.sub(lambda one: re.sub(r"[^\n]", " ", one[0]), text)
        self.text, self.added = text, set(ADDED.findall(text))
        group, end = Group("", None, 0), 0
        for token in TOKEN.finditer(text):
            sign = token[0]
            group.empty = group.empty and sign in (")", "]", "}") and not text[end:token.start()].strip()
            end = token.end()
            if sign[0] == '"':
                self.literals.append(Literal(sign[1:-1], token.start(), group))
                group.elements[-1].append(self.literals[-1])
            elif sign in ("(", "[", "{"):
                before = re.search(r"[\w.>:-]*( =)?\s*$", text[max(0, token.start() - 60):token.start()])[0]
                self.groups.append(Group(sign + before.strip(), group, token.start()))
                group.elements[-1].append(self.groups[-1])
                group = self.groups[-1]
            elif sign in (")", "]", "}"):
                group = group.within or group
            elif sign in (",", ";"):
                group.elements.append([])
        self.words = {one.text for one in self.literals}
        pairs = [one for one in self.groups if one.before == "{" and len(one.elements) == 2]
        self.names = self.added | {one.only(0, Literal).text for one in pairs if one.only(0, Literal)}

    def where(self, at):
        return f"{self.name}:{self.text.count(chr(10), 0, at.at) + 1}"


class Sentence:
    def __init__(self, file, line, code, words, counted=None):
        self.where, self.system, self.code = f"{file}:{line}", system_of(file), code
        self.shared = code.split(":")[-1]  # as all systems say it
        self.words, self.counted, self.places = words, counted, set(PLACE.findall(words))


def system_of(file):
    parts = file.split("/")
    return parts[1] if parts[0] == "rules" and len(parts) > 2 and parts[1] != "play" else ""


def texts(node):
    if isinstance(node, dict):
        for key, value in node.items():
            yield from (str(key), *texts(value))
    elif isinstance(node, list):
        for value in node:
            yield from texts(value)
    else:
        yield str(node)


def rows(file, text):
    """Sentences of a words.yaml."""
    section, lines = "", {}
    for at, line in enumerate(text.split("\n"), 1):
        if key := re.match(r"(  )?([^ #][^:]*):", line):
            section = section if key[1] else key[2]
            lines[section, key[2]] = at
    for section in ("own", "common"):
        for code, words in tabled(text).get(section, {}).items():
            own = system_of(file) + ":" if section == "own" else ""
            many, of = (words["many"], words["of"]) if isinstance(words, dict) else (str(words), None)
            yield Sentence(file, lines[section, code], own + code, many, of)


class Tree:
    """What has been read, by its path; a planted fault changes a file."""

    def __init__(self, read):
        self.code = [coded(file, text) for file, text in read.items() if not file.endswith(".yaml")]
        self.tables = {file: text for file, text in read.items() if file.endswith(".yaml")}
        self.sentences = [one for file in self.code for one in file.sentences]
        for file, text in self.tables.items():
            if file.endswith("play/words.yaml"):
                self.sentences += rows(file, text)
        self.codes = {one.code for one in self.sentences}
        self.systems = {one.system for one in self.sentences}
        self.read_by_name = {name for file in self.code for name in READ.findall(file.text)}
        self.by_code, self.wrong = {}, []
        for one in self.sentences:
            self.by_code.setdefault(one.shared, []).append(one)

    def faults(self):
        self.shapes()
        self.unsaid()
        self.unwritten()
        self.messages()
        self.events()
        self.figures()
        self.surfaces()
        return self.wrong

    def tell(self, where, what):
        self.wrong.append(f"{where}: {what}")

    def who_may_say(self, system):
        """Code of a system, and of what all share."""
        return [file for file in self.code if system == "" or system_of(file.name) in (system, "")]

    @functools.cache
    def words(self, system, source):
        if source == "code":
            return {word for file in self.who_may_say(system) for word in file.words}
        if source == "tables" or source.endswith(".yaml"):
            end = ".yaml" if source == "tables" else "/" + source
            mine = [text for file, text in self.tables.items() if file.startswith(f"rules/{system}")
                    and file.endswith(end) and not file.endswith("words.yaml")]
            return {word for text in mine for word in texts(tabled(text))}
        at = source if source.startswith("model/") else f"rules/{system}/{source}"
        return {word for file in self.code if (file.name + "/").startswith(at + "/") for word in file.words}

    @functools.cache
    def names(self, system):
        return {name for file in self.who_may_say(system) for name in file.names}

    @functools.cache
    def names_near(self, folder):
        return {name for file in self.code if file.name.rsplit("/", 1)[0] == folder for name in file.names}

    def names_with(self, system, told):
        """Of the folders that name what is told, "shot" of "shot-by-bow"."""
        words = {told[:end] for end in range(1, len(told) + 1) if end == len(told) or told[end] == "-"}
        folders = {file.name.rsplit("/", 1)[0] for file in self.who_may_say(system) if words & file.words}
        return {name for folder in folders for name in self.names_near(folder)}

    @functools.cache
    def begun_with(self, code):
        return [one for known, all in self.by_code.items() if known.startswith(code) for one in all]

    def composes(self, pattern, sources, code, system):
        """Whether the code is the pattern with words out of their sources in it."""
        before, added, after = re.fullmatch(r"([^{]*)(?:\{([^}]*)\}(.*))?", pattern).groups()
        if added is None or not code.startswith(before):
            return code == before
        rest = code[len(before):]
        if "|" in added:
            return any(rest.startswith(one) and self.composes(after, sources, rest[len(one):], system)
                       for one in added.split("|"))
        return any(self.is_word(rest[:end], sources[0], system)
                   and self.composes(after, sources[1:], rest[end:], system) for end in range(1, len(rest) + 1))

    def is_word(self, word, sources, system):
        return any(word.isdigit() if source == "number" else word in self.words(system, source)
                   for source in sources.split())

    def shapes(self):
        for one in self.sentences:
            braces = "[{}]|" if "words.yaml" in one.where else ""  # those of templates tell of file formats too
            if re.search(braces + r"%(n|[0-9])", PLACE.sub("", one.words)):
                self.tell(one.where, f"“{one.code}” has only {{places}} to be filled, no %n and no other braces")
            if one.counted and one.counted not in one.places:
                self.tell(one.where, f"“{one.code}” counts “{one.counted}” and does not tell it")

    def unsaid(self):
        for one in self.sentences:
            known = self.words(one.system, "code")
            if one.code not in known and one.shared not in known and not any(
                    self.composes(pattern, sources, one.shared, one.system) for pattern, *sources in COMPOSED):
                self.tell(one.where, f"nobody says “{one.code}”; say it or leave it out")

    def unwritten(self):
        for file in self.code:
            for one in file.literals:
                own = re.fullmatch(r"(\w+):[a-z][a-z -]*[a-z]", one.text)
                plain = re.fullmatch(r"[a-z]+(-[a-z]+)+", one.text)
                message = plain and one.group.before == "{Message" and one is one.group.only(0, Literal)
                if (message or (own and own[1] in self.systems)) and one.text not in self.codes:
                    self.tell(file.where(one), f"“{one.text}” has no sentence; write it")

    def messages(self):
        """{"code", {{"who", …}}}, or a call with both: the helper may give what it gives to all that it says."""
        for file in self.code:
            folder = file.name.rsplit("/", 1)[0]
            for one in file.literals:
                codes = self.codes_at(one, system_of(file.name))
                given = one.group.names_at(one.place + 1) if codes else None
                if given is None:
                    continue
                helped = file.added if one.group.before[0] == "{" else self.names_near(folder)
                self.compare(file.where(one), one.text, codes[one.text], set(given) | helped)
                longer = [each for code in codes for each in self.begun_with(code.split(":")[-1])]
                places = {place for each in longer for place in each.places}
                for name in sorted(set(given) - places - BESIDE - self.read_by_name):
                    self.tell(file.where(one), f"“{one.text}” has no place for “{name}”; leave it out")

    def codes_at(self, literal, system):
        """Those between which a call chooses, with the sentences of that system."""
        if literal.text.split(":")[-1] not in self.by_code:
            return {}
        codes = [one.text for one in literal.group.elements[literal.place] if isinstance(one, Literal)]
        sentences = {code: [one for one in self.by_code.get(code.split(":")[-1], []) if one.system in ("", system)]
                     for code in codes}
        return sentences if sentences[literal.text] else {}

    def compare(self, where, code, sentences, given):
        for one in sentences:
            for place in sorted(one.places - given):
                self.tell(where, f"“{code}” wants “{place}” ({one.where}); give it")

    def events(self):
        """happened("what", {whom}, {{"figure", …}}): its sentences name no more than there are, and these figures."""
        for file in self.code:
            for one in file.literals:
                if not one.group.before.endswith("happened") or one.place != 0:
                    continue
                figures = one.group.names_at(2) if len(one.group.elements) > 2 else []
                near = self.names_near(file.name.rsplit("/", 1)[0])
                given = set(GIVEN["event-"]) | (near if figures is None else set(figures))
                if figures is not None and "side" not in figures:
                    given.discard("letter")
                whom = one.group.only(1, Group)
                if whom and whom.before in ("{", "{Ids"):
                    many = 0 if whom.empty else len(whom.elements)
                    given -= {*THINGS[many:3], *(["all"] if many == 0 else []), *(["others"] if many < 2 else [])}
                code = "event-" + one.text
                told = [each for each in self.begun_with(code) if each.system in ("", system_of(file.name))
                        and re.fullmatch(r"|-by-.+|-.+-[0-9]+", each.shared[len(code):])]
                self.compare(file.where(one), one.text, told, given)

    def figures(self):
        """.with = {{"figure", …}} of a card, an input or a line."""
        for file in self.code:
            told = {place for one in self.sentences if one.system in ("", system_of(file.name)) for place in one.places}
            for group in file.groups:
                if group.before == "{.with =":
                    for name in sorted(set(group.names() or []) - told):
                        self.tell(file.where(group), f"no sentence has a place for “{name}”; leave it out")

    def surfaces(self):
        """What is said with no arguments beside the code: the surface fills the places, or somebody gives that name."""
        for one in self.sentences:
            surface = max((begin for begin in GIVEN if one.shared.startswith(begin)), key=len, default="")
            filled = set(GIVEN.get(surface, ["figures"]))
            known = self.words(one.system, "code")
            if one.code in known or one.shared in known or not surface:
                filled |= self.names(one.system)
            elif "figures" in filled:
                filled |= self.names_with(one.system, one.shared.split("-", 1)[1])
            if one.shared in self.words(one.system, "tables"):  # a row that is broken gives its cells
                filled |= self.words(one.system, "tables")
            for place in sorted(one.places - filled):
                self.tell(one.where, f"nobody gives “{place}” of “{one.code}”; give it or leave it out")


@functools.cache
def coded(file, text):
    return Code(file, text)


@functools.cache
def tabled(text):
    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def sources():
    for folder in ("model", "rules", "app", "qml"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".cpp", ".h", ".qml", ".js") or (file.suffix == ".yaml" and folder == "rules"):
                yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def missed(read):
    for file, before, after, _ in PLANTED:
        if before not in read[file]:
            yield f"{file}: “{before.strip()}” is not there any more; plant the fault elsewhere"
        read = {**read, file: read[file].replace(before, after, 1)}
    told = "\n".join(Tree(read).faults())
    yield from (f"{file}: “{after.strip()}” is not found" for file, _, after, said in PLANTED
                if not all(one in told for one in said))


if __name__ == "__main__":
    everything = dict(sources())
    found = list(missed(everything)) if sys.argv[1:] == ["--planted"] else Tree(everything).faults()
    print("\n".join(found))
    sys.exit(1 if found else 0)
