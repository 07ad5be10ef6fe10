// Setting down by itself: legal, because nothing is set down that the rules of deployment do not allow.
#include "block_order.h"
#include "blocks.h"
#include "commanders.h"
#include "model/field/deploying/works.h"
#include "places.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace strategikon::field {

namespace {

constexpr int spotTrials = 25;
constexpr std::size_t mostInOrder = 1500; // bodies of a side: 40,000 points have 600
constexpr std::size_t looksAhead = 4;     // of a column

class Deployer {
public:
    Deployer(Deployment& deployment, const Field& field, const Kinds& kinds, Plan plan, Random& random)
        : deployment(deployment)
        , field(field)
        , kinds(kinds)
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
        if (byBlocks(side))
            return wholeByBlocks(side);
        for (const bool leaders : {false, true})
            while (setDown(side, leaders))
                ;
        if (!outOfTurn(deployment).empty())
            loseOrder(deployment, side);
    }

    // What of a turn is up to a side; false: nothing.
    bool take(const Turn& turn, int side)
    {
        if (turn.roll || (turn.side >= 0 && turn.side != side))
            return false;
        if (turn.notes)
            return writeDown(side);
        if (turn.assign)
            return assign(side);
        if (byBlocks(side) && !turn.done && !turn.camps)
            return setBlock(side, turn.block);
        if (byBlocks(side) && turn.camps)
            return setCamps(side);
        int set = 0;
        while ((turn.side < 0 || turn.side == side) && set < turn.bodies && setDown(side, turn.leaders))
            ++set;
        return set > 0;
    }

    // One body, if there is any.
    bool setDown(int side, bool leaders)
    {
        auto waiting = pending(deployment, side, leaders);
        std::erase_if(waiting, [](const Troop* one) { return isWorks(*one); }); // setCamps()
        if (waiting.empty() || stuck)
            return false;
        const bool march = !leaders && portionOf(deployment, *waiting.front()).where.atEdge;
        if (march && !deployment.spot[side] && !chooseSpot(side, waiting) && !anybodyStands(side)) {
            stayOff(deployment, waiting.front()->badge);
            return true;
        }
        setDown(march ? Slot{waiting.front(), {}} : chosen(side, waiting));
        return !stuck;
    }

private:
    bool byBlocks(int side) const { return deployment.way[side].order == Way::Order::byBlocks; }

    void setDown(const Slot& slot)
    {
        const std::size_t before = deployment.posted.size();
        auto posted = places.find(slot);
        if (!posted && slot.within) // beside its block's ground, if no other block is there
            posted = places.find({slot.troop, slot.front});
        if (posted) {
            places.note(*slot.troop, *posted);
            deployment.posted.push_back(*posted);
        } else if (!places.isSpent())
            leaveOut(deployment, slot.troop->badge);
        // Each body is set down or left out once: what does neither, or both again, would do so for ever.
        if (deployment.posted.size() == before || deployment.posted.size() > 2 * deployment.troops.size())
            halt();
    }

    // A group as it is drawn up; else in two halves; a single file that finds no place is set down one by one.
    void setTogether(std::span<const Slot> group)
    {
        if (stuck || group.empty())
            return;
        if (const auto all = places.together(group); !all.empty())
            return take(all);
        if (const std::size_t half = halfOf(group); half < group.size()) {
            setTogether(group.first(half));
            setTogether(group.subspan(half));
            return;
        }
        for (const Slot& slot : group)
            if (!stuck)
                setDown(slot);
    }
    // Files stay whole; all of them: there is one.
    static std::size_t halfOf(std::span<const Slot> group)
    {
        std::size_t half = group.size() / 2;
        while (half < group.size() && (half == 0 || group[half].front.x == group[half - 1].front.x))
            ++half;
        return half;
    }

