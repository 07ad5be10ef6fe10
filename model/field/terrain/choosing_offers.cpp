// What a side may choose now, and whether it may end it.
#include "choosing.h"

#include "laying.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

bool isArea(const Item& item) { return item.lies == Lies::sector || item.lies == Lies::fields; }
bool isWater(const Item& item) { return item.lies == Lies::shore || item.lies == Lies::river; }

} // namespace

bool Choosing::isCompulsory(std::string_view item) const
{
    const Party* party = partyOf(field_, defender());
    return party && std::ranges::any_of(party->terrain, [&](const Permitted& one) {
        return one.compulsory && one.item == item;
    });
}

bool Choosing::permits(std::string_view item) const
{
    const Party* party = partyOf(field_, defender());
    return !party || party->terrain.empty()
        || std::ranges::any_of(party->terrain, [&](const Permitted& one) { return one.item == item; });
}

bool Choosing::permitsKind(std::string_view kind) const
{
    for (const Chart& chart : charts_.charts)
        for (const Item& item : chart.items)
            if (!item.variants.empty() && item.variants.front().kind == kind && permits(item.id))
                return true;
    return false;
}

std::vector<std::string> Choosing::coversOf(const Variant& variant) const
{
    std::vector<std::string> kinds;
    for (const Part& part : variant.parts)
        if (part.permitted)
            std::copy_if(part.kinds.begin(), part.kinds.end(), std::back_inserter(kinds),
                [this](const std::string& kind) { return permitsKind(kind); });
    return kinds;
}

std::string coverOf(const Feature& feature, const Variant& variant)
{
    const bool covered = std::ranges::any_of(variant.parts, [](const Part& part) { return part.permitted; });
    for (const Piece& piece : feature.pieces)
        if (const Part* part = variant.find(piece.part); part && part->permitted)
            return piece.kind;
    return covered ? std::string(bare) : std::string();
}

bool Choosing::present(std::string_view item) const
{
    return std::ranges::any_of(picks_,
        [&](const Picked& pick) { return pick.stage != stage() && pick.item->id == item && !pick.placed.empty(); });
}

int Choosing::pickedNow(std::string_view item, std::string_view variant) const
{
    return int(std::ranges::count_if(picks_, [&](const Picked& pick) {
        return pick.stage == stage() && !pick.discarded && pick.item->id == item
            && (variant.empty() || pick.variant->id == variant);
    }));
}

const Picked* Choosing::mainPick() const
{
    const auto it = std::ranges::find_if(
        picks_, [&](const Picked& pick) { return pick.stage == stage() && pick.option->item == pick.item->id; });
    return it == picks_.end() ? nullptr : &*it;
}

// Of the stage's picks: of what came with another choice, or of all.
int Choosing::total(bool beside) const
{
    int sum = 0;
    for (const Picked& pick : picks_)
        if (pick.stage == stage() && (!beside || pick.option->with == pick.item->id))
            sum += pick.counts;
    return sum;
}

// Compulsory items that the defender has not chosen yet and that there can be.
std::vector<const Item*> Choosing::missing() const
{
    std::vector<const Item*> all;
    const Stage* now = stage();
    const Party* party = partyOf(field_, defender());
    if (!now || now->who != Stage::Who::defender || !party)
        return all;
    for (const Permitted& one : party->terrain) {
        const Item* item = charts_.find(one.item);
        const bool had = std::ranges::any_of(
            picks_, [&](const Picked& pick) { return pick.stage == now && pick.item == item && pick.compulsory; });
        if (item && one.compulsory && !had && !present(one.item)
            && (item->lies != Lies::fields || permits("built-up-area")))
            all.push_back(item);
    }
    return all;
}

int Choosing::leastOf(const Item& item) const
{
    int least = item.variants.front().quarters;
    for (const Variant& variant : item.variants)
        if (isArea(item) || item.lies == Lies::town)
            least = variant.quarters >= 4 ? std::min(least < 4 ? variant.quarters : least, variant.quarters) : least;
    const auto road = charts_.stages.worth.find("first-compulsory-road");
    if (item.lies == Lies::road && road != charts_.stages.worth.end())
        least = road->second;
    return int(std::lround(least * charts_.stages.compulsoryCounts));
}

int Choosing::missingLeast(const std::string& but) const
{
    int sum = 0;
    for (const Item* item : missing())
        if (item->id != but)
            sum += leastOf(*item);
    if (const Variant* town = townDue(); town && but != "built-up-area")
        sum += town->quarters;
    return sum;
}

// A waterway brings a town with it: the smallest there is, where none is chosen yet nor counted as compulsory.
const Variant* Choosing::townDue() const
{
    const Item* town = charts_.find("built-up-area");
    const auto lacks = missing();
    const bool shore = std::ranges::any_of(lacks, [](const Item* item) { return item->lies == Lies::shore; })
        || std::ranges::any_of(
            picks_, [&](const Picked& pick) { return pick.stage == stage() && pick.option->needs == "built-up-area"; });
    const bool counted = std::ranges::find(lacks, town) != lacks.end();
    return shore && town && !counted && permits(town->id) && pickedNow(town->id) == 0 ? &town->variants.front()
                                                                                      : nullptr;
}

bool Choosing::needsDie(const Picked& pick) const
{
    return pick.option->die > 0 && !(pick.option->freeIfCompulsory && isCompulsory(pick.item->id));
}

