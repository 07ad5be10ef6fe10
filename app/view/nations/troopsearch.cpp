#include "troopsearch.h"

#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/points.h"
#include "app/words/words.h"

#include <algorithm>
#include <set>

namespace strategikon {

TroopSearch::TroopSearch(QObject* parent) : QAbstractListModel(parent)
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
        hits_ = search(session->catalogue(), query_.trimmed().toStdString());
        std::stable_partition(hits_.begin(), hits_.end(),
            [first = first_.toStdString()](const SearchHit& hit) { return hit.list.system == first; });
    }
    endResetModel();
    emit changed();
}

int TroopSearch::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant TroopSearch::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const SearchHit& hit = hits_[index.row()];
    switch (role) {
    case SystemId:
        return QString::fromStdString(hit.list.system);
    case List:
        return QString::fromStdString(hit.list.id);
    case Nation:
        return systems().size() > 1
            ? tr("%1 · %2", "nation, rule system")
                  .arg(ofData(hit.list.name), ofData(findSystem(hit.list.system)->format().name))
            : ofData(hit.list.name);
    case Row:
        return QString::fromStdString(hit.row);
    case IsOption:
        return hit.option;
    case Qt::DisplayRole:
    case Name:
        return ofData(hit.name);
    case Type:
        return ofData(hit.type);
    case Points:
        return hit.option ? priceShown(hit.points, hit.parts) : pointsShown(hit.points, hit.parts);
    case Special: {
        QStringList names;
        for (const std::string& name : hit.special) {
            names << ofData(name);
        }
        return names.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> TroopSearch::roleNames() const
{
    return {{SystemId, "system"}, {List, "list"}, {Nation, "nation"}, {Row, "row"}, {IsOption, "option"},
        {Name, "name"}, {Type, "type"}, {Points, "points"}, {Special, "special"}};
}

} // namespace strategikon
