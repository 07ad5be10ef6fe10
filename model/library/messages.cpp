// English sentences of the library's faults and notices.
#include "model/library/library.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

static constexpr Template templates[] = {
    // Opening
    {"library-newer",
        QT_TRANSLATE_NOOP("messages",
            "A newer version of this program wrote the library “{file}” (version {found}, this program reads up to "
            "{known}); it was left as it is, so open it with the newer program.")},
    {"library-older",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” comes from an older version; open it for writing once, or a copy in a folder you can "
            "write to, and it is brought up to date.")},
    {"library-not-ours",
        QT_TRANSLATE_NOOP("messages",
            "The file “{file}” belongs to another program and was left as it is; choose another file for the "
            "library.")},
    {"library-not-a-library",
        QT_TRANSLATE_NOOP("messages",
            "The file “{file}” is no library of this program, or its beginning is damaged; choose another file, or put "
            "back a backup copy.")},
    {"library-not-a-file",
        QT_TRANSLATE_NOOP("messages", "“{file}” is no ordinary file; choose another name for the library.")},
    {"library-empty",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is a file of no bytes: what was in it is gone. “strategikon library restore” puts a "
            "copy in its place; to begin a new library, move the file away.")},
    {"library-lost",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is gone, and only its log is left. Put the file back beside it, or let “strategikon "
            "library restore” put a copy there; to begin a new library, move “{file}-wal” away.")},
    {"library-missing",
        QT_TRANSLATE_NOOP(
            "messages", "There is no library at “{file}”; check the name, or open it for writing to begin a new one.")},
    {"library-damaged", QT_TRANSLATE_NOOP("messages", "The library “{file}” is damaged ({detail}).")},
    {"library-damaged-army",
        QT_TRANSLATE_NOOP("messages", "The army “{called}” ({id}) is damaged: it is not what was saved.")},
    {"library-damaged-field",
        QT_TRANSLATE_NOOP("messages", "The battlefield “{called}” ({id}) is damaged: it is not what was saved.")},
    {"library-damaged-battle",
        QT_TRANSLATE_NOOP(
            "messages", "The record of the battle “{called}” ({id}) is damaged: it is not what was recorded.")},
    {"library-damaged-stand",
        QT_TRANSLATE_NOOP("messages", "The stands “{id}” of the collection are damaged: they are not what was saved.")},
    {"library-damaged-aside",
        QT_TRANSLATE_NOOP(
            "messages", "What is set aside for the army “{called}” ({id}) is damaged: it is not what was saved.")},
    {"library-damaged-setting",
        QT_TRANSLATE_NOOP("messages", "The setting “{id}” is damaged: it is not what was saved.")},
    {"library-damaged-edit",
        QT_TRANSLATE_NOOP("messages", "Entry {id} of the history is damaged: it is not what was written.")},
    {"library-damaged-step",
        QT_TRANSLATE_NOOP("messages",
            "What the library knows of undoing entry {id} is damaged, so nothing is undone or done again.")},
    // The way out, behind each of these
    {"library-advice-mend",
        QT_TRANSLATE_NOOP("messages",
            "“strategikon library mend”, or Settings, sets a whole copy of the library aside and takes out what is "
            "damaged.")},
    {"library-advice-copies",
        QT_TRANSLATE_NOOP("messages",
            "Its copies are under Settings, and “strategikon library copies” lists them; “strategikon library mend” "
            "sets a whole copy of it aside and takes out what is damaged.")},
    // What was mended
    {"library-back-army", QT_TRANSLATE_NOOP("messages", "The army “{called}” ({id}) was put back from the history.")},
    {"library-back-field",
        QT_TRANSLATE_NOOP("messages", "The battlefield “{called}” ({id}) was put back from the history.")},
    {"library-back-stand",
        QT_TRANSLATE_NOOP("messages", "The stands “{called}” of the collection were put back from the history.")},
    {"library-back-aside",
        QT_TRANSLATE_NOOP(
            "messages", "What is set aside for the army “{called}” ({id}) was put back from the history.")},
    {"library-out-army", QT_TRANSLATE_NOOP("messages", "The army “{called}” ({id}) was taken out.")},
    {"library-out-field", QT_TRANSLATE_NOOP("messages", "The battlefield “{called}” ({id}) was taken out.")},
    {"library-out-battle", QT_TRANSLATE_NOOP("messages", "The battle “{called}” ({id}) was taken out.")},
    {"library-out-stand",
        QT_TRANSLATE_NOOP("messages",
            "The stands “{called}” were taken out of the collection, with whatever was set aside of them.")},
    {"library-out-aside",
        QT_TRANSLATE_NOOP("messages", "What was set aside for the army “{called}” ({id}) was taken out.")},
    {"library-out-setting", QT_TRANSLATE_NOOP("messages", "The setting “{id}” was taken out.")},
    {"library-out-edit", QT_TRANSLATE_NOOP("messages", "Entry {id} of the history was taken out.")},
    {"library-out-steps",
        QT_TRANSLATE_NOOP("messages", "What was changed up to entry {id} of the history can no longer be undone.")},
    {"library-out-gone",
        QT_TRANSLATE_NOOP("messages", "What had vanished from the library without a trace is no longer counted.")},
    {"library-out-unread",
        QT_TRANSLATE_NOOP("messages",
            "The file itself was damaged: whatever of it can be read is in a new library, whose history begins anew.")},
    {"library-mend-too-much",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is damaged too far to be mended where it lies, and nothing was changed.")},
    {"library-damaged-search",
        QT_TRANSLATE_NOOP("messages",
            "The index that armies are searched by is damaged; “strategikon library check” makes it anew.")},
    {"library-unfinished",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” was not closed properly and its folder is write-protected; copy all files that begin "
            "with its name to a folder you can write to and open it there.")},
    {"library-upgrade-failed",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” could not be brought from version {found} to {wanted} ({detail}); it is as it was "
            "before, so go on with the older program and report this.")},
    {"library-cannot-open",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” cannot be opened ({detail}); check that you may read it and its folder.")},
    {"library-no-lock",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” cannot be locked against other programs ({detail}); keep it on a disk of this "
            "computer.")},
    {"library-lock-linked",
        QT_TRANSLATE_NOOP("messages",
            "The lock of the library, “{lock}”, is a link to another file, which would be written over; remove the "
            "link "
            "and open the library again.")},
    // Why it is read only
    {"library-in-use",
        QT_TRANSLATE_NOOP("messages",
            "The library is open in another window (process {process}), so here it can be read but not changed; close "
            "the other window and open it again.")},
    {"library-in-use-by-command",
        QT_TRANSLATE_NOOP("messages",
            "Another command (process {process}) was still at work on the library after two seconds, so nothing was "
            "changed; try again when it is done.")},
    {"library-opening",
        QT_TRANSLATE_NOOP("messages",
            "Another program (process {process}) is still making the library “{file}” ready; try again in a moment.")},
    {"library-protected",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” or its folder is write-protected, so it can be read but not changed; allow writing "
            "there, or copy it elsewhere.")},
    {"library-reading",
        QT_TRANSLATE_NOOP("messages", "The library was opened for reading only; open it for writing to change it.")},
    // Changing
    {"library-disk-full",
        QT_TRANSLATE_NOOP(
            "messages", "The disk of “{file}” is full and nothing was changed; make room and try again.")},
    {"library-disk-trouble",
        QT_TRANSLATE_NOOP("messages",
            "The disk of “{file}” reported an error ({detail}) and nothing was changed; try again, and make a backup "
            "copy on another disk.")},
    {"library-cannot-write",
        QT_TRANSLATE_NOOP("messages",
            "“{file}” cannot be written ({detail}) and nothing was changed; check that you may write there.")},
    {"library-busy",
        QT_TRANSLATE_NOOP("messages",
            "Another program is busy with the library “{file}” and nothing was changed; close that program and try "
            "again.")},
    {"library-no-memory",
        QT_TRANSLATE_NOOP("messages",
            "There was not enough memory for this and nothing was changed; close other programs and try again.")},
    {"library-too-big",
        QT_TRANSLATE_NOOP(
            "messages", "This is too big to be kept in the library and nothing was changed; make it smaller.")},
    {"library-unexpected",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” reported an unexpected error ({detail}) and nothing was changed; please report "
            "this.")},
    {"library-no-army",
        QT_TRANSLATE_NOOP(
            "messages", "There is no army “{id}” in the library; it may have been removed, and undo brings it back.")},
    {"library-no-field",
        QT_TRANSLATE_NOOP("messages",
            "There is no battlefield “{id}” in the library; it may have been removed, and undo brings it back.")},
    {"library-no-battle",
        QT_TRANSLATE_NOOP(
            "messages", "There is no battle “{id}” in the library; the list of battles shows their ids.")},
    {"library-battle-gap", QT_TRANSLATE_NOOP("messages", "The record of the battle “{called}” ({id}) has a gap.")},
    {"library-battle-moved-on",
        QT_TRANSLATE_NOOP("messages",
            "Battle “{id}” has gone on elsewhere in the meantime; open it again and answer the step that stands "
            "there.")},
    {"library-no-stands",
        QT_TRANSLATE_NOOP("messages",
            "There are no stands “{id}” in the collection; they may have been removed, and undo brings them back.")},
    {"library-no-entry",
        QT_TRANSLATE_NOOP("messages", "Entry {entry} of the history has no army to show; choose another entry.")},
    {"library-nothing-to-undo", QT_TRANSLATE_NOOP("messages", "There is nothing to undo.")},
    {"library-nothing-to-redo", QT_TRANSLATE_NOOP("messages", "There is nothing to redo.")},
    {"library-not-text",
        QT_TRANSLATE_NOOP(
            "messages", "What was written for “{field}” holds bytes that are no text (UTF-8); write it anew.")},
    {"library-not-json",
        QT_TRANSLATE_NOOP("messages", "The field “{field}” is not JSON and was not kept; please report this.")},
    {"library-not-a-number",
        QT_TRANSLATE_NOOP("messages", "The number {value} for “{field}” is out of range; use one from 0 to {most}.")},
    {"library-not-a-code",
        QT_TRANSLATE_NOOP(
            "messages", "“{value}” cannot stand in the history; use small letters, digits and hyphens, at most 40.")},
    // Copies
    {"library-copy-exists",
        QT_TRANSLATE_NOOP("messages", "The file “{file}” is there already; choose another name for the copy.")},
    {"library-copy-empty",
        QT_TRANSLATE_NOOP("messages",
            "The copy “{file}” is a file of no bytes, and there is nothing in it; choose another one, “strategikon "
            "library copies” lists them.")},
    {"library-copy-not-a-library",
        QT_TRANSLATE_NOOP("messages",
            "“{file}” is no copy of a library, or its beginning is damaged; choose another one, “strategikon library "
            "copies” lists them.")},
    {"library-copy-damaged",
        QT_TRANSLATE_NOOP("messages",
            "The copy “{file}” is damaged: it is not what was saved; choose another one, “strategikon library copies” "
            "lists them.")},
    {"library-copy-bare",
        QT_TRANSLATE_NOOP("messages",
            "The copy “{file}” is whole, but holds no army, battlefield or battle; its name puts it back all the "
            "same.")},
    {"library-no-whole-copy",
        QT_TRANSLATE_NOOP("messages",
            "There is no copy of the library that is whole, and nothing was put back; “strategikon library copies” "
            "lists those that are there.")},
    {"library-restore-itself", QT_TRANSLATE_NOOP("messages", "“{file}” is the library itself; choose a copy of it.")},
    {"library-restore-in-use",
        QT_TRANSLATE_NOOP("messages",
            "The library is open in a window (process {process}), and nothing was put back; close it, or put the copy "
            "back there, under Settings.")},
    {"library-copy-onto-itself",
        QT_TRANSLATE_NOOP("messages", "“{file}” is the library itself; choose another name for the copy.")},
};

void addLibraryMessages() { addTemplates(templates); }

} // namespace strategikon
