// An army as it goes onto paper and into other programs' text: every form is made from this one value.
//
// All of it comes from the list, the system and the verdict; nothing is reckoned here that the engine
// reckons. Names and rule texts are in the player's language already.
#pragma once

#include "model/army/army.h"
#include "model/army/list/list.h"
#include "rules/system.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace strategikon::print {

// A printed column of the list that has a value somewhere in this army.
struct RosterColumn {
    QString id, heading;
    bool words = false; // holds words (the type), not figures
};

struct RosterOption {
    QString id, name;
    QString price;         // of one: "+10"; empty when it costs nothing by itself
    int points = 0;        // the same in minor units
    QStringList stats;     // its own printed cells, in the order of Roster::columns; a dash is empty
    bool replaces = false; // the unit's stats and rules are the option's
};

struct RosterFigure {
    QString id, name;
    int value = 0;
    int parts = 1;     // of one, that the value counts
    bool flag = false; // a yes, to be written without the value
};

// Bodies alike in one row of the army. A row whose upgrades are on some of its bodies only gives
// several units.
struct RosterUnit {
    int row = 0;   // of the army, from 0
    QString id;    // of the list's line; empty when the list has none of that name
    QString name;  // the player's own; may be empty
    QString entry; // as the list prints it
    QString arm;   // for its glyph; empty: none
    QString sort;  // "Reg Bd(O)"; empty where the book has no such short form
    int count = 0; // bodies
    int standsEach = 0, stands = 0;
    int pointsEach = 0, points = 0; // minor units, with options
    QStringList stats;              // with what its options make of them, as Roster::columns; a dash is empty
    QList<RosterOption> options;
    QList<RosterFigure> figures; // of one body: what it breaks at and the like
    RosterFigure counts;         // of one body, to the figure its block stands or falls by; no id: nothing
    QList<int> rules;            // of Roster::rules
    QString block;               // contingent, as the army has it; and its name
    QString blockName;
    QString ally; // id of the list's contingent it belongs to, where the army has put it in no block
    QString note; // at the first unit of the row only
    bool leader = false;
    bool split = false; // each stand takes the field as a unit of its own
};

// What is paid besides the units: a set bought at one price, upgrades that do not fit their unit.
struct RosterExtra {
    QString name;
    int points = 0;
};

// A contingent or a command, with the figures it stands or falls by.
struct RosterBlock {
    QString id, name;
    QList<RosterFigure> figures;
    bool allied = false; // a contingent that the list has, not a block of the army's own
};

struct RosterRule {
    QString id, name;
    QString text;  // in our own words
    QString place; // in the book
    // What the army's edition lays over the printed rule; empty when nothing.
    QString layer, layerPlace;
    QStringList carriers; // units and options of this army that have it
};

// What is written by hand: so many lines, or a place for each block.
struct RosterLine {
    QString name;
    int lines = 1;
    bool ofBlocks = false;
};

struct RosterFinding {
    QString code, text;
    bool error = true;
};

struct Roster {
    QString systemId, system;
    QString listId, nation, group;
    QString editionId, edition;
    QString title; // the army's own name, or the nation
    QString note, source;
    QStringList tags;
    // All points are minor units, `parts` of one point.
    int parts = 1;
    bool bounded = true; // points limit it; otherwise nothing is told of points
    int size = 0;        // agreed
    int spent = 0;       // sum of units and extras, and of the engine
    bool legal = false;
    bool blocks = false; // set out by contingent
    QString blockWord;   // "Contingent", "Command"
    QString standsWord;  // "Stands", "Bases"
    int year = 0;        // BC negative; 0: none was chosen
    // What the list tells besides its rows, label and words, and what should be known of this army.
    QList<std::pair<QString, QString>> facts;
    QStringList remarks;
    QString hitsColumn; // id of the column that tells the hits of a stand; empty: none does
    QString stamp;
    QString code;         // the army itself, for a QR code: model/army/army_code.h
    QStringList partners; // the allies of a doubles game, one sentence each
    QList<RosterFigure> figures;
    QList<RosterBlock> divided; // figures of each block, where the army has blocks
    QList<RosterColumn> columns;
    // Those that are columns on paper, the same for every army of a system, filled or not; the cells of all others
    // stand below the unit's name.
    QList<RosterColumn> table;
    QList<RosterUnit> units;
    QList<RosterExtra> extras;
    QList<RosterRule> rules; // in use, by name
    QList<RosterFinding> findings;
    QList<RosterLine> written;

    QString points(int minor) const;                   // "1,985", "12.5"
    static QString figure(const RosterFigure& figure); // "12", "4.5"
    QString plainPoints(int minor) const;              // "1985", the same in every language
};

// `list` must be of the army's system and edition, and `verdict` of this army.
Roster makeRoster(const System& system, const ArmyList& list, const Army& army, const Verdict& verdict);

// "Own name (Printed name)", or the printed name alone.
QString fullName(const RosterUnit& unit);
// "Chariot +10, Rameses +10"; empty without options.
QString optionsOf(const RosterUnit& unit);
// "Skirmish, Unreliable"; empty without rules.
QString rulesOf(const Roster& roster, const RosterUnit& unit);

// "Breaks at 3 · May evade"; empty without figures.
QString figuresOf(const QList<RosterFigure>& figures);

// Facts and remarks, a paragraph each.
QStringList aboutList(const Roster& roster);

// Does an upgrade change a figure that its unit shows?
bool isChanged(const Roster& roster);

// The figures for people: what an army has none of is no news.
QList<RosterFigure> shownFigures(const Roster& roster);

// Units under headings: blocks where the army has them, then troops and commanders, then allied contingents.
struct RosterGroup {
    QString heading;
    QString figures; // of the block, in words; empty without any
    QList<int> units;
};
QList<RosterGroup> groupsOf(const Roster& roster);

// A number as the player's language writes it: 1,985.
QString number(int value);

} // namespace strategikon::print
