#include "findingsmodel.h"

#include "app/words/changes.h"
#include "app/words/words.h"

namespace strategikon {

QVariant FindingsModel::row(int at) const
{
    return QVariant::fromValue(shown(findings_[at], *open_.system, listOf(findings_[at])));
}

void FindingsModel::show(std::vector<Finding> findings)
{
    const bool same = std::equal(
        findings.begin(), findings.end(), findings_.begin(), findings_.end(), [](const Finding& a, const Finding& b) {
            return a.code == b.code && a.entry == b.entry && a.partner == b.partner;
        });
    if (same) {
        findings_ = std::move(findings);
        tellChanged();
    } else {
        beginResetModel();
        findings_ = std::move(findings);
        endResetModel();
    }
    emit changed();
}

const Finding* FindingsModel::at(int row) const { return row >= 0 && row < count() ? &findings_[row] : nullptr; }

const ArmyList* FindingsModel::listOf(const Finding& finding) const
{
    return finding.partner ? open_.allyList.get() : open_.list();
}

QString FindingsModel::mendWords(int row) const
{
    const Finding* finding = at(row);
    const ArmyList* list = finding != nullptr ? listOf(*finding) : nullptr;
    return finding != nullptr && list != nullptr ? worded(finding->mend, *list) : QString();
}

} // namespace strategikon

#include "moc_findingsmodel.cpp"
