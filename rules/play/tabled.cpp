#include "rules/play/tabled.h"

#include <charconv>

namespace strategikon::play {

namespace {

std::optional<int> numberIn(std::string_view text)
{
    int value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    return end.ec == std::errc() && end.ptr == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

} // namespace

// ---- what a card says

struct Said {
    const TabledStep& step;
    const Decision& card;
    const Answer& answer;
    const std::vector<int>& with;
    std::size_t account = 0;
    std::vector<int> sums{};

    const Input* fact(const std::string& name) const
    {
        const Input* own = card.find(step.accounts[account].empty() ? name : step.accounts[account] + '-' + name);
        return own ? own : card.find(name);
    }
    int ahead() const { return sums.size() < 2 ? 0 : sums[account] - sums[1 - account]; }
    std::optional<int> value(const std::string& name) const
    {
        if (name == "ahead")
            return ahead();
        if (name == "sum")
            return sums.empty() ? 0 : sums[account];
        if (name.starts_with("with."))
            if (const auto at = numberIn(std::string_view(name).substr(5)); at && *at >= 0 && *at < int(with.size()))
                return with[std::size_t(*at)];
        const Input* input = fact(name);
        if (!input)
            return {};
        const auto* said = answer.find(input->id);
        return said && !said->empty() ? said->front() : input->given ? input->given->front() : 0;
    }
    std::string chosen(const std::string& name) const
    {
        const Input* input = fact(name);
        const int at = value(name).value_or(-1);
        return input && at >= 0 && at < int(input->options.size()) ? input->options[std::size_t(at)].id : "";
    }
    Said other() const
    {
        Said said = *this;
        said.account = 1 - account;
        return said;
    }
};

namespace {

using Test = std::function<bool(const Said&)>;

Test comparing(Compared one)
{
    const auto number = numberIn(one.with);
    if (!number)
        return [one](const Said& said) { return one.sign == "=" && said.chosen(one.name) == one.with; };
    return [one, to = *number](const Said& said) {
        const int value = said.value(one.name).value_or(0);
        return one.sign == ">=" ? value >= to : one.sign == "<=" ? value <= to : value == to;
    };
}

Test testOf(std::string_view word);
const Vocabulary<Said> vocabulary{.other = testOf};

Test testOf(std::string_view word)
{
    if (word.starts_with("other."))
        return [is = vocabulary.read(word.substr(6)).is](
                   const Said& said) { return said.step.accounts.size() == 2 && is(said.other()); };
    if (auto compared = comparedIn(std::string(word)))
        return comparing(std::move(*compared));
    return [name = std::string(word)](const Said& said) { return said.value(name).value_or(0) != 0; };
}

void readRow(const Node& row, Factor& factor, std::span<const Factor>)
{
    Asked<Said> asked{conditionsOf(row, vocabulary)};
    if (!factor.times.empty())
        asked.times = [name = factor.times](const Said& said) { return said.value(name).value_or(0); };
    if (const std::string apart = row.textOr("apart"); !apart.empty())
        asked.apart = vocabulary.read(apart);
    factor.asked = std::move(asked);
}

int amountOf(const Amount& amount, const Said& said)
{
    if (amount.by.empty())
        return amount.is;
    const int by = said.value(amount.by).value_or(0);
    if (amount.values.empty())
        return by;
    return amount.values[std::size_t(std::clamp(by - amount.least, 0, int(amount.values.size()) - 1))];
}

// ---- what it comes to

// `fell`: what the dice of each account added; without them only the stage before the dice counts.
std::vector<Sum> sumsOf(const TabledStep& step, Said said, const std::vector<int>* fell)
{
    std::vector<Sum> sums(step.accounts.size());
    std::vector<Said> each;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        said.account = i;
        sums[i].value = amountOf(step.from[i], said) + (fell ? (*fell)[i] : 0);
        each.push_back(said);
    }
    for (int stage = 0; stage <= (fell ? lastStage(step.rows) : 0); ++stage) {
        for (Said& one : each) {
            one.sums.clear();
            for (const Sum& sum : sums)
                one.sums.push_back(sum.value);
        }
        for (std::size_t i = 0; i < sums.size(); ++i)
            count(sums[i], step.rows, stage, each[i]);
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (Modifier& one : sums[i].modifiers)
            one.account = step.accounts[i];
    return sums;
}

Throw throwOf(const TabledThrow& row, Said said, const std::vector<Sum>& sums)
{
    said.account = std::size_t(row.account);
    said.sums.clear();
    for (const Sum& sum : sums)
        said.sums.push_back(sum.value);
    Throw thrown = row.basis;
    const auto take = [&](const std::optional<Amount>& amount, int& to) {
        if (amount)
            to = amountOf(*amount, said);
    };
    take(row.dice, thrown.count);
    thrown.count = std::max(thrown.count, 0);
    take(row.reach, thrown.reach);
    if (row.reach)
        thrown.reach = std::max(thrown.reach, 1); // every face does
    take(row.atMost, thrown.atMost);
    if (row.atMost && thrown.atMost == 0)
        thrown.atMost = -1; // no sum does; 0 would be no test at all
    take(row.plus, thrown.plus);
    if (const auto it = row.rows.find(said.chosen(row.rowBy)); it != row.rows.end())
        thrown.row = it->second;
    for (const AgainWhen& one : row.again)
        if (allHold(one.when, said)) {
            thrown.again = one.again;
            break;
        }
    return thrown;
}

std::vector<Throw> throwsOf(const TabledStep& step, const Said& said)
{
    const auto sums = sumsOf(step, said, nullptr);
    std::vector<Throw> all;
    for (const TabledThrow& row : step.throws)
        all.push_back(throwOf(row, said, sums));
    return all;
}

bool fits(const Outcome& one, int value, bool succeeded, const std::vector<Sum>& sums)
{
    if (one.succeeds)
        return *one.succeeds == succeeded;
    if (one.doubled)
        return sums.size() == 2 && 2 * sums[0].value <= sums[1].value;
    return (!one.least || value >= *one.least) && (!one.most || value <= *one.most);
}

// What dice add to each account.
std::vector<int> addedBy(const TabledStep& step, const std::vector<Throw>& throws, const std::vector<int>& scores)
{
    std::vector<int> fell(step.accounts.size(), 0);
    for (std::size_t i = 0; i < throws.size(); ++i)
        if (throws[i].reach == 0)
            fell[std::size_t(step.throws[i].account)] += scores[i] - throws[i].plus;
    return fell;
}

// The score of each throw; nothing before all dice are in.
std::optional<std::vector<int>> scoresOf(const TabledStep& step, const std::vector<Throw>& throws, const Answer& answer)
{
    std::vector<int> scores;
    for (std::size_t i = 0; i < throws.size(); ++i) {
        const auto* faces = answer.find(step.throws[i].id);
        if (!faces || faces->empty())
            return {};
        scores.push_back(score(throws[i], *faces));
    }
    return scores;
}

// `scores`: of each throw, with what is added to it.
Came cameOf(const TabledStep& step, const Said& said, const std::vector<Throw>& throws, const std::vector<int>& scores)
{
    const auto fell = addedBy(step, throws, scores);
    const auto sums = sumsOf(step, said, &fell);
    Came came{.value = scores.empty() ? 0 : scores.front()};
    const bool succeeded = !throws.empty() && succeeds(throws.front(), scores.front());
    if (step.result == ResultKind::sum)
        came.value = sums[0].value;
    if (step.result == ResultKind::ahead)
        came.value = sums[0].value - sums[1].value;
    if (step.result == ResultKind::looked) {
        const int hundredths = step.lookup.at(sums[0].value, amountOf(step.column, said));
        came.value = hundredths / 100;
        came.rest = hundredths % 100;
    }
    for (const Outcome& one : step.outcomes)
        if (!came.outcome && fits(one, came.value, succeeded, sums))
            came.outcome = &one;
    return came;
}

// What was thrown, or what may be.
Spread spreadOf(const Throw& thrown, const std::vector<int>* faces)
{
    return faces && !faces->empty() ? Spread(score(thrown, *faces)) : scores(thrown);
}

void addChances(Preview& seen, const TabledStep& step, const Said& said, const std::vector<Throw>& throws)
{
    std::map<std::string, double> all;
    std::vector<Spread> spreads;
    for (std::size_t i = 0; i < throws.size(); ++i)
        spreads.push_back(spreadOf(throws[i], said.answer.find(step.throws[i].id)));
    std::vector<int> at(spreads.size());
    const std::function<void(std::size_t, double)> each = [&](std::size_t i, double chance) {
        if (i == spreads.size()) {
            all[cameOf(step, said, throws, at).id()] += chance;
            return;
        }
        for (at[i] = spreads[i].least(); at[i] <= spreads[i].most(); ++at[i])
            if (const double its = spreads[i].chance(at[i]); its > 0)
                each(i + 1, chance * its);
    };
    each(0, 1);
    for (const auto& [id, chance] : all)
        seen.chances.emplace_back(id, chance);
}

// ---- reading

Amount amountIn(const Node& node)
{
    if (!node.isMap()) {
        const auto number = node.integer();
        return number ? Amount{.is = int(*number)} : Amount{.by = node.written()};
    }
    Amount amount{.by = node.textOr("by"), .least = int(node.integerOr("least", 0))};
    if (const Node* values = node.find("values"))
        for (const Node& one : values->items())
            amount.values.push_back(int(one.integer().value_or(0)));
    return amount;
}

std::optional<Amount> amountAt(const Node& node, std::string_view key)
{
    const Node* found = node.find(key);
    return found ? std::optional(amountIn(*found)) : std::nullopt;
}

std::vector<int> numbersIn(const Node& list)
{
    std::vector<int> all;
    for (const Node& one : list.items())
        all.push_back(int(one.integer().value_or(0)));
    return all;
}

Input factIn(const Node& node, const std::string& account)
{
    const std::string id = account.empty() ? node.textOr("id") : account + '-' + node.textOr("id");
    Input input = yesOrNo(id, false);
    if (const auto options = node.textsOf("choice"); !options.empty())
        input = choice(id, options, 0);
    if (const Node* range = node.find("number"); range && range->items().size() == 2) {
        const auto ends = numbersIn(*range);
        input = number(id, ends[0], ends[1], std::clamp(int(node.integerOr("given", 0)), ends[0], ends[1]));
    }
    input.fact = true;
    return input;
}

AgainWhen againIn(const Node& node)
{
    AgainWhen read{.when = conditionsOf(node, vocabulary)};
    if (const Node* faces = node.find("faces"))
        read.again.faces = numbersIn(*faces);
    const std::string keep = node.textOr("keep");
    read.again.keep = keep == "added" ? Again::Keep::added : keep == "better" ? Again::Keep::better : Again::Keep::last;
    read.again.times = keep == "added" ? asLongAsTheyFall : 1;
    return read;
}

TabledThrow throwIn(const Node& node, const std::vector<std::string>& accounts)
{
    TabledThrow read{.id = node.textOr("id")};
    const auto its = std::ranges::find(accounts, node.textOr("of"));
    read.account = its == accounts.end() ? 0 : int(its - accounts.begin());
    read.basis.sides = int(node.integerOr("sides", 6));
    read.basis.atLeast = int(node.integerOr("at-least", 0));
    read.basis.against = node.textOr("against");
    read.basis.whose = accounts.size() == 2 ? read.account : nobody;
    read.basis.faces = !node.booleanOr("count", false);
    read.dice = amountAt(node, "dice");
    read.reach = amountAt(node, "reach");
    read.atMost = amountAt(node, "at-most");
    read.plus = amountAt(node, "plus");
    if (const Node* row = node.find("row"))
        for (const Node::Entry& entry : row->entries()) {
            if (entry.key == "by")
                read.rowBy = entry.node.written();
            else
                read.rows[entry.key] = numbersIn(entry.node);
        }
    if (const Node* again = node.find("again"))
        for (const Node& one : again->items())
            read.again.push_back(againIn(one));
    return read;
}

Outcome outcomeIn(const Node& node)
{
    Outcome read{.id = node.textOr("id"),
        .doubled = node.booleanOr("doubled", false),
        .counts = node.booleanOr("counts", false),
        .then = node.textOr("then")};
    if (node.find("least"))
        read.least = int(node.integerOr("least", 0));
    if (node.find("succeeds"))
        read.succeeds = node.booleanOr("succeeds", true);
    if (node.find("most"))
        read.most = int(node.integerOr("most", 0));
    return read;
}

} // namespace

std::optional<Compared> comparedIn(const std::string& condition)
{
    for (const std::string_view sign : {">=", "<=", "="})
        if (const auto at = condition.find(sign); at != std::string::npos)
            return Compared{condition.substr(0, at), std::string(sign), condition.substr(at + sign.size())};
    return {};
}

TabledStep readTabled(const Node& table)
{
    TabledStep step{.id = table.textOr("id"), .accounts = table.textsOf("accounts")};
    if (step.accounts.empty())
        step.accounts.push_back("");
    for (const Node& node : table.itemsOf("facts"))
        for (const std::string& account : step.accounts)
            step.facts.push_back(factIn(node, account));
    for (const Node& node : table.itemsOf("shared"))
        step.facts.push_back(factIn(node, ""));
    const auto from = amountAt(table, "from").value_or(Amount{});
    step.from.assign(step.accounts.size(), from);
    for (const Node& row : table.itemsOf("rows"))
        step.rows.push_back(factorOf(row, {}, readRow, step.rows));
    for (const Node& node : table.itemsOf("throws"))
        step.throws.push_back(throwIn(node, step.accounts));
    const std::string result = table.textOr("result");
    step.result = result == "ahead" ? ResultKind::ahead
        : result == "looked"        ? ResultKind::looked
        : result == "sum"           ? ResultKind::sum
                                    : ResultKind::score;
    if (const Node* lookup = table.find("lookup"))
        step.lookup = readLookup(*lookup);
    step.column = amountAt(table, "column").value_or(Amount{});
    step.carries = {std::size_t(table.integerOr("on", 0)), std::size_t(table.integerOr("with", 0))};
    step.sealed = table.booleanOr("sealed", false);
    for (const Node& node : table.itemsOf("outcomes"))
        step.outcomes.push_back(outcomeIn(node));
    return step;
}

std::string Came::id() const
{
    return !outcome ? "" : outcome->counts ? outcome->id + '-' + std::to_string(value) : outcome->id;
}

Decision cardOf(const TabledStep& step, const std::vector<int>& with)
{
    Decision ask{.what = step.id, .inputs = step.facts};
    for (const TabledThrow& row : step.throws) {
        Input input{.id = row.id, .kind = Input::Kind::dice, .dice = row.basis};
        // With no more than what is filled in; the preview tells it with what is answered.
        const Answer nothing;
        input.dice = throwsOf(step, {step, ask, nothing, with})[std::size_t(&row - step.throws.data())];
        ask.inputs.push_back(std::move(input));
    }
    return ask;
}

Preview previewOf(const TabledStep& step, const Answer& answer, const std::vector<int>& with)
{
    const Decision card = cardOf(step, with);
    const Said said{step, card, answer, with};
    Preview seen;
    seen.dice = throwsOf(step, said);
    const auto scores = scoresOf(step, seen.dice, answer);
    const auto fell = scores ? addedBy(step, seen.dice, *scores) : std::vector<int>();
    for (const Sum& sum : sumsOf(step, said, scores ? &fell : nullptr)) // what grades the dice counts once they are in
        seen.modifiers.insert(seen.modifiers.end(), sum.modifiers.begin(), sum.modifiers.end());
    for (const Throw& thrown : seen.dice)
        seen.target = std::max({seen.target, thrown.reach, thrown.atMost, thrown.atLeast});
    addChances(seen, step, said, seen.dice);
    return seen;
}

Came cameOf(const TabledStep& step, const Answer& answer, const std::vector<int>& with)
{
    const Decision card = cardOf(step, with);
    const Said said{step, card, answer, with};
    const auto throws = throwsOf(step, said);
    const auto scores = scoresOf(step, throws, answer);
    return scores ? cameOf(step, said, throws, *scores) : Came{};
}

} // namespace strategikon::play
