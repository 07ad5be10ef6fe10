// The schema checker: each keyword, the words of its faults, and the schemas it refuses.
#include "model/text/json.h"
#include "model/text/schema.h"
#include "model/text/yaml.h"
#include "support.h"

using namespace strategikon;
using support::brief;
using support::repeated;

class TestSchema : public QObject {
    Q_OBJECT
private slots:
    void keywords_data();
    void keywords();
    void sentences_data();
    void sentences();
    void everyFaultInOrder();
    void longValues();
    void references();
    void circles();
    void refusedSchemas_data();
    void refusedSchemas();
    void files();
    void emptySchema();
};

namespace {

Result<Schema> schemaOf(const QByteArray& json)
{
    const auto node = readJson(json.toStdString(), "schema.json");
    return node ? Schema::compile(*node) : Result<Schema>(node.faults);
}

QString faultsOf(const QByteArray& json, const QByteArray& yaml)
{
    const auto schema = schemaOf(json);
    const auto node = readYaml(yaml.toStdString(), "a.yaml");
    return !schema ? brief(schema.faults) : !node ? brief(node.faults) : brief(schema->check(*node));
}

} // namespace

void TestSchema::keywords_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QString>("faults");
    const auto row = [](const QByteArray& schema, const QByteArray& yaml, const char* faults = "") {
        QTest::newRow((schema + " | " + yaml).constData()) << schema << yaml << faults;
    };
    row("{}", "anything");
    row("true", "anything");
    row("false", "anything", "1:1 needs-other");

    row(R"({"type": "object"})", "{a: 1}");
    row(R"({"type": "object"})", "[a]", "1:1 needs-map");
    row(R"({"type": "array"})", "a", "1:1 needs-list");
    row(R"({"type": "string"})", "a");
    row(R"({"type": "string"})", "\"3\"");
    row(R"({"type": "string"})", "3", "1:1 needs-text");
    row(R"({"type": "string"})", "true", "1:1 needs-text");
    row(R"({"type": "string"})", "[a]", "1:1 needs-one-text");
    row(R"({"type": "integer"})", "3");
    row(R"({"type": "integer"})", "3.0", "1:1 needs-integer");
    row(R"({"type": "integer"})", "010", "1:1 needs-integer");
    row(R"({"type": "integer"})", "\"3\"", "1:1 needs-unquoted");
    row(R"({"type": "integer"})", "\"x\"", "1:1 needs-integer");
    row(R"({"type": "integer"})", "null", "1:1 needs-value");
    row(R"({"type": "number"})", "3");
    row(R"({"type": "number"})", "2.5");
    row(R"({"type": "number"})", ".5", "1:1 needs-number");
    row(R"({"type": "number"})", "'2.5'", "1:1 needs-unquoted");
    row(R"({"type": "boolean"})", "true");
    row(R"({"type": "boolean"})", "yes", "1:1 needs-boolean");
    row(R"({"type": "null"})", "~");
    row(R"({"type": "null"})", "0", "1:1 needs-null");
    row(R"({"type": ["integer", "string"]})", "3x60");
    row(R"({"type": ["integer", "string"]})", "[3]", "1:1 needs-other");

    row(R"({"properties": {"a": {"type": "integer"}}})", "{a: 1, b: x}");
    row(R"({"properties": {"a": {"type": "integer"}}})", "{a: x}", "1:5 needs-integer");
    row(R"({"properties": {"a": {"type": "integer"}}})", "[x]");
    row(R"({"properties": {"a": {}}, "additionalProperties": false})", "{a: 1}");
    row(R"({"properties": {"a": {}}, "additionalProperties": false})", "{zebra: 1}", "1:2 unknown-key");
    row(R"({"properties": {"points": {}}, "additionalProperties": false})", "{ponits: 1}", "1:2 unknown-key-near");
    row(R"({"properties": {"points": {}}, "additionalProperties": false})", "{points: 1, ponits: 1}",
        "1:13 unknown-key");
    row(R"({"properties": {"min": {}}, "additionalProperties": false})", "{min:2}", "1:2 unknown-key-colon");
    row(R"({"additionalProperties": {"type": "integer"}})", "{a: x}", "1:5 needs-integer");
    row(R"({"patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false})", "{x-a: 1}");
    row(R"({"patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false})", "{x-a: b}",
        "1:7 needs-integer");
    row(R"({"patternProperties": {"^x-": {}}, "additionalProperties": false})", "{ax-: b}", "1:2 unknown-key");
    row(R"({"required": ["a", "b"]})", "{b: 1}", "1:1 missing-key");
    row(R"({"required": ["a", "b"]})", "{c: 1}", "1:1 missing-key 1:1 missing-key");
    row(R"({"required": ["points"], "properties": {"points": {}}, "additionalProperties": false})", "{ponits: 1}",
        "1:2 unknown-key-near");
    row(R"({"dependentRequired": {"a": ["b"]}})", "{c: 1}");
    row(R"({"dependentRequired": {"a": ["b"]}})", "{c: 1, a: 1}", "1:8 missing-companion");
    row(R"({"minProperties": 1})", "{}", "1:1 too-few-keys");

    row(R"({"items": {"type": "integer"}})", "[1, 2]");
    row(R"({"items": {"type": "integer"}})", "[1, x, y]", "1:5 needs-integer 1:8 needs-integer");
    row(R"({"prefixItems": [{"type": "string"}], "items": {"type": "integer"}})", "[a, 2]");
    row(R"({"prefixItems": [{"type": "string"}], "items": false})", "[a, 2]", "1:5 needs-other");
    row(R"({"minItems": 2})", "[1]", "1:1 too-few-items");
    row(R"({"maxItems": 2})", "[1, 2, 3]", "1:1 too-many-items");
    row(R"({"uniqueItems": true})", "[1, 2, \"1\", [1], {a: 1, b: 2}]");
    row(R"({"uniqueItems": true})", "[a, b, a]", "1:8 twice-in-list");
    row(R"({"uniqueItems": true})", "[1, 1.0]", "1:5 twice-in-list");
    row(R"({"uniqueItems": true})", "[{a: 1, b: 2}, {b: 2, a: 1}]", "1:16 twice-in-list");
    row(R"({"uniqueItems": true})", "[null, '', false]");
    row(R"({"uniqueItems": true})", "[[a, b], ['a1:b'], ['a', b]]", "1:20 twice-in-list");
    row(R"({"uniqueItems": false})", "[a, a]");

    row(R"({"enum": ["army", "thousand", 3]})", "army");
    row(R"({"enum": ["army", "thousand", 3]})", "3");
    row(R"({"enum": ["army", "thousand", 3]})", "'3'", "1:1 needs-unquoted");
    row(R"({"enum": ["3"]})", "3", "1:1 needs-text");
    row(R"({"enum": ["army", "thousand", 3]})", "amry", "1:1 not-one-of-near");
    row(R"({"const": "set"})", "set");
    row(R"({"const": "set"})", "sett", "1:1 not-const");
    row(R"({"const": {"a": [1]}})", "{a: [1]}");

    row(R"({"pattern": "^[a-z]+$"})", "abc");
    row(R"({"pattern": "^[a-z]+$"})", "aBc", "1:1 bad-pattern");
    row(R"({"pattern": "^[a-z]+$"})", "\"a\\nb\"", "1:1 bad-pattern");
    row(R"({"pattern": "^[a-z]+$"})", "\"a\\n\"", "1:1 bad-pattern");
    row(R"({"pattern": "b"})", "abc");
    row(R"({"pattern": "^[a-z]+$"})", "3");
    row(R"({"minLength": 3})", "äöü");
    row(R"({"minLength": 3})", "ab", "1:1 too-short");
    row(R"({"maxLength": 3})", "äöü");
    row(R"({"maxLength": 3})", "abcd", "1:1 too-long");
    row(R"({"minimum": 1})", "1");
    row(R"({"minimum": 1})", "0.5", "1:1 below");
    row(R"({"maximum": 10})", "11", "1:1 above");
    row(R"({"minimum": 1})", "text");

    row(R"({"oneOf": [{"type": "string"}, {"type": "integer"}]})", "3");
    row(R"({"oneOf": [{"type": "string"}, {"type": "integer"}]})", "[3]", "1:1 needs-other");
    row(R"({"oneOf": [{"type": "string"}, {"type": "integer"}]})", "null", "1:1 needs-value");
    row(R"({"oneOf": [{"type": "integer"}, {"minimum": 1}]})", "3", "1:1 matches-several");
    row(R"({"anyOf": [{"type": "integer"}, {"minimum": 1}]})", "3");
    row(R"({"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "integer"}}]})", "[1, x]",
        "1:5 needs-integer");
    row(R"({"oneOf": [{"required": ["entry"], "properties": {"entry": {}, "set": {}}, "additionalProperties": false},
                      {"required": ["rule"], "properties": {"rule": {}, "set": {}}, "additionalProperties": false}]})",
        "{rule: x, sett: y}", "1:11 unknown-key-near");
    row(R"({"oneOf": [{"properties": {"kind": {"const": "a"}, "x": {"type": "integer"}}, "required": ["x"]},
                      {"properties": {"kind": {"const": "b"}, "y": {"type": "integer"}}, "required": ["y"]}]})",
        "{kind: b, y: no}", "1:14 needs-integer");
    row(R"({"oneOf": [{"minimum": 5}, {"maximum": 1}]})", "3", "1:1 needs-other");

    row(R"({"type": "integer", "x-says": "No."})", "x", "1:1 says");
    row(R"({"type": "integer", "minimum": 3, "x-says": "No."})", "2", "1:1 says");
    row(R"({"type": "integer", "x-says": "No."})", "3");
    row(R"({"oneOf": [{"type": "integer"}, {"type": "array"}], "x-says": "No."})", "x", "1:1 says");
    row(R"({"required": ["a"], "properties": {"b": {"type": "integer"}}, "x-says": "No."})", "{b: x}",
        "1:1 says 1:5 needs-integer");
    row(R"({"properties": {"a": {"x-says": "Inner.", "type": "integer"}}, "x-says": "Outer."})", "{a: x}", "1:5 says");
    row(R"({"$ref": "#/$defs/n", "x-says": "No.", "$defs": {"n": {"type": "integer"}}})", "x", "1:1 says");
    row(R"({"$ref": "#/$defs/n", "minimum": 3, "$defs": {"n": {"type": "integer"}}})", "2", "1:1 below");
}

void TestSchema::keywords()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, yaml);
    QFETCH(QString, faults);
    QCOMPARE(faultsOf(schema, yaml), faults);
}

