#include "rules/dbm/play/setup/begin.h"

#include "model/field/deploying/works.h"
#include "model/field/terrain/choosing.h"
#include "model/text/contains.h"
#include "rules/battlefield.h"
#include "rules/dbm/access.h"
#include "rules/dbm/elements.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/battle_view.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rivers/rivers.h"
#include "rules/dbm/play/setup/placing.h"
#include "rules/dbm/play/steps.h"
#include "rules/dbm/play/works/works.h"
#include "rules/placed.h"
#include "rules/setup.h"
#include "rules/tables.h"

#include <algorithm>
#include <charconv>

namespace strategikon::dbmPlay {

namespace {

using dbmRules::any;
using play::EventBuilder;
using play::Sort;

struct Terms {
    std::optional<int> invader{};
    bool civilWar = false, campaign = false, town = false;
    std::optional<dbmRules::Access> access{}; // nothing: as the battlefield has it
    std::vector<std::pair<std::string, std::string>> switches{};
};

std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

Fault fault(const char* code, Arguments args) { return {{}, {code, std::move(args)}}; }

// In the order of Access.
const std::vector<std::string> waysForVessels{"none", "river", "waterway"};

std::optional<Fault> putTerm(Terms& terms, const std::string& name, const std::string& value)
{
    if (name == "invader") {
        static const std::map<std::string, int, std::less<>> sides{
            {"A", 0}, {"a", 0}, {"0", 0}, {"B", 1}, {"b", 1}, {"1", 1}};
        const auto side = sides.find(value);
        if (value != "die" && side == sides.end())
            return fault("dbm-term-value", {{"term", name}, {"value", value}, {"allowed", "die, A, B"}});
        if (value != "die")
            terms.invader = side->second;
        return {};
    }
    for (const auto& [flag, into] :
        {std::pair{"civil-war", &Terms::civilWar}, {"campaign", &Terms::campaign}, {"town", &Terms::town}}) {
        if (name != flag)
            continue;
        if (value != "0" && value != "1")
            return fault("dbm-term-value", {{"term", name}, {"value", value}, {"allowed", "0, 1"}});
        terms.*into = value == "1";
        return {};
    }
    if (name == "vessels") {
        const auto way = std::ranges::find(waysForVessels, value);
        if (way == waysForVessels.end() && value != "field")
            return fault(
                "dbm-term-value", {{"term", name}, {"value", value}, {"allowed", "field, none, river, waterway"}});
        if (value != "field")
            terms.access = dbmRules::Access(way - waysForVessels.begin());
        return {};
    }
    std::vector<std::string> all{"invader", "civil-war", "vessels", "campaign", "town"};
    for (const play::Switch& one : playTable().switches) {
        all.push_back(one.id);
        if (one.id != name)
            continue;
        if (!contains(one.choices, value))
            return fault("dbm-term-value", {{"term", name}, {"value", value}, {"allowed", listed(one.choices)}});
        terms.switches.emplace_back(name, value);
        return {};
    }
    return fault("dbm-term-unknown", {{"term", name}, {"allowed", listed(all)}});
}

int indexIn(const std::vector<std::string>& words, std::string_view word)
{
    const auto it = std::ranges::find(words, word);
    return it == words.end() ? 0 : int(it - words.begin());
}

Rank rankOf(const dbmRules::Element& element)
{
    const std::string& role = element.role();
    return role == "c-in-c"      ? Rank::chief
        : role == "sub-general"  ? Rank::subGeneral
        : role == "ally-general" ? Rank::ally
                                 : Rank::none;
}

// Of commands, as their players write them.
std::string numeral(int number)
{
    constexpr const char* all[] = {"I", "II", "III", "IV"};
    return number >= 1 && number <= 4 ? all[number - 1] : std::to_string(number);
}

class Beginning {
public:
    Beginning(Catalogue& catalogue, const BattlePlan& plan, const Terms& terms)
        : catalogue_(catalogue)
        , plan_(plan)
        , terms_(terms)
        , access_(terms.access ? *terms.access
                  : plan.setUp ? dbmRules::accessOf(plan.setUp->field)
                               : dbmRules::Access::none)
    {
        builder_.happened("battle-prepared");
        if (!plan.house.empty())
            builder_.setHouse(plan.house);
        builder_.make({.sort = Sort::battle, .kind = "battle"});
    }

