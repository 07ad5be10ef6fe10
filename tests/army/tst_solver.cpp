// The solver against brute force, on small lists made up at random. A failure names its seed and
// prints the list.
#include "tests/army/brute.h"
#include "tests/army/made_up.h"

#include <QTest>

#include <algorithm>

using namespace armytest;

namespace {

// Ten times as many where time is given: STRATEGIKON_FULL=1.
const int lists = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 4000 : 400;
constexpr long mostTried = 6000;
constexpr int mostWanted = 20;

using Ranks = std::vector<std::pair<long long, int>>; // worth and points, the best first

std::string told(const Ranks& ranks)
{
    std::string text;
    for (const auto& [worth, points] : ranks)
        text += " " + std::to_string(worth) + "/" + std::to_string(points);
    return text;
}

Ranks bestOf(Ranks all, int k)
{
    std::sort(all.rbegin(), all.rend());
    if (int(all.size()) > k)
        all.resize(std::size_t(k));
    return all;
}

} // namespace

class Solver : public QObject {
    Q_OBJECT

    struct Case {
        MadeUp made;
        Problem problem;
        std::vector<TriedArmy> legal;
    };
    std::vector<std::pair<int, std::unique_ptr<Case>>> cases; // by seed
    std::string trouble;

    // What an army is worth, found again from nothing but its counts.
    TriedArmy tried(const Case& one, const Counts& counts)
    {
        TriedArmy army{armyOf(one.problem, counts, emptyArmy(one.made.list, one.made.points)), {}, 0};
        Bound bound = bind(one.problem, army.army);
        if (bound.counts != counts || !check(one.problem, bound).empty())
            trouble = "an army that is named is not legal";
        army.counts = std::move(bound.counts);
        army.points = bound.points;
        return army;
    }

    Ranks ranksOf(const Case& one, const std::vector<Solution>& found, std::string_view aim,
        const std::vector<std::string>& split)
    {
        Ranks ranks;
        std::vector<Counts> seen;
        for (const Solution& f : found) {
            const TriedArmy army = tried(one, f.counts);
            if (army.points != f.points)
                trouble = "points told and points of the army differ";
            const long long worth = worthBy(theSystem(), one.problem, army, aim, split);
            if (worth != f.worth)
                trouble = "worth told " + std::to_string(f.worth) + ", worth of the army " + std::to_string(worth);
            if (std::ranges::count(seen, f.counts))
                trouble = "an army is named twice";
            seen.push_back(f.counts);
            ranks.emplace_back(worth, army.points);
        }
        return ranks;
    }

    // The wish, and the legal armies that keep it.
    struct Wished {
        std::string what;
        SolveRequest wish;
        std::vector<const TriedArmy*> legal;
        std::vector<OwnedStands> owned;
        std::vector<std::string> split;
    };

    std::vector<Wished> wishes(const Case& one, Dice& dice)
    {
        std::vector<Wished> result(1);
        for (const TriedArmy& army : one.legal)
            result[0].legal.push_back(&army);
        result[0].what = "no wish";
        const auto keepOnly = [&](const auto& test) {
            std::vector<const TriedArmy*> kept;
            for (const TriedArmy& army : one.legal)
                if (test(army.counts))
                    kept.push_back(&army);
            return kept;
        };
        // Some bodies of a legal army, or any army, perhaps with fewer options.
        Counts part(one.problem.variables.size(), 0);
        const Counts base = one.legal.empty() || dice.oneIn(4)
            ? bind(one.problem, randomArmy(one.made.list, one.made.points, dice)).counts
            : dice.of(one.legal).counts;
        for (std::size_t v = 0; v < part.size(); ++v)
            if (const int line = one.problem.variables[v].line; line >= 0)
                for (int i = 0; i < base[v]; ++i)
                    if (!dice.oneIn(3))
                        ++part[std::size_t(dice.oneIn(3) ? one.problem.forms[std::size_t(line)].front() : int(v))];
        Wished keep;
        keep.what = "keep";
        keep.wish.keep = part;
        keep.legal = keepOnly([&](const Counts& counts) { return contains(one.problem, counts, part); });
        result.push_back(keep);

        Wished lock;
        lock.what = "lock";
        lock.wish.given = base;
        for (std::size_t l = 0; l < one.made.list.lines.size(); ++l)
            if (dice.oneIn(3))
                lock.wish.locked.push_back(int(l));
        const auto asLocked = [&](const Counts& counts) {
            for (int line : lock.wish.locked)
                for (int v : one.problem.forms[std::size_t(line)])
                    if (counts[std::size_t(v)] != base[std::size_t(v)])
                        return false;
            return true;
        };
        lock.legal = keepOnly(asLocked);
        result.push_back(lock);

        Wished stock;
        stock.what = "stock";
        stock.owned = randomStands(one.made.list, dice);
        stock.wish.stock = stockFor(one.made.list, stock.owned);
        stock.legal =
            keepOnly([&](const Counts& counts) { return missingStands(one.problem, counts, stock.owned) == 0; });
        result.push_back(stock);

        Wished all = stock;
        all.what = "keep, lock and stock";
        all.wish.keep = part;
        all.wish.locked = lock.wish.locked;
        all.wish.given = base;
        std::erase_if(all.legal, [&](const TriedArmy* army) {
            return !contains(one.problem, army->counts, part) || !asLocked(army->counts);
        });
        result.push_back(all);

        Wished split = result[0];
        split.what = "split";
        for (std::size_t l = 0; l < one.made.list.lines.size(); ++l)
            if (theSystem().splits(one.made.list, int(l))) {
                split.wish.split.push_back(int(l));
                split.split.push_back(one.made.list.lines[l].id);
            }
        if (!split.split.empty())
            result.push_back(split);
        return result;
    }

