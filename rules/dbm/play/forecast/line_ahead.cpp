// Close combats that a side intends, one after the other: what each comes to, what both lose, who breaks of it.
#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/forecast/line_odds.h"
#include "rules/dbm/play/forecast/prospects.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace strategikon::dbmPlay {

namespace {

using play::Prospect;

const char* const flanksOf[] = {"our-flanks", "their-flanks"};

// One of the line: whom it is about, in which place of the course it stands, and what is told of it.
struct InLine {
    Ids on{};
    int place = -1; // -1: it is being fought
    Decision card{};
    Answer facts{}; // as filled in, or as somebody has them
    int spot = 0;   // from the left
};

// The one that waits, then those of the course.
std::vector<InLine> toldOf(const BattleView& table, const Intent& intent)
{
    std::vector<InLine> all;
    const auto& agenda = table.state().agenda;
    if (!agenda.empty() && agenda.back().what == "combat")
        all.push_back({.on = {agenda.back().on[0], agenda.back().on[1]}});
    for (std::size_t at = 0; at < intent.course.size(); ++at) {
        const Answer& fight = intent.course[at];
        const Id ours = fight.number("ours"), theirs = fight.number("theirs");
        if (fight.what == "fight" && ours != 0 && theirs != 0)
            all.push_back({.on = {ours, theirs}, .place = int(at)});
    }
    for (InLine& one : all) {
        one.card = combatCard(table, one.on[0], one.on[1]);
        for (const Input& input : one.card.inputs)
            if (const auto* value = intent.value(input.id, one.on))
                one.facts.set(input.id, *value);
        const Answer* draft = one.place < 0 ? intent.answer("combat") : nullptr;
        for (const Input& input : one.card.inputs)
            if (const auto* said = draft && input.kind != Input::Kind::dice ? draft->find(input.id) : nullptr)
                one.facts.set(input.id, *said);
        one.facts = filled(one.card, std::move(one.facts));
    }
    return all;
}

std::optional<Message> refusal(const BattleView& table, const std::vector<InLine>& all)
{
    if (all.size() > longestLine)
        return Message{"play-line-too-long", {{"most", int(longestLine)}}};
    Ids fighting;
    for (const InLine& one : all)
        for (const Id element : one.on) {
            if (!table.onTable(element) || contains(fighting, element))
                return Message{"play-fights-once", {{"who", table[element].badge}}};
            fighting.push_back(element);
        }
    return {};
}

// Where our elements stand along the line that the outermost two make; where somebody's place is not known, in the
// order of the list.
std::vector<double> alongLine(const BattleView& table, const std::vector<InLine>& all)
{
    std::vector<play::Place> places;
    std::vector<double> along;
    for (const InLine& one : all) {
        places.push_back(play::placeOf(fields(), table[one.on[0]]));
        along.push_back(one.on[0]);
    }
    if (!std::ranges::all_of(places, &play::Place::stands))
        return along;
    const auto distance = [&](const play::Place& a, const play::Place& b) { return std::hypot(a.x - b.x, a.y - b.y); };
    const auto farthest = [&](const play::Place& from) {
        return *std::ranges::max_element(places, {}, [&](const play::Place& one) { return distance(from, one); });
    };
    const play::Place end = farthest(places.front()), other = farthest(end);
    const double facing = places.front().facing * 3.14159265358979 / 180;
    const double sign = (other.x - end.x) * std::sin(facing) - (other.y - end.y) * std::cos(facing) < 0 ? -1 : 1;
    for (std::size_t i = 0; i < places.size(); ++i)
        along[i] = sign * ((places[i].x - end.x) * (other.x - end.x) + (places[i].y - end.y) * (other.y - end.y));
    return along;
}

// From the left: as they stand, but whoever has another spot has that.
std::vector<std::size_t> fromLeft(const BattleView& table, std::vector<InLine>& all, const Intent& intent)
{
    const auto along = alongLine(table, all);
    std::vector<std::size_t> order(all.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return along[i]; });
    std::vector<std::pair<int, std::size_t>> wished;
    for (const std::size_t i : order)
        if (const auto* spot = intent.value("spot", all[i].on))
            wished.emplace_back(spot->front(), i);
    std::ranges::stable_sort(wished, {}, &std::pair<int, std::size_t>::first);
    for (const auto& one : wished)
        std::erase(order, one.second);
    for (const auto& [spot, i] : wished)
        order.insert(order.begin() + std::clamp(spot - 1, 0, int(order.size())), i);
    for (std::size_t spot = 0; spot < order.size(); ++spot)
        all[order[spot]].spot = int(spot) + 1;
    return order;
}

