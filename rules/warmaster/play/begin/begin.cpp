#include "rules/warmaster/play/begin/begin.h"

#include "model/text/contains.h"
#include "rules/battlefield.h"
#include "rules/placed.h"
#include "rules/warmaster/play/battle_view.h"
#include "rules/warmaster/play/begin/before.h"
#include "rules/warmaster/play/begin/figures.h"
#include "rules/warmaster/play/begin/placing.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/characters/characters.h"
#include "rules/warmaster/play/ending/levels.h"

#include <algorithm>
#include <set>

namespace strategikon::warmasterPlay {

namespace {

using play::EventBuilder;
using play::Sort;

class Beginning {
public:
    Beginning(Catalogue& catalogue, const Terms& terms, const field::Setup* setUp, const std::string& house)
        : catalogue_(catalogue), terms_(terms), setUp_(setUp)
    {
        builder_.happened("battle-prepared");
        if (!house.empty())
            builder_.setHouse(house);
        builder_.make({.sort = Sort::battle, .kind = "battle"});
    }

    Result<play::State> of(const std::vector<Force>& forces)
    {
        agreed();
        for (const Force& force : forces)
            if (!army(force))
                return faults_;
        if (setUp_ && !setUp_->deployment.troops.empty()) {
            if (const std::string badge = strangerIn(setUp_->deployment, builder_.state()); !badge.empty())
                return Fault{{}, {"play-setup-differs", {{"badge", badge}}}};
            place(*setUp_, builder_);
        }
        bonuses();
        if (!faults_.empty())
            return faults_;
        setLevels(builder_);
        builder_.setPhase("before");
        agenda();
        return builder_.state();
    }

private:
    static constexpr play::Id battle = 1;

    std::string ruled(const std::string& aSwitch) const { return BattleView(builder_.state()).ruled(aSwitch); }

    void agreed()
    {
        setDefaults(builder_, battle);
        builder_.set(battle, state::turns, terms_.turns.value_or(0));
        builder_.set(battle, state::limited, terms_.timeLimit);
        builder_.set(battle, state::visibility, terms_.visibility);
        for (const int side : {0, 1})
            if (walled(side))
                builder_.set(battle, state::walls, builder_.get(battle, state::walls) | 1 << side);
        for (const auto& [id, choice] : terms_.switches)
            for (const play::Switch& one : playTable().switches)
                if (const auto at = std::ranges::find(one.choices, choice); one.id == id && at != one.choices.end())
                    builder_.set(battle, id, int(at - one.choices.begin()));
    }

    // Whether there are city walls on a side's half: terrain whose kind only ladder-carriers may cross.
    bool walled(int side) const
    {
        if (!setUp_)
            return terms_.walls[side];
        const field::Field& field = setUp_->field;
        const Battlefield* known = battlefieldOf(*findSystem("warmaster"));
        return std::ranges::any_of(field.features, [&](const field::Feature& feature) {
            const bool near = boxOf(feature).centre().y * 2 < field.table.depth;
            return near == isNear(setUp_->deployment, side)
                && std::ranges::any_of(feature.pieces, [&](const field::Piece& piece) {
                       const field::Kind* kind = known ? known->kinds.find(piece.kind) : nullptr;
                       return kind && contains(kind->only, "ladders");
                   });
        });
    }

    // Adds an army; false: faults_ says why not.
    bool army(const Force& force)
    {
        const System& system = *findSystem("warmaster");
        const ArmyList* list = catalogue_.find(system.format().id, force.army.list, force.army.edition, faults_);
        if (!list)
            return false;
        Army army = force.army;
        if (ruled("single-elephants") != "errata")
            army.split.clear();
        const Problem problem = system.problem(*list, army, {});
        // Rows that the list does not have would be dropped silently.
        for (const Finding& misfit : bind(problem, army).misfits)
            faults_.push_back({{}, {sentenceOf(misfit), misfit.args}});
        if (!faults_.empty())
            return false;
        const play::Id id = make(force, army, *list);
        const auto bodies = muster(system, problem, army, force.side, Basing::narrow, numbers_[force.side]);
        numbers_[force.side] += int(bodies.size());
        std::vector<Bearer> bearers;
        for (const Mustered& body : bodies)
            bearers.push_back({make(system, problem, body, force, id), rulesOf(problem, body)});
        if (!characters(problem, bodies, bearers, force.side))
            return false;
        shareSets(problem, bodies, bearers);
        makeTraits(builder_, id, bearers, rulesFor(system, *list));
        return true;
    }

    // False where the same named character leads two allied armies (rulebook 2799).
    bool characters(
        const Problem& problem, const std::vector<Mustered>& bodies, const std::vector<Bearer>& bearers, int side)
    {
        for (std::size_t i = 0; i < bodies.size(); ++i) {
            if (!bodies[i].troop.leads || builder_.get(bearers[i].id, state::rank) != Rank::general)
                continue;
            for (const int option : problem.variables[std::size_t(bodies[i].variable)].options)
                if (const strategikon::Option& one = problem.list->options[std::size_t(option)];
                    one.kind == "character" && !characters_[side].insert(problem.list->id + " " + one.id).second) {
                    faults_.push_back({{}, {"play-character-twice", {{"name", DataText{one.name}}}}});
                    return false;
                }
        }
        return true;
    }

