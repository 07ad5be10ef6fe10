// Options that hang together.
#include "list_draft.h"

#include <algorithm>

namespace strategikon::listing {

void readTie(Draft& draft, const Node& node)
{
    Tie tie;
    tie.id = node.textOr("id");
    auto& ties = draft.list.ties;
    draft.refuseTwice(node, std::ranges::any_of(ties, [&](const Tie& other) { return other.id == tie.id; }));
    tie.kind = node.textOr("kind") == "set" ? Tie::Kind::set : Tie::Kind::needsFirst;
    tie.options = draft.optionsOf(itemsOf(node, "upgrades"));
    tie.source = draft.sourceOf(node);
    tie.price = int(node.integerOr("price", 0)) * draft.format.parts;
    if (tie.kind == Tie::Kind::needsFirst) {
        const auto lines = draft.linesOf(itemsOf(node, "entry"));
        if (lines.empty()) {
            if (!node.find("entry"))
                draft.fault(node.place(), "tie-without-entry", {{"id", tie.id}});
            return;
        }
        tie.line = lines.front();
    }
    ties.push_back(std::move(tie));
}

} // namespace strategikon::listing
