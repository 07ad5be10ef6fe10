// The answer as it is put together on the card.
#include "card.h"

#include "model/play/map/place.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Kind = Input::Kind;

bool areApart(const Input& one, const Input& other)
{
    return contains(one.apart, other.id) || contains(other.apart, one.id);
}

bool among(const Input& one, Id thing) { return one.kind == Kind::things && contains(one.among, thing); }

} // namespace

Card::Card(Decision ask, Context context, bool eachDie) : ask_(std::move(ask)), context_(context)
{
    for (const Input& one : ask_.inputs)
        if (one.kind == Kind::dice && !one.dice.faces && one.dice.count > 1 && !eachDie)
            counted_.insert(one.id);
    fill();
    if (!hasDice())
        weigh();
}

void Card::fill()
{
    for (const Input& one : ask_.inputs) {
        if (one.kind == Kind::dice) {
            put_[one.id] = Values(std::size_t(one.dice.count), 0);
        } else if (one.given) {
            put_[one.id] = *one.given;
        } else if (one.kind == Kind::things) {
            const bool all = one.least == int(one.among.size()) && one.least > 0; // nothing to choose
            put_[one.id] = all ? one.among : Values{};
        } else if (one.kind == Kind::number && !one.fact) {
            put_[one.id] = {one.least};
        } else if ((one.kind == Kind::flag && !one.fact) || (one.kind == Kind::choice && one.options.size() == 1)) {
            put_[one.id] = {0};
        }
    }
    recall();
}

const Card::Values* Card::at(std::string_view input) const
{
    const auto it = put_.find(std::string(input));
    return it == put_.end() ? nullptr : &it->second;
}

std::vector<Id> Card::picked() const
{
    std::vector<Id> all;
    for (const Input& one : ask_.inputs)
        if (const Values* values = at(one.id); values && one.kind == Kind::things)
            all.insert(all.end(), values->begin(), values->end());
    return all;
}

std::vector<Id> Card::pickable() const
{
    std::vector<Id> all;
    for (const Input& one : ask_.inputs)
        if (one.kind == Kind::things)
            std::ranges::copy(offered(one), std::back_inserter(all));
    return all;
}

std::vector<Id> Card::offered(const Input& input) const
{
    Answer said;
    if (const Values* whose = at(input.whose); whose && !input.only.empty())
        said.set(input.whose, *whose);
    for (const std::string& other : input.apart)
        if (const Input* its = ask_.find(other); its && at(other) && (!its->fact || isTouched(other)))
            said.set(other, *at(other));
    return amongBeside(input, said);
}

Answer Card::draft(bool whole) const
{
    Answer given{.what = ask_.what, .who = ask_.who, .rolled = rolled_};
    for (const Input& one : ask_.inputs) {
        const Values* values = at(one.id);
        if (!values || (!whole && isIdle(one.id)))
            continue;
        // Somebody is still to be named: that is not the same as that it is nobody.
        const bool missing = one.kind == Kind::things && values->empty() && one.least > 0;
        const bool in = one.kind != Kind::dice || (isCounted(one.id) ? values->size() == 1 : allFallen(one));
        if (in && !missing)
            given.set(one.id, *values);
    }
    return given;
}

Answer Card::answer() const
{
    const bool bare = !idle_.empty() && !context_.game->resolve(*context_.state, draft()).refused;
    return draft(!bare);
}

bool Card::complete() const
{
    const auto isMissing = [&](const Input& one) { return this->isMissing(one) && one.kind != Kind::things; };
    return !misfit(ask_, draft()) && std::ranges::none_of(ask_.inputs, isMissing);
}

bool Card::untouched() const
{
    return touched_.empty() && std::ranges::none_of(ask_.inputs, [&](const Input& one) {
        const Values* values = one.kind == Kind::dice ? at(one.id) : nullptr;
        return values && std::any_of(values->begin(), values->end(), [](int face) { return face != 0; });
    });
}

bool Card::answersAlone(const Input& one) const
{
    const bool one_of = one.kind == Kind::choice || (one.kind == Kind::things && one.least == 1 && one.most == 1);
    return one_of && ask_.inputs.size() == 1 && !context_.corrected;
}

bool Card::tapAnswers() const { return !ask_.inputs.empty() && answersAlone(ask_.inputs.front()) && !complete(); }

bool Card::namesAll(const Input& one) const
{
    const auto isSaid = [&](const Input& other) {
        return isTouched(other.id) || other.least == int(other.among.size());
    };
    return one.kind == Kind::things && one.most == 1 && onlyNames() && std::ranges::all_of(ask_.inputs, isSaid);
}

bool Card::onlyNames() const { return ask_.selectsOnly && !context_.corrected && complete(); }

std::optional<Message> Card::unfit() const
{
    const bool lacking = std::ranges::any_of(ask_.inputs, [&](const Input& one) {
        const Values* values = at(one.id);
        return one.kind == Kind::things && one.least > (values ? int(values->size()) : 0);
    });
    if (lacking || context_.corrected || !context_.battle)
        return {};
    return context_.battle->refusedBeforeDice(draft(true));
}

