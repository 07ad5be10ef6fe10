// Words of reports and play sheets, and the names of the phases.
#include "rules/warmaster/play/paper/play_sheet.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template handoutTemplates[] = {
    {"phase-before", QT_TRANSLATE_NOOP("messages", "Before the battle")},
    {"phase-initiative", QT_TRANSLATE_NOOP("messages", "Initiative")},
    {"phase-orders", QT_TRANSLATE_NOOP("messages", "Orders")},
    {"phase-commanders", QT_TRANSLATE_NOOP("messages", "Commanders")},
    {"phase-shooting", QT_TRANSLATE_NOOP("messages", "Shooting")},
    {"phase-combat", QT_TRANSLATE_NOOP("messages", "Combat")},
    {"phase-end", QT_TRANSLATE_NOOP("messages", "End")},

    {"standing-withdrawal", QT_TRANSLATE_NOOP("messages", "Core units lost, and withdrawal level")},
    {"standing-points", QT_TRANSLATE_NOOP("messages", "Victory points earned")},
    {"standing-stands", QT_TRANSLATE_NOOP("messages", "Stands lost")},
    {"standing-units", QT_TRANSLATE_NOOP("messages", "Units lost")},
    {"standing-commanders", QT_TRANSLATE_NOOP("messages", "Commanders lost")},

    {"score-points", QT_TRANSLATE_NOOP("messages", "Victory points")},

    {"honour-charges", QT_TRANSLATE_NOOP("messages", "Charges")},
    {"honour-pursuits", QT_TRANSLATE_NOOP("messages", "Pursuits")},

    {"paces", QT_TRANSLATE_NOOP("messages", "Moves")},
    {"paces-full", QT_TRANSLATE_NOOP("messages", "Full pace (cm)")},
    {"paces-half", QT_TRANSLATE_NOOP("messages", "Half pace (cm)")},
    {"pace-infantry", QT_TRANSLATE_NOOP("messages", "Infantry")},
    {"pace-cavalry", QT_TRANSLATE_NOOP("messages", "Cavalry")},
    {"pace-chariots", QT_TRANSLATE_NOOP("messages", "Chariots")},
    {"pace-elephants", QT_TRANSLATE_NOOP("messages", "Elephants")},
    {"pace-artillery", QT_TRANSLATE_NOOP("messages", "Artillery")},
    {"pace-commander", QT_TRANSLATE_NOOP("messages", "Commanders")},

    {"table-blunders", QT_TRANSLATE_NOOP("messages", "Blunder table")},
    {"table-blunders-figure", QT_TRANSLATE_NOOP("messages", "Die")},
    {"table-attacks", QT_TRANSLATE_NOOP("messages", "Attack modifiers per stand in combat")},
    {"table-attacks-figure", QT_TRANSLATE_NOOP("messages", "Modifier")},

    {"tick-stands", QT_TRANSLATE_NOOP("messages", "Stands")},
    {"tick-hits", QT_TRANSLATE_NOOP("messages", "Hits")},
    {"tick-confused", QT_TRANSLATE_NOOP("messages", "Confused")},

    {"matchup-key",
        QT_TRANSLATE_NOOP("messages",
            "One unit against one, both fresh, first round of combat. In each cell: the chance (%) to win, draw and "
            "lose, then the average stands lost, own and theirs.")},
    {"bout-charging", QT_TRANSLATE_NOOP("messages", "charging")},
    {"bout-charged", QT_TRANSLATE_NOOP("messages", "charged")},
    {"bout-defended", QT_TRANSLATE_NOOP("messages", "charged in a defended position")},
};

} // namespace

void addHandoutMessages() { addTemplates(handoutTemplates); }

} // namespace strategikon::warmasterPlay
