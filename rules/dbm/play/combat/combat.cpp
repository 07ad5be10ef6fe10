// Close combat: whoever is in contact fights, in the order of the side whose bound it is (rulebook 650-755).
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/map/map_facts.h"
#include "rules/dbm/play/movement/meeting.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// Whoever is in contact and has not fought comes first, in the order in which the contacts came about.
void firstComeFirst(Input& who, const Ids& first)
{
    Ids all = first;
    std::ranges::copy_if(who.among, std::back_inserter(all), [&](Id one) { return !contains(first, one); });
    who.among = std::move(all);
    who.likely = int(first.size());
}

// Whom each of them faces fills in the other; of whoever is in no contact nobody knows.
void facing(Input& who, Input& other, const std::vector<Meeting>& all)
{
    other.by = who.id;
    for (const Id one : who.among) {
        Id against = 0;
        for (auto it = all.begin(); it != all.end() && against == 0; ++it)
            against = it->against(one);
        other.givenBy[one] = against == 0 ? Ids() : Ids{against};
    }
}

// What is to be fought next is filled in.
void offer(Input& own, Input& enemy, const std::vector<Meeting>& all)
{
    Ids first[2];
    for (const Meeting& one : all)
        for (const auto& [those, into] : {std::pair(&one.own, &first[0]), std::pair(&one.enemies, &first[1])})
            for (const Id element : *those)
                if (!contains(*into, element))
                    into->push_back(element);
    firstComeFirst(own, first[0]);
    firstComeFirst(enemy, first[1]);
    facing(own, enemy, all);
    facing(enemy, own, all);
    if (all.empty())
        return;
    const auto next = all.front().next();
    if (next[0] != 0)
        own.given = Ids{next[0]};
    if (next[1] != 0)
        enemy.given = Ids{next[1]};
}

} // namespace

std::optional<Decision> fightCard(const BattleView& table, int side)
{
    const Ids own = unfought(table, side), enemies = unfought(table, 1 - side);
    if (own.empty() || enemies.empty())
        return {};
    Decision ask{.rule = "close-combat"};
    ask.inputs = {whoOf("ours", own), whoOf("theirs", enemies)};
    for (Input& one : ask.inputs) {
        one.given.reset();
        one.of = table.armies(table[one.among.front()].side);
    }
    offer(ask.inputs[0], ask.inputs[1], meetings(table, side));
    return ask;
}

Decision combatCard(const BattleView& table, Id ours, Id theirs)
{
    Decision ask{.rule = "close-combat"};
    ask.inputs = factsOf(table, ours, theirs, Mode::close);
    for (Input& one : diceOf(table, ours, theirs))
        ask.inputs.push_back(std::move(one));
    return ask;
}

namespace {

Preview combatPreview(const BattleView& table, Id ours, Id theirs, const Answer& answer)
{
    const Answer whole = filled(combatCard(table, ours, theirs), answer);
    Preview seen = previewOf(table, fightOf(table, ours, theirs, Mode::close, whole), answer);
    seen.of = {ours, theirs};
    return seen;
}

Rule fight()
{
    return {.what = "fight",
        .phases = {"combat"},
        .selectsOnly = true,
        .opensItself = true,
        .asks = [](const BattleView& table, const Step& step) { return fightCard(table, step.who); },
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                const Id ours = answer.number("ours"), theirs = answer.number("theirs");
                return ours == 0 || theirs == 0 ? Preview{} : combatPreview(table, ours, theirs, {});
            },
        .mapFacts = pairFacts,
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Id ours = answer.number("ours"), theirs = answer.number("theirs");
            transaction.push({"combat", play::both, {ours, theirs}, {}});
            return {};
        }};
}

// By the other reading nobody wades at a ford (796).
bool pursuesWading(const BattleView& table, const Fighter& winner)
{
    return winner.wading != Water::none && !(winner.crossing && table.alternative("waders-at-a-ford"));
}

Rule combat()
{
    return {.what = "combat",
        .carries = elements(2),
        .asks = [](const BattleView& table,
                    const Step& step) { return std::optional(combatCard(table, step.on[0], step.on[1])); },
        .preview = [](const BattleView& table, const Step& step,
                       const Answer& answer) { return combatPreview(table, step.on[0], step.on[1], answer); },
        .asLastTime = asLastTime,
        .mapFacts = [](const OnTable& on, const Decision& ask,
                        const Answer&) { return rankFacts(on.table, ask, Mode::close); },
        .warnings = [](const OnTable& on, const Decision& ask,
                        const Answer&) { return ridersAcross(on.table, ask.on); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Decision card = combatCard(transaction, step.on[0], step.on[1]);
            const Answer answer = filled(card, given);
            if (auto fault = faultAcross(transaction, step.on, answer))
                return fault;
            const Fight fight = fightOf(transaction, step.on[0], step.on[1], Mode::close, answer);
            const Verdict verdict =
                decided(transaction, fight, {play::sum(answer, "ours"), play::sum(answer, "theirs")});
            transaction.happened("fought", {step.on[0], step.on[1]},
                {{"ours", verdict.scores[0]}, {"theirs", verdict.scores[1]}, {"our-die", play::sum(answer, "ours")},
                    {"their-die", play::sum(answer, "theirs")}},
                "close-combat");
            keepCovers(transaction, card, step.on, answer);
            for (const Id one : step.on) {
                transaction.set(one, state::fought, true);
                transaction.attacked(one);
            }
            bool any = false;
            const Ids ranks[] = {named(answer, "our-behind"), named(answer, "their-behind")};
            for (const std::size_t side : {0, 1})
                if (verdict.fates[side] == Fate::stand && verdict.fates[1 - side] != Fate::stand
                    && !fight.of[side].bank // who defends one stays there (800)
                    && !pushStorming(transaction, side, step.on, fight))
                    pushPursuit(transaction, step.on[side], step.on[1 - side],
                        pursuesWading(transaction, fight.of[side]), ranks[side]);
            for (const std::size_t side : {1, 0}) {
                pushFate(transaction, step.on[side], step.on[1 - side], verdict.fates[side], Mode::close, ranks[side],
                    acrossWorks(fight, side), answer.number(factId(int(side), "rear")) != 0);
                any = any || verdict.fates[side] != Fate::stand;
            }
            if (!any) {
                transaction.happened("fight-goes-on", {step.on[0], step.on[1]}, {}, "equal");
                holdOn(transaction, step.on[0], step.on[1]);
            }
            return {};
        }};
}

} // namespace

Rules combatRules() { return {fight(), combat()}; }

} // namespace strategikon::dbmPlay
