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
            "messages", "A pursuit ends in contact; name the enemies it reaches, or stand or fall back.")},
    {"play-pursuit-of-others",
        QT_TRANSLATE_NOOP("messages",
            "A pursuit follows units that retreated from this combat; name one of them, or stand or fall back.")},
    {"play-foot-after-horse",
        QT_TRANSLATE_NOOP("messages",
            "Infantry may not pursue where a stand would touch the front of retreating cavalry or chariots; stand, "
            "fall "
            "back, or name other enemies.")},
    {"play-support-nobody",
        QT_TRANSLATE_NOOP("messages",
            "A unit follows in support of a friend who pursues; choose for that friend first, or stand or fall back.")},
    {"play-not-for-this-unit",
        QT_TRANSLATE_NOOP("messages", "This unit may not do that now; choose something else for it.")},
    {"play-fanatics-follow",
        QT_TRANSLATE_NOOP(
            "messages", "Fanatics must follow where they can; mark it as impossible if nothing lets them through.")},

    {"asked-fight", QT_TRANSLATE_NOOP("messages", "Fight an engagement")},
    {"asked-attack", QT_TRANSLATE_NOOP("messages", "{who}: whom do its stands strike?")},
    {"asked-attack-roll", QT_TRANSLATE_NOOP("messages", "An attack of {who} on {other}")},
    {"asked-attack-again", QT_TRANSLATE_NOOP("messages", "Does {who} throw one missed die again?")},
    {"asked-attack-again-roll", QT_TRANSLATE_NOOP("messages", "A missed die of {who} thrown again")},
    {"asked-combat-saves", QT_TRANSLATE_NOOP("messages", "Saves of {who}")},
    {"asked-maniple", QT_TRANSLATE_NOOP("messages", "Maniples right behind {who}")},
    {"asked-maniple-roll", QT_TRANSLATE_NOOP("messages", "Saves of the maniples behind {who}")},
    {"asked-supports", QT_TRANSLATE_NOOP("messages", "Supporting stands")},
    {"asked-drawn", QT_TRANSLATE_NOOP("messages", "A draw: who goes first?")},
    {"asked-retreats", QT_TRANSLATE_NOOP("messages", "A retreat of {distance} cm: {all}. Who goes next?")},
    {"asked-aftermath",
        QT_TRANSLATE_NOOP("messages", "The losers retreated {distance} cm: what does the next victorious unit do?")},
    {"asked-aftermath-by-advance",
        QT_TRANSLATE_NOOP("messages", "The enemies are destroyed: what does the next victorious unit do?")},
    {"asked-fall-backs", QT_TRANSLATE_NOOP("messages", "The next unit that leaves the drawn combat")},
    {"asked-fall-back-roll", QT_TRANSLATE_NOOP("messages", "How far may units fall back?")},
    {"asked-fall-back", QT_TRANSLATE_NOOP("messages", "A fall back of {who}, up to {distance} cm")},
    {"asked-regroup", QT_TRANSLATE_NOOP("messages", "Who still supports after the pursuit?")},

    {"input-engagement", QT_TRANSLATE_NOOP("messages", "Engagement")},
    {"input-target", QT_TRANSLATE_NOOP("messages", "Target")},
    {"input-stands", QT_TRANSLATE_NOOP("messages", "Stands that strike so")},
    {"input-cover", QT_TRANSLATE_NOOP("messages", "The target is")},
    {"input-flanked", QT_TRANSLATE_NOOP("messages", "An enemy faces their side or rear")},
    {"input-terror", QT_TRANSLATE_NOOP("messages", "They touch a terrifying enemy")},
    {"input-aside", QT_TRANSLATE_NOOP("messages", "They strike to their side or rear")},
    {"input-ranks", QT_TRANSLATE_NOOP("messages", "Phalanx stands right behind them")},
    {"input-with-commander", QT_TRANSLATE_NOOP("messages", "The commander strikes with one of them")},
    {"input-again", QT_TRANSLATE_NOOP("messages", "One missed die")},
    {"input-sheltered", QT_TRANSLATE_NOOP("messages", "It stands in dense terrain")},
    {"input-behind", QT_TRANSLATE_NOOP("messages", "Supporting stands right behind")},
    {"input-ours", QT_TRANSLATE_NOOP("messages", "Our supporting stands")},
    {"input-theirs", QT_TRANSLATE_NOOP("messages", "Their supporting stands")},
    {"input-our-legion", QT_TRANSLATE_NOOP("messages", "Our legion's stands with nobody at their side or rear")},
    {"input-their-legion", QT_TRANSLATE_NOOP("messages", "Their legion's stands with nobody at their side or rear")},
    {"input-blocked", QT_TRANSLATE_NOOP("messages", "Stands whose retreat is blocked")},
    {"input-make-way", QT_TRANSLATE_NOOP("messages", "Friends who make way")},
    {"input-run-over", QT_TRANSLATE_NOOP("messages", "Units the elephants touch")},
    {"input-off-table", QT_TRANSLATE_NOOP("messages", "It leaves the table")},
    {"input-does", QT_TRANSLATE_NOOP("messages", "It will")},
    {"input-contacts", QT_TRANSLATE_NOOP("messages", "Enemies it reaches")},
    {"input-horse-front", QT_TRANSLATE_NOOP("messages", "It would touch the front of retreating horse")},
    {"input-beside", QT_TRANSLATE_NOOP("messages", "Friend it supports")},
    {"input-still-touching", QT_TRANSLATE_NOOP("messages", "Enemies it touches all the same")},
    {"input-impossible", QT_TRANSLATE_NOOP("messages", "It cannot follow")},
    {"input-clear", QT_TRANSLATE_NOOP("messages", "It comes 1 cm clear of enemies and combat")},
    {"input-supporting", QT_TRANSLATE_NOOP("messages", "Units that still support")},

    {"option-open", QT_TRANSLATE_NOOP("messages", "in the open")},
    {"option-defended", QT_TRANSLATE_NOOP("messages", "defended")},
    {"option-fortified", QT_TRANSLATE_NOOP("messages", "fortified")},
    {"option-keep", QT_TRANSLATE_NOOP("messages", "leave it")},
    {"option-again-throw", QT_TRANSLATE_NOOP("messages", "throw it again")},
    {"option-pursue", QT_TRANSLATE_NOOP("messages", "pursue")},
    {"option-support", QT_TRANSLATE_NOOP("messages", "pursue in support")},
    {"option-advance", QT_TRANSLATE_NOOP("messages", "advance")},
    {"option-stand", QT_TRANSLATE_NOOP("messages", "stand")},
    {"option-fall-back", QT_TRANSLATE_NOOP("messages", "fall back")},

    {"event-round-began", QT_TRANSLATE_NOOP("messages", "Round {round} of the combat of {all} began.")},
    {"event-attack-declared",
        QT_TRANSLATE_N_NOOP("messages", "{stands} stands of {who} struck at {other} with {dice} dice."), "stands"},
    {"event-last-ditch", QT_TRANSLATE_NOOP("messages", "{who} had no attacks left and threw one die.")},
    {"event-attacked", QT_TRANSLATE_N_NOOP("messages", "{who} scored {hits} hits on {other}."), "hits"},
    {"event-attacked-again", QT_TRANSLATE_N_NOOP("messages", "A die of {who} was thrown again: {hits} hits."), "hits"},
    {"event-saved", QT_TRANSLATE_N_NOOP("messages", "{who} saved {saved} of {hits} hits."), "hits"},
    {"event-hits-taken", QT_TRANSLATE_N_NOOP("messages", "{who} took {hits} hits."), "hits"},
    {"event-combat-won-by-survivors-win",
        QT_TRANSLATE_NOOP("messages", "{who} won over {other}, of whom nobody was left ({score} to {against}).")},
    {"event-combat-won", QT_TRANSLATE_NOOP("messages", "{who} won {score} to {against} over {other}.")},
    {"event-combat-drawn", QT_TRANSLATE_NOOP("messages", "{who} and {other} drew, {score} each.")},
    {"event-goes-first", QT_TRANSLATE_NOOP("messages", "Side {letter} fell back first.")},
    {"event-retreated", QT_TRANSLATE_NOOP("messages", "{who} retreated {distance} cm.")},
    {"event-parted", QT_TRANSLATE_NOOP("messages", "{who} lost touch with {other}.")},
    {"event-pursued", QT_TRANSLATE_NOOP("messages", "{who} pursued {others}.")},
    {"event-pursued-in-support", QT_TRANSLATE_NOOP("messages", "{who} followed in support of {other}.")},
    {"event-stood", QT_TRANSLATE_NOOP("messages", "{who} stood firm.")},
    {"event-advanced", QT_TRANSLATE_NOOP("messages", "{who} advanced.")},
    {"event-fall-back-thrown", QT_TRANSLATE_NOOP("messages", "The dice allowed to fall back up to {distance} cm.")},
    {"event-fell-back", QT_TRANSLATE_NOOP("messages", "{who} fell back.")},
    {"event-left-combat", QT_TRANSLATE_NOOP("messages", "{who} came out of the combat.")},
    {"event-drawn-in", QT_TRANSLATE_NOOP("messages", "The combat drew in {who}.")},
    {"event-unresolved", QT_TRANSLATE_NOOP("messages", "The combat of {who} went on into the next turn.")},
};

} // namespace

void addCombatMessages() { addTemplates(combatTemplates); }

} // namespace strategikon::warmasterPlay
