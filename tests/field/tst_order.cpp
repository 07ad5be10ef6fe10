// Orders of battle of every nation on open ground: what a player would lay out. Brigades touch, lines are straight, all
// look at the enemy, and nobody is without a commander in reach.
#include "model/field/seeing/sight.h"
#include "tests/field/support.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

struct Arrayed {
    Field field;
    Deployment deployment;

    std::vector<const Posted*> of(int side, const std::string& role = {}) const
    {
        std::vector<const Posted*> found;
        for (const Posted& posted : deployment.posted)
            if (const Troop* troop = deployment.troop(posted.badge); troop->side == side && !posted.stands.empty()
                && (role.empty() ? !troop->leads && troop->terrain.empty() : troop->role == role))
                found.push_back(&posted);
        return found;
    }
};

double front(const Arrayed& drawn, const Posted& posted)
{
    const Stand& first = posted.stands.front();
    return first.centre.y + towards(first.facing).y * drawn.deployment.troop(posted.badge)->deep / 2;
}

// Those of a role that have comrades in it and touch none of their side.
int alone(const Arrayed& drawn, int side)
{
    const View view(drawn.deployment, drawn.field, kinds());
    int count = 0;
    for (const char* role : {"foot", "horse", "skirmishers"}) {
        const auto all = drawn.of(side, role);
        for (const Posted* one : all)
            count += all.size() > 1 && std::ranges::none_of(all, [&](const Posted* other) {
                return other != one && view.distance(one->badge, other->badge) < 0.1;
            });
    }
    return count;
}

std::string saying(const Arrayed& drawn)
{
    std::string all;
    for (const Message& one : remarks(drawn.deployment, drawn.field.table))
        all += english(one) + "\n";
    return all;
}

bool says(const Arrayed& drawn, const std::string& code)
{
    const auto all = remarks(drawn.deployment, drawn.field.table);
    return std::ranges::any_of(all, [&](const Message& one) { return one.code == code; });
}

} // namespace

class Orders : public QObject {
    Q_OBJECT

    Armies armies;

    Arrayed drawn(std::size_t nation, int points, double width, double depth, const char* first, const char* second,
        const std::vector<std::string>& options = {}, bool divided = false)
    {
        Arrayed made;
        made.field = fieldNamed("open", width, depth);
        const Way pair[2] = {
            *ways().with(first, options, made.field.table), *ways().with(second, options, made.field.table)};
        made.deployment = deploymentOf(
            pair, armies.troops(nation, points, 0, 0, divided), armies.troops(nation, points, 2, 1, divided));
        Random random{1};
        deploy(made.deployment, made.field, kinds(), -1, Plan::battle, random);
        return made;
    }

private slots:
    // On each usual table; few are alone, whatever the army.
    void brigadesTouch()
    {
        int lone = 0, all = 0;
        for (std::size_t nation = 0; nation < armies.nations(); ++nation)
            for (const auto& [points, width, depth] :
                {std::tuple(1000, 180, 120), {2000, 180, 120}, {2000, 240, 150}}) {
                const Arrayed made = drawn(nation, points, width, depth, "standard", "standard");
                for (int side = 0; side < 2; ++side) {
                    lone += alone(made, side);
                    all += int(made.of(side).size());
                }
            }
        qInfo("%d of %d units touch none of their arm", lone, all);
        QVERIFY(all > 2500);
        QVERIFY(lone * 50 < all);
    }

    void everyoneIsLed()
    {
        for (std::size_t nation = 0; nation < armies.nations(); ++nation)
            for (const auto& [points, width, depth] : {std::tuple(1000, 180, 120), {2000, 240, 150}}) {
                const Arrayed made = drawn(nation, points, width, depth, "standard", "standard");
                QVERIFY2(!says(made, "deploy-out-of-reach"), (armies.nation(nation) + " " + saying(made)).c_str());
            }
    }

