// Initiative points: a die for each command, dealt out among the regular ones, and what the dice bring with them
// (rulebook 457-459, 474-475, 826).
#include "rules/dbm/play/command/initiative.h"

#include "model/text/contains.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/night/weather.h"
#include "rules/dbm/play/rule.h"
#include "rules/dbm/play/setup/notes_check.h"
#include "rules/dbm/play/steps.h"

#include <algorithm>
#include <functional>

namespace strategikon::dbmPlay {

namespace {

// Its general is on no flank march (rulebook 459).
bool isDealt(const BattleView& table, Id command)
{
    const Id general = table.generalOf(command);
    if (general != 0 && table.get(general, state::where) == Where::waiting)
        return false;
    return table.sharesDice(command);
}

// The commander-in-chief deals no dice out once he is lost, nor by one reading where he is irregular.
bool chiefDeals(const BattleView& table, int side)
{
    const Ids all = table.thoseThat([&](const play::Thing& thing) {
        return thing.sort == play::Sort::block && thing.side == side && table.get(thing.id, state::rank) == Rank::chief;
    });
    return !all.empty() && !table[table.generalOf(all.front())].gone
        && (table.is(all.front(), state::regular) || !table.alternative("pool-of-an-irregular-chief"));
}

} // namespace

Ids dealtTo(const BattleView& table, int side)
{
    Ids all = table.commands(side);
    if (table.isDark() || !chiefDeals(table, side))
        return {};
    std::erase_if(all, [&](Id command) { return !isDealt(table, command); });
    return all.size() > 1 ? all : Ids{};
}

void consequences(Transaction& transaction, Id command, int die, Ids& announced, bool dealt)
{
    const bool counts = !transaction.isOff(command) || !transaction.alternative("first-die-off-table");
    const bool tried = counts && transaction.get(command, state::thrown) == 0
        && transaction.get(command, state::loyalty) == Loyalty::unknown;
    transaction.add(command, state::thrown, counts);
    if (tried && die == transaction.figure("unreliable", "face")) {
        transaction.happened("unreliable", {command}, {{"die", die}}, "unreliable");
        transaction.set(command, state::loyalty, Loyalty::unreliable);
    } else if (tried) {
        transaction.set(command, state::loyalty, Loyalty::sure);
    }
    const bool comes = announcesArrival(transaction, command, die);
    if (comes)
        announced.push_back(command);
    if ((!comes || transaction.alternative("off-table-ally")) && !tried
        && die == transaction.figure("ally-commits", "face"))
        transaction.commit(command, "ally-commits");
    if (transaction.get(command, state::panic) == Panic::next) {
        transaction.set(command, state::panic, Panic::over);
        const Id general = transaction.generalOf(command);
        const int own = transaction.alternative("panic-own-general") ? transaction.get(general, state::worth) : 0;
        if (2 * die <= transaction.get(command, state::lost) - own)
            transaction.demoralise(command, "panic", {{"die", die}});
    }
    if (!dealt || transaction.alternative("dealt-low-die")) // none is dealt out in the dark: that of one fell before
        thrownInTheDark(transaction, command, die);
}

namespace {

void scores(Transaction& transaction, Id command, int die)
{
    transaction.set(command, state::die, die);
    transaction.set(command, state::left, die);
}

void announce(Transaction& transaction, const Ids& commands, int side)
{
    for (auto it = commands.rbegin(); it != commands.rend(); ++it)
        transaction.push({"flank-march", side, {*it}, {}});
    if (!commands.empty())
        askForNotes(transaction, side);
}

// A die for each command of the side whose bound it is.
Rule pips()
{
    return {.what = "pips",
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids all = whoThrow(table, step.who);
            if (all.empty())
                return {};
            Input thrown = dice(int(all.size()));
            thrown.among = all; // whose each die is; of one that is dealt out later, the army's
            const Ids pool = dealtTo(table, step.who);
            for (Id& one : thrown.among)
                if (contains(pool, one))
                    one = table[one].within;
            return Decision{.on = all, .inputs = {thrown}, .rule = "pips"};
        },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            const Ids all = whoThrow(transaction, step.who);
            const auto* faces = answer.find("dice");
            const Ids pool = dealtTo(transaction, step.who);
            steps::Deal deal{pool};
            Ids announced;
            const Ids averaged = countForWeather(transaction, all);
            int sum = 0;
            for (std::size_t i = 0; i < all.size() && faces; ++i) {
                const int die = (*faces)[i];
                sum += !contains(averaged, all[i]) ? 0 : die;
                const bool dealt = contains(pool, all[i]);
                transaction.happened(dealt ? "die-thrown" : "die-kept", {all[i]}, {{"die", die}}, "pips");
                scores(transaction, all[i], die);
                if (dealt)
                    deal.dice.push_back(die);
                else
                    consequences(transaction, all[i], die, announced);
            }
            weatherTurns(transaction, sum, int(averaged.size()));
            if (pool.empty())
                phaseIsOver(transaction);
            else
                transaction.push(packed("deal", step.who, deal));
            announce(transaction, announced, step.who);
            return {};
        }};
}

// Of so many alike as thrown: a command each, the highest first; the last takes what is left.
std::optional<Decision> dealCard(const BattleView&, const Step& step)
{
    const auto [commands, dice] = unpacked<steps::Deal>(step);
    std::vector<std::size_t> order(commands.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t at) { return dice[at]; });
    const bool alike = std::ranges::adjacent_find(dice, std::not_equal_to()) == dice.end();
    Decision ask{.rule = "deal"};
    for (std::size_t i = 0; i + 1 < order.size() && !alike; ++i) {
        constexpr const char* ids[] = {"highest", "second", "third"};
        Input one = whoOf(ids[std::min<std::size_t>(i, 2)], commands);
        one.with = {{"die", dice[order[i]]}};
        one.given = Ids{commands[order[i]]};
        ask.inputs.push_back(std::move(one));
    }
    return alike ? std::nullopt : std::optional(ask);
}

bool eachHasADie(const BattleView&, const Step& step)
{
    return step.on.size() == step.with.size() && !step.on.empty() && step.on.size() <= 4;
}

Rule deal()
{
    return {.what = "deal",
        .carries = play::StepShape{2, 2,
            [](const play::State& state, const Step& step) { return eachHasADie(BattleView(state), step); }},
        .asks = dealCard,
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            if (const auto card = dealCard(transaction, step)) {
                auto [left, dice] = unpacked<steps::Deal>(step);
                std::ranges::sort(dice, std::greater());
                std::size_t at = 0;
                for (const Input& input : card->inputs) {
                    const Ids who = named(answer, input.id);
                    const auto it = who.empty() ? left.end() : std::ranges::find(left, who.front());
                    if (it == left.end())
                        return Message{"play-die-twice", {}};
                    transaction.happened("die-dealt", {*it}, {{"die", dice[at]}}, "deal");
                    scores(transaction, *it, dice[at++]);
                    left.erase(it);
                }
                transaction.happened("die-dealt", {left.front()}, {{"die", dice[at]}}, "deal");
                scores(transaction, left.front(), dice[at]);
            }
            Ids announced;
            for (const Id command : step.on)
                consequences(transaction, command, transaction.get(command, state::die), announced, true);
            phaseIsOver(transaction);
            announce(transaction, announced, step.who);
            return {};
        }};
}

} // namespace

Rules initiativeRules() { return {pips(), deal()}; }

} // namespace strategikon::dbmPlay
