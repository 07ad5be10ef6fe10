// What the library is expected to do, in the plainest way: whole states of each scope kept in lists.
#pragma once

#include "support.h"

#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace strategikon {

// Takes random steps on a library and on itself.
class UndoModel {
public:
    UndoModel(const std::string& path, unsigned seed);

    std::string step();       // what was done
    std::string difference(); // between library and model, "" if none
    void reopen();
    void close();

private:
    struct State { // of one scope: an army, a battlefield, or the collection
        std::optional<ArmyContent> army;
        std::optional<FieldContent> field;
        bool archived = false;
        std::map<std::string, StandType> stands;                  // aside not kept here
        std::map<std::pair<std::string, std::string>, int> aside; // stands, army
        bool operator==(const State&) const = default;
    };
    struct Action {
        std::string scope;
        State before, after;
    };

    int upTo(int last) { return std::uniform_int_distribution<int>(0, last)(random_); }
    std::string anyName();
    std::string anyArmy(bool present);
    std::string anyStands();
    void did(const std::string& scope, const State& after);
    void takeBack(const Scope& scope);
    void bringBack(const Scope& scope);
    void changeArmy();
    void changeField();
    void changeCollection();
    std::string armyDifference();
    std::string fieldDifference();
    std::string collectionDifference();
    std::string reachDifference(const Scope& scope);

    std::string path_;
    std::mt19937 random_;
    std::optional<Library> library_;
    std::map<std::string, State> states_; // by scope
    std::vector<std::string> armies_;     // ids ever given
    std::vector<std::string> fields_;     // the same
    std::vector<Action> done_, undone_;   // in the order in which they came there
    bool lastWasMark_ = false;
    int entries_ = 0;
    std::string what_;
};

// Every row the log is about, by kind and key, once worked out from the log alone and once as it stands.
std::map<std::string, std::string> foldedLog(const std::string& path);
std::map<std::string, std::string> keptRows(const std::string& path);

} // namespace strategikon
