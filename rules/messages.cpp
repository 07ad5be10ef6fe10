#include "model/text/message.h"
#include "rules/catalogue.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template catalogueTemplates[] = {
    {"unknown-system", QT_TRANSLATE_NOOP("messages", "There is no rule system “{system}”; did you mean “{near}”?")},
    {"unknown-edition", QT_TRANSLATE_NOOP("messages", "There is no edition “{edition}”; write one of: {known}.")},
    {"unknown-list",
        QT_TRANSLATE_NOOP("messages", "There is no army list “{list}”; “strategikon lists” shows them all.")},
    {"unknown-list-near", QT_TRANSLATE_NOOP("messages", "There is no army list “{list}”; did you mean “{near}”?")},
};

} // namespace

void addCatalogueMessages() { addTemplates(catalogueTemplates); }

} // namespace strategikon
