// What is written reads back the same.
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "support.h"

#include <random>

using namespace strategikon;

class TestWrite : public QObject {
    Q_OBJECT
private slots:
    void layout();
    void words_data();
    void words();
    void everyCharacter();
    void cleans();
    void anyTree();
};

void TestWrite::layout()
{
    const std::string text = "system: \"3x60\"\n"
                             "points: 1000\n"
                             "share: 0.5\n"
                             "own: true\n"
                             "none: null\n"
                             "tags: [a, \"b: c\", 3]\n"
                             "empty: []\n"
                             "nothing: {}\n"
                             "note: |-\n"
                             "  One line\n"
                             "\n"
                             "    and another\n"
                             "units:\n"
                             "  - entry: archers\n"
                             "    count: 4\n"
                             "    upgrades:\n"
                             "      - chariot\n"
                             "      - name: rameses\n"
                             "        count: 1\n"
                             "  - entry: general\n"
                             "  - {}\n"
                             "partner:\n"
                             "  list: egyptian\n";
    const auto read = readYaml(text, "x");
    QVERIFY2(read, describe(read.faults).c_str());
    QCOMPARE(QByteArray::fromStdString(writeYaml(*read)), QByteArray::fromStdString(text));
}

void TestWrite::words_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("quoted");
    for (const char* plain : {"archers", "Mounted Skirmishers", "General's", "a + b", "Side (left)",
             "Homeric Greek/Trojan", "a-b", "a_b", "Élite", "Hannibal (old)", "nullify", "trueness"})
        QTest::addRow("plain %s", plain) << QByteArray(plain) << false;
    for (const char* quoted : {"", " ", "null", "Null", "~", "true", "TRUE", "yes", "No", "on", "off", "y", "N", "3",
             "-3", "2.5", "6+", "8/9", "+2", "010", "0x1F", ".inf", "1e5", "12:30", "2001-12-14", "- a", "-", "--- a",
             "...", "? a", "a: b", "a:", ":a", "a #b", "#a", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a", "'a'",
             "\"a\"", "[a", "a]", "{a", "a}", "a,b", "a ", " a", "<<", "=", "a\\b", "a\tb", "\ta", "a\rb", "what?",
             "a & b", "a * b", "a@b", "a=b", "50%", "a;b", "a!", "a~b", "a|b", "a > b", "a$b", "a^b", "\xe2\x80\xa8",
             "\xef\xbb\xbf"
             "a"})
        QTest::addRow("quoted %s", quoted) << QByteArray(quoted) << true;
    for (const char* lines : {"a\nb", "a\n", "\n", "\n\n", "a\n\n", "\na", " a\nb", "a \nb", "a\n b", "a\nb ",
             "a\n\nb\n", "a\n\tb", "# a\nb", "- a\n- b", "a: b\nc: d\n", "---\n...\n", "a\r\nb", "\n a", "a\n \nb"})
        QTest::addRow("lines %s", lines) << QByteArray(lines) << false;
}

void TestWrite::words()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, quoted);
    Node map;
    map.set("text", Node::ofText(text.toStdString()));
    map.set("list", Node::newList()).add(Node::ofText(text.toStdString()));
    map.set("maps", Node::newList()).add(Node::newMap()).set("deep", Node::ofText(text.toStdString()));
    if (!text.isEmpty())
        map.set(text.toStdString(), Node::newMap()).set(text.toStdString(), Node::ofText(text.toStdString()));
    const std::string written = writeYaml(map);
    const auto read = readYaml(written, "x");
    QVERIFY2(read, (describe(read.faults) + written).c_str());
    QVERIFY2(*read == map, written.c_str());
    if (!text.contains('\n'))
        QCOMPARE(writeYaml(Node::ofText(text.toStdString())).starts_with('"'), quoted);
    const auto alone = readYaml(writeYaml(Node::ofText(text.toStdString())), "x");
    QVERIFY2(alone, describe(alone.faults).c_str());
    QCOMPARE(QByteArray::fromStdString(alone->written()), text);
}

// Each printable character of ASCII, and each pair of them, as a whole text and inside one.
void TestWrite::everyCharacter()
{
    Node list;
    for (char a = ' '; a < 127; ++a)
        for (char b = ' '; b < 127; ++b) {
            list.add(Node::ofText({a, b}));
            list.add(Node::ofText({'x', a, b, 'x'}));
        }
    const auto read = readYaml(writeYaml(list), "x");
    QVERIFY2(read, describe(read.faults).c_str());
    QVERIFY(*read == list);
}

void TestWrite::cleans()
{
    const std::string zero("a\0b", 3);
    QCOMPARE(readYaml(writeYaml(Node::ofText(zero)), "x")->written(), std::string("a b"));
    QCOMPARE(readYaml(writeYaml(Node::ofText("a\x07"
                                             "b\x7f")),
                 "x")
                 ->written(),
        std::string("a b "));
    QCOMPARE(readYaml(writeYaml(Node::ofText("a\xc2\x85"
                                             "b")),
                 "x")
                 ->written(),
        std::string("a b"));
    QCOMPARE(readYaml(writeYaml(Node::ofText("a\xff"
                                             "b")),
                 "x")
                 ->written(),
        std::string("a\xef\xbf\xbd"
                    "b"));
    Node map;
    map.set("a\x01"
            "b",
        Node::ofInteger(1));
    QCOMPARE(readYaml(writeYaml(map), "x")->integerOr("a b", 0), 1LL);
}

namespace {

std::string randomText(std::mt19937& random)
{
    static const std::vector<std::string> parts = {"a", "B", "é", "🏹", " ", "  ", "\n", "\t", "\r", ":", ": ", "#",
        " #", "-", "- ", "'", "\"", "\\", ",", "[", "]", "{", "}", "&", "*", "!", "|", ">", "%", "@", "`", "?", "1",
        "0", ".", "e", "+", "~", "null", "true", "no", "\xc2\xa0", "\xe2\x80\xa8", "\xef\xbb\xbf"};
    std::string text;
    for (auto left = random() % 8; left > 0; --left)
        text += parts[random() % parts.size()];
    return text;
}

Node randomTree(std::mt19937& random, int depth)
{
    switch (random() % (depth > 0 ? 8 : 6)) {
    case 0:
        return Node::ofInteger(static_cast<long long>(random()) - 2'000'000'000);
    case 1:
        return Node::ofNumber(static_cast<double>(random()) / 977.0);
    case 2:
        return Node::ofBoolean(random() % 2);
    case 3:
        return {};
    case 6: {
        Node list = Node::newList();
        for (auto left = random() % 5; left > 0; --left)
            list.add(randomTree(random, depth - 1));
        return list;
    }
    case 7: {
        Node map = Node::newMap();
        for (auto left = random() % 5; left > 0; --left)
            if (const std::string key = randomText(random); !key.empty())
                map.set(key, randomTree(random, depth - 1));
        return map;
    }
    default:
        return Node::ofText(randomText(random));
    }
}

} // namespace

void TestWrite::anyTree()
{
    std::mt19937 random(1);
    for (int i = 0; i < 20'000 / support::patience; ++i) {
        const Node tree = randomTree(random, 4);
        const std::string written = writeYaml(tree);
        const auto read = readYaml(written, "x");
        QVERIFY2(read, (describe(read.faults) + written).c_str());
        QVERIFY2(*read == tree, written.c_str());
        QCOMPARE(writeYaml(*read), written);
    }
}

QTEST_APPLESS_MAIN(TestWrite)
#include "tst_write.moc"