class Line {
public:
    Line(const BattleView& table, const Intent& intent) : table_(table), intent_(intent), told_(toldOf(table, intent))
    {
    }

    Prospect prospect()
    {
        Prospect seen{.what = "line"};
        seen.refused = refusal(table_, told_);
        if (seen.refused || told_.empty())
            return seen;
        order_ = fromLeft(table_, told_, intent_);
        for (std::size_t spot = 0; spot < order_.size(); ++spot)
            line_.push_back(combatAt(spot));
        std::vector<std::size_t> fought; // in the order of the course
        for (const InLine& one : told_)
            fought.push_back(std::size_t(one.spot) - 1);
        seen.lines = linesOf(dbmPlay::oddsOf(line_, fought));
        for (const InLine& one : told_)
            assume(one, seen.assumptions);
        better(fought, seen);
        seen.granted = {"line-recoils", "line-behind"};
        if (told_.size() > 1)
            seen.granted.push_back("line-overlaps");
        return seen;
    }

private:
    int commandAt(Id element)
    {
        const Id command = table_.commandOf(element);
        const auto it = std::ranges::find(commands_, command);
        if (it == commands_.end())
            commands_.push_back(command);
        return int(std::ranges::find(commands_, command) - commands_.begin());
    }

    Adjoining besideOf(const InLine& one) const // to the one on its left
    {
        const auto* said = intent_.value("beside", one.on);
        return said && !said->empty() ? Adjoining(said->front()) : Adjoining::level;
    }

    // Reckoned once: the odds and the better order ask for the same.
    const std::array<Fates, 36>& fatesOfFight(std::size_t spot, std::array<int, 2> more)
    {
        const auto [it, isNew] = known_.try_emplace({spot, more});
        if (!isNew)
            return it->second;
        const InLine& one = told_[order_[spot]];
        Answer facts = one.facts;
        for (const std::size_t side : {0, 1})
            facts.set(flanksOf[side], {std::min(2, facts.number(flanksOf[side]) + more[side])});
        const bool severer = table_.ruledBy("doubled-is-never-milder", "severer");
        return it->second = fatesOf(fightOf(table_, one.on[0], one.on[1], Mode::close, facts), table_.book(), severer);
    }

    LineCombat combatAt(std::size_t spot)
    {
        const InLine& one = told_[order_[spot]];
        LineCombat combat;
        combat.fates = [this, spot](std::array<int, 2> more) { return fatesOfFight(spot, more); };
        for (const std::size_t side : {0, 1}) {
            const Id element = one.on[side];
            combat.command[side] = commandAt(element);
            combat.falls[side] = table_.get(element, state::worth);
            for (const Id behind : play::named(one.facts, side == 0 ? "our-behind" : "their-behind"))
                if (fallsWith(table_, element, behind))
                    combat.falls[side] += table_.get(behind, state::worth);
            if (spot > 0)
                combat.helpsLeft[side] = mayHelp(table_, element, told_[order_[spot - 1]].on[side]);
            if (spot + 1 < order_.size())
                combat.helpsRight[side] = mayHelp(table_, element, told_[order_[spot + 1]].on[side]);
        }
        if (spot + 1 < order_.size())
            combat.toNext = besideOf(told_[order_[spot + 1]]);
        return combat;
    }

    // What is told of one, where it stands, and how beside the one on its left.
    void assume(const InLine& one, std::vector<play::Assumption>& all) const
    {
        const auto add = [&](Input input) {
            const bool usual = !intent_.value(input.id, one.on);
            all.push_back({.input = std::move(input), .on = one.on, .usual = usual});
        };
        for (const Input& input : one.card.inputs)
            if (input.kind != Input::Kind::dice && one.place >= 0) { // the card of the one that waits says it
                Input its = input;
                its.given = *one.facts.find(input.id);
                add(std::move(its));
            }
        if (told_.size() < 2)
            return;
        add(play::number("spot", 1, int(told_.size()), one.spot));
        if (one.spot > 1)
            add(beside(one, told_[order_[std::size_t(one.spot) - 2]]));
    }

