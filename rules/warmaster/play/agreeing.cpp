#include "rules/warmaster/play/agreeing.h"

#include "rules/warmaster/play/combat/combat.h"
#include "rules/warmaster/play/map/places.h"
#include "rules/warmaster/play/turn.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

Message no(const char* code, const BattleView& table, Id who)
{
    const play::Thing& thing = table[who];
    return {code, {{"who", thing.badge.empty() ? thing.name : thing.badge}}};
}

class Agreeing {
public:
    Agreeing(Transaction& transaction, const play::Game& game) : doing_(transaction), game_(game) {}

    Outcome point(const play::Agreement::Point& point)
    {
        const play::Sort sort = doing_[point.thing].sort;
        if (sort == play::Sort::body)
            return unit(point);
        if (sort == play::Sort::leader)
            return commander(point);
        tell(point);
        return {};
    }

private:
    void tell(const play::Agreement::Point& point) { play::tell(doing_.builder(), game_, point); }
    bool gone(Id thing) const { return doing_[thing].gone; }

    Outcome unit(const play::Agreement::Point& point)
    {
        const Id id = point.thing;
        if (point.field == "place")
            return stands(point);
        const bool away = point.field == "where" && Where(point.to) == Where::away;
        if (point.field == "gone" || point.field == "where" || (point.field == "stands" && point.to > 0))
            if (auto wrong = isThere(id, point.field == "gone" ? point.to == 0 : !away))
                return wrong;
        if (gone(id) || away || (point.field == "gone" && point.to == 1))
            return {};
        if (point.field == "engagement")
            return fights(id, point.to);
        tell(point);
        if (point.field == "stands")
            fewer(id);
        else if (point.field == "where")
            goes(id);
        else if (point.field == "hits"
            && doing_.get(id, state::hits) >= doing_.get(id, state::each) * doing_.get(id, state::stands))
            return no("agreed-too-many-hits", doing_, id);
        return {};
    }

    // Here it stands now, or nobody knows where.
    Outcome stands(const play::Agreement::Point& point)
    {
        if (point.place.stands() && !doing_.onTable(point.thing))
            return no("agreed-stands-where", doing_, point.thing);
        tell(point);
        if (doing_.isUnit(point.thing))
            makeRoom(doing_, point.thing);
        return {};
    }

    // Lost, or not lost after all.
    Outcome isThere(Id unit, bool there)
    {
        if (there == !gone(unit))
            return {};
        if (!there) {
            doing_.happened("agreed-gone", {unit});
            doing_.destroy(unit, {});
            return {};
        }
        const Id army = doing_.armyOf(unit);
        if (army != 0 && doing_.is(army, state::withdrawn))
            return no("agreed-army-withdrew", doing_, unit);
        doing_.happened("agreed-not-gone", {unit});
        doing_.builder().regain(unit);
        doing_.set(unit, state::where, Where::table);
        if (doing_.get(unit, state::stands) == 0)
            doing_.set(unit, state::stands, 1);
        if (army != 0) {
            doing_.add(army, state::gone, -1);
            if (doing_.is(unit, state::core))
                doing_.add(army, state::lost, -weightOf(doing_, unit));
        }
        doing_.clear(unit, {state::hits, state::struck, state::shot, state::fired});
        forgetCombat(doing_, unit);
        return {};
    }

    // Hits beyond the stands that are left fell with the others.
    void fewer(Id unit)
    {
        if (doing_.get(unit, state::stands) == 0) {
            doing_.destroy(unit, {});
            return;
        }
        const int most = doing_.get(unit, state::each) * doing_.get(unit, state::stands) - 1;
        doing_.set(unit, state::hits, std::min(doing_.get(unit, state::hits), most));
    }

    void goes(Id unit)
    {
        if (!doing_.onTable(unit))
            doing_.disengage(unit);
        doing_.set(unit, state::coming, Coming::no);
        play::leavePlace(doing_.builder(), fields(), unit);
        for (const Id commander : doing_.with(unit)) {
            doing_.set(commander, state::where, doing_.get(unit, state::where));
            play::leavePlace(doing_.builder(), fields(), commander);
        }
    }

    Outcome fights(Id unit, Id whom)
    {
        if (whom == 0) {
            if (doing_.engaged(unit)) {
                doing_.happened("agreed-not-engagement", {unit});
                doing_.disengage(unit);
                forgetCombat(doing_, unit);
            }
            return {};
        }
        if (!doing_.onTable(unit) || !doing_.isUnit(whom) || !doing_.onTable(whom)
            || doing_[whom].side == doing_[unit].side)
            return no("agreed-fights-whom", doing_, unit);
        if (doing_.engaged(unit) && doing_.get(unit, state::engagement) == doing_.get(whom, state::engagement))
            return {};
        doing_.happened("agreed-engagement", {unit, whom});
        doing_.disengage(unit);
        doing_.engage({whom, unit});
        return {};
    }

