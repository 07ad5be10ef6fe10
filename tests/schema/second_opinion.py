#!/usr/bin/python3
"""Does another validator think the same of our files?

Python's jsonschema judges what our own checker judges (schema_verdicts): every shipped list, army, spec and rule table,
the good and bad samples beside this script, and thousands of small changes to them. Of a bad sample the first line tells
what our checker must say about it: "# says 7:12 needs-integer ...".
"""
import copy
import json
import pathlib
import random
import re
import subprocess
import sys

import jsonschema
import yaml

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
VERDICTS = sys.argv[1]
CHANGES = 1500

# --- YAML as our reader takes it: JSON's scalars, everything else is text, no key twice ---


class Reader(yaml.SafeLoader):
    yaml_implicit_resolvers = {}


Reader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(?:~|null|)$"), None)
Reader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), None)
Reader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^-?(?:0|[1-9][0-9]*)$"), None)
Reader.add_implicit_resolver(
    "tag:yaml.org,2002:float", re.compile(r"^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$"), None)


def read_map(loader, node):
    keys = [key.value for key, _ in node.value]
    if len(set(keys)) != len(keys):
        raise yaml.constructor.ConstructorError(None, None, "a key stands twice", node.start_mark)
    return {key.value: loader.construct_object(value, deep=True) for key, value in node.value}


Reader.add_constructor("tag:yaml.org,2002:map", read_map)
Reader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(node.value))


def read(path):
    return yaml.load(path.read_text(encoding="utf-8"), Reader)


# --- the schemas, and which file is for which ---

def schema_files(*names):
    return tuple(ROOT / name for name in names)


def columns(system):
    return f"rules/{system}/columns.schema.json"


# Tables that every system has in one shape.
SHARED = {"battlefield", "deployment", "drawings", "fields", "glossary", "lessons", "readings", "terrain", "words"}


def shared_schema(path):
    return ROOT / "schema" / (path.stem + ".schema.json")


def kind_of(path):
    """The schema files for a document: the first is its own, the others are referred to."""
    parts = path.relative_to(ROOT).parts
    if path.name == "mended-names.yaml":
        return schema_files("schema/mended-names.schema.json")
    if parts[0] == "lists" and parts[2] == "battles":
        return schema_files("schema/battle-example.schema.json")
    if parts[0] == "lists":
        return schema_files("schema/list.schema.json", columns(parts[1]))
    if parts[0] == "rules" and path.name == "specials.yaml":
        return schema_files("schema/specials.schema.json", "schema/list.schema.json", columns(parts[1]))
    if parts[0] == "rules" and path.stem in SHARED:
        return schema_files("schema/" + shared_schema(path).name)
    if parts[0] == "rules":  # a table of the system with a schema of its own beside it
        own = str(path.relative_to(ROOT).with_suffix(".schema.json"))
        return schema_files(own, "schema/list.schema.json", columns(parts[1]))
    if parts[:2] == ("tests", "specs"):
        own = ("rows", "spec") if path.name == "rows.yaml" else ("spec",)
        return schema_files(*(f"schema/{name}.schema.json" for name in (*own, "army")))
    if parts[:2] == ("tests", "field"):
        return schema_files("schema/field-spec.schema.json" if parts[2] == "specs" else "schema/laying-spec.schema.json")
    if parts[:2] == ("tests", "schema"):  # good/list-name.yaml
        kind = path.name.split("-")[0]
        others = {"list": [columns("warmaster")], "specials": ["schema/list.schema.json", columns("warmaster")],
                  "spec": ["schema/army.schema.json"],
                  "rows": ["schema/spec.schema.json", "schema/army.schema.json"]}
        return schema_files(f"schema/{kind}.schema.json", *others.get(kind, []))
    return schema_files("schema/army.schema.json")


class OneInteger(jsonschema.Draft202012Validator):
    """3.0 is no integer here, as in our checker."""
    TYPE_CHECKER = jsonschema.Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool))


def validator(files, cache={}):
    if files not in cache:
        documents = [json.loads(file.read_text(encoding="utf-8")) for file in files]
        for document in documents:
            jsonschema.Draft202012Validator.check_schema(document)
        store = {document["$id"]: document for document in documents}
        resolver = jsonschema.RefResolver(documents[0]["$id"], documents[0], store)
        cache[files] = jsonschema.validators.extend(
            jsonschema.Draft202012Validator, type_checker=OneInteger.TYPE_CHECKER)(documents[0], resolver=resolver)
    return cache[files]


