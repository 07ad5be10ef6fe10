// What lies ahead, in words.
#include "aheaddesk.h"

#include "app/words/ahead.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "inputshown.h"

namespace strategikon {

using namespace play;

namespace {

QVariantList figuresShown(const Prospect::Line& line)
{
    QVariantList all;
    for (const Prospect::Figure& figure : line.figures) {
        all << QVariantMap{
            {"label", labelled(figure)}, {"words", shown(figure)}, {"part", figure.mean ? -1 : figure.value}};
    }
    return all;
}

QVariantMap assumptionShown(const Assumption& assumption, int number, const State& state)
{
    QVariantMap map = inputShown(assumption.input, *assumption.input.given, state);
    map["number"] = number;
    map["whose"] = assumption.on.empty() ? QString() : named(state, assumption.on.front());
    return map;
}

// Each assumption stands with the line that is about the same; `used` are those that found one.
QVariantMap lineShown(const Prospect::Line& line, const Prospect& prospect, const State& state, std::set<int>& used)
{
    QVariantList assumptions;
    for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
        const Assumption& one = prospect.assumptions[i];
        if (one.on == line.on && one.place == line.place) {
            assumptions << assumptionShown(one, int(i), state);
            used.insert(int(i));
        }
    }
    return {{"label", labelled(line, state)}, {"place", line.place}, {"about", line.what.empty()},
        {"figures", figuresShown(line)}, {"assumptions", assumptions}};
}

} // namespace

QVariantList AheadDesk::prospects() const
{
    QVariantList all;
    for (const Prospect& prospect : seen()) {
        std::set<int> used;
        QVariantList lines, loose;
        for (const Prospect::Line& line : prospect.lines) {
            lines << lineShown(line, prospect, desk_->state(), used);
        }
        for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
            if (!used.count(int(i))) {
                loose << assumptionShown(prospect.assumptions[i], int(i), desk_->state());
            }
        }
        QStringList granted;
        for (const std::string& id : prospect.granted) {
            granted << grantedShown(id);
        }
        all << QVariantMap{{"title", titled(prospect, desk_->state())}, {"planned", prospect.of.has_value()},
            {"lines", lines}, {"loose", loose}, {"granted", granted},
            {"refused", prospect.refused ? worded(*prospect.refused) : QString()},
            {"hint", prospect.better.empty() || course_.empty() ? QString() : betterShown(prospect)}};
    }
    return all;
}

} // namespace strategikon
