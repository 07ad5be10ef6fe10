#include "field_file.h"

#include "model/text/message.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::field {

namespace {

constexpr Template fileTemplates[] = {
    {"battlefield-wants-json",
        QT_TRANSLATE_NOOP("messages", "A battlefield is a JSON file that begins with “{”; choose such a file.")},
    {"battlefield-wants-map", QT_TRANSLATE_NOOP("messages", "Expected keys and values here, not “{written}”.")},
    {"battlefield-unknown-key", QT_TRANSLATE_NOOP("messages", "There is no key “{key}” here; remove it.")},
    {"battlefield-without", QT_TRANSLATE_NOOP("messages", "“{key}” is missing here; add it.")},
    {"battlefield-wants-text", QT_TRANSLATE_NOOP("messages", "“{key}” must be a single text in quotes.")},
    {"battlefield-long-text", QT_TRANSLATE_NOOP("messages", "“{key}” is longer than {most} letters; shorten it.")},
    {"battlefield-wants-id",
        QT_TRANSLATE_NOOP("messages", "“{key}” takes up to 40 plain letters, digits and hyphens, not “{written}”.")},
    {"battlefield-wants-number",
        QT_TRANSLATE_NOOP("messages", "“{key}” must be a number from {least} to {most}, not “{written}”.")},
    {"battlefield-wants-whole",
        QT_TRANSLATE_NOOP("messages", "“{key}” must be a whole number from {least} to {most}, not “{written}”.")},
    {"battlefield-wants-flag", QT_TRANSLATE_NOOP("messages", "“{key}” must be true or false, not “{written}”.")},
    {"battlefield-wants-word", QT_TRANSLATE_NOOP("messages", "“{key}” must be one of {choices}, not “{written}”.")},
    {"battlefield-wants-list", QT_TRANSLATE_NOOP("messages", "“{key}” must be a list in [ ].")},
    {"battlefield-wants-seed",
        QT_TRANSLATE_NOOP("messages", "A seed is a whole number from 0 to 18446744073709551615, not “{written}”.")},
    {"battlefield-table-size",
        QT_TRANSLATE_NOOP(
            "messages", "A table measures {least} to {most} cm each way; “{key}” cannot be “{written}”.")},
    {"battlefield-too-many",
        QT_TRANSLATE_NOOP("messages", "“{key}” has {count} items; {most} is the maximum. Leave some out.")},
    {"battlefield-too-many-points",
        QT_TRANSLATE_NOOP(
            "messages", "With this feature the outlines have more than {most} points in all; draw them with fewer.")},
    {"battlefield-wants-point",
        QT_TRANSLATE_NOOP("messages", "A point is two numbers in [ ]: x and y, from -{most} to {most} cm.")},
    {"battlefield-few-points",
        QT_TRANSLATE_NOOP("messages", "An outline needs three points that lie apart; draw it larger.")},
    {"battlefield-crosses-itself",
        QT_TRANSLATE_NOOP("messages", "This outline crosses itself; draw it without a loop.")},
    {"battlefield-no-area",
        QT_TRANSLATE_NOOP("messages", "This outline encloses no area; its points must not lie on one line.")},
    {"battlefield-short-course",
        QT_TRANSLATE_NOOP("messages", "A course needs two points that lie apart; draw it longer.")},
    {"battlefield-course-width", QT_TRANSLATE_NOOP("messages", "A course must be {least} to {most} cm wide.")},
    {"battlefield-widths",
        QT_TRANSLATE_NOOP("messages", "“widths” needs at least one width, and no more than the course has points.")},
    {"battlefield-outline-or-course",
        QT_TRANSLATE_NOOP("messages", "A piece has either an “outline”, or a “course” with its “widths”.")},
    {"battlefield-no-pieces",
        QT_TRANSLATE_NOOP("messages", "The feature “{id}” has no pieces; give it one, or remove it.")},
    {"battlefield-same-id",
        QT_TRANSLATE_NOOP("messages", "There is already a feature “{id}”; give this one another id.")},
    {"battlefield-die",
        QT_TRANSLATE_NOOP("messages", "A die shows a whole number from 1 to 100; enter what it shows.")},
    {"owned-size",
        QT_TRANSLATE_NOOP("messages", "A terrain piece has either its greatest width as “across”, or an “outline”.")},
};

} // namespace

void addFieldFileMessages() { addTemplates(fileTemplates); }

} // namespace strategikon::field
