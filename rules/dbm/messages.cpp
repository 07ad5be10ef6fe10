#include "rules/dbm/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template templates[] = {
    {"c-in-c-number",
        QT_TRANSLATE_NOOP("messages",
            "The army has {count} commanders-in-chief; it needs exactly {least}, so choose one general for it.")},
    {"generals-number",
        QT_TRANSLATE_NOOP("messages",
            "The army has {count} generals; it needs 2 to 4, each with a command of his own, the commander-in-chief "
            "counted.")},
    {"sub-generals-number",
        QT_TRANSLATE_NOOP("messages", "The army has {count} sub-generals; at most {most} are allowed.")},
    {"ally-without-general",
        QT_TRANSLATE_NOOP(
            "messages", "{entry} take the field only under a general of their own; add him or leave them out.")},
    {"baggage-number",
        QT_TRANSLATE_NOOP(
            "messages", "The army has {count} elements of baggage; at this size it needs exactly {least}.")},
    {"gateways-number",
        QT_TRANSLATE_NOOP("messages", "The walls have {count} gateways; a built-up area needs one to three.")},
    {"landing-troops-number",
        QT_TRANSLATE_NOOP("messages",
            "Every vessel that carries troops needs an element to land; there are {count} vessels too many for them.")},
    {"horse-transports-number",
        QT_TRANSLATE_NOOP("messages",
            "Only horse transports carry mounted troops; the other vessels are {count} too many for the foot to "
            "land.")},
    {"command-undivided",
        QT_TRANSLATE_NOOP(
            "messages", "The army is not divided into commands yet; give every element and general one.")},
    {"command-unassigned", QT_TRANSLATE_NOOP("messages", "{entry} belong to no command yet; give them one.")},
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

void addDbmMessages() { addTemplates(templates); }

} // namespace strategikon
