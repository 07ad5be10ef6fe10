// Sentences of flank marches and ambushes.
#include "rules/dbm/play/rule.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template arrivalTemplates[] = {
    {"play-chief-stays",
        QT_TRANSLATE_NOOP("messages", "A commander-in-chief marches round no flank: his command lies in ambush.")},
    {"play-driven-marches",
        QT_TRANSLATE_NOOP("messages", "A command that was driven back comes on by march moves: make it a march.")},
    {"play-group-half-on",
        QT_TRANSLATE_NOOP("messages", "Some of these are on the table and some are not; move them apart.")},

    {"play-is-on-table",
        QT_TRANSLATE_NOOP("messages", "{who} is on the table, or announced already; name the command that met it.")},
    {"play-no-ambush", QT_TRANSLATE_NOOP("messages", "{who} lies in no ambush; name those who were uncovered.")},

    {"dbm:asked-flank-march", QT_TRANSLATE_NOOP("messages", "A 6 for {who}: is it on a flank march?")},
    {"dbm:asked-arrival-seen", QT_TRANSLATE_NOOP("messages", "Who flees from those who came on?")},
    {"dbm:asked-arrivals", QT_TRANSLATE_NOOP("messages", "Who of those still off the table finds no room?")},
    {"dbm:asked-show-ambush", QT_TRANSLATE_NOOP("messages", "An ambush is uncovered")},
    {"dbm:input-flank", QT_TRANSLATE_NOOP("messages", "Its notes say")},
    {"dbm:input-opposed", QT_TRANSLATE_NOOP("messages", "Enemy command on a flank march at that same edge")},
    {"dbm:input-flee",
        QT_TRANSLATE_NOOP("messages", "Enemies within {within} paces and in sight, not fighting: they flee")},
    {"dbm:input-no-room", QT_TRANSLATE_NOOP("messages", "No room for them: they are lost")},
    {"dbm:option-left", QT_TRANSLATE_NOOP("messages", "flank march, on its own left")},
    {"dbm:option-right", QT_TRANSLATE_NOOP("messages", "flank march, on its own right")},
    {"dbm:option-ambush", QT_TRANSLATE_NOOP("messages", "none: it lies in ambush")},

    {"dbm:event-flank-declared-left-1", QT_TRANSLATE_NOOP("messages", "{who} is on a flank march, on its own left.")},
    {"dbm:event-flank-declared-left-0", QT_TRANSLATE_NOOP("messages", "{who} is on a flank march, on its own right.")},
    {"dbm:event-flank-declared", QT_TRANSLATE_NOOP("messages", "{who} is on a flank march.")},
    {"dbm:event-flank-opposed",
        QT_TRANSLATE_NOOP("messages", "{who} met {other} on that flank: {ours} elements to {theirs}.")},
    {"dbm:event-flank-weighed",
        QT_TRANSLATE_NOOP(
            "messages", "{who} met {other} on that flank: {ours} to {theirs}, in halves of an equivalent.")},
    {"dbm:event-driven-back", QT_TRANSLATE_NOOP("messages", "{who} was driven back.")},
    {"dbm:event-flank-arrives-left-1",
        QT_TRANSLATE_NOOP("messages", "The flank march of {who} arrives on its own left.")},
    {"dbm:event-flank-arrives-left-0",
        QT_TRANSLATE_NOOP("messages", "The flank march of {who} arrives on its own right.")},
    {"dbm:event-flank-arrives", QT_TRANSLATE_NOOP("messages", "The flank march of {who} arrives.")},
    {"dbm:event-driven-arrives-left-1",
        QT_TRANSLATE_NOOP("messages", "{who}, driven back, arrives in its own half, on its own left.")},
    {"dbm:event-driven-arrives-left-0",
        QT_TRANSLATE_NOOP("messages", "{who}, driven back, arrives in its own half, on its own right.")},
    {"dbm:event-driven-arrives", QT_TRANSLATE_NOOP("messages", "{who}, driven back, arrives in its own half.")},
    {"dbm:event-came-on-left-1", QT_TRANSLATE_NOOP("messages", "{all} came on, on their own left.")},
    {"dbm:event-came-on-left-0", QT_TRANSLATE_NOOP("messages", "{all} came on, on their own right.")},
    {"dbm:event-came-on", QT_TRANSLATE_NOOP("messages", "{all} came on.")},
    {"dbm:event-straggled", QT_TRANSLATE_NOOP("messages", "{all} straggle off the table.")},
    {"dbm:event-stragglers-come", QT_TRANSLATE_NOOP("messages", "The stragglers of {who} come on.")},
    {"dbm:event-stragglers-announced",
        QT_TRANSLATE_NOOP("messages", "The stragglers of {who} come on in its next bound.")},
    {"dbm:event-fled-on", QT_TRANSLATE_NOOP("messages", "{who} fled onto the table.")},
    {"dbm:event-advanced-on", QT_TRANSLATE_NOOP("messages", "{who} came on by spontaneous advance.")},
    {"dbm:event-lost-off-table", QT_TRANSLATE_NOOP("messages", "{who} never reached the table.")},
    {"dbm:event-ambush-shown", QT_TRANSLATE_NOOP("messages", "Ambush: {all}.")},
};

} // namespace

void addArrivalMessages() { addTemplates(arrivalTemplates); }

} // namespace strategikon::dbmPlay
