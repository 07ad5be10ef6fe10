#include "choosing.h"

#include "laying.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

using What = Ask::What;

// The order of a stage's rows: what is not named comes last.
int rankOf(const Stage& stage, const Picked& pick)
{
    static const std::pair<Lies, const char*> words[] = {
        {Lies::shore, "waterway"}, {Lies::river, "river"}, {Lies::town, "built-up-area"}, {Lies::fields, "fields"}};
    for (const auto& [lies, word] : words)
        if (pick.item->lies == lies) {
            const auto it = std::ranges::find(stage.first, word);
            return int(it - stage.first.begin());
        }
    return int(stage.first.size());
}

} // namespace

const Party* partyOf(const Field& field, int side)
{
    return side >= 0 && std::size_t(side) < field.parties.size() ? &field.parties[std::size_t(side)] : nullptr;
}

std::string Picked::word() const { return item->variants.size() > 1 ? item->id + '/' + variant->id : item->id; }

Choosing::Choosing(const Field& field, const Charts& charts) : field_(field), charts_(charts)
{
    for (const Throw& one : field.throws)
        answer(one);
}

const Stage* Choosing::stage() const
{
    return opening_.invader >= 0 && stage_ < charts_.stages.all.size() ? &charts_.stages.all[stage_] : nullptr;
}

int Choosing::side() const
{
    const Stage* now = stage();
    return !now ? -1 : now->who == Stage::Who::invader ? opening_.invader : defender();
}

void Choosing::answer(const Throw& one)
{
    if (one.what == "season") {
        seasons_.resize(2);
        if (one.side == 0 || one.side == 1)
            seasons_[std::size_t(one.side)] = one.came;
    } else if (one.what == "roll-off") {
        rolled(one);
    } else if (one.what == "chosen") {
        choose(one);
    } else if (one.what == "allowed") {
        if (one.came == "no" && pending_) {
            refused_.push_back(picks_.back().item->id);
            if (picks_.back().option->dry)
                refused_.push_back("water");
            picks_.pop_back();
        }
        pending_ = false;
    } else if (one.what == "ended") {
        order();
    } else if (one.what == "where" && placing_ && at_ < order_.size()) {
        picks_[order_[at_]].dice = one.dice;
    } else if ((one.what == "placed" || one.what == "declined") && placing_ && at_ < order_.size()) {
        Picked& pick = picks_[order_[at_++]];
        pick.discarded = one.what == "declined";
        if (!pick.discarded)
            pick.placed = one.came;
        settle();
    }
}

void Choosing::rolled(const Throw& one)
{
    if (one.dice.size() != 2)
        return;
    hours_ += one.dice[0] + one.dice[1];
    if (one.came == "level")
        return;
    const int invader = one.came == "1";
    opening_.invader = invader;
    opening_.hour = hours_ % 24;
    opening_.weather = std::abs(one.dice[0] - one.dice[1]);
    opening_.west = one.dice[std::size_t(invader)] % 2 == 1;
    opening_.moon = one.dice[std::size_t(1 - invader)] % 2 == 1;
    if (seasons_.size() == 2)
        opening_.season = seasons_[std::size_t(invader)];
    if (const Party* party = partyOf(field_, 1 - invader))
        opening_.climate = party->climate;
}

void Choosing::choose(const Throw& one)
{
    if (auto pick = pickFor(one.came)) {
        pending_ = needsDie(*pick);
        picks_.push_back(std::move(*pick));
    }
}

