// A charge and the combat that it leads to, played as it is filled in, with a look at each card on the way.
#pragma once

#include "blows.h"
#include "findings.h"
#include "situations.h"

#include "model/play/record/battle.h"

namespace judged {

class Melee {
public:
    Melee(const play::Game& game, const Duel& duel, Findings& findings, Random& random);
    void fightOut();

private:
    struct Charge {
        play::Id charger = 0;
        std::string edge{};
    };
    bool charges(play::Id charger);
    void tellPlaces();
    void answerSteps(); // until an action is open
    bool step(const play::Decision& ask);
    void look(const play::Decision& ask, const play::Answer& answer, const Verdicts& verdicts);
    void lookAt(const play::Decision& ask);
    void lookAtAttack(const Table& now, const play::Decision& ask);
    void note(const play::Decision& ask, const play::Answer& answer);
    std::optional<Met> met() const;
    Met asNow(Met met, const Table& now);
    play::Answer filledIn(const play::Decision& ask);
    std::optional<play::Decision> open(const std::string& what) const;
    const play::State& state() const { return battle_.state(); }

    const play::Game& game_;
    const Duel& duel_;
    Findings& findings_;
    Random& random_;
    play::Battle battle_;
    Table before_;
    std::vector<Charge> made_{};
    std::map<play::Id, Blows> declared_{}; // by unit, in this round
    int rounds_ = 0;                       // 1: the first is being fought; 2: it is over
    bool pikes_ = true;                    // a phalanx is defended against horses (E99)
    Unit one_{}, other_{};
};

} // namespace judged
