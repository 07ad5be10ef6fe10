#include "rules/warmaster/warmaster.h"

#include "model/text/contains.h"
#include "rules/table_system.h"
#include "rules/tables.h"
#include "rules/warmaster/contingents.h"
#include "rules/warmaster/fielding.h"
#include "rules/warmaster/messages.h"
#include "rules/warmaster/play/begin/terms.h"
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/characters/characters.h"
#include "rules/warmaster/play/game.h"
#include "rules/warmaster/traits.h"
#include "rules/warmaster/troops.h"

#include <algorithm>

namespace strategikon {

namespace {

using namespace warmasterTraits;

constexpr std::string_view errata = "errata";

// One more for each body that makes the army hold longer (Pyrrhus 3512).
int withdrawalLevel(int core, int later)
{
    return warmasterPlay::partOf(warmasterPlay::theBook(), "withdrawal", core) + later;
}

class Warmaster final : public TableSystem {
public:
    Warmaster() : TableSystem("warmaster"), troops(readTable("warmaster", "troops", {"types"}))
    {
        addWarmasterMessages();
        hasDesigner = true;
        contingents = warmasterContingents::read(readTable("warmaster", "contingents"));
    }

    // What its bodies are on the table and in battle (troops.cpp, play/begin/figures.cpp), and what traits are made of.
    std::vector<std::string> effectKinds() const override
    {
        std::vector<std::string> kinds = warmasterPlay::traitKinds();
        kinds.insert(kinds.end(), {"base", "terrain", "has-special"});
        return kinds;
    }

    Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const override
    {
        Problem problem = TableSystem::problem(list, agreed, without);
        mark(problem);
        return problem;
    }

    // Elephant units of more than one stand, since the errata (75-79).
    bool splits(const ArmyList& list, int line) const override
    {
        const auto& special = list.lines[line].special;
        return list.edition == errata && list.lines[line].stands > 1 && contains(special, "elephants");
    }

    void judge(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const override
    {
        const auto split = splitLines(problem, army, verdict.findings);
        count(problem, bound, split, verdict);
        if (army.blocks) {
            auto findings = warmasterContingents::check(contingents, problem, bound, army);
            std::move(findings.begin(), findings.end(), std::back_inserter(verdict.findings));
        }
    }

    Army divided(const Problem& problem, const Army& army) const override
    {
        return army.blocks ? warmasterContingents::divided(contingents, problem, army) : army;
    }

    const play::Game* game() const override { return &warmasterGame(); }

    Result<play::State> beginning(Catalogue& catalogue, const BattlePlan& plan) const override
    {
        return warmasterPlay::beginningOf(catalogue, plan);
    }
    std::vector<Clause> clauses() const override { return warmasterPlay::clauses(); }

    field::Troop onTable(const Problem& problem, int variable, Basing basing) const override
    {
        return troops.troop(TableSystem::onTable(problem, variable, basing), *problem.list,
            problem.variables[std::size_t(variable)], specials(problem.list->edition), basing);
    }

    void addMends(const Problem& problem, const Bound&, const Army& army, Verdict& verdict) const override
    {
        for (Finding& finding : verdict.findings) {
            if (!finding.mend.empty())
                continue;
            if (finding.code.starts_with("contingent-"))
                finding.mend = warmasterContingents::mend(contingents, problem, army, finding);
            else if (finding.code == "split-not-allowed")
                finding.mend = {splitChange(Change::Do::join, finding.entry)};
            else if (finding.code == "split-uneven")
                finding.mend = {splitChange(Change::Do::split, finding.entry)};
        }
    }

    Aim aim(const Problem& problem, std::string_view id) const override
    {
        if (id == "attacks")
            return additive("attacks", problem, [](const Variable& v) { return v.strength; });
        if (id == "withdrawal")
            return coreUnits(problem, {});
        return TableSystem::aim(problem, id);
    }

    std::vector<Solution> best(
        const Problem& problem, const SolveRequest& wish, std::string_view id, int k) const override
    {
        if (id == "withdrawal")
            return bestWithdrawal(problem, wish, k);
        if (id == "units")
            return strategikon::best(problem, wish, allUnits("units", problem, wish, 1), k);
        return strategikon::best(problem, wish, aim(problem, id), k);
    }

    std::vector<Solution> fill(
        const Problem& problem, const SolveRequest& wish, std::string_view aim, int k) const override
    {
        // Where nothing costs points nobody has said what an army is.
        return aim.empty() && problem.budget > 0 ? fielded(problem, wish, warmasterTraits::muster(problem), k)
                                                 : TableSystem::fill(problem, wish, aim, k);
    }

private:
    static Change splitChange(Change::Do action, const std::string& entry)
    {
        Change change;
        change.action = action;
        change.entry = entry;
        return change;
    }

    // Lines that take the field as single stands: all elephants or none (errata 79).
    std::vector<int> splitLines(const Problem& problem, const Army& army, std::vector<Finding>& findings) const
    {
        const ArmyList& list = *problem.list;
        std::vector<int> split;
        for (const std::string& entry : army.split) {
            const int line = list.lineNamed(entry);
            if (line < 0 || !splits(list, line)) {
                findings.push_back(finding("split-not-allowed", line < 0 ? entry : list.lines[line].id,
                    {{"entry", line < 0 ? Value(entry) : DataText{list.lines[line].name}}}));
                if (list.edition != errata)
                    findings.back().args.emplace_back("side", "edition");
            } else
                split.push_back(line);
        }
        if (split.empty())
            return split;
        for (const Choice& choice : army.choices) {
            const int line = list.lineNamed(choice.entry);
            const bool whole = line >= 0 && splits(list, line) && !contains(split, line);
            const bool told = whole && std::ranges::any_of(findings, [&](const Finding& known) {
                return known.code == "split-uneven" && known.entry == list.lines[line].id;
            });
            if (whole && !told)
                findings.push_back(
                    finding("split-uneven", list.lines[line].id, {{"entry", DataText{list.lines[line].name}}}));
        }
        return split;
    }

    static int bodiesOf(const Variable& variable, const std::vector<int>& split)
    {
        return !contains(split, variable.line) ? 1 : variable.stands;
    }

    void count(const Problem& problem, const Bound& bound, const std::vector<int>& split, Verdict& verdict) const
    {
        int units = 0, stands = 0, core = 0, skirmishing = 0, later = 0, commanders = 0;
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const int n = bound.counts[v];
            const Variable& variable = problem.variables[v];
            if (n == 0 || variable.line < 0)
                continue;
            later += has(variable, holdsLonger) ? n : 0;
            if (!has(variable, unit)) {
                commanders += n;
                continue;
            }
            const int bodies = n * bodiesOf(variable, split);
            units += bodies;
            stands += n * variable.stands;
            core += warmasterTraits::core(variable) ? bodies : 0;
            skirmishing += has(variable, skirmisher) ? bodies : 0;
        }
        // More skirmishing units than others: all of them are core (errata 163-171).
        const bool skirmishingArmy = problem.list->edition == errata && skirmishing * 2 > units;
        if (skirmishingArmy)
            core = units;
        verdict.figures = {{"units", units}, {"stands", stands}, {"commanders", commanders}, {"core", core},
            {"withdraws_at", withdrawalLevel(core, later)}, {"skirmishing", skirmishing}};
        if (skirmishingArmy)
            verdict.figures.push_back({"skirmishing_army", 1, 1, true});
    }

