// Facts of shots that follow from where units are known to stand (rulebook 1220-1311).
#include "model/text/contains.h"
#include "rules/warmaster/play/map/aiming.h"
#include "rules/warmaster/play/map/map_facts.h"
#include "rules/warmaster/play/map/shelter.h"
#include "rules/warmaster/play/shooting/volley.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

constexpr double nearer = 1; // cm that decide which of two targets is the closest

// Of each stand whether it can shoot at a target, and how far it is; `may` holds whatever is not sure.
struct Shots {
    Id target = 0;
    std::vector<std::optional<bool>> can{};
    std::vector<double> apart{};
    bool may(std::size_t stand) const { return can[stand] != false; }
};

Shots shotsOf(const Tape& tape, Id shooter, Id target)
{
    const Aiming aim(tape.table(), shooter);
    Shots shots{target, {}, {}};
    eachMoment(tape, shooter, target, [&](const Moment& moment) {
        const bool first = shots.can.empty();
        bool open = false;
        for (int stand = 0; stand < moment.stands(); ++stand) {
            if (first) {
                double apart = moment.apart(stand, 0);
                for (int other = 1; other < moment.others(); ++other)
                    apart = std::min(apart, moment.apart(stand, other));
                shots.apart.push_back(apart);
                shots.can.push_back(aim.atAny(moment, stand));
            } else if (auto& can = shots.can[std::size_t(stand)]; can && can != aim.atAny(moment, stand)) {
                can.reset();
            }
            open = open || shots.can[std::size_t(stand)].has_value();
        }
        return open;
    });
    return shots;
}

// Everybody's stands are where the map has them, and none of them has shot before.
bool readyToShoot(const Tape& tape, Id shooter)
{
    return tape.known({shooter}) && tape.table().get(shooter, state::fired) == 0;
}

// The closest enemy of every stand that has one, which they can all shoot at; where stands would have to choose between
// a closer enemy and one for all of them, or divide their shots, the players do. 0: nobody for sure.
Id closestOf(const Tape& tape, Id shooter)
{
    const BattleView& table = tape.table();
    const Ids targets = shootable(table);
    if (!readyToShoot(tape, shooter) || !tape.placed(targets))
        return 0;
    const Ids near = tape.near(shooter, targets, Aiming(table, shooter).farthest() + nearer);
    if (!tape.known(near))
        return 0;
    std::vector<Shots> all;
    for (const Id target : near)
        all.push_back(shotsOf(tape, shooter, target));
    const auto fits = [&](const Shots& best) {
        bool any = false;
        for (std::size_t stand = 0; stand < best.can.size(); ++stand) {
            any = any || best.can[stand] == true;
            if (!best.can[stand])
                return false;
            for (const Shots& other : all)
                if (other.target != best.target && other.may(stand)
                    && (best.can[stand] == false || other.apart[stand] <= best.apart[stand] + nearer))
                    return false;
        }
        return any;
    };
    const auto it = std::ranges::find_if(all, fits);
    return it == all.end() ? 0 : it->target;
}

// How many stands of each shooter cannot shoot at the target.
std::optional<std::vector<int>> outOf(const Tape& tape, const Ids& shooters, Id target)
{
    std::vector<int> out;
    for (const Id shooter : shooters) {
        if (!readyToShoot(tape, shooter) || !tape.known({target}))
            return {};
        const Shots shots = shotsOf(tape, shooter, target);
        if (shots.can.empty() || contains(shots.can, std::nullopt))
            return {};
        out.push_back(int(std::ranges::count(shots.can, std::optional(false))));
    }
    return out;
}

// As one number for all, which the card takes from those named last; only where it then is of whom it is.
std::optional<int> outTogether(const BattleView& table, const Ids& shooters, const std::vector<int>& out)
{
    int sum = 0, stands = 0;
    for (const int one : out)
        sum += one;
    for (const Id shooter : shooters)
        stands += standsToShoot(table, shooter);
    int left = sum;
    for (std::size_t i = shooters.size(); i-- > 0;) {
        if (std::min(left, standsToShoot(table, shooters[i])) != out[i])
            return {};
        left -= out[i];
    }
    return sum < stands ? std::optional(sum) : std::nullopt;
}

