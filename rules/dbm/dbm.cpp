#include "rules/dbm/dbm.h"
#include "rules/dbm/access.h"

#include "model/army/mend/apply.h"
#include "model/text/contains.h"
#include "rules/dbm/commands.h"
#include "rules/dbm/complete.h"
#include "rules/dbm/double_bases.h"
#include "rules/dbm/fielding.h"
#include "rules/dbm/messages.h"
#include "rules/dbm/party.h"
#include "rules/dbm/play/game.h"
#include "rules/dbm/play/setup/begin.h"
#include "rules/dbm/prices.h"
#include "rules/dbm/stands.h"
#include "rules/table_system.h"
#include "rules/tables.h"

#include <algorithm>

namespace strategikon {

namespace {

using namespace dbmRules;

class Dbm final : public TableSystem {
public:
    Dbm() : TableSystem("dbm")
    {
        addDbmMessages();
        prices = Prices::read(readTable("dbm", "costs"));
        table = ArmyTable::read(readTable("dbm", "army"));
        formatRead.price = [this](const ArmyList& list, int line, const std::vector<int>& options) {
            const Element element = elementOf(list, line, options);
            if (element.has("double-base-rear") && !table.standsBehind(element, nullptr))
                return std::optional<int>(); // he could do nothing there
            return prices.of(list, line, options);
        };
        formatRead.complete = [this](ArmyList& list) { complete(list, formatRead, table); };
        formatRead.misfits = [this](const ArmyList& list) { return misfits(list, table); };
    }

    Division division() const override { return Division::required; }

    field::Troop onTable(const Problem& problem, int variable, Basing basing) const override
    {
        field::Troop troop = TableSystem::onTable(problem, variable, basing);
        const Variable& body = problem.variables[std::size_t(variable)];
        dress(troop, elementOf(*problem.list, body.line, body.options), body.marks, basing);
        if (any(body, baggage) && troop.entry != mobileBaggage)
            troop.classes.emplace_back("immobile"); // it alone has works about it (rulebook 246)
        return troop;
    }

    void giveRoles(const field::Field& field, std::vector<field::Troop>& troops) const override
    {
        dbmRules::giveRoles(field, troops);
    }

    const play::Game* game() const override { return &dbmGame(); }
    field::Party party(const ArmyList& list, const Army& army) const override
    {
        field::Party party = partyOf(list);
        party.army = army.name.empty() ? list.name : army.name;
        party.points = army.points;
        const Problem problem = this->problem(list, army, {});
        const Bound bound = bind(problem, army);
        for (std::size_t v = 0; v < problem.variables.size(); ++v)
            party.naval += any(problem.variables[v], naval) ? bound.counts[v] : 0;
        return party;
    }
    Result<play::State> beginning(Catalogue& catalogue, const BattlePlan& plan) const override
    {
        return dbmPlay::beginningOf(catalogue, plan);
    }
    std::vector<Clause> clauses() const override { return dbmPlay::clauses(); }

    Army divided(const Problem& problem, const Army& army) const override
    {
        return dbmRules::divided(blocks(), problem, army);
    }

    Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const override
    {
        Problem problem = TableSystem::problem(list, agreed, without);
        mark(problem, table);
        if (without != doubleBases)
            for (Constraint& limit : doubleBaseLimits(problem, table, ruleOf(doubleBases)))
                problem.constraints.push_back(std::move(limit));
        return problem;
    }

    void judge(const Problem& problem, const Bound& bound, const Army& army, Verdict& verdict) const override
    {
        for (Finding& known : verdict.findings)
            if (known.code == doubleBases)
                nameAsWritten(known, problem, table, bound, army);
        const Commands commands = sorted(blocks(), problem, bound, army);
        for (const Trouble& fault : commands.faults)
            verdict.findings.push_back(finding(fault.code, fault.entry, fault.args));
        tellArmy(problem, bound, commands, verdict);
        for (const Command& command : commands.all)
            if (command.used)
                verdict.blocks.push_back(told(problem, commands, command));
    }