    static Aim allUnits(std::string id, const Problem& problem, const SolveRequest& wish, int each)
    {
        return additive(std::move(id), problem,
            [&, each](const Variable& v) { return has(v, unit) ? each * bodiesOf(v, wish.split) : 0; });
    }

    // What holds the army longer weighs as two units: the level is half the sum, rounded up.
    static Aim withHolding(Aim aim, const Problem& problem)
    {
        aim.level = [](std::int64_t weight) { return (weight + 1) / 2; };
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            if (has(problem.variables[v], holdsLonger))
                aim.parts.push_back({{{int(v), 1}}, [](int n) { return std::int64_t(2) * n; }});
        return aim;
    }

    static Aim coreUnits(const Problem& problem, const SolveRequest& wish)
    {
        return withHolding(
            additive("withdrawal", problem,
                [&](const Variable& v) { return warmasterTraits::core(v) ? bodiesOf(v, wish.split) : 0; }),
            problem);
    }

    // The level is never below half the core units, and in a skirmishing army it is half of all
    // units; so the best is the better of the most core units and the most units of a skirmishing
    // army. Worth is the level itself.
    std::vector<Solution> bestWithdrawal(const Problem& problem, const SolveRequest& wish, int k) const
    {
        std::vector<Solution> all = strategikon::best(problem, wish, coreUnits(problem, wish), k);
        const auto rank = [](const Solution& found) { return std::pair(found.worth, found.points); };
        const auto most =
            strategikon::best(problem, wish, withHolding(allUnits("withdrawal", problem, wish, 1), problem), 1);
        const bool mayGain = problem.list->edition == errata && !most.empty()
            && (int(all.size()) < k || rank(most.front()) > rank(all.back()));
        if (mayGain) {
            Aim aim = withHolding(allUnits("withdrawal", problem, wish, 1), problem);
            for (std::size_t v = 0; v < problem.variables.size(); ++v)
                if (has(problem.variables[v], unit))
                    aim.balance.push_back({int(v),
                        bodiesOf(problem.variables[v], wish.split) * (has(problem.variables[v], skirmisher) ? 1 : -1)});
            aim.balanceLeast = 1;
            auto more = strategikon::best(problem, wish, aim, k);
            for (Solution& found : more) {
                const auto same =
                    std::ranges::find_if(all, [&](const Solution& f) { return f.counts == found.counts; });
                if (same == all.end())
                    all.push_back(std::move(found));
                else
                    same->worth = std::max(same->worth, found.worth);
            }
        }
        std::ranges::stable_sort(all, [&](const Solution& a, const Solution& b) { return rank(a) > rank(b); });
        if (int(all.size()) > k)
            all.resize(k);
        return all;
    }

    std::vector<warmasterContingents::Contingent> contingents;
    const WarmasterTroops troops;
};

} // namespace

const System& warmaster()
{
    static const Warmaster system;
    return system;
}

} // namespace strategikon
