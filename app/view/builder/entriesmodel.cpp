#include "entriesmodel.h"

#include "app/view/collection/stats.h"
#include "app/view/shown.h"
#include "app/words/points.h"
#include "app/words/sizes.h"
#include "app/words/words.h"
#include "model/army/edit/edit.h"
#include "model/army/edit/sizes.h"
#include "optionsmodel.h"
#include "rules/arms.h"

#include <algorithm>

namespace strategikon {

EntriesModel::EntriesModel(const OpenArmy& open, QObject* parent) : QAbstractListModel(parent), open_(open) {}

std::vector<std::string> EntriesModel::unknownNow() const
{
    std::vector<std::string> unknown;
    for (const Choice& choice : open_.army.choices) {
        const bool known = open_.list() != nullptr && open_.list()->lineNamed(choice.entry) >= 0;
        if (!known && std::find(unknown.begin(), unknown.end(), choice.entry) == unknown.end()) {
            unknown.push_back(choice.entry);
        }
    }
    return unknown;
}

std::vector<std::string> EntriesModel::idsNow() const
{
    std::vector<std::string> ids;
    if (const ArmyList* list = open_.list()) {
        ids.push_back(list->system + '/' + list->id);
        for (const Line& line : list->lines) {
            ids.push_back(line.id + '/' + typeOf(*open_.system, line).toStdString());
        }
        for (int column : statColumns(*open_.system, *list)) {
            ids.push_back(std::to_string(column));
        }
    }
    return ids;
}

void EntriesModel::reload()
{
    if (std::vector<std::string> ids = idsNow(); ids == ids_ && !ids.empty()) {
        refresh(); // another size or edition: the same rows, which stay where they are
        return;
    } else {
        ids_ = std::move(ids);
    }
    remake();
}

void EntriesModel::remake()
{
    beginResetModel();
    for (const Item& item : items_) {
        if (item.options != nullptr) {
            item.options->deleteLater();
        }
    }
    items_.clear();
    columns_.clear();
    if (const ArmyList* list = open_.list()) {
        columns_ = statColumns(*open_.system, *list);
        // Groups in the order of their first entry, so that each stands together.
        std::vector<QString> groups;
        for (int line = 0; line < static_cast<int>(list->lines.size()); ++line) {
            if (std::find(groups.begin(), groups.end(), group(line)) == groups.end()) {
                groups.push_back(group(line));
            }
        }
        for (const QString& name : groups) {
            for (int line = 0; line < static_cast<int>(list->lines.size()); ++line) {
                if (group(line) == name) {
                    items_.push_back({line, {}, new OptionsModel(open_, line, this)});
                }
            }
        }
    }
    for (const std::string& written : unknownNow()) {
        items_.push_back({-1, written, nullptr});
    }
    endResetModel();
}

void EntriesModel::refresh()
{
    const std::vector<std::string> unknown = unknownNow();
    const auto first = std::find_if(items_.begin(), items_.end(), [](const Item& item) { return item.line < 0; });
    const bool same = std::equal(first, items_.end(), unknown.begin(), unknown.end(),
        [](const Item& item, const std::string& written) { return item.written == written; });
    if (!same) {
        remake();
        return;
    }
    for (const Item& item : items_) {
        if (item.options != nullptr) {
            item.options->refresh();
        }
    }
    if (!items_.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int EntriesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(items_.size());
}

QString EntriesModel::group(int line) const
{
    const Line& row = open_.list()->lines[line];
    return row.leader ? tr("Commanders") : typeOf(*open_.system, row);
}

// What the list still asks for or no longer allows, in words.
QString EntriesModel::status(int line) const
{
    const std::string& id = open_.list()->lines[line].id;
    const int least = open_.least(id), most = open_.most(id), taken = open_.counted(id);
    const SystemFormat& format = open_.system->format();
    // Bounds that count the stands of larger bodies say so: "6 to 12 bases".
    const auto amount = [&](int number) {
        return format.countsStands && format.sizeStep > 0 ? translated(std::to_string(number) + " " + format.standsName)
                                                          : QString::number(number);
    };
    if (least > 0 && taken < least) {
        return taken == 0 ? tr("compulsory: %1 needed").arg(amount(least))
                          : tr("compulsory: %1 more needed").arg(amount(least - taken));
    }
    if (most >= 0 && taken > most) {
        return most == 0 ? tr("none allowed") : tr("%1 too many").arg(amount(taken - most));
    }
    if (least > 0 && most == least) {
        return tr("exactly %1").arg(amount(least));
    }
    if (least > 0 && most > 0) {
        return tr("%1 to %2").arg(QString::number(least), amount(most));
    }
    if (least > 0) {
        return tr("at least %1").arg(amount(least));
    }
    return most >= 0 ? tr("up to %1").arg(amount(most)) : tr("any number");
}

QVariant EntriesModel::unknownData(const Item& item, int role) const
{
    int taken = 0;
    for (const Choice& choice : open_.army.choices) {
        taken += choice.entry == item.written ? choice.count : 0;
    }
    switch (role) {
    case Entry:
    case Qt::DisplayRole:
    case Search:
    case Name:
        return QString::fromStdString(item.written);
    case Group:
        return tr("Not in this list");
    case Cells:
        return QStringList();
    case Taken:
        return taken;
    case Status:
        return tr("not in this list; kept until you remove it");
    case State:
        return 2;
    case Least:
    case Most:
        return -1;
    case Known:
    case Leader:
    case Locked:
        return false;
    case Price:
    case OptionCount:
    case Size:
        return 0;
    case Sizes:
        return QVariant::fromValue(QList<int>());
    case Options:
        return QVariant::fromValue<QObject*>(nullptr);
    default:
        return QString();
    }
}

QVariant EntriesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Item& item = items_[index.row()];
    if (item.line < 0) {
        return unknownData(item, role);
    }
    const Line& line = open_.list()->lines[item.line];
    const int taken = edit::bodies(open_.army, *open_.list(), item.line);
    switch (role) {
    case Entry:
        return QString::fromStdString(line.id);
    case Qt::DisplayRole:
    case Name:
        return translated(line.name);
    case Arm:
        return QString::fromStdString(armOf(open_.system->format(), *open_.list(), item.line));
    case Group:
        return group(item.line);
    case Own: {
        QStringList names;
        for (int row : edit::rowsOf(open_.army, *open_.list(), item.line)) {
            if (!open_.army.choices[row].name.empty()) {
                names << QString::fromStdString(open_.army.choices[row].name);
            }
        }
        return names.join(QStringLiteral(", "));
    }
    case Cells:
        return statCells(line, columns_);
    case StatsText:
        return statsOf(*open_.system, line, QStringLiteral("   "));
    case Specials:
        return specialsOf(*open_.system, *open_.list(), line);
    case Price:
        return pointsNumber(line.price, open_.system->format().parts);
    case Taken:
        return taken;
    case Least:
        return open_.least(line.id);
    case Most:
        return open_.most(line.id);
    case Status:
        return status(item.line);
    case State: { // 0 fine, 1 too few, 2 too many
        const int least = open_.least(line.id), most = open_.most(line.id), counted = open_.counted(line.id);
        return least > counted ? 1 : most >= 0 && counted > most ? 2 : 0;
    }
    case Locked:
        return open_.locked.contains(line.id);
    case Known:
        return true;
    case Leader:
        return line.leader;
    case Reading:
        return ofReading(line.reading);
    case Options:
        return QVariant::fromValue<QObject*>(item.options);
    case OptionCount:
        return item.options->rowCount();
    case Sizes:
        return QVariant::fromValue(shown(pickedSizes(*open_.list(), item.line)));
    case Size:
        return sizes::ofLine(open_.army, *open_.list(), item.line);
    case Search:
        return QString(translated(line.name) + u' ' + plain(line.name) + u' ' + group(item.line) + u' '
            + specialsOf(*open_.system, *open_.list(), line) + u' ' + data(index, Own).toString());
    default:
        return {};
    }
}

QHash<int, QByteArray> EntriesModel::roleNames() const
{
    return {{Entry, "entry"}, {Name, "name"}, {Arm, "arm"}, {Group, "group"}, {Own, "own"}, {Cells, "cells"},
        {StatsText, "stats"}, {Specials, "specials"}, {Price, "price"}, {Taken, "taken"}, {Least, "least"},
        {Most, "most"}, {Status, "status"}, {State, "standing"}, {Locked, "locked"}, {Known, "known"},
        {Leader, "leader"}, {Reading, "reading"}, {Options, "options"}, {OptionCount, "optionCount"}, {Sizes, "sizes"},
        {Size, "size"}};
}

void EntriesFilter::setSearch(const QString& search)
{
    if (search != search_) {
        search_ = search;
        invalidateFilter();
        emit changed();
    }
}

void EntriesFilter::setTakenOnly(bool only)
{
    if (only != takenOnly_) {
        takenOnly_ = only;
        invalidateFilter();
        emit changed();
    }
}

QString EntriesFilter::entryAt(int row) const { return data(index(row, 0), EntriesModel::Entry).toString(); }

int EntriesFilter::rowOf(const QString& entry) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (entryAt(row) == entry) {
            return row;
        }
    }
    return -1;
}

bool EntriesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex at = sourceModel()->index(row, 0, parent);
    if (takenOnly_ && at.data(EntriesModel::Taken).toInt() == 0) {
        return false;
    }
    return search_.isEmpty()
        || at.data(EntriesModel::Search).toString().contains(search_.trimmed(), Qt::CaseInsensitive);
}

} // namespace strategikon

#include "moc_entriesmodel.cpp"
