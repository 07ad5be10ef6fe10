#include "rules/play/factors.h"

#include "rules/tables.h"

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

Factor factorOf(const Node& node, Source source, const RowReader& reads, std::span<const Factor> others)
{
    Factor row{.id = node.textOr("id"),
        .text = node.textOr("text"),
        .table = node.textOr("table"),
        .value = int(node.integerOr("value", 0)),
        .times = node.textOr("times"),
        .best = node.textOr("best"),
        .stage = int(node.integerOr("stage", 0)),
        .source = std::move(source)};
    if (node.find("most") != nullptr)
        row.most = int(node.integerOr("most", 0));
    reads(node, row, others);
    return row;
}

int lastStage(std::span<const Factor> rows)
{
    int last = 0;
    for (const Factor& row : rows)
        last = std::max(last, row.stage);
    return last;
}

std::string joined(const std::vector<std::string>& all, std::string_view between)
{
    std::string text;
    for (const std::string& one : all)
        text.append(text.empty() ? "" : between).append(one);
    return text;
}

void keepUnknownWord(const Node& row, const std::string& word)
{
    keepTableFault({row.place(), {"field-word", {{"word", word}}}});
}

} // namespace strategikon::play
