// "Did you mean ...?"
#include "model/text/nearest.h"
#include "support.h"

using namespace strategikon;

class TestNearest : public QObject {
    Q_OBJECT
private slots:
    void distances();
    void suggestions_data();
    void suggestions();
    void longWords();
};

void TestNearest::distances()
{
    QCOMPARE(editDistance("", ""), 0u);
    QCOMPARE(editDistance("abc", ""), 3u);
    QCOMPARE(editDistance("kitten", "sitting"), 3u);
    QCOMPARE(editDistance("ponits", "points"), 1u); // neighbours swapped
    QCOMPARE(editDistance("ca", "abc"), 3u);
    QCOMPARE(editDistance("Chariot Runners", "chariot-runners"), 0u);
    QCOMPARE(editDistance("élite", "elite"), 1u); // one letter, two bytes
    QCOMPARE(editDistance("a\xff", "a"), 1u);
}

void TestNearest::suggestions_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("suggestion");
    QTest::newRow("swapped") << "ponits"
                             << "points";
    QTest::newRow("plural") << "point"
                            << "points";
    QTest::newRow("capitals") << "POINTS"
                              << "points";
    QTest::newRow("underscore") << "mounted_skirmishers"
                                << "mounted-skirmishers";
    QTest::newRow("two slips") << "skirmshiers"
                               << "skirmishers";
    QTest::newRow("short") << "mim"
                           << "min";
    QTest::newRow("first of equals") << "mxn"
                                     << "min";
    QTest::newRow("too far") << "elephant"
                             << "";
    QTest::newRow("one letter") << "x"
                                << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestNearest::suggestions()
{
    QFETCH(QString, word);
    QFETCH(QString, suggestion);
    const std::vector<std::string> known = {
        "points", "skirmishers", "mounted-skirmishers", "min", "man", "max", "a", ""};
    QCOMPARE(QString::fromStdString(nearest(word.toStdString(), known).value_or("")), suggestion);
}

void TestNearest::longWords()
{
    QVERIFY(!nearest(std::string(100'000, 'x'), {std::string(100'000, 'x'), "x"}));
    QVERIFY(!nearest("abc", {std::string(1'000'000, 'a')}));
}

QTEST_APPLESS_MAIN(TestNearest)
#include "tst_nearest.moc"
