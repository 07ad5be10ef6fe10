#include "app/print/document.h"

namespace strategikon::print {

std::optional<Document> documentNamed(std::string_view name)
{
    if (name == "roster")
        return Document::roster;
    if (name == "cards")
        return Document::cards;
    if (name == "rules")
        return Document::rules;
    if (name == "umpire")
        return Document::umpire;
    return std::nullopt;
}

std::optional<Paper> paperNamed(std::string_view name)
{
    if (name == "a4")
        return Paper::a4;
    if (name == "letter")
        return Paper::letter;
    return std::nullopt;
}

QSizeF sizeOf(Paper paper) { return paper == Paper::a4 ? QSizeF(210, 297) : QSizeF(215.9, 279.4); }

Sheet layOut(const Roster& roster, Document document, Paper paper) { return layOut(roster, document, sizeOf(paper)); }

Sheet layOut(const Roster& roster, Document document, const QSizeF& size)
{
    switch (document) {
    case Document::cards:
        return cardSheet(roster, size);
    case Document::rules:
        return rulesSheet(roster, size);
    case Document::umpire:
        return umpireSheet(roster, size);
    case Document::roster:
        break;
    }
    return rosterSheet(roster, size);
}

} // namespace strategikon::print
