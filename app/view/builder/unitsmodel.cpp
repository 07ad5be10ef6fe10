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
    tellChanged();
}

QVariant UnitsModel::row(int at) const
{
    BodiesShown shown;
    if (rows_[at] >= static_cast<int>(open_.army.choices.size())) {
        return QVariant::fromValue(shown);
    }
    const Choice& choice = open_.army.choices[rows_[at]];
    shown.name = plain(choice.name);
    shown.row = rows_[at];
    shown.bodies = choice.count;
    shown.note = plain(choice.note);
    shown.block = plain(choice.block);
    shown.upgrades = upgradesOf(choice);
    if (const ArmyList* list = open_.list()) {
        shown.sizes = strategikon::shown(pickedSizes(*list, list->lineNamed(choice.entry)));
        shown.size = sizes::ofRow(choice, *list);
    }
    return QVariant::fromValue(shown);
}

QString UnitsModel::upgradesOf(const Choice& choice) const
{
    QStringList words;
    for (const ChosenOption& chosen : choice.options) {
        const ArmyList* list = open_.list();
        const int option = list != nullptr ? list->optionNamed(chosen.name, list->lineNamed(choice.entry)) : -1;
        const QString name = option >= 0 ? translated(list->options[option].name) : plain(chosen.name);
        words << (choice.count > 1 ? tr("%1 × %2").arg(edit::carried(choice, chosen)).arg(name) : name);
    }
    return words.join(QStringLiteral(", "));
}

} // namespace strategikon

#include "moc_unitsmodel.cpp"
