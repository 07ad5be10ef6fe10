#include "app/cli/context.h"

#include "app/saving/kind.h"

namespace strategikon::cli {

bool holdsAnother(const std::string& file, std::string_view text, std::string_view wanted)
{
    const std::pair<const char*, QString> kinds[] = {{"record", Cli::tr("the record of a battle")},
        {"battlefield", Cli::tr("a battlefield")}, {"army", Cli::tr("an army")}, {"list", Cli::tr("an army list")}};
    const std::string kind = kindOf(text);
    QString is, asked;
    for (const auto& [one, words] : kinds) {
        if (kind == one)
            is = words;
        if (wanted == one)
            asked = words;
    }
    if (is.isEmpty() || kind == wanted)
        return false;
    complain(Cli::tr("%1 is %2; this command reads %3.").arg(plain(file), is, asked));
    return true;
}

} // namespace strategikon::cli
