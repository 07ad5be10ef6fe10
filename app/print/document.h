// The printed forms of a roster.
#pragma once

#include "app/print/roster.h"
#include "app/print/sheet.h"

#include <optional>
#include <string_view>

class QPainter;

namespace strategikon::print {

enum class Document { roster, cards, rules, umpire };
enum class Paper { a4, letter };

// "roster", "cards", "rules", "umpire"; "a4", "letter". What the command line and the settings say.
std::optional<Document> documentNamed(std::string_view name);
std::optional<Paper> paperNamed(std::string_view name);

QSizeF sizeOf(Paper paper); // mm, upright

// Every form fills its pages from data alone; an army without units gives one page that says so.
Sheet layOut(const Roster& roster, Document document, Paper paper);
Sheet layOut(const Roster& roster, Document document, const QSizeF& size);

Sheet rosterSheet(const Roster& roster, const QSizeF& size);
Sheet cardSheet(const Roster& roster, const QSizeF& size);
Sheet rulesSheet(const Roster& roster, const QSizeF& size);
Sheet umpireSheet(const Roster& roster, const QSizeF& size);

} // namespace strategikon::print
