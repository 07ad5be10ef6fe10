// What comes of a spec when it is played.
#include "spec.h"

#include "model/play/card/card.h"
#include "model/play/map/likely.h"
#include "model/play/play_sheet.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"
#include "model/play/record/invariants.h"
#include "model/play/sealed.h"

#include <set>

namespace playtest {

namespace {

struct Failed {
    std::string why;
};

void hold(bool good, const std::string& why)
{
    if (!good)
        throw Failed{why};
}

void same(const std::string& is, const std::string& expected)
{
    hold(is == expected, "expected: " + expected + "\nis: " + is);
}

std::string lines(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& one : all)
        text += "\n  " + one;
    return text;
}

// What differs between the events that came and those that were expected; empty where nothing does.
std::string differs(const State& state, const std::vector<Event>& events, const std::vector<Expected>& expected)
{
    std::vector<std::string> came, wanted, named;
    bool same = true;
    for (const Event& event : events)
        if (event.what != "step")
            came.push_back(brief(state, event, true));
    std::size_t at = 0;
    for (const Event& event : events) {
        if (event.what == "step")
            continue;
        same = same && at < expected.size() && brief(state, event, false) == expected[at].event;
        if (same)
            for (const auto& [name, value] : expected[at].with)
                same = same && event.of(name, -1) == value;
        ++at;
    }
    same = same && at == expected.size();
    if (same)
        return {};
    for (const Expected& one : expected) {
        std::string text = one.event;
        for (const auto& [name, value] : one.with)
            text += " (" + name + " " + std::to_string(value) + ")";
        wanted.push_back(text);
    }
    return "expected:" + lines(wanted) + "\ncame:" + lines(came);
}

// What the map tells of the card of an answer, by input.
std::map<std::string, std::string> toldOf(const Spec& spec, const State& state, const Decision& ask, const Node& answer)
{
    const Game& game = gameOf(spec.system);
    const auto named = answerFrom({ask}, state, answer, false);
    Answer told{.what = ask.what};
    std::map<std::string, std::string> all;
    for (auto& one : game.mapFacts(state, ask, named ? *named : Answer(), spec.on ? &*spec.on : nullptr))
        if (one.open)
            all[one.input] = "to measure";
        else
            told.set(one.input, one.value);
    const Node action = actionOf(ask, state, told);
    for (const auto& entry : action.entries().front().node.entries())
        all[entry.key] = written(entry.node);
    return all;
}

// "unit A10 other B2 cm 98": in the order in which the spec names its figures.
std::string figuresAs(const Message& message, const std::string& like)
{
    std::vector<std::pair<std::size_t, std::string>> parts;
    for (const auto& [name, value] : message.args)
        if (const auto at = like.find(' ' + name + ' '); at != std::string::npos)
            parts.emplace_back(at, ' ' + name + ' ' + english(value));
    std::ranges::sort(parts);
    std::string text = message.code;
    for (const auto& [at, part] : parts)
        text += part;
    return text;
}

std::string curedBy(const Cure& cure, const Decision& ask, const State& state)
{
    Answer mended{.what = ask.what};
    mended.set(cure.input, cure.value);
    std::string text;
    const Node action = actionOf(ask, state, mended);
    for (const auto& entry : action.entries().front().node.entries())
        text += " > " + entry.key + ' ' + written(entry.node);
    return text;
}

std::vector<std::string> warnedOf(const Spec& spec, const State& state, const Decision& ask, const Answer& answer)
{
    std::vector<std::string> all;
    for (const Warning& one : gameOf(spec.system).warnings(state, ask, answer, spec.on ? &*spec.on : nullptr)) {
        const std::string like = all.size() < spec.warns->size() ? (*spec.warns)[all.size()] : "";
        all.push_back(figuresAs(one.says, like) + (one.cure ? curedBy(*one.cure, ask, state) : ""));
        hold(gameOf(spec.system).cited(state, one.rule) != nullptr, "no rule " + one.rule);
    }
    return all;
}

std::string lines(const std::map<std::string, std::string>& all)
{
    std::string text;
    for (const auto& [input, value] : all)
        text += "\n  " + input + ": " + value;
    return text;
}

std::string figuresOf(const std::vector<std::pair<std::string, int>>& figures)
{
    std::string text;
    for (const auto& [name, value] : figures)
        text += (text.empty() ? "" : " ") + name + ' ' + std::to_string(value);
    return text;
}

// What is to be seen of an input: "far 20, near 20", or the figures of its label.
std::string shown(const Input& input)
{
    std::string text;
    for (const play::Option& option : input.options) {
        text += (text.empty() ? "" : ", ") + option.id;
        for (const auto& [name, value] : option.says.args)
            text += ' ' + english(value);
    }
    return text.empty() ? figuresOf(input.with) : text;
}

// The parts of a card that are asked about.
std::map<std::string, std::string> shownOn(const Decision& ask, const std::map<std::string, std::string>& parts)
{
    std::map<std::string, std::string> all;
    for (const auto& [part, value] : parts)
        if (const Input* input = ask.find(part))
            all[part] = shown(*input);
        else if (part == "title")
            all[part] = figuresOf(ask.with);
    return all;
}

// What is filled in for the inputs that are asked about, beside what is answered.
std::map<std::string, std::string> suggestedOn(
    const Decision& ask, const State& state, const Node& answer, const std::map<std::string, std::string>& inputs)
{
    const auto named = answerFrom({ask}, state, answer, false);
    Answer filled{.what = ask.what};
    for (const auto& [id, value] : inputs)
        if (const Input* input = ask.find(id))
            if (const auto given = givenBeside(*input, named ? *named : Answer()))
                filled.set(id, *given);
    std::map<std::string, std::string> all;
    const Node action = actionOf(ask, state, filled);
    for (const auto& entry : action.entries().front().node.entries())
        all[entry.key] = written(entry.node);
    return all;
}

// Who may be named, or what chosen, of the inputs that are asked about, beside what is answered.
std::map<std::string, std::string> offeredOn(
    const Decision& ask, const State& state, const Node& answer, const std::map<std::string, std::string>& inputs)
{
    const auto said = answerFrom({ask}, state, answer, false);
    const Answer named = said ? *said : Answer();
    std::map<std::string, std::string> all;
    for (const auto& [id, value] : inputs) {
        const Input* input = ask.find(id);
        if (!input)
            continue;
        std::string& text = all[id];
        for (const Id one : amongBeside(*input, named))
            text += (text.empty() ? "" : " ") + nameOf(state, one);
        for (std::size_t i = 0; i < input->options.size(); ++i)
            if (isOpen(*input, i, named))
                text += (text.empty() ? "" : " ") + input->options[i].id;
    }
    return all;
}

std::string asWord(const FieldSpec& spec, int value, const State& state)
{
    if (spec.kind == FieldSpec::Kind::level)
        return spec.words[std::size_t(value)];
    if (spec.kind == FieldSpec::Kind::flag)
        return value ? "true" : "false";
    if (spec.kind == FieldSpec::Kind::thing)
        return value == 0 ? "-" : state[value].badge.empty() ? state[value].kind : state[value].badge;
    return std::to_string(value);
}

// Of how many pairs of dice each outcome comes.
std::map<std::string, std::string> waysOf(const Preview& seen)
{
    std::map<std::string, std::string> all;
    const auto ways = seen.opposed.ways();
    for (std::size_t i = 0; i < ways.size(); ++i)
        all[seen.opposed.outcomes[i].id] = std::to_string(ways[i]);
    return all;
}

// What the answer costs, in the form of a spec.
std::string pricedOn(const Spec& spec, const State& state, const Node& answer, const std::string& like)
{
    const Game& game = gameOf(spec.system);
    const auto drafted = filledAnswer({&game, &state, spec.on ? &*spec.on : nullptr}, answer);
    hold(bool(drafted), drafted ? "" : describe(drafted.faults));
    const auto price = game.preview(state, *drafted).price;
    return price ? brief(*price, like) : "-";
}

// The card before anybody answers it; whether the spec asks no more than that.
bool looksAt(const Spec& spec, const State& state, const Decision& ask, const Node& answer)
{
    if (!spec.ways.empty()) {
        const auto drafted = filledAnswer({&gameOf(spec.system), &state, spec.on ? &*spec.on : nullptr}, answer);
        hold(bool(drafted), drafted ? "" : describe(drafted.faults));
        same(lines(waysOf(gameOf(spec.system).preview(state, *drafted))), lines(spec.ways));
    }
    if (spec.warns) {
        const auto drafted = answerFrom({ask}, state, answer, false);
        hold(bool(drafted), drafted ? "" : describe(drafted.faults));
        same(lines(warnedOf(spec, state, ask, *drafted)), lines(*spec.warns));
    }
    if (spec.told)
        same(lines(toldOf(spec, state, ask, answer)), lines(*spec.told));
    auto shown = shownOn(ask, spec.card);
    if (const auto price = spec.card.find("price"); price != spec.card.end())
        shown["price"] = pricedOn(spec, state, answer, price->second);
    same(lines(shown), lines(spec.card));
    same(lines(suggestedOn(ask, state, answer, spec.suggests)), lines(spec.suggests));
    same(lines(offeredOn(ask, state, answer, spec.offers)), lines(spec.offers));
    const bool looksOnly = spec.told || spec.warns || !spec.card.empty() || !spec.suggests.empty()
        || !spec.offers.empty() || !spec.ways.empty();
    return looksOnly && !spec.events && spec.refused.empty();
}

void carryOut(State& state, const std::vector<Event>& events)
{
    const State before = state;
    for (const Event& event : events)
        hold(apply(state, event), event.what);
    State back = state;
    for (auto it = events.rbegin(); it != events.rend(); ++it)
        hold(takeBack(back, *it), "not taken back: " + it->what);
    hold(back == before, "taking back leaves another state");
}

void compareFields(const Node& after, const Game& game, const State& state)
{
    for (const auto& thing : after.entries()) {
        const Id id = thingNamed(state, thing.key);
        hold(id != 0, thing.key);
        for (const auto& field : thing.node.entries()) {
            const int index = game.fields().index(state[id].sort, field.key);
            hold(index >= 0, field.key);
            const auto& kind = game.fields().of(state[id].sort)[std::size_t(index)];
            const std::string is = asWord(kind, state[id].fields[std::size_t(index)], state);
            hold(is == field.node.written(), thing.key + "." + field.key + " is " + is);
        }
    }
}

void compareAll(const Spec& spec, const Game& game, const State& state)
{
    const auto unsound = brokenIn(game, state);
    hold(unsound.empty(), unsound.empty() ? "" : unsound.front());
    if (spec.open) {
        std::vector<std::string> open, expected = *spec.open;
        for (const Decision& ask : game.can(state))
            open.push_back(ask.what);
        std::ranges::sort(open);
        std::ranges::sort(expected);
        same(lines(open), lines(expected));
    }
    std::vector<std::string> stand;
    for (const Standing& one : game.standings(state))
        if (std::ranges::any_of(
                spec.standings, [&](const std::string& expected) { return expected.starts_with(one.id + " "); }))
            stand.push_back(brief(one));
    same(lines(stand), lines(spec.standings));
    compareFields(spec.after, game, state);
}

// Of an answer that opens notes: by whom, with whose password.
Result<Answer> answerIn(const Spec& spec, const State& state, const Node& written)
{
    const Node* opens =
        written.isMap() && written.entries().front().key == notesStep ? &written.entries().front().node : nullptr;
    if (!opens || !opens->find("by"))
        return filledAnswer({&gameOf(spec.system), &state, spec.on ? &*spec.on : nullptr}, written);
    const int side = opens->textOr("by") == "B";
    return openingOfNotes(state, side, notesKey(opens->textOr("with") == "another" ? nobody : side));
}

// Where those likely stand who have left their places.
void compareLikely(const Spec& spec, const Game& game)
{
    Battle battle(game, spec.given);
    const field::Field* on = spec.on ? &*spec.on : nullptr;
    for (const Node& answer : spec.answers) {
        const auto filled = filledAnswer({&game, &battle.state(), on, &battle, battle.head()}, answer);
        hold(filled && battle.answered(*filled), "not answered: " + answer.written());
    }
    std::map<std::string, std::string> all;
    for (const LikelyPlace& one : likelyPlaces(battle, battle.head(), battle.state(), on))
        all[battle.state()[one.thing].badge] =
            std::to_string(one.place.x) + ' ' + std::to_string(one.place.y) + ' ' + std::to_string(one.place.margin);
    same(lines(all), lines(spec.likely));
}

// Rules that the play sheet prints, by line and figures.
void compareSheet(const Spec& spec, const Game& game)
{
    std::set<std::string> printed;
    for (const SheetRule& rule : game.sheetRules(spec.given)) {
        std::string text = std::to_string(rule.source.line);
        for (const Cells& cells : rule.cells)
            for (const auto& [name, value] : cells)
                text += ' ' + name + ' ' + value;
        printed.insert(text);
    }
    for (const std::string& rule : spec.sheet)
        hold(printed.contains(rule), "not on the play sheet: " + rule);
}

void tryOut(const Spec& spec)
{
    const Game& game = gameOf(spec.system);
    compareSheet(spec, game);
    State state = spec.given;
    for (std::size_t i = 0; i < spec.answers.size(); ++i) {
        auto answer = answerIn(spec, state, spec.answers[i]);
        if (!answer && i + 1 == spec.answers.size() && !spec.refused.empty())
            return same(brief(answer.faults.front().message, spec.refused), spec.refused);
        hold(bool(answer), answer ? "" : describe(answer.faults));
        const auto asks = game.can(state);
        const Decision* ask = cardFor(asks, answer->what, answer->who);
        const bool last = i + 1 == spec.answers.size();
        hold(ask || isAgreed(*answer), answer->what + " is not open");
        if (last && ask && looksAt(spec, state, *ask, spec.answers[i]))
            return;
        if (last && spec.warns && isAgreed(*answer)) {
            same(lines(warnedOf(spec, state, {.what = agreedStep}, *answer)), lines(*spec.warns));
            return;
        }
        if (ask && ask->hidden)
            *answer = hiddenAnswer(*answer);
        auto wrong = isAgreed(*answer) ? std::nullopt : misfit(*ask, *answer);
        const Resolved resolved = wrong ? Resolved{{}, wrong} : play::resolved(game, state, *answer);
        if (last && !spec.refused.empty()) {
            hold(bool(resolved.refused), "it was not refused");
            same(brief(*resolved.refused, spec.refused), spec.refused);
            return;
        }
        hold(!resolved.refused, resolved.refused ? english(*resolved.refused) : "");
        carryOut(state, resolved.events);
        if (last && spec.events) {
            const std::string differ = differs(state, resolved.events, *spec.events);
            hold(differ.empty(), differ);
        }
    }
    compareAll(spec, game, state);
    if (!spec.likely.empty())
        compareLikely(spec, game);
}

} // namespace

std::string failureOf(const Spec& spec)
{
    try {
        tryOut(spec);
    } catch (const Failed& failed) {
        return failed.why;
    }
    return {};
}

} // namespace playtest
