// Finding a list by system, name and edition; each file is read once.
#include "rules/catalogue.h"

#include "model/army/messages.h"
#include "model/text/contains.h"
#include "model/text/digest.h"
#include "model/text/file.h"
#include "model/text/nearest.h"
#include "rules/basis.h"
#include "rules/headings.h"
#include "rules/list_file.h"
#include "rules/tables.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <mutex>
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

std::string digestOf(const std::string& file) { return sha256Hex(readFile(file).value.value_or("")); }

// The digests of own lists as they were when they were read last: what is judged by one is not judged by what the
// player has made of its file since.
std::map<std::string, std::string>& digestsRead()
{
    static std::map<std::string, std::string> digests;
    return digests;
}

std::mutex& guard() // lists are read on several threads
{
    static std::mutex mutex;
    return mutex;
}

void noteRead(const std::string& file)
{
    const std::scoped_lock lock(guard());
    digestsRead()[file] = digestOf(file);
}

void forgetRead()
{
    const std::scoped_lock lock(guard());
    digestsRead().clear();
}

std::string digestAsRead(const std::string& file)
{
    const std::scoped_lock lock(guard());
    const auto known = digestsRead().find(file);
    return known == digestsRead().end() ? digestOf(file) : known->second;
}

// Of all tables of a system: a list does not say which it needs.
std::string digestOfTables(const std::string& system)
{
    std::vector<std::string> files;
    std::error_code error;
    for (std::filesystem::directory_iterator it(roots().rules / system, error), end; !error && it != end;
         it.increment(error))
        files.push_back(it->path().string());
    std::ranges::sort(files);
    std::string all = correctionsInForce(system);
    for (const std::string& file : files)
        all += digestOf(file);
    return sha256Hex(all);
}

// The file of an own list, or of one that ships; nothing where there is none.
std::optional<ListHeading> headingNamed(const System& system, std::string_view id)
{
    Headings own, shipped;
    if (!roots().ownLists.empty())
        own.scan(system, roots().ownLists, true);
    const auto known = std::ranges::find(own.all, id, &ListHeading::id);
    return known != own.all.end() ? *known : shipped.named(system, roots().lists, id);
}

bool sameText(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
        [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace

struct Catalogue::State {
    std::map<const System*, Headings> headings; // of systems whose folders were read
    std::map<const System*, Headings> own;      // the player's alone
    std::map<const System*, Headings> asked;    // what was amiss with those that were asked for by id
    std::map<std::string, std::optional<ListHeading>, std::less<>> byId; // of those that ship: "system/id"
    std::map<std::string, std::string> bases;                            // by system, or by file
    Headings every;                                                      // of all, once that was asked for
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
        const Headings& mine = scanOwn(system);
        its.all.insert(its.all.end(), mine.all.begin(), mine.all.end());
        its.refused.insert(its.refused.end(), mine.refused.begin(), mine.refused.end());
        const auto faults = ownTableFaults(id);
        its.refused.insert(its.refused.end(), faults.begin(), faults.end());
        return its;
    }

    const Headings& scanOwn(const System& system)
    {
        const auto [at, isNew] = own.try_emplace(&system);
        if (isNew && !roots().ownLists.empty())
            at->second.scan(system, roots().ownLists, true);
        return at->second;
    }

    // An own list goes before one that ships.
    std::optional<ListHeading> named(const System& system, std::string_view id)
    {
        const auto& mine = scanOwn(system).all;
        const auto known = std::ranges::find(mine, id, &ListHeading::id);
        if (known != mine.end())
            return *known;
        const auto [at, isNew] = byId.try_emplace(system.format().id + "/" + std::string(id));
        if (isNew)
            at->second = asked[&system].named(system, roots().lists, id);
        return at->second;
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

// By its id or its printed name.
std::optional<ListHeading> headingOf(
    const std::vector<ListHeading>& all, std::string_view id, std::vector<Fault>& faults)
{
    const ListHeading* heading = nullptr;
    for (const ListHeading& h : all)
        if (h.id == id || (!heading && sameText(h.name, id)))
            heading = heading && heading->own ? heading : &h; // an own list goes before one that ships
    if (heading)
        return *heading;
    std::vector<std::string> ids;
    for (const ListHeading& h : all)
        ids.push_back(h.id);
    const auto near = nearest(std::string(id), ids);
    faults.push_back(catalogueFault(
        near ? "unknown-list-near" : "unknown-list", {{"list", std::string(id)}, {"near", near.value_or("")}}));
    return {};
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
    for (const auto* some : {&state->headings, &state->asked})
        for (const auto& [system, its] : *some)
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
    forgetRead();
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
    auto heading = wanted ? state->named(*system, id) : std::nullopt;
    if (wanted && !heading)
        heading = headingOf(state->scan(*system).all, id, faults);
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
        if (heading->own)
            noteRead(heading->file); // before it is: the player may be writing it
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

std::string basisOf(std::string_view systemId, std::string_view id)
{
    const System* system = findSystem(systemId);
    const auto heading = system ? headingNamed(*system, id) : std::nullopt;
    if (!heading)
        return {};
    std::string all = digestAsRead(heading->file) + digestOfTables(system->format().id);
    if (readFile(heading->file).value.value_or("").find("allies") != std::string::npos) { // any list may be one
        Headings others;
        others.scan(*system, roots().lists, false);
        others.scan(*system, roots().ownLists, true);
        for (const ListHeading& other : others.all)
            all += digestAsRead(other.file);
    }
    return sha256Hex(all).substr(0, 16);
}

} // namespace strategikon
