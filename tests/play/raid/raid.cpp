#include "tests/play/raid/raid.h"

#include "model/play/phases.h"
#include "model/play/transaction.h"
#include "model/text/yaml.h"
#include "rules/play/fields.h"
#include "rules/play/house.h"
#include "rules/play/steps.h"
#include "rules/play/words.h"

namespace strategikon::raid {

using namespace play;

namespace {

// ---- what there is

const Node& printed()
{
    static const Node root = *readDocument(std::string(SOURCE_DIR) + "/tests/play/raid/raid.yaml");
    return root;
}

// The fields of raid.yaml as rules name them.
namespace state {
FieldNames named;
const Field<> strength{named, "strength"};
const Field<bool> shot{named, "shot"};
const Field<bool> fought{named, "fought"};
} // namespace state

const Fields& fieldsOf()
{
    static const Fields all = readFields(printed(), {}, state::named);
    return all;
}

struct Table : View {
    explicit Table(const State& state) : View(state, fieldsOf()) {}
    const Book& book() const { return books().with(state().house); }
    Ids companies(int side, std::optional<Field<bool>> unless = {}) const
    {
        return thoseThat([&](const Thing& one) {
            return one.sort == Sort::body && one.side == side && !one.gone && (!unless || !is(one.id, *unless));
        });
    }
};

using Transaction = TransactionOf<Table>;

using Raided = RuledGame<Table, Transaction, NoTape>;
using Rule = Raided::Rule;
using Refusal = std::optional<Message>;
using Strings = std::vector<std::string>;

// Who does it and to whom; nothing where nobody is left for it.
std::optional<Decision> between(const Table& table, int side, const Field<bool>& done, std::vector<Input> rest)
{
    const Ids own = table.companies(side, done), enemies = table.companies(1 - side);
    if (own.empty() || enemies.empty())
        return {};
    rest.insert(rest.begin(), {whoOf("company", own), whoOf("target", enemies)});
    return Decision{.inputs = std::move(rest)};
}

void wound(Transaction& transaction, Id company, int by)
{
    transaction.set(company, state::strength, std::max(0, transaction.get(company, state::strength) - by));
    if (transaction.get(company, state::strength) == 0)
        transaction.builder().lose(company);
}

// ---- shooting, by both sides

Throw volley(const Table& table, const Answer& answer)
{
    const char* cell = answer.number("covered") != 0 ? "covered" : "reach";
    return {.count = table.book().figure("shoot", "dice"), .reach = table.book().figure("shoot", cell), .faces = false};
}

const Rule shooting{.what = "shoot",
    .phases = {"volley"},
    .acts = Who::either,
    .asks =
        [](const Table& table, const Step& step) {
            return between(table, step.who, state::shot, {yesOrNo("covered", false), dice(volley(table, {}))});
        },
    .preview =
        [](const Table& table, const Step&, const Answer& answer) {
            Preview seen{.dice = {volley(table, answer)}};
            const Spread hits = scores(seen.dice.front());
            for (int many = hits.least(); many <= hits.most(); ++many)
                seen.chances.emplace_back("hits-" + std::to_string(many), hits.chance(many));
            return seen;
        },
    .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Refusal {
        const Id company = answer.number("company"), target = answer.number("target");
        const int hits = score(volley(transaction, answer), *answer.find("dice"));
        transaction.happened("shot", {company, target}, {{"hits", hits}}, "shoot");
        transaction.set(company, state::shot, true);
        wound(transaction, target, hits);
        return {};
    }};

// ---- fighting: two throw, each with an account of its own

struct Striking {
    const Table& table;
    Id company;
    bool charges, uphill;
};

const Vocabulary<Striking> vocabulary{
    {{"charges", [](const Striking& is) { return is.charges; }},
        {"uphill", [](const Striking& is) { return is.uphill; }},
        {"tired", [](const Striking& is) { return is.table.is(is.company, state::shot); }}},
    {{"strength", [](const Striking& is) { return is.table.get(is.company, state::strength); }}}};

Preview meleeOf(const Table& table, const Answer& answer)
{
    Preview seen;
    for (const int at : {0, 1}) {
        Sum sum;
        const std::string who = at == 0 ? "company" : "target";
        if (const Id id = answer.number(who); id != 0)
            count(sum, table.book().accounts[0], 0, Striking{table, id, at == 0, answer.number("uphill") == at + 1},
                {id});
        for (Modifier& one : sum.modifiers)
            seen.modifiers.push_back(one), seen.modifiers.back().account = who;
        seen.dice.push_back({.count = 1, .against = at == 0 ? "theirs" : "ours", .plus = sum.value});
    }
    const Spread ahead = scores(seen.dice[0]).minus(scores(seen.dice[1]));
    seen.chances = {{"won", ahead.atLeast(1)}, {"drawn", ahead.chance(0)}, {"lost", ahead.atMost(-1)}};
    return seen;
}

const Rule fighting{.what = "fight",
    .phases = {"melee"},
    .asks =
        [](const Table& table, const Step& step) {
            Input uphill = choice("uphill", {"nobody", "attacker", "defender"}, 0);
            uphill.fact = true;
            return between(table, step.who, state::fought,
                {uphill, dice({.count = 1, .against = "theirs", .whose = step.who}, "ours"),
                    dice({.count = 1, .against = "ours", .whose = 1 - step.who}, "theirs")});
        },
    .preview = [](const Table& table, const Step&, const Answer& answer) { return meleeOf(table, answer); },
    .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Refusal {
        const Id company = answer.number("company"), target = answer.number("target");
        const auto both = meleeOf(transaction, answer).dice;
        const int ahead = score(both[0], *answer.find("ours")) - score(both[1], *answer.find("theirs"));
        transaction.happened("fought", {company, target}, {{"ahead", ahead}}, "fight");
        transaction.set(company, state::fought, true);
        const Id loser = ahead > 0 ? target : company;
        if (ahead != 0)
            wound(transaction, loser, transaction.book().figure("fight", "lost"));
        const int percent =
            std::min(100, transaction.get(loser, state::strength) * transaction.book().figure("rally", "each"));
        if (ahead != 0 && percent > 0)
            transaction.push({"rally", transaction[loser].side, {loser}, {percent}});
        return {};
    }};

// Nobody answers it: what comes of a rally.
const Rule running{.what = "run",
    .carries = StepShape{1, 0},
    .resolve = [](Transaction& transaction, const Step& step, const Answer&) -> Refusal {
        transaction.happened("left", step.on).lose(step.on.front());
        return {};
    }};

// ---- the course

const Phases phaseList({{"volley", {}}, {"melee", {}}}, "turn-begins");

const Rule turn{.what = "turn-begins", .resolve = [](Transaction& transaction, const Step&, const Answer&) -> Refusal {
                    const int side = 1 - transaction.state().side;
                    EventBuilder& builder = transaction.happened("turn-began");
                    for (const int each : {0, 1})
                        for (const Id one : transaction.companies(each))
                            transaction.end(one, "turn");
                    builder.setSide(side);
                    builder.setTurn(transaction.state().turn + (side == 0));
                    if (transaction.state().turn > transaction.book().figure("end", "turns")
                        || transaction.companies(0).empty() || transaction.companies(1).empty())
                        builder.end();
                    return {};
                }};

struct Raid : Raided {
    Raid()
    {
        addWords(printed(), "raid");
        const auto steps = readSteps(*printed().find("steps")).value.value();
        add({shooting, fighting, ruleOf<Table, Transaction, NoTape>(steps.front()), running,
            endPhase<Table, Transaction, NoTape>(phaseList), phaseBegins<Table, Transaction, NoTape>(phaseList), turn});
    }
    std::string words() const override { return "raid"; }
    const Fields& fields() const override { return fieldsOf(); }
    Strings phases() const override { return phaseList.ids(); }
    const Cited* cited(const State& at, std::string_view id) const override { return books().with(at.house).cited(id); }
    Result<std::string> house(std::string_view text, const std::string& file) const override
    {
        return readHouse(text, file, "raid", books());
    }
    Strings violatedInvariants(const State& state) const override
    {
        const auto weak = [](const Thing& one) { return one.sort == Sort::body && !one.gone && one.fields[0] == 0; };
        return Table(state).thoseThat(weak).empty() ? Strings{} : Strings{"a company stands without strength"};
    }
};

} // namespace

Books& books()
{
    static Books all([] {
        return Printed{
            *printed().find("rules"), printed(), {}, {accountOf("strikes", vocabulary)}, [](const Node& row) {
                return Source{"raid", int(row.integerOr("line", 0))};
            }};
    });
    return all;
}

const play::Game& game()
{
    static const Raid one;
    return one;
}

State beginning(int companies)
{
    EventBuilder builder(State{}, fieldsOf());
    builder.happened("begun");
    for (int i = 0; i < 2 * companies; ++i) {
        const std::string badge = (i % 2 == 0 ? "A" : "B") + std::to_string(i / 2 + 1);
        builder.make({.kind = "company", .name = badge, .badge = badge, .side = i % 2});
    }
    builder.setTurn(1);
    builder.setPhase("volley");
    return builder.state();
}

} // namespace strategikon::raid
