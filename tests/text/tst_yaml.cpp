// YAML as it is written, as it is misread elsewhere, and as an enemy writes it.
#include "model/text/yaml.h"
#include "support.h"

using namespace strategikon;
using support::brief;
using support::repeated;

class TestYaml : public QObject {
    Q_OBJECT
private slots:
    void values();
    void places();
    void scalars_data();
    void scalars();
    void refused_data();
    void refused();
    void hostile_data();
    void hostile();
    void limits();
    void accepted_data();
    void accepted();
};

void TestYaml::values()
{
    const auto read = readYaml("name: Egyptian\norder: 3\nshare: 2.5\nown: true\nnone:\n"
                               "rows:\n  - {id: archers, range: 3x60, attack: +2}\n  - [a, \"b\"]\n",
        "list.yaml");
    QVERIFY2(read, describe(read.faults).c_str());
    const Node& root = *read;
    QCOMPARE(root.kind(), Node::Kind::map);
    QCOMPARE(root.entries().size(), 6u);
    QCOMPARE(root.textOr("name"), std::string("Egyptian"));
    QCOMPARE(root.integerOr("order", 0), 3LL);
    QCOMPARE(root.find("share")->number().value(), 2.5);
    QCOMPARE(root.booleanOr("own", false), true);
    QVERIFY(root.find("none")->isNull());
    const Node& row = root.find("rows")->items()[0];
    QCOMPARE(row.find("range")->kind(), Node::Kind::text);
    QCOMPARE(row.textOr("attack"), std::string("+2"));
    const Node& last = root.find("rows")->items()[1];
    QCOMPARE(last.items()[0].quoted(), false);
    QCOMPARE(last.items()[1].quoted(), true);
}

void TestYaml::places()
{
    const auto read = readYaml("# a comment\nname: Égypte\nrows:\n  - {id: á, max: 4}\n", "list.yaml");
    QVERIFY(read);
    const Node& row = read->find("rows")->items()[0];
    QCOMPARE(read->find("name")->place(), (Place{"list.yaml", 2, 7}));
    QCOMPARE(row.place(), (Place{"list.yaml", 4, 5}));
    QCOMPARE(row.placeOfKey("max"), (Place{"list.yaml", 4, 13})); // characters, not bytes
    QCOMPARE(row.find("max")->place(), (Place{"list.yaml", 4, 18}));
    QCOMPARE(row.placeOfKey("none"), row.place());
}

void TestYaml::scalars_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Node::Kind>("kind");
    using enum Node::Kind;
    for (const char* one : {"0", "3", "-3", "-0", "9223372036854775807"})
        QTest::addRow("integer %s", one) << one << integer;
    for (const char* one : {"2.5", "-0.5", "1e3", "1E+2", "1.0", "0e0"})
        QTest::addRow("number %s", one) << one << number;
    for (const char* one : {"true", "false"})
        QTest::addRow("boolean %s", one) << one << boolean;
    for (const char* one : {"null", "~", ""})
        QTest::addRow("null %s", one) << one << null;
    for (const char* one : {"010", "08", "0x1F", "0o10", "0b1", "yes", "no", "on", "off", "y", "True", "TRUE", "Null",
             "1_000", "1,5", ".inf", "-.inf", ".nan", "inf", "nan", "12:30", "+5", "1e400", "9223372036854775808",
             "99999999999999999999", ".5", "1.", "1e", "--1", "1-", "6+", "8/9", "3x60", "2001-12-14", "'3'", "\"3\"",
             "'true'", "\"null\"", "''", "\"\""})
        QTest::addRow("text %s", one) << one << text;
}

void TestYaml::scalars()
{
    QFETCH(QString, text);
    QFETCH(Node::Kind, kind);
    const auto read = readYaml("v: " + text.toStdString(), "x");
    QVERIFY2(read, describe(read.faults).c_str());
    QCOMPARE(read->find("v")->kind(), kind);
}