void TestSchema::sentences_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("yaml");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("near") << QByteArray(R"({"properties": {"points": {}}, "additionalProperties": false})")
                          << QByteArray("ponits: 3") << "a.yaml:1:1: unknown key “ponits”; did you mean “points”?";
    QTest::newRow("unknown") << QByteArray(R"({"properties": {"a": {}, "b": {}}, "additionalProperties": false})")
                             << QByteArray("zebra: 3")
                             << "a.yaml:1:1: unknown key “zebra”; delete it, or use one of: a, b.";
    QTest::newRow("item") << QByteArray(R"({"properties": {"of": {"items": {"type": "string"}}}})")
                          << QByteArray("of: [a, 3]") << "a.yaml:1:9: “of[2]” takes text; put “3” in quotes.";
    QTest::newRow("item of an item")
        << QByteArray(R"({"properties": {"of": {"items": {"items": {"type": "integer"}}}}})")
        << QByteArray("of: [[1], [2, x]]")
        << "a.yaml:1:15: “of[2][2]” takes a whole number in plain digits, like 12; write it so instead of “x”.";
    QTest::newRow("document") << QByteArray(R"({"type": "object"})") << QByteArray("x")
                              << "a.yaml:1:1: “a.yaml” takes a map; write “key: value” lines below it.";
    QTest::newRow("own") << QByteArray(
        R"({"properties": {"armour": {"pattern": "^[2-6]\\+$", "x-says": "“{key}” is like 5+; “{written}” is not."}}})")
                         << QByteArray("armour: 7+") << "a.yaml:1:9: “armour” is like 5+; “7+” is not.";
}

