#include "app/words/ahead.h"

#include "app/words/naming.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <QLocale>

namespace strategikon {

using namespace play;

QString titled(const Prospect& prospect, const State& state)
{
    return worded(messageOf("prospect-" + prospect.what, state, prospect.on));
}

QString labelled(const Prospect::Line& line, const State& state)
{
    if (line.what.empty())
        return line.on.empty() ? QString() : named(state, line.on.front());
    Message sentence = messageOf("ahead-" + line.what, state, line.on);
    for (const auto& [figure, value] : line.with)
        sentence.args.emplace_back(figure, std::to_string(value));
    return worded(sentence);
}

QString labelled(const Prospect::Figure& figure, const Prospect::Line& line, const State& state)
{
    return figure.id.empty() ? QString() : worded(aboutThem("figure-" + figure.id, state, line.on));
}

QString shown(const Prospect::Figure& figure)
{
    return figure.mean ? QLocale().toString(figure.value, 'f', 2)
                       : QStringLiteral("%1 %").arg(QLocale().toString(figure.value * 100, 'f', 1));
}

QString betterShown(const Prospect& prospect, const State& state)
{
    return ownWords("better-" + prospect.what, state.words);
}

QString grantedShown(const std::string& id, const State& state) { return ownWords("granted-" + id, state.words); }

} // namespace strategikon
