#include "model/text/decode.h"
#include "model/text/utf8.h"
#include "tests/fuzz/places.h"

using namespace strategikon;

// Whatever comes in, a text that comes out is UTF-8 with one kind of line end, and passes again unchanged.
FUZZ_TARGET(text)
{
    const auto read = decode(text, "input");
    MUST(read || !read.faults.empty());
    if (!read)
        return;
    for (std::size_t at = 0; at < read->text.size();)
        MUST(nextCodePoint(read->text, at));
    MUST(read->text.find('\r') == std::string::npos || read->text.find('{') != std::string::npos);
    const auto again = decode(read->text, "input");
    MUST(!again || again->text == read->text);
}
