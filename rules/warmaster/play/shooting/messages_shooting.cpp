// Words of shooting, drive backs and moves that nobody ordered.
#include "rules/warmaster/play/messages.h"

#define QT_TRANSLATE_NOOP(context, text) text
#define QT_TRANSLATE_N_NOOP(context, text) text

namespace strategikon::warmasterPlay {

namespace {

constexpr Template shootingTemplates[] = {
    // Refusals
    {"shoot-unlike",
        QT_TRANSLATE_NOOP("messages",
            "Artillery saves nobody from its shots and light artillery strikes through, so each kind shoots by itself; "
            "name units of one kind.")},
    {"shoot-nobody", QT_TRANSLATE_NOOP("messages", "No stand is left to shoot; leave fewer of them out.")},
    {"shoot-not-through",
        QT_TRANSLATE_NOOP("messages", "Only light artillery strikes stands behind the first; name none for others.")},
    {"shoot-too-deep",
        QT_TRANSLATE_NOOP("messages",
            "Each bolt strikes three stands at most, each once; name fewer stands or units behind the first.")},
    {"shoot-beyond-target",
        QT_TRANSLATE_NOOP(
            "messages", "The target is not behind itself; count further stands of it as “deeper” and name others.")},
    {"cover-phalanx",
        QT_TRANSLATE_NOOP("messages", "{who} is a phalanx and cannot be fortified; count its stands otherwise.")},
    {"cover-too-many",
        QT_TRANSLATE_N_NOOP("messages", "{who} has {stands} stands; no more of them can be defended or fortified."),
        "stands"},
    {"driven-elephants-friends",
        QT_TRANSLATE_NOOP("messages",
            "{who} stopped at friends who did not make way and tramples them; name them among those it touched.")},

    // Cards
    {"asked-shoot", QT_TRANSLATE_NOOP("messages", "Who shoots at whom?")},
    {"asked-shots", QT_TRANSLATE_NOOP("messages", "Throw the shots at {who}.")},
    {"asked-strikes-through", QT_TRANSLATE_NOOP("messages", "How does the bolt pass over {who}?")},
    {"asked-saves", QT_TRANSLATE_NOOP("messages", "Throw a save for each hit on {who}.")},
    {"asked-drive-next", QT_TRANSLATE_NOOP("messages", "Who is driven back next?")},
    {"asked-drive-back", QT_TRANSLATE_NOOP("messages", "How far do shots drive {who} back?")},
    {"asked-driven", QT_TRANSLATE_NOOP("messages", "A drive back of {distance} cm: what does {who} run into?")},
    {"asked-makes-way", QT_TRANSLATE_NOOP("messages", "Making way for {other}: who must make way for {who} in turn?")},
    {"asked-confusion-test", QT_TRANSLATE_NOOP("messages", "A confusion test of {who}")},
    {"asked-rampage-test", QT_TRANSLATE_NOOP("messages", "Elephants trample {who}; what do they do to it?")},
    {"asked-off-table", QT_TRANSLATE_NOOP("messages", "Off the table: will {who} come back?")},

    // Inputs
    {"input-shooters", QT_TRANSLATE_NOOP("messages", "Shooting units")},
    {"input-target", QT_TRANSLATE_NOOP("messages", "Target")},
    {"input-out", QT_TRANSLATE_NOOP("messages", "Stands that cannot shoot at it")},
    {"input-defended", QT_TRANSLATE_NOOP("messages", "Stands that are defended")},
    {"input-fortified", QT_TRANSLATE_NOOP("messages", "Stands that are fortified")},
    {"input-aim", QT_TRANSLATE_NOOP("messages", "Least protected stands in sight")},
    {"input-deeper", QT_TRANSLATE_NOOP("messages", "Further stands of the target under the bolts")},
    {"input-beyond", QT_TRANSLATE_NOOP("messages", "Other units under the bolts")},
    {"input-beneath", QT_TRANSLATE_NOOP("messages", "Stands under the bolts")},
    {"input-driven", QT_TRANSLATE_NOOP("messages", "Unit")},
    {"input-response", QT_TRANSLATE_NOOP("messages", "Evade or be driven back")},
    {"input-drowned", QT_TRANSLATE_NOOP("messages", "Stands that end in deep water")},
    {"input-cliffs", QT_TRANSLATE_NOOP("messages", "A stand is on cliffs")},
    {"input-stop", QT_TRANSLATE_NOOP("messages", "What stops it")},
    {"input-ways", QT_TRANSLATE_NOOP("messages", "Friends who make way")},
    {"input-through", QT_TRANSLATE_NOOP("messages", "Friends it evades through, in order")},
    {"input-rampaged", QT_TRANSLATE_NOOP("messages", "Units that the elephants touch")},
    {"input-parted", QT_TRANSLATE_NOOP("messages", "Commanders who cannot follow")},

    // Options
    {"option-any", QT_TRANSLATE_NOOP("messages", "any stand")},
    {"option-defended", QT_TRANSLATE_NOOP("messages", "defended")},
    {"option-fortified", QT_TRANSLATE_NOOP("messages", "fortified")},
    {"option-evades", QT_TRANSLATE_NOOP("messages", "evades")},
    {"option-clear-evades", QT_TRANSLATE_NOOP("messages", "evades, ending {cm} cm or more from enemies and combats")},
    {"option-driven", QT_TRANSLATE_NOOP("messages", "is driven back")},
    {"option-free", QT_TRANSLATE_NOOP("messages", "nothing")},
    {"option-impassable", QT_TRANSLATE_NOOP("messages", "ground it cannot enter")},
    {"option-enemies", QT_TRANSLATE_NOOP("messages", "enemies or a combat")},
    {"option-edge", QT_TRANSLATE_NOOP("messages", "the table's edge")},
    {"option-friends", QT_TRANSLATE_NOOP("messages", "friends who stay")},

    // Events
    {"event-shot", QT_TRANSLATE_N_NOOP("messages", "{who} shot at {other} with {stands} stands."), "stands"},
    {"event-struck-through",
        QT_TRANSLATE_N_NOOP("messages", "Bolts of {other} went on through {stands} stands of {who}."), "stands"},
    {"event-hits-scored", QT_TRANSLATE_N_NOOP("messages", "{dice} dice at {who}, {score} or more: hits {hits}."),
        "dice"},
    {"event-saved", QT_TRANSLATE_N_NOOP("messages", "{who} saved {saved} of {hits} hits."), "hits"},
    {"event-hits-taken", QT_TRANSLATE_N_NOOP("messages", "{who} took {hits} hits."), "hits"},
    {"event-stood-fire", QT_TRANSLATE_NOOP("messages", "{who} stood firm under fire.")},
    {"event-driven-back", QT_TRANSLATE_NOOP("messages", "Shots drove {who} back {distance} cm.")},
    {"event-routed",
        QT_TRANSLATE_NOOP(
            "messages", "{who} would have gone back {distance} cm, beyond a pace of {pace} cm, and routed.")},
    {"event-evaded-fire", QT_TRANSLATE_NOOP("messages", "{who} evaded {distance} cm or more.")},
    {"event-evaded-through", QT_TRANSLATE_NOOP("messages", "{who} evaded through {other}.")},
    {"event-commander-parted", QT_TRANSLATE_NOOP("messages", "{who} could not follow {other} and stayed behind.")},
    {"event-made-way", QT_TRANSLATE_NOOP("messages", "{who} made way for {other}.")},
    {"event-rampaged", QT_TRANSLATE_NOOP("messages", "{who} trampled {other}.")},
    {"event-kept-order", QT_TRANSLATE_NOOP("messages", "{who} kept good order ({die}).")},
    {"event-left-table", QT_TRANSLATE_NOOP("messages", "{who} left the table until the next turn.")},
    {"event-still-away", QT_TRANSLATE_NOOP("messages", "{who} stayed off the table for another turn.")},
    {"event-back-at-edge", QT_TRANSLATE_NOOP("messages", "{who} came back at the table's edge.")},
    {"event-back-and-halted", QT_TRANSLATE_NOOP("messages", "{who} came back at the table's edge and halted there.")},
};

} // namespace

void addShootingMessages() { addTemplates(shootingTemplates); }

} // namespace strategikon::warmasterPlay
