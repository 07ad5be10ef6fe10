// What the editor of an own list shows.
#include "app/words/words.h"
#include "newlist.h"
#include "ownlimit.h"
#include "ownlist.h"

#include <algorithm>

namespace strategikon {

namespace {

QStringList textsShown(const std::vector<std::string>& texts)
{
    QStringList shown;
    for (const std::string& text : texts) {
        shown << plain(text);
    }
    return shown;
}

} // namespace

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

QList<FaultShown> OwnList::faults() const
{
    QList<FaultShown> faults;
    for (const Fault& fault : faults_) {
        const int line = fault.place.line;
        faults.push_back({worded(fault.message), readable() && line > 0 ? rowOfLine(line) : -1, line});
    }
    return faults;
}

QList<ColumnShown> OwnList::columns() const
{
    QList<ColumnShown> columns;
    if (rules_ != nullptr) {
        const SystemFormat& format = rules_->format();
        for (const std::string& column : format.columns) {
            columns.push_back({plain(column), headingOf("columns", column), column == format.typeColumn});
        }
    }
    return columns;
}

QList<ProseShown> OwnList::specials() const
{
    QList<ProseShown> specials;
    if (rules_ == nullptr) {
        return specials;
    }
    for (const Node& rule : ownfile::rowsOf(file_, "rules")) {
        specials.push_back({plain(rule.textOr("id")), plain(rule.textOr("name")), plain(rule.textOr("text")), {}});
    }
    for (const SpecialRule& rule : rules_->specials(rules_->format().editions.front())) {
        specials.push_back({plain(rule.id), translated(rule.name), translated(rule.text), {}});
    }
    return specials;
}

QList<NamedShown> OwnList::kinds() const
{
    QList<NamedShown> kinds;
    for (const std::string& kind : ownfile::kindsOf(system_)) {
        kinds.push_back({plain(kind), headingOf("kinds", kind)});
    }
    return kinds;
}

QList<NamedShown> OwnList::named(const char* key) const
{
    QList<NamedShown> rows;
    for (const Node& row : ownfile::rowsOf(file_, key)) {
        rows.push_back({plain(row.textOr("id")), translated(row.textOr("name"))});
    }
    return rows;
}

// With `upgrade` among the upgrades first; an id that is neither stays as it is written.
QString OwnList::nameOf(const std::string& id, bool upgrade) const
{
    for (const QList<NamedShown>& rows :
        {named(upgrade ? "upgrades" : "entries"), named(upgrade ? "entries" : "upgrades")}) {
        for (const NamedShown& row : rows) {
            if (row.id == plain(id)) {
                return row.name;
            }
        }
    }
    return plain(id);
}

QString OwnList::figures(const Node& row, const std::string& key) const
{
    if (key == "limits") {
        return ownlimit::words(
            limitForm(row), [&](const std::string& id) { return nameOf(id, row.textOr("count") == "upgrades"); });
    }
    QStringList figures;
    if (key == "upgrades") {
        QStringList hosts;
        for (const std::string& host : row.textsOf("for")) {
            hosts << nameOf(host, false);
        }
        figures << tr("%1 for %2", "kind of upgrade, and whom it is for")
                       .arg(headingOf("kinds", row.textOr("kind")), hosts.join(QStringLiteral(", ")));
    }
    const SystemFormat& format = rules_->format();
    for (const std::string& column : format.columns) {
        if (const std::string cell = row.textOr(column); !cell.empty()) {
            figures << headingOf("columns", column) + u' '
                    + (column == format.typeColumn ? translated(cell) : plain(cell));
        }
    }
    return figures.join(QStringLiteral(" · "));
}

QString OwnList::specialWords(const Node& row) const
{
    QStringList names;
    const QList<ProseShown> known = specials();
    for (const std::string& id : row.textsOf("special")) {
        const auto same =
            std::find_if(known.begin(), known.end(), [&](const ProseShown& rule) { return rule.id == plain(id); });
        names << (same != known.end() ? same->name : plain(id));
    }
    return names.join(QStringLiteral(", "));
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

QStringList OwnList::specialsOf(int row) const { return textsShown(rowAt(row).textsOf("special")); }

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
    case Kind:
        return key == "upgrades" ? plain(row.textOr("kind")) : QString();
    case Hosts:
        return key == "upgrades" ? textsShown(row.textsOf("for")) : QStringList();
    case Limit:
        return QVariant::fromValue(key == "limits" ? ownlimit::shown(limitForm(row)) : LimitShown());
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
    case Figures:
        return figures(row, key);
    case Special:
        return specialsOf(index.row());
    case SpecialWords:
        return specialWords(row);
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
        {Part, "part"}, {Kind, "kind"}, {Hosts, "hosts"}, {Limit, "limit"}};
}

} // namespace strategikon
