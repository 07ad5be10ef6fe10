// What of others' text a terminal gets.
#include "model/text/json.h"
#include "model/text/shown.h"
#include "model/text/utf8.h"

#include <QTest>

using namespace strategikon;
using namespace Qt::StringLiterals;

class Shown : public QObject {
    Q_OBJECT

private slots:
    void harmless_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, const QByteArray& text, const QString& shown) {
            QTest::newRow(name) << text << shown;
        };
        row("plain", "Sons of Ra, 1,000 points", u"Sons of Ra, 1,000 points"_s);
        row("letters", "Ὀδυσσεύς فارسی‌ها 🏹",
            u"Ὀδυσσεύς فارسی‌ها 🏹"_s); // with a joiner that Persian needs
        row("lines", "a\tb\nc\n", u"a\tb\nc\n"_s);
        row("colours", "\x1b[31mred", u"\uFFFD[31mred"_s);
        row("title of the window", "\x1b]0;gone\x07", u"\uFFFD]0;gone\uFFFD"_s);
        row("bell and delete", "\a\x7f", u"\uFFFD\uFFFD"_s);
        row("over the line", "good\rbad", u"good\uFFFDbad"_s);
        row("nothing", QByteArray("a\0b", 3), u"a\uFFFDb"_s);
        row("eight bits",
            "\xc2\x9b"
            "31m",
            u"\uFFFD31m"_s);
        row("a byte alone",
            "\x9b"
            "31m",
            u"\uFFFD31m"_s);
        row("turned", "\u202Etxt.exe\u2066\u200F", u"\uFFFDtxt.exe\uFFFD\uFFFD"_s);
        row("tags that no screen shows", "a\U000E0041\U000E007F\u2060\uFEFFb", u"a\uFFFD\uFFFD\uFFFD\uFFFDb"_s);
        row("line separator", "a\u2028b", u"a\uFFFDb"_s);
    }

    void harmless()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, shown);
        QCOMPARE(QString::fromStdString(strategikon::harmless(text.toStdString())), shown);
    }

    // JSON keeps what the text says.
    void json()
    {
        const std::string made = harmlessJson("{\"a\": \"x\u202Ey\u0085z\x7f\u2028\"}");
        QCOMPARE(QString::fromStdString(made), u"{\"a\": \"x\\u202ey\\u0085z\\u007f\\u2028\"}"_s);
        for (const char* text : {"x\u202Ey", "x\U000E0041y"})
            QCOMPARE(
                readJson(harmlessJson("{\"a\": \"" + std::string(text) + "\"}"), {})->textOr("a"), std::string(text));
    }

    void brief()
    {
        const auto made = [](const std::string& sentence) {
            return QString::fromStdString(strategikon::brief(sentence));
        };
        QCOMPARE(made("one\ntwo\x1b."), u"one two\uFFFD."_s);
        const QString quote = made("There is no “" + std::string(5000, 'x') + "”; write another.");
        QVERIFY(quote.startsWith(u"There is no “xxx"_s) && quote.endsWith(u"xxx…”; write another."_s));
        QVERIFY(quote.size() < 200);
        const QString word = made("nothing is known of " + std::string(5000, 'y') + "; see the help.");
        QVERIFY(word.endsWith(u"; see the help."_s) || word.endsWith(u"… see the help."_s));
        QVERIFY(word.size() < 400);
        std::string quotes;
        for (int i = 0; i < 5000; ++i)
            quotes += "“x";
        const QString odd = made("There is no “" + quotes + "”; write “that”.");
        QVERIFY(odd.endsWith(u"; write “that”."_s));
        QVERIFY(odd.size() < 500);
        std::string words;
        for (int i = 0; i < 5000; ++i)
            words += "word ";
        const QString long_ = made("It begins, " + words + "and ends.");
        QVERIFY(long_.startsWith(u"It begins,"_s) && long_.endsWith(u"and ends."_s) && long_.contains(u" … "_s));
        QVERIFY(long_.size() < 2000);
    }
};

QTEST_GUILESS_MAIN(Shown)
#include "tst_shown.moc"
