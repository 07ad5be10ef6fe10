#include "findings.h"

#include "model/play/record/action.h"

#include <algorithm>
#include <cstdio>

namespace judged {

namespace {

std::string shown(const play::State& state, const play::Input& input, const std::vector<int>& value)
{
    std::string text;
    for (const int one : value) {
        text += text.empty() ? "" : " ";
        if (input.kind == play::Input::Kind::things)
            text += play::nameOf(state, one);
        else if (input.kind == play::Input::Kind::choice && std::size_t(one) < input.options.size())
            text += input.options[std::size_t(one)].id;
        else
            text += std::to_string(one);
    }
    return text.empty() ? "nothing" : text;
}

std::string named(const play::State& state, const play::Decision& card, const play::Answer& answer)
{
    std::string text = card.what;
    for (const play::Id id : card.on)
        text += ' ' + play::nameOf(state, id);
    for (const auto& [id, value] : answer.inputs)
        if (const play::Input* input = card.find(id))
            text += ", " + id + ' ' + shown(state, *input, value);
    return text;
}

} // namespace

void Findings::look(const std::string& situation, const play::State& state, const play::Decision& card,
    const play::Answer& answer, const Verdicts& verdicts)
{
    for (const Verdict& verdict : verdicts) {
        const play::Input* input = card.find(verdict.input);
        const auto filled = input ? play::givenBeside(*input, answer) : std::nullopt;
        if (!filled)
            continue;
        Row& row = rows_[verdict.kind];
        const bool isRight = std::find(verdict.right.begin(), verdict.right.end(), *filled) != verdict.right.end();
        if (verdict.told && !input->map) {
            ++(isRight || verdict.right.empty() ? row.asked : row.otherwise);
            continue;
        }
        if (isRight && verdict.right.size() > 1) {
            ++row.open;
            continue;
        }
        ++row.judged;
        if (isRight)
            continue;
        ++row.wrong;
        std::string right;
        for (const auto& one : verdict.right)
            right += (right.empty() ? "" : " or ") + shown(state, *input, one);
        faults.push_back(situation + ": " + named(state, card, answer) + ": " + verdict.input + " is filled in as "
            + shown(state, *input, *filled) + ", the judge says " + (right.empty() ? "nobody" : right) + " ("
            + verdict.kind + ", line " + verdict.line + ")");
    }
}

std::string Findings::table() const
{
    std::string text = "what is filled in                  judged  wrong   open  asked  asked though sure\n";
    for (const auto& [kind, row] : rows_) {
        char line[160];
        std::snprintf(line, sizeof line, "%-34s %6d %6d %6d %6d %6d\n", kind.c_str(), row.judged, row.wrong, row.open,
            row.asked, row.otherwise);
        text += line;
    }
    return text;
}

std::vector<std::string> Findings::seldom(int least) const
{
    static constexpr const char* kinds[] = {"distance of an order", "no enemy near", "enemy near", "open flank or rear",
        "open ground", "dense terrain", "evaded enemy", "charged on initiative", "charge at the front",
        "charge at the flank", "charge at the rear", "where a charge began", "shots at a charger", "target of shots",
        "stands that cannot shoot", "a target in the open", "a target in cover", "whom stands strike",
        "stands that strike", "stands that strike, by the charge", "enemy ahead", "enemy at side or rear",
        "flanked, by the charge", "touches who terrifies", "in the open in combat", "defended in combat",
        "who is pursued", "the front of retreating horse"};
    std::vector<std::string> all;
    for (const char* kind : kinds)
        if (const auto row = rows_.find(kind); row == rows_.end() || row->second.judged < least)
            all.push_back(kind);
    return all;
}

} // namespace judged
