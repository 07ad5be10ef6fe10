#include "battles.h"

#include "app/evenings/naming.h"
#include "app/shown/battle/evening.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "model/text/name.h"
#include "rules/battle.h"
#include "rules/system.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace strategikon {

namespace {

constexpr std::size_t page = 50; // is read before the list is shown

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
    learnNames();
    dropVanished();
    find(std::max(page, found_.size())); // the list stays where it is
}

// Of all battles only what was said of them is read; the latest themselves, who say which names come first.
void Battles::learnNames()
{
    open_ = aside_ = 0;
    systems_.clear();
    std::vector<evenings::Outing> all; // on both shelves
    Session* session = Session::current();
    if (session != nullptr && session->library() != nullptr) {
        const Library& library = *session->library();
        auto latest = evenings::pageOf(library, {}, {}, nationNamed, page);
        all = std::move(latest->battles);
        auto abouts = library.abouts();
        session->noteDamage(latest.faults);
        session->noteDamage(abouts.faults);
        const std::vector<BattleName> names = session->listed(library.battleNames());
        std::vector<std::pair<std::string, const BattleName*>> older; // the day of each
        for (const BattleName& one : names) {
            if (one.place != "removed") {
                ++(one.place == "archived" ? aside_ : open_);
                older.emplace_back(abouts.value ? (*abouts)[one.id].day : std::string(), &one);
            }
        }
        std::stable_sort(older.begin(), older.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        for (const System* system : systems()) { // further back there may be any that has battles
            const std::string& id = system->format().id;
            const auto is = [&](const evenings::Outing& one) { return one.saved.content.system == id; };
            if (std::any_of(all.begin(), all.end(), is) || (latest->more && gameOf(id) != nullptr)) {
                systems_ << NamedShown{plain(id), translated(system->format().name)};
            }
        }
        all.reserve(all.size() + older.size());
        for (const auto& [day, one] : older) {
            all.emplace_back().saved.place = one->place;
            all.back().saved.about = abouts.value ? std::move((*abouts)[one->id]) : BattleAbout();
        }
    }
    players_ = shown(evenings::playersOf(all));
    venues_ = shown(evenings::eachOf(all, &BattleAbout::venue));
    occasions_ = shown(evenings::eachOf(all, &BattleAbout::occasion));
    std::erase_if(
        all, [this](const evenings::Outing& one) { return one.saved.place != (archive_ ? "archived" : "open"); });
    tags_ = shown(evenings::tagsOf(all));
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

std::vector<evenings::Outing> Battles::firsts(std::size_t most)
{
    more_ = false;
    Session* session = Session::current();
    if (session == nullptr || session->library() == nullptr) {
        return {};
    }
    const char* shelf = archive_ ? "archived" : "open";
    // Sorted otherwise than they lie all of them are read.
    const bool lies = wanted_.sort == evenings::Wanted::Sort::played;
    auto found = evenings::pageOf(*session->library(), shelf, wanted_, nationNamed, lies ? most : 0);
    session->noteDamage(found.faults);
    more_ = found->more;
    return std::move(found->battles);
}

void Battles::find(std::size_t most)
{
    auto now = firsts(most);
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

void Battles::fetchMore(const QModelIndex&)
{
    // From the first on every time, so each page is larger than all before it.
    auto now = firsts(4 * found_.size());
    const auto sameId = [](const auto& a, const auto& b) { return a.saved.id == b.saved.id; };
    if (now.size() > found_.size() && std::equal(found_.begin(), found_.end(), now.begin(), sameId)) {
        beginInsertRows({}, count(), int(now.size()) - 1);
        found_ = std::move(now);
        endInsertRows();
    } else { // somebody else has added to the library
        beginResetModel();
        found_ = std::move(now);
        endResetModel();
    }
    emit loaded();
}

QString Battles::counted() const
{
    const bool all = wanted_ == evenings::Wanted{.sort = wanted_.sort};
    return all ? QLocale().toString(total())
               : (more_ ? tr("%1 and more of %2") : tr("%1 of %2"))
                     .arg(QLocale().toString(count()), QLocale().toString(total()));
}

template <class Value>
void Battles::want(Value& value, Value wish)
{
    if (value == wish) {
        return;
    }
    value = std::move(wish);
    emit filterChanged();
    find(page);
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
    find(page);
}

void Battles::setArchive(bool archive)
{
    if (archive != archive_) {
        archive_ = archive;
        load();
    }
}

QVariant Battles::row(int at) const { return QVariant::fromValue(eveningShown(found_[std::size_t(at)], nationNamed)); }

AboutShown Battles::about(const QString& id) const
{
    Session* session = Session::current();
    if (session == nullptr || session->library() == nullptr) {
        return {};
    }
    const auto saved = session->library()->battle(id.toStdString());
    return saved.value ? aboutShown(*saved) : AboutShown{};
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

#include "moc_battles.cpp"
