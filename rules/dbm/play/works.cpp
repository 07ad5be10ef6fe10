#include "rules/dbm/play/works.h"

#include "model/play/map/place.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/fighting.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/vessels.h"

#include <algorithm>
#include <array>
#include <span>

namespace strategikon::dbmPlay {

namespace {

constexpr std::array everyKind{"palisades", "camp-works", "town-works", "walls"};
constexpr std::array temporary{"palisades", "camp-works", "town-works"};

// Stretches of all armies that may stand somewhere.
int stretches(const BattleView& table, std::span<const char* const> kinds)
{
    int many = 0;
    for (const int side : {0, 1})
        for (const Id army : table.armies(side))
            for (const char* kind : kinds)
                many += table.get(army, kind);
    return many;
}

bool has(const BattleView& table, const char* kind) { return stretches(table, {&kind, 1}) > 0; }

std::vector<Cover> covers(const BattleView& table)
{
    std::vector<Cover> all{Cover::open, Cover::inside};
    if (stretches(table, temporary) > 0)
        all.insert(all.end(), {Cover::temporary, Cover::temporaryGate});
    if (has(table, "walls"))
        all.push_back(Cover::permanent);
    if (has(table, "gates"))
        all.push_back(Cover::gate);
    if (anyTowers(table))
        all.push_back(Cover::tower);
    return all.size() == 2 ? std::vector<Cover>() : all;
}

Works sortOfWorks(Cover cover)
{
    if (!isDefended(cover))
        return Works::none;
    return cover == Cover::temporary || cover == Cover::temporaryGate ? Works::temporary : Works::permanent;
}

// What may be attacked there, as outcomes.yaml names it.
std::vector<std::string> namesOf(Cover cover)
{
    std::vector<std::string> all{sortOfWorks(cover) == Works::temporary ? "TF" : "PF"};
    if (isGate(cover))
        all.emplace_back("gateway");
    return all;
}

struct Assault {
    Kinds own{};
    std::vector<std::string> works{};
};

const std::vector<Assault>& assaults()
{
    static const std::vector<Assault> all = [] {
        std::vector<Assault> rows;
        for (const Node& row : outcomesTable().find("storming")->itemsOf("assaults"))
            rows.push_back({kindsIn(row, "own"), row.textsOf("works")});
        return rows;
    }();
    return all;
}

// Anything at all; of such works.
bool stormsAny(const BattleView& table, Id element)
{
    return std::ranges::any_of(assaults(), [&](const Assault& one) { return table.is(element, one.own); });
}

bool storms(const BattleView& table, Id element, Cover of)
{
    const auto names = namesOf(of);
    return std::ranges::any_of(assaults(), [&](const Assault& one) {
        return table.is(element, one.own)
            && std::ranges::any_of(names, [&](const std::string& name) { return contains(one.works, name); });
    });
}

} // namespace

std::vector<std::string> coversOf(const BattleView& table)
{
    std::vector<std::string> all;
    for (const Cover one : covers(table))
        all.push_back(coverWords()[std::size_t(one)]);
    return all;
}

bool anyWorks(const BattleView& table) { return stretches(table, everyKind) > 0; }

bool anyTowers(const BattleView& table) { return has(table, "towers"); }

int worksOf(const BattleView& table, Id army)
{
    int many = 0;
    for (const char* kind : everyKind)
        many += table.get(army, kind);
    return many;
}

bool mayBeAsked(const BattleView& table, const std::vector<std::string>& words)
{
    return std::ranges::all_of(words, [&](const std::string& word) {
        const bool asks = word == "defends-works" || word == "enemy-defends-works" || word == "enemy defends-works"
            || word == "attacks-works";
        return (!asks || anyWorks(table)) && (word != "on-tower" || anyTowers(table));
    });
}

Cover coverIn(const BattleView& table, int option)
{
    const auto all = covers(table);
    return option >= 0 && std::size_t(option) < all.size() ? all[std::size_t(option)] : Cover::open;
}

Input coverOf(const BattleView& table, Id element, std::string id)
{
    const auto all = covers(table);
    const auto at = std::ranges::find(all, Cover(element == 0 ? 0 : table.get(element, "works")));
    Input input = choice(std::move(id), coversOf(table), at == all.end() ? 0 : int(at - all.begin()));
    input.fact = true;
    return input;
}

namespace {

// Temporary works protect no baggage that can move (246); of what it is within nobody tells more than that.
bool isProtected(const Fighter& self, Cover cover, const BattleView& table)
{
    static const Kinds engines("Art|Art(X)"), baggage("Bge");
    if (cover == Cover::open)
        return false;
    if (baggage.hold(self.kind) && !self.immobile)
        return isDefended(cover) ? sortOfWorks(cover) == Works::permanent : has(table, "walls");
    return isDefended(cover) || !engines.hold(self.kind) || table.ruledBy("artillery-in-works", "anywhere-inside");
}

} // namespace

void stand(Fight& fight, std::size_t side, Cover cover, const BattleView& table)
{
    Fighter& self = fight.of[side];
    self.defends = sortOfWorks(cover);
    self.tower = cover == Cover::tower;
    self.inside = isProtected(self, cover, table);
    if (fight.mode == Mode::close && isDefended(cover))
        fight.of[1 - side].storms = true;
}

Outcome mayStorm(const BattleView& table, Id attacker, Cover of)
{
    if (storms(table, attacker, of))
        return {};
    const play::Cited* rule = table.book().cited("assaults");
    return Message{stormsAny(table, attacker) ? "play-other-works" : "play-storms-nothing",
        {{"who", table[attacker].badge}, {"line", rule ? rule->source.line : 0}}};
}

Outcome faultAcross(const BattleView& table, const Ids& both, const Answer& answer)
{
    const Cover told[] = {coverTold(table, answer, 0), coverTold(table, answer, 1)};
    if (isDefended(told[0]) && isDefended(told[1]))
        return Message{"play-works-of-both", {{"who", table[both[0]].badge}, {"other", table[both[1]].badge}}};
    for (const std::size_t side : {0, 1})
        if (isDefended(told[side]))
            return mayStorm(table, both[1 - side], told[side]);
    return {};
}

void keepCovers(Transaction& transaction, const Decision& card, const Ids& both, const Answer& answer)
{
    constexpr const char* inputs[] = {"our-works", "their-works"};
    for (const std::size_t side : {0, 1})
        if (card.find(inputs[side]))
            transaction.set(both[side], "works", int(coverTold(transaction, answer, int(side))));
}

int acrossWorks(const Fight& fight, std::size_t side)
{
    return fight.of[side].defends != Works::none ? defended : fight.of[side].storms ? stormed : 0;
}

bool pushStorming(Transaction& transaction, std::size_t winner, const Ids& both, const Fight& fight)
{
    const int across = acrossWorks(fight, winner);
    if (across == stormed)
        transaction.push(
            {"storms", transaction[both[winner]].side, {both[winner]}, {transaction.get(both[1 - winner], "works")}});
    return across != 0;
}

void backToWorks(Transaction& transaction, Id defender)
{
    if (!transaction.onTable(defender) || !transaction.is(defender, infantry()))
        return;
    for (const Step& step : transaction.state().agenda) // it pursues anyway
        if (step.what == "pursues" && !step.on.empty() && step.on.front() == defender)
            return;
    transaction.happened("manned-again", {defender}, {}, "storming");
    play::leavePlace(transaction.builder(), fields(), defender);
}

Outcome mayPass(const BattleView& table, Passage passage, const Ids& elements, bool column)
{
    if (passage != Passage::none && basesOf(table, elements) > 1 && !column)
        return Message{"play-gate-in-column", {}};
    for (const Id one : elements)
        if (passage == Passage::over && !table.is(one, infantry()))
            return Message{"play-out-by-gate", {{"who", table[one].badge}}};
    return {};
}

void passes(Transaction& transaction, Id element, Passage passage)
{
    if (passage == Passage::none)
        return;
    const bool out = passage == Passage::over || Cover(transaction.get(element, "works")) != Cover::open;
    transaction.set(element, "works", int(out ? Cover::open : Cover::inside));
}

Ids sparedByWorks(const BattleView& table, const Ids& fleeing)
{
    Ids spared;
    for (const Id one : fleeing) {
        const Cover its = Cover(table.get(one, "works"));
        if (its == Cover::tower || (its != Cover::open && !table.is(table.armyOf(one), "breached")))
            spared.push_back(one);
    }
    return spared;
}

// Each is one element's front: what it may be set up for, and what it is.
void countWorks(
    play::EventBuilder& builder, Id army, const std::vector<std::string>& specials, bool permanent, int price)
{
    const auto add = [&](const char* field, int by = 1) { builder.set(army, field, builder.get(army, field) + by); };
    const bool town = permanent || contains(specials, "built-up-area");
    add(permanent ? "walls" : town ? "town-works" : contains(specials, "camp-defence") ? "camp-works" : "palisades");
    if (contains(specials, "raised-tower"))
        add("towers");
    if (contains(specials, "gateway"))
        add("gates");
    if (town)
        add("town-price", price);
}

// Only the defender has the use of works for a built-up area, and only where there is one.
void settleWorks(Transaction& transaction)
{
    for (const int side : {0, 1})
        for (const Id army : transaction.armies(side)) {
            const int wasted = transaction.get(army, "walls") + transaction.get(army, "town-works");
            if (wasted == 0 || (side != transaction.invader() && transaction.get(transaction.battle(), "towns") > 0))
                continue;
            transaction.happened("works-wasted", {army},
                {{"stretches", wasted}, {"points", transaction.get(army, "town-price") / 2}}, "works-wasted");
            for (const char* field : {"walls", "town-works", "towers", "gates"})
                transaction.set(army, field, 0);
            for (const Id one : transaction.elements(side)) // all but the baggage of a fortified camp
                if (!transaction.isBaggage(one) || transaction.get(army, "camp-works") == 0)
                    transaction.set(one, "works", int(Cover::open));
        }
}

namespace {

// The sections that there are: those of coversOf that one can be behind.
std::vector<Cover> sections(const BattleView& table)
{
    auto all = covers(table);
    std::erase_if(all, [](Cover one) { return !isDefended(one); });
    return all;
}

// Who may be in contact with works: not who has marched, or fled.
Ids mayAssault(const BattleView& table)
{
    Ids all;
    const auto works = sections(table);
    for (const int side : {table.state().side, 1 - table.state().side})
        for (const Id one : table.elements(side)) {
            const Moved moved = Moved(table.get(one, "moved"));
            if (!table.is(one, "fought") && moved != Moved::march && moved != Moved::fled
                && std::ranges::any_of(works, [&](Cover of) { return storms(table, one, of); }))
                all.push_back(one);
        }
    return all;
}

Decision assaultCard(const BattleView& table, Id own)
{
    Decision ask{.rule = "empty-works"};
    ask.inputs = factsAlone(table, own);
    std::vector<std::string> words;
    const auto all = sections(table);
    for (const Cover one : all)
        words.push_back(coverWords()[std::size_t(one)]);
    const auto first = std::ranges::find_if(all, [&](Cover one) { return storms(table, own, one); });
    ask.inputs.push_back(choice("section", std::move(words), first == all.end() ? 0 : int(first - all.begin())));
    ask.inputs.back().fact = true;
    Ids friends = table.elements(table[own].side);
    std::erase(friends, own);
    if (!friends.empty())
        ask.inputs.push_back(factOf("corner", friends, 1));
    for (Input& one : diceOf(table, own, 0))
        ask.inputs.push_back(std::move(one));
    return ask;
}

Cover sectionOf(const BattleView& table, const Answer& answer)
{
    const auto all = sections(table);
    const auto at = std::size_t(answer.number("section"));
    return at < all.size() ? all[at] : Cover::open;
}

// On a stretch round the corner a friend counts as in its flank (659).
Fight assaultOf(const BattleView& table, Id own, const Answer& answer)
{
    Fighter works{.kind = Counted{{Type::Sp, Grade::O}, {Type::Sp, Grade::O}}, .empty = true};
    works.flanks = named(answer, "corner").empty() ? 0 : 1;
    return fightAlone(table, own, works, answer);
}

std::array<int, 2> totalsOf(const BattleView& table, const Fight& fight, std::array<int, 2> dice)
{
    const auto totals = scoresOf(fight, accountsOf(fight, table.book()), dice, table.book());
    return {totals[0].value, totals[1].value};
}

play::Opposed assaultOdds(const BattleView& table, const Fight& fight)
{
    return play::opposed(
        {"ours", "theirs"}, {{"ours-storm", 0}, {"works-hold", 1}}, [&](int ours, int theirs) -> std::size_t {
            const auto totals = totalsOf(table, fight, {ours, theirs});
            return totals[0] > totals[1] ? 0 : 1;
        });
}

Preview assaultPreview(const BattleView& table, Id own, const Answer& answer)
{
    const Fight fight = assaultOf(table, own, filled(assaultCard(table, own), answer));
    return previewOf(table, fight, answer, assaultOdds(table, fight));
}

Rule assault()
{
    return {.what = "assault",
        .phases = {"combat"},
        .aside = true,
        .names = true,
        .asks = [](const BattleView& table, const Step&) -> std::optional<Decision> {
            const Ids all = mayAssault(table);
            if (all.empty())
                return {};
            Decision ask{.rule = "empty-works"};
            ask.inputs = {whoOf("ours", all)};
            ask.inputs.front().given.reset();
            return ask;
        },
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                const Id own = answer.number("ours");
                return own == 0 ? Preview{} : assaultPreview(table, own, {});
            },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            transaction.push({"assaults", play::both, {answer.number("ours")}, {}});
            return {};
        }};
}

