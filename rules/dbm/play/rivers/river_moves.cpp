#include "model/text/contains.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rivers/river_entry.h"
#include "rules/system.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmPlay {

namespace {

const std::vector<std::string> byWater{"dry", "wades", "ford", "bridge"};

// The situations of both accounts of rivers.yaml, and their words.
struct RiverDie {
    const BattleView* table = nullptr;
    bool runsShort = false;
};

const play::Vocabulary<RiverDie>& riverWords()
{
    using Asks = std::function<bool(const RiverDie&)>;
    static const play::Vocabulary<RiverDie> all{
        .when{{"flood", [](const RiverDie& die) { return hasWeather(*die.table, "flood"); }},
            {"runs-short", [](const RiverDie& die) { return die.runsShort; }}},
        .keys{{"climates",
                  [](const Node& row) -> Asks {
                      return [these = row.textsOf("climates")](
                                 const RiverDie& die) { return contains(these, climateHere(*die.table)); };
                  }},
            {"seasons", [](const Node& row) -> Asks {
                 return [these = row.textsOf("seasons")](
                            const RiverDie& die) { return contains(these, seasonNow(*die.table)); };
             }}}};
    return all;
}

struct WaderDie {
    const BattleView* table = nullptr;
    Id element = 0;
    bool follows = false;
};

const play::Vocabulary<WaderDie>& waderWords()
{
    static const play::Vocabulary<WaderDie> all{
        {{"general", [](const WaderDie& die) { return die.table->isGeneral(die.element); }},
            {"follows", [](const WaderDie& die) { return die.follows; }}},
        {}};
    return all;
}

// Of several that add, or that take away, only the one that does most.
void onlyOne(play::Sum& sum, int sign)
{
    const play::Modifier* most = nullptr;
    for (const play::Modifier& one : sum.modifiers)
        if (sign * one.value > 0 && (!most || sign * one.value > sign * most->value))
            most = &one;
    if (!most)
        return;
    const std::string id = most->id;
    std::erase_if(sum.modifiers, [&](const play::Modifier& one) { return sign * one.value > 0 && one.id != id; });
    sum.value = 0;
    for (const play::Modifier& one : sum.modifiers)
        sum.value += one.value;
}

Message refusal(const BattleView& table, const char* code, const char* rule, Arguments args = {})
{
    if (const Cited* cited = table.book().cited(rule))
        args.emplace_back("rule", findSystem("dbm")->cite(cited->source));
    return {code, std::move(args)};
}

// Who enters it now; whoever waded it before goes on in it.
Ids entering(const BattleView& table, const Crossing& crossing)
{
    Ids all = crossing.elements;
    std::erase_if(all, [&](Id one) {
        const auto in = wadesIn(table, one);
        return in && in->river == crossing.wading.at.river;
    });
    return all;
}

// At an angle to the flow only to line up with an enemy at the bank, or to leave it straight ahead (1123).
bool mayBeAskew(const BattleView& table, const Crossing& crossing)
{
    return crossing.contacts || (entering(table, crossing).empty() && !crossing.wading.stays);
}

// River and sector of a card on which somebody comes to one.
std::vector<Input> stretchInputs(const BattleView& table, Stretch likely)
{
    std::vector<Input> all;
    if (maybeTwo(table)) {
        all.push_back(choice("river", {"first", "second"}, likely.river));
        all.back().fact = true;
    }
    all.push_back(number("sector", 1, tableSectors, likely.sector));
    return all;
}

Stretch stretchOf(const Answer& answer) { return {answer.number("river"), answer.number("sector", 1)}; }

void append(std::vector<Input>& all, std::vector<Input> more) { std::ranges::move(more, std::back_inserter(all)); }

// What the record knows of whoever is named first.
void fillByElement(const BattleView& table, Input& input, const Ids& among)
{
    input.by = "elements";
    for (const Id element : among) {
        const Stretch at = likelyStretch(table, element);
        const int known = input.id == "water" ? int(wadesIn(table, element) ? ByWater::wades : ByWater::dry)
            : input.id == "river"             ? at.river
                                              : at.sector;
        if (input.given != std::vector<int>{known})
            input.givenBy[element] = {known};
    }
}

// Somebody found no ford, and so bars others; by the other reading none but himself.
bool anyUnlucky(const BattleView& table)
{
    return !table.alternative("barred-to-all")
        && std::ranges::any_of(table.state().things, [&](const play::Thing& thing) {
               return thing.sort == play::Sort::body && table.get(thing.id, state::noFord) != 0;
           });
}

bool isIcy(const BattleView& table)
{
    return std::ranges::any_of(std::array{"ice-on-waterways", "ice-on-rivers", "ice-on-marshes"},
        [&](const char* ice) { return hasWeather(table, ice); });
}

Party partyOf(const BattleView& table, const Crossing& crossing)
{
    const bool column = crossing.narrow || crossing.elements.size() == 1;
    return {entering(table, crossing), crossing.wading.at, crossing.wading.stays, column ? Order::column : Order::line};
}

} // namespace