    Outcome commander(const play::Agreement::Point& point)
    {
        const Id id = point.thing;
        if (point.field == "place")
            return stands(point);
        if (point.field == "gone" || (point.field == "where" && Where(point.to) == Where::away))
            return lives(id, point.field == "gone" && point.to == 0);
        if (gone(id))
            return point.field == "where" ? lives(id, true) : Outcome{};
        if (point.field == "joined" && point.to != 0
            && (!doing_.isUnit(point.to) || doing_[point.to].side != doing_[id].side || !doing_.onTable(point.to)
                || !doing_.onTable(id)))
            return no("agreed-joins-whom", doing_, id);
        tell(point);
        const Id with = doing_.get(id, state::joined);
        if (point.field == "where" && with != 0 && doing_.get(with, state::where) != doing_.get(id, state::where))
            doing_.set(id, state::joined, 0);
        if (point.field == "where") {
            doing_.set(id, state::coming, Coming::no);
            play::leavePlace(doing_.builder(), fields(), id);
        }
        return {};
    }

    Outcome lives(Id commander, bool lives)
    {
        if (lives == !gone(commander))
            return {};
        const Id army = doing_.armyOf(commander);
        if (lives && army != 0 && doing_.is(army, state::withdrawn))
            return no("agreed-army-withdrew", doing_, commander);
        doing_.happened(lives ? "agreed-not-gone" : "agreed-gone", {commander});
        if (!lives) {
            doing_.slay(commander, {});
            return {};
        }
        doing_.builder().regain(commander);
        doing_.set(commander, state::where, Where::table);
        doing_.set(commander, state::removed, false);
        return {};
    }

    Transaction& doing_;
    const play::Game& game_;
};

// Where nobody of a side touches the enemy any more, there is nothing to support.
void dropOuts(Transaction& transaction)
{
    for (const Id engagement : transaction.engagements())
        for (const int side : {0, 1})
            if (!transaction[engagement].gone && touching(transaction, engagement, side).empty())
                for (const Id unit : Ids(transaction[engagement].members))
                    if (transaction.engaged(unit)) {
                        transaction.happened("left-combat", {unit}, {}, "drop-outs");
                        transaction.disengage(unit);
                        forgetCombat(transaction, unit);
                    }
}

// A step about somebody who is lost, gone off, or in another combat than he was has nobody left to answer for.
bool moot(const BattleView& before, const BattleView& now, const play::Step& step)
{
    if (step.on.empty() || step.on.front() < 1 || step.on.front() > int(before.state().things.size()))
        return false;
    const Id about = step.on.front();
    return now[about].gone != before[about].gone || now.get(about, state::where) != before.get(about, state::where)
        || now.get(about, state::engagement) != before.get(about, state::engagement);
}

void leaveOut(Transaction& transaction, const play::State& before)
{
    const BattleView was(before);
    std::size_t out = 0;
    for (std::size_t i = 0; i < transaction.state().agenda.size();) {
        const auto& agenda = transaction.state().agenda;
        if (!moot(was, transaction, agenda[agenda.size() - 1 - i])) {
            ++i;
            continue;
        }
        if (out++ == 0)
            transaction.happened("agreed-moot");
        transaction.builder().drop(i);
    }
}

// Stands that a step left out would have taken off, for the hits that they have.
void removeFallen(Transaction& transaction)
{
    for (const play::Thing& thing : play::State(transaction.state()).things)
        if (thing.sort == play::Sort::body && !thing.gone)
            transaction.removeCasualties(thing.id);
}

// Until nothing more follows: who fell may leave a combat with one side only, and a step with nobody to answer for.
void settle(Transaction& transaction, const play::State& before)
{
    for (std::size_t open = before.agenda.size();; open = transaction.state().agenda.size()) {
        dropOuts(transaction);
        leaveOut(transaction, before);
        if (transaction.state().agenda.size() == open)
            return;
        removeFallen(transaction);
    }
}

// Whoever goes on elsewhere has done with the phase where he was.
void phaseLeft(Transaction& transaction)
{
    for (const Id engagement : transaction.engagements())
        transaction.clear(engagement, {state::fought, state::round});
}

void course(Transaction& transaction, const play::State& before, const play::Agreement& agreement)
{
    const play::State now = transaction.state();
    if (now.phase != before.phase || now.side != before.side || now.turn != before.turn)
        phaseLeft(transaction);
    if (now.side != before.side || now.turn != before.turn) {
        if (now.phase == turnPhases().first())
            transaction.push({"turn-begins", play::nobody, {}, {}});
        else
            turnIsFresh(transaction);
    } else if (now.phase != before.phase) {
        phasesAreLeft(transaction, before.phase);
    }
    if (!agreement.phaseOver)
        return;
    transaction.happened("agreed-phase-over", {}, {{"turn", now.turn}});
    for (const Id engagement : transaction.engagements())
        transaction.set(engagement, state::fought, 1);
    for (const int side : {0, 1})
        for (const Id unit : transaction.units(side))
            transaction.set(unit, state::shot, 0); // whoever was driven back was so elsewhere
    turnPhases().ends(transaction.builder());
}

} // namespace

std::optional<Message> agree(Transaction& transaction, const play::Game& game, const play::Agreement& agreement)
{
    const play::State before = transaction.state();
    transaction.happened("agreed", {}, {{"points", int(agreement.points.size())}});
    Agreeing agreeing(transaction, game);
    for (const play::Agreement::Point& point : agreement.points)
        if (auto wrong = agreeing.point(point))
            return wrong;
    play::tellCourse(transaction.builder(), agreement);
    settle(transaction, before);
    course(transaction, before, agreement);
    return {};
}

} // namespace strategikon::warmasterPlay