Rule assaulting()
{
    return {.what = "assaults",
        .carries = elements(1),
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            return anyWorks(table) ? std::optional(assaultCard(table, step.on[0])) : std::nullopt;
        },
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return assaultPreview(table, step.on[0], answer); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            if (!anyWorks(transaction))
                return {};
            const Id own = step.on[0];
            const Decision card = assaultCard(transaction, own);
            if (auto missing = factMissing(card, given))
                return missing;
            const Answer answer = filled(card, given);
            const Cover section = sectionOf(transaction, answer);
            if (auto fault = mayStorm(transaction, own, section))
                return fault;
            const Fight fight = assaultOf(transaction, own, answer);
            const auto totals = totalsOf(transaction, fight, {play::sum(answer, "ours"), play::sum(answer, "theirs")});
            transaction.happened("assaulted", {own}, {{"ours", totals[0]}, {"theirs", totals[1]}}, "empty-works");
            for (const Id one : {own, named(answer, "corner").empty() ? own : named(answer, "corner").front()})
                transaction.set(one, "fought", 1);
            if (totals[0] > totals[1])
                transaction.push({"storms", transaction[own].side, {own}, {int(section)}});
            else
                transaction.happened("works-held", {own}, {}, "empty-works");
            return {};
        }};
}

// Neither war wagons nor vessels go in themselves; foot close behind them may.
bool sendsOthers(const BattleView& table, Id element)
{
    static const Kinds towers("WWg(S)|naval");
    return table.is(element, towers);
}