    Input beside(const InLine& one, const InLine& left) const
    {
        Input input = play::choice("beside", {"level", "left-ahead", "right-ahead", "apart"}, int(besideOf(one)));
        const auto ahead = [&](const InLine& who, const InLine& other) {
            return Message{
                "dbm:option-ahead-of", {{"who", table_[who.on[0]].badge}, {"other", table_[other.on[1]].badge}}};
        };
        input.options[1].says = ahead(left, one);
        input.options[2].says = ahead(one, left);
        return input;
    }

    // The equivalents that both lose, each combat, then who breaks at the end of the bound.
    std::vector<Prospect::Line> linesOf(const LineOdds& odds) const
    {
        std::vector<Prospect::Line> lines;
        for (const std::size_t side : {0, 1})
            lines.push_back({.what = "equivalents",
                .on = {table_.armyOf(told_.front().on[side])},
                .figures = {{"", odds.lost[side] / 2, true}}});
        for (const InLine& one : told_) {
            const auto& [ours, theirs] = odds.fates[std::size_t(one.spot) - 1];
            const auto of = [](const std::array<double, 4>& all, Fate fate) { return all[std::size_t(fate)]; };
            lines.push_back({.what = "fight",
                .on = one.on,
                .place = one.place,
                .figures = {{"theirs-fall", of(theirs, Fate::destroyed)},
                    {"theirs-go", of(theirs, Fate::recoil) + of(theirs, Fate::flee)},
                    {"ours-go", of(ours, Fate::recoil) + of(ours, Fate::flee)},
                    {"ours-fall", of(ours, Fate::destroyed)}}});
        }
        for (const auto& [who, chance] : breaking(odds))
            lines.push_back({.what = table_[who].sort == play::Sort::army ? "army-breaks" : "command-breaks",
                .on = {who},
                .figures = {{"", chance}}});
        return lines;
    }

    // Who is steady now and is not at the end of the bound, as the rules count the losses then.
    std::map<Id, double> breaking(const LineOdds& odds) const
    {
        std::map<Id, double> chances;
        const auto broken = [](const BattleView& table, Id who) {
            return table.is(who, state::demoralised) || table.is(who, state::broken);
        };
        for (const auto& [lost, chance] : odds.losses) {
            Transaction after(table_.state());
            after.happened("supposed");
            for (std::size_t i = 0; i < lost.size(); ++i)
                if (commands_[i] != 0)
                    after.add(commands_[i], state::lost, lost[i]);
            countLosses(after);
            for (const play::Thing& thing : table_.state().things)
                if ((thing.sort == play::Sort::block || thing.sort == play::Sort::army) && !broken(table_, thing.id)
                    && broken(after, thing.id))
                    chances[thing.id] += chance;
        }
        return chances;
    }

    void better(const std::vector<std::size_t>& fought, Prospect& seen) const
    {
        const std::size_t waits = told_.front().place < 0;
        const auto best = betterOrder(line_, fought, waits);
        if (best == fought)
            return;
        for (std::size_t i = waits; i < best.size(); ++i)
            seen.better.push_back(std::size_t(told_[order_[best[i]]].place));
    }

    const BattleView& table_;
    const Intent& intent_;
    std::vector<InLine> told_;
    std::vector<std::size_t> order_{}; // from the left
    std::vector<LineCombat> line_{};
    Ids commands_{};
    std::map<std::pair<std::size_t, std::array<int, 2>>, std::array<Fates, 36>> known_{};
};

} // namespace

std::optional<Prospect> lineAhead(const BattleView& table, const Intent& intent)
{
    auto card = table.state().phase == "combat" ? fightCard(table, table.state().side) : std::nullopt;
    if (!card)
        return {};
    card->what = "fight";
    card->who = table.state().side;
    Prospect seen = Line(table, intent).prospect();
    seen.of = std::move(card);
    return seen;
}

} // namespace strategikon::dbmPlay
