// From a list file's nodes to an ArmyList of one edition. The schema has been checked before.
#include "model/army/list.h"
#include "model/text/nearest.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace strategikon {

namespace {

std::optional<int> whole(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool all = error == std::errc{} && end == text.data() + text.size();
    return all ? std::optional(value) : std::nullopt;
}

} // namespace

Node inEdition(const Node& file, std::string_view edition)
{
    Node result = file;
    const Node* layer = file.find("editions", edition);
    if (!layer)
        return result;
    const auto rows = [&](std::string_view key) {
        return std::string(key == "entry" ? "entries" : key == "upgrade" ? "upgrades" : key == "rule" ? "rules" : "ties");
    };
    const auto withRows = [&](const std::string& key, const auto& edit) {
        const Node* old = result.find(key);
        std::vector<Node> items = old ? old->items() : std::vector<Node>{};
        edit(items);
        Node fresh = Node::newList();
        for (Node& item : items)
            fresh.add(std::move(item));
        result.set(key, std::move(fresh));
    };
    const auto named = [](std::string_view id) {
        return [id](const Node& item) { return item.textOr("id") == id; };
    };
    if (const Node* changes = layer->find("change"))
        for (const Node& change : changes->items())
            for (const char* key : {"entry", "upgrade", "rule", "tie"}) {
                if (!change.find(key))
                    continue;
                withRows(rows(key), [&](std::vector<Node>& items) {
                    const auto item = std::find_if(items.begin(), items.end(), named(change.textOr(key)));
                    if (item == items.end())
                        return;
                    if (const Node* set = change.find("set"))
                        for (const auto& cell : set->entries())
                            item->set(cell.key, cell.node);
                    for (const std::string& cell : change.textsOf("unset"))
                        item->remove(cell);
                    if (const Node* line = change.find("line"); line && !(change.find("set") && change.find("set")->find("line")))
                        item->set("corrected-line", *line);
                });
            }
    if (const Node* additions = layer->find("add"))
        for (const Node& addition : additions->items())
            for (const char* key : {"entry", "upgrade", "rule", "tie"})
                if (const Node* row = addition.find(key))
                    withRows(rows(key), [&](std::vector<Node>& items) {
                        auto after = std::find_if(items.begin(), items.end(), named(addition.textOr("after")));
                        Node added = *row;
                        added.set("added-by", Node::ofText(std::string(edition)));
                        items.insert(after == items.end() ? after : after + 1, std::move(added));
                    });
    return result;
}

namespace {

class ListReader {
public:
    ListReader(const Node& file, const SystemFormat& format, std::string_view edition)
        : file(file), format(format), edition(edition.empty() ? format.editions.front() : std::string(edition))
    {
    }

    Reading<ArmyList> run()
    {
        checkLayers();
        const Node node = inEdition(file, edition);
        readHead(node);
        readRules(node);
        if (const Node* entries = node.find("entries"))
            for (const Node& row : entries->items())
                readLine(row);
        if (const Node* upgrades = node.find("upgrades"))
            for (const Node& row : upgrades->items())
                readOption(row);
        if (const Node* ties = node.find("ties"))
            for (const Node& row : ties->items())
                readTie(row);
        if (const Node* limits = node.find("limits"))
            for (const Node& row : limits->items())
                readLimit(row);
        checkUses();
        checkPrices();
        if (!faults.empty())
            return faults;
        return std::move(list);
    }

private:
    using Args = std::vector<std::pair<std::string, std::string>>;

    void fault(const Place& place, std::string code, Args args) { faults.push_back({place, {std::move(code), std::move(args)}}); }

    void dangling(const Place& place, const std::string& id, const std::vector<std::string>& known)
    {
        const auto near = nearest(id, known);
        if (near)
            fault(place, "unknown-reference-near", {{"id", id}, {"near", *near}});
        else
            fault(place, "unknown-reference", {{"id", id}});
    }

    // An edition that changes what is not there says so, whichever edition is being read.
    void checkLayers()
    {
        const Node* editions = file.find("editions");
        if (!editions)
            return;
        for (const auto& layer : editions->entries()) {
            if (std::find(format.editions.begin(), format.editions.end(), layer.key) == format.editions.end())
                dangling(editions->placeOfKey(layer.key), layer.key, format.editions);
            if (const Node* changes = layer.node.find("change"))
                for (const Node& change : changes->items())
                    for (const auto& [key, rows] : {std::pair{"entry", "entries"}, {"upgrade", "upgrades"}, {"rule", "rules"}, {"tie", "ties"}})
                        if (const Node* id = change.find(key))
                            checkKnown(*id, idsOf(file.find(rows)));
        }
    }

    static std::vector<std::string> idsOf(const Node* rows)
    {
        std::vector<std::string> ids;
        if (rows)
            for (const Node& row : rows->items())
                ids.push_back(row.textOr("id"));
        return ids;
    }

    void checkKnown(const Node& id, const std::vector<std::string>& known)
    {
        if (std::find(known.begin(), known.end(), id.written()) == known.end())
            dangling(id.place(), id.written(), known);
    }

