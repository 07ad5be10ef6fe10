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
    : ShownRows(UpgradeShown::staticMetaObject, parent), open_(open), line_(line), items_(itemsNow())
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
    } else {
        items_ = std::move(fresh);
        tellChanged();
    }
}

// Where the system prices whole bodies an upgrade may cost each entry something else.
int OptionsModel::priceOf(int option) const
{
    const Problem& problem = open_.task->problem;
    const int carrier = open_.system->format().price ? problem.form(line_, {option}) : -1;
    return carrier >= 0 ? addedBy(problem, problem.variables[carrier], option) : open_.list()->options[option].price;
}

QVariant OptionsModel::row(int at) const
{
    const Item& item = items_[at];
    const ArmyList& list = *open_.list();
    UpgradeShown shown;
    shown.name = shown.option = plain(item.id);
    shown.room = edit::bodies(open_.army, list, line_);
    shown.taken = 1;
    shown.known = item.option >= 0;
    if (shown.known) {
        const Option& option = list.options[item.option];
        shown.name = translated(option.name);
        shown.kind = headingOf("kinds", option.kind);
        shown.price = pointsNumber(priceOf(item.option), open_.system->format().parts);
        shown.taken = edit::options(open_.army, list, line_, item.option);
        shown.most = open_.most(item.id, "upgrade.");
        shown.stats = statsOf(*open_.system, option, " · ");
    }
    return QVariant::fromValue(shown);
}

} // namespace strategikon

#include "moc_optionsmodel.cpp"
