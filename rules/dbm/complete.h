// The rows and limits that every DBM list has: baggage, generals, works for a built-up area, landing
// troops, allies under their own general. And what no list may have (misfits.cpp).
#pragma once

#include "rules/dbm/elements.h"

namespace strategikon::dbmRules {

// Rows of every list.
inline constexpr const char *mobileBaggage = "baggage-mobile", *immobileBaggage = "baggage-immobile";

bool allowsBuiltUpArea(const ArmyList& list);

// Troops that a list may not have: the line, and why.
std::vector<Misfit> misfits(const ArmyList& list, const ArmyTable& table);

void complete(ArmyList& list, const SystemFormat& format, const ArmyTable& table);

} // namespace strategikon::dbmRules
