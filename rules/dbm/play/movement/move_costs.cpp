// What a move, march or halt costs (rulebook 460-472): the words of the rows of points.yaml.
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/movement/moving.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/paper/paper.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

namespace {

const std::vector<std::string> waysOfMoving{"move", "march", "halt"};

bool any(const Moving& moving, auto fits) { return std::ranges::any_of(moving.elements, fits); }

const Kinds& lightOrCavalry()
{
    static const Kinds all("light|Cv");
    return all;
}

// A vessel that pays nothing for its crew being irregular (463); by the other reading they pay as on land.
bool sailsFree(const Moving& moving, Id element)
{
    return isVessel(*moving.table, element) && !moving.table->alternative("vessels-on-land-costs");
}

// Irregulars on land who are neither light troops nor cavalry.
bool isUnruly(const Moving& moving, Id element)
{
    return !moving.table->isRegular(element) && !sailsFree(moving, element)
        && !moving.table->is(element, lightOrCavalry());
}

bool anyHeavy(const Moving& moving, const Kinds& kinds)
{
    return any(moving, [&](Id one) { return moving.table->is(one, kinds) && !isWithGeneral(*moving.table, one); });
}

bool isLedBy(const Moving& moving, Rank rank)
{
    return any(moving, [&](Id one) { return moving.table->leaderOn(one) == rank; })
        && !moving.table->is(moving.command(), state::freed);
}

int marched(const Moving& moving)
{
    int most = 0;
    for (const Id one : moving.elements)
        most = std::max(most, moving.table->get(one, state::marches));
    return most;
}

// Psiloi behind cavalry whom they can support are no foot among horse (rulebook 466).
bool unmountedFoot(const Moving& moving)
{
    static const Kinds psiloi("Ps"), cavalry("Cv");
    const bool permitted =
        any(moving, [&](Id one) { return moving.table->is(one, cavalry) && moving.table->is(one, state::permits); });
    return any(moving, [&](Id one) {
        return moving.table->is(one, footTroops()) && !moving.table->is(one, state::mounted)
            && !(permitted && moving.table->is(one, psiloi));
    });
}

bool horse(const Moving& moving)
{
    static const Kinds kinds("Kn|Cv|LH");
    return any(moving, [&](Id one) {
        return (moving.table->is(one, kinds) || moving.table->is(one, state::mounted))
            && !isWithGeneral(*moving.table, one);
    });
}

// One reason of those that a card names.
bool isAmong(Reach told, Reach reach)
{
    const bool twice = told == Reach::unseenAndBusy || told == Reach::farAndBusy;
    return told == reach || (twice && reach == Reach::busy) || (told == Reach::unseenAndBusy && reach == Reach::unseen)
        || (told == Reach::farAndBusy && reach == Reach::far);
}

// Its general, where he does not move with it, is so far away.
bool isOut(const Moving& moving, Reach reach)
{
    const Id general = moving.table->generalOf(moving.command());
    return isAmong(moving.reach, reach) && !any(moving, [&](Id one) { return one == general; });
}

using Holds = bool (*)(const Moving&);
using Asks = std::function<bool(const Moving&)>;

bool isGroup(const Moving& is)
{
    const bool all = is.move == Move::march && is.table->ruledBy("single-third-march", "all");
    return all || basesOf(*is.table, is.elements) > 1;
}

const play::Vocabulary<Moving>& vocabularyOfMoves()
{
    static const play::Vocabulary<Moving> all{
        .when{
            {"group", isGroup},
            {"double-base-but-cavalry-and-skirmishers",
                [](const Moving& is) {
                    return any(
                        is, [&](Id one) { return partnerOf(*is.table, one) != 0 && !backsAsOne(*is.table, one); });
                }},
            {"moves-back", // alone, or by one reading in a group too
                [](const Moving& is) {
                    return is.back && (is.elements.size() == 1 || is.table->alternative("double-base-in-a-group"));
                }},
            {"with-c-in-c", [](const Moving& is) { return isLedBy(is, Rank::chief); }},
            {"with-sub-general", [](const Moving& is) { return isLedBy(is, Rank::subGeneral); }},
            {"general-never-moved",
                [](const Moving& is) {
                    return any(is, [&](Id one) {
                        return is.table->leaderOn(one) != Rank::none && !is.table->is(one, state::ever);
                    });
                }},
            {"general-beyond-far", [](const Moving& is) { return isOut(is, Reach::far); }},
            {"general-beyond-near-and-unseen", [](const Moving& is) { return isOut(is, Reach::unseen); }},
            {"general-in-front-contact", [](const Moving& is) { return isOut(is, Reach::busy); }},
            {"general-lost",
                [](const Moving& is) {
                    const Id general = is.table->generalOf(is.command());
                    return general == 0 || (*is.table)[general].gone;
                }},
            {"general-straggles", // he is still off the table, and they are on it
                [](const Moving& is) {
                    const Id general = is.table->generalOf(is.command());
                    const Coming coming = Coming(is.table->get(is.command(), state::coming));
                    return general != 0 && Where(is.table->get(general, state::where)) == Where::waiting
                        && coming != Coming::due && coming != Coming::drivenDue;
                }},
            {"mounts-or-dismounts", [](const Moving& is) { return is.mounts; }},
            {"irregulars-but-light-and-cavalry",
                [](const Moving& is) { return any(is, [&](Id one) { return isUnruly(is, one); }); }},
            {"deviates", [](const Moving& is) { return is.turns; }},
            {"contacts", [](const Moving& is) { return is.contacts; }},
            {"irregulars-move-short",
                [](const Moving& is) {
                    static const Kinds light("light");
                    return is.shortOf && any(is, [&](Id one) {
                        return !is.table->isRegular(one) && !is.table->is(one, light) && !isWithGeneral(*is.table, one);
                    });
                }},
            {"horse-or-mounted-infantry", horse},
            {"foot-unmounted", unmountedFoot},
            {"artillery-but-fast-and-x",
                [](const Moving& is) {
                    static const Kinds engines("Art(S)|Art(O)|Art(I)");
                    return any(is, [&](Id one) { return is.table->is(one, engines); });
                }},
            {"irregulars", // vessels that are kept off a lee shore neither advance nor retreat (469)
                [](const Moving& is) {
                    return any(is, [&](Id one) {
                        return !is.table->isRegular(one) && (!sailsFree(is, one) || is.table->demoralised(one));
                    });
                }},
            {"steady-foot",
                [](const Moving& is) {
                    return is.steady && !any(is, [&](Id one) { return !is.table->is(one, footTroops()); });
                }},
            {"marched-three-times", [](const Moving& is) { return marched(is) >= 3; }},
            {"marched-twice", [](const Moving& is) { return marched(is) == 2; }},
            {"knights-wagons-or-elephants",
                [](const Moving& is) {
                    static const Kinds kinds("Kn|WWg|El");
                    return anyHeavy(is, kinds);
                }},
            {"hordes-or-expendables",
                [](const Moving& is) {
                    static const Kinds kinds("Hd|Exp");
                    const bool spared = is.column && is.table->ruledBy("march-surcharge", "out-of-column");
                    return !spared && anyHeavy(is, kinds);
                }},
            {"irregulars-but-skirmishers",
                [](const Moving& is) {
                    return any(
                        is, [&](Id one) { return !is.table->isRegular(one) && !is.table->is(one, skirmishers()); });
                }},
            {"column-of-one", [](const Moving& is) { return is.column; }},
        },
        .other = [](std::string_view word) -> Asks { // the other reading of a switch
            constexpr std::string_view front = "otherwise ";
            if (!word.starts_with(front))
                return {};
            return
                [id = std::string(word.substr(front.size()))](const Moving& is) { return is.table->alternative(id); };
        },
        .keys{
            {"of",
                [](const Node& row) -> Asks {
                    return [ways = row.textsOf("of")](
                               const Moving& is) { return contains(ways, waysOfMoving[std::size_t(is.move)]); };
                }},
            {"group",
                [](const Node& row) -> Asks {
                    return [so = row.booleanOr("group", false)](const Moving& is) { return isGroup(is) == so; };
                }},
        }};
    return all;
}

} // namespace

