// A battlefield in words: the numbered list for laying it out, what the terrain means in play, the throws.
#pragma once

#include "model/field/deployment.h"
#include "model/field/seeing/measures.h"
#include "model/field/terrain/charts.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace strategikon::map {

// What words need besides the field: the tables of its system.
struct Tables {
    const field::Kinds& kinds;
    const field::Charts& charts;
};

// A length as the table's players tell it: "45 cm", "18 in".
QString lengthShown(double cm, field::Unit unit);
// Of paces the table's own length too: "300 p (15 cm)".
QString lengthShown(double cm, const field::Table& table);

// The kinds that lie on the field, in the order of their table.
// Of what lies on the field, and of works that an army has set down or fortified a town with.
std::vector<const field::Kind*> kindsOn(
    const field::Field& field, const field::Kinds& kinds, const field::Deployment* deployment = nullptr);

// Its name, and that of both armies where there are any.
QString titleOf(const field::Field& field, const field::Deployment* deployment = nullptr);
QString subtitleOf(const field::Field& field); // size, scale
// What a feature is called: its own name, the row of the charts, or its kind.
QString nameOf(const field::Feature& feature, const Tables& tables);

struct Entry {
    QString heading;    // "1. t4 Crow Hill"
    QStringList pieces; // a line each: kind, size, distances
};
QList<Entry> laidOutList(const field::Field& field, const Tables& tables);

struct Meaning {
    const field::Kind* kind;
    QString name, effect;
};
QList<Meaning> meanings(const field::Field& field, const Tables& tables, const field::Deployment* deployment = nullptr);

// Its size, and how far it lies from the nearer of each two edges: "24 × 16 cm: 10 cm from the left edge, ...".
QString pieceWords(const field::Measured& piece, const field::Table& table);

// Lengths of the rules in a text ("45 cm") as they are on this table, in its unit.
QString onTable(const QString& words, const field::Table& table);
// What a way to deploy says, with the distances that it has here: options and players change those that are printed.
QString effectOf(const field::Way& way, const field::Way& printed, const field::Table& table);
// "12 cm from the left edge, at the far edge": of the nearest points, from the nearer of each two edges.
QString fromEdgesWords(const field::Box& box, const field::Table& table);

// What the sides are called within a sentence, and what side 0 is where edges are still to be had.
struct SideNames {
    QString sides[2];
    QString first;
};
SideNames sideNumbers(); // "side 1"

// A line for each throw: "Side 1, type of terrain: 3 + 4, High ground".
// One that came to nothing for want of a piece says what the book allows.
QStringList throwLines(const field::Field& field, const Tables& tables, const SideNames& names = sideNumbers());
// What the dice before terrain settled: who invades, when, in which weather. None where nothing did.
QStringList openingLines(
    const field::Field& field, const field::Charts& charts, const SideNames& names = sideNumbers());

// All of it as plain text, with the armies that are there.
QString fieldText(const field::Field& field, const Tables& tables, const field::Deployment* deployment = nullptr);

} // namespace strategikon::map