std::vector<Input> wadingInputs(const BattleView& table, const Ids& among)
{
    if (!mayWade(table))
        return {};
    std::vector<Input> all{choice("water", byWater, 0)};
    all.front().fact = true;
    all.front().options[std::size_t(ByWater::wades)].says = {
        "dbm:option-wades-slowly", {{"most", table.figure("wading-slow", "most")}}};
    append(all, stretchInputs(table, {}));
    for (Input& one : all)
        fillByElement(table, one, among);
    all.push_back(yesOrNo("stays", false));
    all.push_back(yesOrNo("askew", false));
    all.back().with = {{"least", table.figure("wading-way", "least")}, {"most", table.figure("wading-way", "most")}};
    if (anyUnlucky(table)) {
        all.push_back(yesOrNo("near", false));
        all.back().with = {{"within", table.figure("wading-die", "within")}};
    }
    return all;
}

Wading wadingOf(const Answer& answer)
{
    return {.way = ByWater(answer.number("water")),
        .at = stretchOf(answer),
        .stays = answer.number("stays") != 0,
        .askew = answer.number("askew") != 0,
        .near = answer.number("near") != 0};
}

void forgetWading(Answer& said)
{
    std::erase_if(said.inputs, [](const auto& one) {
        return one.first == "water" || one.first == "stays" || one.first == "askew" || one.first == "near";
    });
}

std::vector<std::string> wadingMatters(const BattleView& table, const Wading& wading)
{
    if (!mayWade(table))
        return {};
    if (wading.way == ByWater::dry)
        return {"water"};
    if (wading.way != ByWater::wades)
        return {"water", "stays"};
    std::vector<std::string> all{"water", "sector", "stays", "askew"};
    if (maybeTwo(table))
        all.push_back("river");
    if (anyUnlucky(table))
        all.push_back("near");
    return all;
}

Outcome refusedWading(const BattleView& table, const Crossing& crossing)
{
    const Wading& wading = crossing.wading;
    const bool broad = crossing.elements.size() > 1 && !crossing.narrow;
    if (wading.way == ByWater::dry || crossing.elements.empty() || !mayWade(table))
        return {};
    if (wading.way != ByWater::wades)
        return broad ? Outcome(refusal(table, "play-crossing-column", "crossing-column")) : Outcome();
    if (broad && natureAt(table, wading.at) >= Nature::tricky)
        return refusal(table, "play-wading-column", "wading-column");
    if (wading.askew && !mayBeAskew(table, crossing))
        return refusal(table, "play-wading-askew", "wading-way",
            {{"least", table.figure("wading-way", "least")}, {"most", table.figure("wading-way", "most")}});
    for (const Id one : entering(table, crossing))
        if (wading.near || table.get(one, state::noFord) == wading.at.river + 1)
            return refusal(table, "play-no-ford", "wading-die", {{"within", table.figure("wading-die", "within")}});
    return {};
}

