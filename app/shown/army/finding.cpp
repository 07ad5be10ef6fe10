#include "finding.h"

#include "app/words/changes.h"
#include "app/words/words.h"

namespace strategikon {

FindingShown shown(const Finding& finding, const System& system, const ArmyList* list)
{
    static constexpr const char* severities[] = {"error", "warning", "note"};
    const bool told = !finding.rule.book.empty() || list == nullptr;
    FindingShown shown;
    shown.words = worded(finding);
    shown.code = plain(finding.code);
    shown.severity = QString::fromLatin1(severities[int(finding.severity)]);
    shown.severe = finding.severity == Severity::error;
    shown.entry = plain(finding.entry);
    shown.place = cited(system, told ? finding.rule : system.ruleBehind(finding, *list));
    shown.mend = list != nullptr ? worded(finding.mend, *list) : QString();
    shown.partner = finding.partner;
    return shown;
}

} // namespace strategikon

#include "moc_finding.cpp"
