#include "rules/tables.h"
#include "rules/basis.h"

#include "model/text/contains.h"
#include "model/text/message.h"
#include "model/text/write.h"
#include "model/text/yaml.h"

#include <algorithm>
#include <list>
#include <map>
#include <mutex>
#include <utility>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

namespace fs = std::filesystem;

Roots& rootsInForce()
{
    static Roots roots;
    return roots;
}

// A system is read when somebody first asks for it, which may be a thread beside the window's.
std::mutex& guard()
{
    static std::mutex mutex;
    return mutex;
}

struct Met {
    Fault fault;
    bool bySystem = false; // while a system read its own
};

std::vector<Met>& faultsSoFar()
{
    static std::vector<Met> faults;
    return faults;
}

thread_local int systemsBeingRead = 0;

// A table that several read is told of once.
void keep(const std::vector<Fault>& faults)
{
    const auto same = [](const Fault& a, const Fault& b) {
        return a.place.file == b.place.file && a.place.line == b.place.line && a.place.column == b.place.column
            && a.message.code == b.message.code;
    };
    const std::scoped_lock lock(guard());
    for (const Fault& fault : faults)
        if (std::ranges::none_of(faultsSoFar(), [&](const Met& one) { return same(one.fault, fault); }))
            faultsSoFar().push_back({fault, systemsBeingRead > 0});
}

template <class Wanted>
std::vector<Fault> faultsWhere(Wanted wanted)
{
    const std::scoped_lock lock(guard());
    std::vector<Fault> found;
    for (const Met& one : faultsSoFar())
        if (wanted(one))
            found.push_back(one.fault);
    return found;
}

// Without the schemas that all share no table of it can be read either.
auto inSystem(std::string_view system)
{
    return [folder = (roots().rules / system).string() + "/", shared = roots().schema.string() + "/"](const Met& one) {
        return one.fault.place.file.starts_with(folder) || one.fault.place.file.starts_with(shared);
    };
}

bool isTable(const Node& node, std::initializer_list<std::string_view> keys)
{
    return node.isMap() && !node.entries().empty()
        && std::ranges::all_of(keys, [&](std::string_view key) { return node.find(key) != nullptr; });
}

std::list<Correctable>& correctables() // each stays where it is
{
    static std::list<Correctable> tables;
    return tables;
}

std::map<std::string, std::vector<Fault>>& ownFaults() // by system
{
    static std::map<std::string, std::vector<Fault>> faults;
    return faults;
}

std::map<std::string, std::string, std::less<>>& ownInForce() // by system
{
    static std::map<std::string, std::string, std::less<>> texts;
    return texts;
}

fs::path ownFolder(std::string_view system) { return roots().ownLists / system / "tables"; }

Result<Schema> schemaOf(std::string_view system, const std::string& name)
{
    const auto folder = roots().rules / system;
    return Schema::load((folder / (name + ".schema.json")).string(),
        {(roots().schema / "list.schema.json").string(), (folder / "columns.schema.json").string()});
}

// Files beside the tables that are read, and so never are: a slip in the name.
void refuseStrangers(const std::string& system, std::vector<Fault>& faults)
{
    std::vector<std::string> known, strange;
    {
        const std::scoped_lock lock(guard());
        for (const Correctable& table : correctables())
            if (table.system == system)
                known.push_back(table.name + ".yaml");
    }
    std::error_code error;
    for (fs::directory_iterator it(ownFolder(system), error), end; !error && it != end; it.increment(error))
        if (!contains(known, it->path().filename().string()))
            strange.push_back(it->path().string());
    std::ranges::sort(strange);
    for (const std::string& file : strange)
        faults.push_back({{file, 0, 0}, {"own-table-unknown", {{"known", known.front()}}}});
}

// What a player corrected in it; nothing where any of that cannot be used.
Node ownCorrections(const Correctable& table, std::vector<Fault>& faults)
{
    refuseStrangers(table.system, faults);
    const auto path = ownTableFile(table);
    std::error_code error;
    if (!fs::exists(path, error))
        return {};
    Result<Node> node = correctionsIn(table, path.string());
    if (node)
        return std::move(*node);
    faults.insert(faults.end(), node.faults.begin(), node.faults.end());
    faults.push_back({{path.string(), 0, 0}, {"own-table-refused", {}}});
    return {};
}

constexpr Template ownTableTemplates[] = {
    {"own-table-refused",
        QT_TRANSLATE_NOOP("messages",
            "These corrections are ignored and the program’s own values used; fix the file and start again.")},
    {"own-table-unknown", QT_TRANSLATE_NOOP("messages", "No table has this name; rename the file to {known}.")},
};

} // namespace

void setRoots(const Roots& roots) { rootsInForce() = roots; }

const Roots& roots() { return rootsInForce(); }

Node readTable(std::string_view system, std::string_view name, std::initializer_list<std::string_view> keys)
{
    const auto path = roots().rules / system / (std::string(name) + ".yaml");
    Result<Node> node = readShipped(path.string());
    if (node && !isTable(*node, keys))
        node = Fault{{path.string(), 0, 0}, {"table-not-whole", {}}};
    if (node)
        return std::move(*node);
    keep(node.faults);
    return {};
}

Node readCheckedTable(std::string_view system, std::string_view name)
{
    Node table = readTable(system, name);
    if (table.isNull())
        return table;
    const auto schema = schemaOf(system, std::string(name));
    const auto faults = schema ? schema->check(table) : schema.faults;
    keep(faults);
    return faults.empty() ? table : Node();
}

