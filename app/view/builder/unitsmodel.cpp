#include "unitsmodel.h"

#include "app/view/shown.h"
#include "app/words/sizes.h"
#include "app/words/words.h"
#include "model/army/edit/edit.h"
#include "model/army/edit/sizes.h"

namespace strategikon {

void UnitsModel::show(const QString& entry)
{
    entry_ = entry.toStdString();
    refresh();
}

void UnitsModel::refresh()
{
    std::vector<int> fresh;
    for (int row = 0; row < static_cast<int>(open_.army.choices.size()); ++row) {
        const std::string& written = open_.army.choices[row].entry;
        const int line = open_.list() != nullptr ? open_.list()->lineNamed(entry_) : -1;
        if (line >= 0 ? open_.list()->lineNamed(written) == line : written == entry_) {
            fresh.push_back(row);
        }
    }
    // Rows come and go at the end, so that a control that has the keyboard stays.
    const int before = rowCount(), after = static_cast<int>(fresh.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        rows_ = std::move(fresh);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        rows_ = std::move(fresh);
        endRemoveRows();
    } else {
        rows_ = std::move(fresh);
    }
    if (after > 0) {
        emit dataChanged(index(0), index(after - 1));
    }
}

int UnitsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant UnitsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)
        || rows_[index.row()] >= static_cast<int>(open_.army.choices.size())) {
        return {};
    }
    const Choice& choice = open_.army.choices[rows_[index.row()]];
    switch (role) {
    case Row:
        return rows_[index.row()];
    case Count:
        return choice.count;
    case Qt::DisplayRole:
    case Name:
        return QString::fromStdString(choice.name);
    case Note:
        return QString::fromStdString(choice.note);
    case Block:
        return QString::fromStdString(choice.block);
    case Sizes:
        if (open_.list() != nullptr) {
            return QVariant::fromValue(shown(pickedSizes(*open_.list(), open_.list()->lineNamed(choice.entry))));
        }
        return QVariant::fromValue(QList<int>());
    case Size:
        return open_.list() != nullptr ? sizes::ofRow(choice, *open_.list()) : 0;
    case Upgrades: {
        QStringList words;
        for (const ChosenOption& chosen : choice.options) {
            const ArmyList* list = open_.list();
            const int option = list != nullptr ? list->optionNamed(chosen.name, list->lineNamed(choice.entry)) : -1;
            const QString name = option >= 0 ? ofData(list->options[option].name) : QString::fromStdString(chosen.name);
            words << (choice.count > 1 ? tr("%1 × %2").arg(edit::carried(choice, chosen)).arg(name) : name);
        }
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> UnitsModel::roleNames() const
{
    return {{Row, "row"}, {Count, "bodies"}, {Name, "name"}, {Note, "note"}, {Block, "block"}, {Upgrades, "upgrades"},
        {Sizes, "sizes"}, {Size, "size"}};
}

} // namespace strategikon
