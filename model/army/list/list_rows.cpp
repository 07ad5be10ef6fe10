// The rows of a list: its lines and their options.
#include "list_draft.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::listing {

namespace {

bool isOneOf(const std::vector<std::string>& all, const std::string& one) { return contains(all, one); }

void readYears(Draft& draft, const Node& node, Row& row)
{
    row.years = draft.yearsOf(node);
    if (row.years && draft.list.years && !row.years->meets(*draft.list.years))
        draft.fault(node.find("years")->place(), "years-outside-list", {{"id", row.id}, {"years", *row.years}});
}

void readBounds(Draft& draft, const Node& node, Row& row)
{
    row.bounds.per = draft.format.perArmy || node.textOr("per") == "army" ? Per::army : Per::thousand;
    row.bounds.least = whole(node.textOr("min", "0")).value_or(0);
    row.bounds.most = node.find("max") ? whole(node.textOr("max")).value_or(unlimited) : unlimited;
    if (row.bounds.least > row.bounds.most)
        draft.fault(node.placeOfKey("min"), "minimum-above-maximum",
            {{"id", row.id}, {"min", node.textOr("min")}, {"max", node.textOr("max")}});
}

void checkSpecials(Draft& draft, const Node& node)
{
    std::vector<std::string> known = draft.format.specials;
    for (const SpecialRule& rule : draft.list.rules)
        known.push_back(rule.id);
    for (const char* key : {"special", "without"})
        for (const Node* id : itemsOf(node, key))
            draft.refuseUnknown(*id, known, "special");
}

void readRow(Draft& draft, const Node& node, Row& row)
{
    const SystemFormat& format = draft.format;
    row.id = node.textOr("id");
    row.name = draft.nameOf(node);
    row.source = draft.sourceOf(node);
    row.reading = node.textOr("reading");
    row.special = node.textsOf("special");
    for (const std::string& column : format.columns) {
        const Node* printed = node.find("printed", column);
        row.printed.push_back(printed ? printed->written() : node.textOr(column, "-"));
    }
    readYears(draft, node, row);
    readBounds(draft, node, row);
    if (!format.price) // otherwise reckoned once the whole list is known
        row.price = whole(node.textOr(format.priceColumn, "0")).value_or(0);
    row.stands = whole(node.textOr(format.standsColumn, "0")).value_or(0);
    checkSpecials(draft, node);
}

void checkAlly(Draft& draft, const Node& id)
{
    std::vector<std::string> known;
    for (const Ally& ally : draft.list.allies)
        known.push_back(ally.id);
    draft.refuseUnknown(id, known);
}

} // namespace

void readLine(Draft& draft, const Node& node)
{
    Line line;
    readRow(draft, node, line);
    line.leader = isOneOf(draft.format.leaders, node.textOr(draft.format.typeColumn));
    line.ally = node.textOr("ally");
    if (const Node* ally = node.find("ally"))
        checkAlly(draft, *ally);
    readSizes(draft, node, line);
    draft.refuseTwice(node, draft.list.line(line.id) >= 0);
    draft.places.push_back(node.place());
    draft.rows.push_back(&node);
    draft.list.lines.push_back(std::move(line));
}

void readOption(Draft& draft, const Node& node)
{
    Option option;
    readRow(draft, node, option);
    option.kind = node.textOr("kind");
    option.replaces = isOneOf(draft.format.replacing, option.kind);
    option.adjusts = isOneOf(draft.format.adjusting, option.kind);
    option.drops = node.textsOf("without");
    option.hosts = draft.linesOf(itemsOf(node, "for"));
    std::ranges::sort(option.hosts);
    option.hosts.erase(std::unique(option.hosts.begin(), option.hosts.end()), option.hosts.end());
    draft.refuseTwice(node, draft.list.option(option.id) >= 0);
    draft.list.options.push_back(std::move(option));
}

} // namespace strategikon::listing
