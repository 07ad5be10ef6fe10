#include "rules/fog/messages.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template templates[] = {
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
};

} // namespace

void addFogMessages() { addTemplates(templates); }

} // namespace strategikon
