// Sentences and the places in them.
#include "model/text/message.h"
#include "support.h"

#include <QRegularExpression>
#include <QSet>

using namespace strategikon;

class TestMessage : public QObject {
    Q_OBJECT
private slots:
    void fills_data();
    void fills();
    void unknownCode();
    void schemaSentence();
    void tables();
    void describes();
    void sentences();
};

void TestMessage::fills_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("filled");
    QTest::newRow("none") << "Nothing here."
                          << "Nothing here.";
    QTest::newRow("one") << "The {a} here."
                         << "The x here.";
    QTest::newRow("twice") << "{a}{a}"
                           << "xx";
    QTest::newRow("two") << "{b} and {a}"
                         << "{a} and x";
    QTest::newRow("unknown") << "{c} {a}"
                             << "{c} x";
    QTest::newRow("open") << "{a"
                          << "{a";
    QTest::newRow("close") << "a} {a}"
                           << "a} x";
    QTest::newRow("open twice") << "{{a}}"
                                << "{x}";
    QTest::newRow("empty") << ""
                           << "";
}

void TestMessage::fills()
{
    QFETCH(QString, sentence);
    QFETCH(QString, filled);
    // An argument that looks like a place is put in as it is.
    const Message message{"code", {{"a", "x"}, {"b", "{a}"}}};
    QCOMPARE(QString::fromStdString(fill(sentence.toStdString(), message, english)), filled);
}

void TestMessage::unknownCode()
{
    QCOMPARE(english({"no-such-code", {}}), std::string("no-such-code"));
    QCOMPARE(english({"no-such-code", {{"a", "1"}, {"b", "2"}}}), std::string("no-such-code (a: 1, b: 2)"));
    QVERIFY(!templateOf("no-such-code"));
    QCOMPARE(withSource("So it is.", {"code", {{"a", "x"}}}, english), std::string("So it is."));
    QCOMPARE(withSource("So it is.", {"code", {{"source", Citation{"Book", "Charges", 3, 28}}}}, english),
        std::string("So it is. (Book, Charges, page 3 (line 28))"));
}

void TestMessage::schemaSentence()
{
    const Message message{"says", {{"sentence", "“{written}” is no {key}."}, {"key", "range"}, {"written", "{key}"}}};
    QCOMPARE(english(message), std::string("“{key}” is no range."));
}

void TestMessage::tables()
{
    static constexpr Template table[] = {{"test-code", "One {a}."}, {"test-code", "Two {a}."}};
    const std::size_t before = allTemplates().size();
    addTemplates(table);
    addTemplates(table);
    QCOMPARE(allTemplates().size(), before + 2);
    QCOMPARE(english({"test-code", {{"a", "b"}}}), std::string("One b."));
}

void TestMessage::describes()
{
    const Message message{"duplicate-key", {{"key", "min"}}};
    const std::string sentence = "The key “min” is here twice; keep one.";
    QCOMPARE(describe(Fault{{"a.yaml", 3, 7}, message}), "a.yaml:3:7: " + sentence);
    QCOMPARE(describe(Fault{{"a.yaml", 0, 0}, message}), "a.yaml: " + sentence);
    QCOMPARE(describe(Fault{{"", 3, 7}, message}), "3:7: " + sentence);
    QCOMPARE(describe(Fault{{}, message}), sentence);
    QCOMPARE(describe(std::vector<Fault>{{{}, message}, {{}, message}}), sentence + "\n" + sentence + "\n");
}

// Every template of this folder: one code, one sentence, with a full stop or a question mark.
void TestMessage::sentences()
{
    QSet<QString> codes;
    for (const auto& [code, text, counted] : allTemplates()) {
        const QString name = QString::fromUtf8(code), sentence = QString::fromUtf8(text);
        if (name.startsWith("test-") || name == "says")
            continue;
        QVERIFY2(!codes.contains(name), code);
        codes.insert(name);
        QVERIFY2(QRegularExpression("^[a-z0-9]+(-[a-z0-9]+)*$").match(name).hasMatch(), code);
        QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'?'), text);
        QVERIFY2(!QRegularExpression("\\. [A-Z]").match(sentence).hasMatch(), text); // one sentence
    }
    QVERIFY(codes.size() > 60);
}

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"