    bool writeDown(int side)
    {
        auto& notes = deployment.notes[side];
        if (notes || stuck || !deployment.way[side].writesDown)
            return false;
        notes = plan == Plan::battle ? plainNotesOf(deployment, side) : randomNotesOf(deployment, side, random);
        notes->salt = seals::newContentSalt(); // by no seed: whoever has that would know them
        goToTheirGround(*notes, side);
        return true;
    }
    // A block some of whom have ground of their own, on which nobody else is, stands at that end of its row.
    void goToTheirGround(Notes& notes, int side)
    {
        for (const Troop& troop : deployment.troops) {
            const Portion portion = portionOf(deployment, troop);
            const auto ground = troop.side == side && !portion.absent && !portion.first
                ? places.middleOf(portion.where.within)
                : std::nullopt;
            for (Notes::Rank& rank : notes.ranks) {
                const auto it = std::ranges::find(rank.blocks, troop.block);
                if (!ground || it == rank.blocks.end())
                    continue;
                const bool right = (ground->x > table.width / 2) == isNear(deployment, side);
                std::rotate(right ? rank.blocks.begin() : it, right ? it : it + 1, right ? it + 1 : rank.blocks.end());
            }
        }
    }
    bool assign(int side)
    {
        const auto blocks = campBlocks(deployment, side);
        return !blocks.empty() && assignCamps(deployment, side, blocks.front());
    }
    // All of one block: of this one, or of any that waits.
    bool setBlock(int side, std::string block)
    {
        auto blocks = pendingBlocks(deployment, side);
        if (blocks.empty() || stuck || isClosed(deployment, side))
            return false;
        if (standingBlocks(deployment, side).empty() && deployment.way[side].largestFirst) {
            auto largest = largestBlocks(deployment, side);
            std::erase_if(largest, [&](const std::string& one) { // for whom there was no room
                return std::ranges::find(blocks, one) == blocks.end();
            });
            if (!largest.empty())
                blocks = std::move(largest);
        }
        if (block.empty() && !blocks.empty())
            block = blocks[plan == Plan::random ? std::size_t(random.below(int(blocks.size()))) : 0];
        const std::size_t before = deployment.posted.size();
        const auto slots = slotsOf(side, block);
        for (std::size_t from = 0, to = 0; from < slots.size(); from = to) {
            while (to < slots.size() && slots[to].group == slots[from].group)
                ++to;
            setTogether(std::span(slots).subspan(from, to - from));
        }
        endKnownBlocks(deployment);
        return !stuck && deployment.posted.size() > before;
    }
    std::vector<Slot> slotsOf(int side, const std::string& block)
    {
        Bodies bodies = pending(deployment, side, false);
        std::erase_if(bodies, [&](const Troop* one) { return one->block != block; });
        if (bodies.empty())
            return {};
        Parade parade = paradeOf(deployment, table, *bodies.front());
        std::optional<Box> ground;
        const auto all = strips(deployment, table, side,
            [this](const Box& row, double wish) { return plan == Plan::battle ? places.onOneBank(row, wish) : row; });
        if (const auto its = all.find(block); its != all.end())
            parade.box = *(ground = its->second);
        const auto& notes = deployment.notes[side];
        auto slots = blockOrder(bodies, parade, notes ? wingOf(*notes, block) : 0);
        if (plan == Plan::battle)
            slots = onBetterGround(slots, parade);
        for (Slot& slot : slots)
            slot.within = ground;
        return slots;
    }
    // The block as a whole, further back or aside on its ground, where fewer would stand in a river or a wood: each cm
    // back is as bad as a few per cent of it in trouble, each cm aside half as bad.
    std::vector<Slot> onBetterGround(const std::vector<Slot>& slots, const Parade& parade)
    {
        constexpr double step = 2, shareEachCm = 0.02;
        std::vector<Point> fronts;
        for (const Slot& slot : slots)
            fronts.push_back(slot.front);
        const Box its = boxOf(fronts);
        const double inwards = parade.near ? -1 : 1; // away from the enemy
        const double back = std::max(0.0, parade.box.depth() - its.depth() - slots.back().troop->deep);
        const double left = std::max(0.0, its.least.x - parade.box.least.x - slots.front().troop->wide);
        const double right = std::max(0.0, parade.box.most.x - its.most.x - slots.front().troop->wide);
        std::vector<Slot> best = slots;
        double least = double(places.troubled(slots));
        for (double y = 0; y <= back && least > 0; y += step)
            for (double x = -std::floor(left / step) * step; x <= right; x += step) {
                const double far = (y + std::abs(x) / 2) * shareEachCm * double(slots.size());
                if (far >= least)
                    continue;
                std::vector<Slot> shifted = slots;
                for (Slot& slot : shifted)
                    slot.front = slot.front + Point{x, inwards * y};
                if (const double trouble = far + double(places.troubled(shifted)); trouble < least) {
                    least = trouble;
                    best = std::move(shifted);
                }
            }
        return best;
    }
    void wholeByBlocks(int side)
    {
        if (isCampWaiting(side))
            setCamps(side);
        writeDown(side);
        while (!stuck && setBlock(side, {}))
            ;
        assign(side);
        if (!outOfTurn(deployment).empty())
            loseOrder(deployment, side);
    }
    // Foot of the smallest command, as long as nobody of the side stands: as many as have room enough.
    void chooseGarrison(int side)
    {
        const auto room = places.roomWithin(deployment.way[side].garrison);
        const bool begun = std::ranges::any_of(
            deployment.posted, [&](const Posted& posted) { return deployment.troop(posted.badge)->side == side; });
        if (room == 0 || begun || !deployment.garrison[side].empty())
            return;
        std::string smallest;
        for (const std::string& block : pendingBlocks(deployment, side))
            if (mayGarrison(deployment, side, block)
                && (smallest.empty() || wholeSizeOf(deployment, side, block) < wholeSizeOf(deployment, side, smallest)))
                smallest = block;
        if (smallest.empty())
            return;
        const std::size_t most = plan == Plan::random ? std::size_t(1 + random.below(int(room))) : room;
        std::vector<std::string> chosen;
        for (const Troop& troop : deployment.troops)
            if (troop.side == side && troop.block == smallest && troop.role == "foot" && chosen.size() < most)
                chosen.push_back(troop.badge);
        deployment.garrison[side] = std::move(chosen);
    }

