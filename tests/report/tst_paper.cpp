// What two armies are given for the table, as PDF: whole, the same bytes twice, and the figures those of the odds.
#include "app/print/pdf.h"
#include "app/report/handouts.h"
#include "app/report/pages.h"
#include "app/report/report.h"
#include "model/play/map/place.h"
#include "model/play/record/record.h"
#include "rules/warmaster/play/paper/play_sheet.h"
#include "tests/report/meeting.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTest>

#include <cmath>
#include <set>

using namespace strategikon;
using namespace strategikon::report;

namespace {

const QString pages = QStringLiteral(PAGES_DIR), root = QStringLiteral(SOURCE_DIR);

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

// Points of running text.
double pointsOf(const print::Sheet& sheet)
{
    double most = 0;
    for (const print::Letters& letters : sheet.pages.front().letters)
        if (letters.style.face == print::Face::text && letters.text.size() > 30)
            most = std::max(most, letters.style.size);
    return std::round(most / print::points(1) * 100) / 100;
}

} // namespace

class PaperTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    play::State state;
    Handed handed() const { return {*gameOf("warmaster"), state, ownRules(*catalogue, "warmaster", state)}; }

    play::State between(const QStringList& names) const { return meeting::between(*catalogue, names); }

    // The table of the play sheet whose first column is headed so; empty where there is none.
    report::Table tableOf(const QString& head) const
    {
        for (const Part& part : playSheet(handed(), 0).parts)
            if (const auto* table = std::get_if<report::Table>(&part); table && table->head.front() == head)
                return *table;
        return {};
    }

    static const print::Letters* lettersOf(const print::Sheet& sheet, const QString& text)
    {
        for (const print::Letters& letters : sheet.pages.front().letters)
            if (letters.text == text)
                return &letters;
        return nullptr;
    }

    static QByteArray pdf(const print::Sheet& sheet)
    {
        return print::pdfOf(sheet, QStringLiteral("Paper"), std::nullopt);
    }

    // The words on a PDF's pages, as another program reads them.
    static QString wordsOf(const print::Sheet& sheet, const QString& name)
    {
        const QString path = QStringLiteral("%1/%2.pdf").arg(pages, name);
        const QByteArray bytes = pdf(sheet);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qPrintable(path));
        file.close();
        run(QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"), QStringLiteral("80"), QStringLiteral("-png"), path, path.chopped(4)});
        return run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")})
            .simplified()
            .remove(u' ');
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(QDir().mkpath(pages));
        meeting::readRoots();
        catalogue = std::make_unique<Catalogue>();
        state = between({QStringLiteral("carthaginian"), QStringLiteral("alexandrian-greek")});
    }

    void playSheetIsAPageASide()
    {
        const print::Sheet sheet = playSheets(handed(), Lettering::usual);
        const QString words = wordsOf(sheet, QStringLiteral("playsheet"));
        QCOMPARE(sheet.pages.size(), 2);
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::army)
                QVERIFY(words.contains(QString::fromStdString(thing.name).remove(u' ')));
        QVERIFY(words.contains(QStringLiteral("Elephants(A"), Qt::CaseInsensitive));
    }

    // Each ready army against another: what is added to the sheet must not push it onto a second page.
    void readyArmiesHaveAPageASide()
    {
        const QStringList names = meeting::readyArmies();
        QVERIFY(names.size() > 20);
        for (int i = 0; i < names.size(); ++i) {
            const QStringList both{names[i], names[(i + 7) % names.size()]};
            const play::State met = between(both);
            const Handed their{*gameOf("warmaster"), met, ownRules(*catalogue, "warmaster", met)};
            QVERIFY2(playSheets(their, Lettering::usual).pages.size() == 2, qPrintable(both.join(u' ')));
            const print::Sheet poster = playSheets(their, Lettering::poster);
            QVERIFY2(poster.pages.size() == 2 && poster.size.height() < 850, qPrintable(both.join(u' '))); // A1
        }
    }

    // A table with what the die must come to, and nothing of it twice or left out.
    void blundersAreATable()
    {
        const report::Table table = tableOf(QStringLiteral("Die"));
        QStringList scores;
        for (const QStringList& row : table.rows)
            scores << row.front();
        QCOMPARE(scores, QStringList({"1", "2–3", "4–5", "6–7"}));
        QVERIFY2(table.rows[2][1].contains(QStringLiteral("half pace")), qPrintable(table.rows[2][1]));
    }

    // The figures are those that the engine moves by, of all troops that are here and of no others.
    void moveRatesAreTheEngines()
    {
        const report::Table table = tableOf(QStringLiteral("Moves"));
        QCOMPARE(table.head.mid(2), QStringList({"Full pace (cm)", "Half pace (cm)"}));
        const warmasterPlay::BattleView units(state);
        std::set<play::Id> found;
        const auto rows = handed().game.sheetTables(state).front().rows;
        QCOMPARE(table.rows.size(), qsizetype(rows.size()));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const QStringList cells = table.rows[int(i)];
            QCOMPARE(cells[1], badges(state, rows[i].of));
            found.insert(rows[i].of.begin(), rows[i].of.end());
            for (const play::Id thing : rows[i].of)
                if (units.isUnit(thing))
                    QVERIFY(units.fullPace(thing) == cells[2].toInt() && cells[2].toInt() == 2 * cells[3].toInt());
        }
        QCOMPARE(table.rows.back()[2], QStringLiteral("60")); // commanders
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::leader || (units.isUnit(thing.id) && units.fullPace(thing.id) > 0))
                QVERIFY2(found.contains(thing.id), thing.badge.c_str());
    }

    // Modifiers are looked up in the heat of battle: no smaller or paler than the rules around them.
    void modifiersAreReadable()
    {
        const print::Sheet sheet = playSheets(handed(), Lettering::usual);
        const auto* rule = lettersOf(sheet, QStringLiteral("A winner may stand."));
        const auto* words = lettersOf(sheet, QStringLiteral("Charged, against an enemy in the open"));
        const auto* figure = lettersOf(sheet, QStringLiteral("+1"));
        QVERIFY(rule && words && figure);
        QCOMPARE(words->style.size, rule->style.size);
        QCOMPARE(words->style.ink, 1.0);
        QCOMPARE(figure->style.ink, 1.0);
        QVERIFY(figure->style.size > rule->style.size * 0.75); // capitals of that face are as high as these
    }

    // Only rules that these armies need: nobody here has scythed chariots.
    void nothingElseIsThere()
    {
        bool elephants = false;
        for (const play::SheetRule& passage : handed().game.sheetRules(state)) {
            QVERIFY(passage.name != "Scythed Chariots");
            elephants = elephants || passage.name == "Elephants";
        }
        QVERIFY(elephants);
    }

    // What a list says itself, with who brings it, found again in the state alone.
    void rulesOfTheLists()
    {
        const QList<OwnRule> own = ownRules(*catalogue, "warmaster", state);
        QVERIFY(!own.isEmpty());
        const QString words = wordsOf(playSheets(handed(), Lettering::usual), QStringLiteral("own-rules"));
        for (const OwnRule& rule : own) {
            QVERIFY2(!rule.carriers.isEmpty() && !rule.text.isEmpty(), qPrintable(rule.name));
            QVERIFY2(words.contains(QString(rule.name).remove(u' '), Qt::CaseInsensitive), qPrintable(rule.name));
        }
    }

    void nothingIsTooSmall()
    {
        for (const print::Sheet& sheet : {playSheets(handed(), Lettering::usual),
                 playSheets(handed(), Lettering::poster), labels(handed()), blanks(handed()), matchups(handed())})
            for (const print::Page& page : sheet.pages)
                for (const print::Letters& letters : page.letters)
                    QVERIFY2(letters.style.size >= print::leastSize - 1e-9, qPrintable(letters.text));
    }

    // Whatever it heads, wherever on the page it would come.
    void noHeadingAlone()
    {
        const QString heading = QStringLiteral("Of horses"), title = QStringLiteral("A drawing");
        const report::Table table{{QStringLiteral("one"), QStringLiteral("two")}, {{QStringLiteral("a"), {}}}, 2};
        const std::vector<Part> heads{Paragraph{{}, QStringLiteral("a")}, table,
            Drawing{title, {100, 60}, [](QPainter&) {}}, Chart{title, {{}, {}}, {{QStringLiteral("a"), {1, 2}}}}};
        for (const Part& part : heads)
            for (int before = 20; before < 60; ++before) {
                Document document{{}, QStringLiteral("Title"), {}, {}};
                for (int i = 0; i < before; ++i)
                    document.parts.append(Paragraph{{}, QStringLiteral("A line.")});
                document.parts.append(Heading{2, heading});
                document.parts.append(part);
                for (const print::Page& page : pagesOf(document, {}).pages) {
                    const auto at = std::ranges::find_if(
                        page.letters, [&](const print::Letters& letters) { return letters.text == heading; });
                    if (at == page.letters.end())
                        continue;
                    const double y = at->at.y();
                    const bool below = std::ranges::any_of(page.letters,
                        [&](const print::Letters& letters) { return letters.at.y() > y && letters.at.y() < 282; });
                    QVERIFY2(below, qPrintable(QString::number(before)));
                }
            }
    }

    void largeIsLarge()
    {
        const print::Sheet sheet = playSheets(handed(), Lettering::large);
        QCOMPARE(pointsOf(sheet), 18.0);
        QVERIFY2(sheet.pages.size() <= 10, qPrintable(QString::number(sheet.pages.size()))); // for both sides
        wordsOf(sheet, QStringLiteral("large"));
    }

    // All that stands on the sheets of several pages stands on the one.
    void posterHoldsAll()
    {
        const print::Sheet sheet = playSheets(handed(), Lettering::poster);
        QVERIFY2(pointsOf(sheet) >= 18, qPrintable(QString::number(pointsOf(sheet))));
        QCOMPARE(sheet.pages.size(), 2);
        const QString words = wordsOf(sheet, QStringLiteral("poster"));
        for (const play::SheetRule& passage : handed().game.sheetRules(state))
            QVERIFY2(words.contains(QString::fromStdString(passage.name).remove(u' '), Qt::CaseInsensitive),
                passage.name.c_str());
    }

    void labelsAreForAll()
    {
        const QString words = wordsOf(labels(handed()), QStringLiteral("labels"));
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::body || thing.sort == play::Sort::leader)
                QVERIFY2(words.contains(QString::fromStdString(thing.badge)), thing.badge.c_str());
    }

    void blankHasABoxForEachStand()
    {
        const print::Sheet sheet = blanks(handed());
        QCOMPARE(sheet.pages.size(), 2);
        for (const int side : {0, 1}) {
            int boxes = 0;
            for (const play::Thing& thing : state.things)
                if (thing.side == side)
                    for (const play::Tracker& tick : handed().game.trackers(state, thing.id))
                        boxes += tick.many;
            for (const play::Standing& one : handed().game.standings(state))
                boxes += one.side == side && one.course ? one.of : 0;
            QCOMPARE(sheet.pages[side].boxes.size(), boxes);
        }
        wordsOf(sheet, QStringLiteral("blank"));
    }

    // The figures of the sheet are those of a round of combat between just these two.
    void matchupIsTheOdds()
    {
        using namespace warmasterPlay;
        const warmasterPlay::BattleView table(state);
        const auto all = handed().game.matchups(state);
        QVERIFY(all.size() > 20);
        for (const play::Matchup& bout : all) {
            const Way way = bout.way == "charging" ? Way::charging
                : bout.way == "charged"            ? Way::charged
                                                   : Way::defended;
            const warmasterPlay::Round round = boutOf(table, bout.unit, bout.against, way);
            QCOMPARE(round.fighters.size(), std::size_t(2));
            const RoundOdds odds = oddsOf(round);
            QCOMPARE(bout.chances, std::vector({odds.wins[0], odds.draw, odds.wins[1]}));
            QCOMPARE(bout.means, std::vector({odds.standsLost[0].mean(), odds.standsLost[1].mean()}));
            QVERIFY(std::abs(bout.chances[0] + bout.chances[1] + bout.chances[2] - 1) < 1e-9);
        }
        wordsOf(matchups(handed()), QStringLiteral("matchup"));
    }

    // Wherever its units stand and whatever each costs, each sort of troops is named once, against each of the others.
    void matchupNamesEachOnce()
    {
        play::EventBuilder builder(state, handed().game.fields());
        builder.happened("given");
        std::map<int, std::set<std::string>> names;
        for (const play::Thing& thing : play::State(state).things)
            if (thing.sort == play::Sort::body) {
                names[thing.side].insert(thing.name);
                builder.set(thing.id, "points", 100 + thing.id);
                play::setPlace(builder, handed().game.fields(), thing.id,
                    {.known = play::Place::Known::irregular, .x = 10 * thing.id, .y = 100});
            }
        const play::State moved = builder.state();
        const Handed placed{handed().game, moved};
        QStringList headed;
        for (const Part& part : matchup(placed).parts) {
            if (const auto* heading = std::get_if<Heading>(&part))
                headed << heading->text;
            if (const auto* table = std::get_if<Table>(&part)) {
                QStringList against;
                for (const QStringList& row : table->rows)
                    against << row.front();
                QCOMPARE(against.size(), qsizetype(names[1].size()));
                against.removeDuplicates();
                QCOMPARE(against.size(), qsizetype(names[1].size()));
            }
        }
        QCOMPARE(headed.size(), qsizetype(names[0].size()));
        headed.removeDuplicates();
        QCOMPARE(headed.size(), qsizetype(names[0].size()));
    }

    // Of one name but with other figures or rules: each heading and each row says what it is about.
    void matchupTellsThemApart()
    {
        using warmasterPlay::Special;
        play::EventBuilder builder(state, handed().game.fields());
        builder.happened("given");
        for (const int side : {0, 1})
            for (const int which : {0, 1, 2, 3, 0}) { // two of the first are one sort
                const play::Id unit = builder.make(
                    {.sort = play::Sort::body, .name = "Spears", .badge = "S" + std::to_string(which), .side = side});
                builder.set(unit, "attack", 3);
                builder.set(unit, "armour", which == 1 ? 4 : 5);
                builder.set(unit, "points", 50 + which);
                if (which >= 2)
                    builder.set(unit, "rules", 1 << int(which == 2 ? Special::phalanx : Special::warband));
            }
        const play::State like = builder.state();
        const auto sorted = [](QStringList all) { return all.sort(), all; };
        const QStringList expected{QStringLiteral("Spears (Armour 4)"), QStringLiteral("Spears (Armour 5)"),
            QStringLiteral("Spears (Armour 5, Phalanx)"), QStringLiteral("Spears (Armour 5, Warband)")};
        QStringList headed;
        for (const Part& part : matchup({handed().game, like}).parts) {
            if (const auto* heading = std::get_if<Heading>(&part); heading && heading->text.startsWith(u"Spears"))
                headed << heading->text;
            if (const auto* table = std::get_if<Table>(&part)) {
                QStringList against;
                for (const QStringList& row : table->rows)
                    if (row.front().startsWith(u"Spears"))
                        against << row.front();
                QCOMPARE(sorted(against), expected);
            }
        }
        QCOMPARE(sorted(headed), expected);
        wordsOf(matchups({handed().game, like}), QStringLiteral("matchup-alike"));
    }

    // Three stands of Attack 3 that charge in the open strike with four dice each, at 4 and more.
    void chargersHaveTheirBonus()
    {
        using namespace warmasterPlay;
        const warmasterPlay::BattleView table(state);
        for (const play::Matchup& bout : handed().game.matchups(state)) {
            if (bout.way != "charging" || table.type(bout.unit) != Type::infantry
                || table.is(bout.unit, warmasterPlay::state::broad) || table.has(bout.against, Special::elephants)
                || table.has(bout.against, Special::phalanx))
                continue;
            const warmasterPlay::Round round = boutOf(table, bout.unit, bout.against, Way::charging);
            const auto& batch = round.fighters[0].batches.front();
            QCOMPARE(batch.reach, 4);
            QVERIFY(batch.dice >= table.get(bout.unit, "stands") * (table.get(bout.unit, "attack") + 1));
        }
    }

    void areTheSameTwice()
    {
        for (const auto& make : {std::function([this] { return playSheets(handed(), Lettering::usual); }),
                 std::function([this] { return labels(handed()); }), std::function([this] { return blanks(handed()); }),
                 std::function([this] { return matchups(handed()); })})
            QVERIFY(pdf(make()) == pdf(make()));
    }

    void reportOnPaper()
    {
        std::vector<int> otherwise;
        const QByteArray text = contents(root + QStringLiteral("/tests/report/records/whole.jsonl"));
        const auto record = play::readRecord(text.toStdString(), "whole", gameOf, otherwise);
        QVERIFY2(record, describe(record.faults).c_str());
        play::Battle battle(*gameOf("warmaster"), record->head.beginning);
        for (const play::Entry& entry : record->log)
            QVERIFY(battle.restored(entry));
        const Document document = reportOf(battle, QString::fromStdString(record->head.name));
        const QString words = wordsOf(pagesOf(document, {}), QStringLiteral("report"));
        QVERIFY(words.contains(QString::fromStdString(record->head.name).remove(u' ')));
        QVERIFY(words.contains(QStringLiteral("Turnbyturn")));
        QVERIFY(pdf(pagesOf(document, {})) == pdf(pagesOf(document, {})));
    }
};

QTEST_MAIN(PaperTest)
#include "tst_paper.moc"
