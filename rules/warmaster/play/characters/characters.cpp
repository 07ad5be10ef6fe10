#include "rules/warmaster/play/characters/characters.h"

#include "model/text/contains.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace strategikon::warmasterPlay {

namespace {

using play::EventBuilder;
using play::Id;
using play::Sort;
using play::Thing;

// Effects that traits are made of: the key with those they concern, and the keys of their figures. What a list's rule
// only tells about the choice of an army has no row here.
struct Shape {
    Effect effect;
    const char* kind;
    const char* whom = nullptr;
    const char* value = nullptr;
    const char* then = nullptr;
    const char* needs = nullptr; // a key without which it is the shared special rule of that kind
};

constexpr Shape shapes[] = {
    {Effect::commandValue, "command-value", "of", "command"},
    {Effect::lendCommand, "lend-command", "to", "command"},
    {Effect::variableCommand, "variable-command", nullptr, "command", "becomes"},
    {Effect::commandWhile, "command-while", nullptr, "else", "command"},
    {Effect::reRollCommand, "re-roll-command", "by", "command"},
    {Effect::reRollAttack, "re-roll-attack"},
    {Effect::extraAttackDice, "extra-attack-dice", "of", "dice"},
    {Effect::joinedUnitArmour, "joined-unit-armour", nullptr, "better", "none-becomes"},
    {Effect::causeTerror, "cause-terror", nullptr, nullptr, nullptr, "by"},
    {Effect::unitsGain, "units-gain", "of"},
    {Effect::ignoreOrderPenalty, "ignore-order-penalty"},
    {Effect::makeEnemyUnreliable, "make-enemy-unreliable", nullptr, "at-least", "add"},
    {Effect::withdrawLater, "withdraw-later", nullptr, "add"},
    {Effect::brigadeOnlyWith, "brigade-only-with", "of"},
};

const Shape* shapeOf(const Node& effect)
{
    const std::string kind = effect.textOr("kind");
    const auto it = std::ranges::find_if(shapes, [&](const Shape& shape) { return kind == shape.kind; });
    return it == std::end(shapes) || (it->needs && !effect.find(it->needs)) ? nullptr : it;
}

// "+1", "6+" and 10 alike; a negative one without its sign.
int figureOf(const Node& map, const char* key)
{
    std::string text = key ? map.textOr(key) : "";
    text.erase(0, text.find_first_of("0123456789"));
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

int bits(const Node& map, const char* key)
{
    int all = 0;
    if (const Node* list = map.find(key))
        for (const Node& one : list->items())
            all |= 1 << one.integer().value_or(0);
    return all;
}

// A word of a set of a level: its place there, 0 where it is none of them.
int placeAmong(const char* field, const std::string& word)
{
    const auto& specs = fields().of(Sort::tie);
    const auto& words = specs[std::size_t(fields().index(Sort::tie, field))].words;
    const auto it = std::ranges::find(words, word);
    return it == words.end() ? 0 : int(it - words.begin());
}

std::string lower(std::string text)
{
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return text;
}

// Whether a word of a list means the thing: a rank, all commanders, or its row.
bool means(const EventBuilder& builder, const Thing& thing, const std::string& word)
{
    const bool leads = thing.sort == Sort::leader;
    if (word == "commanders" || word == "any-commander")
        return leads;
    if (leads && word == "general")
        return builder.get(thing.id, state::rank) == Rank::general;
    return (leads || thing.sort == Sort::body) && thing.kind == word;
}

std::vector<Id> whomOf(const EventBuilder& builder, Id army, const Node& effect, const Shape& shape)
{
    std::vector<Id> found;
    if (!shape.whom)
        return found;
    const auto words = effect.textsOf(shape.whom);
    for (const Thing& thing : builder.state().things)
        if (thing.within == army
            && std::ranges::any_of(words, [&](const std::string& word) { return means(builder, thing, word); }))
            found.push_back(thing.id);
    return found;
}

// How long it lasts: `until` is a word with its figures beside it, or a map that holds them.
void until(EventBuilder& builder, Id trait, Id army, const Node& effect)
{
    const Node* end = effect.find("until");
    if (!end)
        return;
    const Node& figures = end->isMap() ? *end : effect;
    if ((end->isMap() ? end->textOr("kind") : end->written()) != "units-lost") {
        builder.set(trait, state::until, placeAmong("until", end->written()));
        return;
    }
    const std::string type = figures.textOr("of-type", figures.textOr("lost-type"));
    builder.set(trait, state::until, type.empty() ? int(Until::members) : placeAmong("until", lower(type)));
    const int each = figures.textOr("per") == "thousand" ? builder.get(army, state::size) : 1;
    builder.set(trait, state::losses, std::max(1, figureOf(figures, "units")) * each);
}

void make(EventBuilder& builder, Id army, Id bearer, const SpecialRule& rule, const Node& effect, const Shape& shape)
{
    Thing tie{.sort = Sort::tie, .kind = "trait", .name = rule.name, .within = army};
    tie.side = builder.state()[army].side;
    const Id trait = builder.make(std::move(tie));
    // What units bring outlives each of them: then the army is who brings it.
    builder.join(trait, builder.state()[bearer].sort == Sort::leader ? bearer : army);
    for (const Id one : whomOf(builder, army, effect, shape))
        builder.join(trait, one);
    builder.set(trait, state::effect, shape.effect);
    builder.set(trait, state::value, figureOf(effect, shape.value));
    builder.set(trait, state::then, figureOf(effect, shape.then));
    builder.set(trait, state::reach, figureOf(effect, "within"));
    const int times = std::max({1, figureOf(effect, "times"), figureOf(effect, "uses")});
    builder.set(trait, state::times, times);
    builder.set(trait, state::uses, times);
    builder.set(trait, state::per, Per(placeAmong("per", effect.textOr("per"))));
    builder.set(trait, state::turns, bits(effect, "turns"));
    builder.set(trait, state::rolls, bits(effect, "rolls"));
    until(builder, trait, army, effect);
    if (shape.effect == Effect::commandWhile) // what he falls back to
        builder.set(bearer, state::command, figureOf(effect, shape.value));
}

// Units that bring the same rule share one trait.
bool isThere(const EventBuilder& builder, Id army, const SpecialRule& rule, const Shape& shape)
{
    const auto& things = builder.state().things;
    return std::ranges::any_of(things, [&](const Thing& thing) {
        return thing.sort == Sort::tie && thing.within == army && thing.name == rule.name
            && builder.get(thing.id, state::effect) == shape.effect;
    });
}

} // namespace

std::vector<std::string> traitKinds()
{
    std::vector<std::string> kinds;
    for (const Shape& shape : shapes)
        kinds.emplace_back(shape.kind);
    return kinds;
}

void makeTraits(
    EventBuilder& builder, Id army, const std::vector<Bearer>& bearers, const std::vector<const SpecialRule*>& rules)
{
    for (const Bearer& bearer : bearers)
        for (const SpecialRule* rule : rules) {
            if (!contains(bearer.rules, rule->id))
                continue;
            for (const Node& effect : rule->effects)
                if (const Shape* shape = shapeOf(effect); shape && !isThere(builder, army, *rule, *shape))
                    make(builder, army, bearer.id, *rule, effect, *shape);
        }
}

} // namespace strategikon::warmasterPlay
