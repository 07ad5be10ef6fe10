// The head of a list and its special rules.
#include "list_draft.h"

#include <set>

namespace strategikon::listing {

namespace {

void readSource(ArmyList& list, const Node& node)
{
    if (const Node* source = node.find("source"))
        list.source = {source->textOr("book"), int(source->integerOr("line", 0)), int(source->integerOr("page", 0))};
}

} // namespace

void readHead(Draft& draft, const Node& node)
{
    ArmyList& list = draft.list;
    list.system = node.textOr("system");
    list.id = node.textOr("id");
    list.name = draft.nameOf(node);
    list.group = node.textOr("group");
    list.about = node.textOr("about");
    list.order = int(node.integerOr("order", 0));
    list.edition = draft.edition;
    list.file = node.place().file;
    list.unofficial = node.booleanOr("unofficial", false);
    list.house = node.booleanOr("house", false);
    list.priced = !draft.format.unpriced || (list.house && givesPoints(draft, node));
    list.years = draft.yearsOf(node);
    if (const Node* facts = node.find("facts"))
        list.facts = *facts;
    for (const Node& row : rowsOf(node, "allies"))
        list.allies.push_back({row.textOr("id"), draft.nameOf(row), row.textOr("list"), draft.sourceOf(row)});
    readSource(list, node);
}

void readRules(Draft& draft, const Node& node)
{
    std::set<std::string> seen;
    for (const Node& row : rowsOf(node, "rules")) {
        SpecialRule rule{row.textOr("id"), draft.nameOf(row), draft.sourceOf(row), row.textOr("text"), {}};
        if (row.find("corrected-line"))
            rule.source = {draft.edition, int(row.integerOr("corrected-line", 0)), 0};
        rule.effects = effectsIn(row);
        draft.refuseTwice(row, !seen.insert(rule.id).second);
        draft.list.rules.push_back(std::move(rule));
    }
}

} // namespace strategikon::listing
