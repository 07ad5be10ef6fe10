// Bodies of several sizes. "4-8" is the least and the most, "6/9/12" names each; every size above the least
// is an option of its own, shared by the lines that have it.
#include "list_draft.h"

#include <algorithm>

namespace strategikon::listing {

namespace {

constexpr int mostStands = 200; // of one body

// By steps from the least, no further than the most.
std::vector<int> between(int least, int most, int step)
{
    std::vector<int> all;
    for (int size = least; size <= most; size += step)
        all.push_back(size);
    return all;
}

// Ascending; empty where the text is no size.
std::vector<int> sizesOf(const std::string& written, int step)
{
    std::vector<int> all;
    const bool span = written.find('-') != std::string::npos;
    for (std::size_t from = 0; from <= written.size();) {
        const std::size_t to = std::min(written.find(span ? '-' : '/', from), written.size());
        const auto size = whole(std::string_view(written).substr(from, to - from));
        if (!size || *size < 1 || *size > mostStands || (!all.empty() && *size < all.back() + (span ? 0 : 1)))
            return {};
        all.push_back(*size);
        from = to + 1;
    }
    if (!span)
        return all;
    return all.size() == 2 ? between(all.front(), all.back(), step) : std::vector<int>{};
}

} // namespace

void readSizes(Draft& draft, const Node& node, Line& line)
{
    const Node* size = node.find(draft.format.standsColumn);
    if (!size || line.stands > 0 || draft.format.sizeStep == 0)
        return;
    const auto all = sizesOf(size->written(), draft.format.sizeStep);
    if (all.empty()) {
        draft.fault(size->place(), "size-unclear", {{"written", size->written()}});
        return;
    }
    line.stands = all.front();
    for (std::size_t i = 1; i < all.size(); ++i)
        draft.sizes[all[i]].push_back(int(draft.list.lines.size()));
}

void addSizes(Draft& draft)
{
    for (const auto& [stands, lines] : draft.sizes) {
        Option option;
        option.id = "size-" + std::to_string(stands);
        option.name = std::to_string(stands) + " " + draft.format.standsName;
        option.kind = "size";
        option.resizes = true;
        option.stands = stands;
        option.hosts = lines;
        option.printed.assign(draft.format.columns.size(), "-");
        option.source = draft.list.source;
        option.bounds.per = Per::army;
        draft.list.options.push_back(std::move(option));
    }
}

} // namespace strategikon::listing
