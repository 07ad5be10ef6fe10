// What the editor of an own list shows.
#include "app/words/words.h"
#include "newlist.h"
#include "ownlimit.h"
#include "ownlist.h"

#include <algorithm>

namespace strategikon {

QString OwnList::name() const { return plain(file_.textOr("name")); }

QString OwnList::about() const { return plain(file_.textOr("about")); }

QString OwnList::file() const { return id_.empty() ? QString() : plain(ownfile::fileOf(system_, id_).string()); }

int OwnList::rowOfLine(int line) const
{
    int found = -1, begin = 0;
    for (int row = 0; row < count(); ++row) {
        const Node* rows = placed_.find(rows_[row].key);
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

QVariantList OwnList::kinds() const
{
    QVariantList kinds;
    for (const std::string& kind : ownfile::kindsOf(system_)) {
        kinds << QVariantMap{{"id", plain(kind)}, {"name", termOf("kinds", kind)}};
    }
    return kinds;
}

QVariantList OwnList::named(const char* key) const
{
    QVariantList rows;
    for (const Node& row : ownfile::rowsOf(file_, key)) {
        rows << QVariantMap{{"id", plain(row.textOr("id"))}, {"name", ofData(row.textOr("name"))}};
    }
    return rows;
}

// With `upgrade` among the upgrades first; an id that is neither stays as it is written.
QString OwnList::nameOf(const std::string& id, bool upgrade) const
{
    for (const QVariantList& rows :
        {named(upgrade ? "upgrades" : "entries"), named(upgrade ? "entries" : "upgrades")}) {
        for (const QVariant& row : rows) {
            if (row.toMap()["id"].toString() == plain(id)) {
                return row.toMap()["name"].toString();
            }
        }
    }
    return plain(id);
}

QVariantMap OwnList::more(const Node& row, const std::string& key) const
{
    if (key == "limits") {
        return ownlimit::shown(limitForm(row));
    }
    QStringList hosts;
    for (const std::string& host : row.textsOf("for")) {
        hosts << plain(host);
    }
    return key == "upgrades" ? QVariantMap{{"kind", plain(row.textOr("kind"))}, {"hosts", hosts}} : QVariantMap();
}

int OwnList::ties() const { return static_cast<int>(ownfile::rowsOf(file_, "ties").size()); }

int OwnList::placeOf(const QString& key) const
{
    const int line = placed_.placeOfKey(key.toStdString()).line;
    const QString text = this->text();
    if (placed_.find(key.toStdString()) == nullptr || line <= 0) {
        return static_cast<int>(text.size());
    }
    qsizetype at = 0;
    for (int passed = 1; passed < line && at >= 0; ++passed) {
        at = text.indexOf(u'\n', at) + 1;
    }
    return static_cast<int>(at);
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
    const std::string key = rows_[index.row()].key;
    switch (role) {
    case Section:
        return key == "limits" ? tr("Limits") : key == "upgrades" ? tr("Upgrades") : tr("Entries");
    case Part:
        return key == "limits"  ? QStringLiteral("limit")
            : key == "upgrades" ? QStringLiteral("upgrade")
                                : QStringLiteral("entry");
    case More:
        return more(row, key);
    case Qt::DisplayRole:
    case Name:
        return plain(row.textOr("name", key == "limits" ? row.textOr("id") : ""));
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
        if (key == "limits") {
            return ownlimit::words(
                limitForm(row), [&](const std::string& id) { return nameOf(id, row.textOr("count") == "upgrades"); });
        }
        if (key == "upgrades") {
            QStringList hosts;
            for (const std::string& host : row.textsOf("for")) {
                hosts << nameOf(host, false);
            }
            figures << tr("%1 for %2", "kind of upgrade, and whom it is for")
                           .arg(termOf("kinds", row.textOr("kind")), hosts.join(QStringLiteral(", ")));
        }
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
        const Node* rows = placed_.find(key);
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
        {Part, "part"}, {More, "more"}};
}

} // namespace strategikon
