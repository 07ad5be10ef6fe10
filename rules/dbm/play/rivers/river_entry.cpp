#include "rules/dbm/play/rivers/river_entry.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmPlay {

namespace {

using Chances = std::vector<std::pair<std::string, double>>;

// Pushed into a river; `over`: out of it, on the other side.
struct DrivenIn {
    Id element = 0;
    Stretch at{};
    bool over = false;
    void lie(auto& row) { row.on(element), row.with(at.river, at.sector, over); }
};

// Within what there is, whatever a record says.
Stretch there(Stretch at) { return {std::clamp(at.river, 0, mostRivers - 1), std::clamp(at.sector, 1, tableSectors)}; }

Party partyIn(const Step& step)
{
    Party party = unpacked<Party>(step);
    party.at = there(party.at);
    party.order = Order(std::clamp(int(party.order), 0, int(Order::singly)));
    return party;
}

Step stepOf(const BattleView& table, const char* what, const Party& party)
{
    return packed(what, table[party.elements.front()].side, party);
}

bool isDangerous(const BattleView& table, Id element, Stretch at)
{
    return natureFor(table, element, at) == Nature::dangerous;
}

// The river's feature; the first to wade it where no map showed it makes it one.
Id feature(Transaction& transaction, int river)
{
    if (const Id known = riverOf(transaction, river))
        return known;
    const Id made = transaction.builder().make(riverThing(river));
    transaction.set(made, state::number, river + 1);
    return made;
}

void goesIn(Transaction& transaction, const Party& party, Id element)
{
    standInStream(transaction, element, party.stays ? streamOf(party.at) : Stream::dry, party.at.sector);
}

// They have moved up to it, and stay on this side.
void stopAtBank(Transaction& transaction, const Party& party, const char* rule)
{
    transaction.happened("stopped-at-bank", party.elements, {{"elements", int(party.elements.size())}}, rule);
    for (const Id one : party.elements)
        standInStream(transaction, one, Stream::dry);
}

Party rest(Party party, bool follows)
{
    party.elements.erase(party.elements.begin());
    party.follows = follows;
    return party;
}

} // namespace

Stream streamOf(Stretch at) { return at.river == 0 ? Stream::first : Stream::second; }

void standInStream(Transaction& transaction, Id element, Stream stream, int sector)
{
    const bool wades = stream == Stream::first || stream == Stream::second;
    if (transaction.get(element, state::stream) != stream)
        transaction.set(element, state::stream, stream);
    if (const int stretch = wades ? sector : 0; transaction.get(element, state::stretch) != stretch)
        transaction.set(element, state::stretch, stretch);
}

void enter(Transaction& transaction, const Party& party)
{
    if (party.elements.empty())
        return;
    const Nature nature = natureAt(transaction, party.at);
    const bool dice =
        std::ranges::any_of(party.elements, [&](Id one) { return isDangerous(transaction, one, party.at); });
    if (nature == Nature::unknown) {
        transaction.push(stepOf(transaction, "river-nature", party));
    } else if (nature >= Nature::tricky && party.order == Order::line) {
        stopAtBank(transaction, party, "wading-column");
    } else if (dice) {
        transaction.push(stepOf(transaction, "enters-river", party));
    } else {
        transaction.happened("waded", party.elements,
            {{"elements", int(party.elements.size())}, {"sector", party.at.sector}},
            "river-" + natureWords()[std::size_t(nature)]);
        for (const Id one : party.elements)
            goesIn(transaction, party, one);
    }
}

void driven(Transaction& transaction, Id element, Stretch at, bool over)
{
    if (!transaction.onTable(element))
        return;
    const int side = transaction[element].side;
    transaction.push(packed("driven-in", side, DrivenIn{element, at, over}));
    if (natureAt(transaction, at) == Nature::unknown)
        transaction.push({"river-nature", side, {}, {at.river, at.sector, 0, int(Order::line), 0}});
}

void fleesOverIce(Transaction& transaction, Id element)
{
    transaction.push({"on-ice", transaction[element].side, {element}, {}});
}

