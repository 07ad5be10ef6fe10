#include "survey.h"

#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/fields.h"

#include <algorithm>

namespace playtest {

namespace {

using namespace warmasterPlay;

// What shows that a special rule was at work: a mark of Survey::marks().
struct AtWork {
    Special special;
    const char* mark;
};
constexpr AtWork atWork[] = {
    {Special::camels, "told camels"},
    {Special::chariotRunners, "carried-along of chariot-runners"},
    {Special::elephants, "rampaged of elephants"},
    {Special::fanatics, "told able"},
    {Special::heavyArtillery, "shot of heavy-artillery"},
    {Special::heavyChariots, "mass-charge of heavy-chariots"},
    {Special::legion, "told our-legion"},
    {Special::legion, "told their-legion"},
    {Special::lightArtillery, "event struck-through"},
    {Special::maniple, "asked maniple-roll"},
    {Special::phalanx, "modifier phalanx-aside"},
    {Special::scythedChariots, "rule scythed-spent"},
    {Special::shieldwall, "rule shieldwall"},
    {Special::shock, "broad-charge of shock"},
    {Special::skirmish, "evaded-charge of skirmish"},
    {Special::slow, "modifier order-slow"},
    {Special::triari, "destroyed of triari"},
    {Special::unreliable, "modifier order-unreliable"},
    {Special::warband, "warband-pursuit of warband"},
    {Special::hamippoi, "carried-along of hamippoi"},
    {Special::terror, "modifier terror"},
};

// Rules that no card asks for and no event names: what follows from a place that players tell, and paces, which stand
// on the play sheet.
constexpr std::string_view unasked[] = {"commander-makes-room", "pace", "pace-phalanx", "pace-skirmish"};

constexpr const char *actions = "actions", *events = "events", *rules = "rules", *modifiers = "modifiers",
                     *specialRules = "special rules at work", *effects = "armies with rules of their own",
                     *choices = "battles by rule and reading", *nations = "armies";

bool carries(const play::State& state, play::Id id, int special)
{
    const play::Thing& thing = state[id];
    return thing.sort == play::Sort::body
        && thing.fields[std::size_t(fields().index(play::Sort::body, "rules"))] >> special & 1;
}

} // namespace

Survey::Survey(const play::Game& game) : game_(game)
{
    for (const Template& one : allTemplates()) {
        const std::string code = one.code;
        if (code.starts_with("asked-"))
            tables_[actions][code.substr(6)];
        if (code.starts_with("event-") && !code.starts_with("event-agreed-")) // what is agreed answers no card
            tables_[events][code.substr(6)];
    }
    const auto& book = theBook();
    for (const auto& rows : book.accounts)
        for (const play::Factor& row : rows)
            tables_[modifiers][row.id];
    for (const play::Cited& rule : book.rules)
        if (!tables_[modifiers].contains(rule.id)
            && std::find(std::begin(unasked), std::end(unasked), rule.id) == std::end(unasked))
            tables_[rules][rule.id];
    for (int special = 0; special < specials; ++special)
        tables_[specialRules][idOf(Special(special))];
    const auto& specs = fields().of(play::Sort::tie);
    const auto& words = specs[std::size_t(fields().index(play::Sort::tie, "effect"))].words;
    for (std::size_t i = 1; i < words.size(); ++i)
        tables_[effects][words[i]];
    for (const play::Switch& one : game.switches())
        for (const std::string& choice : one.choices)
            tables_[choices][one.id + " " + choice];
}

void Survey::begins(const play::State& beginning)
{
    const auto& specs = fields().of(play::Sort::tie);
    const auto effect = std::size_t(fields().index(play::Sort::tie, "effect"));
    for (const play::Thing& thing : beginning.things) {
        if (thing.sort == play::Sort::army)
            ++tables_[nations][thing.kind];
        if (thing.sort == play::Sort::tie && thing.kind == "trait")
            ++tables_[effects][specs[effect].words[std::size_t(thing.fields[effect])]];
    }
    for (const play::Switch& one : game_.switches()) {
        const auto at = std::size_t(fields().index(play::Sort::battle, one.id));
        ++tables_[choices][one.id + " " + one.choices[std::size_t(beginning[1].fields[at])]];
    }
}

void Survey::asked(const play::Decision& ask)
{
    codes_.insert("asked-" + ask.what);
    if (const std::string byRule = ask.what + "-by-" + ask.rule; templateOf("asked-" + byRule))
        ++tables_[actions][byRule]; // asked in words of its own
    if (const std::string of = ask.what + "-of"; !ask.on.empty() && templateOf("asked-" + of))
        ++tables_[actions][of]; // or in words that name whom it is about
    for (const play::Input& input : ask.inputs) {
        codes_.insert("input-" + input.id);
        for (const play::Option& option : input.options)
            codes_.insert(!option.says.code.empty()                                  ? option.says.code
                    : option.id.find_first_not_of("0123456789") == std::string::npos ? "option-number"
                                                                                     : "option-" + option.id);
    }
    if (!ask.rule.empty())
        ++tables_[rules][ask.rule];
}

std::set<std::string> Survey::marks(const play::State& before, const play::Entry& entry)
{
    std::set<std::string> all{"asked " + entry.answer.what};
    const auto about = [&](const std::string& what, const std::vector<play::Id>& on, const char* how) {
        for (const play::Id id : on)
            for (int special = 0; special < specials; ++special)
                if (id <= int(before.things.size()) && carries(before, id, special))
                    all.insert(what + how + idOf(Special(special)));
    };
    for (const play::Event& event : entry.events) {
        all.insert("event " + event.what);
        all.insert("rule " + event.rule);
        about(event.what, event.on, " of ");
        if (event.on.size() > 1)
            about(event.what, {event.on[1]}, " at ");
    }
    for (const play::Modifier& modifier : game_.preview(before, entry.answer).modifiers) {
        all.insert("modifier " + modifier.id);
        if (!game_.cited({}, modifier.id))
            unnamed_.insert("modifier " + modifier.id);
        about(modifier.id, modifier.of, " of ");
    }
    for (const auto& [input, values] : entry.answer.inputs)
        if (!values.empty() && values.front() != 0)
            all.insert("told " + input);
    return all;
}

void Survey::step(const play::State& before, const play::Entry& entry)
{
    ++steps;
    ++tables_[actions][entry.answer.what];
    for (const play::Event& event : entry.events) {
        if (event.what != "step") {
            ++tables_[events][event.what];
            if (const std::string byRule = event.what + "-by-" + event.rule; templateOf("event-" + byRule))
                ++tables_[events][byRule]; // told in words of its own
            for (const auto& [figure, value] : event.with)
                if (const std::string by = event.what + "-" + figure + "-" + std::to_string(value);
                    templateOf("event-" + by))
                    ++tables_[events][by];
            codes_.insert("event-" + event.what);
        }
        if (const auto row = tables_[modifiers].find(event.rule); row != tables_[modifiers].end())
            ++row->second;
        else if (!event.rule.empty())
            ++tables_[rules][event.rule];
    }
    const auto all = marks(before, entry);
    for (const std::string& mark : all)
        if (mark.starts_with("modifier "))
            for (const char* table : {rules, modifiers})
                if (const auto it = tables_[table].find(mark.substr(9)); it != tables_[table].end())
                    ++it->second;
    for (const AtWork& row : atWork)
        tables_[specialRules][idOf(row.special)] += int(all.count(row.mark));
}

std::set<std::string> Survey::wordless() const
{
    std::set<std::string> found = unnamed_;
    for (const std::string& code : codes_)
        if (!templateOf(code))
            found.insert(code);
    for (const auto& [rule, times] : tables_.at(rules))
        if (!theBook().cited(rule))
            found.insert("rule " + rule);
    return found;
}

} // namespace playtest