play::Account costsAccount() { return play::accountOf("costs", vocabularyOfMoves()); }

play::Sum costOf(const Moving& moving)
{
    return basesOf(*moving.table, moving.elements) == 1 && moving.elements.size() == 2 ? costOfBase(moving)
                                                                                       : costOfElements(moving);
}

play::Sum costOfElements(const Moving& moving)
{
    play::Sum sum{.value = moving.table->figure("move", "base")};
    play::count(sum, moving.table->book().accounts[std::size_t(Account::costs)], 0, moving);
    sum.value = std::max(sum.value, moving.table->ruledBy("cost-nought", "one") ? 1 : 0);
    return sum;
}

bool matters(const BattleView& table, const play::Factor& cost)
{
    // Words that ask who moves, and nothing about how.
    static constexpr std::string_view asksWho[] = {"with-c-in-c", "with-sub-general",
        "irregulars-but-light-and-cavalry", "horse-or-mounted-infantry", "foot-unmounted", "artillery-but-fast-and-x",
        "irregulars", "knights-wagons-or-elephants", "hordes-or-expendables", "irregulars-but-skirmishers",
        "double-base-but-cavalry-and-skirmishers"};
    return std::ranges::all_of(std::any_cast<const play::Asked<Moving>&>(cost.asked).when, [&](const auto& one) {
        if (one.word.starts_with("otherwise "))
            return one.is(Moving{&table});
        return !contains(asksWho, one.word) || std::ranges::any_of(table.state().things, [&](const play::Thing& thing) {
            return thing.sort == play::Sort::body && one.is(Moving{&table, {}, {thing.id}});
        });
    });
}

} // namespace strategikon::dbmPlay
