// How often the judge looked, and what he found filled in that is not so.
#pragma once

#include "facts.h"

#include <map>

namespace judged {

class Findings {
public:
    // A card as it is filled in beside what is answered already, in a situation that its seed brings back.
    void look(const std::string& situation, const play::State& state, const play::Decision& card,
        const play::Answer& answer, const Verdicts& verdicts);
    std::string table() const;
    std::vector<std::string> faults{};
    std::vector<std::string> seldom(int least) const; // kinds that were judged less often

private:
    struct Row {
        int judged = 0, asked = 0, otherwise = 0, open = 0, wrong = 0;
    };
    std::map<std::string, Row> rows_{};
};

} // namespace judged
