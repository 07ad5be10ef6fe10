// Words of shooting, drive backs and moves that nobody ordered.
#include "rules/warmaster/play/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template shootingTemplates[] = {
    // Refusals
    {"shoot-unlike",
        QT_TRANSLATE_NOOP(
            "messages", "Heavy and light artillery shoot separately from other troops: name units of one kind.")},
    {"shoot-nobody", QT_TRANSLATE_NOOP("messages", "No stand is left to shoot; leave fewer out.")},
    {"shoot-not-through",
        QT_TRANSLATE_NOOP(
            "messages", "Only light artillery goes on through stands behind the first; name none for others.")},
    {"shoot-too-deep",
        QT_TRANSLATE_NOOP("messages",
            "Each bolt hits three stands at most, each once; name fewer stands or units behind the first.")},
    {"shoot-beyond-target",
        QT_TRANSLATE_NOOP("messages",
            "The target cannot be behind itself; enter more of its stands as “deeper” and name other units.")},
    {"cover-phalanx", QT_TRANSLATE_NOOP("messages", "{who} is a phalanx and cannot be fortified; change its stands.")},
    {"cover-too-many",
        QT_TRANSLATE_N_NOOP("messages", "{who} has {stands} stands; no more than that can be defended or fortified."),
        "stands"},
    {"driven-elephants-friends",
        QT_TRANSLATE_NOOP("messages",
            "{who} stopped at friends who did not make way, and tramples them: name them among the units touched.")},

    // Cards
    {"asked-shoot", QT_TRANSLATE_NOOP("messages", "Shoot")},
    {"asked-shots", QT_TRANSLATE_NOOP("messages", "Roll the shots at {who}")},
    {"asked-strikes-through", QT_TRANSLATE_NOOP("messages", "Bolts on {who}: what do they hit?")},
    {"asked-saves", QT_TRANSLATE_NOOP("messages", "Roll a save for each hit on {who}")},
    {"asked-drive-next", QT_TRANSLATE_NOOP("messages", "Who is driven back next?")},
    {"asked-drive-back", QT_TRANSLATE_NOOP("messages", "How far is {who} driven back?")},
    {"asked-driven", QT_TRANSLATE_NOOP("messages", "{who} is driven back {distance} cm: what is in the way?")},
    {"asked-makes-way", QT_TRANSLATE_NOOP("messages", "{who} makes way for {other}: who must make way in turn?")},
    {"asked-confusion-test", QT_TRANSLATE_NOOP("messages", "{who} tests for confusion")},
    {"asked-rampage-test", QT_TRANSLATE_NOOP("messages", "Elephants trample {who}: roll for it")},
    {"asked-off-table", QT_TRANSLATE_NOOP("messages", "{who} is off the table: does it come back?")},

    // Inputs
    {"input-shooters", QT_TRANSLATE_NOOP("messages", "Shooting units")},
    {"input-target", QT_TRANSLATE_NOOP("messages", "Target")},
    {"input-out", QT_TRANSLATE_NOOP("messages", "Stands that cannot shoot")},
    {"input-defended", QT_TRANSLATE_NOOP("messages", "Defended stands")},
    {"input-fortified", QT_TRANSLATE_NOOP("messages", "Fortified stands")},
    {"input-aim", QT_TRANSLATE_NOOP("messages", "Least protected stands visible")},
    {"input-deeper", QT_TRANSLATE_NOOP("messages", "More target stands hit by the bolts")},
    {"input-beyond", QT_TRANSLATE_NOOP("messages", "Other units hit by the bolts")},
    {"input-beneath", QT_TRANSLATE_NOOP("messages", "Stands hit by the bolts")},
    {"input-driven", QT_TRANSLATE_NOOP("messages", "Unit")},
    {"input-response", QT_TRANSLATE_NOOP("messages", "Evade or driven back")},
    {"input-drowned", QT_TRANSLATE_NOOP("messages", "Stands ending in deep water")},
    {"input-cliffs", QT_TRANSLATE_NOOP("messages", "A stand is on a cliff")},
    {"input-stop", QT_TRANSLATE_NOOP("messages", "Stopped by")},
    {"input-ways", QT_TRANSLATE_NOOP("messages", "Friends making way")},
    {"input-through", QT_TRANSLATE_NOOP("messages", "Friends evaded through, in order")},
    {"input-rampaged", QT_TRANSLATE_NOOP("messages", "Units touched by the elephants")},
    {"input-parted", QT_TRANSLATE_NOOP("messages", "Commanders who cannot follow")},

    // Options
    {"option-any", QT_TRANSLATE_NOOP("messages", "any stand")},
    {"option-defended", QT_TRANSLATE_NOOP("messages", "defended")},
    {"option-fortified", QT_TRANSLATE_NOOP("messages", "fortified")},
    {"option-evades", QT_TRANSLATE_NOOP("messages", "evades")},
    {"option-clear-evades", QT_TRANSLATE_NOOP("messages", "evades, ending at least {cm} cm from enemies and combats")},
    {"option-driven", QT_TRANSLATE_NOOP("messages", "is driven back")},
    {"option-free", QT_TRANSLATE_NOOP("messages", "nothing")},
    {"option-impassable", QT_TRANSLATE_NOOP("messages", "ground it cannot enter")},
    {"option-enemies", QT_TRANSLATE_NOOP("messages", "enemies or a combat")},
    {"option-edge", QT_TRANSLATE_NOOP("messages", "the table edge")},
    {"option-friends", QT_TRANSLATE_NOOP("messages", "friends who do not make way")},

    // Events
    {"event-shot", QT_TRANSLATE_N_NOOP("messages", "{who} shot at {other}: {stands} stands."), "stands"},
    {"event-struck-through",
        QT_TRANSLATE_N_NOOP("messages", "Bolts of {other} passed through {stands} stands of {who}."), "stands"},
    {"event-hits-scored", QT_TRANSLATE_N_NOOP("messages", "{dice} dice at {who}, {score} or more: {hits} hit."),
        "dice"},
    {"event-saved", QT_TRANSLATE_N_NOOP("messages", "{who} saved {saved} of {hits} hits."), "hits"},
    {"event-hits-taken", QT_TRANSLATE_N_NOOP("messages", "{who} took {hits} hits."), "hits"},
    {"event-stood-fire", QT_TRANSLATE_NOOP("messages", "{who} was not driven back.")},
    {"event-driven-back", QT_TRANSLATE_NOOP("messages", "{who} was driven back {distance} cm.")},
    {"event-routed",
        QT_TRANSLATE_NOOP(
            "messages", "{who} was driven back {distance} cm, more than its full pace of {pace} cm, and routed.")},
    {"event-evaded-fire", QT_TRANSLATE_NOOP("messages", "{who} evaded at least {distance} cm.")},
    {"event-evaded-through", QT_TRANSLATE_NOOP("messages", "{who} evaded through {other}.")},
    {"event-commander-parted", QT_TRANSLATE_NOOP("messages", "{who} could not follow {other} and stayed behind.")},
    {"event-made-way", QT_TRANSLATE_NOOP("messages", "{who} made way for {other}.")},
    {"event-rampaged", QT_TRANSLATE_NOOP("messages", "{who} trampled {other}.")},
    {"event-kept-order", QT_TRANSLATE_NOOP("messages", "{who} stayed in good order ({die}).")},
    {"event-left-table", QT_TRANSLATE_NOOP("messages", "{who} left the table until the next turn.")},
    {"event-still-away", QT_TRANSLATE_NOOP("messages", "{who} stays off the table for another turn.")},
    {"event-back-at-edge", QT_TRANSLATE_NOOP("messages", "{who} came back at the table edge.")},
    {"event-back-and-halted", QT_TRANSLATE_NOOP("messages", "{who} came back at the table edge and halted.")},
};

} // namespace

void addShootingMessages() { addTemplates(shootingTemplates); }

} // namespace strategikon::warmasterPlay
