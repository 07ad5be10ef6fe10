// Combats that stand on the table, as far as two rounds: who wins, and what it costs each unit.
#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/forecast/combat_odds.h"
#include "rules/warmaster/play/forecast/prospects.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Assumption;
using play::Prospect;

bool isFought(const BattleView& table, Id engagement)
{
    return std::ranges::any_of(table.state().agenda,
        [&](const play::Step& step) { return step.what == "supports" && step.on.front() == engagement; });
}

// Between its rounds nobody stands yet where he will fight.
bool isOpen(const BattleView& table, Id engagement)
{
    return !table.is(engagement, state::fought)
        && (table.get(engagement, state::round) == 0 || isFought(table, engagement));
}

Ids engagementsOf(const BattleView& table, const Intent& intent)
{
    Ids open = table.engagements();
    std::erase_if(open, [&](Id engagement) { return !isOpen(table, engagement); });
    const auto first = [&](const auto& is) {
        const auto it = std::ranges::find_if(open, is);
        return it == open.end() ? Ids{} : Ids{*it};
    };
    if (Ids now = first([&](Id engagement) { return isFought(table, engagement); }); !now.empty())
        return now;
    const play::Answer* fight = intent.answer("fight");
    if (const Ids next = fight ? named(*fight, "engagement") : Ids{}; !next.empty())
        return first([&](Id engagement) { return engagement == next.front(); });
    return open;
}

// The unit whose attacks are being declared, while none of them is.
Id declaring(const BattleView& table)
{
    const auto& agenda = table.state().agenda;
    const bool is = !agenda.empty() && agenda.back().what == "attack" && agenda.back().with.empty();
    return is ? agenda.back().on.front() : 0;
}

// Whom an input of a card is about.
using About = std::function<Ids(const Input&)>;

// What is supposed of the inputs of a card.
play::Answer toldOf(const Decision& card, const About& about, const Intent& intent, play::Answer answer = {})
{
    for (const Input& input : card.inputs)
        if (const auto* value = intent.value(input.id, about(input)))
            answer.set(input.id, *value);
    return answer;
}

About about(Id unit)
{
    return [unit](const Input&) { return Ids{unit}; };
}

// Supports are told of the first unit of their side.
About aboutSides(const BattleView& table, const Ids& units)
{
    return [&](const Input& input) {
        const int side = input.id.starts_with("our") ? table.state().side : 1 - table.state().side;
        const auto first = std::ranges::find_if(units, [&](Id unit) { return table[unit].side == side; });
        return first == units.end() ? Ids{} : Ids{*first};
    };
}

Granted grantedBy(const BattleView& table, Id engagement, const Ids& units, const Intent& intent)
{
    Granted granted;
    for (const Id unit : units) {
        if (const auto* follows = intent.value("follows", {unit}); follows && !follows->empty())
            granted.follows[unit] = follows->front() != 0;
        if (const auto* strikes = intent.value("strikes", {unit}); strikes && !strikes->empty())
            granted.enemy[unit] = strikes->front();
        const auto card = undecided(table, engagement, unit) ? attackCard(table, unit) : std::nullopt;
        const auto* draft = unit == declaring(table) ? intent.answer("attack") : nullptr;
        if (card)
            granted.told.attacks[unit] = toldOf(*card, about(unit), intent, draft ? *draft : play::Answer{});
    }
    const auto& agenda = table.state().agenda;
    const auto* draft = !agenda.empty() && agenda.back().what == "supports" ? intent.answer("supports") : nullptr;
    if (draft)
        granted.told.supports = *draft;
    else if (const auto card = supportsAhead(table, engagement, granted.told))
        granted.told.supports = toldOf(*card, aboutSides(table, units), intent);
    return granted;
}

class Ahead {
public:
    Ahead(const BattleView& table, Id engagement, const Intent& intent) : table_(table), engagement_(engagement)
    {
        for (const int side : {0, 1})
            for (const Id unit : table.friendsIn(engagement, side))
                units_.push_back(unit);
        granted_ = grantedBy(table, engagement, units_, intent);
        combat_ = combatOf(table, engagement, granted_);
    }