Chances natureChances(const BattleView& table, const play::Spread& totals)
{
    Chances all;
    for (const Nature nature : {Nature::paltry, Nature::easy, Nature::tricky, Nature::dangerous}) {
        double chance = 0;
        for (int total = totals.least(); total <= totals.most(); ++total)
            chance += natureOfTotal(table, total) == nature ? totals.chance(total) : 0;
        if (chance > 0)
            all.emplace_back("river-" + natureWords()[std::size_t(nature)], chance);
    }
    return all;
}

namespace {

// Whether all are taken to come right behind one another: of a column; by the other reading also who advance unbidden.
bool comeBehind(const BattleView& table, Order order)
{
    return order == Order::column || (order == Order::singly && table.alternative("advancing-abreast"));
}

// Across, no ford, drowned, by the faces that may still fall.
std::array<double, 3> oddsOf(
    const BattleView& table, Id element, Stretch at, bool follows, const play::Spread& die = play::die())
{
    if (!isDangerous(table, element, at))
        return {1, 0, 0};
    std::array<double, 3> all{0, 0, 0};
    const int added = wadingDie(table, element, follows).value;
    for (int face = die.least(); face <= die.most(); ++face)
        all[std::size_t(crossedBy(table, face + added))] += die.chance(face);
    return all;
}

// That somebody drowns, of those from `at` on: all want to cross, the rest of a column goes on after it.
double anyDrowned(const BattleView& table, const Party& party, std::size_t at, bool follows)
{
    if (at == party.elements.size())
        return 0;
    const auto odds = oddsOf(table, party.elements[at], party.at, follows);
    const bool stop = party.order == Order::column;
    return odds[2] + odds[0] * anyDrowned(table, party, at + 1, comeBehind(table, party.order))
        + (stop ? 0 : odds[1] * anyDrowned(table, party, at + 1, false));
}

double allAcross(const BattleView& table, const Party& party)
{
    double chance = 1;
    for (std::size_t i = 0; i < party.elements.size(); ++i)
        chance *=
            oddsOf(table, party.elements[i], party.at, i == 0 ? party.follows : comeBehind(table, party.order))[0];
    return chance;
}

Chances chancesOf(const std::array<double, 3>& odds)
{
    Chances all;
    constexpr const char* ids[] = {"river-across", "river-no-ford", "river-drowned"};
    for (std::size_t i = 0; i < odds.size(); ++i)
        if (odds[i] > 0)
            all.emplace_back(ids[i], odds[i]);
    return all;
}

} // namespace

Chances partyChances(const BattleView& table, const Party& party)
{
    const bool dice = std::ranges::any_of(party.elements, [&](Id one) { return isDangerous(table, one, party.at); });
    const bool stopped = natureAt(table, party.at) >= Nature::tricky && party.order == Order::line;
    if (!dice || stopped)
        return {};
    if (party.elements.size() == 1)
        return chancesOf(oddsOf(table, party.elements.front(), party.at, party.follows));
    Chances all{{"river-all-across", allAcross(table, party)}};
    if (const double drowned = anyDrowned(table, party, 0, party.follows); drowned > 0)
        all.emplace_back("river-any-drowned", drowned);
    return all;
}

