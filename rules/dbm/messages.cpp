#include "rules/dbm/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template dbmTemplates[] = {
    {"dbm:regular", QT_TRANSLATE_NOOP("messages", "Reg {kind}")},
    {"dbm:regular-c-in-c", QT_TRANSLATE_NOOP("messages", "Reg {kind}, C-in-C")},
    {"dbm:regular-sub-general", QT_TRANSLATE_NOOP("messages", "Reg {kind}, sub-general")},
    {"dbm:regular-ally-general", QT_TRANSLATE_NOOP("messages", "Reg {kind}, ally-general")},
    {"dbm:irregular", QT_TRANSLATE_NOOP("messages", "Irr {kind}")},
    {"dbm:irregular-c-in-c", QT_TRANSLATE_NOOP("messages", "Irr {kind}, C-in-C")},
    {"dbm:irregular-sub-general", QT_TRANSLATE_NOOP("messages", "Irr {kind}, sub-general")},
    {"dbm:irregular-ally-general", QT_TRANSLATE_NOOP("messages", "Irr {kind}, ally-general")},
    {"c-in-c-number",
        QT_TRANSLATE_NOOP("messages", "C-in-C: {count} chosen, exactly {least} needed; make one general the C-in-C.")},
    {"generals-number",
        QT_TRANSLATE_NOOP("messages",
            "Generals: {count} chosen, {least} to {most} needed including the C-in-C, each with his own command.")},
    {"sub-generals-number", QT_TRANSLATE_NOOP("messages", "Sub-generals: {count} chosen, at most {most} allowed.")},
    {"ally-without-general",
        QT_TRANSLATE_NOOP("messages", "{entry} need their own ally-general; add him, or leave them out.")},
    {"baggage-number",
        QT_TRANSLATE_NOOP("messages", "Baggage elements: {count} chosen, exactly {least} needed at this size.")},
    {"camp-works-number",
        QT_TRANSLATE_NOOP("messages",
            "Camp works: {count} chosen, but they protect only immobile baggage and all of yours is mobile; make some "
            "of it immobile.")},
    {"dbm-cannot-dismount",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: only knights, cavalry, light horse and real camelry can dismount; leave “dismounts” out, or "
            "remove it with “without” where an upgrade turns the row into other troops.")},
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
            "“{id}”: a general cannot be baggage or a fortification; give it a troop type, or leave its role out.")},
    {"dbm-no-double-base",
        QT_TRANSLATE_NOOP(
            "messages", "“{id}”: no troops can give this element rear support; leave “double-base-front” out.")},
    {"dbm-doubled-cavalry",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: cavalry on a double base is ordinary in both ranks; make its grade O, or leave the double base "
            "out.")},
    {"dbm-rear-alone",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” has no front rank to stand behind; give that row “double-base-front”, or leave “double-base-rear” "
            "out.")},
    {"dbm-rear-useless",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” neither supports nor shoots over any “double-base-front” row of this list; change its type or "
            "grade, or leave “double-base-rear” out.")},
    {"dbm-no-built-up-area",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” is only for a built-up area, and this list has none; add one to the terrain, or leave the row "
            "out.")},
    {"gateways-number",
        QT_TRANSLATE_NOOP(
            "messages", "Gateways of the walls: {count} chosen; a built-up area needs {least} to {most}.")},
    {"landing-troops-number",
        QT_TRANSLATE_NOOP("messages",
            "Naval vessels carrying troops: {count}; elements to land: {most}. Each vessel needs one: add elements or "
            "remove vessels.")},
    {"horse-transports-number",
        QT_TRANSLATE_NOOP("messages",
            "Only horse transports carry mounted troops, so every other vessel needs foot to land. Such vessels: "
            "{count}; foot to land: {most}.")},
    {"command-undivided",
        QT_TRANSLATE_NOOP(
            "messages", "The army is not divided into commands yet; put every element and general in one.")},
    {"command-unassigned", QT_TRANSLATE_NOOP("messages", "{entry}: not in a command yet; choose one.")},
    {"command-unknown",
        QT_TRANSLATE_NOOP(
            "messages", "{entry}: there is no “{block}” command; an army has {most} at most: choose one of those.")},
    {"command-double-base",
        QT_TRANSLATE_NOOP("messages",
            "In the {block} command there are {count} × {entry} to {base} × {of}; both ranks of a double base belong "
            "to one command, so move some until they match.")},
    {"double-bases",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} in the rear of double bases, but only {most} in front that they can support or shoot "
            "over: {of}.")},
    {"double-bases-nobody",
        QT_TRANSLATE_NOOP("messages",
            "{entry}: {count} in the rear of double bases, but there is nobody in front that they can support or shoot "
            "over.")},
    {"command-without-general",
        QT_TRANSLATE_NOOP(
            "messages", "The {block} command has no general; give it one, or its elements to another command.")},
    {"command-generals",
        QT_TRANSLATE_NOOP("messages", "The {block} command has {count} generals; each needs his own command.")},
    {"command-foreign",
        QT_TRANSLATE_NOOP("messages",
            "{entry} cannot be in the {block} command: an ally-general commands his own contingent and nobody else.")},
    {"command-baggage",
        QT_TRANSLATE_NOOP("messages", "Baggage belongs to the C-in-C or a sub-general, not to the {block} command.")},
    {"command-baggage-parted",
        QT_TRANSLATE_NOOP("messages", "All baggage belongs to one command; here it is split among {count}.")},
};

} // namespace

void addDbmMessages() { addTemplates(dbmTemplates); }

} // namespace strategikon
