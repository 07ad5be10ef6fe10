#include "rules/fog/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template fogTemplates[] = {
    {"commander-in-chief", QT_TRANSLATE_NOOP("messages", "C-in-C: {count} chosen; an army has exactly one.")},
    {"other-commanders",
        QT_TRANSLATE_NOOP("messages", "Commanders besides the C-in-C: {count} chosen; an army has one to three.")},
    {"one-camp",
        QT_TRANSLATE_NOOP("messages", "Supply camps: {count} chosen; an army has exactly one, fortified or not.")},
    {"ally-without-commander", QT_TRANSLATE_NOOP("messages", "{entry} need their own allied commander; add one.")},
    {"commander-without-contingent",
        QT_TRANSLATE_NOOP(
            "messages", "The commander of the {entry} has no allied battle group to command; add one, or remove him.")},
    {"no-battle-group",
        QT_TRANSLATE_NOOP(
            "messages", "The army has no battle groups and would count as routed at once; add at least one.")},
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
            "“{id}” cannot have {size} bases: that does not split as “{mixed}” says; write “size: 6/9/12” for thirds, "
            "“size: 4-8” for halves ({rule}).")},
    {"capability-twice", QT_TRANSLATE_NOOP("messages", "“{id}” has {capability} twice; leave one out.")},
    {"capabilities-exclude",
        QT_TRANSLATE_NOOP("messages", "“{id}”: {capability} and {other} cannot be combined; leave one out ({rule}).")},
    {"capability-not-for",
        QT_TRANSLATE_NOOP("messages",
            "“{id}”: troops of this type ({kind}) cannot have {capability}; leave it out or change the type "
            "({rule}).")},
    // What Fill says of an army that is less than players field.
    {"groups-at-most",
        QT_TRANSLATE_NOOP("messages", "This list has at most {groups} battle groups at {points} points.")},
    // What an army's price rests on.
    {"prices-read",
        QT_TRANSLATE_NOOP("messages", "The points use our own reading where the printed value is lost: {cells}.")},
    {"prices-recovered", QT_TRANSLATE_NOOP("messages", "The points use values made out from damaged print: {cells}.")},
    {"prices-corrected", QT_TRANSLATE_NOOP("messages", "The points use your own corrections: {cells}.")},
};

} // namespace

void addFogMessages() { addTemplates(fogTemplates); }

} // namespace strategikon
