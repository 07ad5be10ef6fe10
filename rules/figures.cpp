#include "rules/figures.h"

#include "rules/battle.h"

namespace strategikon {

namespace {

struct PlausibleFigure {
    play::Sort of;
    const char* field;
    int least, most;
};

// What a row of an own list may say (columns.schema.json), with room for what upgrades and characters add; what players
// may agree on goes up to 1,000 (model/play/agreed.cpp).
constexpr PlausibleFigure plausibleWarmaster[] = {
    {play::Sort::body, "attack", 0, 60},
    {play::Sort::body, "range", 0, 999},
    {play::Sort::body, "shots", 0, 20},
    {play::Sort::body, "each", 1, 60},
    {play::Sort::body, "armour", 0, 6},
    {play::Sort::body, "strength", 0, 40},
    {play::Sort::body, "stands", 0, 40},
    {play::Sort::body, "points", -10'000, 100'000},
    {play::Sort::leader, "attack", 0, 60},
    {play::Sort::leader, "command", 0, 1'000},
    {play::Sort::leader, "points", -10'000, 100'000},
    {play::Sort::leader, "bounty", 0, 100'000},
    {play::Sort::army, "size", 0, 100},
    {play::Sort::army, "core", 0, 100'000},
    {play::Sort::army, "units", 0, 100'000},
    {play::Sort::army, "level", 0, 100'000},
    {play::Sort::feature, "worth", 0, 100'000},
    {play::Sort::battle, "turns", 0, 1'000},
};

} // namespace

std::optional<Message> faultOfFigures(std::string_view system, const play::Thing& thing)
{
    const play::Game* game = system == "warmaster" ? gameOf(system) : nullptr;
    if (!game)
        return {};
    for (const PlausibleFigure& figure : plausibleWarmaster) {
        if (figure.of != thing.sort)
            continue;
        const int at = game->fields().index(thing.sort, figure.field), value = thing.fields[std::size_t(at)];
        if (value < figure.least || value > figure.most)
            return Message{"play-out-of-range",
                {{"input", thing.badge.empty() ? figure.field : thing.badge + "." + figure.field},
                    {"value", std::to_string(value)}, {"least", std::to_string(figure.least)},
                    {"most", std::to_string(figure.most)}}};
    }
    return {};
}

} // namespace strategikon
