#include "secret.h"

#include "model/play/sealed.h"

namespace strategikon::play {

namespace {

constexpr int turns = 3;
using SecretRule = Secret::Rule;

// What a turn consists of; the last is answered first.
std::vector<Step> stepsOfTurn()
{
    return {{"turn-over", nobody, {}, {}}, {openingStep, both, {}, {}}, {"order", 1, {2}, {}}, {"order", 0, {1}, {}}};
}

SecretRule orderRule()
{
    SecretRule rule;
    rule.what = "order";
    rule.sealed = true;
    rule.asks = [](const SecretView&, const Step& step) {
        Decision ask;
        ask.inputs = {choice("order", {"hold", "advance", "charge"}), number("by", 0, 6, 0),
            whoOf("against", {step.who == 0 ? 2 : 1})};
        return std::optional(ask);
    };
    rule.resolve = [](SecretDoing& transaction, const Step& step, const Answer& answer) -> std::optional<Message> {
        const int by = answer.number("order") * answer.number("by");
        if (by > 10)
            return Message{"play-events", {}};
        transaction.happened("order-carried-out", step.on, {{"by", by}});
        transaction.builder().add(step.on.front(), "distance", by);
        return {};
    };
    return rule;
}

SecretRule turnOverRule()
{
    SecretRule rule;
    rule.what = "turn-over";
    rule.resolve = [](SecretDoing& transaction, const Step&, const Answer&) -> std::optional<Message> {
        transaction.happened("turn-began");
        transaction.builder().setTurn(transaction.state().turn + 1);
        if (transaction.state().turn > turns)
            transaction.builder().end();
        else
            for (const Step& step : stepsOfTurn())
                transaction.push(step);
        return {};
    };
    return rule;
}

} // namespace

const Fields& secretFields()
{
    static const Fields fields(
        {{.id = "distance", .label = "Distance", .of = Sort::body}, {.id = "lost", .label = "Lost", .of = Sort::body},
            {.id = "fled", .label = "Fled", .of = Sort::block, .whole = "strong"},
            {.id = "strong", .label = "Strong", .of = Sort::block},
            {.id = "shaken", .label = "Shaken", .of = Sort::block, .kind = FieldSpec::Kind::flag, .plight = true}});
    return fields;
}

Secret::Secret() { add({orderRule(), opening(), turnOverRule()}); }

std::vector<std::string> Secret::violatedInvariants(const State& state) const
{
    return state.sealed.size() > 2 ? std::vector<std::string>{"more is sealed than was asked"}
                                   : std::vector<std::string>{};
}

State Secret::beginning(bool hides) const
{
    State state;
    state.turn = 1;
    state.hides = hides;
    for (const int side : {0, 1}) {
        Thing body;
        body.badge = side == 0 ? "A1" : "B1";
        body.side = side;
        body.fields = secretFields().starts(Sort::body);
        state.things.add(body);
    }
    state.agenda = stepsOfTurn();
    return state;
}

Answer orderOf(int side, int order, int by)
{
    Answer answer{.what = "order", .who = side};
    answer.set("order", {order});
    answer.set("by", {by});
    answer.set("against", {side == 0 ? 2 : 1});
    return answer;
}

} // namespace strategikon::play
