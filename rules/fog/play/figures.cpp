#include "rules/fog/play/figures.h"

#include "rules/fog/groups.h"

namespace strategikon::fogPlay {

using play::Said;

namespace {

// ---- who it is (rulebook 177-185, 278-301)

bool isMounted(const Said& said, std::string_view type)
{
    return said.holdsAny(type,
        {"knights", "cataphracts", "cavalry", "light-horse", "camelry", "elephants", "heavy-chariots", "light-chariots",
            "scythed-chariots"});
}

int mounted(const Said& said) { return isMounted(said, "type"); }
int enemyMounted(const Said& said) { return isMounted(said, "enemy-type"); }
int foot(const Said& said) { return !mounted(said); }
int looseFoot(const Said& said) { return said.holdsAny("type", {"medium-foot", "light-foot"}); }
int skirmishers(const Said& said) { return said.holdsAny("type", {"light-foot", "light-horse"}); }
int sturdy(const Said& said)
{
    return said.holdsAny("type", {"elephants", "light-artillery", "heavy-artillery", "battle-wagons"});
}
int rams(const Said& said) { return said.holdsAny("type", {"heavy-chariots", "scythed-chariots"}); }
int ridesDown(const Said& said) { return mounted(said) && !said.holdsAny("type", {"elephants", "scythed-chariots"}); }
int fearsElephants(const Said& said)
{
    return mounted(said) || said.holdsAny("type", {"heavy-foot", "medium-foot", "battle-wagons"});
}

// Fragmented troops shock nobody (2748).
bool isMountedShock(const Said& said)
{
    const bool lances = said.holds("combat", "lancers") && !said.holds("type", "light-horse");
    return mounted(said) && (lances || rams(said)) && !said.holds("cohesion", "fragmented");
}

// ---- points of advantage (2251-2267)

int charging(const Said& said) { return said.account == 0; }
int chargesShock(const Said& said) { return charging(said) && isMountedShock(said.other()); }

// Spears need two ranks, pikes three.
int inRanks(const Said& said)
{
    const int ranks = said.number("ranks");
    return (said.holdsAny("combat", {"offensive-spearmen", "defensive-spearmen"}) && ranks >= 2)
        || (said.holds("combat", "pikemen") && ranks >= 3);
}

// Pikes and offensive spears at foot or at mounted who do not shock, defensive spears at their like.
int pressesHome(const Said& said)
{
    const Said enemy = said.other();
    return charging(said)
        && (said.holdsAny("combat", {"pikemen", "offensive-spearmen"}) ? !isMountedShock(enemy)
                                                                       : enemy.holds("combat", "defensive-spearmen"));
}

// Steady spears and pikes that stand.
bool standsFirm(const Said& said)
{
    return said.holdsAny("combat", {"offensive-spearmen", "defensive-spearmen", "pikemen"})
        && said.holds("cohesion", "steady") && !charging(said);
}
int stopsLances(const Said& said)
{
    return said.holdsAny("type", {"elephants", "scythed-chariots", "battle-wagons"}) || standsFirm(said);
}
int stopsChariots(const Said& said)
{
    return said.holdsAny("type", {"elephants", "battle-wagons"}) || skirmishers(said) || said.holds("combat", "lancers")
        || standsFirm(said);
}

// A charge into flank or rear is worth two whatever else there is (2266).
int net(const Said& said) { return said.number("flank") == 0 ? said.number("ahead") : charging(said) ? 2 : -2; }

// ---- dice and hits (2078-2089); who loses one of so many loses none of fewer (3279)

bool countsAsLight(const Said& said)
{
    const Said enemy = said.other();
    if (!skirmishers(said) || enemy.holds("cohesion", "fragmented"))
        return false;
    return said.holds("type", "light-foot") ? !enemy.holds("type", "light-foot") : !skirmishers(enemy);
}

int impactDice(const Said& said)
{
    int dice = said.number("with.0") * (said.holds("type", "scythed-chariots") ? 3 : 2);
    if (countsAsLight(said))
        dice -= dice / 2;
    if (said.holds("cohesion", "fragmented") || said.holds("disorder", "severe"))
        return dice - dice / 2;
    const bool loses = said.holds("cohesion", "disrupted") || said.holds("disorder", "disordered");
    return loses ? dice - dice / 3 : dice;
}

int behind(const Said& said) { return said.number("other.hits") - said.number("hits"); }
int lead(const Said& said) { return -behind(said); }

// ---- what comes of hits

int hitsPerThree(const Said& said)
{
    const std::string type = said.holds("type", "battle-wagons") ? "BWg"
        : said.holds("type", "elephants")                        ? "El"
        : said.holds("type", "light-artillery")                  ? "LArt"
        : said.holds("type", "heavy-artillery")                  ? "HArt"
                                                                 : "";
    const int ranks = std::max(said.number("ranks"), 1);
    return said.number("with.0") >= fogGroups::hitsPer(3, type, said.number("bases"), ranks);
}

int quarterLost(const Said& said)
{
    return 4 * (said.number("original") - said.number("bases")) >= said.number("original");
}

int beyondHits(const Said& said) { return said.number("score") - said.number("with.0"); }
int hitsLeft(const Said& said) { return said.number("with.0") - 6; }

int breaks(const Said& said)
{
    const std::string quality = said.holds("quality", "elite") ? "Elite"
        : said.holds("quality", "superior")                    ? "Superior"
        : said.holds("quality", "poor")                        ? "Poor"
                                                               : "Average";
    const int original = said.number("original");
    return original - said.number("bases") >= fogGroups::autobreak(quality, original);
}

} // namespace

const play::Functions& figures()
{
    static const play::Functions all{{"mounted", mounted}, {"enemy-mounted", enemyMounted}, {"foot", foot},
        {"loose-foot", looseFoot}, {"skirmishers", skirmishers}, {"sturdy", sturdy}, {"rams", rams},
        {"rides-down", ridesDown}, {"fears-elephants", fearsElephants}, {"charging", charging},
        {"charges-shock", chargesShock}, {"in-ranks", inRanks}, {"presses-home", pressesHome},
        {"stops-lances", stopsLances}, {"stops-chariots", stopsChariots}, {"net", net}, {"impact-dice", impactDice},
        {"behind", behind}, {"lead", lead}, {"hits-per-three", hitsPerThree}, {"quarter-lost", quarterLost},
        {"beyond-hits", beyondHits}, {"hits-left", hitsLeft}, {"breaks", breaks}};
    return all;
}

} // namespace strategikon::fogPlay
