#include "signature.h"

#include "plain.h"

#include "app/report/handouts.h"
#include "app/report/report.h"
#include "app/words/ahead.h"
#include "app/words/played.h"
#include "model/play/map/place.h"
#include "model/play/record/action.h"
#include "model/play/record/agreed.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace playtest {

namespace {

using play::Answer;
using play::Decision;
using play::Entry;
using play::Input;

// Each value of each input alone is looked at in every so many steps of a random battle, a number that no phase has a
// rhythm of; in every step it took as long again as all else.
constexpr int aloneEvery = 5;
constexpr int digits = 12;

QString shortened(const QCryptographicHash& hash) { return QString::fromLatin1(hash.result().toHex().left(digits)); }

// A text that is never held as a whole.
class Stream {
public:
    Stream(const QString& folder, const GameRow& row, const char* name)
    {
        if (folder.isEmpty())
            return;
        file_ = std::make_unique<QFile>(
            QStringLiteral("%1/%2.%3").arg(folder, QString::fromStdString(row.name), QString::fromLatin1(name)));
        if (!file_->open(QIODevice::WriteOnly))
            qFatal("%s cannot be written", qPrintable(file_->fileName()));
    }
    void add(const QByteArray& text)
    {
        hash_.addData(text);
        if (file_)
            file_->write(text);
    }
    void add(const std::string& text) { add(QByteArray::fromStdString(text)); }
    void add(const QString& text) { add(text.toUtf8()); }
    QString digest() const { return shortened(hash_); }

private:
    QCryptographicHash hash_{QCryptographicHash::Sha256};
    std::unique_ptr<QFile> file_{};
};

bool isDice(const Input& input) { return input.kind == Input::Kind::dice; }

// All that is filled in beforehand.
Answer filledIn(const Decision& ask)
{
    Answer answer{.what = ask.what, .who = ask.who};
    for (const Input& input : ask.inputs)
        if (input.given)
            answer.set(input.id, *input.given);
    return answer;
}

template <class Keeps>
Answer partOf(const Answer& answer, const Decision& ask, Keeps keeps)
{
    Answer part{.what = answer.what, .who = answer.who};
    for (const auto& [id, value] : answer.inputs)
        if (const Input* input = ask.find(id); input && keeps(*input))
            part.set(id, value);
    return part;
}

std::vector<std::vector<int>> valuesOf(const Input& input)
{
    std::vector<std::vector<int>> all;
    if (input.kind == Input::Kind::things)
        for (const play::Id one : input.among)
            all.push_back({one});
    for (int i = 0; i < int(input.options.size()); ++i)
        all.push_back({i});
    if (input.kind == Input::Kind::flag)
        all = {{0}, {1}};
    if (input.kind == Input::Kind::number)
        all = {{input.least}, {input.most}};
    return all;
}

class Reader {
public:
    Reader(const PlayedGame& game, const GameRow& row, const QString& folder)
        : game_(game)
        , rules_(game.battle.game())
        , row_(row)
        , begins_(folder, row, "begins")
        , course_(folder, row, "course")
        , streams_{{{folder, row, strandNames[events]}, {folder, row, strandNames[open]},
              {folder, row, strandNames[english]}, {folder, row, strandNames[paper]}}}
    {
    }

    Signature read(Catalogue& catalogue)
    {
        begins_.add(Plain(game_.beginning).beginning(rules_.fields()));
        play::Walk walk(game_.battle);
        for (const Entry& entry : game_.battle.log())
            if (entry.kind == Entry::Kind::step) {
                const play::State before = walk.after(entry.parent);
                step(before, entry, walk.after(entry.number));
            }
        for (const std::string& rule : rulesNamed_)
            streams_[english].add(ruleLine(rule));
        onPaper(catalogue);
        Signature signature{.steps = steps_, .begins = begins_.digest(), .course = course_.digest()};
        std::ranges::transform(streams_, signature.of.begin(), [](const Stream& one) { return one.digest(); });
        return signature;
    }

private:
    bool looksAtAlone() const { return row_.kind == GameRow::Kind::example || steps_ % aloneEvery == 0; }
    const field::Field* on() const { return game_.setUp ? &game_.setUp->field : nullptr; }

    void step(const play::State& before, const Entry& entry, const play::State& after)
    {
        ++steps_;
        const std::string head = "== step " + std::to_string(entry.number) + ", turn " + std::to_string(before.turn)
            + ", side " + std::to_string(before.side) + ", " + before.phase + ": " + entry.answer.what + '\n';
        course_.add(head);
        for (Stream& stream : streams_)
            if (&stream != &streams_[paper])
                stream.add(head);
        const Plain plain(before);
        course_.add(plain.answered(entry.answer));
        if (const auto it = game_.refused.find(entry.number); it != game_.refused.end())
            for (const auto& [answer, why] : it->second)
                streams_[open].add(plain.refused(answer, why));
        for (const Decision& ask : rules_.can(before))
            asked(before, ask, entry.answer);
        lookedAhead(before, entry.answer);
        streams_[events].add(Plain(after).happened(entry.events, rules_.fields()));
        for (const play::Event& event : entry.events) {
            rulesNamed_.insert(event.rule);
            if (event.what != "step")
                streams_[english].add(told(event, after, rules_) + u'\n');
        }
    }

