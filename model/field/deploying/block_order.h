// How blocks are best drawn up: each in a strip of its side's zone, its bodies in groups. Used inside model/field only.
#pragma once

#include "battle_order.h"

#include <functional>
#include <map>

namespace strategikon::field {

// Foot in the middle, in files as deep as its kind fights; mounted troops on its wings, the fastest outermost, or all
// on the wing of a block that stands at the end of its army; skirmishers ahead of the foot, reserves behind it, its
// leader behind the middle. What is too wide for the ground stands in several lines. `wing`: -1 where the block is at
// the left end, 1 at the right, as its side sees it.
std::vector<Slot> blockOrder(const Bodies& bodies, const Parade& parade, int wing);
// How wide it would like to be.
double wishedWidth(const Bodies& bodies);

// Bodies with the base edge at their rear, side by side about the middle of it.
std::vector<Slot> campOrder(const Bodies& bodies, const Table& table, bool near, const Fits& fits);

// Where each block of the notes goes: the zone cut into rows, and each row by how wide its blocks would like to be;
// `ground` says which part of a row of so wide blocks is best.
using RowGround = std::function<Box(const Box& row, double wish)>;
std::map<std::string, Box> strips(const Deployment& deployment, const Table& table, int side, const RowGround& ground);
// -1, 1: a block at the left or right end of its row; 0: between others, or alone.
int wingOf(const Notes& notes, const std::string& block);

// What a side may write down: the commander in the middle, those with the most mounted troops at the ends, nobody away.
Notes plainNotesOf(const Deployment& deployment, int side);
// Anything that the rules allow, by chance.
Notes randomNotesOf(const Deployment& deployment, int side, Random& random);

} // namespace strategikon::field
