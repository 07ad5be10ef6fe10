// Orders that a side intends, one after the other: how likely each is, and all of them.
#include "rules/warmaster/play/forecast/order_odds.h"
#include "rules/warmaster/play/forecast/prospects.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Prospect;

Ids aboutOf(const CommandTest& attempt)
{
    Ids about{attempt.commander};
    about.insert(about.end(), attempt.units.begin(), attempt.units.end());
    return about;
}

bool isGeneral(const BattleView& table, const CommandTest& attempt)
{
    return table.get(attempt.commander, state::rank) == Rank::general;
}

// The General's orders come last: when one fails nobody gives any more (rulebook 508).
std::vector<std::size_t> generalLast(const BattleView& table, const std::vector<CommandTest>& plan)
{
    std::vector<std::size_t> places(plan.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = i;
    auto better = places;
    std::stable_partition(
        better.begin(), better.end(), [&](std::size_t place) { return !isGeneral(table, plan[place]); });
    return better == places ? std::vector<std::size_t>{} : better;
}

// Facts of the card that may count for this order, as it has them.
void assume(const BattleView& table, const Decision& card, const CommandTest& attempt, int place, Prospect& seen)
{
    for (int f = 0; f < facts; ++f) {
        const Input* input = card.find(inputOf(Fact(f)));
        const int values = valuesOf(table, attempt, Fact(f));
        if (!input || values < 2)
            continue;
        play::Assumption one{.input = *input, .on = aboutOf(attempt), .place = place};
        if (one.input.kind == Input::Kind::choice)
            one.input.options.resize(std::min(one.input.options.size(), std::size_t(values)));
        const int noted = Fact(f) == Fact::enemy ? enemyOf(table, attempt) : attempt.at(Fact(f));
        one.input.given = {std::clamp(noted, 0, values - 1)};
        seen.assumptions.push_back(std::move(one));
    }
}

// He fails once at most: then he gives no more orders, and nobody of his army does.
std::map<Id, double> generalsFail(const BattleView& table, const PlanOdds& odds, const std::vector<CommandTest>& plan)
{
    std::map<Id, double> chances;
    for (std::size_t i = 0; i < plan.size(); ++i)
        if (isGeneral(table, plan[i]))
            chances[plan[i].commander] += odds.orders[i].tried - odds.orders[i].given;
    return chances;
}

// How it ends comes first, then each order, then how many of them arrive.
std::vector<Prospect::Line> linesOf(
    const BattleView& table, const PlanOdds& odds, const std::vector<CommandTest>& plan, const std::vector<int>& places)
{
    std::vector<Prospect::Line> lines{{.what = "all-orders", .figures = {{"", odds.all}}}};
    for (const auto& [general, chance] : generalsFail(table, odds, plan))
        lines.push_back({.what = "general-fails", .on = {general}, .figures = {{"", chance}}});
    lines.push_back({.what = "orders-mean", .figures = {{"", odds.many.mean(), true}}});
    for (std::size_t i = 0; i < plan.size(); ++i)
        lines.push_back({.what = "order",
            .on = aboutOf(plan[i]),
            .place = places[i],
            .with = {{"target", odds.orders[i].target}},
            .figures = {{"tried", odds.orders[i].tried}, {"given", odds.orders[i].given}}});
    for (int many = odds.many.most(); many >= 0; --many)
        lines.push_back({.what = "so-many-orders",
            .with = {{"count", many}, {"orders", int(plan.size())}},
            .figures = {{"", odds.many.chance(many)}}});
    return lines;
}

// A commander and units are what makes an order one; the rest may still be open.
bool saysTooLittle(const CommandTest& attempt) { return attempt.commander == 0 || attempt.units.empty(); }

} // namespace

std::vector<CommandTest> planOf(const BattleView& table, const Intent& intent, std::vector<int>* places)
{
    std::vector<CommandTest> plan;
    for (std::size_t at = 0; at < intent.course.size(); ++at)
        if (intent.course[at].what == "order") {
            plan.push_back(commandTestOf(table, intent.course[at]));
            if (places)
                places->push_back(int(at));
        }
    if (std::ranges::any_of(plan, saysTooLittle))
        plan.clear(); // a draft
    return plan;
}

std::optional<Prospect> planAhead(const BattleView& table, const Intent& intent)
{
    auto card = orderCard(table);
    if (!card || (table.state().phase != "initiative" && table.state().phase != "orders"))
        return {};
    card->what = "order";
    card->who = table.state().side;
    Prospect seen{.what = "plan", .of = card, .granted = {"plan-moves", "plan-again"}};
    if (!table.state().agenda.empty())
        seen.granted.push_back("plan-step");
    std::vector<int> places;
    std::vector<CommandTest> plan = planOf(table, intent, &places);
    for (std::size_t i = 0; i < plan.size(); ++i)
        assume(table, *card, plan[i], places[i], seen);
    seen.better = generalLast(table, plan);
    if (plan.empty())
        return seen;
    const Planned planned = oddsOf(table, plan);
    seen.refused = planned.refused;
    if (!planned.refused)
        seen.lines = linesOf(table, planned.odds, plan, places);
    return seen;
}

} // namespace strategikon::warmasterPlay
