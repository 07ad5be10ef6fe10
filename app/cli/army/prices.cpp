// strategikon prices list, set, reset: the figures of a table that a player may correct
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include "app/places.h"
#include "app/words/prices.h"
#include "app/words/saved.h"
#include "app/words/words.h"

#include <algorithm>
#include <filesystem>

namespace strategikon::cli {

namespace {

// The system of that name; without one the only system that has such prices.
const System* priced(const std::string& name)
{
    std::vector<const System*> all;
    QStringList names;
    for (const System* system : systems())
        if (!system->prices().empty()) {
            all.push_back(system);
            names << translated(system->format().name);
        }
    if (name.empty() && all.size() == 1)
        return all.front();
    for (const System* system : all)
        if (system->format().id == name)
            return system;
    if (!name.empty() && !findSystem(name)) {
        std::vector<Fault> faults;
        catalogue().find(name, "", {}, faults);
        complain(faults);
    } else {
        complain(Cli::tr("points can be corrected in %1.").arg(either(names)));
    }
    return nullptr;
}

Json cellJson(const System& system, const PriceCell& cell)
{
    Json json{{"id", cell.id()}, {"name", cell.name}, {"column", cell.column}, {"points", cell.points}};
    json["shipped"] = cell.shipped ? Json(*cell.shipped) : Json(nullptr);
    json["corrected"] = cell.corrected;
    json["mark"] = cell.mark;
    json["least"] = cell.least;
    json["most"] = cell.most;
    json["source"] = jsonOf(cell.source);
    json["system"] = system.format().id;
    return json;
}

// Saved armies tell the new points at once; where another process has the library open it does so itself.
int refigured()
{
    catalogue().refresh();
    std::error_code error;
    if (!std::filesystem::exists(libraryFile(), error))
        return done;
    if (auto store = library(false); store && !store->readOnlyBecause())
        complain(refigure(*store, catalogue()));
    return done;
}

int change(const System& system, const std::vector<Correction>& corrections)
{
    if (const auto faults = correctPrices(system, corrections); !faults.empty()) {
        complain(faults);
        return unusable;
    }
    return refigured();
}

} // namespace

int prices(const std::string& name, const std::vector<std::string>& wanted, bool doubtful, bool json)
{
    const System* system = priced(name);
    if (!system)
        return unusable;
    auto cells = system->prices();
    if (doubtful)
        std::erase_if(cells, [](const PriceCell& cell) { return cell.mark == "certain" || cell.corrected; });
    std::erase_if(cells, [&](const PriceCell& cell) {
        return !wanted.empty() && std::ranges::none_of(wanted, [&](const std::string& beginning) {
            return cell.id().starts_with(beginning);
        });
    });
    if (cells.empty() && !wanted.empty()) {
        complain(Cli::tr("no points value starts with “%1”; “%2” lists them all.")
                     .arg(plain(wanted.front()), QStringLiteral("strategikon prices list")));
        return unusable;
    }
    Json all = Json::array();
    for (const PriceCell& cell : cells) {
        if (json) {
            all.push_back(cellJson(*system, cell));
            continue;
        }
        const QString origin = originOf(cell);
        print(plain(cell.id()) + QStringLiteral("  %1  ").arg(cell.points) + titleOf(cell)
            + (origin.isEmpty() ? origin : QStringLiteral("; ") + origin) + u'\n');
    }
    if (json)
        printJson(all);
    complain(ownTableFaults(system->format().id));
    return done;
}

int setPrice(const std::string& name, const std::string& id, int points)
{
    const System* system = priced(name);
    return system ? change(*system, {{id, points}}) : int(unusable);
}

int resetPrices(const std::string& name, const std::vector<std::string>& ids, bool all)
{
    const System* system = priced(name);
    if (!system)
        return unusable;
    if (ids.empty() != all) {
        complain(Cli::tr("say which values, or %1.").arg(QStringLiteral("--all")));
        return unusable;
    }
    std::vector<Correction> corrections;
    for (const std::string& id : ids)
        corrections.push_back({id, {}});
    if (!all)
        return change(*system, corrections);
    if (const auto faults = forgetCorrections(*system); !faults.empty()) {
        complain(faults);
        return unusable;
    }
    return refigured();
}

} // namespace strategikon::cli
