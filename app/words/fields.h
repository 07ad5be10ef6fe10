// What the fields of a thing say: the same on the screen and on paper.
#pragma once

#include "model/play/game.h"

#include <QList>
#include <QString>

namespace strategikon {

// What a value says, with the label where it says nothing by itself; empty where it is as at the beginning.
QString valueShown(const play::FieldSpec& spec, int value, const play::State& state);
// The same below a heading: a number, a word, "yes"; a dash for nothing.
QString cellShown(const play::FieldSpec& spec, int value, const play::State& state);
// Its label.
QString fieldShown(const play::FieldSpec& spec);
QString levelShown(const play::FieldSpec& spec, int level); // of a level: one of its words as players read it

// How a thing is, as far as its side has to see it now: so many of how many, and what has befallen it.
struct FieldBar {
    QString words;
    int is = 0, of = 0;       // whole ones
    QString count{}, brief{}; // "2½ of 8", "2½/8"
};
struct FieldMark {
    QString words;
    bool plight = false;   // its player has to mind it
    QString shape, letter; // the sign by which it is known (FieldSpec)
    bool own = false;      // of this turn of its side
    QString ofMany;        // the same of several alike, who need not have it of one thing
};
struct FieldsShown {
    QList<FieldBar> bars{};
    QList<FieldMark> marks{};
};
FieldsShown fieldsShown(const play::Fields& fields, const play::Thing& thing, const play::State& state);
// "Losses 3 of 8, broken".
QString halvesShown(int halves); // "10½"
QString inOneLine(const FieldsShown& shown);
// Of a switch of the battle (Game::switches) the place of the choice that holds.
int choiceNow(const play::Game& game, const play::State& state, const std::string& rule);

} // namespace strategikon