void TestYaml::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const QByteArray& text, const char* fault) {
        QTest::newRow(name) << text << fault;
    };
    row("empty", "", "0:0 empty-file");
    row("only a comment", "# nothing\n", "0:0 empty-file");
    row("duplicate key", "a: 1\nb: 2\na: 3\n", "3:1 duplicate-key");
    row("duplicate key, one quoted", "{a: 1, \"a\": 2}", "1:8 duplicate-key");
    row("duplicate key deep down", "x:\n  - {b: 1, c: 2, b: 3}\n", "2:18 duplicate-key");
    row("alias", "a: *b\n", "1:4 alias");
    row("note that looks like an alias", "{note: *1, 2}", "1:8 alias");
    row("star alone", "note: * 1\n", "1:7 alias");
    row("anchor", "a: &b 1\n", "1:4 anchor");
    row("anchor on a map", "a: &b {c: 1}\n", "1:4 anchor");
    row("anchor on a list", "a: &b [1]\n", "1:4 anchor");
    row("tag", "a: !!int 1\n", "1:4 tag");
    row("own tag", "a: !b 1\n", "1:4 tag");
    row("tag alone", "a: ! 1\n", "1:4 tag");
    row("tag on a map", "a: !b {c: 1}\n", "1:4 tag");
    row("unknown tag handle", "a: !b!c 1\n", "1:4 tag");
    row("merge key", "<<: {a: 1}\n", "1:1 merge-key");
    row("directive", "%YAML 1.2\n---\na: 1\n", "1:1 directive");
    row("tag directive", "%TAG ! tag:x,2000:\n---\na: 1\n", "1:1 directive");
    row("two documents", "a: 1\n---\nb: 2\n", "2:1 second-document");
    row("document after its end", "a: 1\n...\nb: 2\n", "3:1 second-document");
    row("map after a list", "- a\nb: c\n", "2:1 bad-indent");
    row("text after a flow map", "{a: 1}\nb: 2\n", "2:1 second-document");
    row("empty key", ": 1\n", "1:1 empty-key");
    row("quoted empty key", "\"\": 1\n", "1:1 empty-key");
    row("list as key", "[a]: 1\n", "1:1 compound-key");
    row("map as key", "{a: 1}: 1\n", "1:1 compound-key");
    row("explicit list as key", "? - a\n: 1\n", "1:3 compound-key");
    row("open double quote", "a: \"b\nc: d\n", "1:4 open-quote");
    row("open single quote", "a: 'b\n", "1:4 open-quote");
    row("open quote at the end", "a: \"b", "1:4 open-quote");
    row("open quote alone", "'x", "1:1 open-quote");
    row("open list", "a: [1, 2\nb: 3\n", "2:2 unclosed-list");
    row("open map", "a: {b: 1\n", "2:1 unclosed-map");
    row("closing alone", "a: ]\n", "1:4 stray-mark");
    row("two colons", "a: b: c\n", "1:5 stray-colon");
    row("colon without space", "{a:, b: 1}", "1:3 bare-colon");
    row("question mark in a list", "a: [b, what?]", "1:12 read-two-ways");
    row("question mark in a map", "{a: b?}", "1:6 read-two-ways");
    row("hyphen as value", "a: - b", "1:4 stray-hyphen");
    row("bad indent of a key", "a:\n   b: 1\n  c: 2\n", "3:3 bad-indent");
    row("bad indent of a hyphen", "a:\n  - 1\n - 2\n", "3:2 bad-indent");
    row("no colon", "a: 1\nnonsense\nb: 2\n", "2:1 no-colon");
    row("tab for indent", "a:\n\tb: 1\n", "2:1 tab");
    row("at sign", "a: @b\n", "1:4 bad-start");
    row("backtick", "a: `b`\n", "1:4 bad-start");
    row("per cent", "a: %b\n", "1:4 bad-start");
    row("unknown escape", "a: \"\\q\"\n", "1:5 unknown-escape");
    row("escaped surrogate", "a: \"\\ud800\"\n", "1:7 unknown-escape");
    row("escaped bell", "a: \"\\a\"\n", "1:4 forbidden-character");
    row("escaped zero", "a: \"\\0\"\n", "1:4 forbidden-character");
    row("zero", QByteArray("a: b\0c", 6), "1:5 forbidden-character");
    row("bell", "a: \a\n", "1:4 forbidden-character");
    row("delete", "a: \x7f\n", "1:4 forbidden-character");
    row("next line", "a: b\xc2\x85\n", "1:5 forbidden-character");
    row("line separator", "a: b\xe2\x80\xa8\n", "1:5 forbidden-character");
    row("mark inside", "a: \xef\xbb\xbf\n", "1:4 forbidden-character");
    row("stray return", "a: 1\rb: 2\r", "1:5 stray-return");
    row("byte order mark",
        "\xef\xbb\xbf"
        "a: 1\n",
        "0:0 byte-order-mark");
    row("UTF-16, little end first",
        QByteArray("\xff\xfe"
                   "a\0:\0 \0"
                   "1\0",
            10),
        "0:0 utf-16");
    row("UTF-16, big end first",
        QByteArray("\xfe\xff\0a\0:\0 \0"
                   "1",
            10),
        "0:0 utf-16");
    row("UTF-16 without mark",
        QByteArray("a\0:\0 \0"
                   "1\0",
            8),
        "0:0 utf-16");
    row("Latin-1", "a: \xe9t\xe9\n", "1:4 not-utf-8");
    row("overlong", "a: \xc0\xaf\n", "1:4 not-utf-8");
    row("overlong of three", "a: \xe0\x80\xaf\n", "1:4 not-utf-8");
    row("surrogate", "a: \xed\xa0\x80\n", "1:4 not-utf-8");
    row("beyond Unicode", "a: \xf4\x90\x80\x80\n", "1:4 not-utf-8");
    row("five bytes", "a: \xf8\x88\x80\x80\x80\n", "1:4 not-utf-8");
    row("cut short", "a: \xe2\x82", "1:4 not-utf-8");
    row("continuation alone", "a: \x80\n", "1:4 not-utf-8");
}

