// What lies ahead, in words.
#include "forecastviewmodel.h"

#include "app/words/ahead.h"

#include <algorithm>

namespace strategikon {

using namespace play;

// What stands before its first answer.
QString ForecastViewModel::totals() const
{
    const auto& seen = this->seen();
    const auto plan = std::find_if(seen.begin(), seen.end(), [](const Prospect& one) { return one.of.has_value(); });
    if (course_.empty() || plan == seen.end()) {
        return {};
    }
    QStringList all;
    for (const Prospect::Line& line : plan->lines) {
        if (line.place >= 0) {
            break;
        }
        all << tr("%1: %2", "a total: its figure").arg(labelled(line, desk_->state()), shown(line.figures.front()));
    }
    return all.join(QStringLiteral(" · "));
}

QList<ProspectShown> ForecastViewModel::prospects() const
{
    QList<ProspectShown> all;
    for (const Prospect& prospect : seen()) {
        all << prospectShown(prospect, desk_->state());
        if (!prospect.better.empty() && !course_.empty()) {
            all.back().hint = betterShown(prospect, desk_->state());
        }
    }
    return all;
}

} // namespace strategikon
