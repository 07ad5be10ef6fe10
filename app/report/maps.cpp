#include "app/report/maps.h"

#include "app/report/words.h"
#include "app/words/naming.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/map/fallen.h"
#include "model/play/record/action.h"
#include "rules/battle.h"

#include <algorithm>
#include <iterator>

namespace strategikon::report {

namespace {

// The drawing keeps all that it shows.
Drawing drawn(const QString& title, const std::shared_ptr<const Ground>& ground,
    const std::shared_ptr<const field::Deployment>& deployment, map::MapLook look,
    const std::shared_ptr<const Backdrop>& backdrop)
{
    look.deployment = deployment.get();
    const map::Plate plate(ground->setUp.field, ground->rules->kinds, look);
    return {title, plate.size(), [ground, deployment, plate](QPainter& painter) { plate.paint(painter); }, backdrop,
        [ground, deployment, plate](QPainter& painter) { plate.paintUpon(painter); }};
}

// Ground and works, with all that stands around a map.
std::shared_ptr<const Backdrop> backdropOf(const std::shared_ptr<const Ground>& ground, map::MapLook look)
{
    look.deployment = &ground->setUp.deployment;
    const map::Plate plate(ground->setUp.field, ground->rules->kinds, look);
    return std::make_shared<const Backdrop>(
        Backdrop{[ground, plate](QPainter& painter) { plate.paintGround(painter); }});
}

QString namesOf(const field::Deployment& deployment, const std::vector<std::string>& badges)
{
    QStringList names;
    for (const std::string& badge : badges)
        names << QStringLiteral("%1 %2").arg(QString::fromStdString(badge), translated(deployment.troop(badge)->name));
    return names.join(QStringLiteral(", "));
}

// Those whom the game tells together, together.
QString untoldIn(const std::string& system, const Positions& now, const play::State& state)
{
    const play::Game* game = soundGame(system);
    std::vector<play::Id> things;
    for (const std::string& badge : now.untold)
        things.push_back(play::thingNamed(state, badge));
    return game ? namedTogether(state, things, *game).join(QStringLiteral(", ")) : namesOf(now.deployment, now.untold);
}

map::MapLook lookOf(bool dark)
{
    map::MapLook look;
    look.letters = 3;
    look.least = 3.1; // seven points or more where the plate is as wide as a page
    look.layers = map::allLayers & ~(map::zones | map::middle);
    look.palette = dark ? &map::darkPalette() : &map::lightPalette();
    return look;
}

} // namespace

MomentMap::MomentMap(std::shared_ptr<const Ground> ground, const play::Battle& battle, int step, bool dark)
    : MomentMap(std::move(ground), battle.game().fields(), battle.stateAfter(step),
        play::fallenIn(battle, step, battle.stateAfter(step)), dark)
{
}

MomentMap::MomentMap(std::shared_ptr<const Ground> ground, const play::Fields& fields, const play::State& state,
    const play::Ids& fallen, bool dark)
    : ground_(std::move(ground)), look_(lookOf(dark))
{
    Positions now = positions(ground_->setUp, fields, state);
    keepFallen(now, state, fallen);
    look_.lost = std::move(now.lost);
    look_.about = std::move(now.about);
    look_.was = std::move(now.was);
    tells_ = !now.asDrawnUp && !now.deployment.posted.empty();
    standing_ = std::make_shared<const field::Deployment>(std::move(now.deployment));
    look_.deployment = standing_.get();
}

map::Plate MomentMap::plate() const { return {ground_->setUp.field, ground_->rules->kinds, look_}; }

bool MomentMap::shows(const MomentMap& other) const
{
    return standing_->posted == other.standing_->posted && look_.lost == other.look_.lost
        && look_.about == other.look_.about && look_.was == other.look_.was;
}

Drawing MomentMap::drawing(const QString& title, const std::shared_ptr<const Backdrop>& backdrop) const
{
    return drawn(title, ground_, standing_, look_, backdrop);
}

QByteArray MomentMap::png() const
{
    constexpr int wide = 2400; // dots
    return map::pngOf(plate(), wide, look_.palette->paper);
}

QByteArray MomentMap::svg() const { return map::svgOf(plate(), ground_->setUp.field, look_.palette->paper); }

namespace {

play::Ids lostIn(const play::State& state)
{
    play::Ids lost;
    for (const play::Thing& thing : state.things)
        if (thing.gone)
            lost.push_back(thing.id);
    return lost;
}

} // namespace

void addTurns(Maps& maps, const std::string& system, const std::string& setUp, const play::Battle& battle)
{
    const auto ground = groundOf(system, setUp);
    if (!ground)
        return;
    play::Walk ahead(battle), behind(battle); // one step apart: what a turn ended with is there when the next begins
    int turn = 0, before = battle.root();
    std::optional<MomentMap> shown; // the turn before
    play::Ids lostBefore;           // when the turn began
    for (const int step : battle.line()) {
        const int now = ahead.after(step).turn;
        const play::State& last = behind.after(before);
        if (now != turn && turn > 0) {
            play::Ids lost = lostIn(last), fallen;
            std::ranges::set_difference(lost, lostBefore, std::back_inserter(fallen));
            lostBefore = std::move(lost);
            const MomentMap moment(ground, battle.game().fields(), last, fallen);
            if (moment.tells() && !(shown && moment.shows(*shown))) {
                maps.turns.emplace(turn,
                    moment.drawing(
                        Words::tr("At the end of %1", "turn 3").arg(turnTold(turn, last.words)), maps.backdrop));
                shown = moment;
            }
        }
        turn = now;
        before = step;
    }
}

Maps mapsOf(const std::string& system, const std::string& setUp, const play::Fields& fields, const play::State& end)
{
    const auto ground = groundOf(system, setUp);
    if (!ground)
        return {};
    map::MapLook look = lookOf(false);
    const std::shared_ptr<const field::Deployment> drawnUp(ground, &ground->setUp.deployment);
    Maps maps;
    maps.backdrop = backdropOf(ground, look);
    maps.before = drawn(Words::tr("Deployment"), ground, drawnUp, look, maps.backdrop);
    for (const Message& one : field::remarksOnSeals(ground->setUp.deployment))
        maps.kept << worded(one);
    Positions now = positions(ground->setUp, fields, end);
    if (now.asDrawnUp || now.deployment.posted.empty())
        return maps;
    if (!now.untold.empty())
        maps.untold = Words::tr("Positions not recorded: %1.").arg(untoldIn(system, now, end));
    look.lost = now.lost;
    look.about = now.about;
    look.was = now.was;
    maps.after = drawn(Words::tr("Final positions (losses struck out)"), ground,
        std::make_shared<const field::Deployment>(std::move(now.deployment)), look, maps.backdrop);
    return maps;
}

} // namespace strategikon::report
