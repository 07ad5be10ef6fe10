// Finding a list by system, name and edition; each file is read once.
#include "rules/catalogue.h"

#include "model/army/messages.h"
#include "model/text/contains.h"
#include "model/text/nearest.h"
#include "rules/headings.h"
#include "rules/list_file.h"
#include "rules/tables.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <utility>

namespace strategikon {

namespace {

Fault catalogueFault(std::string code, Arguments args) { return {{}, {std::move(code), std::move(args)}}; }

std::string joined(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& one : all)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

bool sameText(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
        [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace

struct Catalogue::State {
    std::map<const System*, Headings> headings; // of systems whose folders were read
    Headings every;                             // of all, once that was asked for
    bool readAll = false;
    std::map<std::string, std::unique_ptr<ArmyList>> lists; // by file and edition
    std::map<std::string, std::vector<Fault>> refusals;     // why, so that no file is read twice in vain
    std::map<const System*, Schema> schemas;
    std::set<std::string> used;     // systems of which a list was read
    std::set<const System*> wanted; // systems that were asked about

    const Headings& scanAll()
    {
        if (std::exchange(readAll, true))
            return every;
        for (const System* system : systems()) {
            const Headings& its = scan(*system);
            every.all.insert(every.all.end(), its.all.begin(), its.all.end());
            every.refused.insert(every.refused.end(), its.refused.begin(), its.refused.end());
        }
        return every;
    }

    const Headings& scan(const System& system)
    {
        const auto [at, isNew] = headings.try_emplace(&system);
        Headings& its = at->second;
        const auto& id = system.format().id;
        if (!isNew)
            return its;
        its.refused = faultsOfSystem(id);
        if (!its.refused.empty())
            return its; // without its tables a system's lists mean nothing
        its.scan(system, roots().lists, false);
        if (!roots().ownLists.empty())
            its.scan(system, roots().ownLists, true);
        const auto own = ownTableFaults(id);
        its.refused.insert(its.refused.end(), own.begin(), own.end());
        return its;
    }

    const ArmyList* refuse(const std::string& key, std::vector<Fault> why)
    {
        refusals[key] = std::move(why);
        lists.erase(key);
        return nullptr;
    }

    const Schema* listSchema(const System& system, std::vector<Fault>& faults)
    {
        const auto known = schemas.find(&system);
        if (known != schemas.end())
            return &known->second;
        auto loaded = loadListSchema(system);
        if (!loaded) {
            faults.insert(faults.end(), loaded.faults.begin(), loaded.faults.end());
            return nullptr;
        }
        return &schemas.emplace(&system, std::move(*loaded)).first->second;
    }
};

Result<Schema> loadListSchema(const System& system)
{
    return Schema::load((roots().schema / "list.schema.json").string(),
        {(roots().rules / system.format().id / "columns.schema.json").string()});
}

namespace {

const System* systemOf(std::string_view id, std::vector<Fault>& faults)
{
    if (const System* system = findSystem(id))
        return system;
    std::vector<std::string> known;
    for (const System* system : systems())
        known.push_back(system->format().id);
    const auto near = nearest(std::string(id), known);
    faults.push_back(
        catalogueFault("unknown-system", {{"system", std::string(id)}, {"near", near.value_or(known.front())}}));
    return nullptr;
}

// The system's default for none; nothing where it has no such edition.
std::optional<std::string> editionOf(const System& system, std::string_view name, std::vector<Fault>& faults)
{
    const auto& editions = system.format().editions;
    const std::string wanted = name.empty() ? editions.front() : std::string(name);
    if (contains(editions, wanted))
        return wanted;
    faults.push_back(catalogueFault("unknown-edition", {{"edition", wanted}, {"known", joined(editions)}}));
    return {};
}

const ListHeading* headingOf(const std::vector<ListHeading>& all, std::string_view id, std::vector<Fault>& faults)
{
    const ListHeading* heading = nullptr;
    for (const ListHeading& h : all)
        if (h.id == id || (!heading && sameText(h.name, id)))
            heading = heading && heading->own ? heading : &h; // an own list goes before one that ships
    if (heading)
        return heading;
    std::vector<std::string> ids;
    for (const ListHeading& h : all)
        ids.push_back(h.id);
    const auto near = nearest(std::string(id), ids);
    faults.push_back(catalogueFault(
        near ? "unknown-list-near" : "unknown-list", {{"list", std::string(id)}, {"near", near.value_or("")}}));
    return nullptr;
}

} // namespace

Catalogue::Catalogue() : state(std::make_unique<State>())
{
    addArmyMessages();
    addCatalogueMessages();
}
Catalogue::~Catalogue() = default;

const std::vector<ListHeading>& Catalogue::headings()
{
    state->wanted.insert(systems().begin(), systems().end());
    return state->scanAll().all;
}

const std::vector<ListHeading>& Catalogue::headings(const System& system)
{
    state->wanted.insert(&system);
    return state->scan(system).all;
}

const std::vector<Fault>& Catalogue::refused()
{
    headings();
    return state->every.refused;
}

std::vector<Fault> Catalogue::faultyTables() const
{
    std::vector<Fault> faults;
    for (const std::string& system : state->used)
        for (const Fault& fault : ownTableFaults(system))
            faults.push_back(fault);
    return faults;
}

std::vector<Fault> Catalogue::amiss() const
{
    std::vector<Fault> faults;
    const auto add = [&](const std::vector<Fault>& more) { faults.insert(faults.end(), more.begin(), more.end()); };
    std::error_code error;
    if (!state->wanted.empty() && !std::filesystem::is_directory(roots().lists, error))
        faults.push_back({{roots().lists.string(), 0, 0}, {"file-missing", {}}});
    for (const System* system : state->wanted)
        add(faultsOfSystem(system->format().id));
    add(faultsSinceSystems());
    const std::string shipped = roots().lists.string() + "/";
    for (const auto& [system, its] : state->headings)
        for (const Fault& fault : its.refused)
            if (fault.place.file.starts_with(shipped))
                faults.push_back(fault);
    for (const auto& [file, why] : state->refusals)
        if (file.starts_with(shipped))
            add(why);
    return faults;
}

void Catalogue::refresh()
{
    auto schemas = std::move(state->schemas);
    state = std::make_unique<State>();
    state->schemas = std::move(schemas);
}

bool Catalogue::isWhole(const System& system, std::vector<Fault>& faults)
{
    state->wanted.insert(&system);
    const auto amiss = faultsOfSystem(system.format().id);
    faults.insert(faults.end(), amiss.begin(), amiss.end());
    return amiss.empty();
}

const ArmyList* Catalogue::find(
    std::string_view systemId, std::string_view id, std::string_view edition, std::vector<Fault>& faults)
{
    const System* system = systemOf(systemId, faults);
    if (system && !isWhole(*system, faults))
        return nullptr;
    const auto wanted = system ? editionOf(*system, edition, faults) : std::nullopt;
    const ListHeading* heading = wanted ? headingOf(state->scan(*system).all, id, faults) : nullptr;
    if (!heading)
        return nullptr;
    const std::string key = heading->file + "\n" + *wanted;
    if (const auto known = state->refusals.find(key); known != state->refusals.end()) {
        faults.insert(faults.end(), known->second.begin(), known->second.end());
        return nullptr;
    }
    auto& kept = state->lists[key];
    if (!kept) {
        const std::size_t before = faults.size();
        const Trial trial = heading->own ? Trial::made : Trial::spared;
        auto list = loadList(*system, heading->file, *wanted, faults, trial);
        if (!list)
            return state->refuse(key, {faults.begin() + before, faults.end()});
        list->own = heading->own;
        kept = std::make_unique<ArmyList>(std::move(*list));
    }
    return kept.get();
}

std::optional<ArmyList> Catalogue::loadList(
    const System& system, const std::string& file, std::string_view edition, std::vector<Fault>& faults, Trial trial)
{
    if (!isWhole(system, faults))
        return {};
    const Schema* schema = state->listSchema(system, faults);
    if (!schema)
        return {};
    state->used.insert(system.format().id);
    auto list = readListFile(*this, system, *schema, file, edition, trial);
    if (list)
        return std::move(*list);
    faults.insert(faults.end(), list.faults.begin(), list.faults.end());
    return {};
}

} // namespace strategikon
