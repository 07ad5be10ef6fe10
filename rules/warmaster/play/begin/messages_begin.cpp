#include "rules/warmaster/play/begin/messages_begin.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template beginTemplates[] = {
    // Cards
    {"asked-table-edge", QT_TRANSLATE_NOOP("messages", "Who deploys along which edge?")},
    {"asked-table-edge-thrown",
        QT_TRANSLATE_NOOP("messages", "Throw for the table edge: 1 to 3 side A near, 4 to 6 side B")},
    {"asked-number-of-turns", QT_TRANSLATE_NOOP("messages", "How long does the battle last?")},
    {"asked-turns-thrown",
        QT_TRANSLATE_NOOP("messages", "Throw for the number of turns: 1 or 2 six, 3 or 4 seven, 5 or 6 eight")},
    {"asked-first-turn", QT_TRANSLATE_NOOP("messages", "Who takes the first turn?")},
    {"asked-first-turn-thrown",
        QT_TRANSLATE_NOOP("messages", "Throw for the first turn: 1 to 3 side A, 4 to 6 side B")},
    {"asked-supplication", QT_TRANSLATE_NOOP("messages", "How many enemy units waver?")},
    {"asked-supplication-thrown", QT_TRANSLATE_NOOP("messages", "Throw for the units that waver")},
    {"asked-unreliable-picked", QT_TRANSLATE_NOOP("messages", "Which of your units waver?")},
    {"asked-ladders", QT_TRANSLATE_NOOP("messages", "Who carries ladders?")},
    {"asked-battle-begins", QT_TRANSLATE_NOOP("messages", "Begin the battle")},
    {"asked-return", QT_TRANSLATE_NOOP("messages", "Will {who} come back to the table?")},
    {"asked-late-arrivals", QT_TRANSLATE_NOOP("messages", "Who arrives now?")},
    {"asked-column-arrives", QT_TRANSLATE_NOOP("messages", "How much of the column finds room?")},
    {"asked-camps", QT_TRANSLATE_NOOP("messages", "Are enemies alone in a camp?")},
    {"asked-place-held", QT_TRANSLATE_NOOP("messages", "Who holds {who}?")},
    {"asked-call-time", QT_TRANSLATE_NOOP("messages", "Time is up")},
    {"input-how", QT_TRANSLATE_NOOP("messages", "How it is settled")},
    {"input-units", QT_TRANSLATE_NOOP("messages", "Units")},
    {"input-arrive", QT_TRANSLATE_NOOP("messages", "Who finds room")},
    {"input-commanders", QT_TRANSLATE_NOOP("messages", "Commanders")},
    {"input-fallen", QT_TRANSLATE_NOOP("messages", "Camps that are lost")},
    {"input-by", QT_TRANSLATE_NOOP("messages", "Held by")},
    {"option-throw", QT_TRANSLATE_NOOP("messages", "Throw a die")},
    {"option-six", QT_TRANSLATE_NOOP("messages", "6 turns")},
    {"option-seven", QT_TRANSLATE_NOOP("messages", "7 turns")},
    {"option-eight", QT_TRANSLATE_NOOP("messages", "8 turns")},
    {"option-until-withdrawal", QT_TRANSLATE_NOOP("messages", "Until an army withdraws")},
    {"option-time-limit", QT_TRANSLATE_NOOP("messages", "Until time is up")},
    {"option-first-side", QT_TRANSLATE_NOOP("messages", "Side A")},
    {"option-second-side", QT_TRANSLATE_NOOP("messages", "Side B")},
    {"option-first-near", QT_TRANSLATE_NOOP("messages", "Side A, near")},
    {"option-first-far", QT_TRANSLATE_NOOP("messages", "Side A at the far edge")},
    {"option-one", QT_TRANSLATE_NOOP("messages", "One")},
    {"option-two", QT_TRANSLATE_NOOP("messages", "Two")},
    {"option-three", QT_TRANSLATE_NOOP("messages", "Three")},
    {"option-four", QT_TRANSLATE_NOOP("messages", "Four")},
    {"option-nobody", QT_TRANSLATE_NOOP("messages", "Nobody")},
    {"option-first", QT_TRANSLATE_NOOP("messages", "Side A")},
    {"option-second", QT_TRANSLATE_NOOP("messages", "Side B")},
    {"option-second-near", QT_TRANSLATE_NOOP("messages", "Side B, near")},

    // Events
    {"event-edge-settled", QT_TRANSLATE_NOOP("messages", "The table edges were settled.")},
    {"event-edge-settled-edge-0",
        QT_TRANSLATE_NOOP("messages", "Side A got the near edge of the table, side B the far one.")},
    {"event-edge-settled-edge-1",
        QT_TRANSLATE_NOOP("messages", "Side A got the far edge of the table, side B the near one.")},
    {"event-turns-settled", QT_TRANSLATE_N_NOOP("messages", "The battle was to last {turns} turns."), "turns"},
    {"event-turns-settled-turns-0", QT_TRANSLATE_NOOP("messages", "The battle was to last until an army withdraws.")},
    {"event-turns-settled-limited-1", QT_TRANSLATE_NOOP("messages", "The battle was to last until time is up.")},
    {"event-first-turn-settled", QT_TRANSLATE_NOOP("messages", "It was settled who takes the first turn.")},
    {"event-first-turn-settled-first-0", QT_TRANSLATE_NOOP("messages", "Side A was to take the first turn.")},
    {"event-first-turn-settled-first-1", QT_TRANSLATE_NOOP("messages", "Side B was to take the first turn.")},
    {"event-supplication-demanded",
        QT_TRANSLATE_N_NOOP("messages", "{who} demanded supplication: {units} enemy units wavered."), "units"},
    {"event-made-unreliable", QT_TRANSLATE_NOOP("messages", "{who} wavered: unreliable from then on.")},
    {"event-ladders-given", QT_TRANSLATE_NOOP("messages", "{who} took ladders.")},
    {"event-battle-began", QT_TRANSLATE_NOOP("messages", "The battle began.")},
    {"event-arrived", QT_TRANSLATE_NOOP("messages", "{who} arrived.")},
    {"event-command-changed", QT_TRANSLATE_NOOP("messages", "The Command of {who} became {command}.")},
    {"event-trait-ended", QT_TRANSLATE_NOOP("messages", "What {who} brought to the battle was spent.")},
    {"event-glory-won", QT_TRANSLATE_NOOP("messages", "{who} fought in person: {points} Victory points.")},
    {"event-devastated",
        QT_TRANSLATE_N_NOOP(
            "messages", "{who} destroyed the enemy at one stroke: {stands} stands, {points} Victory points."),
        "stands"},
    {"event-must-withdraw-by-general-lost",
        QT_TRANSLATE_NOOP("messages", "{who} has lost its General and withdraws when this phase ends.")},
    {"event-must-withdraw",
        QT_TRANSLATE_NOOP("messages",
            "{who} has lost {lost} of its core units, {level} are enough: it withdraws when this phase ends.")},
    {"event-withdrew-by-general-lost", QT_TRANSLATE_NOOP("messages", "{who} had lost its General and withdrew.")},
    {"event-withdrew-by-nobody-left", QT_TRANSLATE_NOOP("messages", "{who} had nobody left and withdrew.")},
    {"event-withdrew", QT_TRANSLATE_NOOP("messages", "{who} withdrew with {lost} of its core units lost.")},
    {"event-removed", QT_TRANSLATE_NOOP("messages", "{who} left the table with its army.")},
    {"event-time-called", QT_TRANSLATE_NOOP("messages", "Time was up; both sides play turn {turns} to its end.")},
    {"event-place-held", QT_TRANSLATE_NOOP("messages", "It was settled who holds {who}.")},
    {"event-place-held-by-0", QT_TRANSLATE_NOOP("messages", "Neither side held {who}.")},
    {"event-place-held-by-1", QT_TRANSLATE_NOOP("messages", "Side A held {who}.")},
    {"event-place-held-by-2", QT_TRANSLATE_NOOP("messages", "Side B held {who}.")},
    {"event-place-held-by-3", QT_TRANSLATE_NOOP("messages", "Side A alone was near {who}.")},
    {"event-place-held-by-4", QT_TRANSLATE_NOOP("messages", "Side B alone was near {who}.")},
    {"event-battle-ended",
        QT_TRANSLATE_NOOP("messages", "The battle was over, with {first} Victory points for A and {second} for B.")},

    // What is fought for
    {"stake-terrain", QT_TRANSLATE_NOOP("messages", "{of}: {points} to whoever holds it")},
    {"stake-baggage", QT_TRANSLATE_NOOP("messages", "{of}: {points} to whoever holds it, half to its owner")},
    {"stake-grudge", QT_TRANSLATE_NOOP("messages", "{of} slain: {points}")},
    {"stake-most-destroyed", QT_TRANSLATE_NOOP("messages", "the most enemy units destroyed: {points} ({of})")},
    {"stake-devastating", QT_TRANSLATE_NOOP("messages", "{points} for each stand of an enemy destroyed in one round")},
    {"stake-lasting-out", QT_TRANSLATE_NOOP("messages", "lasting out: {points} ({of})")},
    {"stake-decisive", QT_TRANSLATE_NOOP("messages", "the enemy's withdrawal: {points} ({of})")},
    {"stake-glory", QT_TRANSLATE_NOOP("messages", "{points} for each round in which a General fights")},

    // Refusals
    {"play-character-twice",
        QT_TRANSLATE_NOOP(
            "messages", "{name} cannot lead two armies of one side; let one of the allies take another General.")},
    {"play-setup-differs",
        QT_TRANSLATE_NOOP("messages",
            "The set-up is not of these armies: {badge} is somebody else there; set them up once more, or begin "
            "without "
            "a set-up.")},
    {"play-column-commanders",
        QT_TRANSLATE_NOOP("messages",
            "Commanders are set down near units of theirs, and none is on the table; bring a unit of the column as "
            "well, or leave the commanders waiting.")},
};

} // namespace

void addBeginMessages() { addTemplates(beginTemplates); }

} // namespace strategikon::warmasterPlay