    void commandersStandApart()
    {
        for (std::size_t nation = 0; nation < armies.nations(); ++nation) {
            const Arrayed made = drawn(nation, 2000, 240, 150, "standard", "standard");
            for (int side = 0; side < 2; ++side)
                for (const Posted* one : made.of(side, "leader"))
                    for (const Posted* other : made.of(side, "leader"))
                        QVERIFY2(
                            one == other || distance(one->stands.front().centre, other->stands.front().centre) > 10,
                            (armies.nation(nation) + " " + one->badge + " " + other->badge).c_str());
        }
    }

    void skirmishersAreAhead()
    {
        for (std::size_t nation = 0; nation < armies.nations(); ++nation) {
            const Arrayed made = drawn(nation, 1000, 240, 150, "standard", "standard");
            for (const Posted* ahead : made.of(0, "skirmishers"))
                for (const Posted* behind : made.of(0, "foot"))
                    QVERIFY2(front(made, *ahead) > front(made, *behind), armies.nation(nation).c_str());
        }
    }

    // Not a staircase: whoever is in the line is in one of few straight ranks.
    void linesAreStraight()
    {
        for (const char* way : {"standard", "around-centre"})
            for (std::size_t nation = 0; nation < armies.nations(); ++nation) {
                const std::vector<std::string> options =
                    way == std::string("standard") ? std::vector<std::string>() : std::vector<std::string>{"shortened"};
                const Arrayed made = drawn(nation, 1000, 180, 120, way, way, options);
                for (int side = 0; side < 2; ++side) {
                    std::set<double> ranks;
                    for (const Posted* posted : made.of(side))
                        ranks.insert(front(made, *posted));
                    QVERIFY2(ranks.size() <= 4, (armies.nation(nation) + ", " + way).c_str());
                }
            }
    }

    // The vanguard comes as near as it may, and looks at those whom it surprises.
    void ambushersFaceTheEnemy()
    {
        int ambushes = 0;
        for (std::size_t nation = 0; nation < armies.nations(); ++nation) {
            const Arrayed made = drawn(nation, 1000, 180, 120, "ambusher", "ambushed", {}, true);
            double apart = INFINITY; // along the way that they look
            for (const Posted* one : made.of(0))
                for (const Posted* other : made.of(1)) {
                    const Point to = other->stands.front().centre - one->stands.front().centre;
                    const Point looks = towards(one->stands.front().facing);
                    QVERIFY2(to.x * looks.x + to.y * looks.y > 0, (armies.nation(nation) + " " + one->badge).c_str());
                    apart = std::min(apart, std::abs(front(made, *other) - front(made, *one)));
                }
            ambushes += !made.of(0).empty() && !made.of(1).empty();
            QVERIFY2(made.of(0).empty() || std::abs(apart - 20) < 0.1, armies.nation(nation).c_str());
            QVERIFY(says(made, "deploy-later") && !says(made, "deploy-undivided"));
            const auto& all = made.deployment.troops;
            const bool left = std::ranges::any_of(
                all, [](const Troop& one) { return one.side == 1 && one.block == "vanguard" && !one.leads; });
            QVERIFY(!left || says(made, "deploy-absent"));
        }
        QVERIFY(ambushes > int(armies.nations()) / 2);
    }

    void undividedArmiesAreTold()
    {
        const Arrayed made = drawn(0, 1000, 180, 120, "ambusher", "ambushed");
        QVERIFY(says(made, "deploy-undivided"));
        QVERIFY(!says(drawn(0, 1000, 180, 120, "standard", "standard"), "deploy-undivided"));
    }

    // Of tables on which not all find room, each unit that is not there is named.
    void smallTables()
    {
        const Arrayed nowhere = drawn(0, 1000, 120, 80, "standard", "standard");
        QVERIFY(says(nowhere, "deploy-no-zone"));
        const Arrayed made = drawn(0, 2000, 60, 100, "standard", "standard");
        QVERIFY(says(made, "deploy-no-room"));
        for (const Troop& troop : made.deployment.troops)
            QVERIFY(!made.deployment.post(troop.badge)->stands.empty()
                || saying(made).find(troop.name) != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(Orders)
#include "tst_order.moc"
