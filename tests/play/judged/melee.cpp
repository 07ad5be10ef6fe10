#include "melee.h"

#include "model/play/record/agreed.h"

#include <algorithm>
#include <cmath>

namespace judged {

namespace {

constexpr int mostSteps = 120;

std::string chosenIn(const play::Decision& ask, const play::Answer& answer, const char* input)
{
    const play::Input* asked = ask.find(input);
    const std::vector<int>* value = answer.find(input);
    return asked && value && !value->empty() ? asked->options[std::size_t(value->front())].id : "";
}

bool isLine(const Unit& unit)
{
    return unit.known && (unit.bases.size() < 2 || std::abs(unit.bases[0].seen(unit.bases[1].middle).y) < 0.1);
}

int battleField(const play::Game& game, const play::State& state, const char* field)
{
    const int at = game.fields().index(play::Sort::battle, field);
    return at < 0 ? 0 : state[1].fields[std::size_t(at)];
}

} // namespace

Melee::Melee(const play::Game& game, const Duel& duel, Findings& findings, Random& random)
    : game_(game)
    , duel_(duel)
    , findings_(findings)
    , random_(random)
    , battle_(game, duel.at.state)
    , before_(game, duel.at.state, &duel.at.on)
    , pikes_(battleField(game, duel.at.state, "phalanx-mounted") == 0)
{
}

std::optional<play::Decision> Melee::open(const std::string& what) const
{
    for (play::Decision& ask : game_.can(state()))
        if (ask.what == what)
            return std::move(ask);
    return {};
}

// What is filled in, dice as they fall, and of what is the players' own anything.
play::Answer Melee::filledIn(const play::Decision& ask)
{
    play::Answer answer{.what = ask.what, .who = ask.who, .rolled = true};
    for (const play::Input& input : ask.inputs) {
        const auto given = play::givenBeside(input, answer);
        if (input.kind == play::Input::Kind::dice) {
            std::vector<int> faces;
            for (int die = 0; die < input.dice.count; ++die)
                faces.push_back(random_.die(input.dice.sides));
            answer.set(input.id, faces);
        } else if (given) {
            answer.set(input.id, *given);
        } else if (input.kind == play::Input::Kind::choice) {
            answer.set(input.id, {random_.chance(0.8) ? 0 : random_.below(int(input.options.size()))});
        } else if (input.kind == play::Input::Kind::things) {
            std::vector<int> named;
            if (input.least > 0 && !input.among.empty())
                named.push_back(input.among[std::size_t(random_.below(int(input.among.size())))]);
            answer.set(input.id, named);
        }
    }
    return answer;
}

void Melee::look(const play::Decision& ask, const play::Answer& answer, const Verdicts& verdicts)
{
    findings_.look(duel_.at.name, state(), ask, answer, verdicts);
}

bool Melee::charges(play::Id charger)
{
    const auto ask = open("charge");
    const play::Input* units = ask ? ask->find("unit") : nullptr;
    if (!units || !std::count(units->among.begin(), units->among.end(), charger))
        return false;
    play::Answer named{.what = ask->what, .who = ask->who};
    named.set("unit", {charger});
    named.set("contacts", {duel_.charged});
    const play::Decision card = withMap(game_, state(), *ask, named, &duel_.at.on);
    const Table now(game_, state(), &duel_.at.on);
    const Verdicts verdicts = ofCharge(before_, card, *before_.unit(charger), *before_.unit(duel_.charged));
    if (!now.unit(duel_.charged) || !now.unit(charger))
        return false;
    if (!now.unit(duel_.charged)->fights)
        look(card, named, verdicts);
    for (const play::Input& input : card.inputs)
        if (!named.find(input.id))
            if (const auto given = play::givenBeside(input, named))
                named.set(input.id, *given);
    if (!verdicts.empty() && !verdicts.front().right.empty())
        named.set("edge", verdicts.front().right.front());
    const std::string edge = chosenIn(card, named, "edge");
    if (!battle_.answered(named))
        return false;
    made_.push_back({charger, edge});
    answerSteps();
    return true;
}

void Melee::tellPlaces()
{
    play::Answer answer{.what = play::agreedStep, .who = play::both};
    for (const Charge& one : made_) {
        const play::Place place =
            inTouch(state(), one.charger, duel_.charged, one.edge.c_str(), random_.chance(0.5), random_.below(3) - 1);
        answer.set("#" + std::to_string(one.charger) + ".place", play::placeValues(place));
    }
    (void)battle_.answered(answer); // where stands would come to lie on others it is refused
}

void Melee::answerSteps()
{
    for (int i = 0; i < mostSteps && !state().over && !state().agenda.empty(); ++i)
        if (const auto open = game_.can(state()); open.empty() || !step(open.front()))
            return;
}

bool Melee::step(const play::Decision& bare)
{
    const play::Decision ask = withMap(game_, state(), bare, &duel_.at.on);
    lookAt(ask);
    for (int trial = 0; trial < 8; ++trial) {
        const play::Answer answer = filledIn(ask);
        if (!battle_.answered(answer))
            continue;
        note(ask, answer);
        return true;
    }
    return false;
}

// Where nobody but these two has anything to do with it, as they stood before the charge, and the map told the edge.
std::optional<Met> Melee::met() const
{
    if (made_.size() != 1 || made_.front().edge.empty())
        return {};
    const Unit *charger = before_.unit(made_.front().charger), *charged = before_.unit(duel_.charged);
    return Met{charger, charged, made_.front().edge, isLine(*charged)};
}

void Melee::lookAt(const play::Decision& ask)
{
    const Table now(game_, state(), &duel_.at.on);
    const play::Answer nothing{.what = ask.what};
    const auto met = this->met();
    if (ask.what == "attack")
        lookAtAttack(now, ask);
    else if (ask.what == "shoot-at-charger" && met && met->charger->id == ask.on.back())
        look(ask, nothing, ofShotsAtCharger(*met));
    else if (ask.what == "evade-charge" && made_.size() <= 1)
        look(ask, nothing, ofSlippingAway(before_, ask, *before_.unit(ask.on.back()), *before_.unit(duel_.charged)));
    else if (ask.what == "aftermath" && met && rounds_ == 1)
        if (const play::Input* unit = ask.find("unit"); unit && unit->given && unit->given->size() == 1)
            if (const Unit* winner = now.unit(unit->given->front()))
                look(ask, nothing, ofAftermath(*met, *winner));
}

void Melee::lookAtAttack(const Table& now, const play::Decision& ask)
{
    const Unit& unit = *now.unit(ask.on.front());
    const play::Answer nothing{.what = ask.what};
    const play::Input *target = ask.find("target"), *stands = ask.find("stands");
    look(ask, nothing, ofAttack(now, ask, unit, declared_[unit.id]));
    if (const auto met = this->met(); met && rounds_ == 0 && stands && !stands->map)
        look(ask, nothing, ofAttackAfter(asNow(*met, now), unit));
    if (target && target->given && target->given->size() == 1) {
        play::Answer named = nothing;
        named.set("target", *target->given);
        look(ask, named, ofCover(now, ask, unit, *now.unit(target->given->front()), pikes_));
    }
}

// How many stands they have now, in the places from which they met.
Met Melee::asNow(Met met, const Table& now)
{
    one_ = *met.charger, other_ = *met.charged;
    one_.stands = now.unit(one_.id)->stands, other_.stands = now.unit(other_.id)->stands;
    met.charger = &one_, met.charged = &other_;
    return met;
}

// What follows on the same card, another attack of the unit, is about its other stands.
void Melee::note(const play::Decision& ask, const play::Answer& answer)
{
    if (ask.what == "attack")
        declared_[ask.on.front()][{answer.number("target"), answer.number("flanked") != 0, answer.number("aside") != 0,
            answer.number("terror") != 0}] += answer.number("stands");
    if (ask.what == "attack-roll")
        rounds_ = std::max(rounds_, 1);
    if (ask.what == "aftermath")
        rounds_ = 2;
    if (ask.what == "attack-roll")
        declared_.clear();
}

void Melee::fightOut()
{
    for (const play::Id charger : duel_.chargers)
        charges(charger);
    if (made_.empty() || state().over)
        return;
    const Table now(game_, state(), &duel_.at.on);
    if (const Unit* charged = now.unit(duel_.charged); charged && charged->known && random_.chance(0.7))
        tellPlaces();
    for (int i = 0; i < 12 && !state().over && state().phase != "combat"; ++i) {
        const auto end = open("end-phase");
        if (!end || !battle_.answered(filledIn(*end)))
            return;
        answerSteps();
    }
    const auto fight = open("fight");
    if (!fight || !battle_.answered(filledIn(*fight)))
        return;
    answerSteps();
}

} // namespace judged
