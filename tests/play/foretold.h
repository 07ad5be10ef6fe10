// What a charge is foretold to come to, and the same told another way: every throw of the dice on the way told apart,
// and added up.
#pragma once

#include "tests/play/fights.h"

#include "model/play/ahead.h"

#include <QTest>

#include <cmath>

namespace strategikon::fights {

using play::Assumption;
using play::Course;
using play::Prospect;
using play::State;
using play::Supposed;

using Figures = std::map<std::string, double>; // by what, whom and which
using Supposeds = std::vector<Supposed>;

inline const play::Game& game() { return warmasterGame(); }

inline State after(State state, const play::Resolved& came)
{
    for (const play::Event& event : came.events)
        play::apply(state, event);
    return state;
}

inline const Prospect* find(const std::vector<Prospect>& all, const char* what, Id whose = 0)
{
    const auto it = std::ranges::find_if(
        all, [&](const Prospect& one) { return one.what == what && (whose == 0 || one.on.front() == whose); });
    return it == all.end() ? nullptr : &*it;
}

inline Figures figuresOf(const Prospect& prospect)
{
    Figures all;
    for (const Prospect::Line& line : prospect.lines)
        for (const Prospect::Figure& figure : line.figures)
            all[line.what + ' ' + (line.on.empty() ? "" : std::to_string(line.on.front())) + ' ' + figure.id] =
                figure.value;
    return all;
}

// The combat in which a unit stands.
inline Figures standing(const State& state, Id unit)
{
    for (const Prospect& prospect : play::ahead(game(), state))
        for (const Prospect::Line& line : prospect.lines)
            if (prospect.what == "combat" && line.what.empty() && line.on == Ids{unit})
                return figuresOf(prospect);
    return {};
}

inline bool isOnTheWay(const State& state)
{
    return !state.agenda.empty()
        && std::ranges::any_of(state.agenda, [](const Step& one) { return one.what == "meet"; });
}

// A card answered as is supposed, or as it is filled in; nobody evades and nobody comes round unless it is said.
inline Answer expected(const Decision& ask, const Supposeds& all)
{
    Answer answer{.what = ask.what, .who = ask.who};
    for (const Input& input : ask.inputs) {
        const auto* said = play::supposed(all, input.id, ask.on);
        answer.set(input.id, said ? *said : input.given.value_or(input.id == "reaction" ? Ids{0} : Ids{}));
    }
    return answer;
}

inline double choose(int n, int k) { return k == 0 ? 1 : choose(n - 1, k - 1) * n / k; }

// Every throw on the way, until the lines have met.
class Everything {
public:
    Everything(const State& before, Id charger, const Supposeds& all) : before_(before), charger_(charger), all_(all) {}

    void from(const State& state, double chance = 1)
    {
        const bool coming = !state.agenda.empty() && state.agenda.back().what == "envelop";
        if (!isOnTheWay(state) && !coming)
            return met(state, chance);
        const Decision ask = game().can(state).front();
        const Input* dice = nullptr;
        for (const Input& input : ask.inputs)
            if (input.kind == Input::Kind::dice)
                dice = &input;
        if (!dice)
            return from(after(state, game().resolve(state, expected(ask, all_))), chance);
        const double one = (7 - dice->dice.reach) / 6.;
        const int count = dice->dice.count;
        thrown += count;
        for (int many = 0; many <= count; ++many) {
            Answer answer{.what = ask.what, .who = ask.who};
            std::vector<int> faces(std::size_t(count), 6);
            std::fill(faces.begin(), faces.begin() + (count - many), 1);
            answer.set(dice->id, faces);
            from(after(state, game().resolve(state, answer)),
                chance * choose(count, many) * std::pow(one, many) * std::pow(1 - one, count - many));
        }
    }

    Figures figures{};
    double met_ = 0; // the chance of a combat
    int thrown = 0;

private:
    void met(const State& state, double chance)
    {
        const BattleView now(state), before(before_);
        const std::string its = ' ' + std::to_string(charger_) + ' ';
        for (const auto& [key, value] : standing(state, charger_)) {
            figures[key] += chance * value;
            met_ += key == "drawn  in-the-end" ? chance : 0;
        }
        figures[its + "stands-lost"] += chance * (before.get(charger_, "stands") - now.get(charger_, "stands"));
        figures[its + "destroyed"] += chance * now[charger_].gone;
    }

    const State& before_;
    Id charger_;
    const Supposeds& all_;
};

inline void compare(const Figures& expected, Figures came, const char* where)
{
    for (const char* beside : {"no-combat  ", "charge-ordered  "})
        came.erase(beside);
    std::erase_if(came, [](const auto& one) { return one.first.ends_with("with-order"); });
    QVERIFY2(came.size() == expected.size(),
        qPrintable(QString("%1: %2 figures, not %3").arg(where).arg(came.size()).arg(expected.size())));
    for (const auto& [key, value] : expected)
        QVERIFY2(came.count(key) && std::abs(came[key] - value) < 1e-9,
            qPrintable(
                QString("%1, %2: %3, not %4").arg(where, QString::fromStdString(key)).arg(came[key]).arg(value)));
}

inline Id badged(const State& state, const std::string& badge)
{
    for (const play::Thing& thing : state.things)
        if (thing.badge == badge)
            return thing.id;
    return 0;
}

} // namespace strategikon::fights
