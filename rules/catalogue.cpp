// Finding a list by system, name and edition; each file is read once.
#include "rules/catalogue.h"

#include "model/army/messages.h"
#include "model/text/nearest.h"
#include "rules/headings.h"
#include "rules/list_file.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace strategikon {

namespace {

Fault catalogueFault(std::string code, std::vector<std::pair<std::string, std::string>> args)
{
    return {{}, {std::move(code), std::move(args)}};
}

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
    Headings headings;
    bool read = false;
    std::map<std::string, std::unique_ptr<ArmyList>> lists; // by file and edition
    std::map<std::string, std::vector<Fault>> refusals;     // why, so that no file is read twice in vain
    std::map<const System*, Schema> schemas;
    std::set<std::string> used; // systems of which a list was read

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

Reading<Schema> loadListSchema(const System& system)
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
    if (std::find(editions.begin(), editions.end(), wanted) != editions.end())
        return wanted;
    faults.push_back(catalogueFault("unknown-edition", {{"edition", wanted}, {"known", joined(editions)}}));
    return {};
}

const ListHeading* headingOf(
    const std::vector<ListHeading>& all, std::string_view system, std::string_view id, std::vector<Fault>& faults)
{
    const ListHeading* heading = nullptr;
    for (const ListHeading& h : all)
        if (h.system == system && (h.id == id || (!heading && sameText(h.name, id))))
            heading = heading && heading->own ? heading : &h; // an own list goes before one that ships
    if (heading)
        return heading;
    std::vector<std::string> ids;
    for (const ListHeading& h : all)
        if (h.system == system)
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
    if (!state->read) {
        state->read = true;
        for (const System* system : systems()) {
            state->headings.scan(*system, roots().lists, false);
            if (!roots().ownLists.empty())
                state->headings.scan(*system, roots().ownLists, true);
            auto& refused = state->headings.refused;
            const auto& tables = ownTableFaults(system->format().id);
            refused.insert(refused.end(), tables.begin(), tables.end());
        }
    }
    return state->headings.all;
}

const std::vector<Fault>& Catalogue::refused()
{
    headings();
    return state->headings.refused;
}

std::vector<Fault> Catalogue::faultyTables() const
{
    std::vector<Fault> faults;
    for (const std::string& system : state->used)
        for (const Fault& fault : ownTableFaults(system))
            faults.push_back(fault);
    return faults;
}

void Catalogue::refresh()
{
    auto schemas = std::move(state->schemas);
    state = std::make_unique<State>();
    state->schemas = std::move(schemas);
}

const ArmyList* Catalogue::find(
    std::string_view systemId, std::string_view id, std::string_view edition, std::vector<Fault>& faults)
{
    const System* system = systemOf(systemId, faults);
    const auto wanted = system ? editionOf(*system, edition, faults) : std::nullopt;
    const ListHeading* heading = wanted ? headingOf(headings(), systemId, id, faults) : nullptr;
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