void TestSchema::sentences()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, yaml);
    QFETCH(QString, sentence);
    const auto compiled = schemaOf(schema);
    QVERIFY2(compiled, describe(compiled.faults).c_str());
    const auto faults = compiled->check(*readYaml(yaml.toStdString(), "a.yaml"));
    QCOMPARE(faults.size(), 1u);
    QCOMPARE(QString::fromStdString(describe(faults[0])), sentence);
}

void TestSchema::everyFaultInOrder()
{
    const QByteArray schema = R"({"type": "object", "additionalProperties": false, "required": ["id", "rows"],
        "properties": {"id": {"type": "string"},
                       "rows": {"items": {"required": ["min"], "properties": {"min": {"type": "integer"}, "max": {"maximum": 9}}}}}})";
    QCOMPARE(faultsOf(schema, "rows:\n  - {max: 10, min: x}\n  - {}\nzebra: 1\n"),
        QString("1:1 missing-key 2:11 above 2:20 needs-integer 3:5 missing-key 4:1 unknown-key"));
}

void TestSchema::longValues()
{
    const auto schema = schemaOf(R"({"pattern": "^(a|b)*c$", "maxLength": 5})");
    const auto node = readYaml(repeated("ab", 30'000), "x");
    QVERIFY(schema && node);
    const auto faults = schema->check(*node);
    QCOMPARE(brief(faults), QString("1:1 too-long 1:1 bad-pattern"));
    for (const Fault& fault : faults)
        QVERIFY(describe(fault).size() < 300); // a sentence, not the whole text
}

void TestSchema::references()
{
    const auto list = readJson(
        R"({"$id": "list", "properties": {"row": {"$ref": "columns#/$defs/row"}}, "$defs": {"id": {"type": "integer"}}})",
        "list");
    const auto columns = readJson(
        R"({"$id": "columns", "$defs": {"row": {"properties": {"id": {"$ref": "list#/$defs/id"}, "x": {"$ref": "#/$defs/x"}}},
        "x": {"type": "string"}}})",
        "columns");
    QVERIFY(list && columns);
    const auto schema = Schema::compile(*list, {*columns});
    QVERIFY2(schema, describe(schema.faults).c_str());
    QCOMPARE(brief(schema->check(*readYaml("row: {id: a, x: 3}", "x"))), QString("1:11 needs-integer 1:17 needs-text"));
    const auto alone = Schema::compile(*list);
    QCOMPARE(brief(alone.faults), QString("1:48 schema-ref"));
}

