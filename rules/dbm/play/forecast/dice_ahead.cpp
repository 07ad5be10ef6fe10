// What the initiative dice of a bound may bring before they are thrown: allies who hold back or commit themselves,
// panic, weather, flank marches. Each face is tried by the rule that takes the dice.
#include "model/text/contains.h"
#include "rules/dbm/play/command/initiative.h"
#include "rules/dbm/play/forecast/prospects.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/night/weather.h"

#include <algorithm>
#include <functional>

namespace strategikon::dbmPlay {

namespace {

using play::Prospect;
using play::Spread;

// The chance that of these numbers one comes that does it, tried on the state as it is.
double chanceThat(const BattleView& table, const Spread& numbers, const std::function<bool(Transaction&, int)>& comes)
{
    double chance = 0;
    for (int number = numbers.least(); number <= numbers.most(); ++number) {
        Transaction tried(table.state());
        tried.happened("supposed");
        if (comes(tried, number))
            chance += numbers.chance(number);
    }
    return chance;
}

// The highest, or the lowest, of so many dice.
Spread extreme(int dice, bool highest)
{
    const Spread one = play::die();
    Spread all = one;
    for (int i = 1; i < dice; ++i)
        all = all.then([&](int face) {
            return one.map([=](int other) { return highest ? std::max(face, other) : std::min(face, other); });
        });
    return all;
}

struct Brought {
    const char* event; // of the rule that takes a die
    const char* line;
};
constexpr Brought brought[] = {{"unreliable", "holds-back"}, {"committed", "commits"}, {"demoralised", "panics"},
    {"stands-still", "stands-still"}};

class Throw {
public:
    Throw(const BattleView& table, int side) : table_(table), all_(whoThrow(table, side)), dealt_(dealtTo(table, side))
    {
    }

    std::vector<Prospect::Line> lines() const
    {
        std::vector<Prospect::Line> lines;
        for (const Id command : all_)
            for (const Brought& one : brought)
                if (const auto line = lineOf(command, one))
                    lines.push_back(*line);
        for (const Id command : all_)
            if (const Id general = table_.generalOf(command);
                general != 0 && table_.get(general, state::where) == Where::waiting)
                lines.push_back(arrival(command));
        addWeather(lines);
        return lines;
    }

private:
    double chanceOf(Id command, const Brought& one, const Spread& die) const
    {
        return chanceThat(table_, die, [&](Transaction& tried, int face) {
            Ids announced;
            consequences(tried, command, face, announced);
            const auto events = tried.taken();
            return std::ranges::any_of(
                events, [&](const play::Event& event) { return event.what == one.event && event.on == Ids{command}; });
        });
    }

    std::optional<Prospect::Line> lineOf(Id command, const Brought& one) const
    {
        if (chanceOf(command, one, play::die()) <= 0)
            return {};
        Prospect::Line line{.what = one.line, .on = {command}};
        if (!contains(dealt_, command))
            line.figures = {{"", chanceOf(command, one, play::die())}};
        else // whoever deals may give it any of them
            for (const bool highest : {true, false})
                line.figures.push_back({highest ? "highest-die" : "lowest-die",
                    chanceOf(command, one, extreme(int(dealt_.size()), highest))});
        return line;
    }

    // By its throw after so many.
    Prospect::Line arrival(Id command) const
    {
        const double misses = play::die().atMost(table_.figure("flank-march", "face") - 1);
        Prospect::Line line{.what = "arrives", .on = {command}};
        double never = 1;
        for (const char* id : {"this-throw", "second-throw", "third-throw", "fourth-throw"})
            line.figures.push_back({id, 1 - (never *= misses)});
        return line;
    }

    void addWeather(std::vector<Prospect::Line>& lines) const
    {
        const Sky now = table_.get(table_.battle(), state::sky);
        const int dice = int(countForWeather(table_, all_).size());
        const double chance = chanceThat(table_, play::sumOf(dice), [&](Transaction& tried, int sum) {
            weatherTurns(tried, sum, dice);
            return tried.get(tried.battle(), state::sky) != now;
        });
        if (dice > 0 && chance > 0)
            lines.push_back(
                {.what = now == Sky::clear ? "weather-begins" : "weather-clears", .figures = {{"", chance}}});
    }

    const BattleView& table_;
    Ids all_, dealt_;
};

} // namespace

std::optional<Prospect> diceAhead(const BattleView& table)
{
    const auto& agenda = table.state().agenda;
    if (agenda.empty() || agenda.back().what != "pips")
        return {};
    Prospect seen{.what = "dice", .lines = Throw(table, agenda.back().who).lines()};
    return seen.lines.empty() ? std::nullopt : std::optional(seen);
}

} // namespace strategikon::dbmPlay
