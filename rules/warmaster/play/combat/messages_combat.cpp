// Words of the Combat phase.
#include "rules/warmaster/play/combat/combat.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template combatTemplates[] = {
    {"play-pursuit-reaches-nobody",
        QT_TRANSLATE_NOOP(
            "messages", "A pursuit must end in contact: name the enemies it reaches, or stand or fall back.")},
    {"play-pursuit-of-others",
        QT_TRANSLATE_NOOP("messages",
            "You may only pursue units that retreated from this combat: name one of them, or stand or fall back.")},
    {"play-foot-after-horse",
        QT_TRANSLATE_NOOP("messages",
            "Infantry may not pursue into the front of retreating cavalry or chariots: stand, fall back, or name other "
            "enemies.")},
    {"play-support-nobody",
        QT_TRANSLATE_NOOP("messages",
            "Only a friend’s pursuit can be supported: choose for that friend first, or stand or fall back.")},
    {"play-not-for-this-unit", QT_TRANSLATE_NOOP("messages", "This unit may not do that now; choose something else.")},
    {"play-fanatics-follow",
        QT_TRANSLATE_NOOP("messages", "Fanatics must pursue if they can; say so if the way is blocked.")},

    {"so-far", QT_TRANSLATE_N_NOOP("messages", "round {round}, {left} more combats to fight"), "left"},
    {"so-far-last", QT_TRANSLATE_NOOP("messages", "round {round}, the last combat of this phase")},
    {"so-far-hits", QT_TRANSLATE_N_NOOP("messages", "{many} hits"), "many"},
    {"so-far-unsaved", QT_TRANSLATE_N_NOOP("messages", "{many} hits before saves"), "many"},
    {"so-far-supports", QT_TRANSLATE_N_NOOP("messages", "{many} supports"), "many"},

    {"asked-fight", QT_TRANSLATE_NOOP("messages", "Fight a combat")},
    {"asked-attack", QT_TRANSLATE_NOOP("messages", "{who}: who do its stands attack?")},
    {"asked-attack-roll", QT_TRANSLATE_NOOP("messages", "{who} attacks {other}")},
    {"asked-attack-again", QT_TRANSLATE_NOOP("messages", "Does {who} re-roll a miss?")},
    {"asked-attack-again-roll", QT_TRANSLATE_NOOP("messages", "{who} re-rolls a miss")},
    {"asked-combat-saves", QT_TRANSLATE_NOOP("messages", "Saves of {who}")},
    {"asked-maniple", QT_TRANSLATE_NOOP("messages", "Maniple support behind {who}")},
    {"asked-maniple-roll", QT_TRANSLATE_NOOP("messages", "Maniple saves behind {who}")},
    {"asked-supports", QT_TRANSLATE_NOOP("messages", "Supporting stands")},
    {"asked-drawn", QT_TRANSLATE_NOOP("messages", "Draw: who falls back first?")},
    {"asked-retreats", QT_TRANSLATE_NOOP("messages", "Retreat {distance} cm: {all}. Who goes next?")},
    {"asked-aftermath", QT_TRANSLATE_NOOP("messages", "The losers retreated {distance} cm. What do the winners do?")},
    {"asked-aftermath-by-advance", QT_TRANSLATE_NOOP("messages", "All enemies destroyed. What do the winners do?")},
    {"asked-fall-backs", QT_TRANSLATE_NOOP("messages", "Drawn combat: next unit to fall back")},
    {"asked-fall-back-roll", QT_TRANSLATE_NOOP("messages", "How far can units fall back?")},
    {"asked-fall-back", QT_TRANSLATE_NOOP("messages", "{who} falls back, up to {distance} cm")},
    {"asked-regroup", QT_TRANSLATE_NOOP("messages", "Who is still supporting after the pursuit?")},

    {"input-engagement", QT_TRANSLATE_NOOP("messages", "Combat")},
    {"input-target", QT_TRANSLATE_NOOP("messages", "Target")},
    {"input-stands", QT_TRANSLATE_NOOP("messages", "Stands attacking")},
    {"input-cover", QT_TRANSLATE_NOOP("messages", "The target is")},
    {"input-flanked", QT_TRANSLATE_NOOP("messages", "Enemy on their flank or rear")},
    {"input-terror", QT_TRANSLATE_NOOP("messages", "Touching a terrifying enemy")},
    {"input-aside", QT_TRANSLATE_NOOP("messages", "Attacking to flank or rear")},
    {"input-ranks", QT_TRANSLATE_NOOP("messages", "Phalanx stands directly behind")},
    {"input-with-commander", QT_TRANSLATE_NOOP("messages", "The commander fights with one of them")},
    {"input-again", QT_TRANSLATE_NOOP("messages", "One missed die")},
    {"input-sheltered", QT_TRANSLATE_NOOP("messages", "In dense terrain")},
    {"input-behind", QT_TRANSLATE_NOOP("messages", "Supporting stands directly behind")},
    {"input-ours", QT_TRANSLATE_NOOP("messages", "Our supporting stands")},
    {"input-theirs", QT_TRANSLATE_NOOP("messages", "Their supporting stands")},
    {"input-our-legion", QT_TRANSLATE_NOOP("messages", "Our legion stands not touched in flank or rear")},
    {"input-their-legion", QT_TRANSLATE_NOOP("messages", "Their legion stands not touched in flank or rear")},
    {"input-blocked", QT_TRANSLATE_NOOP("messages", "Stands whose retreat is blocked")},
    {"input-make-way", QT_TRANSLATE_NOOP("messages", "Friends making way")},
    {"input-run-over", QT_TRANSLATE_NOOP("messages", "Units touched by the elephants")},
    {"input-off-table", QT_TRANSLATE_NOOP("messages", "It leaves the table")},
    {"input-does", QT_TRANSLATE_NOOP("messages", "Next move")},
    {"input-contacts", QT_TRANSLATE_NOOP("messages", "Enemies contacted")},
    {"input-horse-front", QT_TRANSLATE_NOOP("messages", "Would touch the front of retreating horse")},
    {"input-beside", QT_TRANSLATE_NOOP("messages", "Friend to support")},
    {"input-still-touching", QT_TRANSLATE_NOOP("messages", "Incidental contact")},
    {"input-impossible", QT_TRANSLATE_NOOP("messages", "Way blocked")},
    {"input-clear", QT_TRANSLATE_NOOP("messages", "Ends 1 cm clear of enemies and combat")},
    {"input-supporting", QT_TRANSLATE_NOOP("messages", "Units still supporting")},

    {"option-open", QT_TRANSLATE_NOOP("messages", "in the open")},
    {"option-defended", QT_TRANSLATE_NOOP("messages", "defended")},
    {"option-fortified", QT_TRANSLATE_NOOP("messages", "fortified")},
    {"option-keep", QT_TRANSLATE_NOOP("messages", "leave it")},
    {"option-again-throw", QT_TRANSLATE_NOOP("messages", "re-roll it")},
    {"option-pursue", QT_TRANSLATE_NOOP("messages", "pursue")},
    {"option-support", QT_TRANSLATE_NOOP("messages", "pursue in support")},
    {"option-advance", QT_TRANSLATE_NOOP("messages", "advance")},
    {"option-stand", QT_TRANSLATE_NOOP("messages", "stand")},
    {"option-fall-back", QT_TRANSLATE_NOOP("messages", "fall back")},

    {"event-round-began", QT_TRANSLATE_NOOP("messages", "Round {round}: {all}.")},
    {"event-attack-declared", QT_TRANSLATE_N_NOOP("messages", "{who} attacked {other}: {stands} stands, {dice} dice."),
        "stands"},
    {"event-last-ditch", QT_TRANSLATE_NOOP("messages", "{who} had no attacks left and rolled one last-ditch die.")},
    {"event-attacked", QT_TRANSLATE_N_NOOP("messages", "{who} hit {other} {hits} times."), "hits"},
    {"event-attacked-again", QT_TRANSLATE_N_NOOP("messages", "{who} re-rolled a die: {hits} hits."), "hits"},
    {"event-saved", QT_TRANSLATE_N_NOOP("messages", "{who} saved {saved} of {hits} hits."), "hits"},
    {"event-hits-taken", QT_TRANSLATE_N_NOOP("messages", "{who} took {hits} hits."), "hits"},
    {"event-combat-won-by-survivors-win",
        QT_TRANSLATE_NOOP("messages", "{who} won: {other} was wiped out ({score} to {against}).")},
    {"event-combat-won", QT_TRANSLATE_NOOP("messages", "{who} beat {other} {score} to {against}.")},
    {"event-combat-drawn", QT_TRANSLATE_NOOP("messages", "{who} and {other} drew {score} all.")},
    {"event-goes-first", QT_TRANSLATE_NOOP("messages", "Side {letter} fell back first.")},
    {"event-retreated", QT_TRANSLATE_NOOP("messages", "{who} retreated {distance} cm.")},
    {"event-parted", QT_TRANSLATE_NOOP("messages", "{who} is parted from {other}.")},
    {"event-pursued", QT_TRANSLATE_NOOP("messages", "{who} pursued {others}.")},
    {"event-pursued-in-support", QT_TRANSLATE_NOOP("messages", "{who} followed up in support of {other}.")},
    {"event-stood", QT_TRANSLATE_NOOP("messages", "{who} stood.")},
    {"event-advanced", QT_TRANSLATE_NOOP("messages", "{who} advanced.")},
    {"event-fall-back-thrown", QT_TRANSLATE_NOOP("messages", "Units may fall back up to {distance} cm.")},
    {"event-fell-back", QT_TRANSLATE_NOOP("messages", "{who} fell back.")},
    {"event-left-combat", QT_TRANSLATE_NOOP("messages", "{who} is out of the combat.")},
    {"event-drawn-in", QT_TRANSLATE_NOOP("messages", "{who} was drawn into the combat.")},
    {"event-unresolved", QT_TRANSLATE_NOOP("messages", "The combat of {who} goes on next turn.")},
};

} // namespace

void addCombatMessages() { addTemplates(combatTemplates); }

} // namespace strategikon::warmasterPlay
