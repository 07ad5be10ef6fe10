#include "rules/warmaster/play/invariants.h"

#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/warmaster/play/battle_view.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

class Judge {
public:
    explicit Judge(const play::State& state) : table_(state) {}

    std::vector<std::string> all()
    {
        state();
        for (const play::Thing& thing : table_.state().things) {
            if (thing.sort == play::Sort::body)
                unit(thing);
            if (thing.sort == play::Sort::leader)
                commander(thing);
            if (play::placeOf(fields(), thing).stands())
                place(thing);
            if (thing.sort == play::Sort::army)
                army(thing);
            if (thing.sort == play::Sort::tie && thing.kind == "engagement" && !thing.gone)
                engagement(thing);
            if (thing.sort == play::Sort::tie && thing.kind == "trait" && !thing.gone)
                wrong(thing.members.empty(), thing, "is a trait that nobody brings");
        }
        return std::move(found_);
    }

private:
    void wrong(bool is, const play::Thing& thing, const char* what)
    {
        if (is)
            found_.push_back((thing.badge.empty() ? std::to_string(thing.id) : thing.badge) + " " + what);
    }

    void told(bool is, const char* what)
    {
        if (is)
            found_.push_back(what);
    }

    // One phase, and before the first turn no open action; over is over.
    void state()
    {
        const play::State& now = table_.state();
        const std::vector<std::string> phases{"before", "initiative", "orders", "commanders", "shooting", "combat"};
        told(!contains(phases, now.phase), "the battle is in no phase");
        told(now.phase == "before" && now.agenda.empty(), "a battle that has not begun asks nothing");
        told((now.phase == "before") != (now.turn == 0), "turns are counted before the first");
        const int turns = table_.get(table_.battle(), state::turns);
        told(turns > 0 && now.turn > turns, "the turn is later than the last one");
        told(now.over && table_.get(1, state::winner) == 0, "a battle that is over has no outcome");
    }

    // What an army counts is what its units are.
    void army(const play::Thing& thing)
    {
        int gone = 0, lost = 0, there = 0;
        for (const play::Thing& one : table_.state().things)
            if (one.sort == play::Sort::body && one.within == thing.id) {
                const bool destroyed = one.gone && !table_.is(one.id, state::removed);
                gone += destroyed;
                lost += destroyed && table_.is(one.id, state::core) ? weightOf(table_, one.id) : 0;
                there += table_.onTable(one.id);
            }
        if (table_.get(thing.id, state::units) == 0) // of a spec, which need not say
            return;
        wrong(gone != table_.get(thing.id, state::gone), thing, "does not count its lost units");
        wrong(lost != table_.get(thing.id, state::lost), thing, "does not count its lost core units");
        wrong(
            table_.is(thing.id, state::withdrawn) && there > 0 && !table_.state().over && table_.state().agenda.empty(),
            thing, "has withdrawn and is still there");
    }

    void unit(const play::Thing& thing)
    {
        const Id id = thing.id;
        wrong(table_.get(id, state::stands) > table_.get(id, state::strength), thing,
            "has more stands than it began with");
        wrong(!table_.is(id, state::removed) && thing.gone != (table_.get(id, state::stands) == 0), thing,
            "is gone with stands or there without");
        wrong(thing.gone != (table_.get(id, state::where) == Where::away), thing, "is gone and somewhere");
        wrong(!thing.gone && table_.get(id, state::hits) >= table_.get(id, state::each) * table_.get(id, state::stands)
                && table_.state().agenda.empty(),
            thing, "has taken all its hits and stands");
        const Id in = table_.get(id, state::engagement);
        wrong(in != 0 && table_[in].gone, thing, "is in an engagement that is over");
        wrong(in != 0 && !table_.onTable(id), thing, "is engaged off the table");
    }

    // Whoever is known to stand somewhere stands on the table.
    void place(const play::Thing& thing)
    {
        wrong(!table_.onTable(thing.id), thing, "stands on the table and is not there");
    }

    void commander(const play::Thing& thing)
    {
        const Id with = table_.get(thing.id, state::joined);
        wrong(with != 0 && table_[with].gone, thing, "is with a unit that is gone");
        wrong(with != 0 && table_[with].side != thing.side, thing, "is with an enemy");
        wrong(with != 0 && !thing.gone && table_.get(with, state::where) != table_.get(thing.id, state::where), thing,
            "is not where its unit is");
        wrong(thing.gone != (table_.get(thing.id, state::where) == Where::away), thing, "is gone and somewhere");
    }

    void engagement(const play::Thing& thing)
    {
        bool sides[2] = {false, false};
        for (const Id member : thing.members) {
            sides[table_[member].side] = true;
            wrong(table_.get(member, state::engagement) != thing.id, table_[member], "does not know its engagement");
        }
        wrong(!sides[0] || !sides[1], thing, "is an engagement of one side");
    }

    BattleView table_;
    std::vector<std::string> found_;
};

} // namespace

std::vector<std::string> violatedInvariants(const play::State& state) { return Judge(state).all(); }

} // namespace strategikon::warmasterPlay
