#include "rules/dbm/play/map/map_facts.h"

#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/map/map_measure.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// Who stands in ranks behind it, the second first, among these; nothing where it is a close call, or where the one
// behind may be somebody of whom nobody knows where he stands.
std::optional<Ids> ranksOnMap(const BattleView& table, const Base& front, const Input& behind)
{
    Ids ranks;
    bool allKnown = true;
    for (Base last = front; int(ranks.size()) < behind.most;) {
        std::optional<Base> next;
        for (const Id one : behind.among) {
            const auto base = baseOf(table, one);
            allKnown = allKnown && base;
            if (!base || contains(ranks, one))
                continue;
            const Beside beside = besideOf(last, *base);
            if (beside.mayBeBehind())
                return {};
            if (beside.isBehind())
                next = base;
        }
        if (!next)
            break;
        ranks.push_back(next->element);
        last = *next;
    }
    const Id partner = partnerOf(table, front.element);
    const bool known = allKnown || !ranks.empty();
    return known && (partner == 0 || contains(ranks, partner)) ? std::optional(ranks) : std::nullopt;
}

// What besets an element: enemies at its flanks and in its rear.
struct Beset {
    bool left = false, right = false, rear = false;
};

class Flanks {
public:
    // own: it fights `opponent`. Both sides are known to the last.
    Flanks(const BattleView& table, const Base& own, const Base& opponent, const std::vector<Base>& friends,
        const std::vector<Base>& enemies)
        : table_(table), own_(own), opponent_(opponent), friends_(friends), enemies_(enemies)
    {
    }

    std::optional<Beset> beset() const
    {
        Beset all;
        for (const Base& enemy : enemies_)
            if (enemy.element != opponent_.element && !isRearOfBase(table_, enemy.element) && !add(enemy, all))
                return {};
        return all;
    }

private:
    // False: a close call.
    bool add(const Base& enemy, Beset& all) const
    {
        const Beside its = besideOf(own_, enemy);
        if (its.touch == Touch::unclear || its.touch == Touch::front)
            return false;
        if (its.touch == Touch::rear)
            all.rear = all.rear || its.turned == 0;
        if (its.touch == Touch::left || its.touch == Touch::right) {
            const bool right = its.touch == Touch::right, fronts = its.turned == (right ? 1 : 3);
            const bool sides = its.turned % 2 == 0 && mayHelp(table_, enemy.element, opponent_.element);
            bool& flank = right ? all.right : all.left;
            flank = flank || fronts || sides;
        }
        if (its.touch != Touch::corner || its.ahead < 0 || its.turned != 2)
            return true;
        const auto free = overlaps(enemy);
        bool& flank = its.aside > 0 ? all.right : all.left;
        flank = flank || free.value_or(false);
        return free.has_value();
    }

    // One beside the opponent, level with him, the near part of its front free (652).
    std::optional<bool> overlaps(const Base& enemy) const
    {
        const Beside beside = besideOf(opponent_, enemy);
        const bool side = beside.touch == Touch::left || beside.touch == Touch::right;
        if (!side || beside.turned != 0 || !mayHelp(table_, enemy.element, opponent_.element))
            return beside.touch == Touch::unclear ? std::nullopt : std::optional(false);
        if (!beside.isLinedUp())
            return {};
        for (const Base& one : friends_) {
            const Beside its = besideOf(enemy, one);
            if (its.touch == Touch::unclear)
                return {};
            if (its.touch == Touch::front && one.element != own_.element) // it has somebody of its own
                return its.isLinedUp() ? std::optional(false) : std::nullopt;
        }
        return true;
    }

    const BattleView& table_;
    const Base &own_, &opponent_;
    const std::vector<Base>&friends_, &enemies_;
};

// Whether some enemy is at a rank behind it: that counts as at its own flank, and is left to the players.
bool isRankBeset(const std::vector<Base>& enemies, const std::vector<Base>& friends, const Ids& ranks)
{
    return std::ranges::any_of(friends, [&](const Base& one) {
        return contains(ranks, one.element) && std::ranges::any_of(enemies, [&](const Base& enemy) {
            return besideOf(one, enemy).touch != Touch::apart;
        });
    });
}

std::optional<Id> opposite(const BattleView& table, Id element, const Ids& enemies)
{
    const auto own = baseOf(table, element);
    for (const Id one : own ? enemies : Ids())
        if (const auto base = baseOf(table, one); base && besideOf(*own, *base).isOpposite())
            return one;
    return {};
}

// How many base widths to either side of its front, and who has a front on every side (629).
double asideOfFront()
{
    static const double widths = shootingTable().find("aside")->find("base-widths")->number().value_or(0);
    return widths;
}

