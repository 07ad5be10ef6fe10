// The program against the second typing of DBM's tables (cells/): what it makes of each cell, not what stands in the
// tables that it reads.
#include "model/play/event.h"
#include "rules/catalogue.h"
#include "rules/dbm/play/combat/combat_factors.h"
#include "rules/dbm/play/movement/distances.h"
#include "tests/data.h"
#include "tests/tables/table.h"

#include <QTest>

using namespace strategikon;
using namespace strategikon::dbmPlay;
using play::Sort;

namespace {

// A row of a second typing, by the headings of its columns.
using Cells = QMap<QString, QString>;

QList<Cells> rowsOf(const char* name)
{
    const tables::Table table = tables::read(QStringLiteral("../dbm/cells/") + QLatin1String(name));
    QList<Cells> rows;
    for (const auto& cells : table.rows) {
        Cells row;
        for (int at = 0; at < cells.size(); ++at)
            row[table.headings[at]] = cells[at].text;
        rows << row;
    }
    return rows;
}

// Of no grade: ordinary, but baggage has inferior ones alone.
Classified kindIn(const QString& text)
{
    const Kind kind = kindOf((text == QLatin1String("Bge") ? QStringLiteral("Bge(I)") : text).toStdString());
    return {kind, kind};
}

// One against the other, in the open and to the front. `shot`: the second shoots at the first, who does not shoot back.
Fight fightOf(const QString& own, const QString& enemy, Going going = Going::good)
{
    Fight fight;
    fight.of[0].kind = kindIn(own);
    fight.of[1].kind = kindIn(enemy);
    fight.of[0].going = fight.of[1].going = going;
    return countsAs(fight);
}
Fight shotAt(const QString& own, const QString& enemy)
{
    Fight fight{.mode = Mode::shooting};
    fight.of[0].kind = kindIn(own);
    fight.of[1].kind = kindIn(enemy);
    fight.of[0].shotAt = fight.of[1].shoots = true;
    fight.of[0].immobile = false;
    return countsAs(fight);
}

QString fateOf(const Fight& fight, const QString& degree)
{
    constexpr const char* letters[] = {"-", "R", "F", "D"};
    const std::array<int, 2> scores = degree == QLatin1String("doubled") ? std::array{3, 6} : std::array{5, 6};
    return QLatin1String(letters[int(verdictOf(fight, scores, false).fates[0])]);
}

// Those behind it, armed and based as the book asks for.
std::vector<BehindIt> behindIn(const Cells& row)
{
    std::vector<BehindIt> all;
    for (const char* rank : {"second", "third", "fourth"})
        if (const QStringList words = row[rank].split(u' '); words[0] != QLatin1String("-"))
            all.push_back(
                {kindIn(words[0]), words.contains(QStringLiteral("crossbow")) ? Armed::crossbow : Armed::bow});
    return all;
}

// Columns that are about no other element.
bool isPlain(const QString& heading)
{
    return heading == QLatin1String("loser") || heading == QLatin1String("line") || heading == QLatin1String("own");
}

// An army of one element of each kind that is asked for.
class Table {
public:
    explicit Table(const QString& kind, bool regular = true) : builder_(play::State{}, fields())
    {
        builder_.happened("made");
        builder_.make({.sort = Sort::battle, .kind = "battle"});
        const play::Id army = builder_.make({.sort = Sort::army, .badge = "A", .side = 0});
        const play::Id command = builder_.make({.sort = Sort::block, .badge = "A1", .side = 0, .within = army});
        element = builder_.make({.badge = "A2", .side = 0, .within = command});
        const Kind its = kindIn(kind).is;
        builder_.set(element, state::type, its.type);
        builder_.set(element, state::grade, its.grade);
        builder_.set(element, state::regular, regular);
        builder_.set(element, state::mobile, true);
        builder_.set(army, state::climate, 0);
    }
    play::EventBuilder& builder() { return builder_; }
    BattleView view() const { return BattleView(builder_.state()); }

    play::Id element = 0;

private:
    play::EventBuilder builder_;
};

} // namespace

class Typed : public QObject {
    Q_OBJECT

    QStringList wrong_;
    int cells_ = 0;

    void same(const QStringList& where, const QString& found, const QString& typed)
    {
        ++cells_;
        if (found != typed)
            wrong_ << QStringLiteral("%1: the program has %2, the book %3").arg(where.join(u' '), found, typed);
    }
    void grid(const char* name, const char* degree, Going going)
    {
        for (const Cells& row : rowsOf(name))
            for (const QString& winner : row.keys())
                if (!isPlain(winner))
                    same({QLatin1String(name), row["loser"], winner},
                        fateOf(fightOf(row["loser"], winner, going), QLatin1String(degree)), row[winner]);
    }

private slots:
    void initTestCase()
    {
        setRoots({dataFolder() / "lists", dataFolder() / "rules", std::filesystem::path(SOURCE_DIR) / "schema", {}});
    }
    void init()
    {
        wrong_.clear();
        cells_ = 0;
    }
    void cleanup()
    {
        QVERIFY2(wrong_.isEmpty(), qPrintable(wrong_.join(u'\n')));
        QVERIFY(cells_ > 0);
        qInfo("%d cells", cells_);
    }

