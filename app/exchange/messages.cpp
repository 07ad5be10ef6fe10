#include "app/exchange/exchange.h"

#include <QtGlobal>

namespace strategikon {

namespace {

constexpr Template templates[] = {
    // armies of any kind
    {"exchange-unknown-format",
        QT_TRANSLATE_NOOP("messages",
            "This is not an army we can read; give an army file, a roster, a link or text with one unit per line.")},
    {"exchange-list-not-army",
        QT_TRANSLATE_NOOP(
            "messages", "This file is an army list, not an army; put it in the folder of your own lists.")},
    {"exchange-size-guessed",
        QT_TRANSLATE_N_NOOP("messages", "No points limit given; the army costs {cost} points, so we used {points}."),
        "cost"},
    {"exchange-unit-unknown",
        QT_TRANSLATE_NOOP("messages", "“{name}” ({count}) is not in the list {list} and was left out.")},
    {"exchange-upgrade-unknown",
        QT_TRANSLATE_NOOP("messages", "“{name}” is not an upgrade for {entry} in the list {list} and was left out.")},
    {"exchange-more-upgrades",
        QT_TRANSLATE_N_NOOP("messages", "“{name}” appears {count} times for {units} units; each got it once."),
        "units"},
    {"exchange-cannot-write",
        QT_TRANSLATE_NOOP(
            "messages", "An army cannot be written as “{format}” here; use yaml, json, code, ros, rosz or link.")},
    {"exchange-cannot-pack",
        QT_TRANSLATE_NOOP("messages", "The roster could not be packed; write it as .ros instead.")},

    // pasted text
    {"exchange-text-empty",
        QT_TRANSLATE_NOOP("messages", "There is no text; paste an army with one unit per line, like “4 x Archers”.")},
    {"exchange-text-without-list",
        QT_TRANSLATE_NOOP("messages",
            "The text doesn’t say which army list it uses; write its name on the first line, or choose it.")},
    {"exchange-text-without-list-near",
        QT_TRANSLATE_NOOP("messages",
            "The text doesn’t say which army list it uses; write its name on the first line, or choose it. Perhaps: "
            "{near}")},
    {"exchange-text-without-rows",
        QT_TRANSLATE_NOOP(
            "messages", "No line names a unit of the list {list}; write one unit per line, like “4 x Archers”.")},
    {"exchange-text-cut-short", QT_TRANSLATE_NOOP("messages", "Only the first {limit} lines were read.")},
    {"exchange-list-guessed", QT_TRANSLATE_NOOP("messages", "The text names no list; {list} has all its units.")},
    {"exchange-list-guessed-most",
        QT_TRANSLATE_NOOP("messages",
            "The text names no list; {list} has {count} of its {rows} units, more than any other. Write the name of "
            "the list on the first line if it is another.")},
    {"exchange-second-army",
        QT_TRANSLATE_NOOP("messages",
            "Here another army begins, {name}; only one was read. Choose its list, or paste it alone, to read it.")},
    {"exchange-around-table", QT_TRANSLATE_N_NOOP("messages", "The table was read; {count} lines beside it were not."),
        "count"},
    {"exchange-count-unsure",
        QT_TRANSLATE_NOOP("messages",
            "{name}: which number is that of the units, and which a price, is not certain; we read {count}. Write it "
            "as “{count} x {name}” if that is right.")},
    {"exchange-system-guessed",
        QT_TRANSLATE_NOOP("messages",
            "Several rule systems have a list {list}; we read it by {system}. Write the name of the rules before it if "
            "that is wrong.")},
    {"exchange-second-table",
        QT_TRANSLATE_NOOP("messages", "Another table begins here; we added its rows to the same army.")},
    {"exchange-struck-out", QT_TRANSLATE_NOOP("messages", "“{name}” is struck out or not ticked and was left out.")},
    {"exchange-count-missing", QT_TRANSLATE_NOOP("messages", "No number stands beside {name}; we read one.")},
    {"exchange-read-as-upgrade",
        QT_TRANSLATE_NOOP("messages", "“{name}” was read as an upgrade of {entry}; write “1 x” before a unit.")},
    {"exchange-read-as-unit",
        QT_TRANSLATE_NOOP("messages", "“{name}” stands below {entry} and was read as a unit; check that it is one.")},
    {"exchange-code-damaged",
        QT_TRANSLATE_NOOP("messages", "The army code here is damaged and was passed over; copy all of it.")},
    {"exchange-more-codes",
        QT_TRANSLATE_N_NOOP(
            "messages", "{count} more army codes in this text were left out; paste one code at a time."),
        "count"},
    {"exchange-from-code",
        QT_TRANSLATE_NOOP(
            "messages", "The army was read from the code in this text; a code carries no notes or unit names.")},
    {"exchange-line-unread",
        QT_TRANSLATE_NOOP("messages", "“{name}” is not in the list {list}; this line was left out.")},
    {"exchange-count-unread",
        QT_TRANSLATE_NOOP("messages", "“{written}” is not a possible number of {name} (1 to {limit}); left out.")},

    // links
    {"exchange-no-link",
        QT_TRANSLATE_NOOP(
            "messages", "This is not the link of a saved army; copy the whole address from the other program.")},
    {"exchange-link-too-long",
        QT_TRANSLATE_NOOP("messages", "This link is longer than {limit} characters; copy the address alone.")},
    {"exchange-link-without-list",
        QT_TRANSLATE_NOOP("messages",
            "This link only counts positions in the list “{path}”, which we don’t have; convert that list first, or "
            "give its JSON file with the link.")},
    {"exchange-link-empty",
        QT_TRANSLATE_NOOP("messages", "This link names no units; save the army in the other program again.")},
    {"exchange-list-not-converted",
        QT_TRANSLATE_NOOP(
            "messages", "We have no list “{name}”; convert its JSON file into a list of your own first.")},
    {"exchange-other-list",
        QT_TRANSLATE_NOOP(
            "messages", "The link is for the list “{path}” and was read as {name}; check that they match.")},
    {"exchange-position-unknown",
        QT_TRANSLATE_N_NOOP("messages", "The list {list} has no position {name} ({count} units); it was left out."),
        "count"},
    {"exchange-upgrade-without-row",
        QT_TRANSLATE_NOOP("messages", "Upgrade {written} of the link belongs to no unit and was left out.")},
    {"exchange-part-unread",
        QT_TRANSLATE_NOOP("messages", "The part “{written}” of the link was not understood and was left out.")},
    {"exchange-no-positions",
        QT_TRANSLATE_NOOP("messages",
            "A link needs wm-selector’s own JSON file for {list}: open that army there, look for the path after "
            "“jsonPath=” in the address, download that file from the site’s “json” folder, and give it with --list.")},
    {"exchange-no-position",
        QT_TRANSLATE_NOOP("messages",
            "The other program’s list has no “{name}” of {list}, so no link can be written; use another format.")},

    // rosters
    {"exchange-no-roster",
        QT_TRANSLATE_NOOP(
            "messages", "This XML file is not a roster; export the army as a roster file from the other program.")},
    {"exchange-xml-damaged", QT_TRANSLATE_NOOP("messages", "This roster is damaged ({reason}); export it again.")},
    {"exchange-xml-doctype",
        QT_TRANSLATE_NOOP("messages",
            "This file declares a document type, which a roster never needs; delete the line that begins with "
            "<!DOCTYPE.")},
    {"exchange-xml-too-deep",
        QT_TRANSLATE_NOOP("messages", "More than {limit} levels of elements: this is not the roster of an army.")},
    {"exchange-too-many-selections",
        QT_TRANSLATE_NOOP(
            "messages", "This roster has too many selections for an army; check that it’s the right file.")},
    {"exchange-roster-empty",
        QT_TRANSLATE_NOOP("messages", "This roster holds no force; add one in the other program and export it again.")},
    {"exchange-roster-without-list",
        QT_TRANSLATE_NOOP("messages", "We have no list for “{name}”; choose one, or write one with that name.")},
    {"exchange-force-unknown",
        QT_TRANSLATE_NOOP("messages", "We have no list for the force “{name}”; it was left out.")},
    {"exchange-second-force",
        QT_TRANSLATE_NOOP("messages", "The second force, {name}, was read as the partner’s army.")},
    {"exchange-force-left-out",
        QT_TRANSLATE_NOOP("messages", "The force {name} was left out; an army has one partner at most.")},
    {"exchange-wrapper-unknown",
        QT_TRANSLATE_NOOP("messages", "“{name}” ({count}) is not in the list {list}; only what it contains was read.")},
    {"exchange-no-zip",
        QT_TRANSLATE_NOOP("messages", "This file is not a readable zip archive; export the roster again, or as .ros.")},
    {"exchange-zip-without-roster",
        QT_TRANSLATE_NOOP("messages", "There is no .ros file in this archive; export the roster again.")},
    {"exchange-zip-several",
        QT_TRANSLATE_NOOP("messages", "This archive holds {names}; name the one you want: {file}/NAME.")},
    {"exchange-zip-rest",
        QT_TRANSLATE_NOOP("messages", "This archive also holds {names}; to read another, name it: {file}/NAME.")},
    {"exchange-zip-locked",
        QT_TRANSLATE_NOOP("messages", "This archive is locked with a password; pack the roster again without one.")},
    {"exchange-zip-too-large",
        QT_TRANSLATE_NOOP("messages",
            "The roster in this archive is larger than {limit}, more than any army needs; check that it’s the right "
            "file.")},
    {"exchange-zip-damaged", QT_TRANSLATE_NOOP("messages", "This archive is damaged; export the roster again.")},

    // lists of another program: why one cannot be read
    {"exchange-no-selector-list",
        QT_TRANSLATE_NOOP("messages",
            "This is not a wm-selector list: it has no map of units. Give the JSON file of one army list.")},
    {"exchange-list-without-name", QT_TRANSLATE_NOOP("messages", "This list has no name; add “name” to it.")},
    {"exchange-too-many-rows",
        QT_TRANSLATE_NOOP("messages",
            "“{key}” has more than {limit} rows, more than any list needs; check that it’s the right file.")},
    {"exchange-row-no-map",
        QT_TRANSLATE_NOOP("messages", "“{name}” has no values; give it a map with type, points and the rest.")},
    {"exchange-no-system",
        QT_TRANSLATE_NOOP("messages", "We have no rule system for the list’s “{book}”; correct its “version”.")},

    // lists of another program: what has no equal
    {"exchange-name-taken",
        QT_TRANSLATE_NOOP(
            "messages", "A list called {name} already comes with the program; the new one is called {new}.")},
    {"exchange-cell",
        QT_TRANSLATE_NOOP("messages",
            "{name}: we have no match for “{written}” ({column}); it is shown as printed and counts as {used}.")},
    {"exchange-number-missing",
        QT_TRANSLATE_NOOP("messages", "{name} has no {column}; {used} was filled in: correct it in the new list.")},
    {"exchange-free",
        QT_TRANSLATE_NOOP("messages",
            "{name} is free and has no maximum; {limit} per 1,000 points was filled in: correct it in the new list.")},
    {"exchange-no-count",
        QT_TRANSLATE_NOOP("messages",
            "{name} does not count as a unit in the other program; here it counts by its type and special rules: check "
            "the withdrawal level yourself.")},
    {"exchange-key-without-equal", QT_TRANSLATE_NOOP("messages", "{name}: we have no match for “{key}”; left out.")},
    {"exchange-magic",
        QT_TRANSLATE_NOOP(
            "messages", "{name} may buy from an item table of the other program; those items were left out.")},
    {"exchange-unknown-upgrade",
        QT_TRANSLATE_NOOP("messages", "{name} may take the upgrade “{upgrade}”, which is not in the list; left out.")},
    {"exchange-upgrade-without-unit",
        QT_TRANSLATE_NOOP("messages", "No unit may take the upgrade {upgrade}; left out.")},
    {"exchange-one-of-kind",
        QT_TRANSLATE_NOOP("messages",
            "One unit of {name} cannot combine {upgrade} with its other upgrades here; give it to another unit.")},
    {"exchange-number-in-words",
        QT_TRANSLATE_NOOP("messages", "{name}: “{written}” is not a number and was left out; check it yourself.")},
    {"exchange-bounds-crossed",
        QT_TRANSLATE_NOOP(
            "messages", "{name} has a minimum of {min} and a maximum of {max}; the minimum was left out.")},
    {"exchange-words-without-equal",
        QT_TRANSLATE_NOOP(
            "messages", "{name}: we have no match for “{written}”; it is kept as a note: check it yourself.")},
    {"exchange-half-rounded-up",
        QT_TRANSLATE_NOOP("messages", "{name}: “{written}” is checked, but half of an odd number is rounded up here.")},
    {"exchange-half-or-all",
        QT_TRANSLATE_NOOP("messages",
            "{name}: “{written}” is checked as at least half; check yourself that it is either half or all.")},
    {"exchange-share-of-upgrades",
        QT_TRANSLATE_NOOP("messages",
            "{name}: “{written}” counts other upgrades, which we cannot; it is kept as a note: check it yourself.")},
    {"exchange-add-on",
        QT_TRANSLATE_NOOP(
            "messages", "{upgrade} needs {name} on the same unit; here only that the army has {name} is checked.")},
    {"exchange-unknown-row",
        QT_TRANSLATE_NOOP("messages", "{name}: “{written}” ({key}) is not in the list; left out.")},
    {"exchange-unknown-rule",
        QT_TRANSLATE_NOOP("messages", "{name}: the list does not explain the special rule “{rule}”; left out.")},
    {"exchange-rule-without-text",
        QT_TRANSLATE_NOOP("messages", "The special rule {name} has no text; write it into the new list.")},
    {"exchange-too-many-limits",
        QT_TRANSLATE_NOOP("messages",
            "What {name} requires of other rows was left out, as a list file holds {limit} limits at most; check it "
            "yourself.")},
    {"exchange-limit-left-out",
        QT_TRANSLATE_NOOP(
            "messages", "{name}: the limit “{limit}” depends on too many others and was left out; check it yourself.")},
    {"exchange-text-cut",
        QT_TRANSLATE_NOOP("messages", "The text of {name} was too long for a list file and was cut.")},

    // words in a converted list
    {"exchange-about", QT_TRANSLATE_NOOP("messages", "Converted from a list of wm-selector ({book}).")},
    {"exchange-positions",
        QT_TRANSLATE_NOOP("messages", "The numbers wm-selector gives the rows of this list; its links use them.")},
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
    {"exchange-no-text", QT_TRANSLATE_NOOP("messages", "The list has no text for this rule.")},
    {"exchange-army-rules", QT_TRANSLATE_NOOP("messages", "Army rules")},
};

} // namespace

void addExchangeMessages() { addTemplates(templates); }

} // namespace strategikon
