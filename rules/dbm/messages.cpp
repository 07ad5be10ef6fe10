#include "rules/dbm/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template dbmTemplates[] = {
    {"c-in-c-number",
        QT_TRANSLATE_NOOP(
            "messages", "Commanders-in-chief: {count} chosen, exactly {least} needed; choose one general for it.")},
    {"generals-number",
        QT_TRANSLATE_NOOP("messages",
            "Generals: {count} chosen, {least} to {most} needed, each with a command of his own; the "
            "commander-in-chief "
            "counts.")},
    {"sub-generals-number", QT_TRANSLATE_NOOP("messages", "Sub-generals: {count} chosen, at most {most} allowed.")},
    {"ally-without-general",
        QT_TRANSLATE_NOOP(
            "messages", "{entry} take the field only under a general of their own; add him or leave them out.")},
    {"baggage-number",
        QT_TRANSLATE_NOOP("messages", "Elements of baggage: {count} chosen, exactly {least} needed at this size.")},
    {"camp-works-number",
        QT_TRANSLATE_NOOP("messages",
            "Works for the camp: {count} chosen, but they guard immobile baggage alone and all of it moves here; make "
            "some of the baggage immobile.")},
    {"dbm-cannot-dismount",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: only knights, cavalry, light horse and camelry that is no sham get off to fight on foot; leave "
            "“dismounts” out, or take it away with “without” where an upgrade makes it other troops.")},
    {"dbm-no-horse-transport",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: only inferior ships are horse transports; make it Shp with grade I, or leave “horse-transport” "
            "out.")},
    {"dbm-no-baggage",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: only inferior ships stand in for baggage; make it Bge, or Shp with grade I, or leave its role "
            "out.")},
    {"dbm-no-general",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: no general rides with baggage or stands on a wall; give it a type of troops, or leave its role "
            "out.")},
    {"dbm-no-double-base",
        QT_TRANSLATE_NOOP(
            "messages", "“{id}”: nobody can support such an element from behind; leave “double-base-front” out.")},
    {"dbm-doubled-cavalry",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: cavalry on a double base is ordinary in both ranks; make its grade O, or leave the double base "
            "out.")},
    {"dbm-rear-alone",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” has nobody to stand behind; give the row of the front rank “double-base-front”, or leave "
            "“double-base-rear” out.")},
    {"dbm-rear-useless",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” neither supports nor shoots over anybody of this list with “double-base-front”; change its type or "
            "grade, or leave “double-base-rear” out.")},
    {"dbm-no-built-up-area",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” serves a built-up area alone, and this list has none; add it to the terrain, or leave the row "
            "out.")},
    {"gateways-number",
        QT_TRANSLATE_NOOP(
            "messages", "Gateways of the walls: {count} chosen; a built-up area needs {least} to {most}.")},
    {"landing-troops-number",
        QT_TRANSLATE_NOOP("messages",
            "Vessels that carry troops: {count}; elements to land from them: {most}; each vessel needs one, so add "
            "some or "
            "leave vessels out.")},
    {"horse-transports-number",
        QT_TRANSLATE_NOOP("messages",
            "Only horse transports carry mounted troops, so each other vessel needs foot to land; such vessels: "
            "{count}; "
            "foot to land: {most}.")},
    {"command-undivided",
        QT_TRANSLATE_NOOP(
            "messages", "The army is not divided into commands yet; give every element and general one.")},
    {"command-unassigned", QT_TRANSLATE_NOOP("messages", "{entry}: no command yet; choose one.")},
    {"command-unknown",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: there is no “{block}” command; an army has at most {most}, so name one of those.")},
    {"command-double-base",
        QT_TRANSLATE_NOOP("messages",
            "In the {block} command {count} × {entry} stand to {base} × {of}; both ranks of a double base serve in one "
            "command, so move some to where they match.")},
    {"double-bases",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} stand behind on double bases, but only {most} in front whom they can support or shoot "
            "over: {of}.")},
    {"double-bases-nobody",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} stand behind on double bases, but there is nobody whom such elements can support or "
            "shoot over from there.")},
    {"command-without-general",
        QT_TRANSLATE_NOOP(
            "messages", "The {block} command has no general; give it one, or its elements to another command.")},
    {"command-generals",
        QT_TRANSLATE_NOOP(
            "messages", "The {block} command has {count} generals; each of them needs a command of his own.")},
    {"command-foreign",
        QT_TRANSLATE_NOOP("messages",
            "{entry} cannot serve in the {block} command: an allied contingent stands under its own general, and "
            "nobody else does.")},
    {"command-baggage",
        QT_TRANSLATE_NOOP(
            "messages", "Baggage goes with the commander-in-chief or a sub-general, not with the {block} command.")},
    {"command-baggage-parted",
        QT_TRANSLATE_NOOP("messages", "All baggage goes with one command; here it is parted among {count}.")},
};

} // namespace

void addDbmMessages() { addTemplates(dbmTemplates); }

} // namespace strategikon
