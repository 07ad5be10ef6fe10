// What two armies of DBM are given for the table: each figure is the one that the engine reckons with.
#include "app/print/pdf.h"
#include "app/report/handouts.h"
#include "app/report/pages.h"
#include "app/report/report.h"
#include "app/words/played.h"
#include "app/words/translation.h"
#include "app/words/words.h"
#include "model/play/map/place.h"
#include "model/play/record/record.h"
#include "rules/dbm/play/combat/fight_conditions.h"
#include "rules/dbm/play/movement/distances.h"
#include "rules/dbm/play/paper/paper.h"
#include "rules/dbm/play/works/works.h"
#include "tests/report/expected.h"
#include "tests/report/meeting.h"

#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTest>

#include <set>

using namespace strategikon;
using namespace strategikon::report;
using namespace strategikon::dbmPlay;
using kept::compare;

namespace {

const QString pages = QStringLiteral(PAGES_DIR);

// Letters and boxes by the line on which they stand, from the left.
QByteArray linesOf(const print::Sheet& sheet)
{
    QByteArray text;
    for (const print::Page& page : sheet.pages) {
        std::map<int, std::map<double, QString>> lines;
        std::map<int, int> boxes;
        for (const print::Letters& letters : page.letters)
            lines[int(letters.at.y())][letters.at.x()] += letters.text;
        for (const print::Box& box : page.boxes)
            ++boxes[int(box.place.bottom())];
        for (const auto& [y, many] : boxes)
            lines[y][1e9] = QStringLiteral("[%1]").arg(many);
        for (const auto& [y, words] : lines) {
            QStringList all;
            for (const auto& [x, word] : words)
                all << word;
            text += all.join(u' ').simplified().toUtf8() + '\n';
        }
        text += "--\n";
    }
    return text;
}

// As pictures to look at.
void picture(const print::Sheet& sheet, const QString& name)
{
    const QString path = QStringLiteral("%1/%2.pdf").arg(pages, name);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(print::pdfOf(sheet, name, std::nullopt));
    file.close();
    QCOMPARE(QProcess::execute(QStringLiteral("pdftoppm"),
                 {QStringLiteral("-r"), QStringLiteral("80"), QStringLiteral("-png"), path, path.chopped(4)}),
        0);
}

} // namespace

