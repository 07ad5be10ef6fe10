// Cards are built of these, and answers read with them.
#pragma once

#include "model/play/decision.h"
#include "model/play/odds/odds.h"

namespace strategikon::play {

Input whoOf(std::string id, Ids among, int least = 1, int most = 1);
Input factOf(std::string id, Ids among, int most);            // things that the table knows: none is fine
Input yesOrNo(std::string id, bool given);                    // a fact, with what is most likely filled in
Input number(std::string id, int least, int most, int given); // a fact
Input choice(std::string id, std::vector<std::string> options, int given = -1); // given -1: the players decide
Input dice(int count, int reach = 0, bool faces = true, std::string id = "dice");
Input dice(Throw thrown, std::string id = "dice");
// The option that was chosen, by its id.
std::string chosen(const Decision& ask, const Answer& answer, std::string_view input);
// Things named; empty where not noted.
Ids named(const Answer& answer, std::string_view input);
int sum(const Answer& answer, std::string_view input = "dice");
// Of so many dice: what fell, or what may still fall.
Spread fallen(const Answer& answer, int dice);
// How many dice score, a count is taken as it is; or what they come to.
int scored(const Decision& ask, const Answer& answer, std::string_view input = "dice");

} // namespace strategikon::play
