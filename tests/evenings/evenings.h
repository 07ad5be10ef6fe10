// Battles made by hand, of a game that is there.
#pragma once

#include "app/evenings/outing.h"
#include "rules/battle.h"
#include "rules/catalogue.h"

namespace strategikon::evenings {

inline void readRoots()
{
    const std::filesystem::path source = SOURCE_DIR;
    setRoots({source / "lists", source / "rules", source / "schema", {}});
}

struct Made {
    std::string name{}, first{}, second{}, day{}, listA = "roman", listB = "gallic";
    int winner = play::nobody; // nobody: it is not over
    int pointsA = 0, pointsB = 0;
};

inline Outing made(const Made& one, std::vector<std::string> tags = {})
{
    Outing outing;
    outing.saved.id = one.name;
    outing.saved.content.name = one.name;
    outing.saved.content.system = "warmaster";
    outing.saved.created = "2026-01-01T20:00:00.000Z";
    outing.saved.about.players = {one.first, one.second};
    outing.saved.about.day = one.day;
    outing.saved.about.tags = std::move(tags);
    outing.game = gameOf("warmaster");
    outing.facts.turn = 3;
    outing.facts.over = one.winner != play::nobody;
    outing.facts.winner = one.winner;
    const std::string lists[] = {one.listA, one.listB};
    const int points[] = {one.pointsA, one.pointsB};
    for (const int side : {0, 1}) {
        outing.facts.sides[side].lists = {lists[side]};
        outing.facts.sides[side].armies = {"Army of " + lists[side]};
        outing.facts.sides[side].standings = {{outing.game->score(), side, points[side], 0, false}};
    }
    return outing;
}

inline QString capital(const std::string&, const std::string& list)
{
    QString name = QString::fromStdString(list);
    name[0] = name[0].toUpper();
    return name;
}

} // namespace strategikon::evenings