void TestSchema::circles()
{
    const QByteArray tree =
        R"({"$ref": "#/$defs/tree", "$defs": {"tree": {"type": "array", "items": {"$ref": "#/$defs/tree"}}}})";
    QCOMPARE(faultsOf(tree, "[[], [[[]]]]"), QString());
    QCOMPARE(faultsOf(tree, "[[], [[[x]]]]"), QString("1:9 needs-list"));
    const QByteArray itself = R"({"$ref": "#"})"; // raw texts inside macros are more than moc can read
    QCOMPARE(faultsOf(itself, "x"), QString("1:1 schema-loop"));
    const QByteArray round =
        R"({"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"oneOf": [{"$ref": "#/$defs/a"}]}}})";
    QVERIFY(faultsOf(round, "x").endsWith("schema-loop"));
}

void TestSchema::refusedSchemas_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("faults");
    const auto row = [](const QByteArray& schema, const char* faults) {
        QTest::newRow(schema.constData()) << schema << faults;
    };
    row("3", "1:1 schema-value");
    row(R"({"not": {}})", "1:2 schema-keyword");
    row(R"({"if": {}, "then": {}})", "1:2 schema-keyword 1:12 schema-keyword");
    row(R"({"allOf": [{}]})", "1:2 schema-keyword");
    row(R"({"format": "date"})", "1:2 schema-keyword");
    row(R"({"properties": {"a": {"tpye": "string"}}})", "1:23 schema-keyword");
    row(R"({"$defs": {"unused": {"tpye": "string"}}})", "1:23 schema-keyword");
    row(R"({"type": "text"})", "1:10 schema-value");
    row(R"({"type": ["string", 3]})", "1:21 schema-value");
    row(R"({"type": {}})", "1:10 schema-value");
    row(R"({"properties": []})", "1:16 schema-value");
    row(R"({"required": "a"})", "1:14 schema-value");
    row(R"({"required": [1]})", "1:15 schema-value");
    row(R"({"items": 3})", "1:11 schema-value");
    row(R"({"minItems": -1})", "1:14 schema-value");
    row(R"({"minimum": "1"})", "1:13 schema-value");
    row(R"({"uniqueItems": 1})", "1:17 schema-value");
    row(R"({"enum": []})", "1:10 schema-value");
    row(R"({"oneOf": []})", "1:11 schema-value");
    row(R"({"pattern": "("})", "1:13 schema-value");
    row(R"({"pattern": "é"})", "1:13 schema-value");
    row(R"({"patternProperties": {"[": {}}})", "1:29 schema-value");
    row(R"({"$ref": "#/$defs/none"})", "1:10 schema-ref");
    row(R"({"$ref": "other.json"})", "1:10 schema-ref");
    row(R"({"$ref": "#none"})", "1:10 schema-ref");
    row(R"({"$ref": 3})", "1:10 schema-ref");
    row(R"({"x-says": 3})", "1:12 schema-value");
    row(R"({"dependentRequired": {"a": "b"}})", "1:29 schema-value");
}

void TestSchema::refusedSchemas()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, faults);
    const auto read = schemaOf(schema);
    QVERIFY(!read);
    QCOMPARE(brief(read.faults), faults);
}

void TestSchema::files()
{
    const std::string root = SOURCE_DIR;
    const auto army = Schema::load(root + "/schema/army.schema.json");
    QVERIFY2(army, describe(army.faults).c_str());
    const auto missing = Schema::load(root + "/schema/none.schema.json", {root + "/schema/nothing.schema.json"});
    QCOMPARE(brief(missing.faults), QString("0:0 file-missing 0:0 file-missing"));
    QVERIFY(!readChecked(root + "/schema/army.schema.json", *army)); // a schema is no army
    QCOMPARE(brief(readChecked(root + "/no-such-army.yaml", *army).faults), QString("0:0 file-missing"));
}

void TestSchema::emptySchema() { QCOMPARE(brief(Schema().check(Node())), QString()); }

QTEST_APPLESS_MAIN(TestSchema)
#include "tst_schema.moc"
