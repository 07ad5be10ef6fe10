// What the signature reads of a battle, written down plainly: each member of each type, in an order of its own, so that
// the text changes when a value does and never with how the program writes for people or for files.
#pragma once

#include "model/play/ahead.h"
#include "model/play/record/battle.h"

namespace playtest {

using namespace strategikon;

// Texts of whole lines. Things are named by what `state` calls them, and by their numbers.
class Plain {
public:
    explicit Plain(const play::State& state) : state_(state) {}

    std::string beginning(const play::Fields& fields) const;
    std::string answered(const play::Answer& answer) const;
    std::string refused(const play::Answer& answer, const Message& why) const;
    std::string happened(const std::vector<play::Event>& events, const play::Fields& fields) const;
    std::string asked(const play::Decision& ask) const;
    std::string previewed(const play::Answer& answer, const play::Preview& preview) const;
    std::string told(const play::Answer& answer, const std::vector<play::MapFact>& told) const;
    std::string ahead(const std::vector<play::Prospect>& prospects) const;

private:
    std::string name(play::Id id) const;
    std::string names(const std::vector<play::Id>& ids) const;
    std::string values(const play::Answer& answer) const;
    std::string thing(const play::Thing& thing, const play::Fields& fields) const;
    std::string step(const play::Step& step) const;
    std::string change(const play::Change& change, const play::Fields& fields) const;
    std::string input(const play::Input& input) const;
    std::string prospect(const play::Prospect& prospect) const;

    const play::State& state_;
};

// To a billionth, with a little added that no fraction of dice has: the order of a sum, which may tip the last bit,
// never decides between two roundings.
std::string plainFigure(double value);

} // namespace playtest
