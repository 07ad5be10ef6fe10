// Combats fought to their end: by the rules as they are told here once more, die by die, and by the engine itself.
#pragma once

#include "model/text/contains.h"
#include "tests/play/fights.h"

#include "model/field/random.h"
#include "model/play/record/battle.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace strategikon::fights {

// How a combat ended.
struct Ended {
    bool second = false;
    int winner = play::nobody; // of the last round
    int difference = 0;        // of the second
    std::vector<int> lost{};
};

// A combat, die by die.
template <class Next>
class Fought {
public:
    Fought(const Combat& combat, Next next) : combat_(combat), next_(next), fighters_(combat.first.fighters) {}

    Ended ended()
    {
        const std::size_t many = fighters_.size();
        std::vector<int> struck(many, 0), hits(many, 0);
        for (std::size_t i = 0; i < many; ++i)
            hits[i] = fighters_[i].scored;
        for (const Fighter& one : fighters_)
            for (const Fighter::Batch& batch : one.batches)
                for (int die = 0; die < batch.dice; ++die)
                    hits[batch.target] += next_() >= batch.reach;
        int score[2] = {combat_.first.supports[0], combat_.first.supports[1]};
        bool destroyed[2] = {true, true};
        for (std::size_t i = 0; i < many; ++i) {
            const Fighter& one = fighters_[i];
            taken_.push_back(saved(hits[i], one.armour, one.behind, one.stands * one.each - one.hits));
            score[1 - one.side] += taken_[i] + one.counted;
            destroyed[one.side] = destroyed[one.side] && taken_[i] == one.stands * one.each - one.hits;
        }
        winner_ = decided(score, destroyed);
        Ended end{.winner = winner_, .lost = {}};
        std::vector<int> there;
        for (std::size_t i = 0; i < many; ++i)
            there.push_back(standing(i));
        if (winner_ != play::nobody)
            secondRound(there, std::abs(score[0] - score[1]), end);
        for (std::size_t i = 0; i < many; ++i)
            end.lost.push_back(there[i] == 0 ? fighters_[i].stands : fighters_[i].stands - standing(i));
        return end;
    }

private:
    int saved(int hits, int armour, int behind, int room)
    {
        int through = 0;
        for (int hit = 0; hit < hits; ++hit)
            through += armour == 0 || next_() < armour;
        for (int die = 0; die < behind; ++die)
            through -= next_() == 6 && through > 0;
        return std::min(through, room);
    }

    static int decided(const int (&score)[2], const bool (&destroyed)[2])
    {
        if (destroyed[0] != destroyed[1])
            return destroyed[0] ? 1 : 0;
        return score[0] == score[1] ? play::nobody : score[0] > score[1] ? 0 : 1;
    }

    int standing(std::size_t i) const
    {
        const Fighter& one = fighters_[i];
        const bool beaten = winner_ == 1 - one.side;
        if (combat_.then[i].spent || (beaten && combat_.then[i].falls))
            return 0;
        return one.stands - (one.hits + taken_[i]) / one.each;
    }

    void secondRound(const std::vector<int>& there, int difference, Ended& end)
    {
        int losers = combat_.first.removed[1 - winner_];
        bool scythed = false;
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            losers += fighters_[i].side != winner_;
            scythed = scythed || (fighters_[i].side == winner_ && combat_.then[i].spent);
        }
        const int distance = (std::max(difference, 1) + losers - 1) / losers, bonus = 1 + distance / 3;
        std::vector<int> target(fighters_.size(), -1);
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            const int enemy = combat_.then[i].enemy;
            if (fighters_[i].side == winner_ && there[i] > 0 && combat_.then[i].follows && enemy >= 0
                && there[std::size_t(enemy)] > 0)
                target[i] = enemy;
        }
        for (std::size_t i = 0; i < fighters_.size(); ++i) { // who is pursued strikes back
            if (fighters_[i].side == winner_ || there[i] == 0)
                continue;
            const int enemy = combat_.then[i].enemy;
            const auto pursuer = std::ranges::find(target, int(i));
            if (pursuer != target.end())
                target[i] = enemy >= 0 && target[std::size_t(enemy)] >= 0 ? enemy : int(pursuer - target.begin());
        }
        if (std::ranges::all_of(target, [](int one) { return one < 0; }))
            return;
        std::vector<int> hits(fighters_.size(), 0);
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            if (target[i] < 0)
                continue;
            const Later& later = combat_.then[i];
            const bool shaken = scythed && fighters_[i].counted + taken_[i] > 0;
            const Blows& blows = fighters_[i].side == winner_
                ? later.following[std::min(std::size_t(bonus), later.following.size()) - 1]
                : shaken ? later.shaken
                         : later.beaten;
            for (int die = blows.dice(there[i]); die > 0; --die)
                hits[std::size_t(target[i])] += next_() >= 4;
        }
        int score[2] = {combat_.supports[0], combat_.supports[1]};
        bool destroyed[2] = {!combat_.backed[0], !combat_.backed[1]};
        for (std::size_t i = 0; i < fighters_.size(); ++i) {
            if (target[i] < 0)
                continue;
            const Fighter& one = fighters_[i];
            const int room = one.stands * one.each - one.hits - taken_[i];
            const int more = saved(hits[i], combat_.then[i].armour, one.behind, room);
            taken_[i] += more;
            score[1 - one.side] += more;
            destroyed[one.side] = destroyed[one.side] && more == room;
        }
        end.second = true;
        end.difference = score[0] - score[1];
        end.winner = decided(score, destroyed);
    }

    const Combat& combat_;
    Next next_;
    const std::vector<Fighter>& fighters_;
    std::vector<int> taken_{};
    int winner_ = play::nobody;
};