    void factors()
    {
        for (const Cells& row : rowsOf("factors")) {
            const QString own = row["own"];
            const auto asked = [&](const char* column, const Fight& fight, int whose) {
                if (row[column] != QLatin1String("-"))
                    same({own, QLatin1String(column)}, QString::number(factorOf(fight, whose)), row[column]);
            };
            asked("mounted", fightOf(own, "Cv"), 0);
            asked("foot", fightOf(own, "Sp"), 0);
            asked("naval", fightOf(own, "Gal"), 0);
            asked("shoots-bowmen", shotAt("Bw", own), 1);
            asked("shot-bowmen", shotAt(own, "Bw"), 0);
            asked("shot-engines", shotAt(own, "Art"), 0);
        }
    }
    void beaten() { grid("beaten", "beaten", Going::good); }
    void beatenInDifficultGoing() { grid("beaten-difficult", "beaten", Going::difficult); }
    void doubled() { grid("doubled", "doubled", Going::good); }
    void shot()
    {
        for (const Cells& row : rowsOf("shot"))
            for (const QString& heading : row.keys())
                if (!isPlain(heading)) {
                    const QStringList words = heading.split(u' ');
                    same({row["loser"], heading}, fateOf(shotAt(row["loser"], words[0]), words[1]), row[heading]);
                }
    }
    // What ranks behind add, and what they take from the enemy: the totals with them and without.
    void support()
    {
        for (const Cells& row : rowsOf("support")) {
            const auto totals = [&](std::vector<BehindIt> behind) {
                Fight fight{.mode = row["mode"] == QLatin1String("shot") ? Mode::shooting : Mode::close};
                fight.of[0].kind = kindIn(row["front"]);
                fight.of[1].kind = kindIn(row["enemy"]);
                fight.of[0].armed = Armed::bow;
                fight.of[0].paired = true;
                fight.of[0].shotAt = fight.of[1].shoots = fight.mode == Mode::shooting;
                fight.of[0].behind = std::move(behind);
                return accountsOf(countsAs(fight), theBook());
            };
            const auto with = totals(behindIn(row)), without = totals({});
            const QStringList where{
                row["front"], row["second"], row["third"], row["fourth"], row["enemy"], row["mode"]};
            same(where, QString::number(with[0].value - without[0].value), row["factor"]);
            same(where, QString::number(with[1].value - without[1].value), row["enemys"]);
        }
    }
    void deep()
    {
        for (const Cells& row : rowsOf("deep")) {
            Fight fight = fightOf(row["loser"], row["winner"]);
            fight.of[0].behind = behindIn(row);
            same({row["loser"], row["second"], row["third"], row["fourth"], row["winner"]},
                fateOf(countsAs(fight), QStringLiteral("beaten")), row["then"]);
        }
    }
    void ranges()
    {
        for (const Cells& row : rowsOf("ranges")) {
            const Table table(row["own"]);
            const int range = table.view().range(table.element);
            same({row["own"]}, range == 0 ? QStringLiteral("-") : QString::number(range), row["range"]);
        }
    }
    void moves()
    {
        for (const Cells& row : rowsOf("moves")) {
            const Table table(row["what"]);
            const std::vector<int> far = movesOf(table.view(), table.element);
            for (std::size_t at = 0; at < waysToMove().size(); ++at) {
                const QString way = QString::fromStdString(waysToMove()[at]);
                same({row["what"], way}, far[at] < 0 ? QStringLiteral("-") : QString::number(far[at]), row[way]);
            }
        }
    }
    // Who sees no further than that moves no further off the roads (rulebook 597).
    void inTheDark()
    {
        for (const Cells& row : rowsOf("figures")) {
            if (row["table"] != QLatin1String("moves") || row["cell"] != QLatin1String("dark/most"))
                continue;
            Table table("LH");
            const auto far = [&](int sight) {
                table.builder().set(1, state::sight, sight);
                return QString::number(movesOf(table.view(), table.element)[1]);
            };
            same({"dark"}, far(row["value"].toInt()), row["value"]);
            same({"not so dark"}, far(row["value"].toInt() + 1), QStringLiteral("250"));
        }
    }
    void impetuous()
    {
        for (const Cells& row : rowsOf("impetuous")) {
            const Table table(row["own"], false);
            same({row["own"]}, table.view().isImpetuous(table.element) ? "yes" : "no", row["is"]);
        }
    }
    void sun()
    {
        const auto& climates = specOf(fields(), Sort::army, state::climate).words;
        const auto& seasons = specOf(fields(), Sort::battle, state::season).words;
        for (const Cells& row : rowsOf("sun"))
            for (std::size_t season = 0; season < seasons.size(); ++season) {
                Table table("Sp");
                const auto climate = std::ranges::find(climates, row["climate"].toStdString()) - climates.begin();
                table.builder().set(2, state::climate, int(climate));
                table.builder().set(1, state::season, int(season));
                const play::Id invader = table.builder().make({.sort = Sort::army, .badge = "B", .side = 1});
                table.builder().set(invader, state::climate, int(climate + 1) % int(climates.size()));
                table.builder().set(1, state::invader, 1);
                const BattleView::Day day = table.view().day();
                const QString name = QString::fromStdString(seasons[season]);
                same({row["climate"], name}, QStringLiteral("%1-%2").arg(day.rise).arg(day.set), row[name]);
            }
    }
};

QTEST_GUILESS_MAIN(Typed)
#include "tst_typed.moc"
