#include "nationshelf.h"

#include "app/view/session.h"
#include "app/words/words.h"

#include <filesystem>

namespace strategikon {

NationShelf::NationShelf(QObject* parent) : QAbstractListModel(parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::listsChanged, this, &NationShelf::load);
    }
    connect(&fielding_, &Fielding::changed, this, [this] {
        if (mine_) {
            load();
        }
    });
    load();
}

void NationShelf::load()
{
    beginResetModel();
    shown_.clear();
    if (Session* session = Session::current()) {
        for (const ListHeading& heading : session->catalogue().headings()) {
            const Fieldable* one = mine_ ? fielding_.of(heading.system, heading.id) : nullptr;
            if ((system_.isEmpty() || system_.toStdString() == heading.system) && (!ownOnly_ || heading.own)
                && (!mine_ || (one != nullptr && one->armies.upTo != "0"))) {
                shown_.push_back(heading);
            }
        }
    }
    endResetModel();
    emit changed();
}

void NationShelf::setMine(bool mine)
{
    if (mine != mine_) {
        mine_ = mine;
        fielding_.setActive(mine);
        load();
    }
}

void NationShelf::setOwnOnly(bool only)
{
    if (only != ownOnly_) {
        ownOnly_ = only;
        load();
    }
}

void NationShelf::setSystem(const QString& system)
{
    if (system != system_) {
        system_ = system;
        fielding_.setSystem(system);
        load();
    }
}

QList<RefusedShown> NationShelf::refused() const
{
    QList<RefusedShown> files;
    Session* session = Session::current();
    if (session == nullptr) {
        return files;
    }
    for (const Fault& fault : session->catalogue().refused()) {
        const std::filesystem::path file(fault.place.file);
        files.push_back({plain(file.parent_path().filename().string()), plain(file.stem().string()),
            plain(file.filename().string()), worded(fault.message)});
    }
    // Own lists with something wrong in them wait as drafts.
    for (const System* system : systems()) {
        std::error_code error;
        const auto folder = roots().ownLists / system->format().id;
        for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            if (it->path().extension() == ".draft") {
                const QString name = plain(it->path().stem().string());
                files.push_back({plain(system->format().id), name, name,
                    tr("This list is not finished; as it was before stays in force.")});
            }
        }
    }
    return files;
}

QList<EraShown> NationShelf::groups() const
{
    QList<EraShown> groups;
    for (int row = 0; row < count(); ++row) {
        const QString title = data(index(row), Group).toString();
        if (groups.isEmpty() || groups.last().title != title) {
            groups.push_back({title, {}});
        }
        groups.last().nations.push_back(
            {systemAt(row), listAt(row), data(index(row), Name).toString(), data(index(row), Note).toString()});
    }
    return groups;
}

int NationShelf::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant NationShelf::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const ListHeading& heading = shown_[index.row()];
    switch (role) {
    case SystemId:
        return QString::fromStdString(heading.system);
    case List:
        return QString::fromStdString(heading.id);
    case Qt::DisplayRole:
    case Name:
        return ofData(heading.name);
    case Group:
        return heading.own ? tr("Own lists") : ofData(heading.group);
    case Own:
        return heading.own;
    case Note: {
        const Fieldable* one = mine_ ? fielding_.of(heading.system, heading.id) : nullptr;
        return one != nullptr ? fielding_.words(*one) : QString();
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> NationShelf::roleNames() const
{
    return {{SystemId, "system"}, {List, "list"}, {Name, "name"}, {Group, "group"}, {Own, "own"}, {Note, "note"}};
}

QString NationShelf::systemAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(shown_[row].system) : QString();
}

QString NationShelf::listAt(int row) const
{
    return row >= 0 && row < count() ? QString::fromStdString(shown_[row].id) : QString();
}

int NationShelf::rowOf(const QString& system, const QString& list) const
{
    for (int row = 0; row < count(); ++row) {
        if (systemAt(row) == system && listAt(row) == list) {
            return row;
        }
    }
    return -1;
}

} // namespace strategikon