namespace {

void add(Preview& seen, const play::Sum& sum)
{
    for (play::Modifier one : sum.modifiers) {
        one.account = "river";
        seen.modifiers.push_back(std::move(one));
    }
}

// Whether it runs short the map tells, or the players.
std::optional<Decision> natureCard(const BattleView& table, const Step& step)
{
    const Stretch at = partyIn(step).at;
    if (natureAt(table, at) != Nature::unknown || !mayWade(table))
        return {};
    Decision ask{.rule = "river-nature", .with = {{"sector", at.sector}}};
    const Id river = riverOf(table, at.river);
    if (isUntold(table))
        ask.inputs.push_back(yesOrNo("runs-short", river != 0 && table.is(river, state::short_)));
    ask.inputs.push_back(dice(1));
    return ask;
}

bool runsShort(const BattleView& table, const Step& step, const Answer& answer)
{
    const Id river = riverOf(table, partyIn(step).at.river);
    return answer.number("runs-short", river != 0 && table.is(river, state::short_)) != 0;
}

// on: who wants to enter, with the figures of their party; nobody: somebody is driven into it.
Rule riverNature()
{
    return {.what = "river-nature",
        .carries = elements(0, 5),
        .asks = natureCard,
        .preview =
            [](const BattleView& table, const Step& step, const Answer& answer) {
                const play::Sum sum = natureDie(table, runsShort(table, step, answer));
                Preview seen{.dice = {{.count = 1, .plus = sum.value}}, .matters = {"runs-short"}};
                add(seen, sum);
                seen.chances = natureChances(table, play::fallen(answer, 1).plus(play::Spread(sum.value)));
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Stretch at = partyIn(step).at;
            if (natureCard(transaction, step)) {
                const bool shorter = runsShort(transaction, step, answer);
                const int total = play::sum(answer) + natureDie(transaction, shorter).value;
                const Nature nature = natureOfTotal(transaction, total);
                transaction.happened("river-found", {},
                    {{"die", play::sum(answer)}, {"total", total}, {"sector", at.sector},
                        {at.river == 0 ? "nature" : "second", int(nature)}},
                    "river-nature");
                const Id river = feature(transaction, at.river);
                transaction.set(river, state::short_, shorter);
                transaction.set(river, state::sectors[at.sector - 1], nature);
            }
            enter(transaction, partyIn(step));
            return {};
        }};
}

// A die of whoever is to enter a dangerous river; nobody throws where it is none to him.
std::optional<Decision> enterCard(const BattleView& table, const Step& step)
{
    const Party party = partyIn(step);
    const Id next = party.elements.front();
    if (!table.onTable(next) || !isDangerous(table, next, party.at))
        return {};
    Decision ask{.on = {next}, .rule = "wading-die"};
    if (party.follows)
        ask.inputs.push_back(yesOrNo("follows", comeBehind(table, party.order)));
    ask.inputs.push_back(dice(1));
    return ask;
}

bool isFollowing(const BattleView& table, const Step& step, const Answer& answer)
{
    const Party party = partyIn(step);
    return party.follows && answer.number("follows", comeBehind(table, party.order)) != 0;
}

Preview enterPreview(const BattleView& table, const Step& step, const Answer& answer)
{
    const Party party = partyIn(step);
    const bool follows = isFollowing(table, step, answer);
    const play::Sum sum = wadingDie(table, step.on.front(), follows);
    Preview seen{.dice = {{.count = 1, .plus = sum.value}}, .matters = {"follows"}};
    add(seen, sum);
    seen.chances = chancesOf(oddsOf(table, step.on.front(), party.at, follows, play::fallen(answer, 1)));
    return seen;
}

// Whoever comes next: of a column nobody where the one before found no ford, by the other reading nor where he drowned.
void goOn(Transaction& transaction, const Party& party, Crossed crossed)
{
    if (party.elements.empty())
        return;
    if (crossed == Crossed::across)
        transaction.push(stepOf(transaction, "enters-river", party));
    else if (party.order == Order::column
        && (crossed == Crossed::noFord || transaction.alternative("no-ford-in-column")))
        stopAtBank(transaction, party, "wading-die");
    else
        transaction.push(stepOf(transaction, "follows-in", party));
}

Rule entersRiver()
{
    return {.what = "enters-river",
        .carries = elements(1, 5),
        .asks = enterCard,
        .preview = enterPreview,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Party party = partyIn(step);
            const Id next = party.elements.front();
            if (!transaction.onTable(next)) {
                goOn(transaction, rest(party, false), Crossed::across);
                return {};
            }
            const int total =
                play::sum(answer) + wadingDie(transaction, next, isFollowing(transaction, step, answer)).value;
            const bool throws = enterCard(transaction, step).has_value();
            const Crossed crossed = throws ? crossedBy(transaction, total) : Crossed::across;
            if (crossed == Crossed::drowned) {
                transaction.lose(next, "drowned", "wading-die");
            } else if (crossed == Crossed::noFord) {
                transaction.happened("found-no-ford", {next}, {{"total", total}}, "wading-die");
                transaction.set(next, state::noFord, party.at.river + 1);
                standInStream(transaction, next, Stream::dry);
            } else {
                transaction.happened("waded", {next}, {{"elements", 1}, {"sector", party.at.sector}},
                    throws ? "wading-die" : "river-tricky");
                goesIn(transaction, party, next);
            }
            goOn(transaction, rest(party, crossed == Crossed::across), crossed);
            return {};
        }};
}

