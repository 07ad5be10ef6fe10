#include "app/exchange/exchange.h"

#include <QtGlobal>

namespace strategikon {

namespace {

constexpr Template templates[] = {
    // armies of any kind
    {"exchange-unknown-format",
        QT_TRANSLATE_NOOP("messages",
            "This is no army that can be read here; give an army file, a roster, a link or text with one unit a "
            "line.")},
    {"exchange-list-not-army",
        QT_TRANSLATE_NOOP("messages", "This file is a list, not an army; put it into the folder of your own lists.")},
    {"exchange-size-guessed",
        QT_TRANSLATE_N_NOOP(
            "messages", "No size is named; the army costs {cost} points, and {points} was taken as the size."),
        "cost"},
    {"exchange-unit-unknown",
        QT_TRANSLATE_NOOP("messages", "“{name}” ({count}) is not in the list {list} and was left out.")},
    {"exchange-upgrade-unknown",
        QT_TRANSLATE_NOOP("messages", "“{name}” is no upgrade of {entry} in the list {list} and was left out.")},
    {"exchange-more-upgrades",
        QT_TRANSLATE_N_NOOP(
            "messages", "“{name}” stands here {count} times for {units} units; it was given to each of them once."),
        "units"},
    {"exchange-cannot-write",
        QT_TRANSLATE_NOOP(
            "messages", "An army cannot be written as “{format}” here; use yaml, json, code, ros, rosz or link.")},
    {"exchange-cannot-pack",
        QT_TRANSLATE_NOOP("messages", "The roster could not be packed; write it as .ros instead.")},

    // pasted text
    {"exchange-text-empty",
        QT_TRANSLATE_NOOP(
            "messages", "There is no text here; paste an army with one unit a line, like “4 x Archers”.")},
    {"exchange-text-without-list",
        QT_TRANSLATE_NOOP("messages",
            "The text does not say which list the army is from; write its name in the first line, or choose it.")},
    {"exchange-text-without-list-near",
        QT_TRANSLATE_NOOP("messages",
            "The text does not say which list the army is from; write its name in the first line, or choose it. "
            "Perhaps: {near}")},
    {"exchange-text-without-rows",
        QT_TRANSLATE_NOOP("messages",
            "No line of the text names a unit of the list {list}; write one unit a line, like “4 x Archers”.")},
    {"exchange-text-cut-short", QT_TRANSLATE_NOOP("messages", "Only the first {limit} lines were read.")},
    {"exchange-list-guessed",
        QT_TRANSLATE_NOOP("messages", "The text does not name a list; {list} has the units it names.")},
    {"exchange-from-code",
        QT_TRANSLATE_NOOP(
            "messages", "The army was read from the code in this text, which holds no notes and no names of units.")},
    {"exchange-line-unread",
        QT_TRANSLATE_NOOP("messages", "“{name}” is no unit of the list {list}; this line was left out.")},
    {"exchange-count-unread",
        QT_TRANSLATE_NOOP(
            "messages", "“{written}” is no number of {name} that an army can have (1 to {limit}); this was left out.")},

    // links
    {"exchange-no-link",
        QT_TRANSLATE_NOOP(
            "messages", "This is no link of a saved army; copy the whole address that the other program shows.")},
    {"exchange-link-too-long",
        QT_TRANSLATE_NOOP("messages", "This link is longer than {limit} characters; copy the address alone.")},
    {"exchange-link-without-list",
        QT_TRANSLATE_NOOP("messages",
            "This link holds only positions in the list “{path}”, which is not here; convert that list first, or give "
            "its JSON file along with the link.")},
    {"exchange-link-empty",
        QT_TRANSLATE_NOOP("messages", "This link names no units; save the army in the other program again.")},
    {"exchange-list-not-converted",
        QT_TRANSLATE_NOOP(
            "messages", "There is no list “{name}” here; convert the JSON file into a list of your own first.")},
    {"exchange-other-list",
        QT_TRANSLATE_NOOP(
            "messages", "The link is for the list “{path}” and was read with {name}; check that they are the same.")},
    {"exchange-position-unknown",
        QT_TRANSLATE_N_NOOP("messages", "The list {list} has no position {name} ({count} units); it was left out."),
        "count"},
    {"exchange-upgrade-without-row",
        QT_TRANSLATE_NOOP("messages", "The upgrade {written} of the link belongs to no unit and was left out.")},
    {"exchange-part-unread",
        QT_TRANSLATE_NOOP("messages", "The part “{written}” of the link was not understood and was left out.")},
    {"exchange-no-positions",
        QT_TRANSLATE_NOOP("messages",
            "A link needs the JSON file in which wm-selector numbers the rows of {list}: open that army there, read "
            "the file's path behind “jsonPath=” in the address, fetch it from the folder “json” of that site, and give "
            "it with --list.")},
    {"exchange-no-position",
        QT_TRANSLATE_NOOP("messages",
            "“{name}” of {list} has no position in the other program's list, so no link can be written; use another "
            "format.")},

    // rosters
    {"exchange-no-roster",
        QT_TRANSLATE_NOOP(
            "messages", "This XML file is no roster; export the army as a roster file in the other program.")},
    {"exchange-xml-damaged", QT_TRANSLATE_NOOP("messages", "This roster is damaged here ({reason}); export it again.")},
    {"exchange-xml-doctype",
        QT_TRANSLATE_NOOP("messages",
            "This file declares a document type, which no roster needs; delete the line that begins with <!DOCTYPE.")},
    {"exchange-xml-too-deep",
        QT_TRANSLATE_NOOP(
            "messages", "More than {limit} elements stand inside one another here; this is no roster of an army.")},
    {"exchange-too-many-selections",
        QT_TRANSLATE_NOOP(
            "messages", "This roster has too many selections for an army; check that it is the right file.")},
    {"exchange-roster-empty",
        QT_TRANSLATE_NOOP("messages", "This roster holds no force; add one in the other program and export it again.")},
    {"exchange-roster-without-list",
        QT_TRANSLATE_NOOP(
            "messages", "There is no list here for “{name}”; choose the list, or write one of that name.")},
    {"exchange-force-unknown",
        QT_TRANSLATE_NOOP("messages", "There is no list here for the force “{name}”; it was left out.")},
    {"exchange-second-force",
        QT_TRANSLATE_NOOP("messages", "The second force, {name}, was taken as the partner's army.")},
    {"exchange-force-left-out",
        QT_TRANSLATE_NOOP("messages", "The force {name} was left out; an army has one partner at most.")},
    {"exchange-wrapper-unknown",
        QT_TRANSLATE_NOOP(
            "messages", "“{name}” ({count}) is not in the list {list}; only what stands inside it was read.")},
    {"exchange-no-zip",
        QT_TRANSLATE_NOOP(
            "messages", "This file is no zip archive that can be read; export the roster again, or as .ros.")},
    {"exchange-zip-without-roster",
        QT_TRANSLATE_NOOP("messages", "There is no .ros file in this archive; export the roster again.")},
    {"exchange-zip-locked",
        QT_TRANSLATE_NOOP("messages", "This archive is locked with a password; pack the roster again without one.")},
    {"exchange-zip-too-large",
        QT_TRANSLATE_NOOP("messages",
            "The roster in this archive is larger than {limit}, more than any army needs; check that it is the "
            "right file.")},
    {"exchange-zip-damaged", QT_TRANSLATE_NOOP("messages", "This archive is damaged; export the roster again.")},

    // lists of another program: why one cannot be read
    {"exchange-no-selector-list",
        QT_TRANSLATE_NOOP("messages",
            "This is no list of wm-selector: it has no map of units; give the JSON file of one army list.")},
    {"exchange-list-without-name", QT_TRANSLATE_NOOP("messages", "This list has no name; add “name” to it.")},
    {"exchange-too-many-rows",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” has more than {limit} rows, more than any list needs; check that it is the right file.")},
    {"exchange-row-no-map",
        QT_TRANSLATE_NOOP("messages", "“{name}” has no values; give it a map with type, points and the rest.")},
    {"exchange-no-system",
        QT_TRANSLATE_NOOP("messages", "No rule system here fits the list's “{book}”; correct its “version”.")},

    // lists of another program: what has no equal
    {"exchange-name-taken",
        QT_TRANSLATE_NOOP("messages", "A list called {name} comes with the program; the new one is called {new}.")},
    {"exchange-cell",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” as {column} of {name} has no equal here: it is shown as printed, and {used} is used.")},
    {"exchange-number-missing",
        QT_TRANSLATE_NOOP("messages", "{name} has no {column}; {used} was put in, so correct it in the new list.")},
    {"exchange-free",
        QT_TRANSLATE_NOOP("messages",
            "{name} costs nothing and has no maximum; {limit} for each 1,000 points was put in, so correct it in the "
            "new list.")},
    {"exchange-no-count",
        QT_TRANSLATE_NOOP("messages",
            "{name} does not count as a unit of the army in the other program; here it counts by its type and special "
            "rules, so check its withdrawal level yourself.")},
    {"exchange-key-without-equal",
        QT_TRANSLATE_NOOP("messages", "“{key}” of {name} has no equal here and was left out.")},
    {"exchange-magic",
        QT_TRANSLATE_NOOP(
            "messages", "{name} may buy from a table of items that belongs to the other program; they were left out.")},
    {"exchange-unknown-upgrade",
        QT_TRANSLATE_NOOP(
            "messages", "{name} may take the upgrade “{upgrade}”, which the list does not hold; it was left out.")},
    {"exchange-upgrade-without-unit",
        QT_TRANSLATE_NOOP("messages", "No unit may take the upgrade {upgrade}; it was left out.")},
    {"exchange-one-of-kind",
        QT_TRANSLATE_NOOP("messages",
            "One unit of {name} cannot have {upgrade} beside its other upgrades here; give it to another unit.")},
    {"exchange-number-in-words",
        QT_TRANSLATE_NOOP("messages", "“{written}” of {name} is no number and was left out; check it yourself.")},
    {"exchange-bounds-crossed",
        QT_TRANSLATE_NOOP(
            "messages", "{name} has a minimum of {min} and a maximum of {max}; the minimum was left out.")},
    {"exchange-words-without-equal",
        QT_TRANSLATE_NOOP(
            "messages", "“{written}” of {name} has no equal here: it is kept as a note, so check it yourself.")},
    {"exchange-half-rounded-up",
        QT_TRANSLATE_NOOP(
            "messages", "“{written}” of {name} is checked, but half of an odd number is rounded up here.")},
    {"exchange-half-or-all",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” of {name} is checked as at least half; that nothing lies between half and all, check "
            "yourself.")},
    {"exchange-share-of-upgrades",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” of {name} counts other upgrades, which has no equal here: it is kept as a note, so check it "
            "yourself.")},
    {"exchange-add-on",
        QT_TRANSLATE_NOOP(
            "messages", "{upgrade} needs {name} on the same unit; here only that the army has {name} is checked.")},
    {"exchange-unknown-row",
        QT_TRANSLATE_NOOP(
            "messages", "“{written}”, which {key} of {name} names, is not in the list; it was left out.")},
    {"exchange-unknown-rule",
        QT_TRANSLATE_NOOP(
            "messages", "The special rule “{rule}” of {name} is explained nowhere in the list; it was left out.")},
    {"exchange-rule-without-text",
        QT_TRANSLATE_NOOP("messages", "The special rule {name} came without text; write it into the new list.")},
    {"exchange-too-many-limits",
        QT_TRANSLATE_NOOP("messages",
            "What {name} asks of other rows was left out, because a list file takes {limit} limits; check it "
            "yourself.")},
    {"exchange-limit-left-out",
        QT_TRANSLATE_NOOP("messages",
            "The limit “{limit}” of {name} hangs together with too many others and was left out; check it yourself.")},
    {"exchange-text-cut",
        QT_TRANSLATE_NOOP("messages", "The text of {name} was longer than a list file takes and was cut.")},

    // words in a converted list
    {"exchange-about", QT_TRANSLATE_NOOP("messages", "Converted from a list of wm-selector ({book}).")},
    {"exchange-positions",
        QT_TRANSLATE_NOOP(
            "messages", "The numbers by which wm-selector knows the rows of this list; its links are made of them.")},
    {"exchange-reading",
        QT_TRANSLATE_NOOP(
            "messages", "as the other program prints it; counted as the values and limits of this list say")},
    {"exchange-share", QT_TRANSLATE_NOOP("messages", "{written}, counted against {name}.")},
    {"exchange-larger-half",
        QT_TRANSLATE_NOOP(
            "messages", "{written}, counted against {name}; {one}, of which there is one, rounds an odd number up.")},
    {"exchange-elite",
        QT_TRANSLATE_NOOP("messages",
            "{name}: none for the first 1,000 points, one for each further 1,000; counted together with {one}, of "
            "which there is one.")},
    {"exchange-no-text", QT_TRANSLATE_NOOP("messages", "The list came without the text of this rule.")},
    {"exchange-army-rules", QT_TRANSLATE_NOOP("messages", "Army rules")},
};

} // namespace

void addExchangeMessages() { addTemplates(templates); }

} // namespace strategikon
