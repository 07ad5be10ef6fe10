// Whether bodies were set down when it was their turn: a deployment set down once more, in the order in which it was.
#include "blocks.h"

#include <algorithm>

namespace strategikon::field {

namespace {

constexpr std::string_view orderLost = "order-lost"; // a throw of no dice: `posted` no longer tells who came when

bool isOrderLost(const Deployment& deployment)
{
    return std::ranges::any_of(deployment.throws, [](const Throw& one) { return one.what == orderLost; });
}

bool hasTurns(const Deployment& deployment)
{
    return std::ranges::any_of(deployment.way,
        [](const Way& way) { return way.order != Way::Order::secret && way.order != Way::Order::freeChoice; });
}

class Replay {
public:
    explicit Replay(const Deployment& deployment) : all_(deployment), soFar_(deployment)
    {
        soFar_.posted.clear();
        soFar_.due.clear();
        // Who of a side with closed notes never stands may be away: nobody waits for him.
        for (const int side : {0, 1})
            if (isClosed(all_, side))
                for (const Troop& troop : all_.troops)
                    if (const Posted* post = all_.post(troop.badge); troop.side == side && !isCamp(all_, troop)
                        && !portionOf(all_, troop).absent && (!post || post->stands.empty()))
                        soFar_.posted.push_back({troop.badge, Formation::line, {}, std::string(offTable), true});
        settle(soFar_);
    }

    std::vector<Misposted> found()
    {
        for (const Posted& posted : all_.posted)
            if (const Troop* troop = all_.troop(posted.badge)) {
                if (!posted.stands.empty())
                    judge(*troop);
                std::erase_if(soFar_.posted, [&](const Posted& one) { return one.badge == posted.badge; });
                soFar_.posted.push_back(posted);
            }
        return std::move(found_);
    }

private:
    bool marches(int side) const { return all_.way[side].order == Way::Order::march; }

    void judge(const Troop& troop)
    {
        const std::string arrives = portionOf(soFar_, troop).arrives;
        if (!arrives.empty() && all_.due.empty())
            return; // too soon altogether, and that is told already
        if (arrives != soFar_.due && !arrives.empty())
            arrive(soFar_, arrives);
        soFar_.due = arrives;
        Turn turn = next(soFar_);
        if (turn.roll) { // who began was not written down: then it was he
            agreed(soFar_, troop.side);
            turn = next(soFar_);
        }
        if (all_.way[troop.side].order == Way::Order::byBlocks)
            judgeBlock(troop, turn);
        else if (marches(troop.side))
            judgeColumn(troop);
        else if (troop.leads && !turn.leaders)
            tell(troop, "post-leader-early", {});
        else if (turn.side == 1 - troop.side)
            tell(troop, "post-out-of-turn", turn.side);
    }

    // The block that is due, and no other.
    void judgeBlock(const Troop& troop, const Turn& turn)
    {
        if (isGarrison(all_, troop))
            judgeGarrison(troop);
        if (isCamp(all_, troop) && !turn.camps)
            return; // those who came before it are told
        if (turn.side == 1 - troop.side)
            tell(troop, "post-out-of-turn", turn.side);
        else if (turn.camps && !isCamp(all_, troop))
            tell(troop, "post-before-camps", {});
        else if (turn.notes)
            tell(troop, "post-before-notes", {});
        else if (!turn.block.empty() && turn.block != troop.block)
            tell(troop, "post-out-of-block", {}, turn.block);
        else if (turn.block.empty() && !turn.camps && soFar_.way[troop.side].largestFirst)
            judgeFirst(troop);
    }
    // Of one block, which is not the largest.
    void judgeGarrison(const Troop& troop)
    {
        const Troop* first = all_.troop(all_.garrison[troop.side].front());
        if (!mayGarrison(all_, troop.side, troop.block))
            tell(troop, "post-garrison-largest", {});
        else if (first && first->block != troop.block)
            tell(troop, "post-garrison-of-two", {}, first->badge);
    }

    // Of several that are largest any; then all are equal.
    void judgeFirst(const Troop& troop)
    {
        const auto& notes = all_.notes[troop.side];
        if (notes && notes->isClosed() && !pendingBlocks(all_, troop.side).empty())
            return; // nobody knows yet who is away
        const auto largest = largestBlocks(all_, troop.side);
        if (standingBlocks(soFar_, troop.side).empty() && !largest.empty()
            && std::ranges::find(largest, troop.block) == largest.end())
            tell(troop, "post-out-of-block", {}, largest.front());
    }

    // Commanders come after each halt of a column.
    void judgeColumn(const Troop& troop)
    {
        const int other = 1 - troop.side;
        const auto column = pending(soFar_, troop.side, false);
        if (troop.leads)
            return;
        if (!marches(other) && !pending(soFar_, other, false).empty())
            tell(troop, "post-out-of-turn", other);
        else if (!column.empty() && column.front()->badge != troop.badge)
            tell(troop, "post-out-of-column", {}, column.front()->badge);
    }

    void tell(const Troop& troop, const char* code, std::optional<int> due, const std::string& other = {})
    {
        Message message{code, {{"badge", troop.badge}, {"name", DataText{troop.name}}}};
        if (due)
            message.args.emplace_back("army", *due == 0 ? "A" : "B");
        if (message.code == "post-out-of-block")
            message.args.emplace_back("block", TermId{"blocks", other});
        else if (!other.empty())
            message.args.emplace_back("other", other);
        found_.push_back({troop.badge, std::move(message), all_.way[troop.side].rule});
    }

    const Deployment& all_;
    Deployment soFar_;
    std::vector<Misposted> found_;
};

} // namespace

std::vector<Misposted> outOfTurn(const Deployment& deployment)
{
    addDeploymentMessages();
    return isOrderLost(deployment) || !hasTurns(deployment) ? std::vector<Misposted>() : Replay(deployment).found();
}

void loseOrder(Deployment& deployment, int side)
{
    if (!isOrderLost(deployment))
        deployment.throws.push_back({std::string(orderLost), side, {}, {}, false});
}

void lift(Deployment& deployment, std::string_view badge)
{
    const auto it = std::ranges::find_if(deployment.posted, [&](const Posted& one) { return one.badge == badge; });
    if (it == deployment.posted.end())
        return;
    const Troop* troop = deployment.troop(badge);
    if (troop && !it->stands.empty() && it + 1 != deployment.posted.end())
        loseOrder(deployment, troop->side);
    deployment.posted.erase(it);
    if (troop)
        std::erase(deployment.garrison[troop->side], badge);
    const bool bare = std::ranges::all_of(deployment.posted, [](const Posted& one) { return one.stands.empty(); });
    if (bare) // from here on it tells again
        std::erase_if(deployment.throws, [](const Throw& one) { return one.what == orderLost; });
}

} // namespace strategikon::field
