#include "model/play/thing.h"

#include <algorithm>

namespace strategikon::play {

Fields::Fields(std::vector<FieldSpec> specs)
{
    for (FieldSpec& spec : specs) {
        OfSort& its = bySort_[spec.of];
        its.places.emplace(spec.id, int(its.specs.size()));
        its.specs.push_back(std::move(spec));
    }
}

const std::vector<FieldSpec>& Fields::of(Sort sort) const
{
    static const std::vector<FieldSpec> none;
    const auto it = bySort_.find(sort);
    return it == bySort_.end() ? none : it->second.specs;
}

int Fields::index(Sort sort, std::string_view id) const
{
    const auto its = bySort_.find(sort);
    if (its == bySort_.end())
        return -1;
    const auto it = its->second.places.find(id);
    return it == its->second.places.end() ? -1 : it->second;
}

std::vector<int> Fields::starts(Sort sort) const
{
    std::vector<int> values;
    for (const FieldSpec& spec : of(sort))
        values.push_back(spec.start);
    return values;
}

} // namespace strategikon::play
