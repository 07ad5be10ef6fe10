#include "rules/dbm/play/combat/combat_cards.h"

#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/combat/ranks.h"
#include "rules/dbm/play/combat/weather_effects.h"
#include "rules/dbm/play/rows.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

const char* const whose[] = {"our", "their"};
// The first three are a Going; with rivers there is more to stand in, and to defend.
const std::vector<std::string> goings{"good", "rough", "difficult"},
    goingsAndWater{"good", "rough", "difficult", "wading", "paltry", "ford", "bridge"},
    higher{"nobody", "ours", "theirs"}, higherOrBank{"nobody", "ours", "theirs", "our-bank", "their-bank"};

// Where the record has it.
const char* likelyGoing(const BattleView& table, Id element)
{
    if (const auto at = wadesIn(table, element))
        return natureAt(table, *at) == Nature::paltry ? "paltry" : "wading";
    const Stream stream = table.get(element, state::stream);
    return stream == Stream::ford ? "ford" : stream == Stream::bridge ? "bridge" : "good";
}

int placeIn(const std::vector<std::string>& words, std::string_view word)
{
    const auto it = std::ranges::find(words, word);
    return it == words.end() ? 0 : int(it - words.begin());
}

bool ofKinds(const BattleView& table, Id element, const char* kinds)
{
    return Kinds(kinds).hold(table.countsAs(element));
}

// Whether it moved into contact with the other's front in this bound may count (rulebook 676, 732).
bool mayMatter(const BattleView& table, Id own, Id enemy)
{
    if (enemy == 0) // an empty stretch
        return false;
    return ofKinds(table, enemy, "Art(S)") || (ofKinds(table, own, "Kn|Kn(X)") && ofKinds(table, enemy, "Bw(S)|Bw(X)"));
}

// As far as the record knows; by the other reading only a tactical move counts against bowmen (732).
bool hasMovedInto(const BattleView& table, Id own, Id enemy)
{
    const bool advanced = table.get(own, state::moved) == Moved::advanced;
    return table[own].side == table.state().side && table.is(own, state::contact) && table.is(enemy, state::contact)
        && !(advanced && table.alternative("bowmen-after-contact") && ofKinds(table, enemy, "Bw(S)|Bw(X)"));
}

// The rear of its own base is there for certain.
Input ranksBehind(const BattleView& table, Id own, int side, const Ids& behind, int deepest)
{
    Input ranks = factOf(factId(side, "behind"), behind, std::min(int(behind.size()), deepest));
    if (const Id rear = partnerOf(table, own); contains(behind, rear))
        ranks.given = Ids{rear};
    return ranks;
}

// Camels count some ground otherwise than others do: of the two only one is on camels (724).
bool countOtherwise(const BattleView& table, Id own, Id enemy)
{
    return (table.get(own, state::type) == Type::Cm) != (table.get(enemy, state::type) == Type::Cm)
        && !table.alternative("camels-count-ground");
}

// By what it counts as, for rain minds that: handgunners hand to hand are auxilia (217, 407). Enemy 0: empty works.
std::vector<Hindrance> hindrancesAt(const BattleView& table, Id own, Id enemy, int side, Mode mode)
{
    const bool shoots = mode == Mode::shooting && (side == 0 || table.mayShoot(own));
    Fight fight{.mode = mode, .of = {table.fighter(own), enemy == 0 ? Fighter{.empty = true} : table.fighter(enemy)}};
    fight.of[0].shoots = shoots;
    return hindrancesOf(table, own, countsAs(std::move(fight)).of[0].kind, mode, shoots);
}

void addHindrance(const BattleView& table, Id own, Id enemy, int side, Mode mode, std::vector<Input>& all)
{
    if (auto fact = hindranceFact(factId(side, "hindered"), hindrancesAt(table, own, enemy, side, mode)))
        all.push_back(std::move(*fact));
}

Input lasting(Input fact)
{
    fact.lasting = true;
    return fact;
}

// The id of the same fact of the other element.
std::string ofTheOther(const std::string& id)
{
    return id.starts_with("our-") ? "their-" + id.substr(4) : id.starts_with("their-") ? "our-" + id.substr(6) : id;
}

