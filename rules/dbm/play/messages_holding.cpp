// Sentences of notes that are opened.
#include "rules/dbm/play/holding.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::dbmPlay {

namespace {

constexpr Template noteTemplates[] = {
    {"play-notes-want-word",
        QT_TRANSLATE_NOOP("messages", "Side {side}’s notes open with its password; type it to open them.")},
    {"play-notes-unread",
        QT_TRANSLATE_NOOP("messages", "Side {side}’s notes are open, but they are no notes of a deployment.")},
    {"dbm:asked-open-notes", QT_TRANSLATE_NOOP("messages", "The notes sealed at deployment")},
    {"dbm:does-open-notes", QT_TRANSLATE_NOOP("messages", "Leave them sealed")},
    {"dbm:event-notes-opened-side-0", QT_TRANSLATE_NOOP("messages", "Side A opened its notes.")},
    {"dbm:event-notes-opened-side-1", QT_TRANSLATE_NOOP("messages", "Side B opened its notes.")},
    {"dbm:event-notes-opened", QT_TRANSLATE_NOOP("messages", "Notes were opened.")},
    {"dbm:event-notes-agree-side-0",
        QT_TRANSLATE_NOOP("messages", "Flank marches and ambushes of side A are as noted, so far.")},
    {"dbm:event-notes-agree-side-1",
        QT_TRANSLATE_NOOP("messages", "Flank marches and ambushes of side B are as noted, so far.")},
    {"dbm:event-notes-agree", QT_TRANSLATE_NOOP("messages", "Flank marches and ambushes are as noted, so far.")},
    {"dbm:event-notes-stay-closed-side-0", QT_TRANSLATE_NOOP("messages", "Side A’s notes stay sealed.")},
    {"dbm:event-notes-stay-closed-side-1", QT_TRANSLATE_NOOP("messages", "Side B’s notes stay sealed.")},
    {"dbm:event-notes-stay-closed", QT_TRANSLATE_NOOP("messages", "Notes stay sealed.")},
    {"dbm:event-noted-on-flank-left-1",
        QT_TRANSLATE_NOOP("messages", "Not as noted: the notes send {who} round its own left flank.")},
    {"dbm:event-noted-on-flank-left-0",
        QT_TRANSLATE_NOOP("messages", "Not as noted: the notes send {who} round its own right flank.")},
    {"dbm:event-noted-on-flank", QT_TRANSLATE_NOOP("messages", "Not as noted: the notes send {who} round a flank.")},
    {"dbm:event-noted-on-no-flank",
        QT_TRANSLATE_NOOP("messages", "Not as noted: by the notes {who} is on no flank march.")},
    {"dbm:event-ambush-not-noted", QT_TRANSLATE_NOOP("messages", "Not as noted: the notes have no ambush of {all}.")},
    {"dbm:event-ambush-noted-on-foot",
        QT_TRANSLATE_NOOP("messages", "Not as noted: by the notes {all} had dismounted in ambush.")},
    {"dbm:event-ambush-noted-mounted",
        QT_TRANSLATE_NOOP("messages", "Not as noted: by the notes {all} lay in ambush mounted.")},
    {"dbm:event-noted-in-ambush",
        QT_TRANSLATE_NOOP("messages", "Not as noted: the notes have {all} in ambush, but they were deployed openly.")},
    {"dbm:event-noted-nowhere",
        QT_TRANSLATE_NOOP("messages", "Not as noted: {all} are off the table, and the notes tell nothing of it.")},
    {"dbm:event-noted-to-meet",
        QT_TRANSLATE_NOOP("messages", "Not as noted: the notes have {who} on the flank where {other} came; they met.")},
    {"dbm:event-noted-lair",
        QT_TRANSLATE_NOOP("messages",
            "The notes place the ambush of {who} {left} cm from the left edge and {near} cm from the near one.")},
};

} // namespace

void addNoteMessages() { addTemplates(noteTemplates); }

} // namespace strategikon::dbmPlay
