// Setting down by itself: legal, because nothing is set down that the rules of deployment do not allow.
#include "commanders.h"
#include "places.h"

#include <algorithm>

namespace strategikon::field {

namespace {

constexpr int spotTrials = 25;
constexpr std::size_t mostInOrder = 1500; // bodies of a side: 40,000 points have 600
constexpr std::size_t looksAhead = 4;     // of a column

class Deployer {
public:
    Deployer(Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random)
        : deployment(deployment)
        , table(field.table)
        , places(deployment, field, kinds, plan, random)
        , plan(plan)
        , random(random)
    {
        settle(deployment);
    }

    // One turn; false: there is nothing left to do, or nothing comes of it.
    bool turn()
    {
        const Turn turn = next(deployment);
        bool any = turn.done;
        if (turn.roll)
            any = thrown(deployment, random.die(6), false) && !next(deployment).roll;
        for (int side = 0; side < 2; ++side)
            any = take(turn, side) || any;
        if (!any)
            halt();
        return !turn.done && !stuck;
    }
    // All of a side.
    void whole(int side)
    {
        for (const bool leaders : {false, true})
            while (setDown(side, leaders))
                ;
        if (!outOfTurn(deployment).empty())
            loseOrder(deployment, side);
    }

    // What of a turn is up to a side; false: nothing.
    bool take(const Turn& turn, int side)
    {
        int set = 0;
        while ((turn.side < 0 || turn.side == side) && set < turn.bodies && setDown(side, turn.leaders))
            ++set;
        return set > 0;
    }

    // One body, if there is any.
    bool setDown(int side, bool leaders)
    {
        const auto waiting = pending(deployment, side, leaders);
        if (waiting.empty() || stuck)
            return false;
        const bool march = !leaders && portionOf(deployment, *waiting.front()).where.atEdge;
        if (march && !deployment.spot[side] && !chooseSpot(side, waiting) && !anybodyStands(side)) {
            stayOff(deployment, waiting.front()->badge);
            return true;
        }
        const Slot slot = march ? Slot{waiting.front(), {}} : chosen(side, waiting);
        const std::size_t before = deployment.posted.size();
        if (const auto posted = places.find(slot)) {
            places.note(*slot.troop, *posted);
            deployment.posted.push_back(*posted);
        } else if (!places.isSpent())
            leaveOut(deployment, slot.troop->badge);
        // Each body is set down or left out once: what does neither, or both again, would do so for ever.
        if (deployment.posted.size() == before || deployment.posted.size() > 2 * deployment.troops.size())
            halt();
        return !stuck;
    }

private:
    void halt()
    {
        if (!stuck)
            deployment.throws.push_back({std::string(halted), -1, {}, {}, false});
        stuck = true;
    }

    // The middle of the edge, or any place: the first where the next few of the column would each find room, or the one
    // where most would; never one where its head does not.
    bool chooseSpot(int side, const std::vector<const Troop*>& column)
    {
        std::size_t most = 0;
        std::optional<Point> best;
        for (const double x : spotsTried()) {
            deployment.spot[side] = snapped(Point{x, isNear(deployment, side) ? 0 : table.depth});
            std::size_t fit = 0;
            while (fit < std::min(column.size(), looksAhead) && places.find({column[fit], {}}))
                ++fit;
            if (fit > most) {
                most = fit;
                best = deployment.spot[side];
            }
            if (fit == std::min(column.size(), looksAhead))
                break;
        }
        deployment.spot[side] = best;
        return best.has_value();
    }

    std::vector<double> spotsTried()
    {
        std::vector<double> all;
        for (int i = 0; i < spotTrials; ++i) {
            const double aside = (i % 2 ? 1 : -1) * ((i + 1) / 2) * table.width / (spotTrials + 1);
            all.push_back(plan == Plan::battle ? table.width / 2 + aside : random.between(0, table.width));
        }
        for (double x = 1; x < table.width; x += 2) // a narrow gap is easily missed
            all.push_back(x);
        return all;
    }

    // Those who stand at the edge move on: what they keep from coming comes later.
    bool anybodyStands(int side) const
    {
        return std::any_of(deployment.posted.begin(), deployment.posted.end(), [&](const Posted& posted) {
            return !posted.stands.empty() && deployment.troop(posted.badge)->side == side;
        });
    }

    // The first of the order of battle that waits, or anybody.
    Slot chosen(int side, const std::vector<const Troop*>& waiting)
    {
        if (plan == Plan::random)
            return {waiting[std::size_t(random.below(int(waiting.size())))], {}};
        auto& order = waiting.front()->leads ? commanders[side] : lines[side];
        if (order.empty())
            order = waiting.front()->leads ? posts(waiting) : drawnUp(side, *waiting.front());
        for (const Slot& slot : order)
            if (std::find(waiting.begin(), waiting.end(), slot.troop) != waiting.end())
                return slot;
        return {waiting.front(), paradeOf(deployment, table, *waiting.front()).at(0, 0)};
    }

    // All that come at this time are in the order, so that it is the same whoever has been set down already.
    std::vector<Slot> drawnUp(int side, const Troop& one)
    {
        Bodies together;
        for (const Troop& troop : deployment.troops)
            if (const Portion portion = portionOf(deployment, troop);
                troop.side == side && !portion.absent && portion.arrives == deployment.due)
                together.push_back(&troop);
        if (together.size() > mostInOrder)
            return {};
        return orderOfBattle(
            together, paradeOf(deployment, table, one), [this](const Slot& slot) { return places.fits(slot); });
    }

    std::vector<Slot> posts(const std::vector<const Troop*>& waiting)
    {
        const auto points = commandPosts(deployment, table, waiting);
        std::vector<Slot> order;
        for (std::size_t i = 0; i < waiting.size(); ++i)
            order.push_back({waiting[i], points[i]});
        return order;
    }

    Deployment& deployment;
    const Table table;
    Places places;
    const Plan plan;
    Random& random;
    std::vector<Slot> lines[2], commanders[2]; // the order of battle of each side
    bool stuck = false;                        // nothing more comes of it
};

} // namespace

void deploy(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random)
{
    Deployer deployer(deployment, field, kinds, plan, random);
    if (side < 0)
        while (deployer.turn())
            ;
    else
        deployer.whole(side);
}

bool deployNext(Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random)
{
    return Deployer(deployment, field, kinds, plan, random).turn();
}

void answer(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random)
{
    Deployer deployer(deployment, field, kinds, plan, random);
    while (deployer.take(next(deployment), side))
        ;
}

} // namespace strategikon::field
