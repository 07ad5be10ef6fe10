// Numbers as people type them, here and elsewhere.
#include "support.h"

#include "model/text/typed_number.h"

#include <cmath>

namespace strategikon {

namespace {

const NumberSigns plain{",", "."}, german{".", ","}, french{"\u202F", ","}, swiss{"\u2019", "."};

constexpr int none = -999;

} // namespace

class TypedNumberTest : public QObject {
    Q_OBJECT

private slots:
    void whole_data();
    void whole();
    void broken_data();
    void broken();
};

// What is typed, and what it is by each place's signs.
void TypedNumberTest::whole_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QList<int>>("read"); // English, German, French, Swiss
    const auto row = [](const char* typed, QList<int> read) { QTest::newRow(typed) << QByteArray(typed) << read; };
    const auto all = [](int value) { return QList<int>(4, value); };
    row("2000", all(2000));
    row(" 2000 ", all(2000));
    row("0", all(0));
    row("-216", all(-216));
    row("+5", all(5));
    row("−5", all(-5));
    row("2,000", {2000, none, none, none});
    row("2.000", {none, 2000, none, none});
    row("2 000", all(2000));
    row("2\u202F000", all(2000));
    row("2\u00A0000", all(2000));
    row("2’000", all(2000));
    row("2'000", all(2000));
    row("1,234,567", {1234567, none, none, none});
    row("12,34,567", {1234567, none, none, none});
    for (const char* typed : {"", " ", "12,00", "12.00", "2000.5", "2000,5", "2,0000", "2,00", "20,00", "2000,000",
             "0,000", "2,000.5", "2.000,5", "1,23,45", "2,000 000", "2,,000", ",000", "2,", "2.", "2000 pts", "1e3",
             "0x10", "010", "½", "2 0", "two", "--2", "2-0", "99999999999", "nan"}) {
        row(typed, all(none));
    }
}

void TypedNumberTest::whole()
{
    QFETCH(QByteArray, typed);
    QFETCH(QList<int>, read);
    QList<int> found;
    for (const NumberSigns& signs : {plain, german, french, swiss}) {
        found << wholeTyped(typed.toStdString(), signs).value_or(none);
    }
    QCOMPARE(found, read);
}

void TypedNumberTest::broken_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QList<double>>("read"); // English, German, French, Swiss
    const auto row = [](const char* typed, QList<double> read) { QTest::newRow(typed) << QByteArray(typed) << read; };
    const auto all = [](double value) { return QList<double>(4, value); };
    row("12", all(12));
    row("12.5", all(12.5));
    row("12,5", all(12.5));
    row("12,00", all(12));
    row("0,75", all(0.75));
    row("-0.5", all(-0.5));
    row("2,000", {2000, 2, 2, 2});
    row("2.000", {2, none, 2, 2}); // two things to a German: refused
    row("2,000.5", {2000.5, none, none, none});
    row("2.000,5", {none, 2000.5, none, none});
    row("2 000,5", {none, 2000.5, 2000.5, none});
    row("2’000.5", {2000.5, none, none, 2000.5});
    for (const char* typed : {"", ".", "1.", ".5", "1.2.3", "1,2,3", "1e3", "inf", "nan", "12 cm", "0x1p3", "01.5"}) {
        row(typed, all(none));
    }
}

void TypedNumberTest::broken()
{
    QFETCH(QByteArray, typed);
    QFETCH(QList<double>, read);
    QList<double> found;
    for (const NumberSigns& signs : {plain, german, french, swiss}) {
        found << numberTyped(typed.toStdString(), signs).value_or(none);
    }
    QCOMPARE(found, read);
}

} // namespace strategikon

QTEST_APPLESS_MAIN(strategikon::TypedNumberTest)
#include "tst_typed_number.moc"
