#include "tests/fuzz/catalogue.h"

using namespace strategikon;

// With a list that remembers its positions (tests/fuzz/own), and with a JSON list given along: the
// part of the input behind the first zero byte.
FUZZ_TARGET(text)
{
    const std::size_t zero = text.find('\0');
    ImportAids aids;
    aids.format = Format::link;
    mustBeWhole(importArmy(text.substr(0, zero), "", shipped(), aids));
    if (zero == std::string_view::npos)
        return;
    aids.listJson = text.substr(zero + 1);
    aids.listJsonFile = "folder/list.json";
    mustBeWhole(importArmy(text.substr(0, zero), "", shipped(), aids));
}
