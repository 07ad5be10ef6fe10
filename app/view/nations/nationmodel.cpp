#include "nationmodel.h"

#include "app/view/session.h"
#include "app/words/nations.h"
#include "app/words/words.h"

namespace strategikon {

NationModel::NationModel(QObject* parent) : QAbstractListModel(parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::listsChanged, this, [this] {
            load();
            emit searchChanged();
        });
    }
    load();
}

void NationModel::load()
{
    beginResetModel();
    shown_.clear();
    if (Session* session = Session::current()) {
        for (const ListHeading& heading : session->catalogue().headings()) {
            const QString text = QStringList{QString::fromStdString(heading.name),
                QString::fromStdString(heading.group), ofData(heading.name), ofData(heading.group)}
                                     .join(u' ');
            if ((system_.isEmpty() || system_.toStdString() == heading.system)
                && text.contains(search_.trimmed(), Qt::CaseInsensitive)) {
                shown_.push_back(heading);
                if (most_.count(heading.file) == 0) {
                    most_[heading.file] = mostShown(session->catalogue(), heading);
                }
            }
        }
    }
    endResetModel();
}

void NationModel::setSearch(const QString& search)
{
    if (search != search_) {
        search_ = search;
        load();
        emit searchChanged();
    }
}

void NationModel::setSystem(const QString& system)
{
    if (system != system_) {
        system_ = system;
        load();
        emit searchChanged();
    }
}

int NationModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant NationModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const ListHeading& heading = shown_[index.row()];
    switch (role) {
    case SystemId:
        return QString::fromStdString(heading.system);
    case SystemName: {
        const System* rules = findSystem(heading.system);
        return ofData(rules != nullptr ? rules->format().name : heading.system);
    }
    case List:
        return QString::fromStdString(heading.id);
    case Qt::DisplayRole:
    case Name:
        return ofData(heading.name);
    case Group:
        return heading.own ? tr("Own lists") : ofData(heading.group);
    case Own:
        return heading.own;
    case Most:
        return most_.count(heading.file) != 0 ? most_.at(heading.file) : QString();
    default:
        return {};
    }
}

QHash<int, QByteArray> NationModel::roleNames() const
{
    return {{SystemId, "system"}, {SystemName, "systemName"}, {List, "list"}, {Name, "name"}, {Group, "group"},
        {Own, "own"}, {Most, "most"}};
}

QString NationModel::systemAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(shown_[row].system) : QString();
}

QString NationModel::listAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(shown_[row].id) : QString();
}

QString NationModel::nameAt(int row) const { return row >= 0 && row < count() ? ofData(shown_[row].name) : QString(); }

} // namespace strategikon
