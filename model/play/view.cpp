#include "model/play/view.h"

#include <algorithm>

namespace strategikon::play {

int View::get(Id thing, std::string_view field) const
{
    const Thing& it = (*this)[thing];
    const int index = fields_->index(it.sort, field);
    return index < 0 ? 0 : it.fields[std::size_t(index)];
}

const std::string& View::word(Id thing, const AnyField& field) const
{
    static const std::string none;
    const auto& words = specOf(*fields_, (*this)[thing].sort, field).words;
    const auto at = std::size_t(number(thing, field));
    return at < words.size() ? words[at] : none;
}

std::string View::ruled(std::string_view aSwitch) const
{
    for (const FieldSpec& spec : fields_->of(Sort::battle))
        if (spec.id == aSwitch)
            return spec.words.empty() ? "" : spec.words[std::size_t(get(battle(), aSwitch))];
    return {};
}

Id View::withThing(std::string_view kind, Id member) const
{
    for (const Thing& thing : state().things)
        if (thing.sort == Sort::tie && thing.kind == kind && !thing.gone && contains(thing.members, member))
            return thing.id;
    return 0;
}

Ids View::ties(std::string_view kind) const
{
    return thoseThat([&](const Thing& thing) { return thing.sort == Sort::tie && thing.kind == kind && !thing.gone; });
}

} // namespace strategikon::play
