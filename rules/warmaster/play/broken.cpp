#include "rules/warmaster/play/broken.h"

#include "rules/warmaster/play/table.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

class Judge {
public:
    explicit Judge(const play::State& state) : table_(state) {}

    std::vector<std::string> all()
    {
        for (const play::Thing& thing : table_.state().things) {
            for (const int value : thing.fields)
                wrong(value < 0, thing, "has a negative field");
            if (thing.sort == play::Sort::body)
                unit(thing);
            if (thing.sort == play::Sort::leader)
                commander(thing);
            if (thing.sort == play::Sort::tie && thing.kind == "engagement" && !thing.gone)
                engagement(thing);
        }
        return std::move(found_);
    }

private:
    void wrong(bool is, const play::Thing& thing, const char* what)
    {
        if (is)
            found_.push_back((thing.badge.empty() ? std::to_string(thing.id) : thing.badge) + " " + what);
    }

    void unit(const play::Thing& thing)
    {
        const Id id = thing.id;
        wrong(table_.get(id, "stands") > table_.get(id, "strength"), thing, "has more stands than it began with");
        wrong(thing.gone != (table_.get(id, "stands") == 0), thing, "is gone with stands or there without");
        wrong(!thing.gone && table_.get(id, "hits") >= table_.get(id, "each") * table_.get(id, "stands")
                && table_.state().agenda.empty(),
            thing, "has taken all its hits and stands");
        const Id in = table_.get(id, "engagement");
        wrong(in != 0 && table_[in].gone, thing, "is in an engagement that is over");
        wrong(in != 0 && !table_.onTable(id), thing, "is engaged off the table");
    }

    void commander(const play::Thing& thing)
    {
        const Id with = table_.get(thing.id, "joined");
        wrong(with != 0 && table_[with].gone, thing, "is with a unit that is gone");
        wrong(with != 0 && table_[with].side != thing.side, thing, "is with an enemy");
    }

    void engagement(const play::Thing& thing)
    {
        bool sides[2] = {false, false};
        for (const Id member : thing.members) {
            sides[table_[member].side] = true;
            wrong(table_.get(member, "engagement") != thing.id, table_[member], "does not know its engagement");
        }
        wrong(!sides[0] || !sides[1], thing, "is an engagement of one side");
    }

    Table table_;
    std::vector<std::string> found_;
};

} // namespace

std::vector<std::string> broken(const play::State& state) { return Judge(state).all(); }

} // namespace strategikon::warmasterPlay
