#include "rules/dbm/play/night/weather.h"

#include "model/text/contains.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/naval/wind.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

// Of the two the defender's, where they differ (391).
std::string climate(const BattleView& table)
{
    const Ids all = table.armies(1 - table.invader());
    const auto& words = specOf(fields(), play::Sort::army, state::climate).words;
    return all.empty() ? words.front() : words[std::size_t(table.get(all.front(), state::climate))];
}

bool holds(const Node& row, const char* list, const std::string& value)
{
    const auto all = row.textsOf(list);
    return all.empty() || contains(all, value);
}

bool isHere(const BattleView& table, const Node& row)
{
    return table.reads(row) && holds(row, "climates", climate(table))
        && holds(row, "seasons", table.word(table.battle(), state::season));
}

int bitOf(std::string_view condition)
{
    const auto& words = specOf(fields(), play::Sort::battle, state::conditions).words;
    const auto it = std::ranges::find(words, condition);
    return it == words.end() ? 0 : 1 << int(it - words.begin());
}

void set(Transaction& transaction, Sky sky, const char* event)
{
    if (transaction.get(transaction.battle(), state::sky) == sky)
        return;
    transaction.happened(event, {}, {{"sky", int(sky)}}, "weather-is");
    transaction.set(transaction.battle(), state::sky, sky);
    transaction.isNow(transaction.get(transaction.battle(), state::hour)); // the moon may be hidden now
}

// Mist or fog that season, climate and weather score bring, if they do.
Sky hangingOf(const BattleView& table)
{
    const std::string score = std::to_string(table.get(table.battle(), state::weather));
    for (const Node& row : weatherTable().itemsOf("skies"))
        if (const std::string what = row.textOr("what");
            (what == "mist" || what == "fog") && holds(row, "score", score) && isHere(table, row))
            return what == "mist" ? Sky::mist : Sky::fog;
    return Sky::clear;
}

int mistHours(const char* key) { return int(weatherTable().find("mist")->integerOr(key, 0)); }

// To mist it may be the sunrise itself.
int dawnOfMist(const BattleView& table)
{
    const BattleView::Day day = table.day();
    return table.alternative("dawn-of-mist") ? day.rise : day.dawn;
}

// From an hour before dawn until two hours after it at most (400); by one reading from the beginning of the battle.
int mistSettles(const BattleView& table) { return dawnOfMist(table) - mistHours("before-dawn"); }
bool mistHangs(const BattleView& table, int hour)
{
    return (hour >= mistSettles(table) || table.alternative("mist-by-night"))
        && hour < dawnOfMist(table) + mistHours("after-dawn");
}

struct Falling {
    const char* risk;
    Sky sky;
    bool again; // it may begin once more after it has ceased (405)
};
constexpr Falling fallings[] = {
    {"rain-risk", Sky::rain, true}, {"snow-risk", Sky::snow, false}, {"dust-storm-risk", Sky::dust, false}};

void drop(Transaction& transaction, std::string_view condition)
{
    const Id battle = transaction.battle();
    transaction.set(battle, state::conditions, transaction.get(battle, state::conditions) & ~bitOf(condition));
}

} // namespace

bool hasWeather(const BattleView& table, std::string_view condition)
{
    return (table.get(table.battle(), state::conditions) & bitOf(condition)) != 0;
}

bool isWeatherOf(const BattleView& table, const Node& row, const std::string& score)
{
    return holds(row, "score", score) && isHere(table, row);
}

std::string climateHere(const BattleView& table) { return climate(table); }

std::string seasonNow(const BattleView& table) { return table.word(table.battle(), state::season); }

void settleWeather(Transaction& transaction)
{
    const Id battle = transaction.battle();
    const std::string score = std::to_string(transaction.get(battle, state::weather));
    int conditions = 0;
    const Sky sky = mistHangs(transaction, transaction.get(battle, state::hour)) ? hangingOf(transaction) : Sky::clear;
    for (const Node& row : weatherTable().itemsOf("skies"))
        if (isWeatherOf(transaction, row, score))
            conditions |= bitOf(row.textOr("what"));
    for (const Node& row : weatherTable().itemsOf("winds"))
        if (isWeatherOf(transaction, row, score) && row.textOr("wind") == "strong")
            conditions |= bitOf("strong-wind");
    const int many = int(specOf(fields(), play::Sort::battle, state::conditions).words.size());
    for (int i = 0; i < many; ++i)
        if ((conditions >> i & 1) != 0)
            transaction.happened("weather-holds", {}, {{"condition", i}}, "weather-is");
    if (conditions == 0 && sky == Sky::clear)
        transaction.happened("weather-fair", {}, {}, "weather-is");
    transaction.set(battle, state::conditions, conditions);
    set(transaction, sky, "weather-is");
    settleWind(transaction);
    iceKeepsOff(transaction);
    transaction.isNow(transaction.get(battle, state::hour));
}

void mistIsDue(Transaction& transaction, bool begins)
{
    const Sky now = transaction.get(transaction.battle(), state::sky);
    const int hour = transaction.get(transaction.battle(), state::hour);
    if (now == Sky::clear && (hour == mistSettles(transaction) || (begins && mistHangs(transaction, hour))))
        set(transaction, hangingOf(transaction), "weather-is");
    else if ((now == Sky::mist || now == Sky::fog) && !mistHangs(transaction, hour))
        set(transaction, Sky::clear, "weather-cleared");
}

// By one reading of the average, all (399-405).
Ids countForWeather(const BattleView& table, Ids commands)
{
    if (table.alternative("pip-average"))
        std::erase_if(commands, [&](Id command) { return table.isOff(command); });
    return commands;
}

void weatherTurns(Transaction& transaction, int sum, int dice)
{
    if (dice > 0 && transaction.alternative("average-between")) // rounded
        sum = (2 * sum + dice) / (2 * dice) * dice;
    const int begins = transaction.figure("weather-turns", "begins"),
              ceases = transaction.figure("weather-turns", "ceases");
    windTurns(transaction, sum, dice);
    const Sky now = transaction.get(transaction.battle(), state::sky);
    if (dice == 0)
        return;
    if (sum < ceases * dice && now != Sky::clear) {
        for (const Falling& one : fallings)
            if (one.sky == now && !one.again)
                drop(transaction, one.risk);
        set(transaction, Sky::clear, "weather-cleared");
        return;
    }
    if (sum < begins * dice || now != Sky::clear)
        return;
    for (const Falling& one : fallings)
        if (hasWeather(transaction, one.risk))
            return set(transaction, one.sky, "weather-began");
}

} // namespace strategikon::dbmPlay
