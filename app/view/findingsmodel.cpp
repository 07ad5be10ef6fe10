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
    case Place: {
        const Source source = finding.rule.book.empty() ? desk_.system->ruleOf(finding.code) : finding.rule;
        return cited(*desk_.system, source);
    }
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

QString FindingsModel::mendWords(int row) const
{
    const Finding* finding = at(row);
    const ArmyList* list = finding != nullptr && finding->partner ? desk_.allyList.get() : desk_.list();
    return finding != nullptr && list != nullptr ? worded(finding->mend, *list) : QString();
}

} // namespace strategikon
