// English sentences of the library's faults and notices.
#include "model/library/library.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

static constexpr Template templates[] = {
    // Opening
    {"library-newer",
        QT_TRANSLATE_NOOP("messages",
            "A newer version of this program wrote the library “{file}” (version {found}; this one reads up to "
            "{known}). It was not touched; open it with the newer program.")},
    {"library-older",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” comes from an older version; open it once in a folder you can write to, and it is "
            "updated.")},
    {"library-not-ours",
        QT_TRANSLATE_NOOP("messages",
            "The file “{file}” belongs to another program and was not touched; choose another file for the library.")},
    {"library-not-a-library",
        QT_TRANSLATE_NOOP("messages",
            "The file “{file}” is not a library of this program, or its start is damaged; choose another file, or "
            "restore a backup.")},
    {"library-not-a-file",
        QT_TRANSLATE_NOOP("messages", "“{file}” is not an ordinary file; choose another name for the library.")},
    {"library-empty",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is an empty file: its contents are gone. “strategikon library restore” restores a "
            "backup; to start a new library, move the file away.")},
    {"library-lost",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is gone; only its log is left. Put the file back beside it, or restore a backup with "
            "“strategikon library restore”; to start a new library, move “{file}-wal” away.")},
    {"library-missing",
        QT_TRANSLATE_NOOP(
            "messages", "There is no library at “{file}”; check the name, or open it for writing to start a new one.")},
    {"library-foreign",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” has something in it, “{called}”, that this program did not put there; nothing of it "
            "was read. “strategikon library mend” makes a new library of everything else.")},
    {"library-altered",
        QT_TRANSLATE_NOOP("messages",
            "In the library “{file}”, “{called}” is not as this program makes it; nothing of it was read. Restore a "
            "backup with “strategikon library restore”.")},
    {"library-behind",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is older than it was when it was last used; changes missing: {count}. Its log was "
            "damaged or taken away, the disk did not keep what was written, or an older file was put in its place. "
            "What was found is kept beside its backups; “strategikon library mend” goes on from here.")},
    {"library-damaged", QT_TRANSLATE_NOOP("messages", "The library “{file}” is damaged ({detail}).")},
    {"library-damaged-army",
        QT_TRANSLATE_NOOP("messages", "The army “{called}” ({id}) is damaged: it no longer matches what was saved.")},
    {"library-damaged-field",
        QT_TRANSLATE_NOOP(
            "messages", "The battlefield “{called}” ({id}) is damaged: it no longer matches what was saved.")},
    {"library-damaged-battle",
        QT_TRANSLATE_NOOP("messages",
            "The record of the battle “{called}” ({id}) is damaged: it no longer matches what was recorded.")},
    {"library-damaged-about",
        QT_TRANSLATE_NOOP("messages",
            "The players, place and notes of the battle “{called}” ({id}) are damaged: they no longer match what was "
            "saved.")},
    {"library-damaged-stand",
        QT_TRANSLATE_NOOP(
            "messages", "The stands “{id}” of the collection are damaged: they no longer match what was saved.")},
    {"library-damaged-aside",
        QT_TRANSLATE_NOOP("messages",
            "The stands set aside for the army “{called}” ({id}) are damaged: they no longer match what was saved.")},
    {"library-damaged-setting",
        QT_TRANSLATE_NOOP("messages", "The setting “{id}” is damaged: it no longer matches what was saved.")},
    {"library-damaged-edit",
        QT_TRANSLATE_NOOP("messages", "Entry {id} of the history is damaged: it no longer matches what was written.")},
    {"library-damaged-step",
        QT_TRANSLATE_NOOP("messages", "The undo data of entry {id} is damaged, so undo and redo are off.")},
    // The way out, behind each of these
    {"library-advice-mend",
        QT_TRANSLATE_NOOP("messages",
            "“strategikon library mend”, or Settings, makes a full copy of the library and takes out what is "
            "damaged.")},
    {"library-advice-copies",
        QT_TRANSLATE_NOOP("messages",
            "Its backups are under Settings, and “strategikon library copies” lists them; “strategikon library mend” "
            "makes a full copy and takes out what is damaged.")},
    // What was mended
    {"library-back-army", QT_TRANSLATE_NOOP("messages", "The army “{called}” ({id}) was restored from the history.")},
    {"library-back-field",
        QT_TRANSLATE_NOOP("messages", "The battlefield “{called}” ({id}) was restored from the history.")},
    {"library-back-stand",
        QT_TRANSLATE_NOOP("messages", "The stands “{called}” of the collection were restored from the history.")},
    {"library-back-aside",
        QT_TRANSLATE_NOOP(
            "messages", "The stands set aside for the army “{called}” ({id}) were restored from the history.")},
    {"library-out-army", QT_TRANSLATE_NOOP("messages", "The army “{called}” ({id}) was taken out.")},
    {"library-out-field", QT_TRANSLATE_NOOP("messages", "The battlefield “{called}” ({id}) was taken out.")},
    {"library-out-battle", QT_TRANSLATE_NOOP("messages", "The battle “{called}” ({id}) was taken out.")},
    {"library-out-about",
        QT_TRANSLATE_NOOP("messages",
            "Players, place and notes of the battle “{called}” ({id}) were taken out; its record is whole.")},
    {"library-out-stand",
        QT_TRANSLATE_NOOP("messages", "The stands “{called}” were taken out of the collection, with any set aside.")},
    {"library-out-aside",
        QT_TRANSLATE_NOOP("messages", "The stands set aside for the army “{called}” ({id}) were taken out.")},
    {"library-out-setting", QT_TRANSLATE_NOOP("messages", "The setting “{id}” was taken out.")},
    {"library-out-edit", QT_TRANSLATE_NOOP("messages", "Entry {id} of the history was taken out.")},
    {"library-out-steps",
        QT_TRANSLATE_NOOP("messages", "Changes up to entry {id} of the history can no longer be undone.")},
    {"library-out-gone",
        QT_TRANSLATE_NOOP("messages", "Items that had vanished from the library are no longer counted.")},
    {"library-out-unread",
        QT_TRANSLATE_NOOP(
            "messages", "The file itself was damaged: everything readable is in a new library, with a fresh history.")},
    {"library-out-remade",
        QT_TRANSLATE_NOOP("messages",
            "All that this program had put there could be read, and is in a new library with its history.")},
    {"library-out-foreign",
        QT_TRANSLATE_NOOP("messages", "“{called}”, which this program did not put into the library, was left out.")},
    {"library-out-behind", QT_TRANSLATE_NOOP("messages", "The library goes on as it is. Changes missing: {count}.")},
    {"library-mend-too-much",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” is too damaged to repair; nothing was changed. Restore a backup; "
            "“strategikon library copies” lists them.")},
    {"library-no-room-to-copy",
        QT_TRANSLATE_NOOP("messages",
            "There is no room for a backup beside the library; free some space, or back it up elsewhere with "
            "“strategikon library backup FILE”.")},
    {"library-damaged-search",
        QT_TRANSLATE_NOOP("messages", "The search index is damaged; “strategikon library check” rebuilds it.")},
    {"library-unfinished",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” was not closed properly and its folder is write-protected; copy all files that begin "
            "with its name to a folder you can write to and open it there.")},
    {"library-upgrade-failed",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” could not be updated from version {found} to {wanted} ({detail}). It is unchanged: "
            "use the older program, and please report this.")},
    {"library-cannot-open",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” cannot be opened ({detail}); check that you can read it and its folder.")},
    {"library-no-lock",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” cannot be locked against other programs ({detail}); keep it on a disk in this "
            "computer.")},
    {"library-lock-linked",
        QT_TRANSLATE_NOOP("messages",
            "The library’s lock, “{lock}”, is a link to another file, which would be overwritten; remove the link and "
            "open the library again.")},
    // Why it is read only
    {"library-in-use",
        QT_TRANSLATE_NOOP("messages",
            "The library is open in another window (process {process}), so here it can only be read; close that window "
            "to make changes.")},
    {"library-in-use-by-command",
        QT_TRANSLATE_NOOP("messages",
            "Another command (process {process}) is still using the library; nothing was changed. Try again when it is "
            "done.")},
    {"library-opening",
        QT_TRANSLATE_NOOP("messages",
            "Another program (process {process}) is still preparing the library “{file}”; try again in a moment.")},
    {"library-protected",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” or its folder is write-protected, so it can only be read; allow writing there, or "
            "copy it elsewhere.")},
    {"library-reading",
        QT_TRANSLATE_NOOP("messages", "The library was opened read-only; open it for writing to change it.")},
    // Changing
    {"library-disk-full",
        QT_TRANSLATE_NOOP(
            "messages", "The disk of “{file}” is full; nothing was changed. Free some space and try again.")},
    {"library-disk-trouble",
        QT_TRANSLATE_NOOP("messages",
            "The disk of “{file}” reported an error ({detail}); nothing was changed. Try again, and make a backup on "
            "another disk.")},
    {"library-cannot-write",
        QT_TRANSLATE_NOOP(
            "messages", "“{file}” cannot be written ({detail}); nothing was changed. Check that you can write there.")},
    {"library-busy",
        QT_TRANSLATE_NOOP(
            "messages", "Another program is using the library “{file}”; nothing was changed. Close it and try again.")},
    {"library-no-memory",
        QT_TRANSLATE_NOOP("messages", "Not enough memory; nothing was changed. Close other programs and try again.")},
    {"library-too-big",
        QT_TRANSLATE_NOOP("messages", "This is too big for the library; nothing was changed. Make it smaller.")},
    {"library-unexpected",
        QT_TRANSLATE_NOOP("messages",
            "The library “{file}” reported an unexpected error ({detail}); nothing was changed. Please report this.")},
    {"library-no-army",
        QT_TRANSLATE_NOOP(
            "messages", "There is no army “{id}” in the library; if it was removed, undo brings it back.")},
    {"library-no-field",
        QT_TRANSLATE_NOOP(
            "messages", "There is no battlefield “{id}” in the library; if it was removed, undo brings it back.")},
    {"library-no-battle",
        QT_TRANSLATE_NOOP(
            "messages", "There is no battle “{id}” in the library; the list of battles shows their ids.")},
    {"library-battle-gap", QT_TRANSLATE_NOOP("messages", "The record of the battle “{called}” ({id}) has a gap.")},
    {"library-battle-moved-on",
        QT_TRANSLATE_NOOP(
            "messages", "Battle “{id}” has moved on elsewhere; open it again and answer the step that is open there.")},
    {"library-no-stands",
        QT_TRANSLATE_NOOP(
            "messages", "There are no stands “{id}” in the collection; if they were removed, undo brings them back.")},
    {"library-nothing-to-undo", QT_TRANSLATE_NOOP("messages", "There is nothing to undo.")},
    {"library-nothing-to-redo", QT_TRANSLATE_NOOP("messages", "There is nothing to redo.")},
    {"library-not-text", QT_TRANSLATE_NOOP("messages", "The text for “{field}” is not valid UTF-8; type it again.")},
    {"library-not-a-day", QT_TRANSLATE_NOOP("messages", "“{value}” is not a date; write one like 2026-01-31.")},
    {"library-too-long",
        QT_TRANSLATE_NOOP("messages", "The text for “{field}” is too long; the maximum is {limit} bytes.")},
    {"library-not-json",
        QT_TRANSLATE_NOOP("messages", "The field “{field}” is not JSON and was not saved; please report this.")},
    {"library-not-a-number",
        QT_TRANSLATE_NOOP("messages", "The number {value} for “{field}” is out of range; use one from 0 to {most}.")},
    {"library-not-a-code",
        QT_TRANSLATE_NOOP("messages",
            "“{value}” cannot be used in the history; use lower-case letters, digits and hyphens, 40 at most.")},
    // Copies
    {"library-copy-exists",
        QT_TRANSLATE_NOOP("messages", "The file “{file}” already exists; choose another name for the copy.")},
    {"library-copy-empty",
        QT_TRANSLATE_NOOP("messages",
            "The backup “{file}” is an empty file; choose another, “strategikon library copies” lists them.")},
    {"library-copy-not-a-library",
        QT_TRANSLATE_NOOP("messages",
            "“{file}” is not a backup of a library, or its start is damaged; choose another, “strategikon library "
            "copies” lists them.")},
    {"library-copy-damaged",
        QT_TRANSLATE_NOOP("messages",
            "The backup “{file}” is damaged: it no longer matches what was saved. Choose another, “strategikon library "
            "copies” lists them.")},
    {"library-copy-foreign",
        QT_TRANSLATE_NOOP("messages",
            "“{file}” has something in it, “{called}”, that this program did not put there; nothing of it was read. "
            "Ask whoever made it to export it again.")},
    {"library-copy-altered",
        QT_TRANSLATE_NOOP("messages",
            "In “{file}”, “{called}” is not as this program makes it; nothing of it was read. Ask whoever made it to "
            "export it again.")},
    {"library-copy-bare",
        QT_TRANSLATE_NOOP("messages",
            "The backup “{file}” is intact but has no army, battlefield or battle in it; restore it by name if you "
            "want it all the same.")},
    {"library-no-whole-copy",
        QT_TRANSLATE_NOOP("messages",
            "No backup of the library is intact, so nothing was restored; “strategikon library copies” lists them.")},
    {"library-restore-itself", QT_TRANSLATE_NOOP("messages", "“{file}” is the library itself; choose a backup of it.")},
    {"library-restore-in-use",
        QT_TRANSLATE_NOOP("messages",
            "The library is open in a window (process {process}), so nothing was restored; close it, or restore the "
            "backup there, under Settings.")},
    {"library-copy-onto-itself",
        QT_TRANSLATE_NOOP("messages", "“{file}” is the library itself; choose another name for the copy.")},
};

void addLibraryMessages() { addTemplates(templates); }

} // namespace strategikon
