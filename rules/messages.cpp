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
    {"search-no-number", QT_TRANSLATE_NOOP("messages", "“{word}” needs a number after the sign, such as points<=60.")},
    {"search-no-column", QT_TRANSLATE_NOOP("messages", "No list has a column “{wanted}”; try points.")},
    {"search-no-column-near",
        QT_TRANSLATE_NOOP("messages", "No list has a column “{wanted}”; did you mean “{column}”?")},
    {"field-no-words", QT_TRANSLATE_NOOP("messages", "There is no list of words called “{words}”.")},
    {"field-undeclared",
        QT_TRANSLATE_NOOP("messages", "The rules ask for what no row of this table declares: {fields}.")},
    {"field-word", QT_TRANSLATE_NOOP("messages", "“{word}” is no word of this table.")},
    {"table-not-whole", QT_TRANSLATE_NOOP("messages", "This file does not hold what the program expects.")},
    {"list-printed-part",
        QT_TRANSLATE_NOOP("messages", "The rulebook prints only part of this list. Add the rest from your own book.")},
    {"list-printed-part-most",
        QT_TRANSLATE_NOOP("messages",
            "The rulebook prints only part of this list: {points} points at most. Add the rest from your own book.")},
    {"list-printed-army", QT_TRANSLATE_NOOP("messages", "The rulebook prints one ready-made army here, not a list.")},
    {"list-printed-army-most",
        QT_TRANSLATE_NOOP(
            "messages", "The rulebook prints one ready-made army here, not a list: {points} points at most.")},
    {"idle-year",
        QT_TRANSLATE_NOOP("messages", "The list {list} has no dates, so the year changes nothing; leave it out.")},
    {"idle-split",
        QT_TRANSLATE_NOOP("messages", "Under {system} nothing takes the field as single stands; leave “split” out.")},
    {"idle-contingents",
        QT_TRANSLATE_NOOP("messages", "Under {system} armies are not divided; leave the contingents out.")},
    {"idle-points",
        QT_TRANSLATE_NOOP(
            "messages", "The list {list} has no points, so the size changes nothing; leave “points” out.")},
    {"unknown-list-near", QT_TRANSLATE_NOOP("messages", "There is no army list “{list}”; did you mean “{near}”?")},
};

} // namespace

void addCatalogueMessages() { addTemplates(catalogueTemplates); }

} // namespace strategikon
