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
    {"search-no-number",
        QT_TRANSLATE_NOOP("messages", "“{word}” compares with no number; write one, such as points<=60.")},
    {"search-no-column", QT_TRANSLATE_NOOP("messages", "No list has a column “{wanted}”; there is one of points.")},
    {"search-no-column-near",
        QT_TRANSLATE_NOOP("messages", "No list has a column “{wanted}”; did you mean “{column}”?")},
    {"table-not-whole", QT_TRANSLATE_NOOP("messages", "This is not what the program expects in this file.")},
    {"list-printed-part", QT_TRANSLATE_NOOP("messages", "The rulebook prints only a part of this list.")},
    {"list-printed-part-most",
        QT_TRANSLATE_NOOP("messages", "The rulebook prints only a part of this list: {points} points at most.")},
    {"list-printed-army", QT_TRANSLATE_NOOP("messages", "The rulebook prints one army here, and no list.")},
    {"list-printed-army-most",
        QT_TRANSLATE_NOOP("messages", "The rulebook prints one army here, and no list: {points} points at most.")},
    {"unknown-list-near", QT_TRANSLATE_NOOP("messages", "There is no army list “{list}”; did you mean “{near}”?")},
};

} // namespace

void addCatalogueMessages() { addTemplates(catalogueTemplates); }

} // namespace strategikon
