#include "battles.h"

#include "app/evenings/naming.h"
#include "app/shown/battle/evening.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "model/text/name.h"
#include "rules/system.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace strategikon {

namespace {

QStringList shown(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts) {
        all << plain(text);
    }
    return all;
}

} // namespace

Battles::Battles(QObject* parent) : ShownRows(EveningShown::staticMetaObject, parent) { load(); }

void Battles::load()
{
    Session* session = Session::current();
    Library* library = session != nullptr ? session->library() : nullptr;
    open_.clear();
    aside_.clear();
    if (library != nullptr) {
        for (evenings::Outing& one : session->listed(evenings::outingsIn(*library))) {
            (one.saved.place == "archived" ? aside_ : open_).push_back(std::move(one));
        }
    }
    const auto& shelf = archive_ ? aside_ : open_;
    std::vector<evenings::Outing> all = open_;
    all.insert(all.end(), aside_.begin(), aside_.end());
    players_ = shown(evenings::playersOf(all));
    venues_ = shown(evenings::eachOf(all, &BattleAbout::venue));
    occasions_ = shown(evenings::eachOf(all, &BattleAbout::occasion));
    tags_ = shown(evenings::tagsOf(shelf));
    dropVanished();
    find();
}

// A filter for what no battle has any more would show nothing, and its choice is no longer there to take it away.
void Battles::dropVanished()
{
    const evenings::Wanted before = wanted_;
    const QList<NamedShown> known = systemsShown();
    if (std::none_of(known.begin(), known.end(), [&](const NamedShown& one) { return one.id == system(); })) {
        wanted_.system.clear();
    }
    if (!players_.contains(player())) {
        wanted_.player.clear();
    }
    if (!tags_.contains(tag())) {
        wanted_.tag.clear();
    }
    if (wanted_.system != before.system || wanted_.player != before.player || wanted_.tag != before.tag) {
        emit filterChanged();
    }
}

void Battles::find()
{
    auto now = evenings::found(archive_ ? aside_ : open_, wanted_, nationNamed);
    const auto sameId = [](const auto& a, const auto& b) { return a.saved.id == b.saved.id; };
    if (std::equal(now.begin(), now.end(), found_.begin(), found_.end(), sameId)) { // the list stays where it is
        found_ = std::move(now);
        tellChanged();
    } else {
        beginResetModel();
        found_ = std::move(now);
        endResetModel();
    }
    emit loaded();
}

template <class Value>
void Battles::want(Value& value, Value wish)
{
    if (value == wish) {
        return;
    }
    value = std::move(wish);
    emit filterChanged();
    find();
}

void Battles::setSearch(const QString& search) { want(wanted_.search, search); }
void Battles::setSystem(const QString& system) { want(wanted_.system, system.toStdString()); }
void Battles::setPlayer(const QString& player) { want(wanted_.player, player.toStdString()); }
void Battles::setTag(const QString& tag) { want(wanted_.tag, tag.toStdString()); }
void Battles::setState(int state) { want(wanted_.state, evenings::Wanted::State(std::clamp(state, 0, 2))); }
void Battles::setSort(int sort) { want(wanted_.sort, evenings::Wanted::Sort(std::clamp(sort, 0, 5))); }

void Battles::showAll()
{
    wanted_ = {.sort = wanted_.sort};
    emit filterChanged();
    find();
}

void Battles::setArchive(bool archive)
{
    if (archive != archive_) {
        archive_ = archive;
        load();
    }
}

QList<NamedShown> Battles::systemsShown() const
{
    QList<NamedShown> all;
    for (const System* system : systems()) {
        const std::string& id = system->format().id;
        const auto is = [&](const evenings::Outing& one) { return one.saved.content.system == id; };
        if (std::any_of(open_.begin(), open_.end(), is) || std::any_of(aside_.begin(), aside_.end(), is)) {
            all << NamedShown{plain(id), translated(system->format().name)};
        }
    }
    return all;
}

QVariant Battles::row(int at) const { return QVariant::fromValue(eveningShown(found_[std::size_t(at)], nationNamed)); }

AboutShown Battles::about(const QString& id) const
{
    const auto is = [&](const evenings::Outing& one) { return plain(one.saved.id) == id; };
    for (const auto* shelf : {&open_, &aside_}) {
        if (const auto it = std::find_if(shelf->begin(), shelf->end(), is); it != shelf->end()) {
            return aboutShown(it->saved);
        }
    }
    return {};
}

QString Battles::describe(const QString& id, const AboutShown& about)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return session.trouble();
    }
    const auto saved = session.library()->battle(id.toStdString());
    if (!saved) {
        return worded(saved.faults.front());
    }
    BattleAbout said = saved->about;
    if (const QString trouble = say(said, about); !trouble.isEmpty()) {
        return trouble;
    }
    const auto done = session.library()->describeBattle(
        id.toStdString(), evenings::asKnown(*session.library(), std::move(said), id.toStdString()));
    load();
    return done ? QString() : worded(done.faults.front());
}

bool Battles::rename(const QString& id, const QString& name)
{
    Session& session = *Session::current();
    if (session.library() == nullptr || name.trimmed().isEmpty()) {
        return false;
    }
    const auto done = session.library()->renameBattle(id.toStdString(), cleanName(name.trimmed().toStdString()));
    session.say(done.faults);
    load();
    return bool(done);
}

bool Battles::place(const QString& id, const char* where)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const auto done = session.library()->placeBattle(id.toStdString(), where);
    session.say(done.faults);
    load();
    return bool(done);
}

bool Battles::setArchived(const QString& id, bool archived) { return place(id, archived ? "archived" : "open"); }

bool Battles::remove(const QString& id) { return place(id, "removed"); }

QString Battles::idAt(int row) const
{
    return row >= 0 && row < count() ? plain(found_[std::size_t(row)].saved.id) : QString();
}

QString Battles::nameAt(int row) const
{
    return row >= 0 && row < count() ? plain(found_[std::size_t(row)].saved.content.name) : QString();
}

} // namespace strategikon
