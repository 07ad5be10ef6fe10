#include "rules/dbm/play/naval/wind.h"

#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/night/weather.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

int indexOf(const play::AnyField& field, const std::string& word)
{
    const auto& words = specOf(fields(), play::Sort::battle, field).words;
    const auto it = std::ranges::find(words, word);
    return it == words.end() ? 0 : int(it - words.begin());
}

// The row of `winds` that a score has here.
const Node* rowOf(const BattleView& table, const std::string& score)
{
    for (const Node& row : weatherTable().itemsOf("winds"))
        if (isWeatherOf(table, row, score))
            return &row;
    return nullptr;
}

// The same, where it says from where; one score has its way from another.
std::string wayOf(const BattleView& table, const Node& row)
{
    const Node* other = row.find("way-of-score");
    const Node* its = other ? rowOf(table, other->written()) : &row;
    return its ? its->textOr("from") : "";
}

std::string scoreOf(const BattleView& table) { return std::to_string(table.get(table.battle(), state::weather)); }

bool isMinded(const BattleView& table)
{
    const bool afloat = std::ranges::any_of(
        table.state().things, [&](const play::Thing& thing) { return !thing.gone && isVessel(table, thing.id); });
    return afloat || windOf(table) == Wind::strong || hasWeather(table, "snow-risk")
        || hasWeather(table, "dust-storm-risk");
}

void tellWay(Transaction& transaction)
{
    if (windOf(transaction) != Wind::none && isMinded(transaction))
        transaction.happened("wind-is", {}, {{"from", transaction.get(transaction.battle(), state::windFrom)}}, "wind");
}

// Anticlockwise where the dice are high, clockwise where they are low (404).
int turnBy(const BattleView& table, int sum, int dice)
{
    return sum >= table.figure("wind", "backs") * dice ? -1 : sum <= table.figure("wind", "veers") * dice ? 1 : 0;
}

// A perfect day's breeze falls in bounds of low dice (399); whether it blows anew.
bool rises(Transaction& transaction, Wind wind)
{
    if (windOf(transaction) == wind)
        return false;
    if (wind == Wind::none && isMinded(transaction))
        transaction.happened("wind-fell", {}, {}, "calm");
    transaction.set(transaction.battle(), state::wind, wind);
    return wind != Wind::none;
}

} // namespace

void settleWind(Transaction& transaction)
{
    const Node* row = rowOf(transaction, scoreOf(transaction));
    if (!row)
        return;
    transaction.set(transaction.battle(), state::wind, Wind(indexOf(state::wind, row->textOr("wind"))));
    transaction.set(transaction.battle(), state::windFrom, indexOf(state::windFrom, wayOf(transaction, *row)));
    tellWay(transaction);
}

void windTurns(Transaction& transaction, int sum, int dice)
{
    const Node* row = rowOf(transaction, scoreOf(transaction));
    if (dice == 0 || !row || row->textOr("wind") == "none")
        return;
    const bool dies = row->booleanOr("falls", false) && sum <= transaction.figure("calm", "most") * dice;
    const bool risen = rises(transaction, dies ? Wind::none : Wind(indexOf(state::wind, row->textOr("wind"))));
    const Id battle = transaction.battle();
    const int by = dies && transaction.alternative("calm-turns") ? 0 : turnBy(transaction, sum, dice);
    transaction.set(battle, state::windFrom, (transaction.get(battle, state::windFrom) + by + windPoints) % windPoints);
    if (risen || by != 0)
        tellWay(transaction);
}

} // namespace strategikon::dbmPlay
