#include "findingsmodel.h"

#include "app/words/changes.h"
#include "app/words/words.h"

namespace strategikon {

int FindingsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Finding& finding = findings_[index.row()];
    switch (role) {
    case Code:
        return QString::fromStdString(finding.code);
    case Qt::DisplayRole:
    case Words:
        return worded(finding);
    case Partner:
        return finding.partner;
    case Place:
        return place(finding);
    case Severe:
        return finding.severity == Severity::error;
    case Mend:
        return mendWords(index.row());
    case Entry:
        return QString::fromStdString(finding.entry);
    default:
        return {};
    }
}

QHash<int, QByteArray> FindingsModel::roleNames() const
{
    return {{Code, "code"}, {Words, "words"}, {Place, "place"}, {Severe, "severe"}, {Mend, "mend"}, {Entry, "entry"},
        {Partner, "partner"}};
}

void FindingsModel::show(std::vector<Finding> findings)
{
    const bool same = std::equal(
        findings.begin(), findings.end(), findings_.begin(), findings_.end(), [](const Finding& a, const Finding& b) {
            return a.code == b.code && a.entry == b.entry && a.partner == b.partner;
        });
    if (same) {
        findings_ = std::move(findings);
        if (!findings_.empty()) {
            emit dataChanged(index(0), index(count() - 1));
        }
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

QString FindingsModel::place(const Finding& finding) const
{
    const ArmyList* list = listOf(finding);
    const bool told = !finding.rule.book.empty() || list == nullptr;
    return cited(*open_.system, told ? finding.rule : open_.system->ruleBehind(finding, *list));
}

QString FindingsModel::mendWords(int row) const
{
    const Finding* finding = at(row);
    const ArmyList* list = finding != nullptr ? listOf(*finding) : nullptr;
    return finding != nullptr && list != nullptr ? worded(finding->mend, *list) : QString();
}

} // namespace strategikon
