#include "nationshelf.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "nationmodel.h"

#include <filesystem>

namespace strategikon {

NationShelf::NationShelf(QObject* parent) : ShownRows(NationShown::staticMetaObject, parent)
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
                    tr("This list has errors; the last good version is used.")});
            }
        }
    }
    return files;
}

QList<EraShown> NationShelf::groups() const
{
    QList<EraShown> groups;
    for (int row = 0; row < count(); ++row) {
        const NationShown shown = nation(row);
        if (groups.isEmpty() || groups.last().title != shown.group) {
            groups.push_back({shown.group, {}});
        }
        groups.last().nations << shown;
    }
    return groups;
}

NationShown NationShelf::nation(int at) const
{
    NationShown shown = nationShown(shown_[at]);
    if (const Fieldable* one = mine_ ? fielding_.of(shown_[at].system, shown_[at].id) : nullptr) {
        shown.note = fielding_.words(*one);
    }
    return shown;
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

#include "moc_nationshelf.cpp"
