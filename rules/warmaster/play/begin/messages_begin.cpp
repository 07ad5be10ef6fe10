#include "rules/warmaster/play/begin/messages_begin.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template beginTemplates[] = {
    // Cards
    {"asked-table-edge", QT_TRANSLATE_NOOP("messages", "Who deploys on which table edge?")},
    {"asked-table-edge-thrown",
        QT_TRANSLATE_NOOP(
            "messages", "Roll for the table edge: on 1 to 3 side A takes the near edge, on 4 to 6 side B")},
    {"asked-number-of-turns", QT_TRANSLATE_NOOP("messages", "How long does the battle last?")},
    {"asked-turns-thrown",
        QT_TRANSLATE_NOOP("messages", "Roll for the number of turns: 1–2 six, 3–4 seven, 5–6 eight")},
    {"asked-first-turn", QT_TRANSLATE_NOOP("messages", "Who takes the first turn?")},
    {"asked-first-turn-thrown", QT_TRANSLATE_NOOP("messages", "Roll for the first turn: 1–3 side A, 4–6 side B")},
    {"asked-supplication", QT_TRANSLATE_NOOP("messages", "How many enemy units waver?")},
    {"asked-supplication-thrown", QT_TRANSLATE_NOOP("messages", "Roll for the number of wavering units")},
    {"asked-unreliable-picked", QT_TRANSLATE_NOOP("messages", "Which of your units waver?")},
    {"asked-ladders", QT_TRANSLATE_NOOP("messages", "Who carries ladders?")},
    {"asked-battle-begins", QT_TRANSLATE_NOOP("messages", "Begin the battle")},
    {"asked-return", QT_TRANSLATE_NOOP("messages", "Does {who} come back?")},
    {"asked-late-arrivals", QT_TRANSLATE_NOOP("messages", "Who arrives now?")},
    {"asked-column-arrives", QT_TRANSLATE_NOOP("messages", "How much of the column can deploy?")},
    {"asked-camps", QT_TRANSLATE_NOOP("messages", "Has a camp been taken?")},
    {"asked-place-held", QT_TRANSLATE_NOOP("messages", "Who holds {who}?")},
    {"asked-call-time", QT_TRANSLATE_NOOP("messages", "Time’s up")},
    {"input-how", QT_TRANSLATE_NOOP("messages", "How to decide")},
    {"input-units", QT_TRANSLATE_NOOP("messages", "Units")},
    {"input-arrive", QT_TRANSLATE_NOOP("messages", "Who can deploy")},
    {"input-commanders", QT_TRANSLATE_NOOP("messages", "Commanders")},
    {"input-fallen", QT_TRANSLATE_NOOP("messages", "Camps lost")},
    {"input-by", QT_TRANSLATE_NOOP("messages", "Held by")},
    {"option-throw", QT_TRANSLATE_NOOP("messages", "Roll a die")},
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
    {"event-edge-settled", QT_TRANSLATE_NOOP("messages", "Table edges decided.")},
    {"event-edge-settled-edge-0", QT_TRANSLATE_NOOP("messages", "Side A has the near table edge, side B the far one.")},
    {"event-edge-settled-edge-1", QT_TRANSLATE_NOOP("messages", "Side A has the far table edge, side B the near one.")},
    {"event-turns-settled", QT_TRANSLATE_N_NOOP("messages", "The battle will last {turns} turns."), "turns"},
    {"event-turns-settled-turns-0", QT_TRANSLATE_NOOP("messages", "The battle will last until an army withdraws.")},
    {"event-turns-settled-limited-1", QT_TRANSLATE_NOOP("messages", "The battle will last until time is up.")},
    {"event-first-turn-settled", QT_TRANSLATE_NOOP("messages", "First turn decided.")},
    {"event-first-turn-settled-first-0", QT_TRANSLATE_NOOP("messages", "Side A takes the first turn.")},
    {"event-first-turn-settled-first-1", QT_TRANSLATE_NOOP("messages", "Side B takes the first turn.")},
    {"event-supplication-demanded",
        QT_TRANSLATE_N_NOOP("messages", "{who} demanded supplication: {units} enemy units wavered."), "units"},
    {"event-made-unreliable", QT_TRANSLATE_NOOP("messages", "{who} wavered and is Unreliable.")},
    {"event-ladders-given", QT_TRANSLATE_NOOP("messages", "{who} took ladders.")},
    {"event-battle-began", QT_TRANSLATE_NOOP("messages", "The battle began.")},
    {"event-arrived", QT_TRANSLATE_NOOP("messages", "{who} arrived.")},
    {"event-command-changed", QT_TRANSLATE_NOOP("messages", "The Command of {who} became {command}.")},
    {"event-trait-ended", QT_TRANSLATE_NOOP("messages", "{who} has used up its special rule.")},
    {"event-glory-won", QT_TRANSLATE_NOOP("messages", "{who} fought in the front rank: {points} Victory points.")},
    {"event-devastated",
        QT_TRANSLATE_N_NOOP(
            "messages", "{who} destroyed its enemies in a single round: {stands} stands, {points} Victory points."),
        "stands"},
    {"event-must-withdraw-by-general-lost",
        QT_TRANSLATE_NOOP("messages", "{who} has lost its General and leaves the field when this phase ends.")},
    {"event-must-withdraw",
        QT_TRANSLATE_N_NOOP("messages",
            "{who} has lost {lost} core units and withdraws at {level}: it leaves the field when this phase ends."),
        "lost"},
    {"event-withdrew-by-general-lost", QT_TRANSLATE_NOOP("messages", "{who} lost its General and withdrew.")},
    {"event-withdrew-by-nobody-left", QT_TRANSLATE_NOOP("messages", "{who} had no troops left and withdrew.")},
    {"event-withdrew", QT_TRANSLATE_N_NOOP("messages", "{who} withdrew, {lost} core units lost."), "lost"},
    {"event-removed", QT_TRANSLATE_NOOP("messages", "{who} left the table with the army.")},
    {"event-time-called", QT_TRANSLATE_NOOP("messages", "Time’s up: both sides finish turn {turns}.")},
    {"event-place-held", QT_TRANSLATE_NOOP("messages", "Objective decided: {who}.")},
    {"event-place-held-by-0", QT_TRANSLATE_NOOP("messages", "Nobody held {who}.")},
    {"event-place-held-by-1", QT_TRANSLATE_NOOP("messages", "Side A held {who}.")},
    {"event-place-held-by-2", QT_TRANSLATE_NOOP("messages", "Side B held {who}.")},
    {"event-place-held-by-3", QT_TRANSLATE_NOOP("messages", "Only side A was near {who}.")},
    {"event-place-held-by-4", QT_TRANSLATE_NOOP("messages", "Only side B was near {who}.")},
    {"event-battle-ended",
        QT_TRANSLATE_NOOP("messages", "The battle ended: {first} Victory points for A, {second} for B.")},

    // What is fought for
    {"stake-terrain", QT_TRANSLATE_NOOP("messages", "Hold {of}: {points}")},
    {"stake-baggage", QT_TRANSLATE_NOOP("messages", "Hold {of}: {points}, half that for its owner")},
    {"stake-grudge", QT_TRANSLATE_NOOP("messages", "Kill {of}: {points}")},
    {"stake-most-destroyed", QT_TRANSLATE_NOOP("messages", "destroy the most enemy units: {points} ({of})")},
    {"stake-devastating", QT_TRANSLATE_NOOP("messages", "{points} per stand of an enemy wiped out in one round")},
    {"stake-lasting-out", QT_TRANSLATE_NOOP("messages", "survive unbroken: {points} ({of})")},
    {"stake-decisive", QT_TRANSLATE_NOOP("messages", "make the enemy withdraw: {points} ({of})")},
    {"stake-glory", QT_TRANSLATE_NOOP("messages", "{points} per round in which a General fights")},

    // Refusals
    {"play-character-twice",
        QT_TRANSLATE_NOOP("messages", "{name} cannot lead both armies of one side; give one of them another General.")},
    {"play-setup-differs",
        QT_TRANSLATE_NOOP("messages",
            "This map was set up for other armies: {badge} is a different unit there. Deploy these armies, or begin "
            "without a map.")},
    {"play-column-commanders",
        QT_TRANSLATE_NOOP("messages",
            "Commanders deploy near their own units, and none is on the table; deploy a unit of the column too, or "
            "leave the commanders off.")},
};

} // namespace

void addBeginMessages() { addTemplates(beginTemplates); }

} // namespace strategikon::warmasterPlay
