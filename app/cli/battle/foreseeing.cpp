// strategikon battle forecast
#include "battle_files.h"
#include "battles.h"

#include "app/shown/battle/ahead.h"
#include "app/words/ahead.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/action.h"

#include <algorithm>

namespace strategikon::cli {

using namespace play;

namespace {

// What is asked for, and what is supposed for it.
struct Wish {
    const Game& game;
    const State& state;
    Course course{};
    std::vector<Supposed> supposed{};
    std::vector<Prospect> seen() const { return ahead(game, state, course, supposed); }
};

// What may be answered now, and what a course may consist of although something else is asked first.
std::vector<Decision> openOf(const Game& game, const State& state)
{
    std::vector<Decision> open = game.can(state);
    for (const Prospect& prospect : ahead(game, state))
        if (prospect.of
            && std::ranges::none_of(open, [&](const Decision& one) { return one.what == prospect.of->what; }))
            open.push_back(*prospect.of);
    return open;
}

bool takesSeveral(const Input& input) { return input.kind == Input::Kind::things && input.most > 1; }

// As an action has it: "false", "B2", "near"; several with commas, nobody as nothing.
QString valueOf(const Assumption& assumption, const State& state)
{
    Answer answer{.what = assumption.input.id};
    answer.set(assumption.input.id, *assumption.input.given);
    const Node written = actionOf(askOf(assumption), state, answer);
    const Node& value = *written.entries().front().node.find(assumption.input.id);
    QStringList all;
    for (const Node& one : value.isList() ? value.items() : std::vector<Node>{value})
        all << plain(one.written());
    return all.join(u',');
}

// The other way round, for the action that is read.
Node writtenOf(const Input& input, const std::string& value)
{
    if (!takesSeveral(input))
        return value.empty() && input.kind == Input::Kind::things ? Node::newList() : Node::ofPlain(value);
    Node all = Node::newList();
    for (const QString& one : plain(value).split(u',', Qt::SkipEmptyParts))
        all.add(Node::ofPlain(one.trimmed().toStdString()));
    return all;
}

// "A1.follows=false". Says why not, and is false.
bool suppose(Wish& wish, const std::string& written)
{
    const auto is = written.find('=');
    const std::string key = written.substr(0, is);
    QStringList names;
    for (const Prospect& prospect : wish.seen())
        for (const Assumption& assumption : prospect.assumptions) {
            names << plain(keyOf(assumption, wish.state));
            if (is == std::string::npos || names.back() != plain(key))
                continue;
            Node value = Node::newMap(), action = Node::newMap();
            value.set(assumption.input.id, writtenOf(assumption.input, written.substr(is + 1)));
            action.set(assumption.input.id, value);
            const auto answer = answerFrom({askOf(assumption)}, wish.state, action, true);
            if (!answer) {
                complain(answer.faults);
                return false;
            }
            if (const auto why =
                    play::suppose(assumption, *answer->find(assumption.input.id), wish.course, wish.supposed)) {
                complain(worded(*why));
                return false;
            }
            return true;
        }
    complain(names.empty()
            ? Cli::tr("nothing is assumed here that you could change; leave “%1” out.").arg(plain(written))
            : Cli::tr("“%1” is not assumed here; give one of these with its value: %2.")
                  .arg(plain(written), names.join(QStringLiteral(", "))));
    return false;
}

void printProspect(const Prospect& prospect, const State& state)
{
    print(titled(prospect, state) + u'\n');
    for (const Prospect::Line& line : prospect.lines) {
        QStringList figures;
        for (const Prospect::Figure& figure : line.figures)
            figures << (figure.id.empty() ? shown(figure)
                                          : QStringLiteral("%1 %2").arg(labelled(figure, line, state), shown(figure)));
        print(QStringLiteral("  %1: %2\n").arg(labelled(line, state), figures.join(QStringLiteral(", "))));
    }
    if (prospect.refused)
        print(QStringLiteral("  %1\n").arg(worded(*prospect.refused)));
    if (prospect.of && prospect.lines.empty() && !prospect.refused)
        print(QStringLiteral("  %1\n").arg(
            Cli::tr("Write what you plan, one “%1” per line.").arg(plain(prospect.of->what))));
    if (!prospect.better.empty()) {
        QStringList places;
        for (const std::size_t place : prospect.better)
            places << QString::number(place + 1);
        print(QStringLiteral("  %1 (%2)\n").arg(betterShown(prospect, state), places.join(QStringLiteral(", "))));
    }
    for (const Assumption& assumption : prospect.assumptions)
        print(QStringLiteral("  %1=%2  %3\n")
                  .arg(plain(keyOf(assumption, state)), valueOf(assumption, state), labelled(assumption.input, state)));
    for (const std::string& granted : prospect.granted)
        print(QStringLiteral("  %1\n").arg(grantedShown(granted, state)));
}

} // namespace

int aheadInBattle(const Ahead& ahead, bool json)
{
    const auto actions = ahead.course.empty() ? std::optional(std::vector<Action>{}) : actionsOf(ahead.course);
    auto open = actions ? openBattle(ahead.battle, false, Needs::latest) : std::nullopt;
    if (!open)
        return unusable;
    Wish wish{(*open)->game(), (*open)->state()};
    const std::vector<Decision> asks = openOf(wish.game, wish.state);
    for (const Action& action : *actions) {
        auto answer = answerFrom(asks, wish.state, action.node, true);
        if (!answer)
            return refused(action.placed(answer.faults.front()));
        wish.course.push_back(std::move(*answer));
    }
    for (const std::string& written : ahead.supposed)
        if (!suppose(wish, written))
            return unusable;
    const std::vector<Prospect> seen = wish.seen();
    if (json) {
        Json all = Json::array();
        for (const Prospect& prospect : seen)
            all.push_back(jsonOf(prospect, wish.state));
        printJson(all);
    } else {
        for (const Prospect& prospect : seen)
            printProspect(prospect, wish.state);
        if (seen.empty())
            print(Cli::tr("There is nothing to forecast now.") + u'\n');
    }
    const bool all = std::ranges::none_of(seen, [](const Prospect& one) { return one.refused.has_value(); });
    return all ? done : answerIsNo;
}

} // namespace strategikon::cli