// enemy: 0 where nobody is, behind empty works.
void closeFacts(const BattleView& table, Id own, Id enemy, int side, std::vector<Input>& all)
{
    if (const Ids behind = mayStandBehind(table, own); !behind.empty())
        all.push_back(lasting(ranksBehind(table, own, side, behind, ranksThatHelp(table, own))));
    all.push_back(lasting(number(factId(side, "flanks"), 0, 2, 0)));
    all.push_back(yesOrNo(factId(side, "rear"), false));
    if (auto ranks = ranksFact(table, own, enemy, factId(side, "ranks")))
        all.push_back(std::move(*ranks));
    const auto& grounds = mayWade(table) ? goingsAndWater : goings;
    Input going = choice(factId(side, "going"), grounds, placeIn(grounds, likelyGoing(table, own)));
    going.fact = true;
    all.push_back(std::move(going));
    if (enemy != 0 && mayMatter(table, own, enemy))
        all.push_back(yesOrNo(factId(side, "moved"), hasMovedInto(table, own, enemy)));
    if (enemy != 0 && countOtherwise(table, own, enemy)) {
        Input there = choice(factId(side, "there"), {"alike", "good", "rough", "difficult"}, 0);
        there.fact = true;
        all.push_back(std::move(there));
    }
    addHindrance(table, own, enemy, side, Mode::close, all);
}

void shootingFacts(const BattleView& table, Id own, Id enemy, int side, std::vector<Input>& all)
{
    if (side == 1 && table.mayShoot(own))
        all.push_back(yesOrNo("returns", false));
    if (ofKinds(table, own, "Cv|Kn(I)|Bw(X)"))
        if (const Ids behind = mayStandBehind(table, own); !behind.empty())
            all.push_back(lasting(ranksBehind(table, own, side, behind, 1)));
    if (ofKinds(table, own, "LH|Cv|Cm|Ps")) { // its ground decides what becomes of it
        Input going = choice(factId(side, "going"), goings, 0);
        going.fact = true;
        all.push_back(std::move(going));
    }
    addHindrance(table, own, enemy, side, Mode::shooting, all);
}

// Whose facts they are, and who stands against it. Enemy 0: nobody.
void labelFacts(std::vector<Input>& all, Id ours, Id theirs)
{
    for (Input& one : all) {
        const bool its = one.id.starts_with("our-");
        if (its || one.id.starts_with("their-") || one.id == "returns")
            one.of = {its ? ours : theirs, its ? theirs : ours};
        std::erase(one.of, 0);
    }
}

// Of options that say which of the two it is.
void nameOptions(const BattleView& table, Input& above, Id ours, Id theirs)
{
    for (play::Option& option : above.options) {
        const bool bank = option.id.ends_with("-bank"), its = option.id.starts_with("our");
        if (option.id != higher.front())
            option.says = {
                bank ? "dbm:option-bank-of" : "dbm:option-higher-of", {{"who", table[its ? ours : theirs].badge}}};
    }
}

// Only foot is ever behind works: who rides gets off for it (rulebook 250).
void coverFact(const BattleView& table, Id own, int side, std::vector<Input>& all)
{
    if (anyWorks(table) && table.is(own, footTroops()))
        all.push_back(coverOf(table, own, factId(side, "works")));
}

void applyFacts(Fighter& fighter, const BattleView& table, const Answer& answer, int side)
{
    for (const Id one : named(answer, factId(side, "behind")))
        fighter.behind.push_back({table.countsAs(one), table.get(one, state::armed), table.is(one, state::chariot)});
    static const Kinds pavises("Bw(X)"), superior("Bw(S)");
    fighter.backed =
        pavises.hold(fighter.kind) && !fighter.behind.empty() && superior.hold(fighter.behind.front().kind);
    fighter.flanks = answer.number(factId(side, "flanks"));
    fighter.rear =
        answer.number(factId(side, "rear")) != 0 && (fighter.flanks < 2 || table.ruledBy("rear-and-overlaps", "three"));
    const int going = answer.number(factId(side, "going"));
    const std::string& ground = goingsAndWater[std::size_t(going)];
    fighter.going = going < int(goings.size()) ? Going(going) : Going::good;
    fighter.wading = ground == "wading"          ? Water::deeper
        : ground == "paltry" || ground == "ford" ? Water::paltry
                                                 : Water::none;
    fighter.crossing = ground == "ford" || ground == "bridge";
    fighter.moved = answer.number(factId(side, "moved")) != 0;
    tellRanks(fighter, answer.number(factId(side, "ranks")));
    if (const int there = answer.number(factId(side, "there")); there > 0)
        fighter.there = Going(there - 1);
    const std::string& has = higherOrBank[std::size_t(answer.number("above"))];
    fighter.above = has == higher[std::size_t(side + 1)];
    fighter.bank = has == factId(side, "bank");
}