    Result<play::State> state()
    {
        setDefaults(builder_, 1);
        builder_.set(1, state::towns, terms_.town);
        for (const auto& [id, choice] : terms_.switches)
            builder_.set(
                1, id, indexIn(fields().of(Sort::battle)[std::size_t(fields().index(Sort::battle, id))].words, choice));
        bool had[2] = {false, false};
        for (const Side& side : plan_.sides) {
            if (std::exchange(had[side.side], true))
                return fault("dbm-one-army-a-side", {});
            if (auto wrong = army(side))
                return *wrong;
        }
        if (!faults_.empty())
            return faults_;
        const field::Setup* setUp = plan_.setUp && !plan_.setUp->deployment.troops.empty() ? &*plan_.setUp : nullptr;
        if (setUp) {
            const auto comes = [](const field::Troop& troop) {
                return troop.role != dbmRules::awayRole && !field::isWorks(troop);
            };
            if (const std::string badge = strangerIn(setUp->deployment, builder_.state(), comes); !badge.empty())
                return fault("dbm-setup-differs", {{"badge", badge}});
            place(*setUp, builder_);
        }
        pairUp(builder_, based_);
        if (terms_.campaign)
            builder_.set(1, state::campaign, true);
        if (plan_.setUp && plan_.setUp->field.system == "dbm")
            noteRivers(*plan_.setUp, builder_);
        if (plan_.setUp)
            placeWorks(*plan_.setUp, builder_);
        std::optional<int> invader = terms_.invader;
        if (!invader && setUp)
            invader = invaderOf(setUp->deployment);
        builder_.setPhase("before");
        if (takesField())
            return hidden(builder_.state());
        if (invader) {
            builder_.queue({"season", *invader, {}, {}});
        } else {
            for (const int side : {0, 1})
                builder_.queue({"names-season", side, {}, {}});
            builder_.queue(packed("roll-off", play::both, steps::RollOff{}));
        }
        builder_.queue({"battle-begins", play::both, {}, {}});
        builder_.set(1, state::invader, invader.value_or(0));
        return hidden(builder_.state());
    }

private:
    // Whether it retreats by night a side says on a screen that both share; nobody types a word for it.
    static play::State hidden(play::State state)
    {
        state.hides = true;
        return state;
    }

    // What the dice of its battlefield said is not thrown for again; it is told as the battle begins.
    bool takesField()
    {
        const Battlefield* ground = battlefieldOf(*findSystem("dbm"));
        if (!plan_.setUp || !ground || plan_.setUp->field.system != "dbm")
            return false;
        const field::Opening opening = field::openingOf(plan_.setUp->field, ground->charts);
        if (opening.invader < 0)
            return false;
        builder_.set(1, state::invader, opening.invader);
        builder_.set(1, state::hour, opening.hour);
        builder_.set(1, state::weather, opening.weather);
        builder_.set(1, state::moon, opening.moon);
        builder_.set(1, state::faces, opening.west ? Faces::west : Faces::east);
        builder_.set(1, state::season, indexIn(specOf(fields(), Sort::battle, state::season).words, opening.season));
        builder_.queue({"battle-begins", play::both, {}, {1}});
        return true;
    }

    std::optional<Fault> army(const Side& side)
    {
        const System& system = *findSystem("dbm");
        const ArmyList* list = catalogue_.find("dbm", side.army.list, side.army.edition, faults_);
        if (!list)
            return {};
        const Problem problem = system.problem(*list, side.army, {});
        for (const Finding& misfit : bind(problem, side.army).misfits)
            faults_.push_back({{}, {sentenceOf(misfit), misfit.args}});
        if (!faults_.empty())
            return {};
        const Id id = builder_.make({.sort = Sort::army,
            .kind = list->id,
            .name = side.army.name.empty() ? list->name : side.army.name,
            .badge = side.side == 0 ? "A" : "B",
            .side = side.side});
        builder_.set(id, state::aggression, int(list->facts.integerOr("aggression", 0)));
        builder_.set(id, state::climate,
            indexIn(specOf(fields(), Sort::army, state::climate).words, list->facts.textOr("climate", "warm")));
        commands_.clear();
        int worth = 0;
        auto bodies = muster(system, problem, side.army, side.side);
        for (Mustered& body : bodies) // baggage got its command once all were set down
            if (const field::Troop* troop = plan_.setUp ? plan_.setUp->deployment.troop(body.troop.badge) : nullptr)
                body.troop.block = troop->block;
        nameCommands(problem, bodies);
        for (const Mustered& body : bodies)
            worth += element(problem, *list, body, id);
        loadVessels(id);
        builder_.set(id, state::worth, worth);
        if (commands_.empty() || !eachHasAGeneral())
            return fault("dbm-undivided", {{"side", side.side == 0 ? "A" : "B"}});
        values(id);
        return {};
    }

