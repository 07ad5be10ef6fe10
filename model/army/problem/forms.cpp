// The variables of a problem: each form of a body, and the purchases of sets.
#include "draft.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::compiling {

namespace {

// Every set of options that a body of the line can carry: at most one of each kind.
std::vector<std::vector<int>> optionSets(const ArmyList& list, int line)
{
    std::vector<std::vector<int>> sets{{}};
    std::vector<std::string> kinds;
    for (const Option& option : list.options)
        if (!contains(kinds, option.kind))
            kinds.push_back(option.kind);
    for (const std::string& kind : kinds) {
        const std::size_t before = sets.size();
        for (std::size_t o = 0; o < list.options.size(); ++o) {
            const Option& option = list.options[o];
            const bool fits = contains(option.hosts, line);
            if (option.kind != kind || !fits)
                continue;
            for (std::size_t i = 0; i < before; ++i) {
                auto set = sets[i];
                set.push_back(int(o));
                sets.push_back(std::move(set));
            }
        }
    }
    for (auto& set : sets)
        std::ranges::sort(set);
    return sets;
}

std::optional<int> priceOf(const Draft& draft, int line, const std::vector<int>& options)
{
    if (draft.format.price)
        return draft.format.price(draft.list, line, options);
    int price = draft.list.lines[line].price;
    for (int o : options)
        price += draft.list.options[o].price;
    return price;
}

} // namespace

void makeVariables(Draft& draft)
{
    draft.problem.forms.resize(draft.list.lines.size());
    for (std::size_t i = 0; i < draft.list.lines.size(); ++i)
        for (auto& set : optionSets(draft.list, int(i))) {
            const auto price = priceOf(draft, int(i), set);
            if (!price)
                continue; // there is no such body
            const int stands = standsOf(draft.list, int(i), set);
            draft.problem.forms[i].push_back(int(draft.problem.variables.size()));
            draft.problem.variables.push_back({int(i), std::move(set), -1, *price, stands});
        }
    for (std::size_t t = 0; t < draft.list.ties.size(); ++t) {
        draft.purchases.push_back(-1);
        if (draft.list.ties[t].kind == Tie::Kind::set) {
            draft.purchases.back() = int(draft.problem.variables.size());
            draft.problem.variables.push_back({-1, {}, int(t), draft.list.ties[t].price, 0});
        }
    }
}

} // namespace strategikon::compiling
