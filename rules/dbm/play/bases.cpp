#include "rules/dbm/play/bases.h"

#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>
#include <functional>

namespace strategikon::dbmPlay {

Id partnerOf(const BattleView& table, Id element) { return element == 0 ? 0 : table.get(element, state::base); }

bool isRearOfBase(const BattleView& table, Id element)
{
    return partnerOf(table, element) != 0 && table.is(element, state::baseRear);
}

Ids wholeBases(const BattleView& table, const Ids& elements)
{
    Ids all = elements;
    for (const Id one : elements)
        if (const Id other = partnerOf(table, one); other != 0 && !contains(all, other))
            all.push_back(other);
    return all;
}

int basesOf(const BattleView& table, const Ids& elements)
{
    return int(std::ranges::count_if(
        elements, [&](Id one) { return !isRearOfBase(table, one) || !contains(elements, partnerOf(table, one)); }));
}

bool isWithGeneral(const BattleView& table, Id element)
{
    const Id other = partnerOf(table, element);
    return table.isGeneral(element) || (other != 0 && table.isGeneral(other));
}

bool backsAsOne(const BattleView& table, Id element)
{
    static const std::vector<Node> rows = movesTable().itemsOf("back-as-one");
    const Id other = partnerOf(table, element);
    return other != 0 && std::ranges::any_of(rows, [&](const Node& row) {
        const Kinds kinds = kindsIn(row, "own");
        return table.is(element, kinds) && table.is(other, kinds);
    });
}

bool isGeneralsHelp(const play::Modifier& one) { return one.id == "chief" || one.id.starts_with("sub-general"); }

namespace {

play::Sum costOfOne(Moving moving, Id element)
{
    moving.elements = {element};
    return costOfElements(moving);
}

void add(play::Sum& sum, const play::Modifier& one)
{
    sum.value += one.value;
    sum.modifiers.push_back(one);
}

} // namespace

// The general's help is for the base, whoever of the two he is; where it moves back as two, once. By the other reading
// it is for his own element alone, and tells only where that one is paid for.
play::Sum costOfBase(const Moving& moving)
{
    play::Sum dearer = costOfOne(moving, moving.elements.front()), other = costOfOne(moving, moving.elements.back());
    const auto withoutHelp = [](const play::Sum& sum) {
        int value = sum.value;
        for (const play::Modifier& one : sum.modifiers)
            value -= isGeneralsHelp(one) ? one.value : 0;
        return value;
    };
    const bool ownOnly = moving.table->alternative("double-base-help");
    if (ownOnly ? other.value > dearer.value : withoutHelp(other) > withoutHelp(dearer))
        std::swap(dearer, other);
    const auto has = [](const play::Sum& sum, const auto& is) { return std::ranges::any_of(sum.modifiers, is); };
    const bool asTwo = has(dearer, [](const play::Modifier& one) { return one.id == "double-base-back"; });
    const bool helped = has(dearer, isGeneralsHelp);
    for (const play::Modifier& one : other.modifiers)
        if (isGeneralsHelp(one) ? !helped && (asTwo || !ownOnly) : asTwo && one.id != "double-base-back")
            add(dearer, one);
    dearer.value = std::max(dearer.value, moving.table->ruledBy("cost-nought", "one") ? 1 : 0);
    return dearer;
}

void share(play::EventBuilder& builder, Id front, Id rear)
{
    builder.set(front, state::base, rear);
    builder.set(rear, state::base, front);
    builder.set(front, state::baseRear, false);
    builder.set(rear, state::baseRear, true);
}

void partBase(Transaction& transaction, Id element)
{
    const Id other = partnerOf(transaction, element);
    for (const Id one : other == 0 ? Ids{} : Ids{element, other}) {
        transaction.set(one, state::base, 0);
        transaction.set(one, state::baseRear, false);
    }
}

namespace {

// Fronts for rears, each once: every rear whom a front is found for by changing those before him has one.
class Pairing {
public:
    Pairing(const play::EventBuilder& builder, const std::vector<Based>& all) : all_(all), behind_(all.size(), none)
    {
        for (std::size_t rear = 0; rear < all.size(); ++rear) {
            fronts_.push_back(all[rear].element.has("double-base-rear") ? frontsFor(builder, rear) : Places{});
            std::vector<bool> tried(all.size());
            seek(rear, tried);
        }
    }

    template <class Visit>
    void each(const Visit& visit) const // front, rear
    {
        for (std::size_t front = 0; front < all_.size(); ++front)
            if (behind_[front] != none)
                visit(all_[front].id, all_[behind_[front]].id);
    }

private:
    using Places = std::vector<std::size_t>;
    static constexpr std::size_t none = std::size_t(-1);

    Places frontsFor(const play::EventBuilder& builder, std::size_t rear) const
    {
        const play::State& state = builder.state();
        const Based& his = all_[rear];
        Places places;
        for (std::size_t at = 0; at < all_.size(); ++at) {
            const Based& front = all_[at];
            if (at != rear && front.element.has("double-base-front") && !front.element.has("double-base-rear")
                && front.ally == his.ally && state[front.id].within == state[his.id].within
                && armyTable().standsBehind(his.element, &front.element))
                places.push_back(at);
        }
        const play::Place own = play::placeOf(fields(), state[his.id]);
        const auto far = [&](std::size_t at) {
            const play::Place its = play::placeOf(fields(), state[all_[at].id]);
            const long long x = its.x - own.x, y = its.y - own.y;
            return own.stands() && its.stands() ? x * x + y * y : 0;
        };
        std::ranges::stable_sort(places, {}, far);
        return places;
    }

    bool seek(std::size_t rear, std::vector<bool>& tried)
    {
        for (const std::size_t front : fronts_[rear]) {
            if (tried[front])
                continue;
            tried[front] = true;
            if (behind_[front] == none || seek(behind_[front], tried)) {
                behind_[front] = rear;
                return true;
            }
        }
        return false;
    }

    const std::vector<Based>& all_;
    std::vector<Places> fronts_{};
    Places behind_; // of each front
};

// Whom the list lets stand so, on the table with their bases to themselves, or to be parted.
Ids mayShare(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) { return !table.is(one, state::paired); });
    return all;
}

Rule shareBase()
{
    return {.what = "share-base",
        .phases = {"moves"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids all = mayShare(table, step.who);
            if (all.size() < 2)
                return {};
            Decision ask{.inputs = {whoOf("front", all), factOf("rear", all, 1)}, .rule = "double-base"};
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Id front = answer.number("front"), rear = answer.number("rear");
            if (front == rear || (rear != 0 && transaction.commandOf(front) != transaction.commandOf(rear)))
                return Message{"play-no-base-with", {{"who", transaction[front].badge}}};
            transaction.happened(rear == 0 ? "base-parted" : "base-shared", rear == 0 ? Ids{front} : Ids{front, rear},
                {}, "double-base");
            partBase(transaction, front);
            if (rear != 0) {
                partBase(transaction, rear);
                share(transaction.builder(), front, rear);
            }
            return {};
        }};
}

} // namespace

void pairUp(play::EventBuilder& builder, const std::vector<Based>& all)
{
    Pairing(builder, all).each([&](Id front, Id rear) { share(builder, front, rear); });
}

Rules baseRules() { return {shareBase()}; }

} // namespace strategikon::dbmPlay