// One has drowned, or of those who go singly found no ford: do the others enter all the same?
Rule followsIn()
{
    return {.what = "follows-in",
        .carries = elements(1, 5),
        .asks = [](const BattleView&, const Step&) -> std::optional<Decision> {
            Input does = choice("does", {"enters", "stops"});
            does.options.front().says = {"dbm:option-enters-river", {}}; // by its id it would enter works
            return Decision{.inputs = {std::move(does)}, .rule = "wading-die"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Party party = partyIn(step);
            if (answer.number("does") == 0)
                transaction.push(stepOf(transaction, "enters-river", party));
            else
                stopAtBank(transaction, party, "wading-die");
            return {};
        }};
}

Decision saved(int least) { return {.inputs = {dice({.count = 1, .atLeast = least})}}; }

// The chance to live, of a die that must come to so much.
Preview savedPreview(int least, const Answer& answer)
{
    const double lives = play::fallen(answer, 1).atLeast(least);
    Preview seen{.target = least, .dice = {{.count = 1, .atLeast = least}}};
    for (const auto& [id, chance] : {std::pair{"river-survives", lives}, {"river-drowned", 1 - lives}})
        if (chance > 0)
            seen.chances.emplace_back(id, chance);
    return seen;
}

// The least that saves it; by the other reading a general's element has his 1 there too.
int leastDrivenIn(const BattleView& table, Id element)
{
    return table.figure("driven-into-river", "least")
        - (table.alternative("driven-in-bare") ? wadingDie(table, element, false).value : 0);
}

std::optional<Decision> drivenCard(const BattleView& table, const Step& step)
{
    const auto driven = unpacked<DrivenIn>(step);
    const Id element = driven.element;
    const Stretch at = there(driven.at);
    const Nature nature =
        table.alternative("as-dangerous-in-all") ? natureAt(table, at) : natureFor(table, element, at);
    if (!table.onTable(element) || nature != Nature::dangerous)
        return {};
    Decision ask = saved(leastDrivenIn(table, element));
    ask.rule = "driven-into-river";
    return ask;
}

Rule drivenIn()
{
    return {.what = "driven-in",
        .carries = elements(1, 3),
        .asks = drivenCard,
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return savedPreview(leastDrivenIn(table, step.on.front()), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Id element = step.on.front();
            if (!transaction.onTable(element))
                return {};
            if (drivenCard(transaction, step)) {
                if (play::sum(answer) < leastDrivenIn(transaction, element)) {
                    transaction.lose(element, "drowned", "driven-into-river");
                    return {};
                }
                transaction.happened("survived-water", {element}, {}, "driven-into-river");
            }
            const auto [pushed, where, over] = unpacked<DrivenIn>(step);
            const Stretch at = there(where);
            standInStream(transaction, element, over ? Stream::dry : streamOf(at), at.sector);
            return {};
        }};
}

Rule onIce()
{
    return {.what = "on-ice",
        .carries = elements(1),
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            if (!table.onTable(step.on.front()))
                return {};
            Decision ask = saved(table.figure("on-ice", "least"));
            ask.rule = "on-ice";
            return ask;
        },
        .preview = [](const BattleView& table, const Step&,
                       const Answer& answer) { return savedPreview(table.figure("on-ice", "least"), answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Id element = step.on.front();
            if (!transaction.onTable(element))
                return {};
            if (play::sum(answer) < transaction.figure("on-ice", "least"))
                transaction.lose(element, "drowned", "on-ice");
            else
                transaction.happened("survived-water", {element}, {}, "on-ice");
            return {};
        }};
}

} // namespace

Rules riverRules() { return {riverNature(), entersRiver(), followsIn(), drivenIn(), onIce()}; }

} // namespace strategikon::dbmPlay
