// One card for each unit that stands on the table, and one for each block. Used by the card sheet.
#pragma once

#include "app/print/roster.h"
#include "app/print/sheet.h"

#include <optional>

namespace strategikon::print {

struct Card {
    const RosterUnit* unit = nullptr;
    const RosterBlock* block = nullptr; // where there is no unit
    int stands = 0;
    int number = 0, of = 0;                    // among the cards of its unit
    std::optional<qsizetype> told{};           // lines of its rules on the card before, which this one goes on with
    bool last() const { return number == of; } // of its unit
};

// One card a body; one a stand where stands take the field alone; one for all bodies of a row where a
// body is a single stand that nothing is ticked off on. At most `most`.
QList<Card> cardsOf(const Roster& roster, int most);

// How many lines of its rules are told then, where not all are: the others go on on a card of their own.
std::optional<qsizetype> paintCard(Page& page, const Roster& roster, const Card& card, const QRectF& place);

} // namespace strategikon::print
