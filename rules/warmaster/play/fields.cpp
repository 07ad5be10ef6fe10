#include "rules/warmaster/play/fields.h"

#include "rules/play/fields.h"
#include "rules/warmaster/play/book.h"

namespace strategikon::warmasterPlay {

const std::string& idOf(Special special)
{
    static const std::string none;
    const auto& all = specOf(fields(), play::Sort::body, state::rules).words;
    return std::size_t(special) < all.size() ? all[std::size_t(special)] : none;
}

const play::Fields& fields()
{
    static const play::Fields all = play::readFields("warmaster", playTable().switches, state::named);
    return all;
}

} // namespace strategikon::warmasterPlay
