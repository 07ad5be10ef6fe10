// Two elements on one base (rulebook 293-299): they move, pay and give way as one, and are lost one by one. Who stands
// with whom is settled as the battle begins, among those whom the list lets; players may say otherwise.
#pragma once

#include "rules/dbm/elements.h"
#include "rules/dbm/play/movement/moving.h"

namespace strategikon::dbmPlay {

Id partnerOf(const BattleView& table, Id element); // 0: it has its base to itself
bool isRearOfBase(const BattleView& table, Id element);
// With those who share a base with one of them, each once.
Ids wholeBases(const BattleView& table, const Ids& elements);
int basesOf(const BattleView& table, const Ids& elements);
// A general's element, or whoever shares its base (465, 466, 471).
bool isWithGeneral(const BattleView& table, Id element);
// Both are cavalry, or both skirmishers: they move back for the price of one (295).
bool backsAsOne(const BattleView& table, Id element);

// Of a single double base: as the dearer of its types, or as two.
play::Sum costOfBase(const Moving& moving);
bool isGeneralsHelp(const play::Modifier& one);

void share(play::EventBuilder& builder, Id front, Id rear);
void partBase(Transaction& transaction, Id element);

// An element of a list whose double bases it may be on, as front or rear.
struct Based {
    Id id = 0;
    dbmRules::Element element{};
    std::string ally{};
};
// Each rear finds a front of its command, the nearest where they stand already.
void pairUp(play::EventBuilder& builder, const std::vector<Based>& all);

} // namespace strategikon::dbmPlay