    // Runs a test on every list and wish.
    template <class Test>
    void everywhere(const Test& test)
    {
        for (const auto& [seed, one] : cases) {
            Dice dice{std::uint64_t(seed)};
            for (const Wished& wished : wishes(*one, dice)) {
                trouble.clear();
                test(*one, wished, dice);
                const std::string message = trouble + "\nseed " + std::to_string(seed) + ", " + wished.what + ", "
                    + std::to_string(one->made.points) + " points\n" + one->made.text;
                QVERIFY2(trouble.empty(), message.c_str());
            }
        }
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        long armies = 0;
        for (int seed = 1; seed <= lists; ++seed) {
            auto one = std::make_unique<Case>();
            one->made = madeUp(std::uint64_t(seed));
            one->problem = theSystem().problem(one->made.list, one->made.points);
            auto legal = allLegal(one->problem, mostTried);
            if (!legal)
                continue;
            one->legal = std::move(*legal);
            armies += long(one->legal.size());
            cases.emplace_back(seed, std::move(one));
        }
        qInfo("%d lists with %ld legal armies", int(cases.size()), armies);
        QVERIFY(int(cases.size()) > lists * 3 / 4);
        QVERIFY(armies > 20 * lists);
    }

    void countsAreExact()
    {
        everywhere([&](const Case& one, const Wished& wished, Dice&) {
            long exact = 0;
            std::vector<int> sums;
            for (const TriedArmy* army : wished.legal) {
                exact += army->points == one.made.points;
                sums.push_back(army->points);
            }
            std::ranges::sort(sums);
            sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
            const HowMany found = howMany(one.problem, wished.wish);
            if (found.exact != std::to_string(exact) || found.upTo != std::to_string(wished.legal.size()))
                trouble = "counted " + found.exact + " and " + found.upTo + ", there are " + std::to_string(exact)
                    + " and " + std::to_string(wished.legal.size());
            if (totals(one.problem, wished.wish) != sums)
                trouble = "totals are wrong";
        });
    }

    void bestIsBest()
    {
        everywhere([&](const Case& one, const Wished& wished, Dice& dice) {
            for (const std::string& aim : theSystem().aims()) {
                const int k = dice.oneIn(2) ? 1 : dice.between(2, mostWanted);
                Ranks all;
                for (const TriedArmy* army : wished.legal)
                    all.emplace_back(worthBy(theSystem(), one.problem, *army, aim, wished.split), army->points);
                const Ranks wanted = bestOf(std::move(all), k);
                const Ranks found = ranksOf(one, theSystem().best(one.problem, wished.wish, aim, k), aim, wished.split);
                if (found != wanted)
                    trouble =
                        "best " + std::to_string(k) + " by " + aim + ":" + told(found) + " instead of" + told(wanted);
                if (!trouble.empty())
                    return;
            }
        });
    }

