// The solver on small open lists against every army there is: many bodies that cost and count the same,
// one minimum over all rows, and rows of which there may be as many as of another.
#include "model/text/contains.h"
#include "tests/army/brute.h"

#include <QTest>

#include <algorithm>

using namespace armytest;

namespace {

struct Small {
    const char* text;
    int points;
};

// Sizes on every row; an army must have one battle group.
const Small groups{R"(
system: fog
id: small
name: Small
entries:
  - {id: chief, name: Chief, type: Troop Commander, role: c-in-c, max: 1}
  - {id: second, name: Second, type: Troop Commander, role: sub, max: 2}
  - {id: warriors, name: Warriors, type: HF, armour: Protected, quality: Average, training: Undrilled, combat: Swordsmen, size: 2-6}
  - {id: spearmen, name: Spearmen, type: MF, armour: Protected, quality: Average, training: Undrilled, combat: Defensive Spearmen, size: 2-6}
  - {id: bowmen, name: Bowmen, type: LF, armour: Unprotected, quality: Average, training: Undrilled, shooting: Bow, size: 2-8}
  - {id: elephants, name: Elephants, type: El, quality: Average, training: Undrilled, size: 2}
upgrades:
  - {id: superior, name: Superior, kind: quality, for: [warriors, spearmen], quality: Superior}
  - {id: poor, name: Poor, kind: quality, for: [spearmen, bowmen], quality: Poor}
  - {id: drilled, name: Drilled, kind: training, for: [warriors, bowmen], training: Drilled}
)",
    125};

// As many rear ranks as front ranks, as many vessels as troops to land, none with horse but some.
const Small ranks{R"(
system: dbm
id: small
name: Small
facts: {aggression: 2, climate: warm, terrain: [{type: waterway}]}
entries:
  - {id: chief, name: Chief, type: LH, grade: I, order: irregular, role: c-in-c}
  - {id: second, name: Second, type: LH, grade: I, order: irregular, role: sub-general}
  - {id: front, name: Front, type: Ps, grade: O, order: irregular, special: [double-base-front]}
  - {id: rear, name: Rear, type: Ps, grade: S, order: irregular, special: [double-base-rear]}
  - {id: marines, name: Marines, type: Ax, grade: I, order: irregular, special: [landing-troops]}
  - {id: boats, name: Boats, type: Bts, grade: I, order: irregular}
  - {id: horse, name: Horse, type: LH, grade: I, order: irregular, special: [landing-troops]}
  - {id: transports, name: Transports, type: Shp, grade: I, order: irregular, special: [horse-transport]}
upgrades:
  - {id: wild, name: Wild, kind: grade, for: [front, rear], grade: X}
  - {id: good, name: Good, kind: grade, for: [front, boats], grade: S}
  - {id: ordered, name: Ordered, kind: order, for: [front, rear], order: regular}
)",
    38};

} // namespace

class Open : public QObject {
    Q_OBJECT

    struct Case {
        const System* system = nullptr;
        ArmyList list;
        Problem problem;
        std::vector<Counts> legal;
    };
    std::map<std::string, Case> cases;

    // Every army that can be paid and keeps the constraints, each of which is asked once its bodies are decided.
    static void tryFrom(Case& one, std::size_t v, int left, Counts& counts)
    {
        for (const Constraint& constraint : one.problem.constraints)
            if (lastOf(constraint) == int(v) - 1 && !holds(constraint, counts))
                return;
        if (v == one.problem.variables.size()) {
            one.legal.push_back(counts);
            return;
        }
        const int price = one.problem.variables[v].price;
        constexpr int freeOnes = 6; // as much baggage as an army must have
        for (int n = 0; price > 0 ? n * price <= left : n <= freeOnes; ++n) {
            counts[v] = n;
            tryFrom(one, v + 1, left - n * price, counts);
        }
        counts[v] = 0;
    }

    static int lastOf(const Constraint& constraint)
    {
        int last = -1;
        for (const Term& term : constraint.terms)
            last = std::max(last, term.variable);
        for (const auto& group : constraint.when)
            for (int v : group)
                last = std::max(last, v);
        for (int v : constraint.unless)
            last = std::max(last, v);
        return last;
    }