std::optional<Decision> stormCard(const BattleView& table, const Step& step)
{
    const Id winner = step.on[0];
    if (!table.onTable(winner) || Cover(step.with[0]) == Cover::tower)
        return {};
    Decision ask{.who = table[winner].side, .rule = "storming"};
    if (!sendsOthers(table, winner)) {
        ask.inputs = {choice("does", {"enters", "prevented"}, 0)};
        ask.inputs.front().fact = true;
        return ask;
    }
    const int side = table[winner].side;
    Ids foot =
        isVessel(table, winner) ? cargoesOf(table, side) : table.elements(side); // aboard of it, or of one behind
    std::erase_if(foot, [&](Id one) { return one == winner || !table.is(one, infantry()); });
    if (foot.empty())
        return {};
    ask.inputs = {factOf("instead", foot, 1)};
    return ask;
}

void enters(Transaction& transaction, Id element, Cover over)
{
    if (const Id vessel = carrierOf(transaction, element); vessel != 0)
        disembark(transaction, vessel);
    transaction.happened("stormed", {element}, {{"gate", isGate(over)}}, "storming");
    for (const Id one : wholeBases(transaction, {element})) {
        transaction.set(one, "works", int(Cover::inside));
        transaction.set(one, "routed", 0);
        play::leavePlace(transaction.builder(), fields(), one);
    }
    for (const Id army : transaction.armies(1 - transaction[element].side))
        transaction.set(army, "breached", 1);
}