def verdicts(questions):
    """Our checker's answers to (schema files, path or document)."""
    lines = []
    for files, what in questions:
        text = str(what) if isinstance(what, pathlib.Path) else json.dumps(what, ensure_ascii=False)
        lines.append(",".join(map(str, files)) + "\t" + text + "\n")
    run = subprocess.run([VERDICTS], input="".join(lines), stdout=subprocess.PIPE, encoding="utf-8", check=True)
    answers = run.stdout.splitlines()
    assert len(answers) == len(questions), "an answer is missing"
    return answers


# --- changes: one slip somewhere in a good document ---

STRANGE = [None, True, 0, -1, 3, 2.5, 10 ** 7, "", "x", "a-b", "A B", "+10", "6+", "8/9", "3x60", "010", "*1, 2", "\n", "é",
           "x" * 90, [], [1], ["a", "a"], {}, {"kind": "x"}, "army", "set", "rulebook 12"]


def places(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, path + (key,))


def changed(document, rng):
    document = copy.deepcopy(document)
    path = rng.choice([p for p in places(document) if p])
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    key, change = path[-1], rng.randrange(4)
    if change == 0:
        del holder[key]
    elif change == 1 and isinstance(holder, dict):
        holder[rng.choice(["name", "id", "x", "ponits", "max", "per", "set", "entry", "at-most"])] = rng.choice(STRANGE)
    elif change == 2:
        other = rng.choice([p for p in places(document) if p])
        part = document
        for step in other:
            part = part[step]
        holder[key] = copy.deepcopy(part)
    else:
        holder[key] = rng.choice(STRANGE)
    return document


# --- the comparison ---

passed, failed = 0, 0


def judge(good, what, why):
    global passed, failed
    passed, failed = passed + good, failed + (not good)
    if not good:
        print(f"FAIL: {what}: {why}")


def main():
    tables = [path for path in [*ROOT.glob("rules/*/*.yaml"), *ROOT.glob("rules/*/play/fields.yaml"), *ROOT.glob("rules/*/play/words.yaml")] if path.name != "specials.yaml"
              and (path.with_suffix(".schema.json").exists() or path.stem in SHARED)]
    shipped = sorted([*ROOT.glob("lists/*.yaml"), *ROOT.glob("lists/*/*.yaml"), *ROOT.glob("lists/*/battles/*.yaml"),
                      *ROOT.glob("rules/*/specials.yaml"), *tables,
                      *ROOT.glob("tests/specs/**/*.yaml"), *ROOT.glob("tests/field/specs/**/*.yaml"),
                      *ROOT.glob("tests/field/laying/**/*.yaml"), *ROOT.glob("armies/**/*.yaml"), *HERE.glob("good/*.yaml")])
    documents = {path: read(path) for path in shipped}
    for path, answer in zip(shipped, verdicts([(kind_of(path), path) for path in shipped])):
        error = next(validator(kind_of(path)).iter_errors(documents[path]), None)
        judge(answer == "ok", path, "our checker says " + answer)
        judge(error is None, path, f"jsonschema says {error and error.message}")

    bad = sorted(HERE.glob("bad/*.yaml"))
    for path, answer in zip(bad, verdicts([(kind_of(path), path) for path in bad])):
        expected = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# says ")
        judge(answer == expected, path, f"our checker says {answer} instead of {expected}")
        try:
            refused = not validator(kind_of(path)).is_valid(read(path))
        except yaml.YAMLError:
            refused = True
        judge(refused, path, "jsonschema takes it")

    rng = random.Random(1)
    # Lists are rare among the files and have most keywords: give each kind of file the same share.
    kinds = {}
    for path in shipped:
        kinds.setdefault(kind_of(path), []).append(documents[path])
    questions = []
    for _ in range(CHANGES):
        files = rng.choice(sorted(kinds))
        questions.append((files, changed(rng.choice(kinds[files]), rng)))
    disagreements, refused = 0, 0
    for (files, document), answer in zip(questions, verdicts(questions)):
        error = next(validator(files).iter_errors(document), None)
        refused += error is not None
        if (error is None) != (answer == "ok"):
            disagreements += 1
            if disagreements < 10:
                where = error and "/".join(map(str, error.absolute_path))
                print(f"{files[0].name}: ours: {answer}; jsonschema: {error and error.message[:200]} at {where}")
    judge(disagreements == 0, "changed documents", f"{disagreements} of {CHANGES} judged differently")
    judge(CHANGES / 4 < refused < CHANGES, "changed documents", f"{refused} of {CHANGES} refused, which tests too little")
    print(f"Totals: {passed} passed, {failed} failed, 0 skipped")
    return failed > 0


sys.exit(main())
