#include "rules/play/tabled.h"

namespace strategikon::play {

namespace {

// ---- what it comes to

Said begun(const TabledStep& table, const Answer& answer, const Occasion& at)
{
    Said said{table, answer, at};
    said.fell.assign(table.accounts.size(), 0);
    return said;
}

// Stages after the first grade what fell: they count once all dice that are added are in.
bool isGraded(const Said& said)
{
    const auto& throws = said.table.throws;
    return std::none_of(throws.begin() + std::ptrdiff_t(said.scores.size()), throws.end(),
        [](const TabledThrow& one) { return one.adds(); });
}

// What every account comes to so far; `said` knows it afterwards.
std::vector<Sum> sumsOf(Said& said)
{
    const TabledStep& table = said.table;
    const auto know = [](Said& one, std::size_t own, const std::vector<Sum>& sums) {
        one.account = own;
        one.sums.clear();
        for (const Sum& sum : sums)
            one.sums.push_back(sum.value);
    };
    std::vector<Sum> sums(table.accounts.size());
    std::vector<Said> each(sums.size(), said);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        each[i].account = i;
        sums[i].value = amountOf(table.from[i], each[i]) + said.fell[i];
    }
    reckon(sums, table.rows, std::move(each), know, isGraded(said) ? lastStage(table.rows) : 0);
    know(said, said.account, sums);
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (Modifier& one : sums[i].modifiers)
            one.account = table.accounts[i];
    return sums;
}

Throw throwOf(const TabledThrow& row, Said said)
{
    said.account = std::size_t(row.account);
    Throw thrown = row.basis;
    const auto read = [&](const std::optional<Amount>& amount, int& to) {
        if (amount)
            to = amountOf(*amount, said);
    };
    read(row.dice, thrown.count);
    thrown.count = std::max(thrown.count, 0);
    read(row.reach, thrown.reach);
    if (row.reach)
        thrown.reach = std::max(thrown.reach, 1); // every face does
    read(row.atMost, thrown.atMost);
    if (row.atMost && thrown.atMost == 0)
        thrown.atMost = -1; // no sum does; 0 would be no test at all
    read(row.atLeast, thrown.atLeast);
    if (row.atLeast)
        thrown.atLeast = std::max(thrown.atLeast, 1);
    read(row.plus, thrown.plus);
    if (const auto it = row.rows.find(said.chosen(row.rowBy)); it != row.rows.end())
        thrown.row = it->second;
    for (const AgainWhen& one : row.again)
        if (allHold(one.when, said)) {
            thrown.again = one.again;
            break;
        }
    return thrown;
}

// The next throw came to that.
void fall(Said& said, const Throw& thrown, int worth)
{
    const TabledThrow& row = said.table.throws[said.scores.size()];
    if (said.scores.empty())
        said.succeeded = succeeds(thrown, worth);
    if (row.adds())
        said.fell[std::size_t(row.account)] += worth - thrown.plus;
    said.scores.push_back(worth);
}

int worthOf(const TabledThrow& row, const Throw& thrown, int score)
{
    return row.passes ? int(succeeds(thrown, score)) : score;
}

// Each throw, as far as it is known; whether all fell. `said` knows those that did before one that did not.
bool throwAll(Said& said, std::vector<Throw>& throws)
{
    bool all = true;
    for (const TabledThrow& row : said.table.throws) {
        sumsOf(said);
        throws.push_back(throwOf(row, said));
        const auto* faces = said.answer.find(row.id);
        all = all && faces && !faces->empty();
        if (all)
            fall(said, throws.back(), worthOf(row, throws.back(), score(throws.back(), *faces)));
    }
    return all;
}

bool fits(const Outcome& one, const Said& said)
{
    if (one.succeeds && *one.succeeds != said.succeeded)
        return false;
    if (one.doubled && !(said.sums.size() == 2 && 2 * said.sums[0] <= said.sums[1]))
        return false;
    return (!one.least || said.result >= *one.least) && (!one.most || said.result <= *one.most)
        && allHold(one.when, said);
}

// After all its throws.
Came cameOf(Said& said)
{
    const TabledStep& table = said.table;
    sumsOf(said);
    said.result = said.number(table.result);
    if (table.result == "looked") {
        said.rest = said.result % 100;
        said.result /= 100;
    }
    const auto it = std::ranges::find_if(table.outcomes, [&](const Outcome& one) { return fits(one, said); });
    return {it == table.outcomes.end() ? nullptr : &*it, said.result, said.rest};
}

using Chances = std::map<std::string, double>;

void addChances(Chances& all, Said said, double chance)
{
    if (said.scores.size() == said.table.throws.size()) {
        all[cameOf(said).id()] += chance;
        return;
    }
    const TabledThrow& row = said.table.throws[said.scores.size()];
    sumsOf(said);
    const Throw thrown = throwOf(row, said);
    const auto* faces = said.answer.find(row.id);
    const Spread fallen = faces && !faces->empty() ? Spread(score(thrown, *faces)) : scores(thrown);
    const Spread spread = fallen.map([&](int score) { return worthOf(row, thrown, score); });
    for (int worth = spread.least(); worth <= spread.most(); ++worth)
        if (const double its = spread.chance(worth); its > 0) {
            Said next = said;
            fall(next, thrown, worth);
            addChances(all, std::move(next), chance * its);
        }
}

// ---- what it does

// No field holds less than nothing or its bounds, nor more than its words or its bounds.
int within(const FieldSpec& field, int value)
{
    const auto bounds = field.bounds.value_or(FieldSpec::Bounds{0, std::max(value, 0)});
    return std::clamp(value, bounds.least, field.words.empty() ? bounds.most : int(field.words.size()) - 1);
}

void set(const Sets& sets, const Said& said, const View& view, EventBuilder& tells)
{
    const Id thing = said.at.step.on.at(sets.of);
    const Sort sort = view[thing].sort;
    const int place = view.declared().index(sort, sets.field);
    if (place < 0)
        return;
    const FieldSpec& field = view.declared().of(sort)[std::size_t(place)];
    const int before = view.get(thing, sets.field);
    const int value = within(field,
        sets.to        ? amountOf(*sets.to, said)
            : sets.add ? before + amountOf(*sets.add, said)
                       : before - amountOf(*sets.take, said));
    tells.set(thing, sets.field, value);
    if (field.means == FieldSpec::Means::models && value == 0 && !view[thing].gone)
        tells.lose(thing);
}

Step stepOf(const Then& then, const Said& said, const View& view)
{
    const Step& step = said.at.step;
    Step next{then.step, step.who, step.on, {}};
    if (!then.on.empty()) {
        next.on.clear();
        for (const std::size_t of : then.on)
            next.on.push_back(step.on.at(of));
        next.who = view[next.on.front()].side;
    }
    for (const Amount& with : then.with)
        next.with.push_back(amountOf(with, said));
    return next;
}

} // namespace

