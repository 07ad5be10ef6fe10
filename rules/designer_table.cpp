// Reading the table of a designer, and reading rows by it.
#include "rules/designer.h"

#include "rules/figure.h"
#include "rules/tables.h"

#include <algorithm>

namespace strategikon {

namespace {

Modifier modifierOf(const Node& row)
{
    Modifier modifier{
        row.textOr("id"), row.textOr("name"), row.textOr("text"), row.textOr("quality"), sourceOf(row), {}, {}, row};
    const Node* points = row.find("points");
    if (points && points->isMap())
        for (const std::string& price : points->textsOf("choose"))
            modifier.prices.push_back(amountIn(price));
    else
        modifier.prices.push_back(points ? amountIn(points->written()) : 0);
    if (const Node* numbers = row.find("number"))
        modifier.numbers = {int(numbers->integerOr("from", 0)), int(numbers->integerOr("to", 0))};
    return modifier;
}

// Rows of `modifiers` with the edition's layer laid over them.
std::vector<Node> modifierRows(const Node& table, std::string_view edition)
{
    std::vector<Node> rows;
    if (const Node* modifiers = table.find("modifiers"))
        rows = modifiers->items();
    const auto at = [&](const std::string& id) {
        return std::ranges::find_if(rows, [&](const Node& row) { return row.textOr("id") == id; });
    };
    const Node* layer = table.find("editions", edition);
    if (!layer)
        return rows;
    for (const Node& change : layer->find("change") ? layer->find("change")->items() : std::vector<Node>{})
        if (const auto row = at(change.textOr("modifier")); row != rows.end())
            for (const auto& cell : change.find("set")->entries())
                row->set(cell.key, cell.node);
    for (const Node& addition : layer->find("add") ? layer->find("add")->items() : std::vector<Node>{})
        if (const Node* added = addition.find("modifier")) {
            const auto after = at(addition.textOr("after"));
            rows.insert(after == rows.end() ? after : after + 1, *added);
        }
    return rows;
}

// Items of a cell: "Bow, Sword" are two.
std::vector<std::string> itemsOf(const std::string& cell)
{
    std::vector<std::string> items;
    for (std::size_t from = 0; from < cell.size();) {
        const std::size_t to = std::min(cell.find(", ", from), cell.size());
        items.push_back(cell.substr(from, to - from));
        from = to + 2;
    }
    return items;
}

} // namespace

Designer::Designer(const Node& table, std::string_view edition, Combinations rules) : rulesRead(std::move(rules))
{
    addDesignerMessages();
    isPriced = !table.find("qualities");
    if (const Node* types = table.find("types"))
        for (const Node& row : types->items())
            typesRead.push_back({row.textOr("id"), row.textOr("name"), row.textOr("group"), row.textOr("text"),
                {"rulebook", int(row.integerOr("line", 0)), 0}, row});
    for (const Node& row : modifierRows(table, edition))
        modifiersRead.push_back(modifierOf(row));
    if (const Node* floor = table.find("least"))
        least = *floor;
    if (const Node* names = table.find("bands"))
        for (const auto& column : names->entries())
            for (const Node& row : column.node.items())
                bandsRead[column.key].push_back({row.textOr("id"), row.textOr("name"), sourceOf(row),
                    int(row.integerOr("from", 0)), int(row.integerOr("to", 0))});
    readQualities(table);
    readCells();
}

void Designer::readQualities(const Node& table)
{
    if (const Node* qualities = table.find("qualities"))
        for (const Node& row : qualities->items())
            qualitiesRead.push_back({row.textOr("id"), row.textOr("name"), row.textOr("text"), sourceOf(row),
                row.textsOf("groups"), row.booleanOr("needed", false), row.booleanOr("several", false)});
}

// Which ids each text of a cell stands for: those of the type or modifier that writes it, and what it is.
void Designer::readCells()
{
    const auto fill = [&](const std::string& column, const std::string& text, const std::string& id, const Node& row) {
        auto& ids = cells[column][text];
        ids.push_back(id);
        for (const std::string& is : row.textsOf("is"))
            ids.push_back(is);
    };
    const std::set<std::string> words{"id", "name", "line", "group", "text", "is"};
    for (const TroopType& type : typesRead)
        for (const auto& cell : type.row.entries())
            if (cell.node.isText() && !words.contains(cell.key)) {
                fill(cell.key, cell.node.written(), type.id, type.row);
                cells[cell.key][cell.node.written()].push_back(type.group);
            }
    for (const Modifier& modifier : modifiersRead)
        for (const char* how : {"set", "append"})
            if (const Node* change = modifier.row.find(how))
                for (const auto& cell : change->entries()) {
                    const bool item = std::string_view(how) == "append";
                    if (cell.node.written().find("{n}") == std::string::npos)
                        fill(cell.key, cell.node.written(), modifier.id, modifier.row);
                    else if (!item)
                        freeText.insert(cell.key);
                    if (item)
                        items.insert(cell.key);
                }
}

Values Designer::valuesOf(const Node& row, std::vector<std::pair<std::string, std::string>>* unknown) const
{
    Values values;
    for (const auto& cell : row.entries()) {
        auto& ids = values[cell.key];
        if (cell.node.isList()) {
            ids = row.textsOf(cell.key);
            continue;
        }
        const std::string& text = cell.node.written();
        if (text == "-" || text.empty())
            continue; // decided: nothing
        const auto column = cells.find(cell.key);
        for (const std::string& item : items.contains(cell.key) ? itemsOf(text) : std::vector{text}) {
            const bool told = column != cells.end() && column->second.contains(item);
            const Modifier* numbered = told ? nullptr : written(cell.key, item).first;
            if (told)
                ids.insert(ids.end(), column->second.at(item).begin(), column->second.at(item).end());
            else
                ids.push_back(numbered ? numbered->id : item);
            if (!told && !numbered && column != cells.end() && unknown && !freeText.contains(cell.key))
                unknown->emplace_back(cell.key, item);
        }
        if (const Band* its = band(cell.key, text))
            ids.push_back(its->id);
    }
    return values;
}

std::pair<const Modifier*, int> Designer::written(const std::string& column, const std::string& item) const
{
    constexpr std::string_view place = "{n}";
    for (const Modifier& modifier : modifiersRead) {
        const Node* append = modifier.row.find("append", column);
        const std::string text = append ? append->written() : std::string();
        const std::size_t at = text.find(place);
        if (append && at == std::string::npos && text == item)
            return {&modifier, 0};
        if (at == std::string::npos || !item.starts_with(text.substr(0, at)))
            continue;
        const int n = amountIn(item.substr(at));
        if (item == text.substr(0, at) + std::to_string(n) + text.substr(at + place.size()) && modifier.numbers
            && modifier.numbers->first <= n && n <= modifier.numbers->second)
            return {&modifier, n};
    }
    return {nullptr, 0};
}

std::vector<std::pair<const Modifier*, int>> Designer::itemsIn(const Node& row) const
{
    std::vector<std::pair<const Modifier*, int>> all;
    for (const auto& cell : row.entries())
        if (items.contains(cell.key) && cell.node.isScalar())
            for (const std::string& item : itemsOf(cell.node.written()))
                if (const auto its = written(cell.key, item); its.first)
                    all.push_back(its);
    return all;
}

std::map<std::string, int> Designer::sumsOf(const Node& row) const
{
    std::map<std::string, int> sums;
    for (const auto& [modifier, n] : itemsIn(row))
        if (const Node* add = modifier->row.find("add"))
            for (const auto& stat : add->entries())
                sums[stat.key] += stat.node.written() == "{n}" ? n : amountIn(stat.node.written());
    return sums;
}

// What follows from the parts is told, not written beside them.
void Designer::leaveOutSums(Design& design) const
{
    for (const auto& [column, sum] : sumsOf(design.row)) {
        design.row.remove(column);
        design.derived.insert(design.derived.begin(), {column, std::to_string(sum)});
    }
}

std::optional<std::pair<const Modifier*, const Modifier*>> Designer::twiceIn(const Node& row) const
{
    const auto all = itemsIn(row);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (replaces(*all[i].first, *all[j].first))
                return std::pair(all[i].first, all[j].first);
    return {};
}

Message Designer::sentence(const CombinationRule& rule, const std::string& entry, const Node& row) const
{
    Message message{rule.id, {{"entry", DataText{entry}}}};
    Several needs;
    for (const auto& condition : rule.needs)
        for (const std::string& value : condition.any)
            needs.values.emplace_back(DataText{value});
    message.args.emplace_back("needs", std::move(needs));
    for (const auto& cell : row.entries())
        if (cell.node.isScalar())
            message.args.emplace_back(cell.key, figureOr(cell.node.written(), DataText{cell.node.written()}));
    return message;
}

const std::vector<Band>& Designer::bands(const std::string& column) const
{
    static const std::vector<Band> none;
    const auto known = bandsRead.find(column);
    return known == bandsRead.end() ? none : known->second;
}

const Band* Designer::band(const std::string& column, const std::string& text) const
{
    const auto& all = bands(column);
    const auto its = std::ranges::find_if(
        all, [&](const Band& band) { return band.from <= amountIn(text) && amountIn(text) <= band.to; });
    return its == all.end() ? nullptr : &*its;
}

const TroopType* Designer::type(std::string_view id) const
{
    const auto found = std::ranges::find_if(typesRead, [&](const TroopType& t) { return t.id == id || t.name == id; });
    return found == typesRead.end() ? nullptr : &*found;
}

const Modifier* Designer::modifier(std::string_view id) const
{
    const auto found =
        std::ranges::find_if(modifiersRead, [&](const Modifier& m) { return m.id == id || m.name == id; });
    return found == modifiersRead.end() ? nullptr : &*found;
}

const Quality* Designer::quality(std::string_view id) const
{
    const auto found = std::ranges::find_if(qualitiesRead, [&](const Quality& q) { return q.id == id; });
    return found == qualitiesRead.end() ? nullptr : &*found;
}

} // namespace strategikon