class DbmPaper : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

    play::State between(const QString& one, const QString& other) const
    {
        return meeting::between(*catalogue, {one, other}, {}, meeting::dbm);
    }

    static Handed handed(const play::State& state) { return {*gameOf("dbm"), state}; }

    // Each ready army against another.
    template <class Try>
    void eachMeeting(Try attempt) const
    {
        const QStringList names = meeting::readyArmies(meeting::dbm);
        QVERIFY(names.size() > 5);
        for (int i = 0; i < names.size(); ++i) {
            const play::State state = between(names[i], names[(i + 3) % names.size()]);
            attempt(state);
        }
    }

    // Facts that outcomes ask for, one after the other and in pairs.
    static std::vector<Fight> situations(const Fight& plain, int loser)
    {
        std::vector<Fight> all{plain};
        const auto with = [&](auto change) {
            for (std::size_t i = 0, many = all.size(); i < many; ++i) {
                all.push_back(all[i]);
                change(all.back().of[std::size_t(loser)], all.back().of[std::size_t(1 - loser)]);
            }
        };
        with([](Fighter& self, Fighter&) { self.going = Going::rough; });
        with([](Fighter& self, Fighter&) { self.going = Going::difficult; });
        with([](Fighter&, Fighter& winner) { winner.there = Going::good; });
        with([](Fighter& self, Fighter&) { self.moved = true; });
        with([](Fighter& self, Fighter&) { self.behind.push_back({self.kind}); });
        with([](Fighter& self, Fighter&) { self.behind.insert(self.behind.end(), 3, {self.kind}); });
        return all;
    }

    static Fate fateOf(const std::vector<Case>& cases, const Fight& fight, int loser)
    {
        for (const Case& one : cases)
            if (play::allHold(one.when, Seen{&fight, loser, 0}))
                return one.fate;
        return Fate::stand;
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(useEnglish());
        QVERIFY(QDir().mkpath(pages));
        meeting::readRoots();
        catalogue = std::make_unique<Catalogue>();
    }

    // What these players read otherwise than the program does stands on their sheet, and nothing else of the kind.
    void readOtherwise()
    {
        const QStringList armies{
            QStringLiteral("lists/dbm/armies/later-carthaginian"), QStringLiteral("lists/dbm/armies/gallic")};
        for (const bool other : {false, true}) {
            const BattleTerms terms{{"flank-numbers", other ? "equivalents" : "elements"}};
            const play::State state = meeting::between(*catalogue, armies, {}, meeting::dbm, terms);
            const Handed all = handed(state);
            const QString sheet = markdownOf(playSheet(all, 0));
            QCOMPARE(report::readOtherwise(all.game, state).size(), other ? 1 : 0);
            QCOMPARE(sheet.contains(QStringLiteral("Read otherwise")), other);
            QCOMPARE(sheet.contains(QStringLiteral("By equivalents")), other);
        }
    }

    void sheetsAreAsExpected()
    {
        const play::State state = between(QStringLiteral("polybian-roman"), QStringLiteral("gallic"));
        const Handed all = handed(state);
        compare(QStringLiteral("dbm-play-sheet.md"),
            (markdownOf(playSheet(all, 0)) + markdownOf(playSheet(all, 1))).toUtf8());
        compare(QStringLiteral("dbm-match-up.md"), markdownOf(matchup(all)).toUtf8());
        compare(QStringLiteral("dbm-record-sheet.txt"), linesOf(blanks(all)));
        picture(playSheets(all, Lettering::usual), QStringLiteral("dbm-playsheet"));
        picture(blanks(all), QStringLiteral("dbm-blank"));
        picture(labels(all), QStringLiteral("dbm-labels"));
        picture(matchups(all), QStringLiteral("dbm-matchup"));
    }

    // Where each stands on a map, who lies in ambush and what was done make no other rows of the sheets.
    void deployedTheyAreTheSameSheets()
    {
        const play::State state = between(QStringLiteral("polybian-roman"), QStringLiteral("gallic"));
        play::EventBuilder deployed(state, gameOf("dbm")->fields());
        deployed.happened("deployed");
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::body) {
                play::setPlace(deployed, gameOf("dbm")->fields(), thing.id,
                    {.known = play::Place::Known::line, .x = 10 * thing.id, .y = 100, .facing = 90});
                deployed.set(thing.id, "where", thing.id % 5 == 0);
                deployed.set(thing.id, "moved", thing.id % 3);
            }
        const Handed before = handed(state), after = handed(deployed.state());
        for (const int side : {0, 1})
            QCOMPARE(markdownOf(playSheet(after, side)), markdownOf(playSheet(before, side)));
        QCOMPARE(linesOf(blanks(after)), linesOf(blanks(before)));
    }

    // Half of an odd number of equivalents is told as it is, and not rounded.
    void halvesAreTold()
    {
        const play::State state = between(QStringLiteral("polybian-roman"), QStringLiteral("gallic"));
        play::EventBuilder builder(state, gameOf("dbm")->fields());
        builder.happened("given");
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::army) {
                builder.set(thing.id, "half", thing.side == 0 ? 55 : 56);
                builder.set(thing.id, "lost", thing.side == 0 ? 4 : 5);
            }
        const Table balance = balanceOf(*gameOf("dbm"), builder.state());
        QVERIFY(balance.rows.front().contains(QStringLiteral("2 of 27½")));
        QVERIFY(balance.rows.front().contains(QStringLiteral("2½ of 28")));
    }

    // What befalls several alike is told in one sentence; dice of initiative and of combats are told with it.
    void reportsTellTogether()
    {
        play::State state = between(QStringLiteral("polybian-roman"), QStringLiteral("gallic"));
        play::EventBuilder builder(state, gameOf("dbm")->fields());
        builder.happened("given");
        std::map<std::string, std::vector<play::Id>> kinds;
        for (const play::Thing& thing : state.things)
            if (thing.sort == play::Sort::body && thing.side == 1 && builder.get(thing.id, "leads") == 0)
                kinds[thing.kind].push_back(thing.id);
        const auto warriors = std::ranges::max_element(kinds, {}, [](const auto& one) { return one.second.size(); });
        const play::Id command = state[warriors->second.front()].within;
        builder.set(command, "demoralised", 1);
        builder.setTurn(1);
        builder.setSide(1);
        builder.setPhase("moves");
        while (!builder.state().agenda.empty())
            builder.drop();
        play::Battle battle(*gameOf("dbm"), builder.state());
        QVERIFY(battle.answered({.what = "end-phase", .who = 1}));
        for (play::Decision ask = battle.game().can(battle.state()).front(); ask.what != "retreats";
             ask = battle.game().can(battle.state()).front()) {
            play::Answer none{.what = ask.what, .who = 1};
            for (const play::Input& input : ask.inputs) // nobody is named, all else is as it is suggested
                none.set(input.id,
                    input.kind == play::Input::Kind::things ? play::Ids{} : input.given.value_or(std::vector<int>{0}));
            QVERIFY2(battle.answered(none), ask.what.c_str());
        }
        play::Answer all{.what = "retreats", .who = 1};
        all.set("stay", {});
        all.set("leave", {});
        QVERIFY(battle.answered(all));
        const QString text = markdownOf(reportOf(battle, QStringLiteral("Rout"), {}, {}));
        QCOMPARE(text.count(QStringLiteral(" fled.")) < 5, true);
        const QString first = QString::fromStdString(battle.state()[warriors->second.front()].badge);
        QVERIFY2(text.contains(first + QStringLiteral("–")), qPrintable(text));
    }

    // A fleet's sheet has its vessels and their rules where they have a way, and neither where they have none.
    void vesselsNeedAWay()
    {
        const QStringList fleets{
            QStringLiteral("tests/play/fleets/open-list"), QStringLiteral("tests/play/fleets/hundred-years-english")};
        for (const bool sails : {true, false}) {
            const play::State state =
                meeting::between(*catalogue, fleets, {}, meeting::dbm, {{"vessels", sails ? "waterway" : "none"}});
            const auto rules = handed(state).game.sheetRules(state);
            QCOMPARE(std::ranges::any_of(rules,
                         [](const play::SheetRule& one) { return one.text.find("wrecked") != std::string::npos; }),
                sails);
            const QString sheet = markdownOf(playSheet(handed(state), 0));
            QCOMPARE(sheet.contains(QStringLiteral("Galleys")), sails);
            // Several in one row are not aboard of one.
            QCOMPARE(sheet.contains(QStringLiteral("| Galleys | Reg Gal(O) with troops aboard |")), sails);
        }
    }

    // What a column of factors says of an enemy is what the engine begins its account with.
    void factorsAreTheEngines()
    {
        int seen = 0;
        eachMeeting([&](const play::State& state) {
            const BattleView table(state);
            for (const play::SheetTable& sheet : handed(state).game.sheetTables(state)) {
                if (sheet.head.empty() || sheet.head.front().code != "dbm:sheet-factors")
                    continue;
                for (const Sorted& own : sortsOf(table, sheet.side))
                    for (const Sorted& enemy : sortsOf(table, 1 - sheet.side)) {
                        const auto row = std::ranges::find_if(sheet.rows, [&](const auto& one) {
                            return worded(one.cells.front().front())
                                .split(QStringLiteral(", "))
                                .contains(QString::fromStdString(own.name));
                        });
                        QVERIFY(row != sheet.rows.end());
                        const auto column = std::ranges::find_if(sheet.head, [&](const Message& head) {
                            const bool mounted = mountedTroops().hold(table.countsAs(enemy.element));
                            return head.code == (mounted ? "dbm:sheet-against-mounted" : "dbm:sheet-against-foot")
                                || (head.code == "dbm:sheet-against"
                                    && QString::fromStdString(textOf(head.args, "kinds"))
                                           .split(QStringLiteral(", "))
                                           .contains(QString::fromStdString(enemy.name)));
                        });
                        QVERIFY2(column != sheet.head.end(), enemy.name.c_str());
                        const auto accounts =
                            accountsOf(usually(table, own.element, enemy.element, Mode::close), table.book());
                        QCOMPARE(accounts[0].modifiers.front().id, std::string("combat-factor"));
                        const QString cell = worded(row->cells[std::size_t(column - sheet.head.begin())].front());
                        QCOMPARE(cell.toInt(), accounts[0].modifiers.front().value);
                        ++seen;
                    }
            }
        });
        QVERIFY(seen > 300);
    }

    // What a table of outcomes says of each two is what the engine does, however they stand.
    void outcomesAreTheEngines()
    {
        int seen = 0;
        eachMeeting([&](const play::State& state) {
            const BattleView table(state);
            for (const Sorted& own : sortsOf(table, 0))
                for (const Sorted& enemy : sortsOf(table, 1))
                    for (const Mode mode : {Mode::close, Mode::shooting})
                        for (const int loser : {0, 1}) {
                            const Fight fight = usually(table, own.element, enemy.element, mode, 1 - loser);
                            for (const auto& [degree, lost] : {std::pair{Degree::beaten, 5}, {Degree::doubled, 3}})
                                for (const Fight& one : situations(fight, loser)) {
                                    std::array<int, 2> scores{6, 6};
                                    scores[std::size_t(loser)] = lost;
                                    QCOMPARE(fateOf(casesOf(fight, loser, degree), one, loser),
                                        verdictOf(one, scores).fates[std::size_t(loser)]);
                                    ++seen;
                                }
                        }
        });
        QVERIFY(seen > 10'000);
    }

    // Whatever armies meet, each word of the sheet is one that is known, and no condition is a code.
    void everythingHasWords()
    {
        eachMeeting([&](const play::State& state) {
            const Handed all = handed(state);
            for (const int side : {0, 1}) {
                const QString text = markdownOf(playSheet(all, side));
                QVERIFY2(!text.contains(QStringLiteral("dbm:")),
                    qPrintable(text.mid(text.indexOf(QStringLiteral("dbm:")) - 40, 120)));
            }
            QVERIFY(!linesOf(blanks(all)).contains("dbm:"));
        });
    }

    // The figures of rows are those of the tables, house rules and all; none is there for troops that nobody has.
    void rowsAreTheTables()
    {
        eachMeeting([&](const play::State& state) {
            const BattleView table(state);
            std::set<std::string> texts;
            for (const play::SheetRule& rule : handed(state).game.sheetRules(state))
                if (!rule.table.empty() && rule.table != "weather") {
                    texts.insert(rule.text);
                    const auto& accounts = table.book().accounts;
                    const bool known = std::ranges::any_of(accounts, [&](const auto& rows) {
                        return std::ranges::any_of(rows, [&](const play::Factor& row) {
                            return row.text == rule.text && play::signedFigure(row.value) == rule.figure;
                        });
                    });
                    QVERIFY2(known, rule.text.c_str());
                }
            const auto have = [&](const char* kinds) {
                return std::ranges::any_of(state.things, [&](const play::Thing& thing) {
                    return thing.sort == play::Sort::body && table.is(thing.id, Kinds(kinds));
                });
            };
            QCOMPARE(texts.contains("A second rank of spears"), have("Sp"));
            QCOMPARE(texts.contains("With artillery on no light carts"), have("Art(S)|Art(O)|Art(I)"));
            QCOMPARE(texts.contains("Mounted attacking works"), have("mounted") && anyWorks(table));
        });
    }

    // The least loss at which the engine would break them.
    void linesAreTheEngines()
    {
        eachMeeting([&](const play::State& state) {
            const BattleView table(state);
            for (const play::LossLine& line : lossLines(table)) {
                const int parts = line.id == "worn" ? 4 : line.id == "demoralised" ? 3 : 2;
                QVERIFY(parts * line.at >= line.whole);
                QCOMPARE(line.whole, table.get(line.of, "worth"));
                bool halves = false;
                for (const play::Thing& thing : state.things)
                    halves = halves
                        || (thing.sort == play::Sort::body && table.get(thing.id, "worth") % 2 != 0
                            && (thing.within == line.of || table.armyOf(thing.id) == line.of));
                QVERIFY(parts * (line.at - (halves ? 1 : 2)) < line.whole);
            }
        });
    }

    void movesByTheBook()
    {
        const play::State state = between(QStringLiteral("polybian-roman"), QStringLiteral("gallic"));
        const BattleView table(state);
        std::map<std::string, std::vector<int>> moves;
        for (const int side : {0, 1})
            for (const Sorted& sorted : sortsOf(table, side))
                moves[sorted.name] = movesOf(table, sorted.element);
        QCOMPARE(moves["Bd(O)"], std::vector({200, 100, 100, 100})); // 589
        QCOMPARE(moves["Ps(S)"], std::vector({200, 150, 150, 150})); // 588
        QCOMPARE(moves["Cv(O)"], std::vector({200, 200, 150, 100})); // 586
    }

    void labelsAreForAll()
    {
        const play::State state = between(QStringLiteral("polybian-roman"), QStringLiteral("gallic"));
        QStringList badges;
        for (const print::Page& page : labels(handed(state)).pages)
            for (const print::Letters& letters : page.letters)
                badges << letters.text;
        for (const play::Thing& thing : state.things)
            if (!thing.badge.empty() && thing.sort != play::Sort::army)
                QCOMPARE(badges.count(QString::fromStdString(thing.badge)), 1);
    }

    // Ninety elements a side stand on a page a side, each with a box of its own.
    void eachElementHasABox()
    {
        eachMeeting([&](const play::State& state) {
            const Handed all = handed(state);
            const print::Sheet sheet = blanks(all);
            QCOMPARE(sheet.pages.size(), 2);
            for (const int side : {0, 1}) {
                int elements = 0;
                for (const play::Thing& thing : state.things)
                    elements += thing.sort == play::Sort::body && thing.side == side;
                QVERIFY2(sheet.pages[side].boxes.size() >= elements, qPrintable(QString::number(elements)));
                for (const print::Box& box : sheet.pages[side].boxes)
                    QVERIFY(
                        box.place.right() <= sheet.size.width() - 10 && box.place.bottom() <= sheet.size.height() - 8);
            }
        });
    }
};

QTEST_MAIN(DbmPaper)
#include "tst_dbm.moc"