    // All that is set down before the blocks; works last, and those that find no use stay behind.
    bool setCamps(int side)
    {
        const std::size_t before = deployment.posted.size();
        chooseGarrison(side);
        const double aside = plan == Plan::random ? random.between(-table.width / 4, table.width / 4) : 0;
        if (const auto camp = fortifiedCamp(deployment, field, kinds, side, std::floor(aside)))
            take(*camp);
        while (!stuck && isCampWaiting(side) && !next(deployment).works && setDown(side, false))
            ;
        if (const auto ahead =
                plan == Plan::battle && !stuck ? worksInFront(deployment, field, kinds, side) : std::nullopt)
            take(*ahead);
        if (!stuck)
            leaveWorks(deployment, side);
        return deployment.posted.size() > before;
    }
    void take(const std::vector<Posted>& all)
    {
        for (const Posted& posted : all) {
            places.note(*deployment.troop(posted.badge), posted);
            deployment.posted.push_back(posted);
        }
    }

    bool isCampWaiting(int side) const
    {
        const auto waiting = pending(deployment, side, false);
        return !waiting.empty() && isCamp(deployment, *waiting.front());
    }

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
        return std::ranges::any_of(deployment.posted, [&](const Posted& posted) {
            return !posted.stands.empty() && deployment.troop(posted.badge)->side == side;
        });
    }

    // The first of the order of battle that waits, or anybody.
    Slot chosen(int side, const std::vector<const Troop*>& waiting)
    {
        if (plan == Plan::random)
            return {waiting[std::size_t(random.below(int(waiting.size())))], {}};
        if (byBlocks(side)) // camps
            return {waiting.front(), campFront(side, waiting)};
        auto& order = waiting.front()->leads ? commanders[side] : lines[side];
        if (order.empty())
            order = waiting.front()->leads ? posts(waiting) : drawnUp(side, *waiting.front());
        for (const Slot& slot : order)
            if (std::ranges::find(waiting, slot.troop) != waiting.end())
                return slot;
        return {waiting.front(), paradeOf(deployment, table, *waiting.front()).at(0, 0)};
    }

    Point campFront(int side, const Bodies& waiting)
    {
        if (lines[side].empty())
            lines[side] = campOrder(
                waiting, table, isNear(deployment, side), [this](const Slot& slot) { return places.fits(slot); });
        for (const Slot& slot : lines[side])
            if (slot.troop == waiting.front())
                return slot.front;
        return table.box().centre();
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
    const Field& field;
    const Kinds& kinds;
    const Table table;
    Places places;
    const Plan plan;
    Random& random;
    std::vector<Slot> lines[2], commanders[2]; // the order of battle of each side
    bool stuck = false;                        // nothing more comes of it
};

} // namespace

namespace {

void drawUp(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random)
{
    Deployer deployer(deployment, field, kinds, plan, random);
    const bool closed[2] = {isClosed(deployment, 0), isClosed(deployment, 1)};
    if (side >= 0)
        deployer.whole(side);
    else if (closed[0] || closed[1])
        for (const int open : {0, 1})
            if (!closed[open])
                deployer.whole(open);
    if (side < 0 && !closed[0] && !closed[1])
        while (deployer.turn())
            ;
}

std::ptrdiff_t withoutRoom(const Deployment& deployment)
{
    return std::ranges::count_if(deployment.posted, [](const Posted& posted) { return posted.arrives == noRoom; });
}

} // namespace

// A random draw scatters some so that others find no room: then it is drawn anew.
void deploy(Deployment& deployment, const Field& field, const Kinds& kinds, int side, Plan plan, Random& random)
{
    constexpr int draws = 8;
    const Deployment before = deployment;
    drawUp(deployment, field, kinds, side, plan, random);
    for (int i = 1; i < draws && plan == Plan::random && withoutRoom(deployment) > withoutRoom(before); ++i) {
        Deployment other = before;
        drawUp(other, field, kinds, side, plan, random);
        if (withoutRoom(other) < withoutRoom(deployment))
            deployment = std::move(other);
    }
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
