// One volley of the Shooting phase: who may shoot, what an answer of the card "shoot" means, and its chances.
#pragma once

#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/shooting/cover.h"

namespace strategikon::warmasterPlay {

struct Volley {
    Ids shooters{}, beyond{};
    Id target = 0;
    int out = 0;    // stands that do not shoot; the last named keep them
    int stands = 0; // that shoot
    int dice = 0;   // at the target
    int left = 0;   // stands behind it that light artillery can still strike
    Cover cover{};
};

bool allowsNoArmour(const BattleView& table, Id shooter); // rulebook 4513, 4536
bool strikesThrough(const BattleView& table, Id shooter); // rulebook 4538

int mostThrough(const BattleView& table, int stands); // stands that so many bolts of light artillery may strike besides
int standsToShoot(const BattleView& table, Id unit);  // those that have not shot yet
Ids ableToShoot(const BattleView& table);             // of the side whose turn it is (rulebook 1256)
Ids shootable(const BattleView& table);               // enemies that are not engaged (rulebook 1260)
Ids behindTargets(const BattleView& table);           // enemies, and friends in combat with them (rulebook 4544)

// Facts of the cards; a message where they contradict each other or one is wanting that counts.
std::optional<Message> readCover(const BattleView& table, const Answer& answer, Id target, Cover& cover);
std::optional<Message> readVolley(const BattleView& table, const Answer& answer, Volley& volley);

Preview previewVolley(const BattleView& table, const Step& step, const Answer& answer);
Preview previewShots(const Exposed& target, int dice, int armour);

// The step "saves": hits on a unit, its armour, and where they count.
Rule saves();

} // namespace strategikon::warmasterPlay