void tellHindrance(Fight& fight, const BattleView& table, Id own, Id enemy, int side, const Answer& answer)
{
    hinder(fight.of[std::size_t(side)], hindrancesAt(table, own, enemy, side, fight.mode),
        answer.number(factId(side, "hindered")), fight.of[std::size_t(side)].shoots);
}

std::optional<int> dieOf(const Answer& answer, const char* id)
{
    const auto* faces = answer.find(id);
    return faces && !faces->empty() && faces->front() > 0 ? std::optional(faces->front()) : std::nullopt;
}

} // namespace

std::string factId(int side, const char* what) { return std::string(whose[side]) + '-' + what; }

std::vector<Input> factsOf(const BattleView& table, Id ours, Id theirs, Mode mode)
{
    std::vector<Input> all;
    const Id both[] = {ours, theirs};
    for (const int side : {0, 1})
        mode == Mode::close ? closeFacts(table, both[side], both[1 - side], side, all)
                            : shootingFacts(table, both[side], both[1 - side], side, all);
    if (mode == Mode::close) {
        Input above = choice("above", mayWade(table) ? higherOrBank : higher, 0);
        above.fact = true;
        nameOptions(table, above, ours, theirs);
        all.push_back(std::move(above));
    }
    for (const int side : {0, 1})
        if (mode == Mode::close || side == 1 || table.mayShoot(theirs)) // whoever may be shot at
            coverFact(table, both[side], side, all);
    labelFacts(all, ours, theirs);
    return all;
}

std::vector<Input> factsAlone(const BattleView& table, Id own)
{
    std::vector<Input> all;
    closeFacts(table, own, 0, 0, all);
    labelFacts(all, own, 0);
    return all;
}

namespace {

// It was of the bound in which it was said.
bool isOfThisBound(const Decision& ask, const std::string& id, const std::vector<int>& values)
{
    const Input* fact = ask.find(id);
    const std::size_t at = values.empty() ? 0 : std::size_t(values.front());
    return fact && at < fact->options.size() && fact->options[at].id == "mud";
}

} // namespace

Answer asLastTime(const Decision& ask, const Ids& then, Answer said)
{
    const bool turned = !then.empty() && then.front() != ask.on.front();
    Answer now{.what = said.what, .who = said.who};
    for (auto& [id, values] : said.inputs) {
        // The record keeps where it stands now.
        if (id.ends_with("-moved") || id.ends_with("-works")
            || (id.ends_with("-hindered") && (turned || isOfThisBound(ask, id, values))))
            continue;
        if (turned && id == "above" && values.front() != 0)
            values = {values.front() % 2 == 1 ? values.front() + 1 : values.front() - 1};
        now.set(turned ? ofTheOther(id) : id, values);
    }
    return now;
}

// By the readings that this battle goes by.
Fight withReadings(const BattleView& table, Fight fight)
{
    fight.others = table.readOtherwise();
    for (Fighter& one : fight.of)
        one.mixed = one.mixed && !fight.alternative("cross-grade");
    return fight;
}

Fight fightOf(const BattleView& table, Id ours, Id theirs, Mode mode, const Answer& answer)
{
    Fight fight{.mode = mode, .of = {table.fighter(ours), table.fighter(theirs)}};
    for (const int side : {0, 1})
        applyFacts(fight.of[std::size_t(side)], table, answer, side);
    for (const std::size_t side : {0, 1}) // a bank at a ford or bridge helps nobody (698)
        fight.of[side].crossing = fight.of[side].crossing
            || (fight.of[side].bank && fight.of[1 - side].crossing && !table.alternative("bank-at-a-ford"));
    for (const std::size_t side : {0, 1})
        placeBehindWorks(fight, side, coverTold(table, answer, int(side)), table);
    for (const std::size_t side : {0, 1})
        fight.of[side].expendables =
            fight.of[side].expendables || (mode == Mode::close && fight.of[1 - side].kind.is.type == Type::Exp);
    if (mode == Mode::shooting) {
        const bool returns = answer.number("returns") != 0;
        fight.of[0].shoots = fight.of[1].shotAt = true;
        fight.of[1].shoots = fight.of[0].shotAt = returns;
    }
    for (const int side : {0, 1})
        tellHindrance(fight, table, side == 0 ? ours : theirs, side == 0 ? theirs : ours, side, answer);
    return countsAs(withReadings(table, std::move(fight)));
}

Cover coverTold(const BattleView& table, const Answer& answer, int side)
{
    return coverIn(table, answer.number(factId(side, "works")));
}