    // "A", and "A-2", "A-3" of allies.
    play::Id make(const Force& force, const Army& army, const ArmyList& list)
    {
        const int nth = ++armies_[force.side];
        const std::string letter = force.side == 0 ? "A" : "B";
        const play::Id id = builder_.make({.sort = Sort::army,
            .kind = list.id,
            .name = army.name.empty() ? list.name : army.name,
            .badge = nth == 1 ? letter : letter + "-" + std::to_string(nth),
            .side = force.side});
        builder_.set(id, state::size, std::max(1, army.points / 1000));
        return id;
    }

    play::Id make(const System& system, const Problem& problem, const Mustered& body, const Force& force, play::Id army)
    {
        const field::Troop& troop = body.troop;
        const play::Id id = builder_.make({.sort = troop.leads ? Sort::leader : Sort::body,
            .kind = troop.entry,
            .name = troop.name,
            .badge = troop.badge,
            .side = force.side,
            .within = army});
        const bool broad = force.broad || contains(force.rows, troop.entry);
        for (const auto& [field, value] :
            troop.leads ? commanderValues(system, problem, body) : unitValues(system, problem, body, broad))
            builder_.setNumber(id, field, value);
        if (!troop.leads) {
            const BattleView table(builder_.state());
            if (table.has(id, Special::camels))
                builder_.set(army, state::camels, true);
            if (table.type(id) == Type::chariots)
                builder_.set(army, state::chariots, true);
        }
        return id;
    }

    // The price of upgrades that are bought as a set, over the units that have one of them.
    void shareSets(const Problem& problem, const std::vector<Mustered>& bodies, const std::vector<Bearer>& bearers)
    {
        if (ruled("set-upgrades") != "shared")
            return;
        for (const Tie& tie : problem.list->ties) {
            std::vector<play::Id> having;
            for (std::size_t i = 0; i < bodies.size(); ++i)
                for (const int option : problem.variables[std::size_t(bodies[i].variable)].options)
                    if (contains(tie.options, option))
                        having.push_back(bearers[i].id);
            for (const play::Id unit : having)
                if (tie.kind == Tie::Kind::set)
                    builder_.set(
                        unit, state::points, builder_.get(unit, state::points) + tie.price / int(having.size()));
        }
    }

    // A list's own rules. If an optional rule has the same id, the rule is that of the edition chosen for it.
    std::vector<const SpecialRule*> rulesFor(const System& system, const ArmyList& list)
    {
        std::vector<const SpecialRule*> rules;
        for (const SpecialRule& rule : list.rules) {
            const std::string edition = ruled(rule.id);
            const ArmyList* other = edition.empty() || edition == list.edition
                ? &list
                : catalogue_.find(system.format().id, list.id, edition, faults_);
            for (const SpecialRule& one : (other ? other : &list)->rules)
                if (one.id == rule.id)
                    rules.push_back(&one);
        }
        for (const SpecialRule& rule : system.specials(list.edition))
            rules.push_back(&rule);
        return rules;
    }

    void bonuses()
    {
        for (const Bonus& bonus : terms_.bonuses) {
            if (bonus.kind == state::devastating.id())
                builder_.set(battle, state::devastating, bonus.points);
            else if (bonus.kind == state::glory.id())
                builder_.set(battle, state::glory, bonus.points);
            else if (bonus.kind == "grudge")
                grudge(bonus);
            else
                builder_.set(builder_.make({.sort = Sort::feature,
                                 .kind = bonus.kind,
                                 .name = bonus.of,
                                 .badge = bonus.of,
                                 .side = bonus.side}),
                    state::worth, bonus.points);
        }
    }

    void grudge(const Bonus& bonus)
    {
        bool any = false;
        for (const play::Thing& thing : play::State(builder_.state()).things) {
            if (thing.sort != Sort::leader)
                continue;
            const bool meant =
                bonus.of.empty() ? builder_.get(thing.id, state::rank) == Rank::general : thing.badge == bonus.of;
            if (!meant || (bonus.side != play::nobody && thing.side != 1 - bonus.side))
                continue;
            builder_.set(thing.id, state::bounty, bonus.points);
            any = true;
        }
        if (!any && !bonus.of.empty())
            faults_.push_back({{}, {"terms-nobody", {{"who", bonus.of}}}});
    }

    void agenda()
    {
        std::optional<int> first = terms_.first, edge = terms_.edge;
        if (setUp_ && !setUp_->deployment.troops.empty()) {
            edge = setUp_->deployment.edge0;
            first = first ? first : field::firstTurn(setUp_->deployment);
        }
        const Open open{.turns = !terms_.turns && !terms_.timeLimit,
            .first = !first,
            .edge = !edge,
            .turnsThrown = terms_.turnsThrown};
        builder_.set(battle, state::first, first.value_or(0));
        builder_.set(battle, state::edge, edge.value_or(0));
        for (play::Step& step : stepsBefore(BattleView(builder_.state()), open))
            builder_.queue(std::move(step));
    }

    Catalogue& catalogue_;
    const Terms& terms_;
    const field::Setup* setUp_;
    EventBuilder builder_{play::State{}, fields()};
    std::vector<Fault> faults_{};
    int numbers_[2] = {1, 1}, armies_[2] = {};
    std::set<std::string> characters_[2]{};
};

} // namespace

Result<play::State> begin(Catalogue& catalogue, const std::vector<Force>& forces, const Terms& terms,
    const field::Setup* setUp, const std::string& house)
{
    return Beginning(catalogue, terms, setUp, house).of(forces);
}

} // namespace strategikon::warmasterPlay
