#include "model/army/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template armyTemplates[] = {
    // Reading lists.
    {"duplicate-id", QT_TRANSLATE_NOOP("messages", "Two rows have the id “{id}”; give one of them another.")},
    {"unknown-reference", QT_TRANSLATE_NOOP("messages", "There is no “{id}” here; write the id of a row that exists.")},
    {"unknown-reference-near", QT_TRANSLATE_NOOP("messages", "There is no “{id}” here; did you mean “{near}”?")},
    {"unknown-special",
        QT_TRANSLATE_NOOP(
            "messages", "There is no special rule “{id}”; write the id of one, or describe it under “rules”.")},
    {"unknown-special-near", QT_TRANSLATE_NOOP("messages", "There is no special rule “{id}”; did you mean “{near}”?")},
    {"minimum-above-maximum",
        QT_TRANSLATE_NOOP("messages", "“{id}” has a minimum of {min} above its maximum of {max}; change one of them.")},
    {"tie-without-entry",
        QT_TRANSLATE_NOOP("messages", "The tie “{id}” must name the entry that comes first; add “entry”.")},
    {"price-below-nothing",
        QT_TRANSLATE_NOOP("messages", "With its upgrades “{id}” would cost less than nothing; raise its points.")},
    {"free-without-maximum",
        QT_TRANSLATE_NOOP(
            "messages", "“{id}” costs nothing and has no maximum; give it one, or there is no end to the armies.")},
    {"no-price",
        QT_TRANSLATE_NOOP("messages",
            "The table of prices has no “{id}” of this kind ({kind}); change its columns to a kind that has one.")},
    {"house-unsaid",
        QT_TRANSLATE_NOOP("messages",
            "{system} has no points and no limits; “{key}” is a rule of your own house: say so with “house: true” "
            "above "
            "the entries.")},
    {"house-price-missing",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” has no points, but others of this house list have; give each row some, or none of them.")},
    {"years-outside-list",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” serves {years}, when there is no army of this list; correct its years or those above.")},
    {"years-backward",
        QT_TRANSLATE_NOOP("messages", "“{key}” must go from an earlier year to a later one, like [-275, -146].")},
    {"size-unclear",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” is no size; write a number like 6, the least and the most like 4-8, or each like 6/9/12.")},
    {"unset-needed",
        QT_TRANSLATE_NOOP("messages", "“{key}” cannot be taken away, every row needs it; set another value instead.")},
    {"too-many-upgrades",
        QT_TRANSLATE_NOOP("messages",
            "These upgrades can be combined in more than {most} ways; leave some out or give them to fewer entries.")},
    {"too-intertwined",
        QT_TRANSLATE_NOOP(
            "messages", "Too many limits of this list hang together to be reckoned with; leave some out.")},
    // Reading armies.
    {"army-wants-map",
        QT_TRANSLATE_NOOP("messages", "This is no army file; it begins with “system:”, “list:” and “points:”.")},
    {"army-unknown-key",
        QT_TRANSLATE_NOOP("messages", "An army file has no key “{key}” here; leave it out or correct the spelling.")},
    {"army-without-name",
        QT_TRANSLATE_NOOP(
            "messages", "“{key}” is missing here; “strategikon lists” shows every system and list as system/list.")},
    {"army-without", QT_TRANSLATE_NOOP("messages", "“{key}” is missing here; write for example “{key}: {example}”.")},
    {"army-wants-text", QT_TRANSLATE_NOOP("messages", "“{key}” must be a single text here.")},
    {"army-wants-list", QT_TRANSLATE_NOOP("messages", "“{key}” must be a list here, one item a line after “- ”.")},
    {"army-wants-number",
        QT_TRANSLATE_NOOP("messages", "“{key}: {written}” must be a whole number from {least} to {most}.")},
    {"army-number-quoted",
        QT_TRANSLATE_NOOP("messages", "“{key}” holds {written} in quotes, which is a text; write “{key}: {written}”.")},
    {"army-too-many-rows",
        QT_TRANSLATE_NOOP("messages", "{rows} rows are too many; an army has at most {most}. Join those alike.")},
    {"army-wants-flag", QT_TRANSLATE_NOOP("messages", "“{key}: {written}” must be true or false.")},
    {"army-wants-unit",
        QT_TRANSLATE_NOOP("messages", "A unit is written as “entry: archers” with a count, or as a bare name.")},
    {"army-two-blocks",
        QT_TRANSLATE_NOOP("messages", "A row stands in one command or contingent; leave one of the two keys out.")},
    {"army-year-zero",
        QT_TRANSLATE_NOOP(
            "messages", "There is no year 0: after 1 BC (-1) comes AD 1; write another year, or leave “year” out.")},
    {"army-partner-of-partner",
        QT_TRANSLATE_NOOP("messages", "A partner has no partner of its own; leave this one out.")},
    // Findings.
    {"below-minimum", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed.")},
    {"above-maximum", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed.")},
    {"over-limit",
        QT_TRANSLATE_NOOP("messages", "The army costs {points} points, {over} more than the limit of {limit}.")},
    {"upgrade-above-maximum",
        QT_TRANSLATE_NOOP("messages", "{entry} upgrade: {count} chosen, at most {most} allowed.")},
    {"upgrade-not-for-entry", QT_TRANSLATE_NOOP("messages", "{entry} cannot take the upgrade {upgrade}.")},
    {"upgrade-above-units",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} × {upgrade} for a row of {units}; there cannot be more upgrades than units.")},
    {"kind-twice",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {upgrade} does not go together with another upgrade of the same kind.")},
    {"upgrade-not-with",
        QT_TRANSLATE_NOOP("messages", "{entry}: there are no such troops with the upgrade {upgrade} and the others.")},
    {"one-of",
        QT_TRANSLATE_NOOP("messages",
            "These exclude one another, so leave one side out: {entry} on the one, {other-entry} on the other.")},
    {"out-of-years", QT_TRANSLATE_NOOP("messages", "{entry} served {years}, not in {year}.")},
    {"list-out-of-years",
        QT_TRANSLATE_NOOP("messages", "The {entry} list is for {years}, not for {year}; choose a year within.")},
    {"years-apart",
        QT_TRANSLATE_NOOP("messages",
            "These never served in the same year, so leave one side out: {entry} on the one, {other-entry} on the "
            "other.")},
    {"needs-first", QT_TRANSLATE_NOOP("messages", "{entry} must take one of these before anyone else may: {upgrade}.")},
    {"set-incomplete",
        QT_TRANSLATE_NOOP("messages",
            "{entry} is missing: it is part of a set that is bought as one for a single price; who takes a part of the "
            "set takes this as well.")},
    {"limit-broken", QT_TRANSLATE_NOOP("messages", "The limit “{entry}” of this list is not kept.")},
    {"limit-broken-least", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed.")},
    {"limit-broken-most", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed.")},
    {"limit-broken-least-when",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed with {when} in the army.")},
    {"limit-broken-most-when",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed with {when} in the army.")},
    {"limit-broken-least-share",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at least {share} of the number of {of} needed, which is {least} here.")},
    {"limit-broken-most-share",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at most {share} of the number of {of} allowed, which is {most} here.")},
    {"limit-broken-least-share-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at least {share} of the number of {of} needed with {when} in the army, which is "
            "{least} here.")},
    {"limit-broken-most-share-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at most {share} of the number of {of} allowed with {when} in the army, which is "
            "{most} here.")},
    {"limit-broken-least-each",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {count} chosen, at least as many as {of} needed, which is {least} here.")},
    {"limit-broken-most-each",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, no more than {of} allowed, which is {most} here.")},
    {"limit-broken-least-each-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at least as many as {of} needed with {when} in the army, which is {least} "
            "here.")},
    {"limit-broken-most-each-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, no more than {of} allowed with {when} in the army, which is {most} here.")},
    {"unknown-entry", QT_TRANSLATE_NOOP("messages", "The {list} list has no entry “{entry}”.")},
    {"unknown-entry-near",
        QT_TRANSLATE_NOOP("messages", "The {list} list has no entry “{entry}”; did you mean “{near}”?")},
    {"unknown-upgrade-near",
        QT_TRANSLATE_NOOP(
            "messages", "The {list} list has no upgrade “{upgrade}” (chosen for {entry}); did you mean “{near}”?")},
    {"unknown-upgrade",
        QT_TRANSLATE_NOOP("messages", "The {list} list has no upgrade “{upgrade}” (chosen for {entry}).")},
    // Changes that mend.
    {"change-add", QT_TRANSLATE_NOOP("messages", "add {count} × {entry}")},
    {"change-remove", QT_TRANSLATE_NOOP("messages", "remove {count} × {entry}")},
    {"change-add-upgrade", QT_TRANSLATE_NOOP("messages", "give {count} × {entry} the upgrade {upgrade}")},
    {"change-remove-upgrade", QT_TRANSLATE_NOOP("messages", "take the upgrade {upgrade} from {count} × {entry}")},
    {"change-assign", QT_TRANSLATE_NOOP("messages", "move {count} × {entry} to the {block}")},
    {"change-split", QT_TRANSLATE_NOOP("messages", "field {entry} as single stands")},
    {"change-join", QT_TRANSLATE_NOOP("messages", "field {entry} as whole units")},
    {"change-year", QT_TRANSLATE_NOOP("messages", "choose the year {count}")},
    {"change-rename", QT_TRANSLATE_NOOP("messages", "change {entry}")},
};

} // namespace

void addArmyMessages() { addTemplates(armyTemplates); }

} // namespace strategikon
