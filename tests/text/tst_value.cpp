#include "model/text/message.h"

#include <QTest>

namespace strategikon {

// What stands at a place of a sentence, in English.
class TestValue : public QObject {
    Q_OBJECT

private slots:
    void english_data();
    void english();
    void wholeNumbers();
    void sameValues();
    void places();
};

void TestValue::english_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* expected, const Value& value) {
        QTest::newRow(expected) << QString::fromStdString(strategikon::english(value)) << QString(expected);
    };
    row("Rome, the Second", "Rome, the Second");
    row("Archers", DataText{"Archers"});
    row("left", TermId{"blocks", "left"});
    row("12", 12);
    row("-3", -3);
    row("1200", 1200);
    row("12.5", Number{25, 2});
    row("-0.5", Number{-1, 2});
    row("6", Number{12, 2});
    row("12.3", Number{123, 10});
    row("12.5 cm", Length{125, false});
    row("30 cm", Length{300, false});
    row("4.9 in", Length{49, true});
    row("-0.5 cm", Length{-5, false});
    row("-275", Year{-275});
    row("-275..-146", Years{-275, -146});
    row("Rulebook, Charges, page 36 (line 1349)", Citation{"Rulebook", "Charges", 36, 1349});
    row("Errata (line 12)", Citation{"Errata", {}, 0, 12});
    row("Spear, Pike", severalOf({"Spear", "Pike"}));
    row("Foot (drilled)", inBrackets(DataText{"Foot"}, TermId{"columns", "drilled"}));
}

void TestValue::english()
{
    QFETCH(QString, found);
    QTEST(found, "expected");
}

void TestValue::wholeNumbers()
{
    QCOMPARE(wholeNumber(12).value_or(0), 12);
    QCOMPARE(wholeNumber(Number{24, 2}).value_or(0), 12);
    QCOMPARE(wholeNumber(Year{-275}).value_or(0), -275);
    QVERIFY(!wholeNumber(Number{25, 2}));
    QVERIFY(!wholeNumber("12"));
    QVERIFY(!wholeNumber(DataText{"12"}));
}

void TestValue::sameValues()
{
    QVERIFY(Value(12) == Value(Number{12, 1}));
    QVERIFY(!(Value("12") == Value(12)));
    QVERIFY(!(Value("Archers") == Value(DataText{"Archers"})));
    QVERIFY(severalOf({"a", "b"}).values == severalOf({"a", "b"}).values);
    QVERIFY(Value(severalOf({"a"})) == Value(severalOf({"a"})));
    QVERIFY(!(Value(severalOf({"a"})) == Value(severalOf({"a"}, "; "))));
    QVERIFY(Value().isNothing() && Value(Several{}).isNothing() && !Value(0).isNothing());
}

// A value that looks like a place, or like several, is put in as it is.
void TestValue::places()
{
    const Message message{"code", {{"who", "{count}, {who}"}, {"count", 3}}};
    QCOMPARE(fill("{who}: {count}", message, strategikon::english), std::string("{count}, {who}: 3"));
}

} // namespace strategikon

QTEST_APPLESS_MAIN(strategikon::TestValue)
#include "tst_value.moc"
