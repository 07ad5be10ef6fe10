// strategikon battle place
#include "app/cli/lengths.h"
#include "battle_files.h"
#include "battles.h"

#include "app/report/standing.h"
#include "app/words/words.h"
#include "model/play/map/likely.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"

#include <algorithm>

namespace strategikon::cli {

namespace {

using Known = play::Place::Known;

constexpr std::pair<const char*, Known> formationsTyped[] = {
    {"line", Known::line}, {"column", Known::column}, {"irregular", Known::irregular}};

Known formationTyped(const std::string& words, Known otherwise)
{
    for (const auto& [word, known] : formationsTyped)
        if (words == word)
            return known;
    return otherwise;
}

// What was typed, and of what was not how it stands or how its army faces. Complains where that is no place.
std::optional<play::Place> placeTyped(
    const PlaceWish& wish, const report::Ground& ground, const play::Fields& fields, const play::Thing& thing)
{
    const play::Place now = placeOf(fields, thing);
    if (wish.unknown)
        return play::Place{.known = Known::left, .x = now.x, .y = now.y, .facing = now.facing, .ground = now.ground};
    const field::Table& table = ground.setUp.field.table;
    const bool stands = now.stands();
    const auto at = wish.at.empty() && stands ? std::optional(field::Point{now.x / 10.0, now.y / 10.0})
                                              : pointTyped(wish.at, table.shown);
    if (!at || at->x < 0 || at->y < 0 || at->x > table.width || at->y > table.depth) {
        complain(Cli::tr("give a position on this table after %1: the distance of its centre from the left and the "
                         "near edge, such as “40,10”.")
                     .arg(QStringLiteral("--at")));
        return {};
    }
    const auto facing = !wish.facing.empty() ? facingTyped(wish.facing)
        : stands                             ? std::optional(double(now.facing))
                 : std::optional(isNear(ground.setUp.deployment, thing.side) ? 90.0 : 270.0);
    if (!facing)
        return {};
    const Known formation = formationTyped(wish.formation, stands && now.formed() ? now.known : Known::line);
    return report::placeAt(ground, fields, thing, formation, *at, *facing);
}

// About where their moves took them, one or all. Complains where nobody could say.
std::optional<play::Answer> aboutThere(const OpenBattle& open, const std::string& unit)
{
    const play::Battle& battle = open->battle();
    const auto likely = play::likelyPlaces(battle, battle.head(), battle.state(), open.on());
    play::Ids things;
    for (const play::LikelyPlace& one : likely)
        if (unit == "all" || battle.state()[one.thing].badge == unit)
            things.push_back(one.thing);
    auto answer = play::agreedOn(likely, things);
    if (!answer)
        complain(Cli::tr("no moved unit has a likely new position; give one after %1.").arg(QStringLiteral("--at")));
    return answer;
}

} // namespace

int placeInBattle(const PlaceWish& wish, bool json)
{
    auto open = openBattle(wish.battle, true, wish.about ? Needs::all : Needs::latest);
    if (!open)
        return unusable;
    play::Recorder& recorder = *open->recorder;
    const auto& ground = open->ground;
    if (!ground) {
        complainOfNoMap();
        return unusable;
    }
    if (wish.about) {
        const auto answer = aboutThere(*open, wish.unit);
        return answer ? take(recorder, *answer, json) : unusable;
    }
    const play::Id thing = play::thingNamed(recorder.state(), wish.unit);
    if (thing == 0 || !play::mayGo(recorder.state()[thing].sort)) {
        complain(Cli::tr("there is no unit “%1”; “%2” lists them.")
                     .arg(plain(wish.unit), QStringLiteral("strategikon battle show")));
        return unusable;
    }
    if (!ground->setUp.deployment.troop(
            recorder.state()[thing].badge)) { // of the battle, but without models on its map
        complain(Cli::tr("“%1” is not on the battlefield this battle was begun on.").arg(plain(wish.unit)));
        return unusable;
    }
    const auto place = placeTyped(wish, *ground, recorder.game().fields(), recorder.state()[thing]);
    if (!place)
        return unusable;
    play::Answer answer{.what = play::agreedStep, .who = play::both};
    answer.set("#" + std::to_string(thing) + ".place", placeValues(*place));
    if (!json)
        printWarnings(warningsOf(*open, {.what = play::agreedStep}, answer), *open);
    return take(recorder, answer, json);
}

} // namespace strategikon::cli
