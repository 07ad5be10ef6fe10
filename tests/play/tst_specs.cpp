// Every spec of a battle: the events of its last answer, no more and no fewer, in their order.
#include "spec.h"

#include "model/play/action.h"
#include "model/play/agreed.h"
#include "model/play/invariants.h"

#include <QTest>

using namespace playtest;

class Specs : public QObject {
    Q_OBJECT

private slots:
    void all_data();
    void all();
};

void Specs::all_data()
{
    QTest::addColumn<int>("at");
    const auto specs = readSpecs();
    QVERIFY2(bool(specs), specs ? "" : describe(specs.faults).c_str());
    for (std::size_t i = 0; i < specs->size(); ++i)
        QTest::newRow((*specs)[i].file.c_str()) << int(i);
}

namespace {

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
std::map<std::string, std::string> toldOf(const Spec& spec, const State& state, const Ask& ask, const Node& answer)
{
    const Game& game = gameOf(spec.system);
    const auto named = answerFrom({ask}, state, answer, false);
    Answer told{.what = ask.what};
    for (auto& one : game.told(state, ask, named ? *named : Answer(), spec.on ? &*spec.on : nullptr))
        told.set(one.input, one.value);
    std::map<std::string, std::string> all;
    const Node action = actionOf(ask, state, told);
    for (const auto& entry : action.entries().front().node.entries())
        all[entry.key] = written(entry.node);
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
            text += ' ' + value;
    }
    return text.empty() ? figuresOf(input.with) : text;
}

// The parts of a card that are asked about.
std::map<std::string, std::string> shownOn(const Ask& ask, const std::map<std::string, std::string>& parts)
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
    const Ask& ask, const State& state, const Node& answer, const std::map<std::string, std::string>& inputs)
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

} // namespace

void Specs::all()
{
    static const auto specs = readSpecs();
    QFETCH(int, at);
    const Spec& spec = (*specs)[std::size_t(at)];
    const Game& game = gameOf(spec.system);
    State state = spec.given;
    for (std::size_t i = 0; i < spec.answers.size(); ++i) {
        const auto asks = game.can(state);
        const auto answer = answerFrom(game, state, spec.answers[i], true, spec.on ? &*spec.on : nullptr);
        QVERIFY2(bool(answer), answer ? "" : describe(answer.faults).c_str());
        const Ask* ask = cardFor(asks, answer->what, answer->who);
        const bool last = i + 1 == spec.answers.size();
        if (last && spec.told)
            QCOMPARE(QString::fromStdString(lines(toldOf(spec, state, *ask, spec.answers[i]))),
                QString::fromStdString(lines(*spec.told)));
        if (last && ask) {
            const auto card = shownOn(*ask, spec.card);
            QCOMPARE(QString::fromStdString(lines(card)), QString::fromStdString(lines(spec.card)));
            const auto filledIn = suggestedOn(*ask, state, spec.answers[i], spec.suggests);
            QCOMPARE(QString::fromStdString(lines(filledIn)), QString::fromStdString(lines(spec.suggests)));
        }
        const bool looksOnly = spec.told || !spec.card.empty() || !spec.suggests.empty();
        if (last && looksOnly && !spec.events && spec.refused.empty())
            return; // the card, before anybody answers it
        auto wrong = isAgreed(*answer) ? std::nullopt : misfit(*ask, *answer);
        Resolved resolved = wrong ? Resolved{{}, wrong} : play::resolved(game, state, *answer);
        if (last && !spec.refused.empty()) {
            QVERIFY2(resolved.refused, "it was not refused");
            QCOMPARE(
                QString::fromStdString(brief(*resolved.refused, spec.refused)), QString::fromStdString(spec.refused));
            return;
        }
        QVERIFY2(!resolved.refused, resolved.refused ? english(*resolved.refused).c_str() : "");
        const State before = state;
        for (const Event& event : resolved.events)
            QVERIFY2(apply(state, event), event.what.c_str());
        State back = state;
        for (auto it = resolved.events.rbegin(); it != resolved.events.rend(); ++it)
            QVERIFY(takeBack(back, *it));
        QVERIFY(back == before);
        if (last && spec.events) {
            const std::string differ = differs(state, resolved.events, *spec.events);
            QVERIFY2(differ.empty(), differ.c_str());
        }
    }
    const auto unsound = brokenIn(game, state);
    QVERIFY2(unsound.empty(), unsound.empty() ? "" : unsound.front().c_str());
    if (spec.open) {
        std::vector<std::string> open, expected = *spec.open;
        for (const Ask& ask : game.can(state))
            open.push_back(ask.what);
        std::sort(open.begin(), open.end());
        std::sort(expected.begin(), expected.end());
        QCOMPARE(QString::fromStdString(lines(open)), QString::fromStdString(lines(expected)));
    }
    std::vector<std::string> stand;
    for (const Standing& one : game.standings(state))
        if (std::any_of(spec.standings.begin(), spec.standings.end(),
                [&](const std::string& expected) { return expected.starts_with(one.id + " "); }))
            stand.push_back(brief(one));
    QCOMPARE(QString::fromStdString(lines(stand)), QString::fromStdString(lines(spec.standings)));
    for (const auto& thing : spec.after.entries()) {
        const Id id = thingNamed(state, thing.key);
        QVERIFY2(id != 0, thing.key.c_str());
        for (const auto& field : thing.node.entries()) {
            const int index = game.fields().index(state[id].sort, field.key);
            QVERIFY2(index >= 0, field.key.c_str());
            const auto& kind = game.fields().of(state[id].sort)[std::size_t(index)];
            const std::string is = asWord(kind, state[id].fields[std::size_t(index)], state);
            QVERIFY2(is == field.node.written(), (thing.key + "." + field.key + " is " + is).c_str());
        }
    }
}

QTEST_GUILESS_MAIN(Specs)
#include "tst_specs.moc"
