// Four numbers of a battle that hold still while code is moved.
#pragma once

#include "games.h"

#include <QString>

#include <array>

namespace playtest {

// What a number is of: events with their changes; what may be answered, what that means, what the map tells and what
// lies ahead; the English of events and cards; play sheet, record sheet, match-up and report.
enum Strand { events, open, english, paper, strands };
extern const std::array<const char*, strands> strandNames; // as the files of a dump are called

struct Signature {
    int steps = 0;
    QString begins, course;            // the state at the beginning; what was answered: not held still, but the cause
    std::array<QString, strands> of{}; // of much else
};

// `folder`: where the whole text of each number is written to, to compare two commits with diff; empty: nowhere.
Signature signatureOf(const PlayedGame& game, const GameRow& row, Catalogue& catalogue, const QString& folder);

// Of many, in their order.
QString digestOf(const QStringList& digests);

} // namespace playtest
