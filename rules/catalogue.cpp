#include "rules/catalogue.h"

#include "model/army/list_edition.h"
#include "model/army/messages.h"
#include "model/text/file.h"
#include "model/text/nearest.h"
#include "model/text/schema.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <map>
#include <set>

namespace strategikon {

namespace {

namespace fs = std::filesystem;

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
    std::vector<ListHeading> headings;
    std::vector<Fault> refused;
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

    void scan(const System& system, const fs::path& folder, bool own)
    {
        std::error_code error;
        std::vector<fs::path> files;
        for (fs::directory_iterator it(folder / system.format().id, error), end; !error && it != end;
             it.increment(error))
            if (it->path().extension() == ".yaml")
                files.push_back(it->path());
        std::sort(files.begin(), files.end());
        std::vector<ListHeading> found;
        for (const fs::path& file : files)
            if (auto heading = head(system, file, own))
                found.push_back(std::move(*heading));
        std::stable_sort(found.begin(), found.end(), [](const ListHeading& a, const ListHeading& b) {
            return std::pair(a.order, a.name) < std::pair(b.order, b.name);
        });
        std::move(found.begin(), found.end(), std::back_inserter(headings));
    }

    // Only the plain keys before the first row are read; a file that hides them is read whole.
    std::optional<ListHeading> head(const System& system, const fs::path& file, bool own)
    {
        auto text = readFile(file.string());
        if (!text) {
            refused.insert(refused.end(), text.faults.begin(), text.faults.end());
            return {};
        }
        const std::size_t rows = text->find("\nentries:");
        auto node =
            readYaml(rows == std::string::npos ? std::string_view(*text) : std::string_view(*text).substr(0, rows + 1),
                file.string());
        if (!node) {
            refused.insert(refused.end(), node.faults.begin(), node.faults.end());
            return {};
        }
        ListHeading heading;
        heading.system = system.format().id;
        heading.id = node->textOr("id", file.stem().string());
        heading.name = node->textOr("name", heading.id);
        heading.group = node->textOr("group");
        heading.order = int(node->integerOr("order", 0));
        heading.file = file.string();
        heading.own = own;
        return heading;
    }
};

Reading<Schema> loadListSchema(const System& system)
{
    return Schema::load((roots().schema / "list.schema.json").string(),
        {(roots().rules / system.format().id / "columns.schema.json").string()});
}

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
            state->scan(*system, roots().lists, false);
            if (!roots().ownLists.empty())
                state->scan(*system, roots().ownLists, true);
            const auto& tables = ownTableFaults(system->format().id);
            state->refused.insert(state->refused.end(), tables.begin(), tables.end());
        }
    }
    return state->headings;
}

const std::vector<Fault>& Catalogue::refused()
{
    headings();
    return state->refused;
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
    const System* system = findSystem(systemId);
    if (!system) {
        std::vector<std::string> known;
        for (const System* s : systems())
            known.push_back(s->format().id);
        const auto near = nearest(std::string(systemId), known);
        faults.push_back(catalogueFault(
            "unknown-system", {{"system", std::string(systemId)}, {"near", near.value_or(known.front())}}));
        return nullptr;
    }
    const auto& editions = system->format().editions;
    const std::string wanted = edition.empty() ? editions.front() : std::string(edition);
    if (std::find(editions.begin(), editions.end(), wanted) == editions.end()) {
        faults.push_back(catalogueFault("unknown-edition", {{"edition", wanted}, {"known", joined(editions)}}));
        return nullptr;
    }
    const ListHeading* heading = nullptr;
    for (const ListHeading& h : headings())
        if (h.system == systemId && (h.id == id || (!heading && sameText(h.name, id))))
            heading = heading && heading->own ? heading : &h; // an own list goes before one that ships
    if (!heading) {
        std::vector<std::string> ids;
        for (const ListHeading& h : headings())
            if (h.system == systemId)
                ids.push_back(h.id);
        const auto near = nearest(std::string(id), ids);
        faults.push_back(catalogueFault(
            near ? "unknown-list-near" : "unknown-list", {{"list", std::string(id)}, {"near", near.value_or("")}}));
        return nullptr;
    }
    const std::string key = heading->file + "\n" + wanted;
    if (const auto known = state->refusals.find(key); known != state->refusals.end()) {
        faults.insert(faults.end(), known->second.begin(), known->second.end());
        return nullptr;
    }
    auto& kept = state->lists[key];
    if (!kept) {
        const std::size_t before = faults.size();
        const Trial trial = heading->own ? Trial::made : Trial::spared;
        auto list = loadList(*system, heading->file, wanted, faults, trial);
        if (!list)
            return state->refuse(key, {faults.begin() + before, faults.end()});
        list->own = heading->own;
        kept = std::make_unique<ArmyList>(std::move(*list));
    }
    return kept.get();
}