Picked Choosing::made(const Offer& option, const Item& item, const Variant& variant) const
{
    Picked pick{stage(), &option, &item, &variant, side()};
    pick.counts = variant.quarters;
    const auto lacks = missing();
    const bool lacking = std::ranges::find(lacks, &item) != lacks.end();
    // The size of an area by which it counts: of areas, and of the town.
    int least = 0, most = 1000;
    for (const Offer& one : stage()->options)
        if (one.compulsoryMost > 0 && (isArea(item) || item.lies == Lies::town)) {
            least = one.compulsoryLeast;
            most = one.compulsoryMost;
        }
    pick.compulsory = lacking && variant.quarters >= least && variant.quarters <= most;
    const auto first = charts_.stages.worth.find("first-compulsory-road");
    const bool anyRoad =
        std::ranges::any_of(picks_, [&](const Picked& one) { return one.item == &item && !one.discarded; });
    if (item.lies == Lies::road && isCompulsory(item.id) && !anyRoad && first != charts_.stages.worth.end())
        pick.counts = first->second;
    else if (pick.compulsory)
        pick.counts = int(std::lround(pick.counts * charts_.stages.compulsoryCounts));
    return pick;
}

bool Choosing::isAlike(const Variant& a, const Variant& b) const
{
    return a.going != Going::none && a.going == b.going && a.quarters == b.quarters;
}

Bar Choosing::needOf(const Picked& pick) const
{
    const bool town = present("built-up-area") || pickedNow("built-up-area") > 0;
    if (pick.item->lies == Lies::fields && !town)
        return Bar::town;
    if (pick.option->needs == "link-or-compulsory")
        return town || isCompulsory(pick.item->id) || present("road") || pickedNow("road") > 0 ? Bar::none : Bar::lead;
    if (pick.option->needs == "built-up-area" && permits("built-up-area") && !town) { // room for one is left
        const Item* other = charts_.find("built-up-area");
        const bool room = other
            && (pick.compulsory || total(false) + pick.counts + other->variants.front().quarters <= pick.stage->most);
        return room ? Bar::none : Bar::budget;
    }
    return Bar::none;
}

Bar Choosing::barOf(const Picked& pick) const
{
    const Stage& now = *pick.stage;
    const std::string& id = pick.item->id;
    const auto isRefused = [&](std::string_view what) { return std::ranges::find(refused_, what) != refused_.end(); };
    if (isRefused(id) || (isWater(*pick.item) && isRefused("water")))
        return Bar::refused;
    if (pick.item->lies == Lies::shore && (present(id) || pickedNow(id) > 0))
        return Bar::present;
    const bool beside = pick.option->with == id;
    if (!beside && pick.option->most > 0 && pickedNow(id) >= pick.option->most)
        return Bar::enough;
    const int alike = int(std::ranges::count_if(picks_, [&](const Picked& one) {
        return one.side == pick.side && !one.discarded && isAlike(*one.variant, *pick.variant);
    }));
    const Variant* town = id == "built-up-area" ? nullptr : townDue();
    const int kept = town && isAlike(*town, *pick.variant); // one of them is for the town
    if (charts_.stages.alikeMost > 0 && alike + kept >= charts_.stages.alikeMost)
        return Bar::alike;
    if (beside) {
        const Picked* main = mainPick();
        int most = 0;
        for (const auto& span : pick.option->withBudgets)
            most = std::max(most, span.second);
        if (!main || main->option != pick.option)
            return Bar::beside;
        if (total(true) + pick.counts > most)
            return Bar::shares;
    } else if (now.choices > 0 && mainPick()) {
        return Bar::alone;
    }
    // What must be there may be too much, as long as it is the least of its kind.
    const bool tooMuch = now.most > 0 && total(false) + pick.counts + missingLeast(id) > now.most;
    if (tooMuch && (!pick.compulsory || pick.counts > leastOf(*pick.item)))
        return Bar::budget;
    return needOf(pick);
}

std::vector<Picked> Choosing::offered() const
{
    std::vector<Picked> all;
    const Stage* now = stage();
    if (!now || placing_)
        return all;
    const Party* party = partyOf(field_, side());
    for (const Offer& option : now->options)
        for (const Chart& chart : charts_.charts)
            for (const Item& item : chart.items) {
                const bool fits =
                    option.item == item.id || option.with == item.id || (option.item == "area" && isArea(item));
                const bool has = option.naval == 0 || (party && party->naval >= option.naval);
                if (fits && has && permits(item.id))
                    for (const Variant& variant : item.variants)
                        all.push_back(made(option, item, variant));
            }
    return all;
}

std::vector<std::string> Choosing::words() const
{
    std::vector<std::string> all;
    for (const Picked& pick : offered())
        if (mayPick(pick))
            all.push_back(pick.word());
    return all;
}

std::optional<Picked> Choosing::pickFor(std::string_view word) const
{
    if (!pending_)
        for (const Picked& pick : offered())
            if (pick.word() == word && mayPick(pick))
                return pick;
    return {};
}

Due Choosing::dueBeforeEnd() const
{
    const Stage* now = stage();
    if (!now || words().empty()) // nothing else can be had
        return Due::none;
    if (const Picked* main = mainPick(); main && !main->option->withBudgets.empty()) {
        const int sum = total(true);
        const bool fits = std::ranges::any_of(
            main->option->withBudgets, [sum](const auto& span) { return span.first <= sum && sum <= span.second; });
        return fits ? Due::none : Due::shares;
    }
    const bool shore = std::ranges::any_of(
        picks_, [&](const Picked& pick) { return pick.stage == now && pick.option->needs == "built-up-area"; });
    if (shore && permits("built-up-area") && pickedNow("built-up-area") == 0)
        return Due::town;
    if (!missing().empty())
        return Due::missing;
    return total(false) >= now->least ? Due::none : Due::least;
}

} // namespace strategikon::field
