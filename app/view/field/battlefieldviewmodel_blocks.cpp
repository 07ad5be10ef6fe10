// Deploying a command at a time: whose baggage, alike troops in one row, and the notes of a side while it has the
// tablet.
#include "battlefieldviewmodel.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "field_words.h"
#include "model/field/files/notes_file.h"
#include "model/field/terrain/choosing.h"
#include "model/library/copies.h"
#include "rules/setup.h"

#include <algorithm>
#include <utility>

namespace strategikon {

using namespace field;

bool BattlefieldViewModel::byBlocks() const
{
    return known() && setup_.deployment.way[0].order == Way::Order::byBlocks;
}

QString BattlefieldViewModel::nameOfBlock(const std::string& block) const
{
    return block.empty() ? tr("Unassigned") : tr("%1 command", "First").arg(headingOf("blocks", block));
}

QString BattlefieldViewModel::refusal(const Misposted& one) const
{
    const QString place = cited(*findSystem(setup_.field.system), one.rule), words = worded(one.message);
    return place.isEmpty() ? words : tr("%1 (%2)", "a sentence, and where the book has its rule").arg(words, place);
}

QList<NotesShown> BattlefieldViewModel::notesShown() const
{
    QList<NotesShown> all;
    const Deployment& deployment = setup_.deployment;
    const bool ready = known() && !deployment.troops.empty();
    const Turn turn = ready ? next(deployment) : Turn();
    for (int side = 0; side < 2 && ready; ++side) {
        if (deployment.way[side].writesDown) {
            const auto& notes = deployment.notes[side];
            all << NotesShown{side, isNear(deployment, side), turn.notes && turn.side != 1 - side, notes.has_value(),
                isClosed(deployment, side), isAmiss(deployment, setup_.field, rules_->kinds, side),
                !pendingBlocks(deployment, side).empty()};
        }
    }
    return all;
}

QList<NamedShown> BattlefieldViewModel::campBlocks() const
{
    QList<NamedShown> all;
    const Turn turn = byBlocks() && !setup_.deployment.troops.empty() ? next(setup_.deployment) : Turn();
    if (turn.assign) {
        for (const std::string& block : field::campBlocks(setup_.deployment, turn.side)) {
            all << NamedShown{QString::fromStdString(block), nameOfBlock(block)};
        }
    }
    return all;
}

bool BattlefieldViewModel::giveCamps(const QString& block)
{
    const Turn turn = known() ? next(setup_.deployment) : Turn();
    return turn.assign && assignCamps(setup_.deployment, turn.side, block.toStdString()) && keep("baggage");
}

bool BattlefieldViewModel::endSetting()
{
    const int side = known() ? next(setup_.deployment).side : -1;
    return side >= 0 && endTurn(setup_.deployment, side) && keep("rest");
}

// Whoever chose terrain as the defender sets down as he does.
void BattlefieldViewModel::followInvader()
{
    Deployment& all = setup_.deployment;
    if (!rules_->charts.stages.chosen() || !all.posted.empty() || all.way[0].begins == all.way[1].begins) {
        return;
    }
    const int invader = openingOf(setup_.field, rules_->charts).invader;
    if (invader >= 0 && all.way[invader].begins) {
        std::swap(all.way[0], all.way[1]);
    }
}

QString BattlefieldViewModel::alikeTo(const Troop& troop) const
{
    return QString::number(troop.side) + u'/' + (isCamp(setup_.deployment, troop) ? QString() : plain(troop.block))
        + u'/' + plain(troop.entry) + u'/' + plain(troop.name);
}

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

// By commands, the baggage behind them; alike troops of one command are one row, which opens.
QList<TroopRowShown> BattlefieldViewModel::inRows(QList<TroopRowShown> troops) const
{
    std::vector<Group> groups;
    for (const TroopRowShown& one : troops) {
        const Troop& troop = *setup_.deployment.troop(one.badge.toStdString());
        const bool camp = isCamp(setup_.deployment, troop);
        const QString heading = camp ? tr("Baggage") : nameOfBlock(troop.block);
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

void BattlefieldViewModel::openRow(const QString& badge)
{
    if (openRows_.erase(badge) == 0) {
        openRows_.insert(badge);
    }
    emit rowsChanged();
}

bool BattlefieldViewModel::selectNextOf(const std::string& badge)
{
    const QString alike = alikeTo(*setup_.deployment.troop(badge));
    for (const Troop& troop : setup_.deployment.troops) {
        if (deployment().post(troop.badge) == nullptr && alikeTo(troop) == alike) {
            select(QString::fromStdString(troop.badge));
            return true;
        }
    }
    return false;
}

void BattlefieldViewModel::pickRow(const QString& badge)
{
    const Troop* first = known() ? setup_.deployment.troop(badge.toStdString()) : nullptr;
    const Troop* chosen = known() ? setup_.deployment.troop(selected_.toStdString()) : nullptr;
    if (first == nullptr) {
        return;
    }
    if (chosen != nullptr && alikeTo(*chosen) == alikeTo(*first)) {
        select({});
    } else if (!selectNextOf(first->badge)) {
        select(badge);
    }
}

void BattlefieldViewModel::handTo(const Handed& handed)
{
    select({});
    handed_ = handed;
    tellChanged();
}

void BattlefieldViewModel::handBack()
{
    if (handed_) {
        handed_.reset();
        seen_ = {};
        select({});
        tellChanged();
    }
}

void BattlefieldViewModel::undoNotes() { stepNotes(&Handed::earlier, &Handed::later); }

void BattlefieldViewModel::redoNotes() { stepNotes(&Handed::later, &Handed::earlier); }

// What was written last in one of them is how the notes are now; how they were goes to the other.
void BattlefieldViewModel::stepNotes(std::vector<Notes> Handed::*from, std::vector<Notes> Handed::*to)
{
    if (!handed_ || ((*handed_).*from).empty()) {
        return;
    }
    std::vector<Notes>& steps = (*handed_).*from;
    ((*handed_).*to).push_back(std::exchange(handed_->notes, steps.back()));
    steps.pop_back();
    tellChanged();
    emit selectedChanged();
}

void BattlefieldViewModel::rewrite(const Notes& notes)
{
    handed_->earlier.push_back(std::exchange(handed_->notes, notes));
    handed_->later.clear();
    tellChanged();
    emit selectedChanged();
}

// What its side sees on the map: those who stand, and its own who hide. Where there is no way to write any more, the
// tablet is everybody's.
void BattlefieldViewModel::see()
{
    if (handed_ && !setup_.deployment.way[handed_->side].writesDown) {
        handed_.reset();
    }
    seen_ = handed_ ? setup_.deployment : Deployment();
    if (!handed_) {
        return;
    }
    handed_->writes = standingBlocks(setup_.deployment, handed_->side).empty();
    std::erase_if(handed_->notes.hidden, [&](const Posted& one) { return seen_.troop(one.badge) == nullptr; });
    for (const Posted& one : handed_->notes.hidden) {
        std::erase_if(seen_.posted, [&](const Posted& known) { return known.badge == one.badge; });
        seen_.posted.push_back(one);
    }
}

bool BattlefieldViewModel::writeDown(int side, Notes notes)
{
    auto& kept = setup_.deployment.notes[side];
    kept = std::move(notes);
    return kept->isClosed() ? keepClosed(side) : keep("notes");
}

// Notes that lay open before are open nowhere any more, as far as that is in our hands.
bool BattlefieldViewModel::keepClosed(int side)
{
    bool lay = false;
    const Notes closed = *setup_.deployment.notes[side];
    const Cleaning clean = [&](const std::string& document) {
        std::string cleaned = withClosed(document, side, closed);
        lay = lay || cleaned != document;
        return cleaned;
    };
    if (!keep("notes", {}, clean)) {
        return false;
    }
    Session& session = *Session::current();
    const auto copies = lay ? copiesHolding(session.library()->path(), id_,
                            [&](const auto& document) { return clean(document) != document; })
                            : std::vector<std::string>();
    if (!copies.empty()) {
        QStringList names;
        for (const std::string& copy : copies) {
            names << QString::fromStdString(copy);
        }
        emit session.said(tr("The notes are sealed, but backups made while they were not still show them: %1. Delete "
                             "these if anyone else can read them.")
                              .arg(names.join(u", ")));
    }
    return true;
}

bool BattlefieldViewModel::hides(const std::string& badge) const
{
    return handed_ && std::any_of(handed_->notes.hidden.begin(), handed_->notes.hidden.end(), [&](const Posted& one) {
        return one.badge == badge;
    });
}

bool BattlefieldViewModel::hide(const Posted& posted)
{
    const Troop* troop = setup_.deployment.troop(posted.badge);
    if (troop == nullptr || troop->side != handed_->side || !handed_->writes
        || setup_.deployment.post(posted.badge) != nullptr) {
        emit refused(tr("Only those who lie in ambush are placed now."));
        return false;
    }
    if (const QString words = refusalOf(posted); !words.isEmpty()) {
        emit refused(words);
        return false;
    }
    Notes notes = handed_->notes;
    std::erase_if(notes.hidden, [&](const Posted& one) { return one.badge == posted.badge; });
    notes.hidden.push_back(posted);
    rewrite(notes);
    return true;
}

QString BattlefieldViewModel::refusalOf(const Posted& posted) const
{
    if (!handed_) {
        const std::vector<Misposted> wrong = misposted(setup_.deployment, setup_.field, rules_->kinds, posted);
        return wrong.empty() ? QString() : worded(wrong.front().message);
    }
    Deployment asked = setup_.deployment;
    Notes notes = handed_->notes;
    notes.hidden = {posted};
    const int side = handed_->side;
    asked.notes[side] = std::move(notes);
    for (const Misposted& one : misnoted(asked, setup_.field, rules_->kinds, side)) {
        if (one.message.code.starts_with("notes-hides")) {
            return refusal(one);
        }
    }
    return {};
}

} // namespace strategikon
