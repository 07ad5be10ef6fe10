// A layer under SQLite that lets one operation on the disk fail, or all from one on. Only for tests.
#pragma once

#include <string>

namespace strategikon {

struct FaultPlan {
    int at = 0;          // the operation that fails, counted from 1; 0: none
    bool sticky = false; // and all after it
    int result = 0;      // what SQLite is told; 0: the input/output error that fits the operation
};

// Puts the layer under everything SQLite opens from now on. Counted are: opening, writing, cutting, syncing and
// removing files, and making room for the index of the log. A write that fails has written its first half, as a disk
// does that runs full or loses its power.
void installFaultVfs();

void arm(const FaultPlan& plan); // begins counting anew
int faultsMet();                 // how many operations failed since; ends the plan

} // namespace strategikon