    void readHead(const Node& node)
    {
        list.system = node.textOr("system");
        list.id = node.textOr("id");
        list.name = node.textOr("name");
        list.group = node.textOr("group");
        list.about = node.textOr("about");
        list.order = int(node.integerOr("order", 0));
        list.edition = edition;
        list.file = node.place().file;
        if (const Node* source = node.find("source"))
            list.source = {source->textOr("book"), int(source->integerOr("line", 0)), int(source->integerOr("page", 0))};
    }

    Source sourceOf(const Node& row) const
    {
        const std::string book = row.find("added-by") ? row.textOr("added-by") : list.source.book;
        return {row.textOr("book", book), int(row.integerOr("line", 0)), row.find("added-by") ? 0 : int(row.integerOr("page", list.source.page))};
    }

    void readRules(const Node& node)
    {
        const Node* rules = node.find("rules");
        if (!rules)
            return;
        std::set<std::string> seen;
        for (const Node& row : rules->items()) {
            SpecialRule rule{row.textOr("id"), row.textOr("name"), sourceOf(row), row.textOr("text"), {}};
            if (row.find("corrected-line"))
                rule.source = {edition, int(row.integerOr("corrected-line", 0)), 0};
            if (const Node* effect = row.find("effect"))
                rule.effect = *effect;
            if (!seen.insert(rule.id).second)
                fault(row.placeOfKey("id"), "duplicate-id", {{"id", rule.id}});
            list.rules.push_back(std::move(rule));
        }
    }

    void readRow(const Node& node, Row& row)
    {
        row.id = node.textOr("id");
        row.name = node.textOr("name");
        row.source = sourceOf(node);
        row.reading = node.textOr("reading");
        row.special = node.textsOf("special");
        for (const std::string& column : format.columns) {
            const Node* printed = node.find("printed", column);
            row.printed.push_back(printed ? printed->written() : node.textOr(column, "-"));
        }
        row.bounds.per = node.textOr("per") == "army" ? Per::army : Per::thousand;
        row.bounds.least = whole(node.textOr("min", "0")).value_or(0);
        row.bounds.most = node.find("max") ? whole(node.textOr("max")).value_or(unlimited) : unlimited;
        if (row.bounds.least > row.bounds.most)
            fault(node.placeOfKey("min"), "minimum-above-maximum",
                  {{"id", row.id}, {"min", node.textOr("min")}, {"max", node.textOr("max")}});
        row.price = whole(node.textOr(format.priceColumn, "0")).value_or(0);
        row.stands = whole(node.textOr(format.standsColumn, "0")).value_or(0);
        for (const std::string& id : row.special)
            checkRule(*node.find("special"), id);
    }

    void checkRule(const Node& node, const std::string& id)
    {
        std::vector<std::string> known = format.specials;
        for (const SpecialRule& rule : list.rules)
            known.push_back(rule.id);
        if (std::find(known.begin(), known.end(), id) == known.end())
            dangling(node.place(), id, known);
    }

    void readLine(const Node& node)
    {
        Line line;
        readRow(node, line);
        const std::string type = node.textOr(format.typeColumn);
        line.leader = std::find(format.leaders.begin(), format.leaders.end(), type) != format.leaders.end();
        if (list.line(line.id) >= 0)
            fault(node.placeOfKey("id"), "duplicate-id", {{"id", line.id}});
        places.push_back(node.place());
        list.lines.push_back(std::move(line));
    }

    std::vector<std::string> lineIds() const
    {
        std::vector<std::string> ids;
        for (const Line& line : list.lines)
            ids.push_back(line.id);
        return ids;
    }
    std::vector<std::string> optionIds() const
    {
        std::vector<std::string> ids;
        for (const Option& option : list.options)
            ids.push_back(option.id);
        return ids;
    }

    std::vector<int> linesOf(const Node& node, std::string_view key)
    {
        std::vector<int> lines;
        const Node* ids = node.find(key);
        for (const std::string& id : node.textsOf(key))
            if (const int line = list.line(id); line >= 0)
                lines.push_back(line);
            else
                dangling(ids->place(), id, lineIds());
        return lines;
    }
    std::vector<int> optionsOf(const Node& node, std::string_view key)
    {
        std::vector<int> options;
        const Node* ids = node.find(key);
        for (const std::string& id : node.textsOf(key))
            if (const int option = list.option(id); option >= 0)
                options.push_back(option);
            else
                dangling(ids->place(), id, optionIds());
        return options;
    }

    void readOption(const Node& node)
    {
        Option option;
        readRow(node, option);
        option.kind = node.textOr("kind");
        option.replaces = std::find(format.replacing.begin(), format.replacing.end(), option.kind) != format.replacing.end();
        option.hosts = linesOf(node, "for");
        std::sort(option.hosts.begin(), option.hosts.end());
        option.hosts.erase(std::unique(option.hosts.begin(), option.hosts.end()), option.hosts.end());
        if (list.option(option.id) >= 0)
            fault(node.placeOfKey("id"), "duplicate-id", {{"id", option.id}});
        list.options.push_back(std::move(option));
    }

