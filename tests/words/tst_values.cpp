// What stands in a sentence is worded once, in the player's language; what a player wrote stays as it is.
#include "pseudo.h"

#include "app/words/points.h"
#include "app/words/translation.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

namespace strategikon {

class WordedValues : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void playersWords_data();
    void playersWords();
    void figures_data();
    void figures();
    void namesOfData();
    void severalAreWordedEach();
    void namesThatLookLikeSeveral();
    void inASentence();
    void oneKindOfDigits();

private:
    Pseudo pseudo_;
};

namespace {

constexpr Template sentences[] = {{"test-value", "{who} has {count}."}};

} // namespace

void WordedValues::initTestCase()
{
    addTemplates(sentences);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QVERIFY(QCoreApplication::installTranslator(&pseudo_));
}

// Names that look like something else: several, a place, a figure, a length, a year, a citation, a word of data.
void WordedValues::playersWords_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words : {"Rome, the Second", "{x}", "{count}", "%1 of %2", "1000", "12.5 cm", "-275..-146",
             "Guard; Foot (drilled)", "Book, page 3 (line 28)", "Archers", "12 bases", "A + B"})
        QTest::newRow(words) << QString(words);
}

void WordedValues::playersWords()
{
    QFETCH(QString, words);
    QCOMPARE(worded(Value(words.toStdString())), words);
    const QString told = worded(Message{"test-value", {{"who", words.toStdString()}, {"count", 3}}});
    QVERIFY2(told.contains(words), qPrintable(told));
}

void WordedValues::figures_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* expected, const Value& value) {
        QTest::newRow(expected) << worded(value) << QString::fromUtf8(expected);
    };
    row("12", 12);
    row("1.000", 1000);
    row("-1.234.567", -1234567);
    row("-999", -999);
}

void WordedValues::figures()
{
    QFETCH(QString, found);
    QTEST(found, "expected");
    QCOMPARE(worded(Value(Length{125, false})), Pseudo::of("%1 cm").arg("12,5"));
    QCOMPARE(worded(Value(Length{49, true})), Pseudo::of("%1 in").arg("4,9"));
    QCOMPARE(worded(Value(Year{-275})), Pseudo::of("%1 BC").arg(275));
    QCOMPARE(worded(Value(Years{-275, -146})), Pseudo::of("%1–%2 BC").arg(275).arg(146));
}

void WordedValues::namesOfData()
{
    QCOMPARE(worded(Value(DataText{"Archers"})), Pseudo::of("Archers"));
    QCOMPARE(worded(Value(TermId{"blocks", "left"})), Pseudo::of("left"));
    const QString place = worded(Value(Citation{"Rulebook", "Charges", 36, 1349}));
    for (const char* word : {"Rulebook", "Charges"})
        QVERIFY2(place.contains(Pseudo::of(word)) && !place.contains(word), qPrintable(place));
    QVERIFY2(place.contains("36") && place.contains("1349"), qPrintable(place));
}

void WordedValues::severalAreWordedEach()
{
    QCOMPARE(worded(Value(severalOf({"Spear", "Pike"}))), Pseudo::of("Spear") + ", " + Pseudo::of("Pike"));
    const Several bodies{{Several{{"A1–A3", DataText{"Archers"}}, " "}, Several{{"A7", DataText{"Guard, the"}}, " "}}};
    const QString told = worded(Value(bodies));
    QVERIFY2(told.startsWith("A1–A3 " + Pseudo::of("Archers") + ", A7 "), qPrintable(told));
    QCOMPARE(worded(inBrackets("Rome, the Second", TermId{"columns", "drilled"})),
        "Rome, the Second (" + Pseudo::of("drilled") + ")");
}

// What data calls something may be several items that a translation knows; a name of a list of one's own is left whole.
void WordedValues::namesThatLookLikeSeveral()
{
    class Some : public QTranslator {
        QString translate(const char*, const char* text, const char*, int) const override
        {
            const QString words = QString::fromUtf8(text);
            return words == "Metal helmet" ? "Metallhelm" : words == "Guard" ? "Garde" : QString();
        }
        bool isEmpty() const override { return false; }
    } some;
    QVERIFY(QCoreApplication::removeTranslator(&pseudo_));
    QVERIFY(QCoreApplication::installTranslator(&some));
    QCOMPARE(worded(Value(DataText{"Metal helmet, Guard"})), QString("Metallhelm, Garde"));
    QCOMPARE(worded(Value(DataText{"Metal helmet, 4+"})), QString("Metallhelm, 4+"));
    QCOMPARE(worded(Value(DataText{"Guard, the Second"})), QString("Guard, the Second"));
    QCoreApplication::removeTranslator(&some);
    QVERIFY(QCoreApplication::installTranslator(&pseudo_));
}

void WordedValues::inASentence()
{
    const QString told = worded(Message{"test-value", {{"who", DataText{"Archers"}}, {"count", 1200}}});
    QCOMPARE(
        told, Pseudo::of("{who} has {count}.").replace("{who}", Pseudo::of("Archers")).replace("{count}", "1.200"));
}

// Whatever digits a locale has, those of a total are those of the sentence around it.
void WordedValues::oneKindOfDigits()
{
    const QLocale before;
    static const QRegularExpression foreign(QStringLiteral("(?![0-9])\\p{Nd}"));
    for (const QLocale& locale :
        QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyCountry)) {
        QLocale::setDefault(locale);
        useOneKindOfDigits();
        const QString told = pointsShown(1234567, 1) + pointsShown(25, 2)
            + worded(Message{"test-value", {{"who", std::string("Ra")}, {"count", 1234567}}});
        QVERIFY2(!told.contains(foreign), qPrintable(locale.name() + QStringLiteral(": ") + told));
    }
    QLocale::setDefault(before);
}

} // namespace strategikon

QTEST_GUILESS_MAIN(strategikon::WordedValues)
#include "tst_values.moc"
