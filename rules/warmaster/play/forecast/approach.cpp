#include "rules/warmaster/play/forecast/approach.h"

#include "rules/warmaster/play/rule.h"
#include "rules/warmaster/play/steps.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

constexpr std::size_t mostBranches = 400; // what a slider can follow

// What waits between a charge and the combat.
bool isOnTheWay(const Step& step)
{
    constexpr const char* steps[] = {"shoot-at-charger", "shots-at-charger", "evade-charge", "envelop"};
    const bool savesThen = step.what == "saves" && unpacked<steps::Saves>(step).counter == 1;
    return savesThen || std::ranges::any_of(steps, [&](const char* one) { return step.what == one; });
}

const Input* diceOf(const Decision& ask)
{
    const auto it = std::ranges::find_if(ask.inputs, [](const Input& one) { return one.kind == Input::Kind::dice; });
    return it == ask.inputs.end() ? nullptr : &*it;
}

// Dice of which so many score.
std::vector<int> facesOf(int count, int scoring)
{
    std::vector<int> faces(std::size_t(count), 1);
    std::fill(faces.begin(), faces.begin() + scoring, 6);
    return faces;
}

} // namespace

bool isApproaching(const BattleView& table)
{
    const auto& agenda = table.state().agenda;
    return !agenda.empty() && isOnTheWay(agenda.back())
        && std::ranges::any_of(agenda, [](const Step& step) { return step.what == "meet"; });
}

Approach::Approach(const play::Game& game, const Intent& intent, const play::State& from) : game_(game), intent_(intent)
{
    branches_.push_back({from, 1});
    for (play::Thing& thing : branches_.front().state.things)
        thing.name.clear(); // it is copied for every outcome
    if (!from.agenda.empty())
        open_ = from.agenda.back();
}

void Approach::answer(const play::Answer& answer)
{
    std::vector<Branch> all;
    for (const Branch& branch : branches_)
        if (auto next = resolved(branch, answer))
            add(all, std::move(*next));
    branches_ = std::move(all);
}

void Approach::charge(const Step& step, const play::Answer& given)
{
    for (Branch& branch : branches_)
        branch.state.agenda.push_back(step);
    answer(given);
}

void Approach::meet()
{
    const auto waits = [](const Branch& branch) {
        return !branch.state.agenda.empty() && isOnTheWay(branch.state.agenda.back());
    };
    while (!refused_ && std::ranges::any_of(branches_, waits)) {
        std::vector<Branch> all;
        for (Branch& branch : branches_)
            if (!waits(branch))
                add(all, std::move(branch));
            else
                for (Branch& next : after(branch))
                    add(all, std::move(next));
        branches_ = std::move(all);
        if (branches_.size() > mostBranches)
            refused_ = Message{"play-too-many-shots", {}};
    }
}

std::vector<Branch> Approach::after(const Branch& branch)
{
    const Decision ask = game_.can(branch.state).front();
    if (const Input* dice = diceOf(ask))
        return thrown(branch, ask, *dice);
    auto next = resolved(branch, expected(ask, branch.state));
    return next ? std::vector<Branch>{std::move(*next)} : std::vector<Branch>{};
}

std::vector<Branch> Approach::thrown(const Branch& branch, const Decision& ask, const Input& dice)
{
    const play::Spread scoring = play::hits(dice.dice.count, dice.dice.reach);
    std::vector<Branch> all;
    for (int many = scoring.least(); many <= scoring.most(); ++many) {
        play::Answer answer{.what = ask.what, .who = ask.who};
        answer.set(dice.id, facesOf(dice.dice.count, many));
        if (auto next = resolved(branch, answer, scoring.chance(many)))
            all.push_back(std::move(*next));
    }
    return all;
}

play::Answer Approach::expected(const Decision& ask, const play::State& state)
{
    play::Answer answer{.what = ask.what, .who = ask.who};
    const auto take = [&](const Input& input) { answer.set(input.id, value(ask, input, state)); };
    if (ask.what == "envelop") {
        const Input* others = ask.find("contacts");
        Input reached = others ? *others : factOf("enveloped", {}, 0);
        reached.id = "enveloped";
        const Ids all = others ? value(ask, reached, state) : Ids{};
        answer.set("envelops", {!all.empty()});
        answer.set("contacts", all);
    } else if (ask.what == "evade-charge") {
        Input reaction = *ask.find("reaction");
        reaction.given = std::vector<int>{0};
        take(reaction);
        if (answer.number("reaction") != 0)
            for (const Input& input : ask.inputs)
                if (input.id != "reaction")
                    take(input);
    } else {
        for (const Input& input : ask.inputs)
            take(input);
    }
    // Who has not hit enough, or finds no room, stands.
    if (ask.what == "evade-charge" && game_.resolve(state, answer).refused)
        answer.set("reaction", {0});
    return answer;
}

// What is supposed, what the open card says, or what it is filled in with.
std::vector<int> Approach::value(const Decision& ask, Input input, const play::State& state)
{
    const bool open = !state.agenda.empty() && state.agenda.back().what == open_.what && ask.on == open_.on;
    const play::Answer* draft = open ? intent_.answer(ask.what) : nullptr;
    const std::string said = input.id == "enveloped" ? "contacts" : input.id;
    Decision card{.inputs = {input}};
    if (const auto* values = draft ? draft->find(said) : nullptr; values && !values->empty()) {
        play::Answer told;
        told.set(input.id, *values);
        return *filledWith(card, told).inputs.front().given;
    }
    if (const auto* values = intent_.value(input.id, ask.on)) {
        play::Answer told;
        told.set(input.id, *values);
        input = filledWith(card, told).inputs.front();
    }
    const auto known = [&](const play::Assumption& one) { return one.input.id == input.id && one.on == ask.on; };
    if (!draft && input.id != "through" && std::ranges::none_of(assumptions_, known))
        assumptions_.push_back({.input = input, .on = ask.on});
    return input.given.value_or(std::vector<int>{});
}

std::optional<Branch> Approach::resolved(const Branch& branch, const play::Answer& answer, double chance)
{
    play::Resolved came = game_.resolve(branch.state, answer);
    if (came.refused) {
        refused_ = std::move(came.refused);
        return {};
    }
    Branch next{branch.state, branch.chance * chance};
    for (const play::Event& event : came.events)
        play::apply(next.state, event);
    return next;
}

void Approach::add(std::vector<Branch>& all, Branch branch) const
{
    const auto same = std::ranges::find_if(
        all, [&](const Branch& one) { return one.state.agenda == branch.state.agenda && one.state == branch.state; });
    if (same == all.end())
        all.push_back(std::move(branch));
    else
        same->chance += branch.chance;
}

} // namespace strategikon::warmasterPlay
