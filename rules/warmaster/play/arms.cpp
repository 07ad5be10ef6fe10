#include "rules/warmaster/play/arms.h"

#include "rules/arms.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Sort;

bool isWord(const play::Thing& thing, const play::AnyField& field, std::string_view word)
{
    const play::FieldSpec& spec = specOf(fields(), thing.sort, field);
    if (spec.words.empty())
        return false;
    const std::string& is = spec.words[std::size_t(valueOf(thing, field))];
    return std::ranges::equal(is, word, {}, {}, [](unsigned char letter) { return char(std::tolower(letter)); });
}

bool hasRule(const play::Thing& thing, std::string_view rule)
{
    for (int special = 0; special < specials; ++special)
        if (idOf(Special(special)) == rule)
            return valueOf(thing, state::rules) >> special & 1;
    return false;
}

} // namespace

std::string armOf(const play::Thing& thing)
{
    if (thing.sort != Sort::body && thing.sort != Sort::leader)
        return {};
    return armsOf("warmaster").of([&](std::string_view column, std::string_view value) {
        if (column == "type")
            return thing.sort == Sort::leader ? isWord(thing, state::rank, value) : isWord(thing, state::type, value);
        if (column == "special")
            return hasRule(thing, value);
        for (const auto& field : {state::armour, state::attack, state::range})
            if (column == field.id())
                return std::to_string(valueOf(thing, field)) + (column == "armour" ? "+" : "") == value;
        return false;
    });
}

} // namespace strategikon::warmasterPlay