Warnings Card::warnings() const { return warningsAgainst(context_, ask_, draft(true)); }

const Input* Card::taker(Id thing) const
{
    const auto it = std::ranges::find_if(ask_.inputs, [thing](const Input& one) { return among(one, thing); });
    return it == ask_.inputs.end() ? nullptr : &*it;
}

void Card::pick(const std::string& id, const std::vector<Id>& things)
{
    const Input* one = ask_.find(id);
    if (!one || one->kind != Kind::things)
        return;
    // Who was proposed is confirmed by his tap, and gives way to another.
    const bool proposed = ask_.selectsOnly && !isTouched(id);
    touched_.insert(id);
    mapped_.erase(id);
    Values& now = put_[id];
    if (proposed)
        now.clear();
    for (const Id thing : things) {
        if (answersAlone(*one)) {
            now = {thing};
        } else if (std::erase(now, thing) == 0) {
            if (one->most == 1)
                now.clear();
            if (int(now.size()) < one->most)
                now.push_back(thing);
        }
    }
    for (const Input& other : ask_.inputs) // whoever is named here now is named there no more
        if (other.id != id && areApart(*one, other))
            if (const auto it = put_.find(other.id); it != put_.end())
                std::erase_if(it->second, [&](Id thing) { return contains(now, thing); });
    if (!one->fact)
        recall();
    weigh();
}

void Card::pickNobody(const std::string& id)
{
    const Input* one = ask_.find(id);
    if (!one || one->kind != Kind::things)
        return;
    touched_.insert(id);
    mapped_.erase(id);
    put_[id].clear();
    weigh();
}

void Card::put(const std::string& id, int value)
{
    const Input* one = ask_.find(id);
    if (!one)
        return;
    touched_.insert(id);
    mapped_.erase(id);
    const Values* now = at(id);
    if (now && *now == Values{value} && one->fact && one->kind == Kind::choice && !answersAlone(*one))
        put_.erase(id);
    else
        put_[id] = {value};
    if (std::ranges::any_of(ask_.inputs, [&](const Input& other) { return other.by == id; }))
        recall();
    weigh();
}

void Card::settle(const std::string& id, int value)
{
    if (!ask_.find(id))
        return;
    touched_.insert(id);
    mapped_.erase(id);
    put_[id] = {value};
    weigh();
}

// What was not noted stands there as it is filled in, and falls away where it still changes nothing.
void Card::take(const Answer& answer)
{
    for (const Input& one : ask_.inputs) {
        const Values* values = answer.find(one.id);
        if (!values)
            continue;
        put_[one.id] = *values;
        if (one.kind == Kind::dice) {
            const bool count = values->size() == 1 && one.dice.count > 1;
            count ? void(counted_.insert(one.id)) : void(counted_.erase(one.id));
        }
    }
    for (const auto& [input, values] : answer.inputs)
        touched_.insert(input);
    recall();
    weigh();
}

void Card::restore(const Draft& draft)
{
    counted_ = draft.counted;
    for (const Input& one : ask_.inputs) {
        const auto put = draft.put.find(one.id);
        if (put != draft.put.end() && mayStand(one, put->second, isCounted(one.id)))
            put_[one.id] = put->second;
    }
    touched_ = draft.touched;
    weigh();
}

const Decision* dueCard(const std::vector<Decision>& open, const Card::Context& context)
{
    const auto it = std::ranges::find_if(open,
        [&](const Decision& one) { return one.opensItself && !one.inputs.empty() && Card(one, context).complete(); });
    return it == open.end() ? nullptr : &*it;
}

const Decision* cardAbout(const std::vector<Decision>& open, Id thing)
{
    for (const bool aside : {false, true}) { // what may be told at any time gives way to what is to be done now
        const auto isAbout = [&](const Decision& card) {
            return card.anytime == aside
                && std::ranges::any_of(card.inputs, [&](const Input& one) { return !one.fact && among(one, thing); });
        };
        const auto found = std::ranges::find_if(open, isAbout);
        if (found != open.end())
            return std::find_if(std::next(found), open.end(), isAbout) == open.end() ? &*found : nullptr;
    }
    return nullptr;
}

Warnings warningsAgainst(const Card::Context& moment, const Decision& ask, const Answer& answer)
{
    const Game& game = *moment.game;
    const int root = moment.battle ? moment.battle->root() : moment.after; // what lies before is not at hand
    int step = ask.step ? moment.after : root;
    while (step != root && isAgreed(moment.battle->entry(step).answer))
        step = moment.battle->entry(step).parent; // whoever was set down meanwhile did not leave with it
    return step == root
        ? game.warnings(*moment.state, ask, answer, moment.on)
        : game.warnings(beforeLeaving(game, *moment.state, moment.battle->entry(step).events), ask, answer, moment.on);
}

} // namespace strategikon::play