void TestYaml::refused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const auto read = readYaml({text.constData(), std::size_t(text.size())}, "x");
    QVERIFY(!read);
    QVERIFY(!read.value);
    QCOMPARE(brief(read.faults), fault);
    QCOMPARE(read.faults[0].place.file, std::string("x"));
    QVERIFY(templateOf(read.faults[0].message.code));
}

// Things that cost other readers minutes, gigabytes or their stack.
void TestYaml::hostile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const std::string& text, const char* code) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code;
    };
    constexpr std::size_t many = 100'000;
    for (const char* part : {"[", "{a: ", "- ", "? ", "[? ", "{? ", "[{a: "})
        row(qPrintable(QString("depth of %1").arg(part)), repeated(part, many),
            part == std::string("? ") || std::string(part).ends_with("? ") ? "compound-key" : "too-deep");
    std::string indented;
    for (int depth = 0; depth < 1500; ++depth)
        indented += std::string(std::size_t(depth), ' ') + "a:\n";
    row("depth of indents", indented, "too-deep");
    std::string bomb = "a0: &a0 [x, x]\n";
    for (int i = 1; i < 30; ++i)
        bomb += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) + "]\n";
    row("alias bomb", bomb, "anchor");
    row("alias to itself", "&a [*a]", "anchor");
    row("50 MB", std::string(50u << 20, 'x'), "file-too-large");
    row("4 MB of brackets", repeated("[]", 2u << 20), "second-document");
    row("too many values", "[" + repeated("1,", 300'000) + "1]", "too-many-nodes");
    row("too many empty maps", "[" + repeated("{},", 300'000) + "1]", "too-many-nodes");
    row("long text", "a: " + std::string(100'000, 'x'), "text-too-long");
    row("long quoted text", "a: \"" + std::string(3'000'000, 'x') + '"', "text-too-long");
    row("long block text", "a: |\n" + repeated("  x\n", 100'000), "text-too-long");
    row("long key", std::string(300, 'k') + ": 1", "key-too-long");
    row("4 MB of open quotes", repeated("\"", 4u << 20),
        "too-deep no-colon stray-mark second-document bad-indent open-quote");
    row("4 MB of quotes and commas", "[" + repeated("'',", 1'300'000), "too-many-nodes");
    row("4 MB of hyphens", repeated("-", 4u << 20), "text-too-long");
    row("4 MB of colons", repeated(":", 4u << 20), "text-too-long no-colon");
    row("4 MB of line ends", repeated("\n", 4u << 20), "empty-file");
    row("4 MB of spaces", repeated(" ", 4u << 20), "empty-file");
    row("4 MB of comments", repeated("#\n", 2u << 20), "empty-file");
    row("4 MB of document marks", repeated("---\n", 1u << 20), "second-document");
}

void TestYaml::hostile()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    const auto read = readYaml({text.constData(), std::size_t(text.size())}, "x");
    QVERIFY(!read);
    QCOMPARE(read.faults.size(), 1u);
    const QString found = QString::fromStdString(read.faults[0].message.code);
    QVERIFY2(code.split(u' ').contains(found), qPrintable(found));
}

void TestYaml::limits()
{
    const Limits small{100, 10, 3, 8};
    QCOMPARE(brief(readYaml("[[[1]]]", "x", small).faults), QString());
    QCOMPARE(brief(readYaml("[[[[1]]]]", "x", small).faults), QString("1:4 too-deep"));
    QCOMPARE(brief(readYaml("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "x", small).faults), QString());
    QCOMPARE(brief(readYaml("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "x", small).faults), QString("1:29 too-many-nodes"));
    QCOMPARE(brief(readYaml("a: 12345678", "x", small).faults), QString());
    QCOMPARE(brief(readYaml("a: 123456789", "x", small).faults), QString("1:4 text-too-long"));
    QCOMPARE(brief(readYaml(repeated("#\n", 51), "x", small).faults), QString("0:0 file-too-large"));
    Limits deep;
    deep.depth = 1'000'000; // more than the nodes promise their users
    QCOMPARE(brief(readYaml(repeated("[", 300) + repeated("]", 300), "x", deep).faults), QString("1:201 too-deep"));
}

void TestYaml::accepted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("document marks") << QByteArray("---\nv: a\n...\n") << QByteArray("a");
    QTest::newRow("Windows line ends") << QByteArray("v: a\r\nw: b\r\n") << QByteArray("a");
    QTest::newRow("JSON") << QByteArray("{\"v\": \"a\"}") << QByteArray("a");
    QTest::newRow("comment behind") << QByteArray("v: a # not b\n") << QByteArray("a");
    QTest::newRow("hash inside") << QByteArray("v: a#b\n") << QByteArray("a#b");
    QTest::newRow("colon inside") << QByteArray("v: a:b\n") << QByteArray("a:b");
    QTest::newRow("apostrophe") << QByteArray("v: General's\n") << QByteArray("General's");
    QTest::newRow("folded") << QByteArray("v: >-\n  a\n  b\n") << QByteArray("a b");
    QTest::newRow("block") << QByteArray("v: |-\n  a\n   b\n") << QByteArray("a\n b");
    QTest::newRow("escapes") << QByteArray("v: \"\\u00e9\\t\\\"\"\n") << QByteArray("é\t\"");
    QTest::newRow("beyond the first plane") << QByteArray("v: 🏹\n") << QByteArray("🏹");
    QTest::newRow("quoted star") << QByteArray("{v: \"*1, 2\"}") << QByteArray("*1, 2");
    QTest::newRow("no line end at the end") << QByteArray("v: a") << QByteArray("a");
}

void TestYaml::accepted()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, value);
    const auto read = readYaml(text.toStdString(), "x");
    QVERIFY2(read, describe(read.faults).c_str());
    QCOMPARE(QByteArray::fromStdString(read->textOr("v")), value);
}

QTEST_APPLESS_MAIN(TestYaml)
#include "tst_yaml.moc"