    void fillFills()
    {
        everywhere([&](const Case& one, const Wished& wished, Dice& dice) {
            const std::string aim = dice.of(std::vector<std::string>{"balanced", "attacks", "stands"});
            const int k = dice.between(1, mostWanted);
            Ranks all;
            int most = -1;
            for (const TriedArmy* army : wished.legal)
                most = std::max(most, army->points);
            for (const TriedArmy* army : wished.legal)
                if (army->points == most)
                    all.emplace_back(worthBy(theSystem(), one.problem, *army, aim), army->points);
            const Ranks wanted = bestOf(std::move(all), k);
            const Ranks found =
                ranksOf(one, fill(one.problem, wished.wish, theSystem().aim(one.problem, aim), k), aim, {});
            if (trouble.empty() && found != wanted)
                trouble = "fill by " + aim + ":" + told(found) + " instead of" + told(wanted);
        });
    }

    void repairIsSmallest()
    {
        everywhere([&](const Case& one, const Wished& wished, Dice& dice) {
            if (!wished.wish.locked.empty())
                return; // locks speak about the same `given`
            const int k = dice.between(1, mostWanted);
            SolveRequest wish = wished.wish;
            wish.given = bind(one.problem, randomArmy(one.made.list, one.made.points, dice)).counts;
            std::vector<std::pair<int, int>> all, found;
            for (const TriedArmy* army : wished.legal)
                all.push_back(changesBetween(one.problem, wish.given, army->counts));
            std::ranges::sort(all);
            all.resize(std::min(all.size(), std::size_t(k)));
            for (const Solution& f : repair(one.problem, wish, k))
                found.push_back(changesBetween(one.problem, wish.given, tried(one, f.counts).counts));
            if (trouble.empty() && found != all)
                trouble = "repair is not the smallest";
        });
    }

    void shoppingIsShortest()
    {
        everywhere([&](const Case& one, const Wished& wished, Dice& dice) {
            if (wished.owned.empty())
                return;
            const int k = dice.between(1, mostWanted);
            std::vector<int> wanted, found;
            SolveRequest wish;
            wish.stock = wished.wish.stock;
            for (const TriedArmy& army : one.legal)
                wanted.push_back(missingStands(one.problem, army.counts, wished.owned));
            std::ranges::sort(wanted);
            wanted.resize(std::min(wanted.size(), std::size_t(k)));
            for (const Shopping& s : shopping(one.problem, wish, k)) {
                found.push_back(s.stands);
                if (missingStands(one.problem, tried(one, s.counts).counts, wished.owned) != s.stands)
                    trouble = "more or fewer stands are missing than told";
            }
            if (found != wanted)
                trouble = "shopping: " + std::to_string(found.empty() ? -1 : found.front()) + " stands instead of "
                    + std::to_string(wanted.empty() ? -1 : wanted.front());
        });
    }

    // What one more body opens.
    void purchasesOpen()
    {
        everywhere([&](const Case& one, const Wished& wished, Dice&) {
            if (wished.what != "stock")
                return;
            const auto found = purchases(theSystem(), one.made.list, one.made.points, wished.owned, 99);
            if (wished.legal.empty()) {
                int least = unlimited, told = 0;
                for (const TriedArmy& army : one.legal)
                    least = std::min(least, missingStands(one.problem, army.counts, wished.owned));
                for (const Purchase& purchase : found)
                    told += purchase.stands;
                if (!one.legal.empty() && told != least)
                    trouble = "to be bought: " + std::to_string(told) + " stands instead of " + std::to_string(least);
                return;
            }
            double before = 1e300;
            for (const Line& line : one.made.list.lines) {
                auto more = wished.owned;
                more.push_back({"more", line.stands,
                    {line.leader ? "" : one.made.list.system + "/" + one.made.list.id + "#" + line.id}});
                long opened = -long(wished.legal.size());
                for (const TriedArmy& army : one.legal)
                    opened += missingStands(one.problem, army.counts, more) == 0;
                const auto told = std::ranges::find_if(found, [&](const Purchase& p) { return p.entry == line.id; });
                if (!line.leader && (told == found.end() ? "0" : told->opened) != std::to_string(opened))
                    trouble = line.id + " opens " + std::to_string(opened) + " armies, not "
                        + (told == found.end() ? "0" : told->opened);
            }
            for (const Purchase& purchase : found) {
                const double each = std::stod(purchase.opened) / purchase.stands;
                if (each > before)
                    trouble = "the best purchase does not come first";
                before = each;
            }
        });
    }
};

QTEST_APPLESS_MAIN(Solver)
#include "tst_solver.moc"
