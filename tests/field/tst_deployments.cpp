// Generated deployments of random legal armies of every nation, judged by other geometry than the one that made them:
// every stand in its zone, none on another, none in terrain closed to it, all set down or a reason given; the same seed
// the same deployment. A hundred, or ten thousand with STRATEGIKON_FULL=1.
#include "model/field/terrain/laying.h"
#include "rules/tables.h"
#include "tests/field/support.h"

#include <QTest>

#include <algorithm>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

struct Set { // how the armies are set down
    std::string first, second;
    std::vector<std::string> options;
    bool divided = false;
};

const std::vector<Set>& sets()
{
    static const std::vector<Set> all{{"standard", "standard", {}}, {"standard", "standard", {"four-at-a-time"}},
        {"around-centre", "around-centre", {"shortened"}}, {"march", "march", {}}, {"standard", "march", {}},
        {"sketch", "sketch", {}}, {"one-first", "one-first", {"closer"}}, {"ambusher", "ambushed", {}, true},
        {"ambushed", "ambusher", {}, true}};
    return all;
}

std::size_t generated = 0; // features, so that it is seen when there are none

struct Made {
    Field field;
    Deployment deployment;
    Plan plan = Plan::random;
    std::string about;
};

Made made(Armies& armies, int seed)
{
    const double widths[] = {180, 240, 240, 180}, depths[] = {120, 120, 150, 150};
    const Set& set = sets()[std::size_t(seed) % sets().size()];
    const int size = seed / 4 % 2 ? 2000 : 1000, table = seed / 9 % 4;
    const std::string name = fieldNames()[std::size_t(seed / 3) % fieldNames().size()];
    Made made;
    made.field = fieldNamed(name, widths[table], depths[table]);
    if (seed / 18 % 2) { // as the charts lay it out
        static const Charts charts = readCharts(readTable(theSystem().format().id, "battlefield"));
        field::Wish wish;
        wish.seed = std::uint64_t(seed);
        made.field = generate(made.field.table, charts, kinds(), wish);
        generated += made.field.features.size();
    }
    made.plan = seed / 2 % 2 ? Plan::battle : Plan::random;
    Way pair[2];
    for (int side = 0; side < 2; ++side)
        pair[side] = *ways().with(side == 0 ? set.first : set.second, set.options, made.field.table);
    const std::size_t nations[] = {std::size_t(seed) % armies.nations(), std::size_t(seed * 7 + 3) % armies.nations()};
    made.deployment = deploymentOf(pair, armies.troops(nations[0], size, seed % 5, 0, set.divided),
        armies.troops(nations[1], size, seed % 4, 1, set.divided));
    made.deployment.edge0 = seed / 5 % 2;
    made.about = "seed " + std::to_string(seed) + ": " + set.first + " against " + set.second + ", " + name + ", "
        + armies.nation(nations[0]) + " against " + armies.nation(nations[1]) + ", table "
        + std::to_string(int(widths[table])) + "x" + std::to_string(int(depths[table]));
    return made;
}

double share(const Ring& stand, const std::vector<Ring>& rings)
{
    double sum = 0;
    for (const Ring& ring : rings)
        sum += sharedArea(stand, ring);
    return sum / area(stand);
}

// Who stands within a wall may stand on its ramparts; only its outer face parts him from those outside.
double sharedWith(const Ring& stand, const Piece& piece)
{
    const double inside = sharedArea(stand, piece.area);
    return isRing(piece) ? std::min(inside, area(stand) - inside) : inside;
}

// Closed to the body wherever it lies, without a road or bridge near.
bool isClosed(const Field& field, const Ring& stand, const Troop& troop)
{
    std::vector<const Kind*> closed;
    for (const Under& one : under(field, stand)) {
        const Kind* kind = kinds().find(one.piece->kind);
        if (kind->opens)
            return false; // judged by specs
        if (sharedWith(stand, *one.piece) > 0.05 && !mayStand(*kind, troop.classes, false))
            closed.push_back(kind);
    }
    return !closed.empty();
}

std::string wrongWith(const Made& made, const Posted& posted, const std::vector<std::pair<const Troop*, Ring>>& others)
{
    const Troop& troop = *made.deployment.troop(posted.badge);
    for (const Stand& stand : posted.stands) {
        const Ring ring = outline(troop, stand);
        const bool inZone = troop.leads && portionOf(made.deployment, troop).where.leaderWithin > 0
            ? share(ring, {rectangle(made.field.table.box().centre(), made.field.table.width, made.field.table.depth)})
                > 0.98
            : share(ring, zone(made.deployment, made.field.table, troop)) > 0.98;
        if (!inZone)
            return "outside its zone";
        if (isClosed(made.field, ring, troop))
            return "in closed terrain";
        for (const auto& [other, laid] : others)
            if (other != &troop && sharedArea(ring, laid) > 0.1)
                return "on " + other->badge;
    }
    return {};
}

