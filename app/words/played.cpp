#include "app/words/played.h"

#include "app/words/words.h"

namespace strategikon {

using namespace play;

namespace {

constexpr const char* places[] = {"who", "other", "third"};

// Names fill the first places in order, of more than three the rest stands with the third; "others" are all but the
// first.
Message message(const std::string& code, const State& state, const std::vector<Id>& on)
{
    Message message{code, {}};
    std::string others;
    for (std::size_t i = 0; i < on.size(); ++i) {
        const std::string name = named(state, on[i]).toStdString();
        if (i < std::size(places))
            message.args.emplace_back(places[i], name);
        else
            message.args.back().second += ", " + name;
        if (i > 0)
            others += (others.empty() ? "" : ", ") + name;
    }
    message.args.emplace_back("others", others);
    return message;
}

QString word(const std::string& code) { return worded(Message{code, {}}); }

} // namespace

bool hasWords(const std::string& code) { return templateOf(code) != nullptr; }

QString named(const State& state, Id thing)
{
    const Thing& it = state[thing];
    const QString name = ofData(it.name);
    if (it.badge.empty())
        return name.isEmpty() ? word("thing-" + it.kind) : name;
    const QString badge = QString::fromStdString(it.badge);
    return name.isEmpty() || name == badge ? badge : QStringLiteral("%1 %2").arg(badge, name);
}

QString phaseShown(const std::string& phase) { return word("phase-" + phase); }

QString told(const Event& event, const State& after)
{
    Message sentence = message("event-" + event.what, after, event.on);
    for (const auto& [figure, value] : event.with)
        sentence.args.emplace_back(figure, std::to_string(value));
    for (const play::Change& change : event.changes)
        if (change.what == play::Change::What::phase)
            sentence.args.emplace_back("phase", phaseShown(change.after).toStdString());
    return worded(sentence);
}

QString titled(const Ask& ask, const State& state) { return worded(message("asked-" + ask.what, state, ask.on)); }

QString labelled(const Input& input) { return word("input-" + input.id); }

QString labelled(const play::Option& option)
{
    return option.says.code.empty() ? word("option-" + option.id) : worded(option.says);
}

} // namespace strategikon
