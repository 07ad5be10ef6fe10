// Paper for two armies: play sheets, labels, a record sheet for the pencil, the match-up.
#pragma once

#include "app/report/pages.h"
#include "model/play/game.h"
#include "rules/catalogue.h"

namespace strategikon::report {

// A rule that an army has of its list's own, and who brings it: a character, guards.
struct OwnRule {
    QString name, text;
    QStringList carriers;
};
// Of the armies that a battle begins with.
QList<OwnRule> ownRules(Catalogue& catalogue, const std::string& system, const play::State& beginning);

// `beginning`: the state a battle of these armies begins with; `own`: the rules of their lists' own.
struct Handed {
    const play::Game& game;
    const play::State& beginning;
    QList<OwnRule> own{};
    QSizeF paper{210, 297};
};

// The rules of these two armies alone in the order of the phases, for each side: on one page; in letters of 18 points
// on as many as it takes, of paper that lies on its side; or in such or larger letters on one page, whose paper is
// doubled until it holds them (A3, A2), to hang up or to look at on a screen.
enum class Lettering { usual, large, poster };
print::Sheet playSheets(const Handed& handed, Lettering lettering);
Document playSheet(const Handed& handed, int side);

// Badges of all units and commanders to cut out, and markers.
print::Sheet labels(const Handed& handed);

// Units with boxes to tick off, a page for each side.
print::Sheet blanks(const Handed& handed);

// Each sort of unit of side A against each of side B.
bool hasMatchups(const play::Game& game); // otherwise it has no match-ups, and they are empty
print::Sheet matchups(const Handed& handed);
Document matchup(const Handed& handed);

// Where the book can be read two ways and a battle of this state has it the other way: the choice, and what it is
// about.
QList<Paragraph> readOtherwise(const play::Game& game, const play::State& state);

// "A1–A4, A7" of things in order.
QString badges(const play::State& state, const std::vector<play::Id>& things);

} // namespace strategikon::report
