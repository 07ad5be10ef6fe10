#include "rules/warmaster/play/modifiers.h"

#include "rules/tables.h"

#include <algorithm>
#include <array>

namespace strategikon::warmasterPlay {

namespace {

constexpr std::array names{"attacks", "orders", "drives"};
static_assert(names.size() == accounts);

const Node& table()
{
    static const Node read = readCheckedTable("warmaster", "modifiers");
    return read;
}

// Rows of one id are one rule, a sentence each.
void cite(std::vector<play::Cited>& all, const play::Factor& row)
{
    const auto it = std::find_if(all.begin(), all.end(), [&](const play::Cited& one) { return one.id == row.id; });
    if (it == all.end()) {
        all.push_back({row.id, row.text, row.source, {row.cells()}});
        return;
    }
    it->text += '\n' + row.text;
    it->cells.push_back(row.cells());
}

} // namespace

const std::vector<play::Factor>& modifiers(Account account)
{
    static const auto all = [] {
        std::array<std::vector<play::Factor>, accounts> rows;
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i] = play::readFactors(table(), names[i], sourceOf);
        return rows;
    }();
    return all[std::size_t(account)];
}

const play::Cited* citedModifier(std::string_view id)
{
    static const auto all = [] {
        std::vector<play::Cited> cited;
        for (int account = 0; account < accounts; ++account)
            for (const play::Factor& row : modifiers(Account(account)))
                cite(cited, row);
        if (const Node* others = table().find("others"))
            for (const Node& node : others->items())
                cited.push_back({node.textOr("id"), node.textOr("text"), sourceOf(node)});
        return cited;
    }();
    const auto it = std::find_if(all.begin(), all.end(), [id](const play::Cited& one) { return one.id == id; });
    return it == all.end() ? nullptr : &*it;
}

} // namespace strategikon::warmasterPlay
