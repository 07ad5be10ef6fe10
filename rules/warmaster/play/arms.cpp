#include "rules/warmaster/play/arms.h"

#include "rules/arms.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Sort;

int valueOf(const play::Thing& thing, std::string_view field)
{
    const int at = fields().index(thing.sort, field);
    return at < 0 ? 0 : thing.fields[std::size_t(at)];
}

bool isWord(const play::Thing& thing, std::string_view field, std::string_view word)
{
    const int at = fields().index(thing.sort, field);
    if (at < 0)
        return false;
    const std::string& is = fields().of(thing.sort)[std::size_t(at)].words[std::size_t(valueOf(thing, field))];
    return std::ranges::equal(is, word, {}, {}, [](unsigned char letter) { return char(std::tolower(letter)); });
}

bool hasRule(const play::Thing& thing, std::string_view rule)
{
    for (int special = 0; special < specials; ++special)
        if (idOf(Special(special)) == rule)
            return valueOf(thing, "rules") >> special & 1;
    return false;
}

} // namespace

std::string armOf(const play::Thing& thing)
{
    if (thing.sort != Sort::body && thing.sort != Sort::leader)
        return {};
    return armsOf("warmaster").of([&](std::string_view column, std::string_view value) {
        if (column == "type")
            return isWord(thing, thing.sort == Sort::leader ? "rank" : "type", value);
        if (column == "special")
            return hasRule(thing, value);
        const int figure = valueOf(thing, column);
        return (column == "armour" ? std::to_string(figure) + "+" : std::to_string(figure)) == value;
    });
}

} // namespace strategikon::warmasterPlay