void wade(Transaction& transaction, const Crossing& crossing)
{
    const Wading& wading = crossing.wading;
    if (!mayWade(transaction))
        return;
    if (wading.way != ByWater::wades) {
        const Stream crosses = wading.way == ByWater::ford ? Stream::ford : Stream::bridge;
        for (const Id one : crossing.elements)
            standInStream(transaction, one, wading.stays && wading.way != ByWater::dry ? crosses : Stream::dry);
        return;
    }
    const Party party = partyOf(transaction, crossing);
    for (const Id one : crossing.elements)
        if (!contains(party.elements, one)) // on in it, or out of it
            standInStream(transaction, one, wading.stays ? streamOf(wading.at) : Stream::dry, wading.at.sector);
    enter(transaction, party);
}

void foretellWading(const BattleView& table, const Crossing& crossing, Preview& seen)
{
    if (crossing.wading.way != ByWater::wades || !mayWade(table) || refusedWading(table, crossing))
        return;
    const Party party = partyOf(table, crossing);
    if (party.elements.empty())
        return;
    if (natureAt(table, party.at) != Nature::unknown) {
        seen.chances = partyChances(table, party);
        return;
    }
    const Id river = riverOf(table, party.at.river);
    const int added = natureDie(table, river != 0 && table.is(river, state::short_)).value;
    seen.chances = natureChances(table, play::die().plus(play::Spread(added)));
}

std::vector<Input> advanceInputs(const BattleView& table, const Ids& among)
{
    if (!mayWade(table))
        return {};
    std::vector<Input> all{factOf("wading", among, int(among.size()))};
    append(all, stretchInputs(table, among.empty() ? Stretch{} : likelyStretch(table, among.front())));
    all.push_back(yesOrNo("stays", false));
    return all;
}

Outcome refusedBurst(const BattleView& table, const Ids& friends)
{
    for (const Id one : friends)
        if (wadesIn(table, one))
            return refusal(table, "play-friends-in-river", "burst-through", {{"who", table[one].badge}});
    return {};
}

// Whoever waded before goes on in the water, or out of it; all others enter, each by himself.
void wadeAdvancing(Transaction& transaction, const Answer& answer)
{
    if (!mayWade(transaction))
        return;
    const Ids wading = named(answer, "wading");
    Party party{{}, stretchOf(answer), answer.number("stays") != 0, Order::singly};
    for (const Id one : named(answer, "advance")) {
        const bool wades = contains(wading, one);
        if (wades && !wadesIn(transaction, one))
            party.elements.push_back(one);
        else
            standInStream(transaction, one, wades && party.stays ? streamOf(party.at) : Stream::dry, party.at.sector);
    }
    enter(transaction, party);
}

namespace {

bool isOneOf(const std::string& id, std::initializer_list<std::string_view> all) { return contains(all, id); }

} // namespace

Preview waterWeighed(const std::optional<Decision>& card, const Answer& answer)
{
    Preview seen{.weighed = true};
    if (!card)
        return seen;
    const bool wet = chosen(*card, answer, "water") == "wades" || !named(answer, "wading").empty();
    for (const Input& input : card->inputs)
        if (wet || !isOneOf(input.id, {"river", "sector", "stays", "pushed-in"}))
            seen.matters.push_back(input.id);
    return seen;
}

Answer waterFilled(const Decision& card, Answer answer)
{
    for (const Input& input : card.inputs)
        if (!answer.find(input.id) && input.given
            && isOneOf(input.id, {"water", "river", "sector", "stays", "wading", "pushed-in", "over-ice"}))
            answer.set(input.id, *input.given);
    return answer;
}

std::vector<Input> recoilInputs(const BattleView& table, Id element, const Ids& pushed)
{
    if (!mayWade(table))
        return {};
    const bool wades = wadesIn(table, element).has_value();
    std::vector<Input> all{choice("water", {"dry", "wades"}, wades)};
    all.front().fact = true;
    append(all, stretchInputs(table, likelyStretch(table, element)));
    Ids friends = table.elements(table[element].side);
    std::erase(friends, element);
    if (!friends.empty()) {
        all.push_back(factOf("pushed-in", friends, std::min<int>(int(friends.size()), 8)));
        if (wades)
            all.back().given = pushed;
    }
    return all;
}