// Rows that come `from` a row of the allied list get its columns; their own go before them.
Reading<Node> Catalogue::withAllies(Node list, const System& system, const Schema& schema)
{
    const Node* entries = list.find("entries");
    if (!list.find("allies") || !entries)
        return list;
    std::vector<Fault> faults;
    std::map<std::string, Node> others; // by the id of the ally
    for (const Node& ally : list.find("allies")->items()) {
        std::vector<std::string> ids;
        for (const ListHeading& heading : headings())
            if (heading.system == system.format().id) {
                ids.push_back(heading.id);
                if (heading.id != ally.textOr("list") || others.count(ally.textOr("id")))
                    continue;
                if (auto other = readChecked(heading.file, schema))
                    others.emplace(ally.textOr("id"), std::move(*other));
                else
                    faults.insert(faults.end(), other.faults.begin(), other.faults.end());
            }
        if (const Node* name = ally.find("list"); std::find(ids.begin(), ids.end(), name->written()) == ids.end())
            faults.push_back(danglingReference(name->place(), name->written(), ids));
    }
    Node rows = Node::newList();
    for (Node row : entries->items()) {
        const auto other = others.find(row.textOr("ally"));
        if (row.find("from") && other != others.end()) {
            const Node from = *row.find("from"); // not where it stands: the row is about to grow
            std::vector<std::string> ids;
            for (const Node& theirs : other->second.find("entries")->items()) {
                ids.push_back(theirs.textOr("id"));
                if (ids.back() == from.written())
                    for (const auto& cell : theirs.entries())
                        if (!row.find(cell.key) && cell.key != "min" && cell.key != "max" && cell.key != "line")
                            row.set(cell.key, cell.node);
            }
            if (std::find(ids.begin(), ids.end(), from.written()) == ids.end())
                faults.push_back(danglingReference(from.place(), from.written(), ids));
        }
        rows.add(std::move(row));
    }
    if (!faults.empty())
        return faults;
    list.set("entries", std::move(rows));
    return list;
}

namespace {

// The file without the single values that its shape refuses.
Node withoutRefused(const Node& node, const std::vector<Fault>& faults)
{
    const auto refused = [&](const Place& place) {
        return std::any_of(faults.begin(), faults.end(),
            [&](const Fault& fault) { return fault.place.line == place.line && fault.place.column == place.column; });
    };
    Node kept = node;
    for (const Node::Entry& entry : node.entries())
        if (!entry.node.isScalar())
            kept.set(entry.key, withoutRefused(entry.node, faults));
        else if (refused(entry.node.place()) || refused(node.placeOfKey(entry.key)))
            kept.remove(entry.key);
    if (!node.isList())
        return kept;
    kept = Node::newList();
    for (const Node& item : node.items())
        kept.add(withoutRefused(item, faults));
    return kept;
}

// What is wrong besides the shape, as far as the file can be read for all that: names of nothing.
void readOn(const Node& node, const SystemFormat& format, std::string_view edition, std::vector<Fault>& faults)
{
    for (const char* key : {"entries", "upgrades", "rules"})
        if (const Node* rows = node.find(key); rows && !rows->isList())
            return;
    const auto list = readList(withoutRefused(node, faults), format, edition);
    for (const Fault& fault : list.faults)
        if (fault.message.code.starts_with("unknown-"))
            faults.push_back(fault);
    std::stable_sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
}

} // namespace