    void addMends(const Problem& problem, const Bound&, const Army& army, Verdict& verdict) const override
    {
        for (Finding& finding : verdict.findings)
            if (finding.mend.empty() && finding.code.starts_with("command-"))
                finding.mend = mend(blocks(), problem, army, finding);
            else if (!standStill(problem, army, finding))
                divideAfter(problem, army, finding.mend);
        shareMends(problem, army, verdict);
    }

    std::vector<Figure> bodyFigures(const Problem& problem, int variable) const override
    {
        const Variable& v = problem.variables[std::size_t(variable)];
        const auto specials = specialsOf(*problem.list, v.line, v.options);
        if (!contains(specials, "dismounts"))
            return {};
        const auto cells = columnsOf(*problem.list, v.line, v.options);
        const std::string as = table.dismountedAs(cells, specials);
        if (as.empty())
            return {};
        return {{"dismounts_as", table.exchangedFor(cells, specials), 1, true, as}};
    }

    // Works and the like have no grade.
    Message sortOf(const Problem& problem, int variable) const override
    {
        const Variable& v = problem.variables[std::size_t(variable)];
        const Element element = elementOf(*problem.list, v.line, v.options);
        if (!any(v, troop | baggage | naval) || element.cells[1].empty() || element.cells[1] == "-")
            return {};
        const bool regular = element.cells[2] == "regular" || element.has("regular-elephant-general");
        return calledInShort(element.kind(), regular, any(v, general) ? element.role() : "");
    }

    std::optional<Figure> counts(const Problem& problem, int variable) const override
    {
        return Figure{"equivalents", problem.variables[std::size_t(variable)].strength, 2};
    }

    std::vector<Solution> fill(
        const Problem& problem, const SolveRequest& wish, std::string_view aim, int k) const override
    {
        return aim.empty() ? fielded(problem, wish, muster(problem), k) : TableSystem::fill(problem, wish, aim, k);
    }

    Aim aim(const Problem& problem, std::string_view id) const override
    {
        if (id == "units")
            return additive("units", problem, [](const Variable& v) { return any(v, troop) ? 1 : 0; });
        if (id == "equivalents")
            return additive("equivalents", problem, [](const Variable& v) { return v.strength; });
        if (id == "balanced")
            return ofAllSorts(problem);
        return TableSystem::aim(problem, id);
    }

private:
    Commands commandsOf(const Problem& problem, const Army& army) const
    {
        return sorted(blocks(), problem, bind(problem, army), army);
    }

    // Works for the camp are worth keeping: one immobile element of baggage in place of a mobile one is enough.
    static bool standStill(const Problem& problem, const Army& army, Finding& finding)
    {
        if (finding.code != "camp-works-number")
            return false;
        Change leaves, comes;
        leaves.action = Change::Do::remove;
        leaves.entry = mobileBaggage;
        comes.entry = immobileBaggage;
        leaves.count = comes.count = 1;
        const Army after = applied(army, *problem.list, {leaves, comes});
        const auto broken = check(problem, bind(problem, after));
        const bool mended = std::ranges::none_of(broken,
            [](const Finding& left) { return left.code == "camp-works-number" || left.code == "baggage-number"; });
        if (mended)
            finding.mend = {leaves, comes};
        return mended;
    }

    // Bodies that a mend adds or takes away may leave the division wrong: then it goes on.
    void divideAfter(const Problem& problem, const Army& army, std::vector<Change>& changes) const
    {
        const Army after = applied(army, *problem.list, changes);
        const Commands before = commandsOf(problem, army), now = commandsOf(problem, after);
        const auto isNew = [&](const Trouble& fault) {
            return std::ranges::none_of(before.faults,
                [&](const Trouble& known) { return known.code == fault.code && known.entry == fault.entry; });
        };
        if (std::ranges::none_of(now.faults, isNew))
            return;
        const auto moves = moved(*problem.list, after, divided(problem, after));
        changes.insert(changes.end(), moves.begin(), moves.end());
    }

