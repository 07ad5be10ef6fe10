// Kinds of elements as the rulebook names them: a type with a grade (rulebook 120-246), and sets of them as the tables
// write them: "Sp|Pk|Hd(O)", "mounted".
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

namespace strategikon::dbmPlay {

// In the order of the words of the field "type".
enum class Type { El, Kn, Cv, LH, Cm, Exp, Sp, Pk, Bd, Wb, Ax, Bw, Ps, Art, WWg, Hd, Gal, Shp, Bts, Bge };
constexpr int types = int(Type::Bge) + 1;
enum class Grade { S, O, I, F, X };
constexpr int grades = int(Grade::X) + 1;

const std::vector<std::string>& typeWords();
const std::vector<std::string>& gradeWords();

struct Kind {
    Type type = Type::Sp;
    Grade grade = Grade::O;
    friend bool operator==(const Kind&, const Kind&) = default;
};
std::string written(const Kind& kind); // "Kn(X)"
Kind kindOf(std::string_view written); // one kind; of no grade: ordinary
// Words of fields that hold a kind or none: "none", then each kind.
const std::vector<std::string>& kindWords();
int wordOf(const Kind& kind); // its place among them
Kind kindAt(int word);        // not of "none"

// An element in a fight: what it is, and what it counts as there. They differ for exception troops alone.
struct Classified {
    Kind is{}, as{};
    friend bool operator==(const Classified&, const Classified&) = default;
};

class Kinds {
public:
    Kinds() = default;
    // Kinds, types and classes joined by "|". A grade of exception troops means those that are it; all else means what
    // an element counts as.
    explicit Kinds(std::string_view written);
    static Kinds one(std::string_view word); // a kind or type: no class

    bool hold(const Classified& element) const;
    bool include(const Kinds& others) const { return (others.as_ & ~as_).none(); }
    bool empty() const { return as_.none() && is_.none(); }
    void take(const Kinds& others);
    Kinds without(const Kinds& others) const; // an exception is none of the class, whatever names it

private:
    std::bitset<std::size_t(types) * std::size_t(grades)> as_{}, is_{};
};

const Kinds& mountedTroops();
const Kinds& footTroops();
const Kinds& navalTroops();
const Kinds& skirmishers();
const Kinds& lightTroops();
const Kinds& trainOfArmies();
const Kinds& infantry();

} // namespace strategikon::dbmPlay
