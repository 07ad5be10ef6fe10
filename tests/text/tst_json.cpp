// JSON: what the standard allows, and nothing else.
#include "model/text/json.h"
#include "support.h"

using namespace strategikon;
using support::brief;
using support::repeated;

class TestJson : public QObject {
    Q_OBJECT
private slots:
    void values();
    void places();
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void hostile_data();
    void hostile();
    void depthCostsNoStack();
};

void TestJson::values()
{
    const auto read = readJson(R"({"a": 1, "b": [true, false, null, -2.5e1, "x"], "c": {}, "d": []})", "x");
    QVERIFY2(read, describe(read.faults).c_str());
    QCOMPARE(read->integerOr("a", 0), 1LL);
    const auto& items = read->find("b")->items();
    QCOMPARE(items.size(), 5u);
    QCOMPARE(items[0].boolean().value(), true);
    QCOMPARE(items[1].boolean().value(), false);
    QVERIFY(items[2].isNull());
    QCOMPARE(items[3].number().value(), -25.0);
    QVERIFY(items[4].quoted());
    QVERIFY(read->find("c")->isMap());
    QVERIFY(read->find("d")->isList());
}

void TestJson::places()
{
    const auto read = readJson("{\n  \"é\": 1,\n  \"b\": [1, \"é\", 3]\n}", "x");
    QVERIFY(read);
    QCOMPARE(read->place(), (Place{"x", 1, 1}));
    QCOMPARE(read->placeOfKey("b"), (Place{"x", 3, 3}));
    QCOMPARE(read->find("b")->items()[2].place(), (Place{"x", 3, 17}));
}

void TestJson::accepted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("plain") << QByteArray(R"("a")") << QByteArray("a");
    QTest::newRow("spaces") << QByteArray(" \t\r\n\"a\" \n") << QByteArray("a");
    QTest::newRow("escapes") << QByteArray(R"("\"\\\/\n\r\t")") << QByteArray("\"\\/\n\r\t");
    QTest::newRow("code points") << QByteArray(R"("\u00e9\u20AC")") << QByteArray("é€");
    QTest::newRow("pair") << QByteArray(R"("\ud83c\udff9")") << QByteArray("🏹");
    QTest::newRow("empty") << QByteArray(R"("")") << QByteArray("");
    QTest::newRow("number at the top") << QByteArray("-12") << QByteArray("-12");
}

void TestJson::accepted()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, value);
    const auto read = readJson(text.toStdString(), "x");
    QVERIFY2(read, describe(read.faults).c_str());
    QCOMPARE(QByteArray::fromStdString(read->written()), value);
}

void TestJson::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const QByteArray& text, const char* fault) {
        QTest::newRow(name) << text << fault;
    };
    row("empty", "", "0:0 empty-file");
    row("spaces", " \n ", "0:0 empty-file");
    row("comma at the end of a list", "[1,]", "1:4 json-value");
    row("comma at the end of a map", "{\"a\":1,}", "1:8 json-key");
    row("comma at the beginning", "[,1]", "1:2 json-value");
    row("two commas", "[1,,2]", "1:4 json-value");
    row("no comma", "[1 2]", "1:4 json-comma-list");
    row("no comma in a map", "{\"a\":1 \"b\":2}", "1:8 json-comma-map");
    row("no colon", "{\"a\" 1}", "1:6 json-colon");
    row("no value", "{\"a\":}", "1:6 json-value");
    row("bare key", "{a: 1}", "1:2 json-key");
    row("single quotes", "['a']", "1:2 json-word");
    row("comment", "[1] // one", "1:5 json-trailing");
    row("two values", "1 2", "1:3 json-trailing");
    row("open list", "[1", "1:3 json-comma-list");
    row("open map", "{\"a\":1", "1:7 json-comma-map");
    row("only a bracket", "[", "1:2 json-value");
    row("only a brace", "{", "1:2 json-key");
    row("wrong bracket", "[1}", "1:3 json-comma-list");
    row("closing alone", "]", "1:1 json-value");
    row("open text", "\"a", "1:1 open-quote");
    row("text over two lines", "\"a\nb\"", "1:1 open-quote");
    row("tab in text", "\"a\tb\"", "1:3 json-tab");
    row("unknown escape", "\"a\\x\"", "1:3 json-escape");
    row("escape at the end", "\"a\\", "1:3 json-escape");
    row("short code point", "\"\\u12\"", "1:2 json-escape");
    row("half a pair", "\"\\ud83c\"", "1:2 json-escape");
    row("half a pair and text", "\"\\ud83cx\"", "1:2 json-escape");
    row("second half first", "\"\\udff9\\ud83c\"", "1:2 json-escape");
    row("escaped zero", "\"\\u0000\"", "1:2 forbidden-character");
    row("backspace", "\"\\b\"", "1:2 forbidden-character");
    row("leading zero", "010", "1:1 json-word");
    row("plus", "+1", "1:1 json-word");
    row("hexadecimal", "0x1F", "1:1 json-word");
    row("point first", ".5", "1:1 json-word");
    row("point last", "1.", "1:1 json-word");
    row("too large", "1e400", "1:1 json-word");
    row("integer too large", "9223372036854775808", "1:1 json-word");
    row("not a number", "[NaN]", "1:2 json-word");
    row("capitals", "True", "1:1 json-word");
    row("tilde", "~", "1:1 json-word");
    row("duplicate key", "{\"a\": 1,\n \"a\": 2}", "2:2 duplicate-key");
    row("duplicate key, escaped", "{\"a\": 1, \"\\u0061\": 2}", "1:10 duplicate-key");
    row("empty key", "{\"\": 1}", "1:2 empty-key");
    row("zero byte", QByteArray("[1\0]", 4), "1:3 forbidden-character");
    row("not UTF-8", "\"\xff\"", "1:2 not-utf-8");
    row("byte order mark",
        "\xef\xbb\xbf"
        "1",
        "0:0 byte-order-mark");
}

void TestJson::refused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const auto read = readJson({text.constData(), std::size_t(text.size())}, "x");
    QVERIFY(!read);
    QCOMPARE(brief(read.faults), fault);
    QVERIFY(templateOf(read.faults[0].message.code));
}

void TestJson::hostile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const std::string& text, const char* code) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code;
    };
    row("depth of lists", repeated("[", 100'000), "too-deep");
    row("depth of maps", repeated("{\"a\":", 100'000), "too-deep");
    row("50 MB", std::string(50u << 20, '['), "file-too-large");
    row("many values", "[" + repeated("1,", 300'000) + "1]", "too-many-nodes");
    row("long text", "\"" + std::string(100'000, 'x') + "\"", "text-too-long");
    row("long word", std::string(3'000'000, '1'), "json-word");
    row("4 MB of open quotes", repeated("\"", 4u << 20), "json-trailing");
}

void TestJson::hostile()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    const auto read = readJson({text.constData(), std::size_t(text.size())}, "x");
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.faults[0].message.code), code);
}

void TestJson::depthCostsNoStack()
{
    Limits limits;
    limits.depth = 200;
    const auto read = readJson(repeated("[", 200) + repeated("]", 200), "x", limits);
    QVERIFY2(read, describe(read.faults).c_str());
}

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
