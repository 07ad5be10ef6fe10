// An army as a short text for a QR code, a chat or a margin: what a file holds, less names and notes.
//
//   STK1:SYSTEM:NATION:1000/ARCHERS*4/GENERAL+CHARIOT+RAMESES/CHARIOTS*3+SOME-UPGRADE*1$0A1B2C3
//
// It is written with the 45 signs that a QR code packs tightest (5.5 bits each), which is why it is
// no compressed block in disguise: ids in capitals are as short, and a person can read and type them.
// A usual army of 3,000 points takes 130 to 200 signs.
//
//   code    STK1: army {/$P: army} $ check      version 1; the partner's army after /$P:
//   army    system:list:points[:edition] {/row} [/$S name{+name}] [/$B] [/$Yyear]   split entries; contingents
//   row     name [*count] {+name[*count]} [:block]      count left out: 1, for an upgrade all of the row
//   name    id in capitals; any other byte as % and two hexadecimal digits
//           .n is the n-th name of the code (36 digits, from 0), where that is shorter
//   check   CRC-32 of everything before the $, seven signs of Crockford's 32
//
// Space, line ends and small letters are forgiven when it is read.
#pragma once

#include "model/army/army.h"
#include "model/army/list/list.h"

namespace strategikon {

inline constexpr std::size_t longestArmyCode = 20'000; // signs; longer texts are refused unread

// The code of an army that readArmy accepts. Names, notes and tags are left out.
std::string writeArmyCode(const Army& army);

// The army of a code: equal to the one that was written, but for names, notes and tags. Faults say
// whether the text is no code, of a newer version, damaged, or holds what no army may.
Result<Army> readArmyCode(std::string_view code);

// Whether a text begins like a code (of any version): worth trying readArmyCode.
bool looksLikeArmyCode(std::string_view text);

// The army with the ids of its list for printed names, and without the edition where it is the system's
// default: one army has one code, in whatever form it was written.
Army withIds(Army army, const ArmyList& list, const SystemFormat& format);

} // namespace strategikon