    // After the general whose it is.
    void nameCommands(const Problem& problem, const std::vector<Mustered>& bodies)
    {
        generals_.clear();
        for (const Mustered& body : bodies) {
            const Variable& variable = problem.variables[std::size_t(body.variable)];
            if (variable.line >= 0 && any(variable, dbmRules::general))
                generals_.emplace(body.troop.block, body.troop.name);
        }
    }

    // The command of that name; a nameless one is nobody's: baggage gets its command after deployment.
    Id command(const std::string& name, Id army)
    {
        if (name.empty())
            return commands_.empty() ? 0 : commands_.begin()->second;
        auto& known = commands_[name];
        if (known == 0) {
            const int side = builder_.state()[army].side;
            known = builder_.make({.sort = Sort::block,
                .kind = name,
                .name = generals_.contains(name) ? generals_.at(name) : name,
                .badge = builder_.state()[army].badge + numeral(int(commands_.size())),
                .side = side,
                .within = army});
        }
        return known;
    }

    // The set-up says so, where there is one.
    bool isAfloat(const Mustered& body, const std::string& type) const
    {
        if (!plan_.setUp || plan_.setUp->deployment.troops.empty())
            return dbmRules::isAfloat(type, access_);
        const field::Troop* troop = plan_.setUp->deployment.troop(body.troop.badge);
        return troop && (troop->role == dbmRules::vesselRole || troop->role == dbmRules::supplyRole);
    }

    // What it counts, in halves. Works are no elements, and vessels stay away where there is no way for them.
    int element(const Problem& problem, const ArmyList& list, const Mustered& body, Id army)
    {
        const Variable& variable = problem.variables[std::size_t(body.variable)];
        if (variable.line < 0)
            return 0;
        const dbmRules::Element element = dbmRules::elementOf(list, variable.line, variable.options);
        const bool vessel = element.is({"Gal", "Shp", "Bts"}), afloat = vessel && isAfloat(body, element.cells[0]);
        const bool supplies = any(variable, dbmRules::baggage);
        if (vessel && !afloat && !supplies)
            return 0;
        if (any(variable, dbmRules::work)) {
            countWorks(builder_, army, element.specials, element.cells[0] == "PF", variable.price);
            return 0;
        }
        const Id block = command(body.troop.block, army);
        const Id id = builder_.make({.kind = body.troop.entry,
            .name = body.troop.name,
            .badge = body.troop.badge,
            .side = builder_.state()[army].side,
            .within = block == 0 ? army : block});
        const auto& cells = element.cells;
        const auto flag = [&](const play::Field<bool>& field, bool is) { builder_.set(id, field, is); };
        builder_.set(id, state::type, Type(indexIn(typeWords(), vessel && !afloat ? "Bge" : cells[0])));
        builder_.set(id, state::grade, Grade(indexIn(gradeWords(), cells[1])));
        flag(state::regular, cells[2] == "regular" || element.has("regular-elephant-general"));
        flag(state::chariot, element.has("chariot"));
        flag(state::mounted, element.has("mounted-infantry"));
        flag(state::paired, element.has("double-base-front") || element.has("double-base-rear"));
        flag(state::permits, element.has("psiloi-support"));
        flag(state::mixed, element.has("cross-grade-support"));
        flag(state::mobile, any(variable, dbmRules::baggage) && !body.troop.entry.ends_with("immobile"));
        flag(state::supplies, afloat && supplies);
        flag(state::carries, afloat && !supplies && element.kind() != "Bts(F)");
        flag(state::stalls, element.has("horse-transport"));
        flag(state::lands, element.has("landing-troops"));
        for (const char* weapon : {"bow", "crossbow", "handgun"})
            if (element.has(weapon))
                builder_.set(
                    id, state::armed, Armed(indexIn(specOf(fields(), Sort::body, state::armed).words, weapon)));
        setRiding(builder_, id, element);
        if (element.has("double-base-front") || element.has("double-base-rear"))
            based_.push_back({id, element, list.lines[std::size_t(variable.line)].ally});
        builder_.set(id, state::worth, variable.strength);
        builder_.set(id, state::points, variable.price);
        if (block != 0)
            builder_.set(block, state::worth, builder_.get(block, state::worth) + variable.strength);
        if (const Rank rank = rankOf(element); rank != Rank::none && block != 0)
            leads(id, block, rank, list.lines[std::size_t(variable.line)].ally.empty());
        return variable.strength;
    }