// on: who won; with: what it won.
Rule storming()
{
    return {.what = "storms",
        .carries = {{.on = 1,
            .with = 1,
            .fits =
                [](const play::State& state, const Step& step) {
                    return elements(1, 1).fits(state, step) && step.with[0] >= 0 && step.with[0] <= int(Cover::tower);
                }}},
        .plain = true,
        .asks = stormCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Id winner = step.on[0];
            const Cover over = Cover(step.with[0]);
            if (!transaction.onTable(winner))
                return {};
            const auto card = stormCard(transaction, step);
            if (!card) {
                if (over == Cover::tower && !sendsOthers(transaction, winner)) {
                    transaction.happened("took-tower", {winner}, {}, "pursuit");
                    transaction.set(winner, "works", int(Cover::tower));
                } else {
                    transaction.happened("stayed", {winner}, {}, "storming");
                }
                return {};
            }
            const Answer answer = filled(*card, given);
            const Ids instead = named(answer, "instead");
            if (card->find("does") ? chosen(*card, answer, "does") == "enters" : !instead.empty())
                enters(transaction, instead.empty() ? winner : instead.front(), over);
            else
                transaction.happened("stayed", {winner}, {}, "storming");
            return {};
        }};
}

// Some of the invaders have passed through the middle of a built-up area (818).
Rule townEntered()
{
    return {.what = "town-entered",
        .phases = {"moves", "shooting", "combat"},
        .acts = play::Acts::either,
        .aside = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const int towns = table.get(table.battle(), "towns");
            const int most = table.ruledBy("town-entered", "each-town") ? towns : std::min(towns, 1);
            const Ids defenders = table.armies(1 - table.invader());
            if (step.who != table.invader() || defenders.empty() || table.get(defenders.front(), "entered") >= most)
                return {};
            const Ids all = table.elements(table.invader());
            if (all.empty())
                return {};
            Decision ask{.rule = "town-centre"};
            ask.inputs = {whoOf("elements", all)};
            ask.inputs.front().given.reset();
            return ask;
        },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Id army = transaction.armies(1 - transaction.invader()).front();
            transaction.happened("town-entered", {named(answer, "elements").front(), army},
                {{"adds", transaction.figure("town-centre", "adds")}}, "town-centre");
            transaction.add(army, "entered", 1);
            if (!transaction.is(army, "broken"))
                transaction.set(army, "lost", lossesOf(transaction, army));
            return {};
        }};
}

} // namespace

Rules worksRules() { return {assault(), assaulting(), storming(), townEntered()}; }

} // namespace strategikon::dbmPlay
