#include "rules/play/factors.h"

#include <cstdlib>

namespace strategikon::play {

Figures figuresOf(const Node& row)
{
    Figures all;
    if (const Node* cells = row.find("cells"))
        for (const Node::Entry& entry : cells->entries())
            if (const auto value = entry.node.integer())
                all[entry.key] = int(*value);
    return all;
}

Cells cellsOf(const Figures& figures)
{
    Cells all;
    for (const auto& [name, value] : figures)
        all.emplace_back(name, std::to_string(value));
    return all;
}

Cells Factor::cells() const
{
    Cells all = cellsOf(figures);
    all.emplace_back("value", std::to_string(std::abs(value)));
    if (most)
        all.emplace_back("most", std::to_string(*most));
    return all;
}

Factor factorOf(const Node& node, Source source)
{
    Factor row{.id = node.textOr("id"),
        .text = node.textOr("text"),
        .table = node.textOr("table"),
        .value = int(node.integerOr("value", 0)),
        .when = node.textsOf("when"),
        .times = node.textOr("times"),
        .best = node.textOr("best"),
        .apart = node.textOr("apart"),
        .stage = int(node.integerOr("stage", 0)),
        .source = std::move(source)};
    if (node.find("most") != nullptr)
        row.most = int(node.integerOr("most", 0));
    return row;
}

int lastStage(std::span<const Factor> rows)
{
    int last = 0;
    for (const Factor& row : rows)
        last = std::max(last, row.stage);
    return last;
}

std::vector<Factor> readFactors(
    const Node& table, std::string_view account, const std::function<Source(const Node&)>& source)
{
    std::vector<Factor> rows;
    if (const Node* list = table.find(account))
        for (const Node& node : list->items())
            rows.push_back(factorOf(node, source(node)));
    return rows;
}

} // namespace strategikon::play
