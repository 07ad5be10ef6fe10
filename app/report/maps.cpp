#include "app/report/maps.h"

#include "app/map/plate.h"
#include "app/report/words.h"
#include "model/field/setup_file.h"
#include "rules/battlefield.h"

#include <memory>

namespace strategikon::report {

namespace {

Drawing drawn(
    const QString& title, const std::shared_ptr<const field::Setup>& setUp, const Battlefield& rules, map::MapLook look)
{
    look.deployment = &setUp->deployment;
    const map::Plate plate(setUp->field, rules.kinds, look);
    return {title, plate.size(), [setUp, plate](QPainter& painter) { plate.paint(painter); }};
}

} // namespace

QList<Drawing> mapsOf(const std::string& system, const std::string& setUp, const play::State& end)
{
    const System* rules = findSystem(system);
    const Battlefield* battlefield = rules ? battlefieldOf(*rules) : nullptr;
    const auto read = setUp.empty() || !battlefield ? Reading<field::Setup>() : field::readSetup(setUp, "set-up");
    if (!read)
        return {};
    const auto kept = std::make_shared<const field::Setup>(*read);
    map::MapLook look;
    look.layers = map::allLayers & ~(map::zones | map::middle);
    QList<Drawing> maps{drawn(Words::tr("Drawn up for battle"), kept, *battlefield, look)};
    for (const play::Thing& thing : end.things)
        if (thing.gone && !thing.badge.empty())
            look.lost.insert(thing.badge);
    if (!look.lost.empty())
        maps.append(drawn(Words::tr("Who was lost, where they had been drawn up"), kept, *battlefield, look));
    return maps;
}

} // namespace strategikon::report