    // What mends one fault of the generals often mends others with it, which then get no mend of their own:
    // without a commander-in-chief there are too few generals, and his command has none.
    void shareMends(const Problem& problem, const Army& army, Verdict& verdict) const
    {
        const auto ofGenerals = [](const Finding& finding) {
            return finding.code == "c-in-c-number" || finding.code == "generals-number"
                || finding.code.starts_with("command-");
        };
        for (auto it = verdict.findings.begin(); it != verdict.findings.end(); ++it) {
            if (!ofGenerals(*it) || it->mend.empty() || it->partner)
                continue;
            const Verdict after =
                strategikon::judge(*this, *problem.list, applied(army, *problem.list, it->mend), false);
            for (auto other = it + 1; other != verdict.findings.end(); ++other)
                if (ofGenerals(*other) && !other->partner
                    && std::ranges::none_of(after.findings,
                        [&](const Finding& left) { return left.code == other->code && left.entry == other->entry; }))
                    other->mend = it->mend;
        }
    }

    void tellArmy(const Problem& problem, const Bound& bound, const Commands& commands, Verdict& verdict) const
    {
        int elements = 0, halves = 0, generals = 0, trains = 0, used = 0;
        bool whole = true;
        for (std::size_t v = 0; v < problem.variables.size(); ++v) {
            const Variable& variable = problem.variables[v];
            const int n = bound.counts[v];
            if (n == 0)
                continue;
            elements += any(variable, troop) ? n : 0;
            generals += any(variable, general) ? n : 0;
            trains += any(variable, baggage) ? n : 0;
            halves += n * variable.strength;
            whole = whole && variable.strength % 2 == 0;
        }
        for (const Command& command : commands.all)
            used += command.used;
        verdict.figures = {{"elements", elements}, {"equivalents", halves, 2},
            {"broken_at", leastLoss(halves, table.broken, whole), 2}, {"commands", used}, {"generals", generals},
            {"baggage", trains}};
    }

    BlockFigures told(const Problem& problem, const Commands& commands, const Command& command) const
    {
        return {command.id,
            {{"elements", command.elements}, {"points", command.points, 2}, {"equivalents", command.halves, 2},
                {"quarter_at", leastLoss(command.halves, table.quarter, command.whole), 2},
                {"demoralised_at", leastLoss(command.halves, table.demoralised, command.whole), 2},
                {"victory_points", victoryPoints(problem, commands, command)}}};
    }

    // One for each other command, the rest for the commander-in-chief's (rulebook 830).
    int victoryPoints(const Problem& problem, const Commands& commands, const Command& command) const
    {
        const auto isChief = [&](int v) { return any(problem.variables[std::size_t(v)], cInC); };
        if (std::ranges::none_of(command.generals, isChief))
            return table.commandPoints;
        const auto others = std::ranges::count_if(
            commands.all, [&](const Command& other) { return other.used && other.id != command.id; });
        return std::max(0, table.victoryPoints - table.commandPoints * int(others));
    }

    // A bit of everything that fights: each further element of a line counts less, a second general
    // much less than the first. Of lines with many forms only the plain one is sought.
    static Aim ofAllSorts(const Problem& problem)
    {
        constexpr std::size_t few = 4;
        Aim aim;
        aim.id = "balanced";
        for (const auto& forms : problem.forms) {
            if (forms.empty() || !any(problem.variables[std::size_t(forms.front())], troop)
                || any(problem.variables[std::size_t(forms.front())], naval))
                continue;
            const Variable& plain = problem.variables[std::size_t(forms.front())];
            Aim::Part part;
            for (std::size_t i = 0; i < (forms.size() <= few ? forms.size() : 1); ++i)
                part.terms.push_back({forms[i], 1});
            part.worth = [price = plain.price, leads = any(plain, general)](int n) {
                std::int64_t worth = 0;
                for (int i = 1; i <= n; ++i)
                    worth += std::int64_t(price) * 1000 / (leads ? 2 * i * i : i);
                return worth;
            };
            aim.parts.push_back(std::move(part));
        }
        return aim;
    }

    Prices prices;
    ArmyTable table;
};

} // namespace

const System& dbm()
{
    static const Dbm system;
    return system;
}

} // namespace strategikon