std::string wrongWith(const Made& made)
{
    std::vector<std::pair<const Troop*, Ring>> laid;
    for (const Posted& posted : made.deployment.posted)
        for (const Stand& stand : posted.stands)
            laid.emplace_back(
                made.deployment.troop(posted.badge), outline(*made.deployment.troop(posted.badge), stand));
    for (const Posted& posted : made.deployment.posted)
        if (const std::string wrong = wrongWith(made, posted, laid); !wrong.empty())
            return posted.badge + " is " + wrong;
    for (const Misposted& one : misposted(made.deployment, made.field, kinds()))
        return english(one.message);
    for (const Misposted& one : outOfTurn(made.deployment))
        return english(one.message);
    return {};
}

bool hasReason(const Deployment& deployment, const Posted& posted)
{
    return std::ranges::any_of(
        deployment.throws, [&](const Throw& one) { return one.what == noRoom && one.came == posted.badge; });
}

// Everyone is on the table, comes later, or has a reason not to.
std::string unsettled(const Made& made)
{
    for (const Troop& troop : made.deployment.troops) {
        const Posted* posted = made.deployment.post(troop.badge);
        if (portionOf(made.deployment, troop).absent ? posted != nullptr : posted == nullptr)
            return troop.badge + " is forgotten or should not be there";
        if (posted && posted->stands.empty() && posted->arrives == noRoom && !hasReason(made.deployment, *posted))
            return troop.badge + " has no reason to stay off";
        if (posted && posted->stands.empty() && posted->arrives.empty() && posted->drawn)
            return troop.badge + " is nowhere";
    }
    return next(made.deployment).done ? "" : "not done";
}

} // namespace

class Deployments : public QObject {
    Q_OBJECT

    Armies armies;
    int posts = 0, left = 0;

    void deployed(Made& made, int seed)
    {
        Random random{std::uint64_t(seed)};
        deploy(made.deployment, made.field, kinds(), -1, made.plan, random);
    }

    std::string tried(int seed)
    {
        Made one = made(armies, seed);
        deployed(one, seed);
        for (int turn = 0; turn < 80; ++turn) {
            for (const std::string& wrong : {wrongWith(one), unsettled(one)})
                if (!wrong.empty())
                    return one.about + (turn ? ", later" : "") + "\n" + wrong;
            const auto codes = awaited(one.deployment);
            if (codes.empty())
                break;
            // Whoever comes later comes; those who are there have moved on, off the table as far as it matters here.
            for (Posted& posted : one.deployment.posted)
                posted.stands.clear(), posted.drawn = posted.arrives.empty() ? false : posted.drawn;
            arrive(one.deployment, codes.front());
            deployed(one, seed + turn);
        }
        for (const Posted& posted : one.deployment.posted) {
            ++posts;
            left += posted.arrives == noRoom;
        }
        return awaited(one.deployment).empty() ? "" : one.about + "\nnot all of the column came";
    }

private slots:
    void areLegal()
    {
        const int count = qEnvironmentVariableIsSet("STRATEGIKON_FULL") ? 10'000 : 100;
        for (int seed = 1; seed <= count; ++seed)
            if (const std::string wrong = tried(seed); !wrong.empty())
                QFAIL(wrong.c_str());
        qInfo("%d bodies, %d without room", posts, left);
        QVERIFY(generated > std::size_t(count));
    }

    void sameSeedSameBytes()
    {
        for (int seed = 1; seed <= 18; ++seed) {
            Made one = made(armies, seed), again = made(armies, seed), other = made(armies, seed);
            deployed(one, seed);
            deployed(again, seed);
            deployed(other, seed + 1);
            QVERIFY2(one.deployment == again.deployment, one.about.c_str());
            QVERIFY2(one.plan == Plan::battle || !(one.deployment == other.deployment), one.about.c_str());
        }
    }

    // Turn by turn it comes to the same as at one go.
    void stepByStep()
    {
        Made one = made(armies, 9), steps = made(armies, 9);
        deployed(one, 9);
        Random random{9};
        for (int turn = 0; !next(steps.deployment).done && turn < 500; ++turn)
            deployNext(steps.deployment, steps.field, kinds(), steps.plan, random);
        QVERIFY(one.deployment == steps.deployment);
    }

    // Against a player who sets down by hand: the program does its own, and no more than it may.
    void answersInTurn()
    {
        for (int seed = 1; seed <= 18; ++seed) {
            Made one = made(armies, seed);
            Deployment& all = one.deployment;
            Random random{std::uint64_t(seed)};
            settle(all);
            for (int turn = 0; turn < 500 && !next(all).done; ++turn) {
                if (next(all).roll)
                    QVERIFY(agreed(all, seed % 2));
                const std::size_t before = all.posted.size();
                answer(all, one.field, kinds(), 1, one.plan, random);
                for (std::size_t i = before; i < all.posted.size(); ++i)
                    QCOMPARE(all.troop(all.posted[i].badge)->side, 1);
                const Turn due = next(all);
                QVERIFY2(due.done || due.side != 1, one.about.c_str());
                const auto mine = pending(all, 0, due.leaders);
                for (std::size_t i = 0; i < std::min(mine.size(), std::size_t(due.done ? 0 : due.bodies)); ++i)
                    all.posted.push_back({mine[i]->badge, Formation::line, {}, "", false});
            }
            QVERIFY2(next(all).done, one.about.c_str());
            QVERIFY2(wrongWith(one).empty(), (one.about + wrongWith(one)).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(Deployments)
#include "tst_deployments.moc"