    Prospect prospect() const
    {
        Prospect seen{.what = "combat"};
        for (const int side : {0, 1})
            if (const Ids units = table_.friendsIn(engagement_, side); !units.empty())
                seen.on.push_back(units.front());
        const bool last = table_.get(engagement_, state::round) >= table_.figure("unresolved", "rounds");
        assumeRound(seen.assumptions);
        if (!last)
            for (std::size_t i = 0; i < fighters().size(); ++i)
                assumeNext(i, seen.assumptions);
        seen.granted = {"combat-declared", "combat-moves", last ? "combat-last" : "combat-rounds"};
        if (table_.state().phase != "combat")
            seen.granted.push_back("combat-until");
        if (const auto odds = oddsOf(combat_))
            seen.lines = linesOf(*odds, last);
        else
            seen.refused = Message{"play-too-tangled", {}};
        return seen;
    }

private:
    const std::vector<Fighter>& fighters() const { return combat_.first.fighters; }

    Ids enemiesOf(const Fighter& one) const
    {
        Ids enemies;
        for (const Fighter& other : fighters())
            if (other.side != one.side && !table_.is(other.unit, state::supports))
                enemies.push_back(other.unit);
        return enemies;
    }

    // How each strikes in this round, as far as it is neither declared nor on the card that lies open; who supports.
    void assumeRound(std::vector<Assumption>& all) const
    {
        for (const Id unit : units_)
            if (undecided(table_, engagement_, unit) && unit != declaring(table_))
                if (const auto card = attackCard(table_, unit, granted_.told.attack(unit)))
                    assumeCard(*card, about(unit), all);
        const auto& agenda = table_.state().agenda;
        if (agenda.empty() || agenda.back().what != "supports")
            if (const auto card = supportsAhead(table_, engagement_, granted_.told))
                assumeCard(*card, aboutSides(table_, units_), all);
    }

    static void assumeCard(const Decision& card, const About& about, std::vector<Assumption>& all)
    {
        for (const Input& input : card.inputs)
            if (input.given && (input.kind != Input::Kind::things || input.among.size() > 1)
                && (input.kind != Input::Kind::number || input.most > input.least))
                all.push_back({.input = input, .on = about(input)});
    }

    // Artillery stays where it is (rulebook 1916), and who only supports meets nobody.
    void assumeNext(std::size_t at, std::vector<Assumption>& all) const
    {
        const Fighter& fighter = fighters()[at];
        const Later& later = combat_.then[at];
        if (later.enemy < 0)
            return;
        if (!later.falls && !later.spent)
            all.push_back({.input = yesOrNo("follows", later.follows), .on = {fighter.unit}});
        if (const Ids enemies = enemiesOf(fighter); enemies.size() > 1) {
            all.push_back({.input = whoOf("strikes", enemies), .on = {fighter.unit}});
            all.back().input.given = Ids{fighters()[std::size_t(later.enemy)].unit};
        }
    }

    std::vector<Prospect::Line> linesOf(const CombatOdds& odds, bool last) const
    {
        std::vector<Prospect::Line> lines;
        for (const int side : {table_.state().side, 1 - table_.state().side}) {
            const Ids armies = table_.armies(side);
            Prospect::Line line{.what = "wins", .on = {armies.empty() ? fighters().front().unit : armies.front()}};
            if (!last)
                line.figures.push_back({"first-round", odds.first.wins[side]});
            line.figures.push_back({last ? "" : "in-the-end", odds.wins[side]});
            lines.push_back(std::move(line));
        }
        lines.push_back({.what = "drawn"});
        if (!last)
            lines.back().figures.push_back({"first-round", odds.first.draw});
        lines.back().figures.push_back({last ? "" : "in-the-end", odds.draw});
        if (!last)
            lines.push_back({.what = "goes-on", .figures = {{"", odds.goesOn}}});
        for (std::size_t i = 0; i < fighters().size(); ++i)
            lines.push_back({.on = {fighters()[i].unit},
                .figures = {{"stands-lost", odds.standsLost[i].mean(), true}, {"destroyed", odds.destroyed[i]}}});
        return lines;
    }

    const BattleView& table_;
    Id engagement_;
    Ids units_{};
    Granted granted_{};
    Combat combat_{};
};

} // namespace

Prospect combatAhead(const BattleView& table, Id engagement, const Intent& intent)
{
    return Ahead(table, engagement, intent).prospect();
}

std::vector<Prospect> combatsAhead(const BattleView& table, const Intent& intent)
{
    std::vector<Prospect> all;
    for (const Id engagement : engagementsOf(table, intent))
        all.push_back(combatAhead(table, engagement, intent));
    return all;
}

} // namespace strategikon::warmasterPlay
