// Facts of the table on a card: filled in as they were last time, or as the map tells, and asked only while they can
// change the outcome.
#include "card.h"

#include "model/play/map/place.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/text/contains.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Kind = Input::Kind;

constexpr int mostTried = 256; // answers that are tried to find out what still matters

// What a card is about: whom it names, and who was picked.
std::set<Id> about(const Decision& ask, const std::vector<Id>& on, const Answer& answer)
{
    std::set<Id> all(on.begin(), on.end());
    for (const Input& one : ask.inputs)
        if (const auto* picked = answer.find(one.id); picked && one.kind == Kind::things && !one.fact)
            all.insert(picked->begin(), picked->end());
    return all;
}

// Where one of these is missing that may still change it; of a rule that says what may, one of those alone.
Preview withoutOdds(Preview seen, const std::vector<std::string>& missing)
{
    const auto may = [&](const std::string& one) { return seen.matters.empty() || contains(seen.matters, one); };
    if (std::ranges::none_of(missing, may))
        return seen;
    seen.target = 0;
    seen.dice.clear();
    seen.chances.clear();
    seen.opposed = {};
    return seen;
}

std::vector<Id> onOf(const Entry& entry)
{
    const bool named = !entry.events.empty() && entry.events.front().what == "step";
    return named ? entry.events.front().on : std::vector<Id>();
}

// Amounts and units change from one time to the next, but where their card says otherwise; how things lie seldom does.
// Where a rule suggests more than "no", it knows better than last time; what it leaves open is to be looked at anew.
bool mayRecall(const Input& one)
{
    const bool lies = (one.kind == Kind::choice || one.kind == Kind::flag) && one.given == std::vector<int>{0};
    return one.fact && one.given && (lies || one.lasting);
}

// As far as it can still be: whoever has fallen stands nowhere.
std::optional<std::vector<int>> stillSaid(const Input& one, const std::vector<int>* said)
{
    if (!said)
        return {};
    std::vector<int> still = *said;
    if (one.kind == Kind::things)
        std::erase_if(still, [&](Id thing) { return !contains(one.among, thing); });
    return mayStand(one, still) ? std::optional(still) : std::nullopt;
}

} // namespace

const Entry* Card::lastTime(const Answer& given) const
{
    const std::set<Id> now = about(ask_, ask_.on, given);
    const int root = context_.battle ? context_.battle->root() : context_.after; // what lies before is not at hand
    for (int at = context_.after; at != root;) {
        const Entry& entry = context_.battle->entry(at);
        if (entry.answer.what == ask_.what && about(ask_, onOf(entry), entry.answer) == now)
            return &entry;
        at = entry.parent;
    }
    return nullptr;
}

void Card::recall()
{
    if (context_.corrected)
        return;
    recallFacts();
    keepApart();
    keepOpen();
}

void Card::keepOpen()
{
    const Answer now = draft(true);
    for (const Input& one : ask_.inputs)
        if (const Values* values = at(one.id); values && one.kind == Kind::choice && !one.whose.empty()
            && !values->empty() && !play::isOpen(one, std::size_t(values->front()), now))
            put_.erase(one.id);
}

void Card::keepApart()
{
    for (const Input& one : ask_.inputs) {
        if (!one.only.empty() && offered(one).empty())
            put_.erase(one.id);
        for (const std::string& id : one.apart) {
            const Input* other = ask_.find(id);
            if (!other || !at(one.id) || !at(id))
                continue;
            const bool here = !isTouched(one.id) || isTouched(id) || !other->fact;
            const Values named = here ? *at(id) : *at(one.id);
            std::erase_if(put_[here ? one.id : id], [&](Id thing) { return contains(named, thing); });
        }
    }
}

void Card::recallFacts()
{
    const Answer given = draft(true);
    const Entry* last = lastTime(given);
    const Answer said = last ? context_.game->asLastTime(ask_, onOf(*last), last->answer) : Answer{};
    recalled_.clear();
    fromMap(given);
    for (const Input& one : ask_.inputs) {
        const bool open = isToMeasure(one.id);
        if (isMapped(one.id) || isTouched(one.id) || (open && !one.lasting))
            continue;
        if (one.givenBy.count(given.number(one.by)) > 0) { // it says more than last time
            if (const auto beside = givenBeside(one, given))
                put_[one.id] = *beside;
            else
                put_.erase(one.id);
            continue;
        }
        if (!mayRecall(one))
            continue;
        if (const auto noted = stillSaid(one, said.find(one.id))) {
            put_[one.id] = *noted;
            recalled_.insert(one.id);
        } else if (!open) {
            put_[one.id] = *one.given;
        }
    }
}

