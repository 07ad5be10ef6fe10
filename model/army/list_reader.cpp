// From a list file's nodes to an ArmyList of one edition. The schema has been checked before.
#include "model/army/list_edition.h"
#include "model/army/solver.h"

#include <algorithm>
#include <charconv>
#include <map>
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

class ListReader {
public:
    ListReader(const Node& file, const SystemFormat& format, std::string_view edition)
        : file(file), format(format), edition(edition.empty() ? format.editions.front() : std::string(edition))
    {
    }

    Reading<ArmyList> run()
    {
        faults = faultsOfEditions(file, format);
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
        checkPrices();
        if (faults.empty())
            checkSize(node);
        if (!faults.empty())
            return faults;
        return std::move(list);
    }

private:
    using Args = std::vector<std::pair<std::string, std::string>>;

    void fault(const Place& place, std::string code, Args args)
    {
        faults.push_back({place, {std::move(code), std::move(args)}});
    }

    void dangling(const Node& node, const std::vector<std::string>& known, std::string_view what = "reference")
    {
        faults.push_back(danglingReference(node.place(), node.written(), known, what));
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
            list.source = {
                source->textOr("book"), int(source->integerOr("line", 0)), int(source->integerOr("page", 0))};
    }

    Source sourceOf(const Node& row) const
    {
        const std::string book = row.find("added-by") ? row.textOr("added-by") : list.source.book;
        return {row.textOr("book", book), int(row.integerOr("line", 0)),
            row.find("added-by") ? 0 : int(row.integerOr("page", list.source.page))};
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
            refuseTwice(row, !seen.insert(rule.id).second);
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
        for (const Node* id : itemsOf(node, "special"))
            checkRule(*id);
    }

    void checkRule(const Node& id)
    {
        std::vector<std::string> known = format.specials;
        for (const SpecialRule& rule : list.rules)
            known.push_back(rule.id);
        if (std::find(known.begin(), known.end(), id.written()) == known.end())
            dangling(id, known, "special");
    }

    void readLine(const Node& node)
    {
        Line line;
        readRow(node, line);
        const std::string type = node.textOr(format.typeColumn);
        line.leader = std::find(format.leaders.begin(), format.leaders.end(), type) != format.leaders.end();
        refuseTwice(node, list.line(line.id) >= 0);
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

    // The texts of a list, or the one text that stands in its place.
    static std::vector<const Node*> itemsOf(const Node& node, std::string_view key)
    {
        std::vector<const Node*> items;
        const Node* value = node.find(key);
        if (value && value->isScalar() && !value->isNull())
            items.push_back(value);
        else if (value)
            for (const Node& item : value->items())
                items.push_back(&item);
        return items;
    }

    std::vector<int> linesOf(const Node& node, std::string_view key)
    {
        std::vector<int> lines;
        for (const Node* id : itemsOf(node, key))
            if (const int line = list.line(id->written()); line >= 0)
                lines.push_back(line);
            else
                dangling(*id, lineIds());
        return lines;
    }
    std::vector<int> optionsOf(const Node& node, std::string_view key)
    {
        std::vector<int> options;
        for (const Node* id : itemsOf(node, key))
            if (const int option = list.option(id->written()); option >= 0)
                options.push_back(option);
            else
                dangling(*id, optionIds());
        return options;
    }

    // An id that no other row of its sort has.
    void refuseTwice(const Node& node, bool known)
    {
        if (known)
            fault(node.find("id")->place(), "duplicate-id", {{"id", node.textOr("id")}});
    }

    void readOption(const Node& node)
    {
        Option option;
        readRow(node, option);
        option.kind = node.textOr("kind");
        option.replaces =
            std::find(format.replacing.begin(), format.replacing.end(), option.kind) != format.replacing.end();
        option.hosts = linesOf(node, "for");
        std::sort(option.hosts.begin(), option.hosts.end());
        option.hosts.erase(std::unique(option.hosts.begin(), option.hosts.end()), option.hosts.end());
        refuseTwice(node, list.option(option.id) >= 0);
        list.options.push_back(std::move(option));
    }

    void readTie(const Node& node)
    {
        Tie tie;
        tie.id = node.textOr("id");
        refuseTwice(node,
            std::any_of(list.ties.begin(), list.ties.end(), [&](const Tie& other) { return other.id == tie.id; }));
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
        refuseTwice(node, std::any_of(list.limits.begin(), list.limits.end(), [&](const Limit& other) {
            return other.id == limit.id;
        }));
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
            for (const Node* id : itemsOf(node, key))
                if (list.line(id->written()) < 0 && list.option(id->written()) < 0) {
                    auto known = lineIds();
                    for (const std::string& option : optionIds())
                        known.push_back(option);
                    dangling(*id, known);
                }
        list.limits.push_back(std::move(limit));
    }

    // A finished body never costs less than nothing, and what costs nothing must have a maximum:
    // otherwise there is no end to the armies.
    void checkPrices()
    {
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            const Line& line = list.lines[l];
            std::map<std::string, int> least; // by kind: a body takes one of each at most
            for (const Option& option : list.options)
                if (std::find(option.hosts.begin(), option.hosts.end(), int(l)) != option.hosts.end())
                    least[option.kind] = std::min(least[option.kind], option.price);
            int cheapest = line.price;
            for (const auto& [kind, price] : least)
                cheapest += price;
            if (cheapest < 0)
                fault(places[l], "price-below-nothing", {{"id", line.id}});
            else if (cheapest == 0 && line.bounds.most == unlimited)
                fault(places[l], "free-without-maximum", {{"id", line.id}});
        }
    }

    // Bodies of different options that the list allows; never told above `most` + 1.
    std::size_t formsUpTo(std::size_t most) const
    {
        std::size_t forms = 0;
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            std::map<std::string, std::size_t> choices;
            for (const Option& option : list.options)
                choices[option.kind] += std::size_t(std::count(option.hosts.begin(), option.hosts.end(), int(l)));
            std::size_t product = 1;
            for (const auto& [kind, n] : choices)
                product = std::min(product * (n + 1), most + 1);
            forms = std::min(forms + product, most + 1);
        }
        return forms;
    }

    const char* mostlyToBlame() const
    {
        return !list.limits.empty() ? "limits" : !list.options.empty() ? "upgrades" : "entries";
    }

    // What the checker and the solver could not reckon with is refused here, not when a player asks.
    void checkSize(const Node& node)
    {
        constexpr std::size_t most = 1000, usual = 150;
        constexpr int usualSize = 3000;
        const std::size_t forms = formsUpTo(most);
        if (forms > most) {
            fault(node.placeOfKey("upgrades"), "too-many-upgrades", {{"most", std::to_string(most)}});
            return;
        }
        if (list.limits.empty() && forms <= usual)
            return; // nothing that needs a trial
        if (!isReckonable(compile(list, usualSize)))
            fault(node.placeOfKey(mostlyToBlame()), "too-intertwined", {});
    }

    const Node& file;
    const SystemFormat& format;
    std::string edition;
    ArmyList list;
    std::vector<Place> places; // of the lines
    std::vector<Fault> faults;
};

} // namespace

Reading<ArmyList> readList(const Node& file, const SystemFormat& format, std::string_view edition)
{
    return ListReader(file, format, edition).run();
}

} // namespace strategikon
