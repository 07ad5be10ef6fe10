#include "plain.h"

#include <cmath>

namespace playtest {

namespace {

using namespace play;

constexpr const char* sorts[] = {"battle", "army", "block", "body", "stand", "leader", "feature", "tie"};
constexpr const char* inputKinds[] = {"choice", "things", "flag", "number", "dice"};
constexpr const char* changes[] = {"field", "made", "gone", "side", "within", "joined", "left", "turn", "turn-of",
    "phase", "over", "pushed", "dropped"};

std::string number(int value) { return std::to_string(value); }

std::string numbers(const std::vector<int>& all)
{
    std::string text;
    for (const int one : all)
        text += ' ' + number(one);
    return text;
}

std::string figures(const std::vector<std::pair<std::string, int>>& all)
{
    std::string text;
    for (const auto& [id, value] : all)
        text += ' ' + id + '=' + number(value);
    return text;
}

std::string message(const Message& message)
{
    std::string text = message.code;
    for (const auto& [place, is] : message.args)
        text += " {" + place + ": " + english(is) + '}';
    return text;
}

std::string dice(const Throw& dice)
{
    return number(dice.count) + "d" + number(dice.sides) + " reach " + number(dice.reach) + " at-most "
        + number(dice.atMost) + (dice.faces ? " faces" : " count") + (dice.feared ? " feared" : "")
        + (dice.atLeast != 0 ? " at-least " + number(dice.atLeast) : "")
        + (dice.plus != 0 ? " plus " + number(dice.plus) : "")
        + (dice.against.empty() ? "" : " against " + dice.against) + (dice.again.faces.empty() ? "" : " again")
        + (dice.row.empty() ? "" : " row");
}

std::string flag(bool is, const char* word) { return is ? std::string(" ") + word : std::string(); }

} // namespace

std::string plainFigure(double value)
{
    constexpr double billion = 1e9, unlike = 0.37;
    return std::to_string(std::llround(value * billion + unlike)) + "e-9";
}

std::string Plain::name(Id id) const
{
    const bool known = id > 0 && id <= int(state_.things.size());
    return (known ? state_[id].badge : std::string()) + '#' + number(id);
}

std::string Plain::names(const std::vector<Id>& ids) const
{
    std::string text;
    for (const Id id : ids)
        text += ' ' + name(id);
    return text;
}

std::string Plain::values(const Answer& answer) const
{
    std::string text = answer.what + " of " + number(answer.who) + flag(answer.noted, "noted");
    for (const auto& [input, value] : answer.inputs)
        text += "; " + input + numbers(value);
    return text;
}

std::string Plain::thing(const Thing& thing, const Fields& fields) const
{
    std::string text = name(thing.id) + ' ' + sorts[int(thing.sort)] + ' ' + thing.kind + " \"" + thing.name
        + "\" side " + number(thing.side) + " within " + name(thing.within) + flag(thing.gone, "gone");
    const auto& specs = fields.of(thing.sort);
    for (std::size_t i = 0; i < thing.fields.size(); ++i)
        text += ' ' + (i < specs.size() ? specs[i].id : number(int(i))) + '=' + number(thing.fields[i]);
    return text + (thing.members.empty() ? "" : " members" + names(thing.members));
}

std::string Plain::step(const Step& step) const
{
    return step.what + " of " + number(step.who) + " on" + names(step.on) + " with" + numbers(step.with);
}

std::string Plain::beginning(const Fields& fields) const
{
    std::string text = "turn " + number(state_.turn) + " side " + number(state_.side) + " phase " + state_.phase
        + flag(state_.over, "over") + '\n';
    for (const Thing& one : state_.things)
        text += thing(one, fields) + '\n';
    for (const Step& one : state_.agenda)
        text += "waits " + step(one) + '\n';
    return text;
}

std::string Plain::answered(const Answer& answer) const { return values(answer) + '\n'; }

std::string Plain::refused(const Answer& answer, const Message& why) const
{
    return "refused " + values(answer) + ": " + message(why) + '\n';
}

std::string Plain::change(const Change& change, const Fields& fields) const
{
    std::string text = std::string("    ") + changes[int(change.what)];
    if (change.what == Change::What::field) {
        const bool known = change.thing > 0 && change.thing <= int(state_.things.size());
        const auto& specs = fields.of(known ? state_[change.thing].sort : Sort::battle);
        text += ' ' + (change.index < int(specs.size()) ? specs[std::size_t(change.index)].id : number(change.index));
    } else {
        text += " at " + number(change.index);
    }
    text += ' ' + name(change.thing) + ' ' + number(change.from) + " -> " + number(change.to);
    if (!change.before.empty() || !change.after.empty())
        text += ' ' + change.before + " -> " + change.after;
    if (change.value)
        text += ": " + thing(*change.value, fields);
    if (change.step)
        text += ": " + step(*change.step);
    return text + '\n';
}

std::string Plain::happened(const std::vector<Event>& events, const Fields& fields) const
{
    std::string text;
    for (const Event& event : events) {
        text += event.what + " on" + names(event.on) + " with" + figures(event.with) + " by " + event.rule + '\n';
        for (const Change& one : event.changes)
            text += change(one, fields);
    }
    return text;
}

std::string Plain::input(const Input& input) const
{
    std::string text = "    " + input.id + ' ' + inputKinds[int(input.kind)] + ' ' + number(input.least) + ".."
        + number(input.most) + flag(input.fact, "fact") + flag(input.map, "map");
    for (const play::Option& option : input.options)
        text += " | " + option.id + (option.says.code.empty() ? "" : " (" + message(option.says) + ')');
    if (!input.among.empty())
        text += " among" + names(input.among);
    if (input.kind == Input::Kind::dice)
        text += ' ' + dice(input.dice);
    if (input.given)
        text += " given" + numbers(*input.given);
    for (const auto& [value, given] : input.givenBy)
        text += " by " + input.by + ' ' + number(value) + ':' + numbers(given);
    return text + '\n';
}

std::string Plain::asked(const Decision& ask) const
{
    std::string text = "asks " + ask.what + " of " + number(ask.who) + " on" + names(ask.on) + " with"
        + figures(ask.with) + " by " + ask.rule + flag(ask.step, "waits") + flag(ask.again, "again") + '\n';
    for (const Input& one : ask.inputs)
        text += input(one);
    return text;
}

std::string Plain::previewed(const Answer& answer, const Preview& preview) const
{
    std::string text = "means " + values(answer) + "\n    target " + number(preview.target);
    for (const Throw& one : preview.dice)
        text += "; throws " + dice(one);
    for (const std::string& one : preview.matters)
        text += "; matters " + one;
    text += '\n';
    for (const Modifier& one : preview.modifiers)
        text += "    " + one.id + ' ' + number(one.value) + " of" + names(one.of) + '\n';
    for (const auto& [outcome, chance] : preview.chances)
        text += "    " + outcome + ' ' + plainFigure(chance) + '\n';
    return text;
}

std::string Plain::told(const Answer& answer, const std::vector<MapFact>& told) const
{
    if (told.empty())
        return {};
    std::string text = "map " + values(answer) + '\n';
    for (const MapFact& one : told)
        text += "    " + one.input + numbers(one.value) + '\n';
    return text;
}

std::string Plain::prospect(const Prospect& prospect) const
{
    std::string text = "ahead " + prospect.what + " on" + names(prospect.on);
    for (const std::string& one : prospect.granted)
        text += " granted " + one;
    for (const std::size_t place : prospect.better)
        text += " better " + std::to_string(place);
    text += (prospect.refused ? " refused " + message(*prospect.refused) : "") + '\n';
    if (prospect.of)
        text += asked(*prospect.of);
    for (const Prospect::Line& line : prospect.lines) {
        text +=
            "    " + line.what + " on" + names(line.on) + " place " + number(line.place) + " with" + figures(line.with);
        for (const Prospect::Figure& figure : line.figures)
            text += " " + figure.id + (figure.mean ? " mean " : " ") + plainFigure(figure.value);
        text += '\n';
    }
    for (const Assumption& one : prospect.assumptions)
        text += "    granted on" + names(one.on) + " place " + number(one.place) + input(one.input);
    return text;
}

std::string Plain::ahead(const std::vector<Prospect>& prospects) const
{
    std::string text;
    for (const Prospect& one : prospects)
        text += prospect(one);
    return text;
}

} // namespace playtest
