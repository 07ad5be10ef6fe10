#include "nationmodel.h"

#include "app/view/session.h"
#include "app/words/nations.h"
#include "app/words/words.h"

namespace strategikon {

NationShown nationShown(const ListHeading& heading)
{
    const System* rules = findSystem(heading.system);
    NationShown shown;
    shown.name = translated(heading.name);
    shown.system = plain(heading.system);
    shown.systemName = translated(rules != nullptr ? rules->format().name : heading.system);
    shown.list = plain(heading.id);
    shown.group = heading.own ? NationModel::tr("Own lists") : translated(heading.group);
    shown.own = heading.own;
    return shown;
}

NationModel::NationModel(QObject* parent) : ShownRows(NationShown::staticMetaObject, parent)
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
                QString::fromStdString(heading.group), translated(heading.name), translated(heading.group)}
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

QVariant NationModel::row(int at) const
{
    NationShown shown = nationShown(shown_[at]);
    const auto most = most_.find(shown_[at].file);
    shown.most = most != most_.end() ? most->second : QString();
    return QVariant::fromValue(shown);
}

QString NationModel::systemAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(shown_[row].system) : QString();
}

QString NationModel::listAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(shown_[row].id) : QString();
}

QString NationModel::nameAt(int row) const
{
    return row >= 0 && row < count() ? translated(shown_[row].name) : QString();
}

} // namespace strategikon

#include "moc_nationmodel.cpp"
