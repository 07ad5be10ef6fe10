#include "model/play/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::play {

namespace {

constexpr Template templates[] = {
    {"play-other-step", QT_TRANSLATE_NOOP("messages", "“{asked}” comes first; then “{answered}”.")},
    {"play-not-open", QT_TRANSLATE_NOOP("messages", "“{answered}” cannot be done now. You can: {open}.")},
    {"play-none-of", QT_TRANSLATE_NOOP("messages", "“{input}” cannot be “{value}”; choose one of: {allowed}.")},
    {"play-no-value",
        QT_TRANSLATE_NOOP("messages", "“{input}” cannot be “{value}”; write a whole number, or true or false.")},
    {"play-unknown-input", QT_TRANSLATE_NOOP("messages", "“{asked}” does not need “{input}”; leave it out.")},
    {"play-missing", QT_TRANSLATE_NOOP("messages", "Fill in “{input}” first: {asked}")},
    {"play-one-value", QT_TRANSLATE_NOOP("messages", "“{input}” takes one value only.")},
    {"play-out-of-range", QT_TRANSLATE_NOOP("messages", "“{input}” is {value}; it must be from {least} to {most}.")},
    {"play-how-many", QT_TRANSLATE_NOOP("messages", "“{input}” names {count}; it must be {least} to {most}.")},
    {"play-not-among", QT_TRANSLATE_NOOP("messages", "“{input}” cannot be {value} now; choose one of those offered.")},
    {"play-twice", QT_TRANSLATE_NOOP("messages", "“{input}” names {value} twice; name each once.")},
    {"play-dice", QT_TRANSLATE_N_NOOP("messages", "“{input}” has {count} dice; {wanted} are rolled. Enter them all."),
        "count"},
    {"play-cell", QT_TRANSLATE_NOOP("messages", "{value}")},
    {"turn-told", QT_TRANSLATE_NOOP("messages", "turn {turn}")},
    {"turns-told", QT_TRANSLATE_NOOP("messages", "Turn by turn")},
    {"play-over", QT_TRANSLATE_NOOP("messages", "The battle is over; undo a step to play on from there.")},
    {"play-agreed-unknown",
        QT_TRANSLATE_NOOP("messages",
            "“{input}” cannot be set by agreement; write a badge with its fields, phase, turn, side, left or "
            "phase-over.")},
    {"play-agreed-place",
        QT_TRANSLATE_NOOP("messages",
            "“{input}” is not a position; write x and y in mm from the left and near edges, and facing in degrees from "
            "0 to 359.")},
    {"play-agreed-early",
        QT_TRANSLATE_NOOP(
            "messages", "Turns and phases start with the first turn; answer the questions before the battle first.")},
    {"play-agreed-nothing",
        QT_TRANSLATE_NOOP("messages", "All of this is already so; change something else, or nothing.")},
    {"play-agreed-broken",
        QT_TRANSLATE_NOOP(
            "messages", "The battle could not go on like that ({why}); change what belongs with it too.")},
    {"play-agreed-stuck",
        QT_TRANSLATE_NOOP(
            "messages", "The battle could not go on like that, as nobody could do anything; choose a phase too.")},
    {"event-agreed", QT_TRANSLATE_NOOP("messages", "Agreed at the table:")},
    {"event-agreed-gone", QT_TRANSLATE_NOOP("messages", "{who} removed.")},
    {"event-agreed-not-gone", QT_TRANSLATE_NOOP("messages", "{who} is back in play.")},
    {"event-agreed-place",
        QT_TRANSLATE_NOOP("messages", "{who} stands {x} cm from the left edge, {y} cm from the near one.")},
    {"event-agreed-about",
        QT_TRANSLATE_NOOP(
            "messages", "{who} is about {x} cm from the left edge, {y} cm from the near edge, ± {margin} cm.")},
    {"event-agreed-not-place", QT_TRANSLATE_NOOP("messages", "{who}: position unknown.")},
    {"turn-number", QT_TRANSLATE_NOOP("messages", "Turn {turn}")},
    {"turn-quiet", QT_TRANSLATE_NOOP("messages", "Nothing this turn")},
    {"turn-ends", QT_TRANSLATE_NOOP("messages", "ends the turn")},
    {"event-agreed-turn", QT_TRANSLATE_NOOP("messages", "It is now turn {turn}.")},
    {"event-agreed-side-0", QT_TRANSLATE_NOOP("messages", "It is side A’s turn.")},
    {"event-agreed-side-1", QT_TRANSLATE_NOOP("messages", "It is side B’s turn.")},
    {"event-agreed-phase", QT_TRANSLATE_NOOP("messages", "Jumped to: {phase}.")},
    {"event-agreed-phase-over", QT_TRANSLATE_NOOP("messages", "The phase was played out.")},
    {"event-agreed-left", QT_TRANSLATE_N_NOOP("messages", "{steps} open steps skipped."), "steps"},
    {"event-overruled", QT_TRANSLATE_NOOP("messages", "Agreed from now on, “{now}”: {rule}")},
    {"play-events",
        QT_TRANSLATE_NOOP("messages", "This step does not fit the battle as it stands; nothing was changed.")},
    {"play-nothing-to-undo", QT_TRANSLATE_NOOP("messages", "There is nothing to undo in this battle.")},
    {"play-nothing-to-redo", QT_TRANSLATE_NOOP("messages", "There is nothing to redo here.")},
    {"play-fact-needed", QT_TRANSLATE_NOOP("messages", "Enter “{input}” too; the result depends on it.")},
    {"play-record", QT_TRANSLATE_NOOP("messages", "“{what}” is not as this program writes it; nothing was loaded.")},
    {"play-newer",
        QT_TRANSLATE_NOOP(
            "messages", "This battle was recorded by a newer Strategikon; update the program to open it.")},
    {"play-no-record",
        QT_TRANSLATE_NOOP("messages", "This is not a Strategikon battle; choose a file written by “battle export”.")},
    {"play-no-game",
        QT_TRANSLATE_NOOP("messages", "This program cannot record battles of “{system}”; nothing was loaded.")},
    {"event-agreed-house", QT_TRANSLATE_NOOP("messages", "House rules apply from now on.")},
    {"event-agreed-not-house", QT_TRANSLATE_NOOP("messages", "House rules no longer apply.")},
    {"asked-open-sealed", QT_TRANSLATE_NOOP("messages", "Open both sealed answers")},
    {"block", QT_TRANSLATE_NOOP("messages", "Contingent")},
    {"asked-end-phase", QT_TRANSLATE_NOOP("messages", "End this phase")},
    {"event-phase-ended", QT_TRANSLATE_NOOP("messages", "The phase ended.")},
    {"event-phase-began", QT_TRANSLATE_NOOP("messages", "The phase “{phase}” began.")},
    {"account-attacker", QT_TRANSLATE_NOOP("messages", "Attacker")},
    {"account-defender", QT_TRANSLATE_NOOP("messages", "Defender")},
    {"event-answer-sealed-0", QT_TRANSLATE_NOOP("messages", "Side A has sealed its answer.")},
    {"event-answer-sealed-1", QT_TRANSLATE_NOOP("messages", "Side B has sealed its answer.")},
    {"event-answer-hidden-0", QT_TRANSLATE_NOOP("messages", "Side A has answered; hidden until both are opened.")},
    {"event-answer-hidden-1", QT_TRANSLATE_NOOP("messages", "Side B has answered; hidden until both are opened.")},
    {"event-answer-opened-0", QT_TRANSLATE_NOOP("messages", "Side A’s answer is opened.")},
    {"event-answer-opened-1", QT_TRANSLATE_NOOP("messages", "Side B’s answer is opened.")},
    {"event-answer-told-after-0",
        QT_TRANSLATE_NOOP("messages", "Side A gave its answer after the fact: its password was forgotten.")},
    {"event-answer-told-after-1",
        QT_TRANSLATE_NOOP("messages", "Side B gave its answer after the fact: its password was forgotten.")},
    {"play-must-seal",
        QT_TRANSLATE_NOOP("messages", "“{asked}” is answered in secret; seal the answer with that side’s password.")},
    {"play-not-sealed", QT_TRANSLATE_NOOP("messages", "“{what}” is not a secret answer; answer it openly.")},
    {"play-no-answer", QT_TRANSLATE_NOOP("messages", "This is not an answer; nothing was changed.")},
    {"play-no-opening",
        QT_TRANSLATE_NOOP("messages", "This opens nothing that is sealed; give the passwords of both sides.")},
    {"play-word-missing",
        QT_TRANSLATE_NOOP("messages",
            "Both answers are opened together. Side {side}’s password is missing: type it, or give that answer "
            "again.")},
    {"play-word-wrong",
        QT_TRANSLATE_NOOP("messages", "That is not side {side}’s password; nothing is lost, try again.")},
    {"play-no-notes", QT_TRANSLATE_NOOP("messages", "Side {side} has no sealed notes in this battle.")},
    {"play-seal-damaged",
        QT_TRANSLATE_NOOP("messages", "Side {side}’s seal is damaged and cannot be opened; give that answer again.")},
    {"play-seal-untrue",
        QT_TRANSLATE_NOOP("messages",
            "This is not what side {side} sealed: the checksum differs. Give that answer again, after the fact.")},
    {"play-no-house",
        QT_TRANSLATE_NOOP("messages", "Battles of this rule system cannot have house rules; leave them out.")},
    {"play-unsound",
        QT_TRANSLATE_NOOP("messages", "The start of this battle names things that do not exist; the file is damaged.")},
    {"play-broken-entry",
        QT_TRANSLATE_NOOP(
            "messages", "This entry does not follow from the ones before it; the file is damaged from here on.")},
    {"play-asked-otherwise",
        QT_TRANSLATE_NOOP("messages", "Something else is asked there now; answer it as it happened at the table.")},
    {"play-no-other-step",
        QT_TRANSLATE_NOOP("messages", "Step {step} was never undone; the list of steps shows the undone ones.")},
    {"play-nothing-to-follow", QT_TRANSLATE_NOOP("messages", "Everything from that line has been replayed here.")},
    {"play-nothing-fits",
        QT_TRANSLATE_NOOP("messages", "Nothing more from that line fits here yet; play on, or go back to it.")},
    {"play-answer-first",
        QT_TRANSLATE_NOOP("messages", "The open question comes before the rest of that line; answer it first.")},
    {"play-cut-short",
        QT_TRANSLATE_NOOP(
            "messages", "The record has {entries} entries but only {found} are here; get the whole file again.")},
    {"play-no-step",
        QT_TRANSLATE_NOOP("messages", "The battle has no step {step}; the list of its steps shows their numbers.")},
};

} // namespace

void addPlayMessages() { addTemplates(templates); }

} // namespace strategikon::play
