// What there is to say of a deployment that is nobody's mistake.
#include "commanders.h"
#include "zones.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace strategikon::field {

namespace {

using Asked = std::function<bool(const Troop&)>;

std::string letter(int side) { return side == 0 ? "A" : "B"; }

// "A1-A3 Archers, A7 Cavalry": neighbours of one name in one go.
Several named(const std::vector<const Troop*>& troops)
{
    Several all;
    for (std::size_t i = 0; i < troops.size();) {
        std::size_t last = i;
        while (last + 1 < troops.size() && troops[last + 1]->name == troops[i]->name
            && troops[last + 1] == troops[last] + 1)
            ++last;
        const std::string badges = troops[i]->badge + (last > i ? "–" + troops[last]->badge : "");
        all.values.emplace_back(Several{{badges, DataText{troops[i]->name}}, " "});
        i = last + 1;
    }
    return all;
}

class Remarks {
public:
    Remarks(const Deployment& deployment, const Table& table) : deployment(deployment), table(table) {}

    std::vector<Message> all()
    {
        for (int side = 0; side < 2; ++side) {
            undivided(side);
            byBlock(side, "deploy-absent", [&](const Troop& troop) { return isAbsent(troop) && !isOfRole(troop); });
            const auto isHere = [&](const Troop& troop) { return !isAbsent(troop) || !isOfRole(troop); };
            tell(side, "deploy-aboard", [&](const Troop& troop) { return !isHere(troop) && troop.role == "aboard"; });
            tell(side, "deploy-not-here", [&](const Troop& troop) { return !isHere(troop) && troop.role != "aboard"; });
            byBlock(side, "deploy-spilled", [&](const Troop& troop) { return hasThrow("spilled", troop); });
            tell(side, "deploy-later", [&](const Troop& troop) {
                const Posted* post = deployment.post(troop.badge);
                return post && !post->arrives.empty() && post->arrives != noRoom && post->arrives != offTable
                    && post->arrives != unused && !hasThrow("spilled", troop);
            });
            tell(side, "deploy-off-table", [&](const Troop& troop) {
                const Posted* post = deployment.post(troop.badge);
                return post && post->arrives == offTable;
            });
            without(side);
            tell(side, "deploy-no-room", [&](const Troop& troop) { return isOff(troop) && !isNowhere(troop); });
            leaderless(side);
        }
        unfinished();
        return std::move(said);
    }

private:
    std::vector<const Troop*> those(int side, const Asked& asked) const
    {
        std::vector<const Troop*> found;
        for (const Troop& troop : deployment.troops)
            if (troop.side == side && asked(troop))
                found.push_back(&troop);
        return found;
    }
    void tell(int side, const char* code, const Asked& asked, Arguments more = {})
    {
        if (const auto found = those(side, asked); !found.empty()) {
            more.insert(more.begin(), {{"bodies", named(found)}, {"way", DataText{deployment.way[side].name}}});
            said.push_back({code, std::move(more)});
        }
    }
    void byBlock(int side, const char* code, const Asked& asked)
    {
        std::vector<std::string> blocks;
        for (const Troop* troop : those(side, asked))
            if (std::ranges::find(blocks, troop->block) == blocks.end())
                blocks.push_back(troop->block);
        for (const std::string& block : blocks)
            tell(side, code, [&](const Troop& troop) { return troop.block == block && asked(troop); },
                {{"block", TermId{"blocks", block}}});
    }
    bool hasThrow(std::string_view what, const Troop& troop) const
    {
        return std::ranges::any_of(
            deployment.throws, [&](const Throw& one) { return one.what == what && one.came == troop.badge; });
    }
    bool isAbsent(const Troop& troop) const { return portionOf(deployment, troop).absent; }
    // Its portion is not that of its block.
    bool isOfRole(const Troop& troop) const
    {
        const auto& portions = deployment.way[troop.side].portions;
        return std::ranges::any_of(portions, [&](const Portion& portion) {
            return std::ranges::find(portion.roles, troop.role) != portion.roles.end();
        });
    }
    bool isOff(const Troop& troop) const
    {
        const Posted* post = deployment.post(troop.badge);
        return post && post->arrives == noRoom;
    }
    bool isNowhere(const Troop& troop) const { return boundsOf(deployment, table, troop).nowhere; }

    // A way that parts the army wants it parted.
    void undivided(int side)
    {
        const Way& way = deployment.way[side];
        const auto parts = [](const Portion& portion) {
            return std::ranges::any_of(portion.blocks, [](const auto& b) { return !b.empty(); });
        };
        if (std::ranges::any_of(way.portions, parts) && !those(side, [](const Troop&) { return true; }).empty()
            && those(side, [](const Troop& troop) { return !troop.block.empty(); }).empty())
            said.push_back({"deploy-undivided", {{"army", letter(side)}, {"way", DataText{way.name}}}});
    }
    void without(int side)
    {
        const auto found = those(side, [&](const Troop& troop) { return isOff(troop) && isNowhere(troop); });
        if (found.empty())
            return;
        const double apart = 2 * portionOf(deployment, *found.front()).where.fromMiddle * table.scale;
        said.push_back({"deploy-no-zone", {{"army", letter(side)}, {"distance", lengthOf(apart, table)}}});
    }
    void unfinished()
    {
        const bool gaveUp = std::ranges::any_of(deployment.throws, [](const Throw& one) { return one.what == halted; });
        std::vector<const Troop*> left;
        for (const int side : {0, 1})
            for (const bool leaders : {false, true})
                for (const Troop* troop : pending(deployment, side, leaders))
                    left.push_back(troop);
        if (gaveUp && !left.empty())
            said.push_back({"deploy-halted", {{"bodies", named(left)}}});
    }
    // Asked when all is set down.
    void leaderless(int side)
    {
        if (deployment.way[side].order == Way::Order::byBlocks || !next(deployment).done)
            return;
        const auto out = outOfReach(deployment, table, side);
        tell(side, "deploy-out-of-reach",
            [&](const Troop& troop) { return std::ranges::find(out, &troop) != out.end(); });
    }

    const Deployment& deployment;
    const Table& table;
    std::vector<Message> said;
};

} // namespace

std::vector<Message> remarks(const Deployment& deployment, const Table& table)
{
    auto said = remarksOnSeals(deployment);
    const auto more = Remarks(deployment, table).all();
    said.insert(said.end(), more.begin(), more.end());
    return said;
}

std::vector<Message> remarksOnSeals(const Deployment& deployment)
{
    addDeploymentMessages();
    std::vector<Message> said;
    for (int side = 0; side < 2; ++side) {
        const Kept how = deployment.kept[side];
        if (how == Kept::hidden)
            said.push_back({"deploy-kept-hidden", {{"army", letter(side)}}});
        if (how == Kept::toldAfter)
            said.push_back({"deploy-kept-told-after", {{"army", letter(side)}}});
    }
    return said;
}

} // namespace strategikon::field
