// What the checker and the solver could not reckon with is refused as a list is read, not when a player asks.
#include "list_draft.h"
#include "model/army/solver/solver.h"

#include <algorithm>

namespace strategikon::listing {

namespace {

// Bodies of different options that the list allows; never told above `most` + 1.
std::size_t formsUpTo(const ArmyList& list, std::size_t most)
{
    std::size_t forms = 0;
    for (std::size_t l = 0; l < list.lines.size(); ++l) {
        std::map<std::string, std::size_t> choices;
        for (const Option& option : list.options)
            choices[option.kind] += std::size_t(std::ranges::count(option.hosts, int(l)));
        std::size_t product = 1;
        for (const auto& [kind, n] : choices)
            product = std::min(product * (n + 1), most + 1);
        forms = std::min(forms + product, most + 1);
    }
    return forms;
}

// Of very many forms no aim weighs the bodies of a line together.
bool canBeSolved(const Problem& problem, bool veryMany)
{
    const auto priceOfOne = [](const Variable& variable) { return variable.price; };
    return isReckonable(problem, veryMany ? additive("points", problem, priceOfOne) : balanced(problem));
}

const char* mostlyToBlame(const ArmyList& list)
{
    return !list.limits.empty() ? "limits" : !list.options.empty() ? "upgrades" : "entries";
}

} // namespace

void checkSize(Draft& draft, const Node& node, Trial trial)
{
    const ArmyList& list = draft.list;
    const SystemFormat& format = draft.format;
    constexpr std::size_t usual = 150;
    const std::size_t most = format.price ? 4000 : 1000; // an open list holds all that a table prices
    std::size_t forms = formsUpTo(list, most);
    if (forms > most && format.price && formsUpTo(list, 20 * most) <= 20 * most)
        forms = compile(list, format, format.usualSize).variables.size(); // most of them have no price and are none
    if (forms > most) {
        draft.fault(node.placeOfKey("upgrades"), "too-many-upgrades", {{"most", most}});
        return;
    }
    if (trial == Trial::spared || !list.priced || (list.limits.empty() && forms <= usual))
        return; // nothing that needs a trial
    if (!canBeSolved(compile(list, format, format.usualSize), forms > 2 * usual))
        draft.fault(node.placeOfKey(mostlyToBlame(list)), "too-intertwined", {});
}

} // namespace strategikon::listing
