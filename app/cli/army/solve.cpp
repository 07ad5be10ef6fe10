// strategikon army count, fill, best, repair, random
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/progress.h"

#include "app/words/changes.h"
#include "app/words/words.h"
#include "rules/mended_names.h"
#include "rules/mending.h"

#include <QRandomGenerator>

#include <algorithm>
#include <tuple>
#include <utility>

namespace strategikon::cli {

namespace {

// An army, its list compiled, and what the options ask besides.
struct ArmyQuestion {
    Asked asked;
    Problem problem;
    Bound bound;
    SolveRequest wish;
    std::optional<Mended> whole{}; // of a repair: what “Mend all” would do, which comes first
    Counts ofWhole{};
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
    return aim.empty() || std::ranges::find(aims, aim) != aims.end();
}

// Why there is nothing to count.
void complainOfNoEnd(const Asked& asked, const Problem& problem)
{
    const auto lines = asked.list->house ? endless(problem) : std::vector<int>{};
    const QString check = QStringLiteral("strategikon army check"), list = translated(asked.list->name);
    QStringList names;
    for (int line : lines)
        names << translated(asked.list->lines[std::size_t(line)].name);
    complain(names.isEmpty() ? Cli::tr("these rules have no points, and the %1 list has no house points, so armies "
                                       "cannot be counted, filled or ranked; “%2” shows how to fix each problem.")
                                   .arg(list, check)
                             : Cli::tr("in the %1 list there is no limit on %2, so its armies are endless and cannot "
                                       "be counted, filled or ranked; give each a maximum or a limit.")
                                   .arg(list, names.join(QStringLiteral(", "))));
}

std::optional<ArmyQuestion> question(const SolveOptions& options)
{
    auto asked = ask(options.file);
    if (!asked)
        return {};
    if (!isAim(*asked->system, options.aim)) {
        QStringList known;
        for (const std::string& aim : asked->system->aims())
            known << plain(aim);
        complain(
            Cli::tr("there is no aim “%1”; use one of: %2.").arg(plain(options.aim), known.join(QStringLiteral(", "))));
        return {};
    }
    Problem problem = asked->system->problem(*asked->list, asked->army);
    if (!isFinite(*asked->system, problem)) {
        complainOfNoEnd(*asked, problem);
        return {};
    }
    Bound bound = bind(problem, asked->army);
    ArmyQuestion q{std::move(*asked), std::move(problem), std::move(bound), {}};
    q.wish.given = q.bound.counts;
    for (const std::string& name : splitNames(options.lock)) {
        const int line = lineCalled(*q.asked.list, name);
        if (line < 0) {
            complain(
                Cli::tr("the %1 list has no entry “%2” to lock.").arg(translated(q.asked.list->name), plain(name)));
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
        if (owned->empty())
            complain(options.owned.empty() ? Cli::tr("your collection is empty; add stands with “%1”.")
                                                 .arg(QStringLiteral("strategikon collection set"))
                                           : Cli::tr("%1 names no stands.").arg(plain(options.owned)));
        q.wish.stock = stockFor(*q.asked.list, *owned);
    }
    return q;
}

QString misfits(const ArmyQuestion& q)
{
    QStringList words;
    for (const Finding& finding : q.bound.misfits)
        words << worded(finding);
    return words.join(u' ');
}

bool isWhole(const ArmyQuestion& q, const Solution& found) { return q.whole && found.counts == q.ofWhole; }

Army completed(const ArmyQuestion& q, const Solution& found)
{
    if (isWhole(q, found))
        return q.whole->army;
    return q.asked.system->divided(q.problem, armyOf(q.problem, found.counts, q.asked.army));
}

// What leads from the army to the one found: what comes and goes, and who changes his block. Where bodies
// that had none get one, that is no step of its own: they all do.
std::vector<Change> steps(const ArmyQuestion& q, const Solution& found)
{
    if (isWhole(q, found))
        return q.whole->changes;
    std::vector<Change> changes = difference(q.problem, q.bound.counts, found.counts);
    for (Change& move : moved(*q.asked.list, q.asked.army, completed(q, found)))
        if (!move.from.empty())
            changes.push_back(std::move(move));
    return changes;
}

// What the rules find fault with in the army found, beyond what the solver reckons with.
QString leftOver(const ArmyQuestion& q, const Solution& found)
{
    QStringList words;
    for (const Finding& finding : judge(*q.asked.system, *q.asked.list, completed(q, found), false).findings)
        if (finding.severity == Severity::error)
            words << worded(finding);
    return words.join(u' ');
}

QString stepsShown(const ArmyQuestion& q, const Solution& found)
{
    if (const auto changes = steps(q, found); !changes.empty())
        return Cli::tr("%1.").arg(worded(changes, *q.asked.list));
    return moved(*q.asked.list, q.asked.army, completed(q, found)).empty()
        ? Cli::tr("No change.")
        : Cli::tr("Only the division of the army has changed.");
}

bool isPriced(const ArmyQuestion& q) { return q.asked.system->bounded(*q.asked.list); }

QString numbered(const ArmyQuestion& q, std::size_t number, const Solution& found)
{
    const QString steps = stepsShown(q, found);
    return isPriced(q) ? Cli::tr("%1. %2 points. %3", "", found.points)
                             .arg(QString::number(number), pointsShown(found.points, q.problem.parts), steps)
                       : Cli::tr("%1. %2").arg(QString::number(number), steps);
}

int answer(const ArmyQuestion& q, const std::vector<Solution>& found, const QString& proof, const SolveOptions& options,
    const Json& more = Json::object())
{
    if (!options.output.file.empty() && !found.empty()) {
        const Army first = completed(q, found.front());
        const bool asJson = options.output.file.ends_with(".json");
        if (const int status = writeOutput(
                options.output, asJson ? jsonText(jsonOf(first)) : writeArmy(first, q.asked.system->format().blockKey));
            status != done)
            return status;
        if (!options.output.toFile())
            return done;
    }
    if (options.json) {
        Json result{{"armies", Json::array()},
            {"total", found.empty() ? Json(nullptr) : pointsOf<Json>(found.front().points, q.problem.parts)},
            {"proof", proof.toStdString()}};
        result["changes"] = Json::array();
        result["totals"] = Json::array();
        for (const Solution& one : found) {
            result["armies"].push_back(jsonOf(completed(q, one)));
            result["totals"].push_back(pointsOf<Json>(one.points, q.problem.parts));
            Json changes = Json::array();
            for (const Change& change : steps(q, one))
                changes.push_back(jsonOf(change));
            result["changes"].push_back(std::move(changes));
        }
        result.update(more);
        printJson(result);
    } else {
        print(proof + u'\n');
        for (std::size_t i = 0; i < found.size(); ++i)
            print(numbered(q, i + 1, found[i]) + u'\n');
    }
    return found.empty() ? answerIsNo : done;
}

// As many armies as asked for; nothing where so many are too much to tell apart, with how many are not.
template <class Asking>
std::optional<std::vector<Solution>> asMany(int k, const Asking& asking)
{
    for (int fewer = k;; fewer /= 2) {
        try {
            auto found = asking(fewer);
            if (fewer == k)
                return found;
            complain(Cli::tr("%1 armies are too many to list; ask for “%2”.")
                         .arg(QString::number(k), QStringLiteral("--k %1").arg(fewer)));
            return {};
        } catch (const TooIntertwined&) {
            if (fewer == 1)
                throw;
        }
    }
}

QString none(const ArmyQuestion& q, const QString& otherwise)
{
    if (QString odd = misfits(q); !odd.isEmpty())
        return odd;
    // In a year that the list does not know there is no army, whatever is chosen.
    for (const Finding& finding : check(q.problem, q.bound))
        if (finding.code == "list-out-of-years")
            return worded(finding);
    return otherwise;
}

} // namespace

int countArmies(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    if (const QString odd = misfits(*q); !odd.isEmpty()) { // no army has that, and 0 would not say why
        complain(odd);
        return unusable;
    }
    q->wish.keep = q->bound.counts;
    const HowMany many = howMany(q->problem, q->wish);
    if (options.json)
        printJson(Json{{"exact", many.exact}, {"up_to", many.upTo}});
    else if (!isPriced(*q))
        print(Cli::tr("%1 legal armies include all of this.", "", plural(many.upTo)).arg(grouped(many.upTo)) + u'\n');
    else
        print(Cli::tr("%1 ways to finish on exactly %2 points, %3 within the limit.", "", plural(many.exact))
                  .arg(grouped(many.exact), grouped(q->asked.army.points), grouped(many.upTo))
            + u'\n');
    return done;
}

int fillArmy(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    q->wish.keep = q->bound.counts;
    const std::string aim = options.aim.empty() ? q->asked.system->aims().front() : options.aim;
    std::optional<std::vector<Solution>> filled(std::in_place);
    if (q->bound.misfits.empty())
        filled = asMany(options.k, [&](int k) { return q->asked.system->fill(q->problem, q->wish, options.aim, k); });
    if (!filled)
        return unusable;
    const std::vector<Solution>& found = *filled;
    const int limit = q->problem.budget, parts = q->problem.parts;
    QString proof;
    if (found.empty()) {
        proof = none(*q, Cli::tr("No legal army includes all of this: every possibility was counted."));
    } else if (!isPriced(*q)) {
        proof = Cli::tr("The best possible by “%1” within the limits of the list.").arg(plain(aim));
    } else if (found.front().points == limit) {
        proof = Cli::tr("Exactly %1 points can be reached.", "", limit / parts).arg(pointsShown(limit, parts));
    } else {
        const int reached = int(totals(q->problem, q->wish).size());
        proof = Cli::tr(
            "No legal army with all of this costs exactly %1 points; of the %2 possible totals the closest is %3.", "",
            reached)
                    .arg(pointsShown(limit, parts), grouped(reached), pointsShown(found.front().points, parts));
    }
    if (!found.empty())
        if (const auto note = q->asked.system->fieldNote(q->problem, found.front().counts))
            proof += u' ' + worded(*note);
    return answer(*q, found, proof, options);
}

int bestArmies(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    const std::string aim = options.aim.empty() ? q->asked.system->aims().front() : options.aim;
    if (options.keep)
        q->wish.keep = q->bound.counts;
    std::optional<std::vector<Solution>> ranked(std::in_place);
    if (!options.keep || q->bound.misfits.empty())
        ranked = asMany(options.k, [&](int k) { return q->asked.system->best(q->problem, q->wish, aim, k); });
    if (!ranked)
        return unusable;
    const std::vector<Solution>& found = *ranked;
    const QString proof = found.empty()
        ? none(*q, Cli::tr("No legal army keeps these locked entries: every possibility was counted."))
        // What several things are weighed against each other for has no figure of its own.
        : aim == q->asked.system->aims().front()
        ? Cli::tr("The best possible by “%1”.").arg(plain(aim))
        : Cli::tr("The best possible by “%1”: %2.").arg(plain(aim), grouped(std::to_string(found.front().worth)));
    return answer(*q, found, proof, options);
}

namespace {

// What the findings' “Mend all” does comes first, where nothing is asked that it knows nothing of.
std::optional<Solution> wholeMend(ArmyQuestion& q)
{
    const auto& [system, list, army] = std::tie(q.asked.system, q.asked.list, q.asked.army);
    if (!q.wish.locked.empty() || !q.wish.stock.empty() || judge(*system, *list, army, false).legal)
        return {};
    q.whole = mendAll(*system, *list, army);
    if (!q.whole)
        return {};
    const Bound bound = bind(q.problem, q.whole->army);
    q.ofWhole = bound.counts;
    q.whole->army = armyOf(q.problem, bound.counts, q.whole->army); // rows by their ids, as in all answers
    return Solution{bound.counts, bound.points, 0};
}

} // namespace

int repairArmy(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    std::vector<Solution> found;
    if (auto whole = wholeMend(*q))
        found.push_back(std::move(*whole));
    if (found.empty() || options.k > 1) {
        const auto near = asMany(options.k, [&](int k) { return repair(q->problem, q->wish, k); });
        if (!near)
            return unusable;
        for (const Solution& one : *near)
            if (!isWhole(*q, one) && int(found.size()) < options.k)
                found.push_back(one);
    }
    const bool alike = q->bound.misfits.empty() && !found.empty()
        && difference(q->problem, q->bound.counts, found.front().counts).empty();
    const bool legal = alike && judge(*q->asked.system, *q->asked.list, q->asked.army, false).legal;
    const QString left = found.empty() ? QString() : leftOver(*q, found.front());
    QString proof = found.empty() ? none(*q, Cli::tr("This list has no legal army that does what you ask."))
        : !left.isEmpty() ? Cli::tr("This is the closest legal army, but the following is up to you. %1").arg(left)
        : legal           ? Cli::tr("The army is already legal.")
        : alike           ? Cli::tr("The troops are legal; only their division is not.")
                          : Cli::tr("This is the smallest change that makes the army legal.");
    if (const QString odd = misfits(*q); !found.empty() && !q->whole && !legal && !odd.isEmpty())
        proof = Cli::tr("%1 Left out: %2").arg(proof, odd);
    return answer(*q, found, proof, options);
}

int randomArmy(const SolveOptions& options)
{
    auto q = question(options);
    if (!q)
        return unusable;
    if (options.keep)
        q->wish.keep = q->bound.counts;
    const std::uint64_t seed = options.seed ? *options.seed : QRandomGenerator::global()->generate();
    std::vector<Drawn> drawn;
    if (!options.keep || q->bound.misfits.empty()) {
        Progress progress(
            [&options](int done) { return Cli::tr("drawing %n armies: %1 so far", "", options.k).arg(done); });
        drawn = drawMany(q->problem, q->wish, seed, options.k, [&progress](int done) { progress.at(done); });
    }
    std::vector<Solution> found;
    for (const Drawn& one : drawn)
        found.push_back({one.counts, one.points, 0});
    if (found.empty())
        return answer(*q, found, none(*q, Cli::tr("No legal army does what you ask, so none was drawn.")), options);
    const QString how = Cli::tr("Random army, seed %1.").arg(seed);
    q->asked.army.note += (q->asked.army.note.empty() ? "" : "\n") + how.toStdString();
    QString proof = Cli::tr("One of %1 legal armies, each equally likely (seed %2).", "", plural(drawn.front().of))
                        .arg(grouped(drawn.front().of))
                        .arg(seed);
    if (const QString left = leftOver(*q, found.front()); !left.isEmpty())
        proof = Cli::tr("%1 The following is up to you. %2").arg(proof, left);
    return answer(*q, found, proof, options, Json{{"seed", seed}, {"of", drawn.front().of}});
}

} // namespace strategikon::cli
