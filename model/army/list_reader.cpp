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
    ListReader(const Node& file, const SystemFormat& format, std::string_view edition, Trial trial)
        : file(file)
        , format(format)
        , edition(edition.empty() ? format.editions.front() : std::string(edition))
        , trial(trial)
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
        addSizes();
        if (format.complete)
            format.complete(list);
        if (format.misfits && faults.empty())
            refuseMisfits();
        if (format.price && faults.empty())
            reckonPrices();
        if (const Node* ties = node.find("ties"))
            for (const Node& row : ties->items())
                readTie(row);
        if (const Node* limits = node.find("limits"))
            for (const Node& row : limits->items())
                readLimit(row);
        const bool sound = !format.unpriced || checkHouse(node);
        if (list.priced && sound)
            checkPrices();
        if (faults.empty())
            checkSize(node);
        if (!faults.empty())
            return faults;
        return std::move(list);
    }

private:
    using Args = std::vector<std::pair<std::string, std::string>>;
    static constexpr int mostStands = 200; // of one body

    void fault(const Place& place, std::string code, Args args)
    {
        faults.push_back({place, {std::move(code), std::move(args)}});
    }

    void dangling(const Node& node, const std::vector<std::string>& known, std::string_view what = "reference")
    {
        faults.push_back(danglingReference(node.place(), node.written(), known, what));
    }

    std::optional<Years> yearsOf(const Node& node)
    {
        const Node* span = node.find("years");
        if (!span || span->items().size() != 2)
            return {};
        const Years years{int(span->items()[0].integer().value_or(0)), int(span->items()[1].integer().value_or(0))};
        if (years.first > years.last)
            fault(span->place(), "years-backward", {{"key", "years"}});
        return years;
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
        list.unofficial = node.find("unofficial") && node.find("unofficial")->boolean().value_or(false);
        list.house = node.booleanOr("house", false);
        list.priced = !format.unpriced || (list.house && givesPoints(node));
        list.years = yearsOf(node);
        if (const Node* facts = node.find("facts"))
            list.facts = *facts;
        if (const Node* allies = node.find("allies"))
            for (const Node& row : allies->items())
                list.allies.push_back({row.textOr("id"), row.textOr("name"), row.textOr("list"), sourceOf(row)});
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
        row.bounds.per = format.perArmy || node.textOr("per") == "army" ? Per::army : Per::thousand;
        row.years = yearsOf(node);
        if (row.years && list.years && !row.years->meets(*list.years))
            fault(
                node.find("years")->place(), "years-outside-list", {{"id", row.id}, {"years", yearsText(*row.years)}});
        row.bounds.least = whole(node.textOr("min", "0")).value_or(0);
        row.bounds.most = node.find("max") ? whole(node.textOr("max")).value_or(unlimited) : unlimited;
        if (row.bounds.least > row.bounds.most)
            fault(node.placeOfKey("min"), "minimum-above-maximum",
                {{"id", row.id}, {"min", node.textOr("min")}, {"max", node.textOr("max")}});
        row.price = whole(node.textOr(format.priceColumn, "0")).value_or(0);
        row.stands = whole(node.textOr(format.standsColumn, "0")).value_or(0);
        if (format.price)
            row.price = 0; // reckoned once the whole list is known
        for (const char* key : {"special", "without"})
            for (const Node* id : itemsOf(node, key))
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
        line.ally = node.textOr("ally");
        if (const Node* ally = node.find("ally"))
            checkAlly(*ally);
        readSizes(node, line);
        refuseTwice(node, list.line(line.id) >= 0);
        places.push_back(node.place());
        rows.push_back(&node);
        list.lines.push_back(std::move(line));
    }

    void checkAlly(const Node& id)
    {
        std::vector<std::string> known;
        for (const Ally& ally : list.allies)
            known.push_back(ally.id);
        if (std::find(known.begin(), known.end(), id.written()) == known.end())
            dangling(id, known);
    }

    // "4-8" is the least and the most, "6/9/12" names each; every size above the least is an option of
    // its own, shared by the lines that have it.
    void readSizes(const Node& node, Line& line)
    {
        const Node* size = node.find(format.standsColumn);
        if (!size || line.stands > 0 || format.sizeStep == 0)
            return;
        const auto all = sizesOf(size->written());
        if (all.empty()) {
            fault(size->place(), "size-unclear", {{"written", size->written()}});
            return;
        }
        line.stands = all.front();
        for (std::size_t i = 1; i < all.size(); ++i)
            sizes[all[i]].push_back(int(list.lines.size()));
    }

    // Ascending; empty where the text is no size.
    std::vector<int> sizesOf(const std::string& written) const
    {
        std::vector<int> all;
        const bool span = written.find('-') != std::string::npos;
        for (std::size_t from = 0; from <= written.size();) {
            const std::size_t to = std::min(written.find(span ? '-' : '/', from), written.size());
            const auto size = whole(std::string_view(written).substr(from, to - from));
            if (!size || *size < 1 || *size > mostStands || (!all.empty() && *size < all.back() + (span ? 0 : 1)))
                return {};
            all.push_back(*size);
            from = to + 1;
        }
        if (!span)
            return all;
        if (all.size() != 2)
            return {};
        for (int size = all.front() + format.sizeStep, most = all.back(); size <= most; size += format.sizeStep)
            all.insert(all.end() - 1, size);
        all.pop_back();
        return all;
    }

    // The options that readSizes() found, behind those of the list.
    void addSizes()
    {
        for (const auto& [stands, lines] : sizes) {
            Option option;
            option.id = "size-" + std::to_string(stands);
            option.name = std::to_string(stands) + " " + format.standsName;
            option.kind = "size";
            option.resizes = true;
            option.stands = stands;
            option.hosts = lines;
            option.printed.assign(format.columns.size(), "-");
            option.source = list.source;
            option.bounds.per = Per::army;
            list.options.push_back(std::move(option));
        }
    }

    // A row may say that it is there to be refused, for whoever tries the rules.
    void refuseMisfits()
    {
        for (Misfit& misfit : format.misfits(list)) {
            const Node* row = std::size_t(misfit.line) < rows.size() ? rows[std::size_t(misfit.line)] : nullptr;
            if (!row)
                faults.push_back({file.place(), std::move(misfit.why)});
            else if (!row->booleanOr("impossible", false))
                faults.push_back({misfit.column.empty() ? row->place() : row->placeOfKey(misfit.column), misfit.why});
        }
    }

    // Prices of a system's table, written into the column where the book prints them.
    void reckonPrices()
    {
        const auto column = std::find(format.columns.begin(), format.columns.end(), format.priceColumn);
        const auto write = [&](Row& row, const std::string& text) {
            if (column != format.columns.end())
                row.printed[std::size_t(column - format.columns.begin())] = text;
        };
        const auto cell = [&](int line, const std::vector<int>& options, int price) {
            const std::string own = format.priceCell ? format.priceCell(list, line, options) : std::string();
            return own.empty() ? pointsText(price, format.parts) : own;
        };
        for (std::size_t l = 0; l < list.lines.size(); ++l) {
            Line& line = list.lines[l];
            const auto price = format.price(list, int(l), {});
            if (!price) {
                fault(l < places.size() ? places[l] : file.place(), "no-price",
                    {{"id", line.id}, {"kind", kindOf(line)}});
                continue;
            }
            line.price = *price;
            write(line, cell(int(l), {}, *price));
        }
        for (std::size_t o = 0; o < list.options.size() && faults.empty(); ++o) {
            Option& option = list.options[o];
            for (int host : option.hosts)
                if (const auto price = format.price(list, host, {int(o)})) {
                    option.price = *price - list.lines[host].price;
                    if (option.resizes && format.priceCell)
                        break; // a stand costs what it did
                    const auto with = whole(cell(host, {int(o)}, *price)),
                               without = whole(cell(host, {}, list.lines[host].price));
                    const int more = format.priceCell && with && without ? *with - *without : option.price;
                    write(option, (more < 0 ? "" : "+") + pointsText(more, format.parts));
                    break;
                }
        }
    }

    std::string kindOf(const Line& line) const
    {
        std::string text;
        for (const std::string& cell : line.printed)
            if (cell != "-" && &cell - line.printed.data() < 4)
                text += (text.empty() ? "" : " ") + cell;
        return text;
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

    std::vector<int> linesOf(const Node& ids)
    {
        std::vector<int> lines;
        for (const Node& id : ids.items())
            if (const int line = list.line(id.written()); line >= 0)
                lines.push_back(line);
            else
                dangling(id, lineIds());
        return lines;
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
        const auto is = [&](const std::vector<std::string>& kinds) {
            return std::find(kinds.begin(), kinds.end(), option.kind) != kinds.end();
        };
        option.replaces = is(format.replacing);
        option.adjusts = is(format.adjusting);
        option.drops = node.textsOf("without");
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
        tie.price = int(node.integerOr("price", 0)) * format.parts;
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
        limit.name = node.textOr("name");
        if (const Node* groups = node.find("one-of"))
            for (const Node& group : groups->items())
                limit.groups.push_back(linesOf(group));
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
        limit.perBlock = node.textOr("within") == "block";
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

    bool givesPoints(const Node& node) const
    {
        const Node* entries = node.find("entries");
        return entries && std::any_of(entries->items().begin(), entries->items().end(), [&](const Node& row) {
            return row.find(format.priceColumn) != nullptr;
        });
    }

    // Where the rules know neither points nor limits, a list with some says that they are its players'
    // own; and points that only some rows have would limit nothing.
    bool checkHouse(const Node& node)
    {
        const std::size_t before = faults.size();
        const auto refuse = [&](const Node& row, std::string_view key) {
            if (!list.house && row.find(key))
                fault(row.placeOfKey(key), "house-unsaid", {{"key", std::string(key)}, {"system", format.name}});
        };
        for (const char* rows : {"entries", "upgrades"})
            if (const Node* all = node.find(rows))
                for (const Node& row : all->items())
                    for (const std::string& key : {format.priceColumn, std::string("min"), std::string("max")})
                        refuse(row, key);
        refuse(node, "limits");
        if (list.priced)
            for (const Node& row : node.find("entries")->items())
                if (!row.find(format.priceColumn))
                    fault(row.place(), "house-price-missing", {{"id", row.textOr("id")}});
        return faults.size() == before;
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
            if (l >= places.size() || format.price)
                continue; // the system's own prices and rows
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
        constexpr std::size_t usual = 150;
        const std::size_t most = format.price ? 4000 : 1000; // an open list holds all that a table prices
        const int usualSize = format.usualSize;
        std::size_t forms = formsUpTo(most);
        if (forms > most && format.price && formsUpTo(20 * most) <= 20 * most)
            forms = compile(list, format, usualSize).variables.size(); // most of them have no price and are none
        if (forms > most) {
            fault(node.placeOfKey("upgrades"), "too-many-upgrades", {{"most", std::to_string(most)}});
            return;
        }
        if (trial == Trial::spared || !list.priced || (list.limits.empty() && forms <= usual))
            return; // nothing that needs a trial
        const auto priceOfOne = [](const Variable& variable) { return variable.price; };
        const Problem problem = compile(list, format, usualSize);
        // Of very many forms no aim weighs the bodies of a line together.
        if (!isReckonable(problem, forms > 2 * usual ? additive("points", problem, priceOfOne) : balanced(problem)))
            fault(node.placeOfKey(mostlyToBlame()), "too-intertwined", {});
    }

    const Node& file;
    const SystemFormat& format;
    std::string edition;
    Trial trial;
    ArmyList list;
    std::vector<Place> places;             // of the lines
    std::vector<const Node*> rows;         // the same; those that the system adds have none
    std::map<int, std::vector<int>> sizes; // lines that may have more stands than their least
    std::vector<Fault> faults;
};

} // namespace

Reading<ArmyList> readList(const Node& file, const SystemFormat& format, std::string_view edition, Trial trial)
{
    return ListReader(file, format, edition, trial).run();
}

} // namespace strategikon
