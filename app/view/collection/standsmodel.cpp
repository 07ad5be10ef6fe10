#include "standsmodel.h"

#include "app/view/session.h"
#include "app/words/words.h"
#include "model/text/name.h"
#include "owned.h"
#include "rules/alike.h"
#include "rules/search.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

struct Reference {
    std::string system, list, entry;
};

Reference partsOf(const std::string& text)
{
    const std::size_t slash = text.find('/'), hash = text.find('#');
    if (slash == std::string::npos || hash == std::string::npos || hash < slash) {
        return {};
    }
    return {text.substr(0, slash), text.substr(slash + 1, hash - slash - 1), text.substr(hash + 1)};
}

RoleShown shownRole(const Alike& one, bool on)
{
    const System* system = findSystem(partsOf(one.reference).system);
    return {plain(one.reference), translated(one.nation), translated(one.entry),
        system != nullptr ? translated(system->format().name) : QString(), on};
}

// Stands that each row of the list needs for the army, by line; leaders are not painted for one army.
std::map<int, int> standsNeeded(const System& system, const ArmyList& list, const Army& army)
{
    const Problem problem = system.problem(list, army);
    std::map<int, int> needed;
    for (const BoundBody& body : bind(problem, army).bodies) {
        const Variable& variable = problem.variables[body.variable];
        if (!list.lines[variable.line].leader) {
            needed[variable.line] += body.count * variable.stands;
        }
    }
    return needed;
}

} // namespace

StandsModel::StandsModel(QObject* parent) : ShownRows(StandShown::staticMetaObject, parent)
{
    if (Session* session = Session::current()) {
        connect(session, &Session::collectionChanged, this, &StandsModel::load);
    }
    load();
}

void StandsModel::load()
{
    Session* session = Session::current();
    std::vector<StandType> found = session != nullptr ? standsOf(*session) : std::vector<StandType>{};
    here_.clear();
    if (session != nullptr && session->library() != nullptr && !army_.empty()) {
        here_ = session->listed(session->library()->aside(army_));
    }
    const bool same = std::equal(found.begin(), found.end(), stands_.begin(), stands_.end(),
        [](const StandType& a, const StandType& b) { return a.id == b.id; });
    if (same) {
        stands_ = std::move(found);
        tellChanged();
    } else {
        beginResetModel();
        stands_ = std::move(found);
        endResetModel();
    }
    emit loaded();
}

int StandsModel::total() const
{
    int sum = 0;
    for (const StandType& stands : stands_) {
        sum += stands.owned;
    }
    return sum;
}

int StandsModel::aside() const
{
    int sum = 0;
    for (const StandType& stands : stands_) {
        sum += stands.aside;
    }
    return sum;
}

void StandsModel::setArmy(const QString& army)
{
    if (army.toStdString() != army_) {
        army_ = army.toStdString();
        load();
    }
}

QString StandsModel::serves(const StandType& stands) const
{
    QStringList nations;
    for (const std::string& served : stands.serves) {
        const Alike name = named(Session::current()->catalogue(), served);
        const QString words = translated(name.nation.empty() ? name.entry : name.nation);
        if (!nations.contains(words)) {
            nations << words;
        }
    }
    return nations.join(QStringLiteral(", "));
}

StandShown StandsModel::shown(const StandType& stands) const
{
    const auto here =
        std::find_if(here_.begin(), here_.end(), [&](const StandsAside& one) { return one.stands == stands.id; });
    return {plain(stands.name), plain(stands.id), stands.owned, stands.aside, here != here_.end() ? here->count : 0,
        serves(stands), plain(stands.note)};
}

const StandType* StandsModel::find(const QString& id) const
{
    const auto at =
        std::find_if(stands_.begin(), stands_.end(), [&](const StandType& one) { return one.id == id.toStdString(); });
    return at != stands_.end() ? &*at : nullptr;
}

bool StandsModel::keep(const StandType& stands)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        emit session.said(session.trouble());
        return false;
    }
    const auto saved = session.library()->saveStands(stands);
    session.say(saved.faults);
    session.tellCollection();
    return static_cast<bool>(saved);
}

bool StandsModel::setOwned(const QString& id, int stands)
{
    const StandType* kind = find(id);
    if (kind == nullptr || stands < 0) {
        return false;
    }
    StandType changed = *kind;
    changed.owned = stands;
    return keep(changed);
}

bool StandsModel::setName(const QString& id, const QString& name)
{
    const StandType* kind = find(id);
    if (kind == nullptr || name.trimmed().isEmpty()) {
        return false;
    }
    StandType changed = *kind;
    changed.name = cleanName(name.trimmed().toStdString());
    return keep(changed);
}

bool StandsModel::setNote(const QString& id, const QString& note)
{
    const StandType* kind = find(id);
    if (kind == nullptr) {
        return false;
    }
    StandType changed = *kind;
    changed.note = note.toStdString();
    return keep(changed);
}

