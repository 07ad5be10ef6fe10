#include "stockmodel.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "owned.h"
#include "rules/alike.h"
#include "stats.h"

#include <algorithm>

namespace strategikon {

StockModel::StockModel(QObject* parent) : ShownRows(StockShown::staticMetaObject, parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::collectionChanged, this, &StockModel::refresh);
    }
}

QString StockModel::nation() const { return list_ ? translated(list_->name) : QString(); }

void StockModel::open(const QString& system, const QString& list)
{
    if (system == system_ && list == id_) {
        return;
    }
    system_ = system;
    id_ = list;
    beginResetModel();
    rules_ = findSystem(system.toStdString());
    list_.reset();
    std::vector<Fault> faults;
    if (const ArmyList* found =
            Session::current()->catalogue().find(system.toStdString(), list.toStdString(), {}, faults)) {
        list_ = std::make_shared<const ArmyList>(*found);
    }
    stands_ = standsOf(*Session::current());
    others_.clear();
    if (list_) {
        for (const Line& line : list_->lines) {
            others_.push_back(
                static_cast<int>(alike(Session::current()->catalogue(), list_->system, list_->id, line.id).size()));
        }
    }
    endResetModel();
    emit changed();
}

void StockModel::refresh()
{
    stands_ = standsOf(*Session::current());
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1));
    }
}

int StockModel::owned(const Line& line) const
{
    int sum = 0;
    for (const StandType& kind : stands_) {
        if (servesLine(kind, list_->system, list_->id, line.id)) {
            sum += kind.owned;
        }
    }
    return sum;
}

QVariant StockModel::row(int at) const
{
    const Line& line = list_->lines[at];
    const auto kind = std::find_if(stands_.begin(), stands_.end(),
        [&](const StandType& one) { return servesLine(one, list_->system, list_->id, line.id); });
    const bool served = kind != stands_.end();
    const QString type = typeOf(*rules_, line), stats = statsOf(*rules_, line, QStringLiteral(" · "));
    return QVariant::fromValue(StockShown{translated(line.name), plain(line.id),
        type + (stats.isEmpty() ? QString() : QStringLiteral(" · ") + stats), std::max(1, line.stands), owned(line),
        served ? plain(kind->id) : QString(),
        served ? std::max(0, others_[at] + 1 - static_cast<int>(kind->serves.size())) : 0});
}

bool StockModel::setStands(const QString& entry, int wanted)
{
    Session& session = *Session::current();
    const int at = list_ ? list_->line(entry.toStdString()) : -1;
    if (at < 0 || wanted < 0 || session.library() == nullptr) {
        return false;
    }
    const Line& line = list_->lines[at];
    // The kind that serves this line alone gives or takes first.
    StandType* kind = nullptr;
    for (StandType& one : stands_) {
        if (servesLine(one, list_->system, list_->id, line.id)
            && (kind == nullptr || one.serves.size() < kind->serves.size())) {
            kind = &one;
        }
    }
    StandType changed = kind != nullptr ? *kind : StandType{};
    if (kind == nullptr) {
        changed.name = translated(line.name).toStdString(); // from now on the player's
        changed.serves = {reference(list_->system, list_->id, line.id)};
    }
    changed.owned = std::max(0, changed.owned + wanted - owned(line));
    const auto saved = session.library()->saveStands(changed);
    session.say(saved.faults);
    session.tellCollection();
    return static_cast<bool>(saved);
}

} // namespace strategikon

#include "moc_stockmodel.cpp"
