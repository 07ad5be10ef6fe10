// Words of DBM's play sheets, record sheets and reports.
#include "rules/dbm/play/paper.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template paperTemplates[] = {
    {"dbm:turn-number", QT_TRANSLATE_NOOP("messages", "Bound {turn}")},
    {"dbm:turn-told", QT_TRANSLATE_NOOP("messages", "bound {turn}")},
    {"dbm:turns-told", QT_TRANSLATE_NOOP("messages", "Bound by bound")},

    {"dbm:command-c-in-c-shares", QT_TRANSLATE_NOOP("messages", "C-in-C, shares dice")},
    {"dbm:command-c-in-c-own", QT_TRANSLATE_NOOP("messages", "C-in-C, own colour")},
    {"dbm:command-sub-general-shares", QT_TRANSLATE_NOOP("messages", "sub-general, shares dice")},
    {"dbm:command-sub-general-own", QT_TRANSLATE_NOOP("messages", "sub-general, own colour")},
    {"dbm:command-ally-general-own", QT_TRANSLATE_NOOP("messages", "ally-general, own colour")},

    {"dbm:tick-lost", QT_TRANSLATE_NOOP("messages", "Lost")},
    {"dbm:tick-pips", QT_TRANSLATE_NOOP("messages", "PIPs by bound")},
    {"dbm:tick-baggage", QT_TRANSLATE_NOOP("messages", "Baggage: 2 each lost in close combat, else 1")},
    {"dbm:tick-demoralised", QT_TRANSLATE_NOOP("messages", "Demoralised")},
    {"dbm:line-worn", QT_TRANSLATE_NOOP("messages", "A quarter lost at")},
    {"dbm:line-demoralised", QT_TRANSLATE_NOOP("messages", "Demoralised at")},
    {"dbm:line-broken", QT_TRANSLATE_NOOP("messages", "Beaten at")},

    {"dbm:sheet-general", QT_TRANSLATE_NOOP("messages", "General, die")},
    {"dbm:sheet-equivalents", QT_TRANSLATE_NOOP("messages", "equivalents")},
    {"dbm:sheet-worn", QT_TRANSLATE_NOOP("messages", "a quarter")},
    {"dbm:sheet-demoralised", QT_TRANSLATE_NOOP("messages", "demoralised")},
    {"dbm:sheet-points", QT_TRANSLATE_NOOP("messages", "VP")},
    {"dbm:sheet-army",
        QT_TRANSLATE_NOOP("messages",
            "The army has {worth} equivalents and is beaten when it has lost {half}: demoralised commands count whole, "
            "baggage two each if lost in close combat, else one.")},
    {"dbm:sheet-moves", QT_TRANSLATE_NOOP("messages", "Moves in paces")},
    {"dbm:sheet-road", QT_TRANSLATE_NOOP("messages", "Road")},
    {"dbm:sheet-good", QT_TRANSLATE_NOOP("messages", "Good")},
    {"dbm:sheet-rough", QT_TRANSLATE_NOOP("messages", "Rough")},
    {"dbm:sheet-difficult", QT_TRANSLATE_NOOP("messages", "Difficult")},
    {"dbm:sheet-paces", QT_TRANSLATE_NOOP("messages", "Paces")},
    {"dbm:sheet-mm", QT_TRANSLATE_NOOP("messages", "mm")},
    {"dbm:sheet-inches", QT_TRANSLATE_NOOP("messages", "inches")},
    {"dbm:sheet-impetuous", QT_TRANSLATE_NOOP("messages", "Impetuous here: irregular {kinds}.")},
    {"dbm:sheet-shooters", QT_TRANSLATE_NOOP("messages", "Shooters")},
    {"dbm:sheet-range", QT_TRANSLATE_NOOP("messages", "Range in paces")},
    {"dbm:sheet-factors", QT_TRANSLATE_NOOP("messages", "Our combat factors")},
    {"dbm:sheet-against", QT_TRANSLATE_NOOP("messages", "against {kinds}")},
    {"dbm:sheet-against-foot", QT_TRANSLATE_NOOP("messages", "against foot")},
    {"dbm:sheet-against-mounted", QT_TRANSLATE_NOOP("messages", "against mounted")},
    {"dbm:sheet-shot-at", QT_TRANSLATE_NOOP("messages", "shot at by {kinds}")},
    {"dbm:sheet-shooting", QT_TRANSLATE_NOOP("messages", "shooting at {kinds}")},
    {"dbm:sheet-ours-lose", QT_TRANSLATE_NOOP("messages", "Ours score less")},
    {"dbm:sheet-theirs-lose", QT_TRANSLATE_NOOP("messages", "Theirs score less")},
    {"dbm:sheet-by", QT_TRANSLATE_NOOP("messages", "than")},
    {"dbm:sheet-beaten", QT_TRANSLATE_NOOP("messages", "beaten")},
    {"dbm:sheet-doubled", QT_TRANSLATE_NOOP("messages", "doubled")},
    {"dbm:sheet-all", QT_TRANSLATE_NOOP("messages", "all")},
    {"dbm:sheet-others", QT_TRANSLATE_NOOP("messages", "others")},
    {"dbm:sheet-by-shooting", QT_TRANSLATE_NOOP("messages", "shot at by {kinds}")},

    {"dbm:becomes-stand", QT_TRANSLATE_NOOP("messages", "stands")},
    {"dbm:becomes-recoil", QT_TRANSLATE_NOOP("messages", "recoils")},
    {"dbm:becomes-flee", QT_TRANSLATE_NOOP("messages", "flees")},
    {"dbm:becomes-destroyed", QT_TRANSLATE_NOOP("messages", "destroyed")},
    {"dbm:becomes-stand-else", QT_TRANSLATE_NOOP("messages", "else stands")},
    {"dbm:becomes-recoil-else", QT_TRANSLATE_NOOP("messages", "else recoils")},
    {"dbm:becomes-flee-else", QT_TRANSLATE_NOOP("messages", "else flees")},
    {"dbm:becomes-destroyed-else", QT_TRANSLATE_NOOP("messages", "else destroyed")},
    {"dbm:becomes-stand-in-works", QT_TRANSLATE_NOOP("messages", "stands in works")},
    {"dbm:becomes-recoil-attacks-works", QT_TRANSLATE_NOOP("messages", "recoils if storming")},
    {"dbm:becomes-recoil-two-deep", QT_TRANSLATE_NOOP("messages", "recoils if two deep")},
    {"dbm:becomes-recoil-four-deep", QT_TRANSLATE_NOOP("messages", "recoils if four deep")},
    {"dbm:becomes-recoil-good-to-neither", QT_TRANSLATE_NOOP("messages", "recoils if its ground is bad to both")},
    {"dbm:becomes-flee-good", QT_TRANSLATE_NOOP("messages", "flees in good going")},
    {"dbm:becomes-flee-difficult", QT_TRANSLATE_NOOP("messages", "flees in difficult going")},
    {"dbm:becomes-destroyed-difficult", QT_TRANSLATE_NOOP("messages", "destroyed in difficult going")},
    {"dbm:becomes-destroyed-good-to-winner",
        QT_TRANSLATE_NOOP("messages", "destroyed if its ground is good to the winner")},
    {"dbm:becomes-destroyed-moved-into-front",
        QT_TRANSLATE_NOOP("messages", "destroyed if it moved into contact with their front this bound")},

    {"dbm:only-against", QT_TRANSLATE_NOOP("messages", "against {kinds}")},
    {"dbm:only-good-going", QT_TRANSLATE_NOOP("messages", "in good going")},
    {"dbm:only-shooting", QT_TRANSLATE_NOOP("messages", "shooting")},
    {"dbm:only-list-permits", QT_TRANSLATE_NOOP("messages", "if their list permits")},
    {"dbm:only-enemy list-permits", QT_TRANSLATE_NOOP("messages", "if their list permits")},
    {"dbm:only-enemy defends-works", QT_TRANSLATE_NOOP("messages", "from works")},
    {"dbm:only-double-base-required", QT_TRANSLATE_NOOP("messages", "on double bases")},
    {"dbm:only-same-grade", QT_TRANSLATE_NOOP("messages", "of the same grade")},
    {"dbm:only-same-grade-and-weapon", QT_TRANSLATE_NOOP("messages", "of the same grade and weapon")},

    {"dbm:table-rear-support", QT_TRANSLATE_NOOP("messages", "Rear support")},
    {"dbm:table-rear-support-figure", QT_TRANSLATE_NOOP("messages", "Score")},
    {"dbm:table-tactical", QT_TRANSLATE_NOOP("messages", "Tactical factors")},
    {"dbm:table-tactical-figure", QT_TRANSLATE_NOOP("messages", "Score")},
    {"dbm:table-grading", QT_TRANSLATE_NOOP("messages", "Grading, once both totals are known")},
    {"dbm:table-grading-figure", QT_TRANSLATE_NOOP("messages", "Score")},
    {"dbm:table-mitigating", QT_TRANSLATE_NOOP("messages", "Mitigation, last, of the winner’s total")},
    {"dbm:table-mitigating-figure", QT_TRANSLATE_NOOP("messages", "Score")},

    {"dbm:table-weather", QT_TRANSLATE_NOOP("messages", "Weather against an element, once")},
    {"dbm:table-weather-figure", QT_TRANSLATE_NOOP("messages", "Score")},

    {"dbm:matchup-key",
        QT_TRANSLATE_NOOP("messages",
            "One element against one, no rank behind either, no overlap, good going, no general. In each cell the "
            "chance (%) that theirs is destroyed, theirs recoils or flees, neither gives way, ours recoils or flees, "
            "ours is destroyed.")},
    {"dbm:bout-close", QT_TRANSLATE_NOOP("messages", "close combat")},
    {"dbm:bout-shooting", QT_TRANSLATE_NOOP("messages", "we shoot")},
    {"dbm:bout-shot-at", QT_TRANSLATE_NOOP("messages", "they shoot")},
};

} // namespace

void addDbmPaperMessages() { addTemplates(paperTemplates); }

} // namespace strategikon::dbmPlay
