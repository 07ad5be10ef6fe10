#include "model/play/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::play {

namespace {

constexpr Template templates[] = {
    {"play-other-step",
        QT_TRANSLATE_NOOP("messages", "“{answered}” is not what is asked now; answer “{asked}” first.")},
    {"play-not-open", QT_TRANSLATE_NOOP("messages", "“{answered}” cannot be answered now; open are: {open}.")},
    {"play-none-of", QT_TRANSLATE_NOOP("messages", "“{input}” cannot be “{value}”; choose one of: {allowed}.")},
    {"play-no-value",
        QT_TRANSLATE_NOOP("messages", "“{input}” cannot be “{value}”; write a whole number, or true or false.")},
    {"play-unknown-input", QT_TRANSLATE_NOOP("messages", "“{asked}” does not ask for “{input}”; leave it out.")},
    {"play-missing", QT_TRANSLATE_NOOP("messages", "“{asked}” needs “{input}”; add it.")},
    {"play-one-value", QT_TRANSLATE_NOOP("messages", "“{input}” is one value; give just one.")},
    {"play-out-of-range", QT_TRANSLATE_NOOP("messages", "“{input}” is {value}; it must be from {least} to {most}.")},
    {"play-how-many",
        QT_TRANSLATE_NOOP("messages", "“{input}” names {count}; it must be from {least} to {most} of them.")},
    {"play-not-among",
        QT_TRANSLATE_NOOP("messages", "“{input}” cannot be {value} now; choose one of those that are offered.")},
    {"play-twice", QT_TRANSLATE_NOOP("messages", "“{input}” names {value} twice; name each once.")},
    {"play-dice", QT_TRANSLATE_N_NOOP("messages", "“{input}” holds {count} dice, {wanted} are thrown; give them all."),
        "count"},
    {"play-over", QT_TRANSLATE_NOOP("messages", "The battle is over; undo a step to go on from there.")},
    {"play-agreed-unknown",
        QT_TRANSLATE_NOOP("messages",
            "Nothing can be agreed on “{input}”; write a badge with its fields, phase, turn, side, left or "
            "phase-over.")},
    {"play-agreed-place",
        QT_TRANSLATE_NOOP("messages",
            "“{input}” is no place; write x and y in mm from the left and the near edge, and facing in degrees from 0 "
            "to 359.")},
    {"play-agreed-early",
        QT_TRANSLATE_NOOP(
            "messages", "Turns and phases come with the first turn; answer first what is asked before the battle.")},
    {"play-agreed-nothing",
        QT_TRANSLATE_NOOP("messages", "All this is as it stands already; agree on something else, or on nothing.")},
    {"play-agreed-broken",
        QT_TRANSLATE_NOOP("messages", "So the battle could not go on ({why}); agree on what belongs to it too.")},
    {"play-agreed-stuck",
        QT_TRANSLATE_NOOP(
            "messages", "So the battle could not go on, for nobody could do anything; go to a phase too.")},
    {"event-agreed", QT_TRANSLATE_NOOP("messages", "Agreed at the table:")},
    {"event-agreed-turn", QT_TRANSLATE_NOOP("messages", "It is turn {turn} now.")},
    {"event-agreed-side-0", QT_TRANSLATE_NOOP("messages", "It is the turn of side A.")},
    {"event-agreed-side-1", QT_TRANSLATE_NOOP("messages", "It is the turn of side B.")},
    {"event-agreed-phase", QT_TRANSLATE_NOOP("messages", "The battle goes on with: {phase}.")},
    {"event-agreed-phase-over", QT_TRANSLATE_NOOP("messages", "The phase is played to its end.")},
    {"event-agreed-left", QT_TRANSLATE_N_NOOP("messages", "{steps} open steps are left out."), "steps"},
    {"event-overruled", QT_TRANSLATE_NOOP("messages", "From here on by agreement “{now}”: {rule}")},
    {"play-events",
        QT_TRANSLATE_NOOP("messages", "This step does not fit the battle as it stands; nothing was changed.")},
    {"play-nothing-to-undo", QT_TRANSLATE_NOOP("messages", "Nothing has been done yet in this battle.")},
    {"play-nothing-to-redo", QT_TRANSLATE_NOOP("messages", "Nothing was undone here that could be done again.")},
    {"play-fact-needed", QT_TRANSLATE_NOOP("messages", "“{input}” decides what comes of this; answer it too.")},
    {"play-record", QT_TRANSLATE_NOOP("messages", "“{what}” is not as this program writes it; nothing was read.")},
    {"play-newer",
        QT_TRANSLATE_NOOP(
            "messages", "This battle was recorded by a newer Strategikon; update the program to read it.")},
    {"play-no-record",
        QT_TRANSLATE_NOOP("messages", "This is no battle of Strategikon; choose a file that “battle export” wrote.")},
    {"play-no-game",
        QT_TRANSLATE_NOOP("messages", "Battles of “{system}” cannot be recorded by this program; nothing was read.")},
    {"event-agreed-house", QT_TRANSLATE_NOOP("messages", "House rules hold from here on.")},
    {"event-agreed-not-house", QT_TRANSLATE_NOOP("messages", "The house rules hold no more.")},
    {"asked-open-sealed", QT_TRANSLATE_NOOP("messages", "Open what both sides have sealed")},
    {"block", QT_TRANSLATE_NOOP("messages", "Contingent")},
    {"asked-end-phase", QT_TRANSLATE_NOOP("messages", "End this phase")},
    {"event-phase-ended", QT_TRANSLATE_NOOP("messages", "The phase ended.")},
    {"event-phase-began", QT_TRANSLATE_NOOP("messages", "The phase “{phase}” began.")},
    {"account-attacker", QT_TRANSLATE_NOOP("messages", "Attacker")},
    {"account-defender", QT_TRANSLATE_NOOP("messages", "Defender")},
    {"event-answer-sealed-0", QT_TRANSLATE_NOOP("messages", "Side A has sealed its answer.")},
    {"event-answer-sealed-1", QT_TRANSLATE_NOOP("messages", "Side B has sealed its answer.")},
    {"event-answer-hidden-0",
        QT_TRANSLATE_NOOP("messages", "Side A has answered: hidden on screens until all is opened.")},
    {"event-answer-hidden-1",
        QT_TRANSLATE_NOOP("messages", "Side B has answered: hidden on screens until all is opened.")},
    {"event-answer-opened-0", QT_TRANSLATE_NOOP("messages", "The answer of side A is opened.")},
    {"event-answer-opened-1", QT_TRANSLATE_NOOP("messages", "The answer of side B is opened.")},
    {"event-answer-told-after-0",
        QT_TRANSLATE_NOOP("messages", "Side A told its answer after the fact: its word is forgotten.")},
    {"event-answer-told-after-1",
        QT_TRANSLATE_NOOP("messages", "Side B told its answer after the fact: its word is forgotten.")},
    {"play-must-seal",
        QT_TRANSLATE_NOOP("messages", "“{asked}” is answered in secret; seal the answer with the word of its side.")},
    {"play-not-sealed",
        QT_TRANSLATE_NOOP("messages", "“{what}” is not answered in secret now; answer it as it is asked.")},
    {"play-no-answer", QT_TRANSLATE_NOOP("messages", "What stands here is no answer; nothing was changed.")},
    {"play-no-opening",
        QT_TRANSLATE_NOOP("messages", "This opens nothing that is sealed now; give the words of the sides.")},
    {"play-word-missing",
        QT_TRANSLATE_NOOP("messages",
            "All is opened together or nothing: the word of side {side} is missing; it types it, or tells its answer "
            "anew.")},
    {"play-word-wrong",
        QT_TRANSLATE_NOOP(
            "messages", "This is not the word that side {side} sealed its answer with; nothing is lost, try again.")},
    {"play-seal-damaged",
        QT_TRANSLATE_NOOP(
            "messages", "The seal of side {side} is damaged and opens no more; it tells its answer anew.")},
    {"play-seal-untrue",
        QT_TRANSLATE_NOOP("messages",
            "This is not what side {side} sealed: its digest is another's; it tells its answer anew, after the fact.")},
    {"play-no-house",
        QT_TRANSLATE_NOOP("messages", "Battles of this rule system know no house rules; leave them out.")},
    {"play-unsound",
        QT_TRANSLATE_NOOP(
            "messages", "The beginning of this battle names things that are not there; the file is damaged.")},
    {"play-broken-entry",
        QT_TRANSLATE_NOOP(
            "messages", "This entry does not follow from those before it; the file is damaged from here on.")},
    {"play-asked-otherwise",
        QT_TRANSLATE_NOOP("messages", "Something else is asked there now; answer that as it was at the table.")},
    {"play-no-other-step",
        QT_TRANSLATE_NOOP("messages",
            "Step {step} is no step of a course that was left; the list of steps shows those that were undone.")},
    {"play-nothing-to-follow",
        QT_TRANSLATE_NOOP(
            "messages", "Everything that was answered in the course of step {step} is answered here too.")},
    {"play-nothing-fits",
        QT_TRANSLATE_NOOP("messages",
            "Nothing of what is left of the course of step {step} fits here yet; play on, or go to that course.")},
    {"play-answer-first",
        QT_TRANSLATE_NOOP(
            "messages", "What is asked now comes before the rest of the course of step {step}; answer it first.")},
    {"play-cut-short",
        QT_TRANSLATE_NOOP("messages",
            "The record has {entries} entries and only {found} of them stand here; get the whole file again.")},
    {"play-no-step",
        QT_TRANSLATE_NOOP("messages", "The battle has no step {step}; the list of its steps shows their numbers.")},
};

} // namespace

void addPlayMessages() { addTemplates(templates); }

} // namespace strategikon::play
