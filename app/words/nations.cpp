#include "app/words/nations.h"

#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

QString nationShown(Catalogue& catalogue, const std::string& system, const std::string& list)
{
    const auto& all = catalogue.headings();
    const auto it = std::find_if(
        all.begin(), all.end(), [&](const ListHeading& one) { return one.system == system && one.id == list; });
    return it == all.end() ? QString::fromStdString(list) : ofData(it->name);
}

} // namespace strategikon