// Every stand that shoots at the target at all can shoot at one that is protected least.
bool reachesLeast(const Tape& tape, const Ids& shooters, Id target, const std::vector<Covered>& covers)
{
    const Covered least = *std::ranges::min_element(covers);
    return std::ranges::all_of(shooters, [&](Id shooter) {
        const Aiming aim(tape.table(), shooter);
        return surely(tape, shooter, target, [&](const Moment& moment) {
            for (int stand = 0; stand < moment.stands(); ++stand) {
                bool some = aim.atAny(moment, stand) == false;
                for (int other = 0; other < moment.others(); ++other)
                    some = some || (covers[std::size_t(other)] == least && aim.at(moment, stand, other));
                if (!some)
                    return false;
            }
            return true;
        }) == true;
    });
}

// All of them stand somewhere, and have shot at nobody before.
bool mayMeasure(const Tape& tape, const Ids& shooters, Id target)
{
    return tape.on() && tape.placed(shooters) && tape.placed({target})
        && std::ranges::all_of(shooters, [&](Id one) { return tape.table().get(one, state::fired) == 0; });
}

void tellCover(const Decision& ask, std::vector<play::MapFact>& told, const Tape& tape, const Ids& shooters, Id target)
{
    if (!mayBeCovered(tape.table(), target) || !tape.on() || !tape.placed({target}))
        return;
    const auto covers = shelterOf(tape, shooters, target);
    if (!covers) {
        for (const char* open : {"defended", "fortified"})
            if (ask.find(open))
                told.push_back({.input = open, .open = true});
        return;
    }
    const auto of = [&](Covered cover) { return int(std::count(covers->begin(), covers->end(), cover)); };
    told.push_back({"defended", {of(Covered::defended)}});
    if (ask.find("fortified"))
        told.push_back({"fortified", {of(Covered::fortified)}});
    const bool mixed = of(covers->front()) < int(covers->size());
    if (mixed)
        told.push_back(reachesLeast(tape, shooters, target, *covers) ? play::MapFact{"aim", {0}}
                                                                     : play::MapFact{.input = "aim", .open = true});
}

} // namespace

Id closestOfAll(const Tape& tape, const Ids& shooters)
{
    const Id closest = closestOf(tape, shooters.front());
    const bool alike = std::all_of(shooters.begin() + 1, shooters.end(),
        [&](Id shooter) { return closest != 0 && closestOf(tape, shooter) == closest; });
    return alike ? closest : 0;
}

std::vector<play::MapFact> mapFactsOfShots(const Tape& tape, const Decision& ask, const Answer& answer)
{
    const BattleView& table = tape.table();
    const Ids shooters = named(answer, "shooters");
    if (shooters.empty() || !ask.find("target"))
        return {};
    std::vector<play::MapFact> told;
    Id target = answer.number("target");
    if (target == 0) {
        target = closestOfAll(tape, shooters);
        if (target == 0)
            return {};
        told.push_back({"target", {target}});
    }
    const auto out = outOf(tape, shooters, target);
    const auto together = out ? outTogether(table, shooters, *out) : std::nullopt;
    if (together)
        told.push_back({"out", {*together}});
    else if (mayMeasure(tape, shooters, target))
        told.push_back({.input = "out", .open = true});
    tellCover(ask, told, tape, shooters, target);
    return told;
}

std::vector<play::MapFact> mapFactsOfStruckThrough(const Tape& tape, const Decision& ask, const Answer&)
{
    const Step& step = tape.table().state().agenda.back();
    std::vector<play::MapFact> told;
    tellCover(ask, told, tape, unpacked<steps::StrikesThrough>(step).shooters, step.on.front());
    std::erase_if(told, [](const play::MapFact& one) { return one.input == "aim"; }); // it flies on through all of them
    return told;
}

bool nobodyInRange(const Tape& tape)
{
    const Ids targets = shootable(tape.table()), shooters = ableToShoot(tape.table());
    return tape.placed(targets) && tape.placed(shooters) && std::ranges::all_of(shooters, [&](Id shooter) {
        return tape.near(shooter, targets, tape.table().get(shooter, state::range)).empty();
    });
}

} // namespace strategikon::warmasterPlay
