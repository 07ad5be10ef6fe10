// Nothing is cut on a play sheet: of each ready-made army against another, in every form, on both papers.
#include "app/report/handouts.h"
#include "tests/report/meeting.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace strategikon;
using namespace strategikon::report;
using namespace strategikon::meeting;

namespace {

const QSizeF papers[] = {{210, 297}, {215.9, 279.4}};
const QString cut = QStringLiteral("…");

QString squeezed(QString text) { return text.remove(u' '); }

double footOf(const print::Sheet& sheet) { return sheet.size.height() - 12.5; }

// Of names and running text; headings are larger.
double usualSize(const print::Page& page)
{
    std::vector<double> sizes;
    for (const print::Letters& letters : page.letters)
        if (letters.style.face == print::Face::text)
            sizes.push_back(letters.style.size);
    std::ranges::sort(sizes);
    return sizes.empty() ? 0 : sizes[sizes.size() / 2];
}

// In the order in which they were put there, so that the lines of one text follow one another.
QString textOf(const print::Sheet& sheet)
{
    QString all;
    for (const print::Page& page : sheet.pages)
        for (const print::Letters& letters : page.letters)
            if (letters.at.y() < footOf(sheet))
                all += squeezed(letters.text);
    return all;
}

double rightOf(const print::Letters& letters) { return letters.at.x() + print::widthOf(letters.text, letters.style); }

// Below it, in its column, before the foot of the page.
bool standsAlone(const print::Page& page, const print::Letters& heading, double foot)
{
    return std::ranges::none_of(page.letters, [&](const print::Letters& other) {
        return other.at.y() > heading.at.y() + 0.1 && other.at.y() < foot && other.at.x() < heading.at.x() + 60
            && rightOf(other) > heading.at.x() - 0.1 && other.style.size < heading.style.size;
    });
}

} // namespace

class WholePaper : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

    static void within(const print::Sheet& sheet)
    {
        for (const print::Page& page : sheet.pages)
            for (const print::Letters& letters : page.letters) {
                const QByteArray what = letters.text.toUtf8();
                QVERIFY2(letters.style.size >= print::leastSize - 1e-9, what);
                QVERIFY2(!letters.text.contains(cut), what);
                QVERIFY2(rightOf(letters) <= sheet.size.width() - 4 && letters.at.x() >= 4, what);
                QVERIFY2(letters.at.y() <= sheet.size.height() - 4 && letters.at.y() >= 4, what);
            }
    }

    // Headings of all levels; those of columns above their rows go with the table.
    static void headed(const print::Sheet& sheet, const Document& document)
    {
        for (const Part& part : document.parts)
            if (const auto* heading = std::get_if<Heading>(&part))
                for (const print::Page& page : sheet.pages)
                    for (const print::Letters& letters : page.letters)
                        if (!letters.text.isEmpty() && heading->text.endsWith(letters.text)
                            && letters.style.size > 1.1 * usualSize(page))
                            QVERIFY2(!standsAlone(page, letters, footOf(sheet)), qPrintable(heading->text));
    }

    static void holds(const QString& text, const Document& document)
    {
        for (const Part& part : document.parts) {
            QStringList words;
            if (const auto* heading = std::get_if<Heading>(&part))
                words << heading->text;
            if (const auto* paragraph = std::get_if<Paragraph>(&part))
                words << paragraph->lead << paragraph->text;
            if (const auto* table = std::get_if<Table>(&part)) {
                words << table->head;
                for (const QStringList& row : table->rows)
                    words << row;
            }
            for (const QString& one : words)
                QVERIFY2(text.contains(squeezed(one).remove(u'\n')), qPrintable(one));
        }
    }

    void allHold(const play::State& met)
    {
        for (const QSizeF& paper : papers) {
            const Handed handed{*gameOf("warmaster"), met, ownRules(*catalogue, "warmaster", met), paper};
            const print::Sheet usual = playSheets(handed, Lettering::usual),
                               large = playSheets(handed, Lettering::large), odds = matchups(handed);
            for (const print::Sheet& sheet : {usual, large, odds, labels(handed), blanks(handed)})
                within(sheet);
            for (const int side : {0, 1})
                for (const print::Sheet& sheet : {usual, large}) {
                    headed(sheet, playSheet(handed, side));
                    holds(textOf(sheet), playSheet(handed, side));
                }
            headed(odds, matchup(handed));
            holds(textOf(odds), matchup(handed));
        }
    }

private slots:
    void initTestCase()
    {
        readRoots();
        catalogue = std::make_unique<Catalogue>();
    }

    void armies_data()
    {
        QTest::addColumn<QStringList>("both");
        const QStringList names = readyArmies();
        QVERIFY(names.size() > 20);
        for (int i = 0; i < names.size(); ++i)
            QTest::newRow(qPrintable(names[i])) << QStringList{names[i], names[(i + 7) % names.size()]};
    }

    void armies()
    {
        QFETCH(QStringList, both);
        allHold(between(*catalogue, both));
    }

    void longNames()
    {
        const QString sentence = QStringLiteral("Those who came down from the hills beyond the river "), word(60, u'w');
        allHold(between(*catalogue, readyArmies().mid(3, 2), (sentence.repeated(3) + word).toStdString()));
    }

    // The largest letters take the longest to find: of a few armies.
    void posters()
    {
        const QStringList names = readyArmies();
        for (const int i : {0, 11, 22}) {
            const play::State met = between(*catalogue, {names[i], names[(i + 7) % names.size()]});
            const Handed handed{*gameOf("warmaster"), met, ownRules(*catalogue, "warmaster", met)};
            const print::Sheet sheet = playSheets(handed, Lettering::poster);
            within(sheet);
            for (const int side : {0, 1}) {
                headed(sheet, playSheet(handed, side));
                holds(textOf(sheet), playSheet(handed, side));
            }
        }
    }
};

QTEST_MAIN(WholePaper)
#include "tst_whole.moc"
