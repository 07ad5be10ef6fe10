#include "rules/table_system.h"

#include "rules/tables.h"

#include <cstdlib>

namespace strategikon {

namespace {

bool flagOf(const Node& table, std::string_view key)
{
    const Node* flag = table.find(key);
    return flag && flag->boolean().value_or(false);
}

} // namespace

TableSystem::TableSystem(std::string id)
{
    formatRead.id = std::move(id);
    const Node table = readTable(formatRead.id, "system", {"name", "columns", "editions", "books", "sections"});
    readFormat(table);
    readPlaces(table);
    const Node specialsTable = readTable(formatRead.id, "specials");
    for (const std::string& edition : formatRead.editions)
        specialsRead[edition] = readSpecials(specialsTable, edition);
    for (const SpecialRule& rule : specialsRead[formatRead.editions.front()])
        formatRead.specials.push_back(rule.id);
}

void TableSystem::readFormat(const Node& table)
{
    formatRead.name = table.textOr("name", formatRead.id);
    for (const Node& column : table.itemsOf("columns")) {
        formatRead.columns.push_back(column.isMap() ? column.textOr("id") : column.written());
        if (column.booleanOr("below", false))
            formatRead.below.push_back(formatRead.columns.back());
    }
    formatRead.editions = table.textsOf("editions");
    formatRead.typeColumn = table.textOr("type-column", formatRead.typeColumn);
    formatRead.leaders = table.textsOf("leaders");
    formatRead.replacing = table.textsOf("replacing");
    formatRead.adjusting = table.textsOf("adjusting");
    formatRead.adding = table.textsOf("adding");
    formatRead.blockKey = table.textOr("block-key", formatRead.blockKey);
    formatRead.standsName = table.textOr("stands-name", formatRead.standsName);
    formatRead.parts = int(table.integerOr("parts", 1));
    formatRead.perArmy = flagOf(table, "per-army");
    formatRead.countsStands = flagOf(table, "counts-stands");
    formatRead.unpriced = flagOf(table, "unpriced");
    formatRead.sizeStep = int(table.integerOr("size-step", 0));
    formatRead.usualSize = int(table.integerOr("usual-size", formatRead.usualSize));
    formatRead.hitsColumn = table.textOr("hits-column", "");
    for (const std::string& size : table.textsOf("sizes"))
        formatRead.sizes.push_back(std::atoi(size.c_str()));
    if (formatRead.editions.empty())
        formatRead.editions = {"rulebook"}; // the tables are missing: told by tableFaults()
    blocksRead = table.textsOf("blocks");
    aimsRead = table.textsOf("aims");
    headlinesRead = table.textsOf("headlines");
    for (const Node& row : table.itemsOf("written"))
        writtenRead.push_back({row.textOr("id"), int(row.integerOr("lines", 1)), row.booleanOr("of-blocks", false)});
}

void TableSystem::readPlaces(const Node& table)
{
    if (const Node* books = table.find("books"))
        for (const Node& row : books->items())
            bookNames[row.textOr("id")] = row.textOr("name");
    if (const Node* rows = table.find("sections"))
        for (const Node& row : rows->items()) {
            const Section section{row.textOr("book"), row.textOr("name"), int(row.integerOr("from", 0)), unlimited,
                int(row.integerOr("page", 0))};
            if (!sections.empty() && sections.back().book == section.book)
                sections.back().until = section.from;
            sections.push_back(section);
        }
    if (const Node* rows = table.find("findings"))
        for (const auto& row : rows->entries())
            ruleByCode[row.key] = sourceOf(row.node);
}

const std::vector<SpecialRule>& TableSystem::specials(std::string_view edition) const
{
    const auto known = specialsRead.find(std::string(edition));
    return known == specialsRead.end() ? specialsRead.at(formatRead.editions.front()) : known->second;
}

const Designer* TableSystem::designer(std::string_view edition) const
{
    if (!hasDesigner)
        return nullptr;
    const std::string key = edition.empty() ? formatRead.editions.front() : std::string(edition);
    const auto known = designers.find(key);
    return known != designers.end() ? &known->second
                                    : &(designers[key] = Designer(readTable(formatRead.id, "troop-types"), key));
}

Problem TableSystem::problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const
{
    return compile(list, formatRead, agreed, without);
}

Aim TableSystem::aim(const Problem& problem, std::string_view id) const
{
    if (id == "units")
        return mostBodies(problem);
    if (id == "stands")
        return mostStands(problem);
    if (id == "points")
        return additive("points", problem, [](const Variable& v) { return v.price; });
    return balanced(problem);
}

std::vector<Solution> TableSystem::best(
    const Problem& problem, const SolveRequest& wish, std::string_view id, int k) const
{
    return strategikon::best(problem, wish, aim(problem, id), k);
}

Source TableSystem::ruleOf(std::string_view code) const
{
    const auto known = ruleByCode.find(std::string(code));
    return known == ruleByCode.end() ? Source{} : known->second;
}

Citation TableSystem::cite(const Source& source) const
{
    const auto book = bookNames.find(source.book);
    Citation cited{book == bookNames.end() ? source.book : book->second, {}, source.page, source.line};
    for (const Section& section : sections)
        if (section.book == source.book && section.from <= source.line && section.until > source.line) {
            cited.section = section.name;
            cited.page = cited.page ? cited.page : section.page;
        }
    return cited;
}

Finding TableSystem::finding(std::string code, std::string entry, Arguments args) const
{
    Finding finding;
    finding.constraint = code;
    finding.rule = ruleOf(code);
    finding.code = std::move(code);
    finding.entry = std::move(entry);
    finding.args = std::move(args);
    return finding;
}

} // namespace strategikon
