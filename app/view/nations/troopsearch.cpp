#include "troopsearch.h"

#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/points.h"
#include "app/words/typed.h"
#include "app/words/words.h"

#include <algorithm>
#include <set>

namespace strategikon {

TroopSearch::TroopSearch(QObject* parent) : ShownRows(HitShown::staticMetaObject, parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::listsChanged, this, &TroopSearch::load);
    }
}

int TroopSearch::nations() const
{
    std::set<std::string> files;
    for (const SearchHit& hit : hits_) {
        files.insert(hit.list.file);
    }
    return static_cast<int>(files.size());
}

void TroopSearch::setQuery(const QString& query)
{
    if (query != query_) {
        query_ = query;
        load();
    }
}

void TroopSearch::setFirst(const QString& system)
{
    if (system != first_) {
        first_ = system;
        load();
    }
}

void TroopSearch::load()
{
    beginResetModel();
    hits_.clear();
    if (Session* session = Session::current()) {
        hits_ = search(session->catalogue(), withPlainNumbers(query_.trimmed()).toStdString());
        std::stable_partition(hits_.begin(), hits_.end(),
            [first = first_.toStdString()](const SearchHit& hit) { return hit.list.system == first; });
    }
    endResetModel();
    emit changed();
}

QVariant TroopSearch::row(int at) const
{
    const SearchHit& hit = hits_[at];
    QStringList special;
    for (const std::string& name : hit.special) {
        special << translated(name);
    }
    const QString nation = systems().size() > 1
        ? tr("%1 · %2", "nation, rule system")
              .arg(translated(hit.list.name), translated(findSystem(hit.list.system)->format().name))
        : translated(hit.list.name);
    return QVariant::fromValue(
        HitShown{translated(hit.name), plain(hit.list.system), plain(hit.list.id), nation, plain(hit.row), hit.option,
            translated(hit.type), hit.option ? priceShown(hit.points, hit.parts) : pointsShown(hit.points, hit.parts),
            hit.points / hit.parts, special.join(QStringLiteral(", "))});
}

} // namespace strategikon

#include "moc_troopsearch.cpp"