bool StandsModel::setAside(const QString& id, int stands)
{
    Session& session = *Session::current();
    if (session.library() == nullptr || army_.empty()) {
        return false;
    }
    const auto fault = session.library()->setAside(army_, id.toStdString(), stands);
    if (fault) {
        session.say({*fault});
    }
    session.tellCollection();
    return !fault;
}

bool StandsModel::remove(const QString& id)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return false;
    }
    const auto fault = session.library()->removeStands(id.toStdString());
    if (fault) {
        session.say({*fault});
    }
    session.tellCollection();
    return !fault;
}

StandShown StandsModel::one(const QString& id) const
{
    const StandType* kind = find(id);
    return kind != nullptr ? shown(*kind) : StandShown();
}

QList<RoleShown> StandsModel::roles(const QString& id) const
{
    QList<RoleShown> shown;
    Session& session = *Session::current();
    const StandType* kind = find(id);
    if (kind == nullptr) {
        return shown;
    }
    const auto add = [&](const Alike& one, bool on) {
        const bool known = std::any_of(
            shown.begin(), shown.end(), [&](const RoleShown& role) { return role.reference == plain(one.reference); });
        if (!known) {
            shown << shownRole(one, on);
        }
    };
    for (const std::string& served : kind->serves) {
        add(named(session.catalogue(), served), true);
    }
    for (const std::string& served : kind->serves) {
        const Reference parts = partsOf(served);
        for (const Alike& one : alike(session.catalogue(), parts.system, parts.list, parts.entry)) {
            add(one, false);
        }
    }
    return shown;
}

QList<RoleShown> StandsModel::otherRoles(const QString& id, const QString& query) const
{
    constexpr int most = 40;
    QList<RoleShown> shown;
    const StandType* kind = find(id);
    if (kind == nullptr) {
        return shown;
    }
    for (const SearchHit& hit : search(Session::current()->catalogue(), query.trimmed().toStdString())) {
        const std::string found = reference(hit.list.system, hit.list.id, hit.row);
        if (hit.option || std::find(kind->serves.begin(), kind->serves.end(), found) != kind->serves.end()) {
            continue;
        }
        shown << shownRole({found, hit.list.name, hit.name}, false);
        if (shown.size() == most) {
            break;
        }
    }
    return shown;
}

bool StandsModel::toggleRole(const QString& id, const QString& reference)
{
    const StandType* kind = find(id);
    if (kind == nullptr) {
        return false;
    }
    StandType changed = *kind;
    const auto at = std::find(changed.serves.begin(), changed.serves.end(), reference.toStdString());
    if (at != changed.serves.end()) {
        changed.serves.erase(at);
    } else {
        changed.serves.push_back(reference.toStdString());
    }
    return keep(changed);
}

bool StandsModel::allRoles(const QString& id)
{
    const StandType* kind = find(id);
    if (kind == nullptr) {
        return false;
    }
    StandType changed = *kind;
    for (const RoleShown& role : roles(id)) {
        if (!role.on) {
            changed.serves.push_back(role.reference.toStdString());
        }
    }
    return keep(changed);
}

// First come, first served: an entry takes the kinds that serve it in their order.
int StandsModel::reserve(const QString& armyId)
{
    Session& session = *Session::current();
    const std::optional<Army> army = session.army(armyId);
    if (!army || session.library() == nullptr) {
        return -1;
    }
    const ArmyList* list = session.list(*army);
    if (list == nullptr) {
        return -1;
    }
    std::map<std::string, int> free, taken;
    const auto mine = session.listed(session.library()->aside(armyId.toStdString()));
    const std::vector<StandType> all = standsOf(session);
    for (const StandType& kind : all) {
        free[kind.id] = kind.owned - kind.aside;
    }
    for (const StandsAside& one : mine) {
        free[one.stands] += one.count;
    }
    int missing = 0;
    for (auto [line, need] : standsNeeded(*findSystem(list->system), *list, *army)) {
        for (const StandType& kind : all) {
            if (need > 0 && servesLine(kind, list->system, list->id, list->lines[line].id)) {
                const int given = std::clamp(free[kind.id], 0, need);
                free[kind.id] -= given;
                taken[kind.id] += given;
                need -= given;
            }
        }
        missing += need;
    }
    std::vector<StandsAside> aside;
    for (const auto& [id, count] : taken) {
        if (count > 0) {
            aside.push_back({armyId.toStdString(), id, count});
        }
    }
    if (const auto fault = session.library()->setAside(armyId.toStdString(), aside)) {
        session.say({*fault});
        return -1;
    }
    session.tellCollection();
    return missing;
}

} // namespace strategikon

#include "moc_standsmodel.cpp"
