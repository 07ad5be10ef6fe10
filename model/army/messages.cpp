#include "model/army/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template armyTemplates[] = {
    // Reading lists.
    {"duplicate-id", QT_TRANSLATE_NOOP("messages", "Two rows have the id “{id}”; change one.")},
    {"unknown-reference", QT_TRANSLATE_NOOP("messages", "There is no “{id}” here; use the id of an existing row.")},
    {"unknown-reference-near", QT_TRANSLATE_NOOP("messages", "There is no “{id}” here; did you mean “{near}”?")},
    {"unknown-special",
        QT_TRANSLATE_NOOP(
            "messages", "There is no special rule “{id}”; use an existing id, or describe it under “rules”.")},
    {"unknown-special-near", QT_TRANSLATE_NOOP("messages", "There is no special rule “{id}”; did you mean “{near}”?")},
    {"minimum-above-maximum",
        QT_TRANSLATE_NOOP("messages", "“{id}” has a minimum of {min}, above its maximum of {max}; change one.")},
    {"tie-without-entry",
        QT_TRANSLATE_NOOP("messages", "The tie “{id}” must name the entry that comes first; add “entry”.")},
    {"price-below-nothing",
        QT_TRANSLATE_NOOP("messages", "With its upgrades “{id}” would cost less than nothing; raise its points.")},
    {"free-without-maximum",
        QT_TRANSLATE_NOOP("messages", "“{id}” is free and has no maximum; give it one, or the armies are endless.")},
    {"no-price",
        QT_TRANSLATE_NOOP(
            "messages", "The points table has no “{id}” of this kind ({kind}); change its columns to a kind it has.")},
    {"house-unsaid",
        QT_TRANSLATE_NOOP("messages",
            "{system} has no points and no limits, so “{key}” is a house rule: say so with “house: true” above the "
            "entries.")},
    {"house-price-missing",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” has no points, but other rows of this house list have; give every row points, or none.")},
    {"years-outside-list",
        QT_TRANSLATE_NOOP("messages", "“{id}” serves {years}, outside the years of this list; correct one of them.")},
    {"years-backward",
        QT_TRANSLATE_NOOP("messages", "“{key}” must go from an earlier year to a later one, like [-275, -146].")},
    {"size-unclear",
        QT_TRANSLATE_NOOP("messages",
            "“{written}” is not a size; write a number like 6, a range like 4-8, or each size like 6/9/12.")},
    {"unset-needed",
        QT_TRANSLATE_NOOP("messages", "“{key}” cannot be removed, as every row needs it; set another value instead.")},
    {"too-many-upgrades",
        QT_TRANSLATE_NOOP("messages",
            "These upgrades combine in more than {most} ways; leave some out, or allow them to fewer entries.")},
    {"too-intertwined",
        QT_TRANSLATE_NOOP("messages", "Too many limits of this list depend on each other; leave some out.")},
    // Reading armies.
    {"army-wants-map",
        QT_TRANSLATE_NOOP("messages", "This is not an army file; one begins with “system:”, “list:” and “points:”.")},
    {"army-unknown-key",
        QT_TRANSLATE_NOOP("messages", "An army file has no key “{key}” here; leave it out or correct the spelling.")},
    {"army-without-name",
        QT_TRANSLATE_NOOP(
            "messages", "“{key}” is missing here; “strategikon lists” shows every system and list as system/list.")},
    {"army-without", QT_TRANSLATE_NOOP("messages", "“{key}” is missing here; write for example “{key}: {example}”.")},
    {"army-wants-text", QT_TRANSLATE_NOOP("messages", "“{key}” must be a single text here.")},
    {"army-wants-list", QT_TRANSLATE_NOOP("messages", "“{key}” must be a list here, one item per line after “- ”.")},
    {"army-wants-number",
        QT_TRANSLATE_NOOP("messages", "“{key}: {written}” must be a whole number from {least} to {most}.")},
    {"army-number-quoted",
        QT_TRANSLATE_NOOP(
            "messages", "“{key}” has {written} in quotes, which makes it text; write “{key}: {written}”.")},
    {"army-too-many-rows",
        QT_TRANSLATE_NOOP("messages", "{rows} rows are too many; an army has {most} at most. Merge identical ones.")},
    {"army-wants-flag", QT_TRANSLATE_NOOP("messages", "“{key}: {written}” must be true or false.")},
    {"army-wants-unit",
        QT_TRANSLATE_NOOP("messages", "A unit is written as “entry: archers” with a count, or as a bare name.")},
    {"army-two-blocks",
        QT_TRANSLATE_NOOP("messages", "A row is in one command or contingent; leave one of the two keys out.")},
    {"army-year-zero",
        QT_TRANSLATE_NOOP(
            "messages", "There is no year 0: after 1 BC (-1) comes AD 1; write another year, or leave “year” out.")},
    {"army-partner-of-partner", QT_TRANSLATE_NOOP("messages", "A partner cannot have a partner; leave this one out.")},
    // Findings.
    {"below-minimum", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed.")},
    {"above-maximum", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed.")},
    {"over-limit",
        QT_TRANSLATE_NOOP("messages", "The army costs {points} points, {over} more than the limit of {limit}.")},
    {"upgrade-above-maximum",
        QT_TRANSLATE_NOOP("messages", "Upgrade {entry}: {count} chosen, at most {most} allowed.")},
    {"upgrade-not-for-entry", QT_TRANSLATE_NOOP("messages", "{entry} cannot take the upgrade {upgrade}.")},
    {"upgrade-above-units",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {count} × {upgrade} for {units}; you cannot have more upgrades than units.")},
    {"kind-twice",
        QT_TRANSLATE_NOOP("messages", "{entry}: {upgrade} cannot be combined with another upgrade of the same kind.")},
    {"upgrade-not-with",
        QT_TRANSLATE_NOOP("messages", "{entry}: the upgrade {upgrade} does not work with the others.")},
    {"one-of", QT_TRANSLATE_NOOP("messages", "These exclude each other: either {entry} or {other-entry}. Drop one.")},
    {"out-of-years", QT_TRANSLATE_NOOP("messages", "{entry} served {years}, not in {year}.")},
    {"list-out-of-years",
        QT_TRANSLATE_NOOP("messages", "The {entry} list is for {years}, not for {year}; choose a year within.")},
    {"years-apart",
        QT_TRANSLATE_NOOP(
            "messages", "These never served in the same year: either {entry} or {other-entry}. Drop one.")},
    {"needs-first", QT_TRANSLATE_NOOP("messages", "{entry} must have one of these before anyone else may: {upgrade}.")},
    {"set-incomplete",
        QT_TRANSLATE_NOOP("messages", "{entry} is missing: it comes as one set for one price, so take the whole set.")},
    {"limit-broken", QT_TRANSLATE_NOOP("messages", "The list’s limit “{entry}” is broken.")},
    {"limit-broken-least", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed.")},
    {"limit-broken-most", QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed.")},
    {"limit-broken-least-when",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed with {when} in the army.")},
    {"limit-broken-most-when",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed with {when} in the army.")},
    {"limit-broken-least-share",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {count} chosen, at least {least} needed ({share} of the number of {of}).")},
    {"limit-broken-most-share",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {count} chosen, at most {most} allowed ({share} of the number of {of}).")},
    {"limit-broken-least-share-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at least {least} needed with {when} in the army ({share} of the number of "
            "{of}).")},
    {"limit-broken-most-share-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at most {most} allowed with {when} in the army ({share} of the number of "
            "{of}).")},
    {"limit-broken-least-each",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at least {least} needed (as many as {of}).")},
    {"limit-broken-most-each",
        QT_TRANSLATE_NOOP("messages", "{entry}: {count} chosen, at most {most} allowed (no more than {of}).")},
    {"limit-broken-least-each-when",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: {count} chosen, at least {least} needed with {when} in the army (as many as {of}).")},
    {"limit-broken-most-each-when",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} chosen, at most {most} allowed with {when} in the army (no more than {of}).")},
    {"unknown-entry", QT_TRANSLATE_NOOP("messages", "The {list} list has no entry “{entry}”.")},
    {"unknown-entry-near",
        QT_TRANSLATE_NOOP("messages", "The {list} list has no entry “{entry}”; did you mean “{near}”?")},
    {"unknown-upgrade-near",
        QT_TRANSLATE_NOOP(
            "messages", "The {list} list has no upgrade “{upgrade}” (chosen for {entry}); did you mean “{near}”?")},
    {"unknown-upgrade",
        QT_TRANSLATE_NOOP("messages", "The {list} list has no upgrade “{upgrade}” (chosen for {entry}).")},
    // Changes that mend.
};

} // namespace

void addArmyMessages() { addTemplates(armyTemplates); }

} // namespace strategikon