    void add(const char* name, const Small& small)
    {
        const auto list = listFrom(small.text);
        QVERIFY2(bool(list), list ? "" : describe(list.faults).c_str());
        Case& one = cases[name];
        one.list = *list;
        one.system = findSystem(one.list.system);
        one.problem = one.system->problem(one.list, small.points);
        Counts counts(one.problem.variables.size(), 0);
        tryFrom(one, 0, one.problem.budget, counts);
        qInfo("%s: %zu legal armies of %zu different bodies", name, one.legal.size(), one.problem.variables.size());
        QVERIFY(one.legal.size() > 1000);
    }

    static std::int64_t worthBy(const Aim& aim, const Counts& counts)
    {
        const auto valueOf = [&](const std::vector<Term>& terms) {
            int value = 0;
            for (const Term& term : terms)
                value += term.weight * counts[std::size_t(term.variable)];
            return value;
        };
        std::int64_t worth = 0;
        for (const Aim::Part& part : aim.parts)
            worth += part.worth(valueOf(part.terms));
        return worth;
    }

    using Ranks = std::vector<std::pair<std::int64_t, int>>; // worth and points, the best first

    static Ranks bestOf(const Case& one, const Aim& aim, std::size_t k, int least)
    {
        Ranks ranks;
        for (const Counts& counts : one.legal)
            if (const int points = one.problem.total(counts); points >= least)
                ranks.emplace_back(worthBy(aim, counts), points);
        std::sort(ranks.rbegin(), ranks.rend());
        ranks.resize(std::min(ranks.size(), k));
        return ranks;
    }

    static Ranks ranksOf(const Case& one, const Aim& aim, const std::vector<Solution>& found)
    {
        Ranks ranks;
        for (const Solution& army : found) {
            if (!contains(one.legal, army.counts) || army.points != one.problem.total(army.counts)
                || army.worth != worthBy(aim, army.counts))
                return {};
            ranks.emplace_back(army.worth, army.points);
        }
        for (std::size_t i = 0; i < found.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (found[i].counts == found[j].counts)
                    return {};
        return ranks;
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        add("groups", groups);
        add("ranks", ranks);
    }

    void countsAreExact()
    {
        for (const auto& [name, one] : cases) {
            std::vector<int> sums;
            for (const Counts& counts : one.legal)
                sums.push_back(one.problem.total(counts));
            const auto exact = std::ranges::count(sums, one.problem.budget);
            const HowMany found = howMany(one.problem, {});
            QCOMPARE(found.upTo, std::to_string(one.legal.size()));
            QCOMPARE(found.exact, std::to_string(exact));
            std::ranges::sort(sums);
            sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
            QCOMPARE(totals(one.problem, {}), sums);
        }
    }

    void bestAndFill()
    {
        for (const auto& [name, one] : cases)
            for (const std::string& id : one.system->aims())
                for (const int k : {1, 2, 25}) {
                    const Aim aim = one.system->aim(one.problem, id);
                    QCOMPARE(ranksOf(one, aim, best(one.problem, {}, aim, k)), bestOf(one, aim, std::size_t(k), 0));
                    QCOMPARE(ranksOf(one, aim, fill(one.problem, {}, aim, k)),
                        bestOf(one, aim, std::size_t(k), totals(one.problem, {}).back()));
                }
    }

    // From armies that have too much, too little or what does not go together.
    void repairIsSmallest()
    {
        Dice dice(7);
        for (const auto& [name, one] : cases)
            for (int round = 0; round < 40; ++round) {
                const std::size_t k = dice.oneIn(2) ? 1 : 9;
                SolveRequest wish;
                wish.given = dice.oneIn(3) ? Counts(one.problem.variables.size(), 0) : dice.of(one.legal);
                for (int changes = dice.between(1, 5); changes > 0; --changes)
                    wish.given[std::size_t(dice.below(int(wish.given.size())))] = dice.between(0, 4);
                std::vector<std::pair<int, int>> all, found;
                for (const Counts& counts : one.legal)
                    all.push_back(changesBetween(one.problem, wish.given, counts));
                std::partial_sort(all.begin(), all.begin() + std::ptrdiff_t(k), all.end());
                all.resize(k);
                for (const Solution& army : repair(one.problem, wish, int(k)))
                    found.push_back(changesBetween(one.problem, wish.given, army.counts));
                QCOMPARE(found, all);
            }
    }
};

QTEST_APPLESS_MAIN(Open)
#include "tst_open.moc"
