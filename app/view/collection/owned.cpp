#include "owned.h"

#include "app/view/session.h"

#include <algorithm>

namespace strategikon {

bool servesLine(const StandType& stands, const std::string& system, const std::string& list, const std::string& entry)
{
    const std::string exact = reference(system, list, entry);
    const std::string any = reference(system, "*", entry);
    return std::any_of(stands.serves.begin(), stands.serves.end(),
        [&](const std::string& served) { return served == exact || served == any; });
}

std::vector<StandType> standsOf(Session& session)
{
    if (session.library() == nullptr) {
        return {};
    }
    return session.listed(session.library()->stands());
}

std::vector<OwnedStands> ownedBy(Session& session)
{
    std::vector<OwnedStands> owned;
    for (const StandType& stands : standsOf(session)) {
        owned.push_back({stands.name, stands.owned, stands.serves});
    }
    return owned;
}

} // namespace strategikon