// What the map tells of those who are named now; what it told of others is as it was dealt again.
void Card::fromMap(const Answer& given)
{
    Answer said = given; // by the players, and not by the map itself
    std::erase_if(said.inputs, [&](const auto& one) { return isMapped(one.first); });
    for (const Input& one : withMap(*context_.game, *context_.state, ask_, said, context_.on).inputs) {
        const bool was = mapped_.erase(one.id) + measured_.erase(one.id) > 0;
        if (one.measure)
            measured_.insert(one.id);
        if (isTouched(one.id) || (!one.map && !one.measure && !was))
            continue;
        put_.erase(one.id);
        if (one.given)
            put_[one.id] = *one.given;
        if (one.map)
            mapped_.insert(one.id);
    }
}

bool Card::isToMeasure(const std::string& input) const { return measured_.count(input) > 0 && !at(input); }

// It is to be measured, and nothing that is known makes it all one.
bool Card::isMissing(const Input& fact) const { return isToMeasure(fact.id) && !isIdle(fact.id); }

Preview Card::means() const
{
    std::vector<std::string> missing;
    for (const Input& one : ask_.inputs)
        if (isMissing(one))
            missing.push_back(one.id);
    return withoutOdds(context_.game->preview(*context_.state, draft()), missing);
}

Preview meaningOf(const Card::Context& moment, const Answer& answer)
{
    const auto ask = moment.game->card(*moment.state, answer.what, answer.who);
    std::vector<std::string> missing;
    if (ask)
        for (const Input& one : withMap(*moment.game, *moment.state, *ask, answer, moment.on).inputs)
            if (one.measure && !answer.find(one.id))
                missing.push_back(one.id);
    return withoutOdds(moment.game->preview(*moment.state, answer), missing);
}

bool Card::diceIn() const
{
    const Answer given = draft(true);
    return hasDice() && std::ranges::all_of(ask_.inputs, [&](const Input& one) {
        return one.kind != Kind::dice || given.find(one.id);
    });
}

// A fact that stands there as it was filled in, and was said neither by the player nor by the map.
bool Card::isOpen(const Input& fact) const
{
    return fact.fact && fact.kind != Kind::things && !isTouched(fact.id) && !isMapped(fact.id);
}

void Card::weigh()
{
    idle_.clear();
    if (!diceIn()) {
        weighBefore();
        return;
    }
    Answer known = draft(true), before = known;
    for (const Input& one : ask_.inputs) {
        const auto drop = [&](Answer& from) {
            std::erase_if(from.inputs, [&](const auto& put) { return put.first == one.id; });
        };
        if (isOpen(one))
            drop(known);
        if (isOpen(one) || one.kind == Kind::dice)
            drop(before);
    }
    if (misfit(ask_, known)) // until it is said who does it, anything may matter
        return;
    // A rule that says what matters before the dice says it afterwards too; for others every answer is tried.
    const Game& game = *context_.game;
    const State& state = *context_.state;
    const std::vector<std::string> matter = !game.preview(state, before).matters.empty()
        ? game.preview(state, known).matters
        : stillMatters(game, state, ask_, known, mostTried);
    for (const Input& one : ask_.inputs)
        if (isOpen(one) && !contains(matter, one.id))
            idle_.insert(one.id);
}

// Of a card without dice, where the rule says what may matter yet. What cannot stand there will be refused.
void Card::weighBefore()
{
    const auto stands = [&](const Input& one) {
        const Values* values = at(one.id);
        return !values || mayStand(one, *values);
    };
    if (hasDice() || !std::ranges::all_of(ask_.inputs, stands))
        return;
    const Preview seen = context_.game->preview(*context_.state, draft(true));
    for (const Input& one : ask_.inputs)
        if (seen.weighed && one.fact && !isTouched(one.id) && !isMapped(one.id) && !contains(seen.matters, one.id))
            idle_.insert(one.id);
}

bool Card::settled() const
{
    return !context_.corrected && std::ranges::none_of(ask_.inputs, [&](const Input& one) {
        return (isOpen(one) || isToMeasure(one.id)) && !isIdle(one.id);
    });
}

std::vector<int> Card::firstThrow() const
{
    if (!ask_.again || !context_.battle)
        return {};
    for (int at = context_.after; at != context_.battle->root();) {
        const Entry& entry = context_.battle->entry(at);
        if (const auto* dice = entry.answer.find("dice"))
            return *dice;
        at = entry.parent;
    }
    return {};
}

Result<Answer> filledAnswer(const Card::Context& moment, const Node& action)
{
    const Game& game = *moment.game;
    const State& state = *moment.state;
    if (isAgreement(action))
        return answerFrom(game, state, action);
    const auto open = game.can(state);
    auto said = answerSaid(open, state, action);
    if (!said)
        return said;
    Card card(*cardFor(open, said->what, said->who), moment);
    card.take(*said);
    Answer all = card.draft(true);
    for (const auto& [input, values] : said->inputs)
        all.set(input, values); // what cannot stand there too: it is to be refused by name
    if (action.isMap() && !action.entries().empty())
        for (const auto& written : action.entries().front().node.entries()) // "-": it is not to be noted
            if (!said->find(written.key))
                std::erase_if(all.inputs, [&](const auto& one) { return one.first == written.key; });
    return all;
}

} // namespace strategikon::play
