// What the editor of an own list shows.
#include "app/words/words.h"
#include "ownfile.h"
#include "ownlist.h"

#include <algorithm>

namespace strategikon {

namespace {

QString plain(const std::string& words) { return QString::fromStdString(words); }

} // namespace

QString OwnList::name() const { return plain(file_.textOr("name")); }

QString OwnList::about() const { return plain(file_.textOr("about")); }

QString OwnList::file() const { return id_.empty() ? QString() : plain(ownfile::fileOf(system_, id_).string()); }

int OwnList::rowOfLine(int line) const
{
    int found = -1, begin = 0;
    for (int row = 0; row < count(); ++row) {
        const Node* rows = placed_.find(rows_[row].upgrade ? "upgrades" : "entries");
        if (rows == nullptr || rows_[row].index >= static_cast<int>(rows->items().size())) {
            continue;
        }
        const int at = rows->items()[rows_[row].index].line();
        if (at <= line && at >= begin) {
            found = row;
            begin = at;
        }
    }
    if (found < 0) {
        return -1;
    }
    // A key of the file that begins after the row ends it.
    for (const Node::Entry& entry : placed_.entries()) {
        if (entry.line > begin && entry.line <= line) {
            return -1;
        }
    }
    return found;
}

QVariantList OwnList::faults() const
{
    QVariantList faults;
    for (const Fault& fault : faults_) {
        faults << QVariantMap{{"words", worded(fault.message)}, {"line", fault.place.line},
            {"row", readable() && fault.place.line > 0 ? rowOfLine(fault.place.line) : -1}};
    }
    return faults;
}

QVariantList OwnList::columns() const
{
    QVariantList columns;
    if (rules_ != nullptr) {
        const SystemFormat& format = rules_->format();
        for (const std::string& column : format.columns) {
            columns << QVariantMap{
                {"id", plain(column)}, {"label", termOf("columns", column)}, {"wide", column == format.typeColumn}};
        }
    }
    return columns;
}

QVariantList OwnList::specials() const
{
    QVariantList specials;
    if (rules_ == nullptr) {
        return specials;
    }
    if (const Node* own = file_.find("rules")) {
        for (const Node& rule : own->items()) {
            specials << QVariantMap{{"id", plain(rule.textOr("id"))}, {"name", plain(rule.textOr("name"))},
                {"text", plain(rule.textOr("text"))}};
        }
    }
    for (const SpecialRule& rule : rules_->specials(rules_->format().editions.front())) {
        specials << QVariantMap{{"id", plain(rule.id)}, {"name", ofData(rule.name)}, {"text", ofData(rule.text)}};
    }
    return specials;
}

QStringList OwnList::specialsOf(int row) const
{
    QStringList ids;
    for (const std::string& id : rowAt(row).textsOf("special")) {
        ids << plain(id);
    }
    return ids;
}

int OwnList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant OwnList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Node& row = rowAt(index.row());
    switch (role) {
    case Section:
        return rows_[index.row()].upgrade ? tr("Upgrades") : tr("Entries");
    case Upgrade:
        return rows_[index.row()].upgrade;
    case Qt::DisplayRole:
    case Name:
        return plain(row.textOr("name"));
    case PerArmy:
        return row.textOr("per") == "army";
    case Cells: {
        QStringList cells;
        for (const std::string& column : rules_->format().columns) {
            cells << plain(row.textOr(column));
        }
        return cells;
    }
    case Figures: {
        QStringList figures;
        const SystemFormat& format = rules_->format();
        for (const std::string& column : format.columns) {
            if (const std::string cell = row.textOr(column); !cell.empty()) {
                figures << termOf("columns", column) + u' '
                        + (column == format.typeColumn ? ofData(cell) : plain(cell));
            }
        }
        return figures.join(QStringLiteral(" · "));
    }
    case Special:
        return specialsOf(index.row());
    case SpecialWords: {
        QStringList names;
        const QVariantList known = specials();
        for (const std::string& id : row.textsOf("special")) {
            const auto same = std::find_if(known.begin(), known.end(),
                [&](const QVariant& rule) { return rule.toMap()["id"].toString() == plain(id); });
            names << (same != known.end() ? same->toMap()["name"].toString() : plain(id));
        }
        return names.join(QStringLiteral(", "));
    }
    case Faults:
    case FaultCells: {
        QStringList words, cells;
        const Node* rows = placed_.find(rows_[index.row()].upgrade ? "upgrades" : "entries");
        const bool same = rows != nullptr && rows_[index.row()].index < static_cast<int>(rows->items().size());
        for (const Fault& fault : faults_) {
            if (!same || rowOfLine(fault.place.line) != index.row()) {
                continue;
            }
            words << worded(fault.message);
            for (const Node::Entry& cell : rows->items()[rows_[index.row()].index].entries()) {
                if (cell.line == fault.place.line) {
                    cells << plain(cell.key);
                }
            }
        }
        return role == Faults ? words : cells;
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> OwnList::roleNames() const
{
    return {{Section, "section"}, {Name, "name"}, {Cells, "cells"}, {Figures, "figures"}, {Special, "special"},
        {SpecialWords, "specialWords"}, {PerArmy, "perArmy"}, {Faults, "faults"}, {FaultCells, "faultCells"},
        {Upgrade, "upgrade"}};
}

} // namespace strategikon
