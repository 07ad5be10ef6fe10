// Reports of recorded battles against the files that are expected, and what they count against the record itself.
#include "app/report/course.h"
#include "app/report/report.h"
#include "app/report/turning.h"
#include "app/words/translation.h"
#include "model/play/record/agreed.h"
#include "model/play/record/luck.h"
#include "model/play/record/record.h"
#include "model/text/yaml.h"
#include "rules/battle.h"
#include "rules/catalogue.h"
#include "rules/example.h"
#include "tests/report/expected.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <numeric>
#include <set>

using namespace strategikon;
using namespace strategikon::report;
using namespace strategikon::kept;

namespace {

struct Read {
    std::string name;
    play::Battle battle;
};

Read recorded(const QString& name)
{
    const QByteArray text = contents(here.filePath(QStringLiteral("records/%1.jsonl").arg(name)));
    std::vector<int> otherwise;
    const auto record = play::readRecord(text.toStdString(), name.toStdString(), gameOf, otherwise);
    if (!record)
        qFatal("%s", describe(record.faults).c_str());
    Read read{record->head.name, play::Battle(*gameOf(record->head.system), record->head.beginning)};
    for (const play::Entry& entry : record->log)
        if (!read.battle.restored(entry))
            qFatal("entry %d does not fit", entry.number);
    return read;
}

play::Battle ofDbm()
{
    Catalogue catalogue;
    auto battle = played(catalogue, *readExample(SOURCE_DIR "/lists/dbm/battles/camp-by-the-shore.yaml"));
    if (!battle)
        qFatal("%s", describe(battle.faults).c_str());
    return std::move(*battle);
}

} // namespace

class WrittenTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(useEnglish());
        setRoots({std::filesystem::path(SOURCE_DIR) / "lists", std::filesystem::path(SOURCE_DIR) / "rules",
            std::filesystem::path(SOURCE_DIR) / "schema", {}});
    }

    // A level of one is told as well, and where there is none, nothing.
    void markdownTellsBounds()
    {
        const QString title = QStringLiteral("Units lost"), a = QStringLiteral("A"), b = QStringLiteral("B");
        const Document document{
            {}, QStringLiteral("Title"), {}, {Chart{title, {{}, {}}, {{a, {0, 1}, 1}, {b, {0, 0}}}}}};
        const QString text = markdownOf(document);
        QVERIFY2(text.contains(QStringLiteral("| After | A (of 1) | B |")), qPrintable(text));
    }

    void isAsExpected_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("ending");
        for (const QString name : {"whole", "open"})
            for (const char* ending : {"md", "html"})
                QTest::addRow("%s.%s", qPrintable(name), ending) << name << QString::fromLatin1(ending);
    }

    void isAsExpected()
    {
        QFETCH(QString, name);
        QFETCH(QString, ending);
        const Read read = recorded(name);
        const Document document = reportOf(read.battle, QString::fromStdString(read.name));
        const QByteArray is = (ending == QStringLiteral("md") ? markdownOf(document) : htmlOf(document)).toUtf8();
        compare(QStringLiteral("%1.%2").arg(name, ending), is);
    }

    // A branch of a battle says so, and does not forget who was lost before it began.
    void aBranch()
    {
        const Read read = recorded(QStringLiteral("whole"));
        const play::Battle branch(read.battle.game(), read.battle.state());
        const QString text = markdownOf(reportOf(branch, QStringLiteral("A branch")));
        QVERIFY2(text.contains(QStringLiteral("continues an earlier one")), qPrintable(text));
        const auto lost = markdownOf(reportOf(read.battle, QStringLiteral("The whole")))
                              .count(QRegularExpression(QStringLiteral("\\(turn \\d+\\)")));
        QVERIFY(lost > 0);
        QCOMPARE(text.count(QStringLiteral("(before)")), lost);
    }

    // Every entry of the line belongs to one moment, and the last moment ends where the battle stands.
    void momentsAreWhole()
    {
        const Read read = recorded(QStringLiteral("whole"));
        std::vector<int> steps;
        for (const Moment& moment : momentsOf(read.battle))
            steps.insert(steps.end(), moment.steps.begin(), moment.steps.end());
        QCOMPARE(steps, read.battle.line());
        QVERIFY(*momentsOf(read.battle).back().after == read.battle.state());
    }

    void luckAddsUp()
    {
        const Read read = recorded(QStringLiteral("whole"));
        for (const int side : {0, 1}) {
            int throws = 0, good = 0;
            double mean = 0;
            const auto rows = luckOf(read.battle);
            for (const play::Luck& row : rows) {
                QVERIFY(row.good >= 0 && row.good <= row.throws);
                QVERIFY(row.expected.most() <= row.throws);
                QVERIFY(row.asGood() > 0);
                if (row.side != side || !row.units.empty())
                    continue;
                const int sign = row.phase.empty() ? -1 : 1;
                throws += sign * row.throws;
                good += sign * row.good;
                mean += sign * row.expected.mean();
            }
            QCOMPARE(throws, 0);
            QCOMPARE(good, 0);
            QVERIFY(std::abs(mean) < 1e-9);
        }
    }

    // A side whose first dice fell in the enemy's turn has its phases in their order all the same.
    void luckInTheOrderOfPhases()
    {
        Catalogue catalogue;
        const auto battle =
            played(catalogue, *readExample(SOURCE_DIR "/lists/warmaster/battles/ford-of-the-alders.yaml"));
        QVERIFY(battle);
        std::vector<std::string> phases = battle->game().phases();
        phases.insert(phases.begin(), "before");
        int last = -1, side = 0, rows = 0;
        for (const play::Luck& row : luckOf(*battle)) {
            if (row.phase.empty())
                continue;
            const int at = int(std::ranges::find(phases, row.phase) - phases.begin());
            QVERIFY(row.side != side || at > last);
            last = at;
            side = row.side;
            ++rows;
        }
        QVERIFY(rows > 4);
    }

    // Who threw is on the side that threw, and threw no more than it did; a commander's throws are his orders.
    void luckByUnit()
    {
        const Read read = recorded(QStringLiteral("whole"));
        const auto rows = luckOf(read.battle);
        std::map<play::Id, int> orders;
        play::State state = read.battle.stateAfter(0);
        for (const int number : read.battle.line()) {
            const play::Entry& entry = read.battle.log()[std::size_t(number - 1)];
            if (const auto* commander = entry.answer.find("commander"); commander && entry.answer.find("dice"))
                ++orders[commander->front()];
        }
        QVERIFY(!orders.empty());
        int units = 0, threw[2] = {0, 0}, inAll[2] = {0, 0};
        for (const play::Luck& row : rows) {
            if (row.units.empty()) {
                inAll[row.side] += row.phase.empty() ? row.throws : 0;
                continue;
            }
            const play::Thing& thing = read.battle.state()[row.units.front()];
            QCOMPARE(thing.side, row.side);
            threw[row.side] += row.throws;
            units += thing.sort == play::Sort::body;
            if (thing.sort == play::Sort::leader)
                QVERIFY2(row.throws >= orders[row.units.front()], thing.badge.c_str());
        }
        QVERIFY(units > 4);
        for (const int side : {0, 1})
            QVERIFY(threw[side] > 0 && threw[side] <= inAll[side]);
    }

    // Shots and saves alone, counted here from their cards.
    void luckIsWhatWasThrown()
    {
        const Read read = recorded(QStringLiteral("whole"));
        int dice = 0, good[2] = {0, 0};
        double expected = 0;
        for (const int number : read.battle.line()) {
            const play::Entry& entry = read.battle.log()[std::size_t(number - 1)];
            const play::State before = read.battle.stateAfter(entry.parent);
            if (before.phase != "combat" || entry.answer.who > 1)
                continue;
            for (const play::Decision& ask : read.battle.game().can(before))
                for (const play::Input& input : ask.inputs)
                    if (const auto* faces = entry.answer.find(input.id);
                        ask.what == entry.answer.what && input.dice.reach > 0 && faces && !input.dice.feared) {
                        dice += int(faces->size());
                        expected += double(faces->size()) * std::max(0, 7 - input.dice.reach) / 6.0;
                        for (const int face : *faces)
                            good[entry.answer.who] += face >= input.dice.reach;
                    }
        }
        QVERIFY(dice > 0);
        const auto rows = luckOf(read.battle);
        double told = 0;
        for (const play::Luck& row : rows)
            if (row.phase == "combat") {
                told += row.expected.mean();
                dice -= row.throws;
                good[row.side] -= row.good;
            }
        // Feared dice of the phase are in the rows besides.
        QVERIFY(dice <= 0 && good[0] <= 0 && good[1] <= 0);
        QVERIFY(told >= expected - 1e-9);
    }

    // What players agreed on is told as such, and so are rules they overruled and what a die decided.
    void whatPlayersAgreedOn()
    {
        Read read = recorded(QStringLiteral("open"));
        play::Id unit = 0;
        for (const play::Thing& thing : read.battle.state().things)
            if (thing.sort == play::Sort::body && !thing.gone && unit == 0)
                unit = thing.id;
        play::Answer answer{.what = play::agreedStep, .who = play::both};
        answer.set("#" + std::to_string(unit) + ".gone", {1});
        answer.set("#1.envelop", {1});
        QVERIFY(read.battle.answered(answer));
        QVERIFY(read.battle.noted("overruled", "support: supports count two", read.battle.head()));
        QVERIFY(read.battle.noted("dispute", "order exposed no 5", read.battle.head()));
        QVERIFY(read.battle.noted("detail", "shooting tally", read.battle.head()));
        const QString told = markdownOf(reportOf(read.battle, QString()));
        for (const char* part : {"Agreed at the table:", " removed.", "“They may not (rulebook)”",
                 "Overruled for this battle: Each supporting", "(supports count two)", "A die decides (5)"})
            QVERIFY2(told.contains(QString::fromUtf8(part)), part);
        QVERIFY(!told.contains(QStringLiteral("tally"))); // how it was noted is nothing that happened
    }

    // Dice that stand for an outcome fell nobody knows how.
    void outcomesAreNoLuck()
    {
        const Read read = recorded(QStringLiteral("whole"));
        play::Battle noted(read.battle.game(), read.battle.stateAfter(0));
        int orders = 0;
        for (play::Entry entry : read.battle.log()) {
            if (entry.answer.what == "order") {
                entry.answer.noted = true;
                ++orders;
            }
            QVERIFY(noted.restored(entry));
        }
        QVERIFY(orders > 0);
        const auto throws = [](const play::Battle& battle) {
            int all = 0;
            for (const play::Luck& row : luckOf(battle))
                all += row.phase.empty() && row.units.empty() ? row.throws : 0;
            return all;
        };
        QCOMPARE(throws(noted), throws(read.battle) - orders);
        QVERIFY(markdownOf(reportOf(noted, QString())).contains(QStringLiteral("Only the outcome was recorded")));
    }

    // No bound is begun or ended in words, what is counted in halves stays so, and of the last bound alone nothing is
    // told.
    void aBattleOfDbm()
    {
        const QString told = markdownOf(reportOf(ofDbm(), QStringLiteral("The Camp by the Shore")));
        for (const char* noise : {"The bound ended", "Bound 1 of side", "PIPs left"})
            QVERIFY2(!told.contains(QLatin1String(noise)), noise);
        QVERIFY(told.contains(QStringLiteral("\n| 4B | 4½ | 0 |\n")));
        QVERIFY(told.contains(QStringLiteral(
            "from 3 to 17 of 19. BI Carthaginian commander is lost, and his command panics: demoralised.")));
        QVERIFY(told.contains(QStringLiteral("\n\nB2 African spearmen fought "))); // each combat begins a paragraph
        QVERIFY(told.contains(QStringLiteral("advanced spontaneously. Contact with A39 Immobile baggage.")));
        compare(QStringLiteral("dbm-camp.md"), told.toUtf8());
    }

    // Alike elements share a row, everybody has one, and a general his own.
    void alikeElementsShareLuck()
    {
        const play::Battle battle = ofDbm();
        std::set<play::Id> seen;
        int alone = 0, together = 0, threw[2] = {0, 0}, inAll[2] = {0, 0};
        for (const play::Luck& row : luckOf(battle)) {
            if (row.units.empty()) {
                inAll[row.side] += row.phase.empty() ? row.throws : 0;
                continue;
            }
            threw[row.side] += row.throws;
            (row.units.size() > 1 ? together : alone) += 1;
            for (const play::Id unit : row.units) {
                QCOMPARE(battle.state()[unit].name, battle.state()[row.units.front()].name);
                QVERIFY(seen.insert(unit).second);
            }
            QVERIFY(std::ranges::is_sorted(row.units));
        }
        QCOMPARE(together, 9);
        QCOMPARE(alone, 2);               // the strategos, and the baggage that fought
        QCOMPARE(threw[0], inAll[0] - 1); // two ships shot together
        QCOMPARE(threw[1], inAll[1]);
    }

    // What a report leaves out or begins a paragraph with is an event there is, and stands in no report.
    void mannersAreOfEvents()
    {
        for (const std::string system : {"warmaster", "dbm"}) {
            QVERIFY(gameOf(system));
            const auto rules = readDocument(SOURCE_DIR "/rules/" + system + "/play.yaml");
            QVERIFY(rules);
            for (const char* key : {"openings", "asides", "turnings"})
                for (const std::string& code : rules->textsOf(key))
                    QVERIFY2(templateOf(ownCode(system, "event-" + code)), code.c_str());
        }
        const QString told = markdownOf(reportOf(recorded(QStringLiteral("whole")).battle, QString()));
        QVERIFY(!told.contains(QStringLiteral(" attacked ")));
        QVERIFY(told.contains(QStringLiteral("\n**Combat.** Round 1")));
        QVERIFY(told.contains(QStringLiteral("\nRound 2: "))); // a paragraph of its own
    }

    void swingsAreTheLargest()
    {
        const Read read = recorded(QStringLiteral("whole"));
        const auto moments = momentsOf(read.battle);
        const auto all = swingsOf(read.battle.game(), moments, moments.size());
        QVERIFY(all.size() > 3);
        QVERIFY(std::ranges::is_sorted(all, [](const Swing& a, const Swing& b) { return a.size > b.size; }));
        const auto three = swingsOf(read.battle.game(), moments, 3);
        QCOMPARE(three.size(), std::size_t(3));
        for (std::size_t i = 0; i < three.size(); ++i)
            QCOMPARE(three[i].moment, all[i].moment);
    }
};

QTEST_MAIN(WrittenTest)
#include "tst_written.moc"