void recoilsIntoWater(Transaction& transaction, Id element, const Decision& card, const Answer& answer, bool survives)
{
    if (!card.find("water"))
        return;
    const Ids pushed = named(answer, "pushed-in");
    for (auto it = pushed.rbegin(); it != pushed.rend(); ++it) // the first of them throws first
        driven(transaction, *it, stretchOf(answer), false);
    if (!survives)
        return;
    if (chosen(card, answer, "water") == "wades")
        driven(transaction, element, stretchOf(answer), false);
    else if (const auto from = wadesIn(transaction, element); from && transaction.alternative("out-of-the-water"))
        driven(transaction, element, *from, true);
    else
        standInStream(transaction, element, Stream::dry);
}

std::vector<Input> flightInputs(const BattleView& table, Id element)
{
    std::vector<std::string> all{"dry"};
    if (mayWade(table))
        all.push_back("wades");
    if (mayLie(table))
        all.push_back("bridge");
    if (isIcy(table))
        all.push_back("ice");
    if (all.size() == 1)
        return {};
    std::vector<Input> inputs{choice("water", all, wadesIn(table, element) ? 1 : 0)};
    inputs.front().fact = true;
    if (mayWade(table))
        append(inputs, stretchInputs(table, likelyStretch(table, element)));
    return inputs;
}

void fleesOverWater(Transaction& transaction, Id element, const Decision& card, const Answer& answer)
{
    const std::string water = chosen(card, answer, "water");
    if (water == "wades")
        driven(transaction, element, stretchOf(answer), true);
    else
        standInStream(transaction, element, Stream::dry);
    const int dice = transaction.alternative("one-die-on-ice") ? 2 : 1; // of recoil and flight
    for (int i = 0; i < dice && (water == "bridge" || water == "ice"); ++i)
        fleesOverIce(transaction, element);
}

std::vector<Input> retreatInputs(const BattleView& table, const Ids& among)
{
    std::vector<Input> all;
    if (mayWade(table)) {
        all.push_back(factOf("wading", among, int(among.size())));
        append(all, stretchInputs(table, among.empty() ? Stretch{} : likelyStretch(table, among.front())));
    }
    if (mayLie(table) || isIcy(table))
        all.push_back(factOf("over-ice", among, int(among.size())));
    return all;
}

void retreatsOverWater(Transaction& transaction, const Answer& answer)
{
    const auto isFleeing = [&](Id one) {
        return transaction.onTable(one) && transaction.get(one, state::moved) == Moved::fled;
    };
    for (const Id one : named(answer, "wading"))
        if (isFleeing(one))
            driven(transaction, one, stretchOf(answer), true);
    for (const Id one : named(answer, "over-ice"))
        if (isFleeing(one))
            fleesOverIce(transaction, one);
}

void drivenOn(Transaction& transaction, Id element, bool over)
{
    if (const auto at = wadesIn(transaction, element))
        driven(transaction, element, *at, over);
}

play::Account riversAccount() { return play::accountOf("rivers", riverWords()); }
play::Account wadingAccount() { return play::accountOf("wading", waderWords()); }

play::Sum natureDie(const BattleView& table, bool runsShort)
{
    play::Sum sum;
    play::count(sum, table.book().accounts[std::size_t(Account::rivers)], 0, RiverDie{&table, runsShort});
    if (table.ruledBy("river-deductions", "one"))
        onlyOne(sum, -1);
    return sum;
}

play::Sum wadingDie(const BattleView& table, Id element, bool follows)
{
    play::Sum sum;
    play::count(sum, table.book().accounts[std::size_t(Account::wading)], 0, WaderDie{&table, element, follows});
    if (table.ruledBy("wading-help", "once"))
        onlyOne(sum, 1);
    return sum;
}

Crossed crossedBy(const BattleView& table, int total)
{
    return total <= table.figure("wading-die", "drowned") ? Crossed::drowned
        : total < table.figure("wading-die", "safe")      ? Crossed::noFord
                                                          : Crossed::across;
}

} // namespace strategikon::dbmPlay
