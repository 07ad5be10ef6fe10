// Who sets down what next. All of it follows from what has been set down and thrown.
#include "blocks.h"

#include <algorithm>
#include <set>

namespace strategikon::field {

namespace {

constexpr std::string_view beginning = "deploys-first";

// What a side still has to set down now, and how many units it has set down.
struct Left {
    std::vector<const Troop*> units;
    int leaders = 0, set = 0;
    bool out() const { return units.empty(); }
};

Left leftOf(const Deployment& deployment, int side)
{
    Left left{pending(deployment, side, false), int(pending(deployment, side, true).size())};
    std::set<std::string_view> set;
    for (const Posted& post : deployment.posted)
        if (post.arrives.empty() || post.arrives == noRoom)
            set.insert(post.badge);
    for (const Troop& troop : deployment.troops)
        left.set += troop.side == side && !troop.leads && set.contains(troop.badge);
    return left;
}

Turn allOf(const Deployment& deployment, const Left& left, int side)
{
    Turn turn;
    turn.side = side;
    turn.all = true;
    turn.bodies = int(left.units.size());
    if (deployment.way[side].order == Way::Order::march) {
        turn.bodies = 1;
        turn.badge = left.units.front()->badge;
    }
    return turn;
}

Turn commandersOf(int side, int count)
{
    Turn turn;
    turn.side = side;
    turn.bodies = count;
    turn.leaders = turn.all = true;
    return turn;
}

Turn by(int side, int bodies)
{
    Turn turn;
    turn.side = side;
    turn.bodies = bodies;
    return turn;
}

Turn asksForThrow()
{
    Turn turn;
    turn.roll = true;
    return turn;
}

Turn over()
{
    Turn turn;
    turn.done = true;
    return turn;
}

// In turns of so many; whoever sets down four at a time may be in the middle of them.
Turn inTurns(const Deployment& deployment, const Left (&left)[2], int first)
{
    const int second = 1 - first, each = std::max(1, deployment.way[first].atATime);
    for (const int side : {first, second})
        if (left[1 - side].out())
            return allOf(deployment, left[side], side);
    const bool firsts = left[first].set / each <= left[second].set / each;
    const int side = firsts ? first : second;
    return by(side, std::min(each - left[side].set % each, int(left[side].units.size())));
}

bool has(const Deployment& deployment, Way::Order order)
{
    return deployment.way[0].order == order || deployment.way[1].order == order;
}

bool both(const Deployment& deployment, Way::Order order)
{
    return deployment.way[0].order == order && deployment.way[1].order == order;
}

int unitCount(const Deployment& deployment, int side)
{
    return int(std::ranges::count_if(deployment.troops, [&](const Troop& troop) {
        return troop.side == side && !troop.leads && !portionOf(deployment, troop).absent;
    }));
}

// Armies that set down side by side, without a word to one another.
bool unasked(const Deployment& deployment)
{
    return both(deployment, Way::Order::secret) || both(deployment, Way::Order::freeChoice)
        || has(deployment, Way::Order::march);
}

Turn atOnce(const Deployment& deployment, const Left (&left)[2])
{
    if (has(deployment, Way::Order::march)) { // who deploys as usual does so before the others march on
        for (const bool marching : {false, true})
            for (int side = 0; side < 2; ++side)
                if (!left[side].out() && (deployment.way[side].order == Way::Order::march) == marching)
                    return allOf(deployment, left[side], side);
    }
    Turn turn;
    turn.all = true;
    turn.bodies = int(left[0].units.size() + left[1].units.size());
    return turn;
}

Turn commanders(const Left (&left)[2])
{
    if (left[0].leaders + left[1].leaders == 0)
        return over();
    if (left[0].leaders > 0 && left[1].leaders > 0)
        return commandersOf(-1, left[0].leaders + left[1].leaders);
    return left[0].leaders > 0 ? commandersOf(0, left[0].leaders) : commandersOf(1, left[1].leaders);
}

} // namespace

const Troop* Deployment::troop(std::string_view badge) const
{
    const auto it = std::ranges::find_if(troops, [badge](const Troop& one) { return one.badge == badge; });
    return it == troops.end() ? nullptr : &*it;
}

const Posted* Deployment::post(std::string_view badge) const
{
    const auto it = std::ranges::find_if(posted, [badge](const Posted& one) { return one.badge == badge; });
    return it == posted.end() ? nullptr : &*it;
}

std::vector<const Troop*> pending(const Deployment& deployment, int side, bool leaders)
{
    std::vector<const Troop*> found;
    std::set<std::string_view> posted;
    for (const Posted& post : deployment.posted)
        posted.insert(post.badge);
    const bool blocks = deployment.way[side].order == Way::Order::byBlocks;
    for (const Troop& troop : deployment.troops) {
        if (troop.side != side || troop.leads != leaders || posted.contains(troop.badge))
            continue;
        if (blocks && isKeptBack(deployment, troop))
            continue;
        if (const Portion portion = portionOf(deployment, troop); !portion.absent && portion.arrives == deployment.due)
            found.push_back(&troop);
    }
    if (blocks && std::ranges::any_of(found, [&](const Troop* one) { return isCamp(deployment, *one); }))
        std::erase_if(found, [&](const Troop* one) { return !isCamp(deployment, *one); });
    const auto& column = deployment.column[side];
    const auto place = [&](const Troop* troop) { return std::ranges::find(column, troop->badge); };
    std::ranges::stable_sort(found, [&](const Troop* a, const Troop* b) { return place(a) < place(b); });
    return found;
}

std::optional<int> beginner(const Deployment& deployment)
{
    if (deployment.way[0].begins != deployment.way[1].begins)
        return deployment.way[0].begins ? 0 : 1;
    const int units[2] = {unitCount(deployment, 0), unitCount(deployment, 1)};
    const bool most = deployment.way[0].mostFirst && deployment.way[1].mostFirst;
    if (most && units[0] != units[1])
        return units[0] > units[1] ? 0 : 1;
    for (auto it = deployment.throws.rbegin(); it != deployment.throws.rend(); ++it)
        if (it->what == beginning)
            return it->came == "side-0" ? 0 : 1;
    return {};
}

Turn next(const Deployment& deployment)
{
    if (both(deployment, Way::Order::byBlocks)) {
        const auto begins = beginner(deployment);
        return begins ? nextBlock(deployment, *begins) : asksForThrow();
    }
    const Left left[2] = {leftOf(deployment, 0), leftOf(deployment, 1)};
    if (left[0].out() && left[1].out())
        return commanders(left);
    if (unasked(deployment))
        return atOnce(deployment, left);
    const auto first = beginner(deployment);
    if (!first && !left[0].out() && !left[1].out())
        return asksForThrow();
    if (!has(deployment, Way::Order::oneFirst))
        return inTurns(deployment, left, first.value_or(0));
    // The whole of an army, its commanders too, before the other begins.
    for (const int side : {first.value_or(0), 1 - first.value_or(0)}) {
        if (!left[side].out())
            return allOf(deployment, left[side], side);
        if (left[side].leaders > 0)
            return commandersOf(side, left[side].leaders);
    }
    return over();
}

std::optional<int> firstTurn(const Deployment& deployment)
{
    for (int side = 0; side < 2; ++side)
        if (deployment.way[side].firstTurn == Way::FirstTurn::mine)
            return side;
    return deployment.way[0].firstTurn == Way::FirstTurn::ofWhoBegan
            && deployment.way[1].firstTurn == Way::FirstTurn::ofWhoBegan
        ? beginner(deployment)
        : std::nullopt;
}

bool thrown(Deployment& deployment, int die, bool typed)
{
    if (!next(deployment).roll || die < 1 || die > 6)
        return false;
    deployment.throws.push_back({std::string(beginning), -1, {die}, die <= 3 ? "side-0" : "side-1", typed});
    return true;
}

bool agreed(Deployment& deployment, int side)
{
    if (!next(deployment).roll || side < 0 || side > 1)
        return false;
    deployment.throws.push_back({std::string(beginning), -1, {}, side == 0 ? "side-0" : "side-1", false});
    return true;
}

void settle(Deployment& deployment)
{
    for (const Troop& troop : deployment.troops) {
        const Portion portion = portionOf(deployment, troop);
        if (!portion.absent && portion.arrives != deployment.due && !portion.arrives.empty()
            && !deployment.post(troop.badge))
            deployment.posted.push_back({troop.badge, Formation::line, {}, portion.arrives, true});
    }
}

void arrive(Deployment& deployment, const std::string& code)
{
    deployment.due = code;
    for (auto& spot : deployment.spot) // a column may come elsewhere now
        spot.reset();
    std::erase_if(deployment.posted, [&](const Posted& post) { return post.arrives == code; });
}

std::vector<std::string> awaited(const Deployment& deployment)
{
    std::vector<std::string> codes;
    for (const Posted& post : deployment.posted)
        if (!post.arrives.empty() && post.arrives != noRoom && post.arrives != offTable && post.arrives != unused
            && std::ranges::find(codes, post.arrives) == codes.end())
            codes.push_back(post.arrives);
    return codes;
}

void leaveOut(Deployment& deployment, const std::string& badge)
{
    const auto it = std::ranges::find_if(deployment.troops, [&](const Troop& one) { return one.badge == badge; });
    if (it == deployment.troops.end() || deployment.post(badge))
        return;
    const Way& way = deployment.way[it->side];
    const auto stays = [&](const std::string& who, const std::string& until) {
        deployment.posted.push_back({who, Formation::line, {}, until, true});
    };
    const auto note = [&](std::string_view what) {
        deployment.throws.push_back({std::string(what), it->side, {}, badge, false});
    };
    if (const std::string spills = portionOf(deployment, *it).spills; !spills.empty()) {
        note("spilled");
        it->block = spills;
        const Portion there = portionOf(deployment, *it);
        if (there.absent || there.arrives.empty() || there.arrives == deployment.due)
            stayOff(deployment, badge); // that block comes no later than this one
        else
            stays(badge, there.arrives);
    } else if (!way.waits.empty() && it->leads) {
        stays(badge, way.waits);
    } else if (!way.waits.empty()) { // whoever comes after it in the column waits too
        note("column-halts");
        for (const Troop* troop : pending(deployment, it->side, false))
            stays(troop->badge, way.waits);
    } else {
        stayOff(deployment, badge);
    }
}

void stayOff(Deployment& deployment, const std::string& badge)
{
    const Troop* troop = deployment.troop(badge);
    if (!troop || deployment.post(badge))
        return;
    deployment.throws.push_back({std::string(noRoom), troop->side, {}, badge, false});
    deployment.posted.push_back({badge, Formation::line, {}, std::string(noRoom), true});
}

} // namespace strategikon::field