Fight fightAlone(const BattleView& table, Id own, const Fighter& enemy, const Answer& answer)
{
    Fight fight{.mode = Mode::close, .of = {table.fighter(own), enemy}};
    applyFacts(fight.of[0], table, answer, 0);
    tellHindrance(fight, table, own, 0, 0, answer);
    fight.of[0].storms = enemy.empty;
    return countsAs(withReadings(table, std::move(fight)));
}

std::vector<Input> diceOf(const BattleView& table, Id ours, Id theirs)
{
    const int own = table[ours].side; // the enemy's side throws for works that nobody defends
    std::vector<Input> both{dice({.count = 1, .against = "theirs", .whose = own}, "ours"),
        dice({.count = 1, .against = "ours", .whose = theirs == 0 ? 1 - own : table[theirs].side}, "theirs")};
    both[0].of = {ours};
    both[1].of = theirs == 0 ? table.armies(1 - own) : Ids{theirs};
    return both;
}

namespace {

// Whom an element helps by no overlap (combat.yaml).
struct NoHelp {
    Kinds own{}, of{}, except{};
};

} // namespace

bool mayHelp(const BattleView& table, Id element, Id other)
{
    static const std::vector<NoHelp> rows = [] {
        std::vector<NoHelp> all;
        for (const Node& row : combatTable().itemsOf("overlaps-never"))
            all.push_back({kindsIn(row, "own"), kindsIn(row, "for"), kindsIn(row, "for-except")});
        return all;
    }();
    return std::ranges::none_of(rows, [&](const NoHelp& row) {
        return (row.own.empty() || table.is(element, row.own)) && table.is(other, row.of)
            && (row.except.empty() || !table.is(other, row.except));
    });
}

Verdict decided(const BattleView& table, const Fight& fight, std::array<int, 2> dice)
{
    const auto totals = scoresOf(fight, accountsOf(fight, table.book()), dice, table.book());
    return verdictOf(fight, {totals[0].value, totals[1].value}, table.ruledBy("doubled-is-never-milder", "severer"));
}

play::Opposed opposedOf(const BattleView& table, const Fight& fight)
{
    static const std::vector<play::Opposed::Outcome> all{{"theirs-destroyed", 0}, {"theirs-flee", 0},
        {"theirs-recoil", 0}, {"held", play::nobody}, {"both-destroyed", play::nobody}, {"ours-recoil", 1},
        {"ours-flee", 1}, {"ours-destroyed", 1}};
    const auto fates = fatesOf(fight, table.book(), table.ruledBy("doubled-is-never-milder", "severer"));
    return play::opposed({"ours", "theirs"}, all, [&](int ours, int theirs) {
        const std::string id = outcomeId(fates[std::size_t((ours - 1) * 6 + theirs - 1)]);
        return std::size_t(std::ranges::find(all, id, &play::Opposed::Outcome::id) - all.begin());
    });
}

std::string outcomeId(const Fates& fates)
{
    if (fates[0] == Fate::destroyed && fates[1] == Fate::destroyed)
        return "both-destroyed";
    const bool ours = fates[0] > fates[1];
    const Fate fate = std::max(fates[0], fates[1]);
    return fate == Fate::stand ? "held" : (ours ? "ours-" : "theirs-") + fateWords()[std::size_t(fate)];
}

Preview previewOf(const BattleView& table, const Fight& fight, const Answer& answer)
{
    return previewOf(table, fight, answer, opposedOf(table, fight));
}

Preview previewOf(const BattleView& table, const Fight& fight, const Answer& answer, play::Opposed opposed)
{
    Preview seen;
    const auto before = accountsOf(fight, table.book());
    const std::optional<int> fell[] = {dieOf(answer, "ours"), dieOf(answer, "theirs")};
    for (const std::size_t side : {0, 1}) {
        auto modifiers = fell[0] && fell[1]
            ? scoresOf(fight, before, {*fell[0], *fell[1]}, table.book())[side].modifiers
            : before[side].modifiers;
        for (play::Modifier& one : modifiers) {
            one.account = side == 0 ? "ours" : "theirs";
            seen.modifiers.push_back(std::move(one));
        }
        seen.dice.push_back({.count = 1, .against = side == 0 ? "theirs" : "ours", .plus = before[side].value});
    }
    seen.opposed = std::move(opposed);
    seen.opposed.fell = {fell[0].value_or(0), fell[1].value_or(0)};
    const auto ways = seen.opposed.ways();
    for (std::size_t i = 0; i < ways.size(); ++i)
        if (ways[i] > 0)
            seen.chances.emplace_back(seen.opposed.outcomes[i].id, double(ways[i]) / seen.opposed.pairs());
    return seen;
}

} // namespace strategikon::dbmPlay