// What is compulsory first, then the rest; of each, what the stage names first. A waterway before all: a town lies at
// it.
void Choosing::order()
{
    const Stage* now = stage();
    if (!now)
        return;
    placing_ = true;
    at_ = 0;
    order_.clear();
    for (std::size_t i = 0; i < picks_.size(); ++i)
        if (picks_[i].stage == now)
            order_.push_back(i);
    const bool byPhases = std::ranges::find(now->first, "compulsory") != now->first.end();
    const auto key = [&](std::size_t i) {
        const Picked& pick = picks_[i];
        const int phase = pick.item->lies == Lies::shore ? 0 : byPhases && !pick.compulsory ? 2 : 1;
        return std::pair(phase, rankOf(*now, pick));
    };
    std::ranges::stable_sort(order_, [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    settle();
}

// On to the next stage that there is, where all of this one is placed.
void Choosing::settle()
{
    if (at_ < order_.size())
        return;
    placing_ = false;
    refused_.clear();
    order_.clear();
    const auto isSkipped = [&] {
        const Stage* now = stage();
        return now && now->ifNothing && std::ranges::any_of(picks_, [&](const Picked& pick) {
            return pick.side == side() && !pick.placed.empty();
        });
    };
    do
        ++stage_;
    while (isSkipped());
}

const Picked* Choosing::due() const { return placing_ && at_ < order_.size() ? &picks_[order_[at_]] : nullptr; }

const Picked* Choosing::pickOf(std::string_view feature) const
{
    const auto it = std::ranges::find_if(
        picks_, [&](const Picked& pick) { return !pick.placed.empty() && pick.placed == feature; });
    return it == picks_.end() ? nullptr : &*it;
}

Ask Choosing::ask() const
{
    Ask ask;
    ask.sides = charts_.sides;
    if (charts_.stages.opensWith("seasons") && (seasons_.size() < 2 || seasons_[0].empty() || seasons_[1].empty())) {
        ask.what = What::season;
        ask.side = seasons_.empty() || seasons_[0].empty() ? 0 : 1;
        ask.options = charts_.stages.seasons;
        return ask;
    }
    if (charts_.stages.opensWith("roll-off") && opening_.invader < 0) {
        ask.what = What::rollOff;
        ask.dice = 2;
        return ask;
    }
    ask.stage = stage();
    if (!ask.stage)
        return ask;
    ask.side = side();
    if (const Picked* pick = due()) {
        ask.item = pick->item;
        ask.variant = pick->variant;
        const Lies lies = pick->item->lies;
        const int dice = lies == Lies::sector ? 2 : lies == Lies::road || lies == Lies::fields ? 0 : 1;
        ask.what = pick->dice.empty() && dice > 0 ? What::where : What::place;
        ask.dice = ask.what == What::where ? dice : 0;
        return ask;
    }
    if (pending_) {
        ask.what = What::allow;
        ask.dice = 1;
        ask.item = picks_.back().item;
        ask.needs = picks_.back().option->die;
        return ask;
    }
    ask.what = What::choose;
    ask.options = words();
    ask.mayEnd = mayEnd();
    ask.spent = total(mainPick() && !mainPick()->option->withBudgets.empty());
    return ask;
}

std::string Choosing::cameOf(const std::vector<int>& dice) const
{
    const Stages& stages = charts_.stages;
    if (opening_.invader < 0) {
        const auto aggression = [&](int side) {
            const Party* party = partyOf(field_, side);
            return party ? party->aggression : 0;
        };
        const int ours = dice[0] + aggression(0), theirs = dice[1] + aggression(1);
        return ours == theirs ? "level" : ours > theirs ? "0" : "1";
    }
    if (pending_)
        return dice.front() >= picks_.back().option->die ? "yes" : "no";
    const Picked* pick = due();
    if (!pick)
        return {};
    const auto paces = [&](const char* id) {
        return std::to_string(int(stages.reaches.contains(id) ? stages.reaches.at(id).of(dice.front()) : 0));
    };
    switch (pick->item->lies) {
    case Lies::sector: {
        const Placing* band = stages.bandOf(dice.back());
        return std::to_string(dice.front()) + '-' + (band ? band->id : "");
    }
    case Lies::shore:
        return paces("waterway-most");
    case Lies::river:
        return pick->option->from == "short" ? "zone-" + std::to_string(stages.riverZones.at(dice.front()))
                                             : paces("river-nearest") + '-' + paces("river-furthest");
    case Lies::town:
        return dice.front() >= pick->option->away ? "away" : "rear";
    default:
        return {};
    }
}

Opening openingOf(const Field& field, const Charts& charts) { return Choosing(field, charts).opening(); }

std::optional<int> sideCalled(const Opening& opening, std::string_view who)
{
    const bool invades = who == "invader";
    if (opening.invader < 0 || (!invades && who != "defender"))
        return {};
    return invades ? opening.invader : 1 - opening.invader;
}

std::optional<Picked> pickFor(const Field& field, const Charts& charts, const Feature& feature)
{
    const Choosing so(field, charts);
    if (const Picked* pick = so.pickOf(feature.id))
        return *pick;
    const Picked* due = so.due();
    return due && due->item->id == feature.item ? std::optional(*due) : std::nullopt;
}

Box sectorOf(const Field& field, const Charts& charts, int number)
{
    const int invader = openingOf(field, charts).invader, across = charts.stages.across;
    const double wide = field.table.width / across, deep = field.table.depth / charts.stages.deep;
    const int column = (number - 1) % across, row = (number - 1) / across;
    const bool near = isNear(field, 1 - invader); // the defender's edge
    const double x = near ? column * wide : field.table.width - (column + 1) * wide;
    const double y = near ? row * deep : field.table.depth - (row + 1) * deep;
    return {{x, y}, {x + wide, y + deep}};
}

} // namespace strategikon::field
