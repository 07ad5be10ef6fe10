#include "app/report/maps.h"

#include "app/map/plate.h"
#include "app/report/words.h"
#include "app/words/words.h"

namespace strategikon::report {

namespace {

// The drawing keeps all that it shows.
Drawing drawn(const QString& title, const std::shared_ptr<const Ground>& ground,
    const std::shared_ptr<const field::Deployment>& deployment, map::MapLook look)
{
    look.deployment = deployment.get();
    const map::Plate plate(ground->setUp.field, ground->rules->kinds, look);
    return {title, plate.size(), [ground, deployment, plate](QPainter& painter) { plate.paint(painter); }};
}

QString namesOf(const field::Deployment& deployment, const std::vector<std::string>& badges)
{
    QStringList names;
    for (const std::string& badge : badges)
        names << QStringLiteral("%1 %2").arg(QString::fromStdString(badge), translated(deployment.troop(badge)->name));
    return names.join(QStringLiteral(", "));
}

} // namespace

Maps mapsOf(const std::string& system, const std::string& setUp, const play::Fields& fields, const play::State& end)
{
    const auto ground = groundOf(system, setUp);
    if (!ground)
        return {};
    map::MapLook look;
    look.letters = 3;
    look.least = 3.1; // seven points or more where the plate is as wide as a page
    look.layers = map::allLayers & ~(map::zones | map::middle);
    const std::shared_ptr<const field::Deployment> drawnUp(ground, &ground->setUp.deployment);
    Maps maps{.before = drawn(Words::tr("Deployment"), ground, drawnUp, look)};
    for (const Message& one : field::remarksOnSeals(ground->setUp.deployment))
        maps.kept << worded(one);
    Positions now = positions(ground->setUp, fields, end);
    if (now.asDrawnUp || now.deployment.posted.empty())
        return maps;
    if (!now.untold.empty())
        maps.untold = Words::tr("Positions not recorded: %1.").arg(namesOf(now.deployment, now.untold));
    look.lost = now.lost;
    maps.after = drawn(Words::tr("Final positions (losses struck out)"), ground,
        std::make_shared<const field::Deployment>(std::move(now.deployment)), look);
    return maps;
}

} // namespace strategikon::report