std::optional<ArmyList> Catalogue::loadList(
    const System& system, const std::string& file, std::string_view edition, std::vector<Fault>& faults, Trial trial)
{
    const Schema* schema = state->listSchema(system, faults);
    if (!schema)
        return {};
    state->used.insert(system.format().id);
    auto node = readDocument(file);
    if (!node) {
        faults.insert(faults.end(), node.faults.begin(), node.faults.end());
        return {};
    }
    if (auto refused = schema->check(*node); !refused.empty()) {
        readOn(*node, system.format(), edition, refused);
        faults.insert(faults.end(), refused.begin(), refused.end());
        return {};
    }
    node = withAllies(std::move(*node), system, *schema);
    if (!node) {
        faults.insert(faults.end(), node.faults.begin(), node.faults.end());
        return {};
    }
    auto list = readList(*node, system.format(), edition, trial);
    if (!list) {
        faults.insert(faults.end(), list.faults.begin(), list.faults.end());
        return {};
    }
    return std::move(*list);
}

namespace {

struct Leading {
    int option, line;
};

std::vector<Leading> characters(const ArmyList& list, const Army& army)
{
    std::vector<Leading> all;
    for (const Choice& choice : army.choices)
        for (const ChosenOption& chosen : choice.options) {
            const int line = list.lineNamed(choice.entry), o = list.optionNamed(chosen.name, line);
            if (line >= 0 && o >= 0 && list.options[o].kind == "character" && list.options[o].bounds.per == Per::army)
                all.push_back({o, line});
        }
    return all;
}

// Nobody leads two armies of one side (rules of doubles games): characters are options of which an
// army has one at most.
void compareCharacters(const ArmyList& mine, const Army& army, const ArmyList& other, const Army& partner,
    const System& system, Verdict& verdict)
{
    const auto theirs = characters(other, partner);
    for (const Leading& leading : characters(mine, army)) {
        const Option& option = mine.options[leading.option];
        if (std::none_of(theirs.begin(), theirs.end(),
                [&](const Leading& their) { return other.options[their.option].id == option.id; }))
            continue;
        Finding finding;
        finding.code = finding.constraint = "same-character";
        finding.entry = option.id;
        finding.rule = system.ruleOf(finding.code);
        finding.args = {{"entry", option.name}, {"list", army.name.empty() ? mine.name : army.name},
            {"partner", partner.name.empty() ? other.name : partner.name}};
        Change change;
        change.action = Change::Do::remove;
        change.entry = mine.lines[leading.line].id;
        change.option = option.id;
        change.count = 1;
        finding.mend = {change};
        verdict.findings.push_back(std::move(finding));
    }
}

} // namespace

namespace {

Fault sizeNeeded(const Place& place) { return {place, {"army-without", {{"key", "points"}, {"example", "1000"}}}}; }

} // namespace

std::optional<Fault> missingSize(const Army& army, const std::string& file)
{
    const auto lacks = [](const Army& one) {
        const System* system = findSystem(one.system);
        return one.points == 0 && system && !system->format().unpriced;
    };
    if (!lacks(army) && std::none_of(army.partner.begin(), army.partner.end(), lacks))
        return {};
    return sizeNeeded({file, 1, 1});
}

Reading<Verdict> judge(Catalogue& catalogue, const Army& army, bool mends)
{
    std::vector<Fault> faults;
    const ArmyList* list = catalogue.find(army.system, army.list, army.edition, faults);
    if (!list)
        return faults;
    const System& system = *findSystem(army.system);
    if (army.points == 0 && system.bounded(*list))
        return sizeNeeded({}); // rules without points, but not this house
    Verdict verdict = judge(system, *list, army, mends);
    for (const Army& partner : army.partner) {
        const ArmyList* theirs = catalogue.find(partner.system, partner.list, partner.edition, faults);
        if (!theirs)
            return faults;
        Verdict other = judge(*findSystem(partner.system), *theirs, partner, mends);
        for (const Finding& finding : other.findings) {
            verdict.findings.push_back(finding);
            verdict.findings.back().partner = true;
        }
        verdict.partner.push_back(std::move(other));
        compareCharacters(*list, army, *theirs, partner, system, verdict);
    }
    verdict.legal = std::none_of(verdict.findings.begin(), verdict.findings.end(),
        [](const Finding& finding) { return finding.severity == Severity::error; });
    return verdict;
}

} // namespace strategikon
