// A throw: its dice, whose they are, and how what falls is read. Card, die pad, luck and exact odds all read this
// value.
#pragma once

#include "model/play/odds/odds.h"

#include <functional>
#include <string>
#include <vector>

namespace strategikon::play {

constexpr int asLongAsTheyFall = 20; // throws of one die: that one goes on longer has a chance below 1e-9

// Faces that are thrown again, and what counts then. Every die that falls is noted: those that are thrown again come
// behind all the others, in the order of the dice they stand for.
struct Again {
    enum class Keep { last, better, added };
    std::vector<int> faces{};
    int times = 1; // each die, at most asLongAsTheyFall
    Keep keep = Keep::last;
    friend bool operator==(const Again&, const Again&) = default;
};

struct Throw {
    int count = 0, sides = 6;
    int reach = 0;          // each scores at this and above; 0: the sum or the faces count
    int atMost = 0;         // the sum succeeds at this and below; 0: it does not
    int atLeast = 0;        // the sum succeeds at this and above; 0: it does not
    std::string against{};  // it succeeds above the sum of that other throw of its card
    int plus = 0;           // added to the sum
    std::vector<int> row{}; // what a die counts as, by its face from 1 on; empty: its face
    Again again{};
    int whose = -1;      // side; -1: of whoever answers
    bool faces = true;   // false: only how many score matters, so a count may be given
    bool feared = false; // whoever throws hopes that it does not succeed

    bool isRead() const { return reach != 0 || atMost != 0 || atLeast != 0 || !against.empty(); }
    friend bool operator==(const Throw&, const Throw&) = default;
};

using Faces = std::vector<int>;

bool isCount(const Throw& thrown, const Faces& faces); // how many scored, in place of faces
// Dice that fall in all, where these have fallen: more than `count` where some are thrown again. A face that has not
// fallen yet is 0.
int wanted(const Throw& thrown, const Faces& faces);
// What each die counts as in the end, by the row and with what was thrown again.
Faces counted(const Throw& thrown, const Faces& faces);
// How many score; else the sum with what is added to it.
int score(const Throw& thrown, const Faces& faces);
// Whether it does what it has to, with that score. `other`: what it is thrown against.
bool succeeds(const Throw& thrown, int score, int other = 0);
// The score before anything falls, exact.
Spread scores(const Throw& thrown);
// That it succeeds: of one whose dice score each, at least once. `other`: what it is thrown against.
double chanceOf(const Throw& thrown, const Spread& other = Spread(0));
// Throws what is still wanted.
Faces thrownOn(const Throw& thrown, Faces faces, const std::function<int(int sides)>& die);

} // namespace strategikon::play
