#include "rules/play/tabled.h"
#include "rules/tables.h"

namespace strategikon::play {

namespace {

Amount amountIn(const Node& node)
{
    if (!node.isMap()) {
        const auto number = node.integer();
        return number ? Amount{.is = int(*number)} : Amount{.by = node.written()};
    }
    Amount amount{.by = node.textOr("by"), .least = int(node.integerOr("least", 0))};
    if (const Node* values = node.find("values"))
        amount.values = numbersOf(*values);
    return amount;
}

std::optional<Amount> amountAt(const Node& node, std::string_view key)
{
    const Node* found = node.find(key);
    return found ? std::optional(amountIn(*found)) : std::nullopt;
}

std::string idIn(const Node& node, const std::string& account)
{
    return account.empty() ? node.textOr("id") : account + '-' + node.textOr("id");
}

const FieldSpec* fieldCalled(const Fields& fields, const std::string& id)
{
    for (int sort = 0; sort < sortsOfThings; ++sort)
        if (const int place = fields.index(Sort(sort), id); place >= 0)
            return &fields.of(Sort(sort))[std::size_t(place)];
    return nullptr;
}

// `of`: the place of the account, in which its thing stands unless the row says another.
Fact factIn(const Node& node, const std::string& account, std::size_t of, const Fields& fields)
{
    const std::string id = idIn(node, account);
    Fact fact{yesOrNo(id, false), node.textOr("field"), std::size_t(node.integerOr("of", int(of)))};
    if (const FieldSpec* field = fieldCalled(fields, fact.field)) {
        fact.input = choice(id, field->words);
        fact.causes = field->kind == FieldSpec::Kind::causes;
    }
    if (const auto options = node.textsOf("choice"); !options.empty())
        fact.input = choice(id, options, 0);
    if (const Node* range = node.find("number"); range && range->items().size() == 2) {
        const auto ends = numbersOf(*range);
        fact.input = number(id, ends[0], ends[1], std::clamp(int(node.integerOr("given", 0)), ends[0], ends[1]));
    }
    fact.input.fact = true;
    return fact;
}

void readRow(const Node& row, Factor& factor, std::span<const Factor>)
{
    Asked<Said> asked{conditionsOf(row, wordsOfSteps)};
    if (!factor.times.empty())
        asked.times = [name = factor.times](const Said& said) { return said.number(name); };
    if (const std::string apart = row.textOr("apart"); !apart.empty())
        asked.apart = wordsOfSteps.read(apart);
    factor.asked = std::move(asked);
}

AgainWhen againIn(const Node& node)
{
    AgainWhen read{.when = conditionsOf(node, wordsOfSteps)};
    if (const Node* faces = node.find("faces"))
        read.again.faces = numbersOf(*faces);
    const std::string keep = node.textOr("keep");
    read.again.keep = keep == "added" ? Again::Keep::added : keep == "better" ? Again::Keep::better : Again::Keep::last;
    read.again.times = keep == "added" ? asLongAsTheyFall : 1;
    return read;
}

TabledThrow throwIn(const Node& node, const std::string& account, std::size_t place, int whose)
{
    TabledThrow read{.id = idIn(node, account), .account = int(place), .basis = {.whose = whose}};
    read.basis.sides = int(node.integerOr("sides", 6));
    read.basis.against = node.textOr("against");
    read.basis.faces = !node.booleanOr("count", false);
    for (const auto& [key, into] : {std::pair{"dice", &read.dice}, {"reach", &read.reach}, {"at-most", &read.atMost},
             {"at-least", &read.atLeast}, {"plus", &read.plus}})
        *into = amountAt(node, key);
    read.passes = node.booleanOr("passes", false);
    if (const Node* row = node.find("row"))
        for (const Node::Entry& entry : row->entries()) {
            if (entry.key == "by")
                read.rowBy = entry.node.written();
            else
                read.rows[entry.key] = numbersOf(entry.node);
        }
    for (const Node& one : node.itemsOf("again"))
        read.again.push_back(againIn(one));
    return read;
}

// Of the account that it names; without a name each of two has one of its own.
void addThrows(const Node& node, TabledStep& step)
{
    const std::string of = node.textOr("of");
    for (std::size_t i = 0; i < step.accounts.size(); ++i)
        if (of.empty() || of == step.accounts[i])
            step.throws.push_back(
                throwIn(node, of.empty() ? step.accounts[i] : "", i, step.accounts.size() == 2 ? int(i) : nobody));
}

Sets setsIn(const Node& node, const Fields& fields)
{
    Sets sets{node.textOr("field"), std::size_t(node.integerOr("of", 0)), amountAt(node, "to"), amountAt(node, "add"),
        amountAt(node, "take")};
    if (const FieldSpec* field = fieldCalled(fields, sets.field); field && sets.to)
        if (const auto it = std::ranges::find(field->words, sets.to->by); it != field->words.end())
            sets.to = Amount{.is = int(it - field->words.begin())};
    return sets;
}

std::vector<Then> thenIn(const Node& table)
{
    std::vector<Then> all;
    for (const Node& node : table.itemsOf("then")) {
        Then& then = all.emplace_back(node.textOr("step"));
        then.when = conditionsOf(node, wordsOfSteps);
        for (const Node& place : node.itemsOf("on"))
            then.on.push_back(std::size_t(place.integer().value_or(0)));
        for (const Node& with : node.itemsOf("with"))
            then.with.push_back(amountIn(with));
    }
    return all;
}

Outcome outcomeIn(const Node& node, const Fields& fields)
{
    Outcome read{.id = node.textOr("id"),
        .doubled = node.booleanOr("doubled", false),
        .counts = node.booleanOr("counts", false),
        .when = conditionsOf(node, wordsOfSteps),
        .then = thenIn(node)};
    if (node.find("least"))
        read.least = int(node.integerOr("least", 0));
    if (node.find("succeeds"))
        read.succeeds = node.booleanOr("succeeds", true);
    if (node.find("most"))
        read.most = int(node.integerOr("most", 0));
    for (const Node& one : node.itemsOf("sets"))
        read.sets.push_back(setsIn(one, fields));
    return read;
}

} // namespace

TabledStep readTabled(const Node& table, const Fields& fields, const Functions& functions)
{
    TabledStep step{.id = table.textOr("id"), .accounts = table.textsOf("accounts"), .functions = functions};
    if (step.accounts.empty())
        step.accounts.push_back("");
    for (const Node& node : table.itemsOf("facts"))
        for (std::size_t i = 0; i < step.accounts.size(); ++i)
            step.facts.push_back(factIn(node, step.accounts[i], i, fields));
    for (const Node& node : table.itemsOf("shared"))
        step.facts.push_back(factIn(node, "", 0, fields));
    step.from.assign(step.accounts.size(), amountAt(table, "from").value_or(Amount{}));
    for (const Node& row : table.itemsOf("rows"))
        step.rows.push_back(factorOf(row, sourceOf(row), readRow, step.rows));
    step.rules.push_back({step.id, table.textOr("text"), sourceOf(table), {}});
    for (const Factor& row : step.rows)
        step.rules.push_back({row.id, row.text, row.source, {row.cells()}});
    for (const Node& node : table.itemsOf("throws"))
        addThrows(node, step);
    step.result = table.textOr("result", step.result);
    if (const Node* lookup = table.find("lookup"))
        step.lookup = readLookup(*lookup);
    step.column = amountAt(table, "column").value_or(Amount{});
    step.carries = {std::size_t(table.integerOr("on", 0)), std::size_t(table.integerOr("with", 0))};
    step.sealed = table.booleanOr("sealed", false);
    for (const Node& node : table.itemsOf("outcomes"))
        step.outcomes.push_back(outcomeIn(node, fields));
    step.then = thenIn(table);
    return step;
}

} // namespace strategikon::play
