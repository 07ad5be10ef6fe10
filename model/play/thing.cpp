#include "model/play/thing.h"

#include <algorithm>

namespace strategikon::play {

Fields::Fields(std::vector<FieldSpec> specs)
{
    for (FieldSpec& spec : specs)
        bySort_[spec.of].push_back(std::move(spec));
}

const std::vector<FieldSpec>& Fields::of(Sort sort) const
{
    static const std::vector<FieldSpec> none;
    const auto it = bySort_.find(sort);
    return it == bySort_.end() ? none : it->second;
}

int Fields::index(Sort sort, std::string_view id) const
{
    const auto& specs = of(sort);
    const auto it = std::find_if(specs.begin(), specs.end(), [id](const FieldSpec& spec) { return spec.id == id; });
    return it == specs.end() ? -1 : int(it - specs.begin());
}

std::vector<int> Fields::starts(Sort sort) const
{
    std::vector<int> values;
    for (const FieldSpec& spec : of(sort))
        values.push_back(spec.start);
    return values;
}

} // namespace strategikon::play