    void readTie(const Node& node)
    {
        Tie tie;
        tie.id = node.textOr("id");
        tie.kind = node.textOr("kind") == "set" ? Tie::Kind::set : Tie::Kind::needsFirst;
        tie.options = optionsOf(node, "upgrades");
        tie.source = sourceOf(node);
        tie.price = int(node.integerOr("price", 0));
        if (tie.kind == Tie::Kind::needsFirst) {
            const auto lines = linesOf(node, "entry");
            if (lines.empty()) {
                if (!node.find("entry"))
                    fault(node.place(), "tie-without-entry", {{"id", tie.id}});
                return;
            }
            tie.line = lines.front();
        }
        list.ties.push_back(std::move(tie));
    }

    std::optional<Limit::Amount> amountOf(const Node& row, const Node& node)
    {
        Limit::Amount amount;
        amount.per = row.textOr("per") == "thousand" ? Per::thousand : Per::army;
        if (node.isMap()) {
            const auto share = node.textsOf("share");
            amount.numerator = share.size() == 2 ? whole(share[0]).value_or(1) : 1;
            amount.denominator = share.size() == 2 ? std::max(1, whole(share[1]).value_or(1)) : 1;
            amount.of = linesOf(node, "of");
            amount.number = int(node.integerOr("and", 0));
        } else {
            amount.number = int(node.integer().value_or(0));
        }
        return amount;
    }

    void readLimit(const Node& node)
    {
        Limit limit;
        limit.id = node.textOr("id");
        limit.source = sourceOf(node);
        const std::string count = node.textOr("count", "units");
        limit.measure = count == "stands" ? Limit::Measure::stands
            : count == "points"           ? Limit::Measure::points
            : count == "upgrades"         ? Limit::Measure::options
                                          : Limit::Measure::bodies;
        if (limit.measure == Limit::Measure::options)
            limit.options = optionsOf(node, "of");
        else
            limit.lines = linesOf(node, "of");
        if (const Node* exactly = node.find("exactly"))
            limit.least = limit.most = amountOf(node, *exactly);
        if (const Node* least = node.find("at-least"))
            limit.least = amountOf(node, *least);
        if (const Node* most = node.find("at-most"))
            limit.most = amountOf(node, *most);
        limit.when = node.textsOf("when");
        limit.unless = node.textsOf("unless");
        for (const char* key : {"when", "unless"})
            for (const std::string& id : node.textsOf(key))
                if (list.line(id) < 0 && list.option(id) < 0)
                    dangling(node.find(key)->place(), id, lineIds());
        list.limits.push_back(std::move(limit));
    }

    // A finished body never costs less than nothing, and what costs nothing must have a maximum:
    // otherwise there is no end to the armies.
    void checkPrices()
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            const Line& line = list.lines[l];
            int cheapest = line.price;
            for (const Option& option : list.options)
                if (option.price < 0 && std::find(option.hosts.begin(), option.hosts.end(), int(l)) != option.hosts.end())
                    cheapest += option.price;
            if (cheapest < 0)
                fault(places[l], "price-below-nothing", {{"id", line.id}});
            else if (cheapest == 0 && line.bounds.most == unlimited)
                fault(places[l], "free-without-maximum", {{"id", line.id}});
        }
    }

    // The player must be able to take each option somewhere.
    void checkUses()
    {
        if (list.lines.empty())
            fault(file.place(), "list-without-entries", {});
    }

    const Node& file;
    const SystemFormat& format;
    std::string edition;
    ArmyList list;
    std::vector<Place> places; // of the lines
    std::vector<Fault> faults;
};

bool sameName(std::string_view a, std::string_view b)
{
    const auto fold = [](unsigned char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : char(c); };
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [&](char x, char y) { return fold(x) == fold(y); });
}

} // namespace

int ArmyList::line(std::string_view id) const
{
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].id == id)
            return int(i);
    return -1;
}

int ArmyList::option(std::string_view id) const
{
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].id == id)
            return int(i);
    return -1;
}

int ArmyList::lineNamed(std::string_view text) const
{
    if (const int exact = line(text); exact >= 0)
        return exact;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (sameName(lines[i].name, text) || sameName(lines[i].id, text))
            return int(i);
    return -1;
}

int ArmyList::optionNamed(std::string_view text, int host) const
{
    int other = -1;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!sameName(options[i].id, text) && !sameName(options[i].name, text))
            continue;
        const auto& hosts = options[i].hosts;
        if (host < 0 || std::find(hosts.begin(), hosts.end(), host) != hosts.end())
            return int(i);
        if (other < 0)
            other = int(i);
    }
    return other;
}

Reading<ArmyList> readList(const Node& file, const SystemFormat& format, std::string_view edition)
{
    return ListReader(file, format, edition).run();
}

} // namespace strategikon
