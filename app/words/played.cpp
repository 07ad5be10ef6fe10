#include "app/words/played.h"

#include "app/words/fields.h"
#include "app/words/naming.h"
#include "app/words/words.h"
#include "model/play/messages.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <sstream>

namespace strategikon {

using namespace play;

namespace {

// lupdate finds tr() inside a class with a context.
struct PlayedWords {
    Q_DECLARE_TR_FUNCTIONS(played)
};

// "half", of a cell that holds 2.
QString partShown(const std::string& number)
{
    return number == "2" ? PlayedWords::tr("half")
        : number == "3"  ? PlayedWords::tr("a third")
        : number == "4"  ? PlayedWords::tr("a quarter")
                         : PlayedWords::tr("one in %1").arg(QString::fromStdString(number));
}

// One of the players' own is in their words.
QString sentenceOf(const play::Cited& rule)
{
    const QString text = sentencesOf(rule.text, rule.cells);
    return rule.source.book.empty() ? QStringLiteral("“%1”").arg(text) : text;
}

QString signedShown(int value)
{
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(value));
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// A tie goes by those it holds together: "A1, A2 against B4".
QString membersNamed(const State& state, const Thing& tie)
{
    QStringList sides[2];
    for (const Id member : tie.members)
        if (const int side = state[member].side; side == 0 || side == 1)
            sides[side] << QString::fromStdString(state[member].badge);
    const QString first = sides[0].join(QStringLiteral(", ")), second = sides[1].join(QStringLiteral(", "));
    return sides[0].isEmpty() || sides[1].isEmpty() ? first + second
                                                    : PlayedWords::tr("%1 against %2").arg(first, second);
}

} // namespace

bool hasWords(const std::string& code) { return templateOf(code) != nullptr; }

QString ownWords(const std::string& code, const std::string& words)
{
    return worded(Message{ownCode(words, code), {}});
}

QString sortShown(const Game& game, const State& state, Id thing)
{
    const Message sort = game.sortOf(state, state[thing]);
    return sort.code.empty() ? QString() : worded(sort);
}

QString sortShown(const Game& game, const State& state, const std::vector<Id>& alike)
{
    std::vector<Message> all;
    for (const Id one : alike)
        all.push_back(game.sortOf(state, state[one]));
    const auto shorter = [](const Message& a, const Message& b) { return a.code.size() < b.code.size(); };
    Message sort = *std::ranges::min_element(all, shorter);
    const auto differs = [&](const Message& one) { return one.code == sort.code && one != sort; };
    if (std::ranges::any_of(all, differs))
        sort.code += "-of-many";
    return sort.code.empty() ? QString() : worded(sort);
}

QString badgesShown(const State& state, const Ids& things)
{
    const auto number = [&](Id one) {
        const QString badge = QString::fromStdString(state[one].badge);
        return badge.mid(1).toInt();
    };
    QStringList all;
    for (std::size_t i = 0; i < things.size();) {
        std::size_t last = i;
        while (last + 1 < things.size() && state[things[last + 1]].side == state[things[i]].side
            && number(things[last + 1]) == number(things[last]) + 1)
            ++last;
        const QString from = QString::fromStdString(state[things[i]].badge);
        all << (last == i ? from : from + QStringLiteral("–") + QString::fromStdString(state[things[last]].badge));
        i = last + 1;
    }
    return all.join(QStringLiteral(", "));
}

QString named(const State& state, Id thing)
{
    const Thing& it = state[thing];
    QString name = translated(it.name);
    if (it.badge.empty() && name.isEmpty())
        return membersNamed(state, it);
    if (it.badge.empty())
        return name;
    const QString badge = QString::fromStdString(it.badge);
    return name.isEmpty() || name == badge ? badge : QStringLiteral("%1 %2").arg(badge, name);
}

QString sentencesOf(const std::string& text, const std::vector<play::Cells>& cells)
{
    QStringList all;
    std::istringstream lines(text);
    std::size_t at = 0;
    for (std::string line; std::getline(lines, line); ++at) {
        QString sentence = translated(line);
        if (at < cells.size())
            for (const auto& [place, number] : cells[at])
                sentence.replace(QStringLiteral("{%1}").arg(QString::fromStdString(place)),
                    place == "part" ? partShown(number) : QString::fromStdString(number));
        all << sentence;
    }
    return all.join(u' ');
}

QString citedShown(const play::Cited& rule)
{
    const QString text = sentenceOf(rule);
    return rule.house ? PlayedWords::tr("%1 (house rule)").arg(text) : text;
}

QString houseShown(const play::HouseRule& house)
{
    const QString text = sentenceOf(house.rule);
    if (house.without)
        return PlayedWords::tr("Does not count: %1").arg(text);
    if (!house.value)
        return text;
    return house.printed ? PlayedWords::tr("%1 instead of %2: %3", "−2 instead of −1: a rule")
                               .arg(signedShown(*house.value), signedShown(*house.printed), text)
                         : PlayedWords::tr("%1: %2", "−2: a rule").arg(signedShown(*house.value), text);
}

QString ruleShown(const Game& game, const State& state, const std::string& id)
{
    if (const play::Cited* rule = game.cited(state, id))
        return citedShown(*rule);
    const auto& all = game.switches();
    const auto it = std::ranges::find_if(all, [&](const play::Switch& one) { return one.id == id; });
    return it == all.end() ? QString::fromStdString(id) : translated(it->says);
}

QString modifierShown(const Game& game, const State& state, const std::string& id)
{
    const std::string code = ownCode(state.words, "modifier-" + id);
    return hasWords(code)       ? worded(Message{code, {}})
        : game.cited(state, id) ? ruleShown(game, state, id)
                                : QString::fromStdString(id).replace(u'-', u' ');
}

Message aboutThem(const std::string& code, const State& state, const std::vector<Id>& of)
{
    Message message{ownCode(state.words, code), {}};
    if (of.empty())
        return message;
    if (const std::string named = ownCode(state.words, code + "-of"); hasWords(named))
        message.code = named;
    const auto briefly = [&](Id thing) {
        const std::string& badge = state[thing].badge;
        const bool byName = badge.empty() || (state[thing].sort == Sort::army && !state[thing].name.empty());
        return byName ? translated(state[thing].name).toStdString() : badge;
    };
    message.args.emplace_back("who", briefly(of[0]));
    if (of.size() > 1)
        message.args.emplace_back("other", briefly(of[1]));
    return message;
}

QString accountShown(const std::string& account, const State& state, const Ids& of)
{
    const Message message = aboutThem("account-" + account, state, of);
    return hasWords(message.code) ? worded(message) : QString::fromStdString(account).replace(u'-', u' ');
}

QString choiceShown(const std::string& rule, const std::string& choice, const std::string& words)
{
    const std::string code = ownCode(words, "choice-" + rule + "-" + choice);
    return hasWords(code) ? worded(Message{code, {}}) : QString::fromStdString(choice);
}

namespace {

// What was agreed on, of a field that has no sentence of its own: whose, which, and what it is now.
QString agreedShown(const Event& event, const State& after, const Game& game)
{
    using What = play::Change::What;
    const auto change = std::ranges::find(event.changes, What::field, &play::Change::what);
    if (!event.what.starts_with("agreed-") || change == event.changes.end())
        return {};
    const FieldSpec& spec = game.fields().of(after[change->thing].sort)[std::size_t(change->index)];
    return PlayedWords::tr("%1, %2: %3", "a unit, a field of it, its value")
        .arg(named(after, change->thing), fieldShown(spec), cellShown(spec, change->to, after));
}

QString toldOf(const Event& event, const State& after, const Game& game, bool together)
{
    Message sentence = messageOf("event-" + event.what, after, event.on, &game, together);
    if (const std::string special = ownCode(after.words, "event-" + event.what + "-by-" + event.rule);
        hasWords(special))
        sentence.code = special; // told by why it happened
    if (!hasWords(sentence.code))
        if (const QString agreed = agreedShown(event, after, game); !agreed.isEmpty())
            return agreed;
    for (const auto& [figure, value] : event.with) {
        if (const std::string special =
                ownCode(after.words, "event-" + event.what + "-" + figure + "-" + std::to_string(value));
            hasWords(special))
            sentence.code = special; // told by what was settled
        sentence.args.emplace_back(figure, std::to_string(value));
        if (figure == "side")
            sentence.args.emplace_back("letter", value == 0 ? "A" : "B");
    }
    if (event.what == "overruled") { // of a switch, in mid-game
        sentence.args.emplace_back("rule", ruleShown(game, after, event.rule).toStdString());
        for (const FieldSpec& spec : game.fields().of(Sort::battle))
            if (const int choice = event.of("choice"); spec.id == event.rule && choice < int(spec.words.size()))
                sentence.args.emplace_back(
                    "now", choiceShown(event.rule, spec.words[std::size_t(choice)], after.words).toStdString());
    }
    for (const play::Change& change : event.changes)
        if (change.what == play::Change::What::phase)
            sentence.args.emplace_back("phase", phaseShown(change.after, after.words).toStdString());
    return worded(sentence);
}

// Whether the second befell another one just as the first did.
bool isMore(const Event& first, const Event& second, const State& after, const Game& game)
{
    const auto alone = [&](const Event& one) {
        return one.on.size() == 1 && !game.alike(after[one.on.front()]).empty();
    };
    return first.what == second.what && first.rule == second.rule && first.with == second.with && alone(first)
        && alone(second);
}

} // namespace

QString told(const Event& event, const State& after, const Game& game) { return toldOf(event, after, game, false); }

QStringList told(std::span<const Event> events, const State& after, const Game& game)
{
    QStringList all;
    for (std::size_t i = 0; i < events.size();) {
        Event whole = events[i];
        std::size_t next = i + 1;
        for (; next < events.size() && isMore(events[i], events[next], after, game); ++next)
            whole.on.push_back(events[next].on.front());
        all << toldOf(whole, after, game, next > i + 1);
        i = next;
    }
    return all;
}

QString answerShown(const std::string& option, const std::string& words)
{
    const std::string code = ownCode(words, "option-" + option);
    const bool number = !option.empty() && std::ranges::all_of(option, isDigit);
    return option == "yes" ? PlayedWords::tr("yes")
        : option == "no"   ? PlayedWords::tr("no")
        : hasWords(code)   ? worded(Message{code, {}})
        : number           ? worded(Message{"option-number", {{"number", option}}})
                           : QString::fromStdString(option);
}

QString disputeShown(const Dispute& dispute, const std::string& words)
{
    return PlayedWords::tr("A die decides (%1): %2: %3")
        .arg(QString::number(dispute.face), ownWords("input-" + dispute.input, words),
            answerShown(dispute.option, words));
}

QString detailShown(const std::string& phase, Detail detail, const std::string& words)
{
    const QString how = detail == Detail::tally ? PlayedWords::tr("a tally")
        : detail == Detail::outcomes            ? PlayedWords::tr("outcomes only")
                                                : PlayedWords::tr("every die");
    return PlayedWords::tr("Noted from here on in phase “%1”: %2").arg(phaseShown(phase, words), how);
}

QString noteShown(const Game& game, const State& state, const Entry& note)
{
    QString text = QString::fromStdString(note.text);
    if (note.what == "overruled") {
        const auto colon = note.text.find(": ");
        const QString rule = ruleShown(game, state, note.text.substr(0, colon));
        return colon == std::string::npos ? PlayedWords::tr("Overruled for this battle: %1").arg(rule)
                                          : PlayedWords::tr("Overruled for this battle: %1 (%2)")
                                                .arg(rule, QString::fromStdString(note.text.substr(colon + 2)));
    }
    if (const auto dispute = note.what == "dispute" ? disputeFrom(note.text) : std::nullopt)
        return disputeShown(*dispute, state.words);
    if (const auto detail = note.what == "detail" ? detailFrom(note.text) : std::nullopt)
        return detailShown(detail->first, detail->second, state.words);
    return text;
}

QString titled(const Decision& ask, const State& state)
{
    Message title = messageOf("asked-" + ask.what, state, ask.on);
    const std::string asked = "asked-" + ask.what;
    if (const std::string special = ownCode(state.words, asked + "-by-" + ask.rule); hasWords(special))
        title.code = special; // asked by why it is
    else if (const std::string about = ownCode(state.words, asked + "-of"); !ask.on.empty() && hasWords(about))
        title.code = about; // and whom it is about
    for (const auto& [figure, value] : ask.with)
        title.args.emplace_back(figure, std::to_string(value));
    return worded(title);
}

QString labelled(const Input& input, const State& state)
{
    Message label = aboutThem("input-" + input.id, state, input.of);
    for (const auto& [figure, value] : input.with)
        label.args.emplace_back(figure, std::to_string(value));
    return worded(label);
}

QString labelled(const play::Option& option, const State& state)
{
    return option.says.code.empty() ? answerShown(option.id, state.words) : worded(option.says);
}

QString outcomeShown(const std::string& outcome, const State& state, const Ids& of)
{
    if (const Message message = aboutThem("chance-" + outcome, state, of); hasWords(message.code))
        return worded(message);
    const auto dash = outcome.rfind('-');
    const bool numbered = dash != std::string::npos && dash + 1 < outcome.size()
        && std::all_of(outcome.begin() + std::ptrdiff_t(dash) + 1, outcome.end(), isDigit);
    if (numbered) {
        const std::string stem = outcome.substr(0, dash), count = outcome.substr(dash + 1);
        const std::string code = ownCode(state.words, "chance-" + stem);
        return hasWords(code) ? worded(Message{code, {{"count", count}}}) : QString::fromStdString(stem + " " + count);
    }
    QString plain = QString::fromStdString(outcome).replace(u'-', u' ');
    return plain.isEmpty() ? plain : plain.left(1).toUpper() + plain.mid(1);
}

QString needsShown(const Throw& thrown)
{
    QStringList parts;
    if (thrown.atMost > 0)
        parts << (thrown.count == 1 ? PlayedWords::tr("%1 or less") : PlayedWords::tr("%1 or less in total"))
                     .arg(thrown.atMost);
    if (thrown.atLeast != 0)
        parts << (thrown.count == 1 ? PlayedWords::tr("%1 or more") : PlayedWords::tr("%1 or more in total"))
                     .arg(thrown.atLeast);
    if (thrown.reach > 0)
        parts << PlayedWords::tr("%1 or more each").arg(thrown.reach);
    if (thrown.plus != 0)
        parts << PlayedWords::tr("%1 added").arg(signedShown(thrown.plus));
    if (!thrown.again.faces.empty()) {
        QStringList faces;
        for (const int face : thrown.again.faces)
            faces << QString::number(face);
        parts << PlayedWords::tr("re-rolled: %1").arg(QLocale().createSeparatedList(faces));
    }
    return parts.join(QStringLiteral(", "));
}

QString phaseShown(const std::string& phase, const std::string& words) { return ownWords("phase-" + phase, words); }

QString turnShown(int turn, const std::string& words)
{
    return worded(Message{ownCode(words, "turn-number"), {{"turn", turn}}});
}

QString turnTold(int turn, const std::string& words)
{
    play::addPlayMessages();
    return worded(Message{ownCode(words, "turn-told"), {{"turn", turn}}});
}

} // namespace strategikon
