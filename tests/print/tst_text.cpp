// Text forms against the files in expected/, and what must never slip through them.
#include "app/print/csv.h"
#include "app/print/text.h"
#include "tests/print/examples.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

using namespace strategikon;
using namespace strategikon::print;

namespace {

constexpr const char* formNames[] = {"plain", "lines", "markdown", "bbcode", "html", "json", "csv"};

QString expectedFile(const QString& name, std::string_view form)
{
    return QStringLiteral(SOURCE_DIR "/tests/print/expected/%1.%2.txt")
        .arg(name, QString::fromUtf8(form.data(), qsizetype(form.size())));
}

// The first lines that differ, as diff prints them.
QString difference(const QByteArray& wanted, const QByteArray& got)
{
    const auto a = wanted.split('\n'), b = got.split('\n');
    QString out;
    for (qsizetype i = 0, shown = 0; i < std::max(a.size(), b.size()) && shown < 8; ++i)
        if (a.value(i) != b.value(i)) {
            out += QStringLiteral("\n%1 -%2\n%1 +%3")
                       .arg(i + 1)
                       .arg(QString::fromUtf8(a.value(i)), QString::fromUtf8(b.value(i)));
            ++shown;
        }
    return out;
}

// RFC 4180, read back strictly.
QList<QStringList> cellsOf(const QByteArray& csv)
{
    QList<QStringList> rows;
    QStringList row;
    QString cell;
    bool quoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == u'"' && text.mid(i + 1, 1) == QStringLiteral("\"")) {
            cell += c;
            ++i;
        } else if (c == u'"')
            quoted = !quoted;
        else if (!quoted && c == u',')
            row.append(std::exchange(cell, {}));
        else if (!quoted && c == u'\r') {
            row.append(std::exchange(cell, {}));
            rows.append(std::exchange(row, {}));
            ++i;
        } else
            cell += c;
    }
    return rows;
}

} // namespace

