// One card for each unit that stands on the table, and one for each block. Used by the card sheet.
#pragma once

#include "app/print/roster.h"
#include "app/print/sheet.h"

namespace strategikon::print {

struct Card {
    const RosterUnit* unit = nullptr;
    const RosterBlock* block = nullptr; // where there is no unit
    int stands = 0;
    int number = 0, of = 0; // among the cards of its unit
};

// One card a body; one a stand where stands take the field alone; one for all bodies of a row where a
// body is a single stand that nothing is ticked off on. At most `most`.
QList<Card> cardsOf(const Roster& roster, int most);

void paintCard(Page& page, const Roster& roster, const Card& card, const QRectF& place);

} // namespace strategikon::print