bool shootsAllRound(const BattleView& table, Id shooter)
{
    static const std::vector<Node> rows = shootingTable().itemsOf("all-round");
    const auto deep = [&] {
        return table.get(shooter, state::deep) > table.get(shooter, state::wide);
    }; // as wagons are
    return std::ranges::any_of(rows, [&](const Node& row) {
        return table.is(shooter, kindsIn(row, "own")) && (row.textsOf("when").empty() || deep());
    });
}

// Whom it may shoot at, however hands and tapes err; nothing where somebody may stand anywhere.
std::optional<Ids> targetsOf(const BattleView& table, Id shooter, const Ids& fighting)
{
    constexpr double tenThousandths = 1'000; // of a cm in a mm
    const double pace = table.get(table.battle(), state::scale) / tenThousandths;
    const auto own = baseOf(table, shooter);
    Ids enemies = table.elements(1 - table[shooter].side);
    std::erase_if(enemies, [&](Id one) { return contains(fighting, one); });
    const auto all = basesOnMap(table, enemies);
    if (!own || !all || pace <= 0)
        return {};
    Ids targets;
    for (const Base& one : *all)
        if (const Ahead its = aheadOf(*own, one, asideOfFront());
            (its.mayLie || shootsAllRound(table, shooter)) && its.nearest <= table.range(shooter) * pace)
            targets.push_back(one.element);
    return targets;
}

} // namespace

std::vector<play::MapFact> rankFacts(const BattleView& table, const Decision& ask, Mode mode)
{
    std::vector<play::MapFact> all;
    if (ask.on.size() < 2)
        return all;
    const std::optional<Base> both[] = {baseOf(table, ask.on[0]), baseOf(table, ask.on[1])};
    std::optional<std::vector<Base>> sides[2]; // all of both
    for (const std::size_t side : {0, 1})
        sides[side] = basesOnMap(table, table.elements(table[ask.on[side]].side));
    const bool stand = both[0] && both[1]; // whoever else stands who knows where
    const auto tell = [&](const std::string& fact, std::optional<std::vector<int>> value) {
        if (value)
            all.push_back({fact, std::move(*value)});
        else if (stand && ask.find(fact))
            all.push_back({.input = fact, .open = true});
    };
    for (const int side : {0, 1}) {
        const auto at = std::size_t(side);
        const Input* behind = ask.find(factId(side, "behind"));
        const auto ranks = behind && both[at] ? ranksOnMap(table, *both[at], *behind) : std::nullopt;
        if (behind)
            tell(behind->id, ranks);
        if (mode == Mode::shooting)
            continue;
        const bool known = stand && sides[0] && sides[1] && besideOf(*both[0], *both[1]).isOpposite()
            && (!behind || ranks) && !isRankBeset(*sides[1 - at], *sides[at], ranks.value_or(Ids()));
        const auto beset =
            known ? Flanks(table, *both[at], *both[1 - at], *sides[at], *sides[1 - at]).beset() : std::nullopt;
        const auto values = [&](auto of) { return beset ? std::optional(std::vector<int>{of(*beset)}) : std::nullopt; };
        tell(factId(side, "flanks"), values([](const Beset& one) { return int(one.left) + int(one.right); }));
        tell(factId(side, "rear"), values([](const Beset& one) { return int(one.rear); }));
    }
    return all;
}

std::vector<play::MapFact> pairFacts(const OnTable& on, const Decision& ask, const Answer& answer)
{
    const BattleView& table = on.table;
    const Ids &own = ask.find("ours")->among, &enemies = ask.find("theirs")->among;
    const Id ours = answer.number("ours"), theirs = answer.number("theirs");
    if (ours == 0 && theirs == 0) {
        for (const Id one : own)
            if (const auto enemy = opposite(table, one, enemies))
                return {{"ours", {one}}, {"theirs", {*enemy}}};
        return {};
    }
    if (ours != 0 && theirs != 0 && !(baseOf(table, ours) && baseOf(table, theirs)))
        return {}; // as the record has it
    const auto other = ours != 0 ? opposite(table, ours, enemies) : opposite(table, theirs, own);
    return other ? std::vector<play::MapFact>{{ours != 0 ? "theirs" : "ours", {*other}}} : std::vector<play::MapFact>{};
}

std::vector<play::MapFact> targetFacts(const OnTable& on, const Decision& ask, const Answer& answer)
{
    const BattleView& table = on.table;
    const Ids fighting = inContact(table), said = named(answer, "shooters");
    for (const Id one : said.empty() ? ask.find("shooters")->among : Ids{said.front()}) {
        if (contains(fighting, one) || (said.empty() && table.shootsInTurns(one)))
            continue;
        const auto targets = targetsOf(table, one, fighting);
        if (!targets || targets->size() != 1)
            continue;
        std::vector<play::MapFact> all{{"target", *targets}};
        if (said.empty())
            all.push_back({"shooters", {one}});
        return all;
    }
    return {};
}

} // namespace strategikon::dbmPlay
