#include "optionsmodel.h"

#include "app/view/collection/stats.h"
#include "app/words/points.h"
#include "app/words/sizes.h"
#include "app/words/words.h"
#include "model/army/edit/edit.h"
#include "model/army/edit/sizes.h"

#include <algorithm>

namespace strategikon {

OptionsModel::OptionsModel(const OpenArmy& open, int line, QObject* parent)
    : QAbstractListModel(parent), open_(open), line_(line), items_(itemsNow())
{
}

// What the list offers this entry, then what the army has on it beyond that.
std::vector<OptionsModel::Item> OptionsModel::itemsNow() const
{
    std::vector<Item> items;
    const ArmyList& list = *open_.list();
    // Many sizes are picked as a number; where bodies differ, those they have are told one by one.
    const bool many = sizesAreMany(list, line_);
    const bool differ = sizes::ofLine(open_.army, list, line_) == 0;
    const auto isPicked = [&](std::size_t option) {
        return many && list.options[option].resizes
            && (!differ || edit::options(open_.army, list, line_, static_cast<int>(option)) == 0);
    };
    for (std::size_t i = 0; i < list.options.size(); ++i) {
        const auto& hosts = list.options[i].hosts;
        if (std::find(hosts.begin(), hosts.end(), line_) != hosts.end() && !isPicked(i)) {
            items.push_back({list.options[i].id, static_cast<int>(i)});
        }
    }
    for (int row : edit::rowsOf(open_.army, list, line_)) {
        for (const ChosenOption& chosen : open_.army.choices[row].options) {
            const int option = list.optionNamed(chosen.name, line_);
            const bool there = std::any_of(items.begin(), items.end(),
                [&](const Item& item) { return option >= 0 ? item.option == option : item.id == chosen.name; });
            const bool picked = option >= 0 && isPicked(static_cast<std::size_t>(option));
            if (!there && !picked) {
                items.push_back({option >= 0 ? list.options[option].id : chosen.name, option});
            }
        }
    }
    return items;
}

void OptionsModel::refresh()
{
    std::vector<Item> fresh = itemsNow();
    if (fresh.size() != items_.size()) {
        beginResetModel();
        items_ = std::move(fresh);
        endResetModel();
    } else if (!items_.empty()) {
        items_ = std::move(fresh);
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int OptionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(items_.size());
}

// Where the system prices whole bodies an upgrade may cost each entry something else.
int OptionsModel::priceOf(int option) const
{
    const Problem& problem = open_.task->problem;
    const int carrier = open_.system->format().price ? problem.form(line_, {option}) : -1;
    return carrier >= 0 ? addedBy(problem, problem.variables[carrier], option) : open_.list()->options[option].price;
}

QVariant OptionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Item& item = items_[index.row()];
    const ArmyList& list = *open_.list();
    const strategikon::Option* option = item.option >= 0 ? &list.options[item.option] : nullptr;
    switch (role) {
    case Option:
        return QString::fromStdString(item.id);
    case Qt::DisplayRole:
    case Name:
        return option != nullptr ? ofData(option->name) : QString::fromStdString(item.id);
    case Kind:
        return option != nullptr ? termOf("kinds", option->kind) : QString();
    case Price:
        return option != nullptr ? pointsNumber(priceOf(item.option), open_.system->format().parts) : 0.0;
    case Taken:
        return option != nullptr ? edit::options(open_.army, list, line_, item.option) : 1;
    case Room:
        return edit::bodies(open_.army, list, line_);
    case Most:
        return option != nullptr ? open_.most(item.id, "upgrade.") : 0;
    case Known:
        return option != nullptr;
    case Stats:
        return option != nullptr ? statsOf(*open_.system, *option, " · ") : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> OptionsModel::roleNames() const
{
    return {{Option, "option"}, {Name, "name"}, {Kind, "kind"}, {Price, "price"}, {Taken, "taken"}, {Room, "room"},
        {Most, "most"}, {Known, "known"}, {Stats, "stats"}};
}

} // namespace strategikon