// Answers as the combat takes it for granted: everybody strikes at his enemy and follows it.
class Fighting {
public:
    Fighting(const play::State& beginning, const Combat& combat, field::Random& random)
        : state_(beginning), combat_(combat), random_(random)
    {
    }

    Ended ended()
    {
        Ended end;
        int round = 0;
        do {
            const auto open = game_.can(state_);
            const auto ask =
                std::ranges::find_if(open, [](const Decision& one) { return one.step || one.what == "fight"; });
            if (ask == open.end() || (ask->what == "fight" && round > 0))
                break;
            const auto resolved = game_.resolve(state_, answer(*ask, round));
            if (resolved.refused)
                throw std::runtime_error(ask->what + ": " + english(*resolved.refused));
            for (const play::Event& event : resolved.events) {
                round += event.what == "round-began";
                if (event.what == "combat-won" || event.what == "combat-drawn") {
                    end.winner = event.what == "combat-drawn" ? play::nobody : state_[event.on.front()].side;
                    if (round == 2)
                        end.difference =
                            (event.of("score") - event.of("against", event.of("score"))) * (end.winner == 1 ? -1 : 1);
                }
                play::apply(state_, event);
            }
        } while (true);
        end.second = round == 2;
        for (const Fighter& one : combat_.first.fighters)
            end.lost.push_back(one.stands - BattleView(state_).get(one.unit, "stands"));
        return end;
    }

private:
    const Later& laterOf(Id unit) const
    {
        const auto& fighters = combat_.first.fighters;
        const auto at = std::ranges::find_if(fighters, [unit](const Fighter& one) { return one.unit == unit; });
        return combat_.then[std::size_t(at - fighters.begin())];
    }
    Id enemyOf(Id unit) const { return combat_.first.fighters[std::size_t(laterOf(unit).enemy)].unit; }

    Answer answer(const Decision& ask, int round)
    {
        Answer answer{ask.what, ask.who, {}, true};
        for (const Input& input : ask.inputs)
            if (input.kind == Input::Kind::dice) {
                std::vector<int> faces;
                for (int die = 0; die < input.dice.count; ++die)
                    faces.push_back(random_.die(6));
                answer.set(input.id, faces);
            } else if (input.given) {
                answer.set(input.id, *input.given);
            }
        if (ask.find("run-over")) // elephants trample nobody
            answer.set("run-over", {});
        if (ask.what == "attack")
            attack(ask, answer);
        if (ask.what == "aftermath")
            follow(ask, answer, round);
        return answer;
    }

    void attack(const Decision& ask, Answer& answer)
    {
        if (ask.find("stands")->given->front() == 0) // all have struck
            return;
        const BattleView table(state_);
        const Id unit = ask.on.front();
        const Ids& enemies = ask.find("target")->among;
        Id target = enemyOf(unit);
        if (!contains(enemies, target))
            target = *std::ranges::find_if(enemies, [&](Id one) { return enemyOf(one) == unit; });
        answer.set("target", {target});
        if (ask.find("terror"))
            answer.set("terror", {int(feelsTerror(table, unit, target))});
    }

    void follow(const Decision& ask, Answer& answer, int round)
    {
        const auto& units = ask.find("unit")->among;
        const Id unit = units.front();
        const Input& does = *ask.find("does");
        const auto option = [&](const char* id) {
            return int(std::ranges::find_if(does.options, [id](const play::Option& one) { return one.id == id; })
                - does.options.begin());
        };
        const Input* contacts = ask.find("contacts");
        const bool there = contacts && contains(contacts->among, enemyOf(unit));
        answer.set("unit", {unit});
        answer.set("still-touching", {});
        if (round == 1 && laterOf(unit).follows && there) {
            answer.set("does", {option("pursue")});
            // With whom the one before has caught up as well: all remain in one combat.
            std::vector<int> contacts{enemyOf(unit)};
            if (caught_ != 0 && caught_ != contacts.front())
                contacts.push_back(caught_);
            caught_ = contacts.front();
            answer.set("contacts", contacts);
            answer.set("horse-front", {0});
        } else {
            answer.set("does", {option("stand")});
        }
        std::erase_if(answer.inputs, [&](const auto& one) { return !ask.find(one.first); });
    }

    const play::Game& game_ = warmasterGame();
    play::State state_;
    const Combat& combat_;
    field::Random& random_;
    Id caught_ = 0;
};

} // namespace strategikon::fights