class TextTest : public QObject {
    Q_OBJECT

private slots:
    void isAsExpected_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("form");
        for (const char* name : {"usual", "split", "guard", "set", "wrong", "awkward", "empty", "contingent"})
            for (const char* form : formNames)
                QTest::addRow("%s.%s", name, form) << QString::fromLatin1(name) << QString::fromUtf8(form);
    }

    void isAsExpected()
    {
        QFETCH(QString, name);
        QFETCH(QString, form);
        const QByteArray got = writeText(examples::example(name).roster, *textFormNamed(form.toStdString()));
        QFile file(expectedFile(name, form.toStdString()));
        if (qEnvironmentVariableIsSet("STRATEGIKON_REGENERATE")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(got);
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QByteArray wanted = file.readAll();
        QVERIFY2(got == wanted, qPrintable(difference(wanted, got)));
    }

    void csvReadsBack()
    {
        const Roster roster = examples::example(QStringLiteral("awkward")).roster;
        const auto rows = cellsOf(writeText(roster, TextForm::csv));
        QCOMPARE(rows.size(), roster.units.size() + 1);
        for (const QStringList& row : rows) {
            QCOMPARE(row.size(), rows.first().size());
            for (const QString& cell : row)
                QVERIFY2(!QRegularExpression(QStringLiteral("^\\s*[=@]|^\\s*[+-](?!\\d+$)")).match(cell).hasMatch(),
                    qPrintable(cell));
        }
        QCOMPARE(rows[4][3], QStringLiteral("Two\nlines"));
        QCOMPARE(rows[1][3], QStringLiteral("'=cmd|' /C calc'!A1"));
    }

    // Every kind of CSV is made of these lines.
    void csvIsGuarded_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("line");
        const auto row = [](const QString& cell, const QString& line) {
            QTest::newRow(qPrintable(cell)) << cell << line + QStringLiteral("\r\n");
        };
        for (const QString& plain : {QStringLiteral("Archers"), QStringLiteral("-5"), QStringLiteral("-2.5"),
                 QStringLiteral("12.5"), QStringLiteral("2026-11-28"), QStringLiteral("May"), QStringLiteral("2x40"),
                 QStringLiteral("3+"), QStringLiteral("a=b"), QString()})
            row(plain, plain);
        for (const QString& formula :
            {QStringLiteral("=1+1"), QStringLiteral("+A1"), QStringLiteral("-A1"), QStringLiteral("@SUM(A1)"),
                QStringLiteral("=cmd|' /C calc'!A1"), QStringLiteral("\u00A0=1"), QStringLiteral("\u200B=1"),
                QStringLiteral("\uFF1D1+1"), QStringLiteral("-"), QStringLiteral("-5+A1"), QStringLiteral("--5")})
            row(formula, u'\'' + formula);
        for (const QString& retold : {QStringLiteral("+1"), QStringLiteral("8/9"), QStringLiteral("3-4"),
                 QStringLiteral("1/2/26"), QStringLiteral("007"), QStringLiteral("4 1/2"), QStringLiteral("10:30"),
                 QStringLiteral("1E5"), QStringLiteral("50%"), QStringLiteral("Jan 5"), QStringLiteral("5 March"),
                 QStringLiteral("1.2."), QStringLiteral("TRUE"), QStringLiteral("1234567890123456")})
            row(retold, QStringLiteral("\"\t%1\"").arg(retold));
        row(QStringLiteral("=HYPERLINK(\"http://x\",\"y\")"),
            QStringLiteral("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\""));
        row(QStringLiteral("\t=1"), QStringLiteral("\"'\t=1\""));
        row(QStringLiteral("\n=1"), QStringLiteral("\"'\n=1\""));
        row(QStringLiteral(" =1"), QStringLiteral("' =1"));
        row(QStringLiteral("a, b"), QStringLiteral("\"a, b\""));
    }

    void csvIsGuarded()
    {
        QFETCH(QString, cell);
        QFETCH(QString, line);
        QCOMPARE(csvLine({cell}), line);
    }

    void jsonAddsUp()
    {
        for (const QString& name : examples::names()) {
            const Roster roster = examples::example(name).roster;
            const auto object = nlohmann::json::parse(writeText(roster, TextForm::json).toStdString());
            int sum = 0;
            for (const auto& unit : object["units"])
                sum += unit["points"].get<int>();
            for (const auto& extra : object["extras"])
                sum += extra["points"].get<int>();
            QCOMPARE(sum, object["points"].get<int>());
            QCOMPARE(object["stamp"].get<std::string>(), roster.stamp.toStdString());
        }
    }

    void htmlHoldsNoMarkupOfThePlayer()
    {
        const QString html =
            QString::fromUtf8(writeText(examples::example(QStringLiteral("awkward")).roster, TextForm::html));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QVERIFY(!html.contains(QStringLiteral("<b>")));
        QVERIFY(!html.contains(QStringLiteral("http"))); // nothing is fetched
        QXmlStreamReader xml(html.mid(html.indexOf(QStringLiteral("<body>")),
            html.indexOf(QStringLiteral("</html>")) - html.indexOf(QStringLiteral("<body>"))));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void tablesKeepTheirShape()
    {
        const QString markdown =
            QString::fromUtf8(writeText(examples::example(QStringLiteral("awkward")).roster, TextForm::markdown));
        static const QRegularExpression bar(QStringLiteral("(?<!\\\\)\\|"));
        qsizetype columns = 0;
        for (const QString& row : markdown.split(u'\n'))
            if (row.startsWith(u'|')) {
                columns = columns ? columns : row.count(bar);
                QCOMPARE(row.count(bar), columns);
            }
        const QString bbcode =
            QString::fromUtf8(writeText(examples::example(QStringLiteral("awkward")).roster, TextForm::bbcode));
        QVERIFY(!bbcode.contains(QStringLiteral("[url")) && !bbcode.contains(QStringLiteral("[/url")));
        QCOMPARE(bbcode.count(QStringLiteral("[td]")), bbcode.count(QStringLiteral("[/td]")));
    }

    void formsAreNamed()
    {
        for (const char* name : formNames)
            QVERIFY(textFormNamed(name));
        QCOMPARE(textFormNamed("md"), textFormNamed("markdown"));
        QVERIFY(!textFormNamed("docx"));
    }
};

QTEST_GUILESS_MAIN(TextTest)
#include "tst_text.moc"