std::string Came::id() const
{
    return !outcome ? "" : outcome->counts ? outcome->id + '-' + std::to_string(value) : outcome->id;
}

Decision cardOf(const TabledStep& table, const Occasion& at)
{
    Decision ask{.what = table.id};
    for (const Fact& fact : table.facts)
        if (fact.field.empty())
            ask.inputs.push_back(fact.input);
    // With no more than what is filled in; the preview tells it with what is answered.
    const Answer nothing;
    Said said = begun(table, nothing, at);
    std::vector<Throw> throws;
    throwAll(said, throws);
    for (std::size_t i = 0; i < throws.size(); ++i)
        ask.inputs.push_back({.id = table.throws[i].id, .kind = Input::Kind::dice, .dice = throws[i]});
    return ask;
}

Preview previewOf(const TabledStep& table, const Answer& answer, const Occasion& at)
{
    Preview seen{.of = at.step.on};
    Said said = begun(table, answer, at);
    throwAll(said, seen.dice);
    for (const Sum& sum : sumsOf(said)) // what grades the dice counts once they are in
        seen.modifiers.insert(seen.modifiers.end(), sum.modifiers.begin(), sum.modifiers.end());
    for (const Throw& thrown : seen.dice)
        seen.target = std::max({seen.target, thrown.reach, thrown.atMost, thrown.atLeast});
    Chances all;
    addChances(all, begun(table, answer, at), 1);
    seen.chances.assign(all.begin(), all.end());
    return seen;
}

Came cameOf(const TabledStep& table, const Answer& answer, const Occasion& at)
{
    Said said = begun(table, answer, at);
    std::vector<Throw> throws;
    return throwAll(said, throws) ? cameOf(said) : Came{};
}

std::optional<Message> take(
    const TabledStep& table, const Answer& answer, const View& view, EventBuilder& tells, const Step& step)
{
    const Occasion at{&view, step};
    Said said = begun(table, answer, at);
    std::vector<Throw> throws;
    const Came came = throwAll(said, throws) ? cameOf(said) : Came{};
    if (!came.outcome)
        return Message{
            "play-missing", {{"input", table.throws.empty() ? "" : table.throws.front().id}, {"asked", table.id}}};
    tells.happened(came.outcome->id, step.on, {{"count", came.value}}, table.id);
    for (const Sets& one : came.outcome->sets)
        set(one, said, view, tells);
    std::vector<Step> next;
    for (const auto* all : {&came.outcome->then, &table.then})
        for (const Then& one : *all)
            if (allHold(one.when, said))
                next.push_back(stepOf(one, said, view));
    for (auto it = next.rbegin(); it != next.rend(); ++it)
        tells.push(*it);
    return {};
}

} // namespace strategikon::play