Node readTableOfLists(const std::string& name)
{
    Result<Node> table = readShipped((roots().lists / (name + ".yaml")).string());
    if (table) {
        const auto schema = Schema::load((roots().schema / (name + ".schema.json")).string());
        table.faults = schema ? schema->check(*table) : schema.faults;
    }
    keep(table.faults);
    return table ? std::move(*table) : Node();
}

std::vector<Fault> tableFaults(std::string_view system) { return faultsWhere(inSystem(system)); }

void keepTableFault(Fault fault) { keep({std::move(fault)}); }

SystemIsRead::SystemIsRead() { ++systemsBeingRead; }
SystemIsRead::~SystemIsRead() { --systemsBeingRead; }

std::vector<Fault> faultsOfSystem(std::string_view system)
{
    return faultsWhere([in = inSystem(system)](const Met& one) { return one.bySystem && in(one); });
}

std::vector<Fault> faultsSinceSystems()
{
    return faultsWhere([](const Met& one) { return !one.bySystem; });
}

Node readOwnTable(Correctable table)
{
    addTemplates(ownTableTemplates);
    {
        const std::scoped_lock lock(guard());
        std::erase_if(correctables(),
            [&](const Correctable& one) { return one.system == table.system && one.name == table.name; });
        correctables().push_back(table);
    }
    std::vector<Fault> faults;
    Node read = roots().ownLists.empty() ? Node() : ownCorrections(table, faults);
    const std::scoped_lock lock(guard());
    ownFaults()[table.system] = std::move(faults);
    ownInForce()[table.system] = read.isNull() ? std::string() : writeYaml(read);
    return read;
}

std::string correctionsInForce(std::string_view system)
{
    const std::scoped_lock lock(guard());
    const auto known = ownInForce().find(system);
    return known == ownInForce().end() ? std::string() : known->second;
}

const Correctable* correctable(std::string_view system)
{
    const std::scoped_lock lock(guard());
    const auto table = std::ranges::find(correctables(), system, &Correctable::system);
    return table == correctables().end() ? nullptr : &*table;
}

fs::path ownTableFile(const Correctable& table) { return ownFolder(table.system) / (table.name + ".yaml"); }

std::vector<Fault> faultsOf(const Correctable& table, const Node& corrections)
{
    const auto schema = schemaOf(table.system, table.name);
    if (!schema)
        return schema.faults;
    auto faults = schema->check(corrections);
    return faults.empty() ? table.misfits(corrections) : faults;
}

Result<Node> correctionsIn(const Correctable& table, const std::string& file)
{
    Result<Node> node = readDocument(file);
    if (node)
        node.faults = faultsOf(table, *node);
    return node;
}

std::optional<std::vector<Fault>> faultsOfOwnTable(const std::string& file)
{
    for (const System* system : systems())
        (void)system; // it has named its table when it is read
    const std::string name = fs::path(file).stem().string();
    const Correctable* table = nullptr;
    {
        const std::scoped_lock lock(guard());
        const auto found = std::ranges::find(correctables(), name, &Correctable::name);
        table = found == correctables().end() ? nullptr : &*found;
    }
    return table != nullptr ? std::optional(correctionsIn(*table, file).faults) : std::nullopt;
}

std::vector<Fault> ownTableFaults(std::string_view system)
{
    const std::scoped_lock lock(guard());
    const auto found = ownFaults().find(std::string(system));
    return found == ownFaults().end() ? std::vector<Fault>() : found->second;
}

std::vector<Fault> tableFaults()
{
    return faultsWhere([](const Met&) { return true; });
}

Source sourceOf(const Node& row)
{
    return {row.textOr("book", "rulebook"), int(row.integerOr("line", 0)), int(row.integerOr("page", 0))};
}

namespace {

// The numbers of its cells in their places.
std::string filled(std::string text, const std::map<std::string, int, std::less<>>& cells)
{
    for (const auto& [name, value] : cells)
        if (const auto at = text.find('{' + name + '}'); at != std::string::npos)
            text.replace(at, name.size() + 2, std::to_string(value));
    return text;
}

} // namespace

std::vector<SpecialRule> readSpecials(const Node& table, std::string_view edition)
{
    std::vector<SpecialRule> rules;
    const Node* specials = table.find("specials");
    if (!specials)
        return rules;
    for (const Node& row : specials->items()) {
        SpecialRule rule;
        rule.id = row.textOr("id");
        rule.name = row.textOr("name");
        rule.source = {row.textOr("book"), int(row.integerOr("line", 0)), int(row.integerOr("page", 0))};
        rule.text = row.textOr("text");
        rule.effects = effectsIn(row);
        // A later edition adds to the printed rule; what it adds is told after it.
        if (const Node* layer = row.find(edition); layer && layer->isMap())
            if (const std::string more = layer->textOr("text"); !more.empty())
                rule.text += (rule.text.empty() ? "" : " ") + more;
        if (const Node* cells = row.find("cells"))
            for (const Node::Entry& entry : cells->entries())
                rule.cells[entry.key] = int(cells->integerOr(entry.key, 0));
        rule.form = std::exchange(rule.text, filled(rule.text, rule.cells));
        rules.push_back(std::move(rule));
    }
    return rules;
}

} // namespace strategikon