    void loadVessels(Id army)
    {
        const BattleView table(builder_.state());
        const auto all = [&](const play::Field<bool>& flag) {
            return table.thoseThat([&](const play::Thing& thing) {
                return thing.sort == Sort::body && table.armyOf(thing.id) == army && table.is(thing.id, flag)
                    && !table.isGeneral(thing.id);
            });
        };
        const auto command = [&](Id one) { return table[table[one].within].kind; };
        const Ids vessels = all(state::carries), troops = all(state::lands);
        std::vector<dbmRules::Sails> ships, aboard;
        for (const Id one : vessels)
            ships.push_back({command(one), table.is(one, state::stalls)});
        for (const Id one : troops)
            aboard.push_back({command(one), table.is(one, mountedTroops())});
        const auto whom = dbmRules::shareBerths(ships, aboard);
        for (std::size_t i = 0; i < vessels.size(); ++i)
            if (whom[i] >= 0) {
                builder_.set(vessels[i], state::cargo, troops[std::size_t(whom[i])]);
                builder_.set(troops[std::size_t(whom[i])], state::where, Where::aboard);
            }
    }

    void leads(Id element, Id block, Rank rank, bool own)
    {
        builder_.set(element, state::leads, rank);
        if (builder_.get(block, state::general) != 0)
            return;
        builder_.set(block, state::general, element);
        builder_.set(block, state::rank, rank);
        builder_.set(block, state::regular, builder_.get(element, state::regular));
        builder_.set(block, state::loyalty, rank == Rank::ally ? Loyalty::unknown : Loyalty::sure);
        // An irregular of another nation, or in a civil war one of the same (rulebook 478).
        const bool fickle = own ? terms_.civilWar : builder_.get(element, state::regular) == 0;
        builder_.set(block, state::fickle, rank == Rank::ally && fickle);
    }

    bool eachHasAGeneral() const
    {
        return std::ranges::all_of(
            commands_, [&](const auto& one) { return builder_.get(one.second, state::general) != 0; });
    }

    // One point for each command, the rest of the five for the commander-in-chief's (rulebook 830); and the losses that
    // demoralise it (825), and those that beat the army (829).
    void values(Id army)
    {
        constexpr int all = 5;
        const BattleView table(builder_.state());
        const int part = table.figure("demoralised", "part");
        for (const auto& [name, block] : commands_) {
            builder_.set(block, state::line, lossesAt(table, block, part));
            const bool chief = builder_.get(block, state::rank) == Rank::chief;
            builder_.set(block, state::value, chief ? std::max(0, all - int(commands_.size()) + 1) : 1);
        }
        builder_.set(army, state::half, lossesAt(table, army, table.figure("broken", "part")));
    }

    Catalogue& catalogue_;
    const BattlePlan& plan_;
    const Terms& terms_;
    const dbmRules::Access access_;
    EventBuilder builder_{play::State{}, fields()};
    std::vector<Fault> faults_{};
    std::map<std::string, Id> commands_{};
    std::map<std::string, std::string> generals_{}; // by command, what its general is called
    std::vector<Based> based_{};                    // who may share a base
};

} // namespace

std::vector<Clause> clauses()
{
    Clause invader{"invader", {"dbm:clause-invader", {}}, Clause::Kind::choice};
    invader.choices = {{"die", {"dbm:clause-invader-die", {}}}, {"0", {"dbm:clause-invader-a", {}}},
        {"1", {"dbm:clause-invader-b", {}}}};
    Clause vessels{"vessels", {"dbm:clause-vessels", {}}, Clause::Kind::choice};
    vessels.choices = {{"field", {"dbm:clause-vessels-field", {}}}};
    for (const std::string& way : waysForVessels)
        vessels.choices.push_back({way, {"dbm:clause-vessels-" + way, {}}});
    return {std::move(invader), std::move(vessels),
        {"civil-war", {"dbm:clause-civil-war", {}}, Clause::Kind::flag, 0, 1, 0},
        {"campaign", {"dbm:clause-campaign", {}}, Clause::Kind::flag, 0, 1, 0},
        {"town", {"dbm:clause-town", {}}, Clause::Kind::flag, 0, 1, 0}};
}

Result<play::State> beginningOf(Catalogue& catalogue, const BattlePlan& plan)
{
    Terms terms;
    for (const auto& [name, value] : plan.terms)
        if (auto wrong = putTerm(terms, name, value))
            return *wrong;
    return Beginning(catalogue, plan, terms).state();
}

} // namespace strategikon::dbmPlay
