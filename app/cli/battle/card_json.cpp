// Cards, previews and what lies ahead as JSON: keys that scripts read, from what the window shows too (app/shown).
#include "battle_files.h"

#include "app/cli/json.h"
#include "app/shown/battle/ahead.h"
#include "app/shown/battle/rules.h"
#include "model/play/record/action.h"

namespace strategikon::cli {

using namespace play;

namespace {

Json listOf(const QStringList& words)
{
    Json all = Json::array();
    for (const QString& one : words)
        all.push_back(one.toStdString());
    return all;
}

Json listOf(const QList<int>& values) { return std::vector<int>(values.begin(), values.end()); }

Json jsonOf(const DiceShown& dice)
{
    Json json{{"count", dice.count}, {"sides", dice.sides}};
    if (dice.reach != 0)
        json["reach"] = dice.reach;
    if (dice.atMost != 0)
        json["at_most"] = dice.atMost;
    if (dice.atLeast != 0)
        json["at_least"] = dice.atLeast;
    if (!dice.against.isEmpty())
        json["against"] = dice.against.toStdString();
    if (dice.plus != 0)
        json["plus"] = dice.plus;
    if (dice.side >= 0)
        json["side"] = dice.side + 1;
    if (!dice.again.isEmpty())
        json["again"] = listOf(dice.again);
    if (!dice.row.isEmpty())
        json["row"] = listOf(dice.row);
    if (dice.countSuffices)
        json["count_suffices"] = true;
    return json;
}

// given: what is filled in, as an action writes it; nullptr: nothing is.
Json jsonOf(const InputShown& input, const Node* given)
{
    using Kind = InputKinds::Kind;
    Json json{{"id", input.id.toStdString()}, {"label", input.label.toStdString()},
        {"kind", InputKinds::word(input.kind).toStdString()}};
    if (input.kind == Kind::Things) {
        json["among"] = Json::array();
        for (const BadgeShown& thing : input.things)
            json["among"].push_back(thing.written.toStdString());
    }
    if (input.kind == Kind::Choice)
        for (const OptionShown& option : input.options)
            json["options"].push_back({{"id", option.id.toStdString()}, {"label", option.label.toStdString()}});
    if (input.kind == Kind::Things || input.kind == Kind::Number) {
        json["least"] = input.least;
        json["most"] = input.most;
    }
    if (input.kind == Kind::Dice)
        json["dice"] = jsonOf(input.dice);
    if (input.fact)
        json["fact"] = true;
    if (given)
        json["given"] = cli::jsonOf(*given);
    if (input.map)
        json["map"] = true;
    if (input.measure)
        json["measure"] = true;
    return json;
}

Json jsonOf(const Input& input, const State& state)
{
    const auto given = input.given ? std::optional(givenOf(input, state)) : std::nullopt;
    Json json = jsonOf(inputShown(input, {}, state), given ? &*given : nullptr);
    if (!input.apart.empty())
        json["apart"] = input.apart;
    for (std::size_t i = 0; i < input.options.size(); ++i)
        for (const Id one : input.options[i].only)
            json["options"][i]["only"].push_back(nameOf(state, one));
    return json;
}

Json jsonOf(const QList<NeededShown>& all, const OpposedShown& opposed)
{
    Json json = Json::array();
    for (const NeededShown& one : all)
        json.push_back({{"outcome", opposed.outcomes[one.outcome].id.toStdString()}, {"least", listOf(one.least)}});
    return json;
}

// Cells and what must be thrown name outcomes by their ids; least: against each face of the other, 0 where none will
// do.
Json jsonOf(const OpposedShown& opposed)
{
    Json json{{"dice", listOf(opposed.ids)}, {"fell", listOf(opposed.fell)}, {"pairs", opposed.pairs},
        {"outcomes", Json::array()}, {"cells", Json::array()},
        {"needs", Json::array({jsonOf(opposed.first, opposed), jsonOf(opposed.second, opposed)})}};
    for (const OpposedOutcomeShown& one : opposed.outcomes) {
        json["outcomes"].push_back({{"id", one.id.toStdString()}, {"ways", one.ways}});
        if (one.favours >= 0)
            json["outcomes"].back()["favours"] = opposed.ids[one.favours].toStdString();
    }
    for (int at = 0; at < opposed.cells.size(); at += opposed.sides) {
        json["cells"].push_back(Json::array());
        for (int i = at; i < at + opposed.sides; ++i)
            json["cells"].back().push_back(opposed.outcomes[opposed.cells[i]].id.toStdString());
    }
    return json;
}

Json jsonOf(const AheadLineShown& line)
{
    Json json{{"what", line.what.toStdString()}, {"on", listOf(line.about)}, {"says", line.label.toStdString()},
        {"figures", Json::array()}};
    for (const auto& [figure, value] : line.with)
        json["with"][figure.toStdString()] = value;
    for (const AheadFigureShown& figure : line.figures)
        json["figures"].push_back(
            {{"id", figure.id.toStdString()}, {"kind", figure.mean ? "mean" : "chance"}, {"value", figure.value}});
    return json;
}

} // namespace

// What is filled in, as an action writes it.
Node givenOf(const Input& input, const State& state)
{
    const Decision one{.what = "one", .inputs = {input}};
    Answer answer;
    answer.set(input.id, *input.given);
    return *actionOf(one, state, answer).entries().front().node.find(input.id);
}

Json jsonOf(const Warning& warning, const Decision& ask, const OpenBattle& open)
{
    const WarningShown shown = warningShown(warning, *open.recorder, open->state());
    Json json{{"what", warning.says.code}, {"says", shown.text.toStdString()}, {"rule", shown.source.toStdString()}};
    if (!warning.cure)
        return json;
    Answer mended{.what = ask.what};
    mended.set(warning.cure->input, warning.cure->value);
    json["cure"] = {{"says", shown.cure.toStdString()},
        {"answer", cli::jsonOf(actionOf(ask, open->state(), mended).entries().front().node)}};
    return json;
}

Json namesOf(const State& state, const std::vector<Id>& things) { return listOf(namesShown(state, things)); }

Json jsonOf(const Decision& ask, const State& state)
{
    const CardShown card = cardShown(ask, state);
    Json json{{"what", card.what.toStdString()}, {"title", card.title.toStdString()}, {"side", card.side}};
    if (!card.about.isEmpty())
        json["on"] = listOf(card.about);
    json["inputs"] = Json::array();
    for (const Input& input : ask.inputs)
        json["inputs"].push_back(jsonOf(input, state));
    json["waits"] = card.waits;
    if (card.word)
        json["word"] = true;
    return json;
}

Json jsonOf(const Preview& preview, const Decision* ask, const Recorder& recorder, const State& state)
{
    const MeaningShown shown = meaningShown(preview, recorder.game(), state);
    Json json = Json::object();
    json["modifiers"] = Json::array();
    for (const ModifierShown& modifier : shown.modifiers) {
        Json one{{"id", modifier.id.toStdString()}, {"label", modifier.name.toStdString()}, {"value", modifier.value},
            {"of", listOf(modifier.about)}};
        if (const QString rule = ruleCited(recorder, state, modifier.id.toStdString()).place; !rule.isEmpty())
            one["rule"] = rule.toStdString();
        if (!modifier.accountId.isEmpty())
            one["account"] = modifier.accountId.toStdString();
        json["modifiers"].push_back(std::move(one));
    }
    if (shown.target != 0)
        json["target"] = shown.target;
    json["dice"] = Json::array();
    std::vector<std::string> ids; // of the card's dice, where it is the one that they are thrown on
    for (const Input& input : ask ? ask->inputs : std::vector<Input>())
        if (input.kind == Input::Kind::dice)
            ids.push_back(input.id);
    for (const DiceShown& dice : shown.dice) {
        if (ids.size() == std::size_t(shown.dice.size()))
            json["dice"].push_back({{"id", ids[json["dice"].size()]}});
        else
            json["dice"].push_back(Json::object());
        json["dice"].back().update(jsonOf(dice));
    }
    json["matters"] = listOf(shown.matters);
    json["chances"] = Json::object();
    for (const ChanceShown& chance : shown.chances)
        json["chances"][chance.id.toStdString()] = chance.part;
    if (shown.opposed.sides > 0)
        json["opposed"] = jsonOf(shown.opposed);
    return json;
}

Json jsonOf(const Prospect& prospect, const State& state)
{
    const ProspectShown shown = prospectShown(prospect, state);
    Json json{{"what", shown.what.toStdString()}, {"title", shown.title.toStdString()}, {"on", listOf(shown.about)},
        {"lines", Json::array()}, {"assumptions", Json::array()}, {"granted", Json::array()}};
    if (!shown.of.isEmpty())
        json["of"] = shown.of.toStdString();
    for (const AheadLineShown& line : shown.lines)
        json["lines"].push_back(jsonOf(line));
    for (const AssumptionShown& assumption : shown.assumptions) {
        Json one = jsonOf(prospect.assumptions[std::size_t(assumption.number)].input, state);
        one["key"] = assumption.key.toStdString();
        one["on"] = listOf(assumption.about);
        json["assumptions"].push_back(std::move(one));
    }
    for (const OptionShown& granted : shown.granted)
        json["granted"].push_back({{"id", granted.id.toStdString()}, {"says", granted.label.toStdString()}});
    if (!shown.better.isEmpty())
        json["better"] = listOf(shown.better);
    if (!shown.refused.isEmpty())
        json["refused"] = shown.refused.toStdString();
    return json;
}

} // namespace strategikon::cli