    void asked(const play::State& before, const Decision& ask, const Answer& answer)
    {
        const Plain plain(before);
        streams_[open].add(plain.asked(ask));
        rulesNamed_.insert(ask.rule);
        const auto looked = [&](const Answer& draft) {
            const play::Preview preview = rules_.preview(before, draft);
            streams_[open].add(plain.previewed(draft, preview));
            return preview;
        };
        const auto measured = [&](const Answer& draft) {
            streams_[open].add(plain.told(draft, rules_.mapFacts(before, ask, draft, on())));
        };
        const Answer filled = filledIn(ask);
        looked(filled);
        measured(partOf(filled, ask, [](const Input& input) { return !input.fact; }));
        if (looksAtAlone())
            for (const Input& input : ask.inputs)
                for (const auto& value : valuesOf(input)) {
                    Answer alone{.what = ask.what, .who = ask.who};
                    alone.set(input.id, value);
                    looked(alone);
                    if (!input.fact)
                        measured(alone);
                }
        if (ask.what != answer.what || ask.who != answer.who)
            return;
        measured(partOf(answer, ask, [](const Input& input) { return !input.fact && !isDice(input); }));
        const play::Preview meant = looked(partOf(answer, ask, [](const Input& input) { return !isDice(input); }));
        looked(answer);
        worded(before, ask, meant);
    }

    QString ruleLine(const std::string& rule) const
    {
        return QStringLiteral("%1: %2\n").arg(QString::fromStdString(rule), ruleShown(rules_, {}, rule));
    }

    // The card that was answered, as a player reads it.
    void worded(const play::State& before, const Decision& ask, const play::Preview& preview)
    {
        QString text = titled(ask, before) + u'\n';
        for (const Input& input : ask.inputs) {
            text += QStringLiteral("    ") + labelled(input, before);
            for (const play::Option& option : input.options)
                text += QStringLiteral(" | ") + labelled(option, before);
            if (isDice(input))
                text += QStringLiteral(" ") + needsShown(input.dice);
            text += u'\n';
        }
        for (const play::Modifier& modifier : preview.modifiers)
            text += QStringLiteral("    ") + modifierShown(rules_, {}, modifier.id) + u'\n';
        for (const auto& [outcome, chance] : preview.chances)
            text += QStringLiteral("    ") + outcomeShown(outcome, before, preview.of) + u'\n';
        streams_[english].add(text);
    }

    // Without any intent, and with what was answered then as the intent.
    void lookedAhead(const play::State& before, Answer answer)
    {
        const Plain plain(before);
        const auto seen = play::ahead(rules_, before);
        streams_[open].add(plain.ahead(seen));
        QString text;
        bool intends = false;
        for (const play::Prospect& prospect : seen) {
            text += titled(prospect, before) + u'\n';
            for (const play::Prospect::Line& line : prospect.lines)
                text += QStringLiteral("    ") + labelled(line, before) + u'\n';
            intends = intends || (prospect.of && prospect.of->what == answer.what);
        }
        streams_[english].add(text);
        std::erase_if(answer.inputs, [](const auto& input) { return input.first == "dice"; });
        if (intends)
            streams_[open].add("intending\n" + plain.ahead(play::ahead(rules_, before, {answer})));
    }

    void onPaper(Catalogue& catalogue)
    {
        using namespace report;
        const Handed handed{rules_, game_.beginning, ownRules(catalogue, "warmaster", game_.beginning)};
        Stream& stream = streams_[paper];
        for (const int side : {0, 1})
            stream.add(markdownOf(playSheet(handed, side)));
        for (const print::Page& page : blanks(handed).pages)
            pencilled(page);
        stream.add(markdownOf(matchup(handed)));
        const Maps maps = mapsOf("warmaster", game_.setUpText, rules_.fields(), game_.battle.state());
        stream.add(markdownOf(reportOf(game_.battle, QString::fromStdString(row_.name), maps)));
    }

    // Words a line each, as fonts may break lines otherwise; then how many boxes stand in each row.
    void pencilled(const print::Page& page)
    {
        QStringList words;
        for (const print::Letters& letters : page.letters)
            words << letters.text.split(u' ', Qt::SkipEmptyParts);
        QString boxes = QStringLiteral("boxes");
        int row = -1, many = 0;
        for (const print::Box& box : page.boxes) {
            const int at = int(std::lround(box.place.y() * 10));
            if (at != row && many > 0)
                boxes += QStringLiteral(" %1").arg(std::exchange(many, 0));
            row = at;
            ++many;
        }
        streams_[paper].add(QStringLiteral("%1\n%2 %3\n").arg(words.join(u'\n'), boxes).arg(many));
    }

    const PlayedGame& game_;
    const play::Game& rules_;
    const GameRow& row_;
    Stream begins_, course_;
    std::array<Stream, strands> streams_;
    std::set<std::string> rulesNamed_{}; // by events and cards
    int steps_ = 0;
};

} // namespace

const std::array<const char*, strands> strandNames{"events", "open", "english", "paper"};

Signature signatureOf(const PlayedGame& game, const GameRow& row, Catalogue& catalogue, const QString& folder)
{
    return Reader(game, row, folder).read(catalogue);
}

QString digestOf(const QStringList& digests)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& one : digests)
        hash.addData(one.toUtf8());
    return shortened(hash);
}

} // namespace playtest
