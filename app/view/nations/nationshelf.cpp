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

QVariantList NationShelf::refused() const
{
    QVariantList files;
    Session* session = Session::current();
    if (session == nullptr) {
        return files;
    }
    for (const Fault& fault : session->catalogue().refused()) {
        const std::filesystem::path file(fault.place.file);
        files << QVariantMap{{"system", QString::fromStdString(file.parent_path().filename().string())},
            {"list", QString::fromStdString(file.stem().string())},
            {"file", QString::fromStdString(file.filename().string())}, {"words", worded(fault.message)}};
    }
    // Own lists with something wrong in them wait as drafts.
    for (const System* system : systems()) {
        std::error_code error;
        const auto folder = roots().ownLists / system->format().id;
        for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            if (it->path().extension() == ".draft") {
                files << QVariantMap{{"system", QString::fromStdString(system->format().id)},
                    {"list", QString::fromStdString(it->path().stem().string())},
                    {"file", QString::fromStdString(it->path().stem().string())},
                    {"words", tr("This list is not finished; as it was before stays in force.")}};
            }
        }
    }
    return files;
}

QVariantList NationShelf::groups() const
{
    QVariantList groups, nations;
    for (int row = 0; row < count(); ++row) {
        const QString title = data(index(row), Group).toString();
        nations << QVariantMap{{"system", systemAt(row)}, {"list", listAt(row)}, {"name", data(index(row), Name)},
            {"note", data(index(row), Note)}};
        if (row + 1 == count() || data(index(row + 1), Group).toString() != title) {
            groups << QVariantMap{{"title", title}, {"nations", nations}};
            nations.clear();
        }
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
