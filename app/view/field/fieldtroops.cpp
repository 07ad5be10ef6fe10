#include "fieldtroops.h"

#include "app/words/words.h"
#include "field_words.h"

#include <algorithm>
#include <map>
#include <utility>

namespace strategikon {

using namespace field;

namespace {

struct Group {
    QString heading;
    bool camps = false;
    std::vector<std::pair<QString, QList<TroopRowShown>>> rows; // by what they are alike in
};

// "A3–A8, A12".
QString badgesOf(const QList<TroopRowShown>& row)
{
    const auto number = [](const TroopRowShown& one) { return one.badge.mid(1).toInt(); };
    QStringList parts;
    for (qsizetype i = 0; i < row.size();) {
        qsizetype last = i;
        while (last + 1 < row.size() && number(row[last + 1]) == number(row[last]) + 1) {
            ++last;
        }
        parts << (last > i ? row[i].badge + u'–' + row[last].badge : row[i].badge);
        i = last + 1;
    }
    return parts.join(QStringLiteral(", "));
}

TroopRowShown rowOf(const QList<TroopRowShown>& alike, bool open)
{
    TroopRowShown row = alike.front();
    row.open = open;
    row.badges = badgesOf(alike);
    for (const TroopRowShown& one : alike) {
        row.row << one.badge;
        row.done += one.posted && !one.off;
        row.posted = row.posted && one.posted;
        row.off = row.off && one.off;
        row.hides = row.hides && one.hides;
        if (row.fault.isEmpty()) {
            row.fault = one.fault;
        }
    }
    return row;
}

} // namespace

FieldTroops::FieldTroops(OpenField& open, QObject* parent) : FieldPart(open, parent)
{
    connect(&open_, &OpenField::rowsChanged, this, &FieldTroops::rowsChanged);
}

QList<TroopRowShown> FieldTroops::rows() const
{
    QList<TroopRowShown> all;
    std::map<std::string, QString> faults;
    if (!known() || setup().deployment.troops.empty()) {
        return all;
    }
    for (const Misposted& one : open_.misposted()) {
        faults.emplace(one.badge, worded(one.message));
    }
    for (const Troop& troop : setup().deployment.troops) {
        const Posted* posted = open_.deployment().post(troop.badge);
        TroopRowShown row;
        row.badge = QString::fromStdString(troop.badge);
        row.name = translated(troop.name);
        row.side = troop.side;
        row.posted = posted != nullptr;
        row.drawn = posted == nullptr || posted->drawn;
        row.off = posted != nullptr && (posted->arrives == offTable || posted->arrives == unused);
        row.waits = posted != nullptr && !posted->arrives.empty() && !row.off;
        row.hides = open_.hides(troop.badge);
        row.fault = faults.count(troop.badge) ? faults[troop.badge] : QString();
        all << row;
    }
    return open_.byBlocks() ? inRows(all) : all;
}

QString FieldTroops::alikeTo(const Troop& troop) const
{
    return QString::number(troop.side) + u'/' + (isCamp(setup().deployment, troop) ? QString() : plain(troop.block))
        + u'/' + plain(troop.entry) + u'/' + plain(troop.name);
}

// By commands, the baggage behind them; alike troops of one command are one row, which opens.
QList<TroopRowShown> FieldTroops::inRows(QList<TroopRowShown> troops) const
{
    std::vector<Group> groups;
    for (const TroopRowShown& one : troops) {
        const Troop& troop = *setup().deployment.troop(one.badge.toStdString());
        const bool camp = isCamp(setup().deployment, troop);
        const QString heading = camp ? tr("Baggage") : open_.nameOfBlock(troop.block);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& known) {
            return known.heading == heading && known.rows.front().second.front().side == one.side;
        });
        if (group == groups.end()) {
            group = groups.insert(groups.end(), Group{heading, camp, {}});
        }
        const QString key = alikeTo(troop);
        auto row =
            std::find_if(group->rows.begin(), group->rows.end(), [&](const auto& known) { return known.first == key; });
        if (row == group->rows.end()) {
            row = group->rows.insert(group->rows.end(), {key, {}});
        }
        row->second << one;
    }
    std::stable_partition(groups.begin(), groups.end(), [](const Group& group) { return !group.camps; });
    QList<TroopRowShown> all;
    for (const Group& group : groups) {
        const qsizetype first = all.size();
        for (const auto& [key, alike] : group.rows) {
            const bool open = openRows_.contains(alike.front().badge);
            if (alike.size() > 1) {
                all << rowOf(alike, open);
            }
            if (alike.size() == 1 || open) {
                all << alike;
            }
        }
        all[first].heading = group.heading;
    }
    return all;
}

void FieldTroops::openRow(const QString& badge)
{
    if (openRows_.erase(badge) == 0) {
        openRows_.insert(badge);
    }
    emit open_.rowsChanged();
}

bool FieldTroops::selectNextOf(const std::string& badge)
{
    const QString alike = alikeTo(*setup().deployment.troop(badge));
    for (const Troop& troop : setup().deployment.troops) {
        if (open_.deployment().post(troop.badge) == nullptr && alikeTo(troop) == alike) {
            open_.select(QString::fromStdString(troop.badge));
            return true;
        }
    }
    return false;
}

void FieldTroops::pickRow(const QString& badge)
{
    const Troop* first = known() ? setup().deployment.troop(badge.toStdString()) : nullptr;
    const Troop* chosen = known() ? setup().deployment.troop(open_.selected().toStdString()) : nullptr;
    if (first == nullptr) {
        return;
    }
    if (chosen != nullptr && alikeTo(*chosen) == alikeTo(*first)) {
        open_.select({});
    } else if (!selectNextOf(first->badge)) {
        open_.select(badge);
    }
}

} // namespace strategikon

#include "moc_fieldtroops.cpp"
