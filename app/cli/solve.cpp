// strategikon army count, fill, best, repair
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include "app/words/words.h"

#include <algorithm>

namespace strategikon::cli {

namespace {

// An army, its list compiled, and what the options ask besides.
struct Question {
    Asked asked;
    Problem problem;
    Bound bound;
    Wish wish;
};

std::vector<std::string> splitNames(const std::vector<std::string>& names)
{
    std::vector<std::string> result;
    for (const std::string& name : names)
        for (std::size_t at = 0; at <= name.size();) {
            const std::size_t comma = std::min(name.find(',', at), name.size());
            if (comma > at)
                result.push_back(name.substr(at, comma - at));
            at = comma + 1;
        }
    return result;
}

bool isAim(const System& system, const std::string& aim)
{
    const auto& aims = system.aims();
    return aim.empty() || std::find(aims.begin(), aims.end(), aim) != aims.end();
}

std::optional<Question> question(const SolveOptions& options)
{
    auto asked = ask(options.file);
    if (!asked)
        return {};
    if (!asked->system->bounded(*asked->list)) {
        complain("no limit is set: these rules have no points, and the " + asked->list->name
            + " list gives none of its house, so there is nothing to count, fill, rank or repair.");
        return {};
    }
    if (!isAim(*asked->system, options.aim)) {
        std::string known;
        for (const std::string& aim : asked->system->aims())
            known += (known.empty() ? "" : ", ") + aim;
        complain("there is no aim “" + options.aim + "”; write one of: " + known + ".");
        return {};
    }
    Problem problem = asked->system->problem(*asked->list, asked->army.points);
    Bound bound = bind(problem, asked->army);
    Question q{std::move(*asked), std::move(problem), std::move(bound), {}};
    q.wish.given = q.bound.counts;
    for (const std::string& name : splitNames(options.lock)) {
        const int line = q.asked.list->lineNamed(name);
        if (line < 0) {
            complain("the " + q.asked.list->name + " list has no entry “" + name + "” to lock.");
            return {};
        }
        q.wish.locked.push_back(line);
    }
    for (const std::string& name : q.asked.army.split)
        if (const int line = q.asked.list->lineNamed(name); line >= 0)
            q.wish.split.push_back(line);
    if (options.useOwned) {
        const auto owned = ownedStands(options.owned);
        if (!owned)
            return {};
        q.wish.stock = stockFor(*q.asked.list, *owned);
    }
    return q;
}

std::string misfits(const Question& q)
{
    std::string text;
    for (const Finding& finding : q.bound.misfits)
        text += (text.empty() ? "" : " ") + worded(finding).toStdString();
    return text;
}

int answer(const Question& q, const std::vector<Found>& found, const std::string& proof, bool json)
{
    if (json) {
        Json result{{"armies", Json::array()}, {"total", found.empty() ? Json(nullptr) : Json(found.front().points)},
            {"proof", proof}};
        result["changes"] = Json::array();
        result["totals"] = Json::array();
        for (const Found& one : found) {
            result["armies"].push_back(jsonOf(armyOf(q.problem, one.counts, q.asked.army)));
            result["totals"].push_back(one.points);
            Json changes = Json::array();
            for (const Change& change : difference(q.problem, q.bound.counts, one.counts))
                changes.push_back(jsonOf(change));
            result["changes"].push_back(std::move(changes));
        }
        printJson(result);
    } else {
        print(proof + "\n");
        for (std::size_t i = 0; i < found.size(); ++i) {
            const auto changes = difference(q.problem, q.bound.counts, found[i].counts);
            const std::string text = changes.empty() ? "No change." : mendText(changes, *q.asked.list) + ".";
            print(std::to_string(i + 1) + ". " + grouped(found[i].points) + " points. " + text + "\n");
        }
    }
    return found.empty() ? answerIsNo : done;
}

std::string none(const Question& q, const char* otherwise)
{
    const std::string odd = misfits(q);
    return odd.empty() ? otherwise : odd;
}

} // namespace

int countArmies(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    q->wish.keep = q->bound.counts;
    HowMany many = q->bound.misfits.empty() ? howMany(q->problem, q->wish) : HowMany{"0", "0"};
    if (options.json)
        printJson(Json{{"exact", many.exact}, {"up_to", many.upTo}});
    else
        print(grouped(many.exact) + " legal armies complete this one to exactly " + grouped(q->asked.army.points)
            + " points, " + grouped(many.upTo) + " to no more than that.\n");
    return done;
}

int fillArmy(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    q->wish.keep = q->bound.counts;
    const std::string aim = options.aim.empty() ? q->asked.system->aims().front() : options.aim;
    std::vector<Found> found;
    if (q->bound.misfits.empty())
        found = fill(q->problem, q->wish, q->asked.system->aim(q->problem, aim), options.k);
    const int limit = q->asked.army.points;
    std::string proof;
    if (found.empty())
        proof = none(*q, "No legal army completes this one: every way of going on was counted, and there is none.");
    else if (found.front().points == limit)
        proof = "Exactly " + grouped(limit) + " points can be reached.";
    else
        proof = "No legal army that completes this one costs exactly " + grouped(limit) + " points; of the "
            + grouped(int(totals(q->problem, q->wish).size())) + " totals that can be reached the nearest is "
            + grouped(found.front().points) + ".";
    return answer(*q, found, proof, options.json);
}

int bestArmies(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    const std::string aim = options.aim.empty() ? q->asked.system->aims().front() : options.aim;
    if (options.keep)
        q->wish.keep = q->bound.counts;
    std::vector<Found> found;
    if (!options.keep || q->bound.misfits.empty())
        found = q->asked.system->best(q->problem, q->wish, aim, options.k);
    const std::string proof = found.empty()
        ? none(*q, "No legal army has these entries locked: every way of going on was counted, and there is none.")
        : "No legal army does better by “" + aim + "” than " + std::to_string(found.front().worth) + ".";
    return answer(*q, found, proof, options.json);
}

int repairArmy(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    const auto found = repair(q->problem, q->wish, options.k);
    const bool legal = q->bound.misfits.empty() && !found.empty()
        && difference(q->problem, q->bound.counts, found.front().counts).empty();
    const std::string proof = found.empty() ? "No legal army can be made of this list within these wishes."
        : legal                             ? "The army is legal as it is."
                : "No smaller change makes the army legal." + (misfits(*q).empty() ? "" : " Left out: " + misfits(*q));
    return answer(*q, found, proof, options.json);
}

} // namespace strategikon::cli
