#include "rules/fog/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template fogTemplates[] = {
    {"commander-in-chief",
        QT_TRANSLATE_NOOP("messages", "{count} commanders-in-chief were chosen; an army has exactly one.")},
    {"other-commanders",
        QT_TRANSLATE_NOOP("messages",
            "{count} commanders were chosen besides the commander-in-chief; an army has one to three of them.")},
    {"one-camp",
        QT_TRANSLATE_NOOP("messages", "{count} supply camps were chosen; an army has exactly one, fortified or not.")},
    {"ally-without-commander",
        QT_TRANSLATE_NOOP("messages", "{entry} take the field without a commander of their own; add one.")},
    {"commander-without-contingent",
        QT_TRANSLATE_NOOP("messages",
            "The commander of the {entry} has no battle group of his contingent and commands nobody else.")},
    {"no-battle-group",
        QT_TRANSLATE_NOOP(
            "messages", "The army has no battle group, and would be routed before it is attacked; add one at least.")},
    // Rows that are no battle groups.
    {"size-even",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” cannot have {size} bases: a battle group has an even number from 2 to 12, and 9 only where a third "
            "of it is of another type; write for example “size: 4-8” ({rule}).")},
    {"size-pair",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” cannot have {size} bases: elephants and artillery have battle groups of two; write “size: 2” "
            "({rule}).")},
    {"size-parts",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” cannot have {size} bases: they do not divide as “{mixed}” says; write “size: 6/9/12” for thirds, "
            "“size: 4-8” for halves ({rule}).")},
    {"capability-twice", QT_TRANSLATE_NOOP("messages", "“{id}” has {capability} twice; leave one of them out.")},
    {"capabilities-exclude",
        QT_TRANSLATE_NOOP(
            "messages", "“{id}”: {capability} and {other} are not had together; leave one of them out ({rule}).")},
    {"capability-not-for",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: troops of this type ({kind}) do not have {capability}; leave it out or change the type "
            "({rule}).")},
    // What Fill says of an army that is less than players field.
    {"groups-at-most",
        QT_TRANSLATE_NOOP("messages", "This list has at most {groups} battle groups at {points} points.")},
    // What an army's price rests on.
    {"prices-read",
        QT_TRANSLATE_NOOP("messages", "The points rest on our reading of prices whose print is lost: {cells}.")},
    {"prices-recovered",
        QT_TRANSLATE_NOOP("messages", "The points rest on prices made out where the print is damaged: {cells}.")},
    {"prices-corrected", QT_TRANSLATE_NOOP("messages", "The points rest on prices of your own: {cells}.")},
};

} // namespace

void addFogMessages() { addTemplates(fogTemplates); }

} // namespace strategikon
