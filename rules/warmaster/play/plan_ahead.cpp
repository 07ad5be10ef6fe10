// Orders that a side intends, one after the other: how likely each is, and all of them.
#include "rules/warmaster/play/order_odds.h"
#include "rules/warmaster/play/prospects.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Course;
using play::Prospect;
using Line = Prospect::Line;

Ids aboutOf(const Attempt& attempt)
{
    Ids about{attempt.commander};
    about.insert(about.end(), attempt.units.begin(), attempt.units.end());
    return about;
}

bool isGeneral(const Table& table, const Attempt& attempt)
{
    return Rank(table.get(attempt.commander, "rank")) == Rank::general;
}

// The General's orders come last: when one fails nobody gives any more (rulebook 508).
std::vector<std::size_t> generalLast(const Table& table, const std::vector<Attempt>& plan)
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
void assume(const Table& table, const Ask& card, const Attempt& attempt, int place, Prospect& seen)
{
    for (int f = 0; f < facts; ++f) {
        const Input* input = card.find(inputOf(Fact(f)));
        const int values = valuesOf(table, attempt, Fact(f));
        if (!input || values < 2)
            continue;
        play::Assumption one{.input = *input, .on = aboutOf(attempt), .place = place};
        if (one.input.kind == Input::Kind::choice)
            one.input.options.resize(std::min(one.input.options.size(), std::size_t(values)));
        one.input.given = {std::clamp(attempt.at(Fact(f)), 0, values - 1)};
        seen.assumptions.push_back(std::move(one));
    }
}

std::vector<Line> linesOf(const PlanOdds& odds, const std::vector<Attempt>& plan)
{
    std::vector<Line> lines;
    for (std::size_t i = 0; i < plan.size(); ++i)
        lines.push_back({.what = "order",
            .on = aboutOf(plan[i]),
            .place = int(i),
            .with = {{"target", odds.orders[i].target}},
            .figures = {{"tried", odds.orders[i].tried}, {"given", odds.orders[i].given}}});
    lines.push_back({.what = "all-orders", .figures = {{"", odds.all}}});
    lines.push_back({.what = "orders-mean", .figures = {{"", odds.many.mean(), true}}});
    for (int many = odds.many.most(); many >= 0; --many)
        lines.push_back({.what = "so-many-orders",
            .with = {{"count", many}, {"orders", int(plan.size())}},
            .figures = {{"", odds.many.chance(many)}}});
    return lines;
}

// A commander and units are what makes an order one; the rest may still be open.
bool isOrder(const play::Answer& answer)
{
    return answer.what == "order" && !named(answer, "commander").empty() && !named(answer, "units").empty();
}

} // namespace

std::optional<Prospect> planAhead(const Table& table, const Course& course, const Supposeds&)
{
    auto card = orderCard(table);
    if (!card || (table.state().phase != "initiative" && table.state().phase != "orders"))
        return {};
    card->what = "order";
    card->who = table.state().side;
    Prospect seen{.what = "plan", .of = card, .granted = {"plan-moves", "plan-again"}};
    if (!table.state().agenda.empty())
        seen.granted.push_back("plan-step");
    std::vector<Attempt> plan;
    for (const play::Answer& answer : course)
        if (isOrder(answer))
            plan.push_back(attemptOf(table, answer));
    if (plan.size() < course.size())
        plan.clear(); // a draft that says too little yet
    for (std::size_t i = 0; i < plan.size(); ++i)
        assume(table, *card, plan[i], int(i), seen);
    seen.better = generalLast(table, plan);
    if (plan.empty())
        return seen;
    const Planned planned = oddsOf(table, plan);
    seen.refused = planned.refused;
    if (!planned.refused)
        seen.lines = linesOf(planned.odds, plan);
    return seen;
}

} // namespace strategikon::warmasterPlay
