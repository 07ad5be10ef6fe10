#include "app/report/report.h"

#include "app/report/armies.h"
#include "app/report/handouts.h"
#include "app/report/turning.h"
#include "app/report/words.h"
#include "app/words/fields.h"
#include "app/words/naming.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"
#include "model/play/record/luck.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace strategikon::report {

using namespace play;

namespace {

constexpr std::size_t turningPoints = 3;

QString letter(int side) { return side == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

QString term(const std::string& id, const State& state) { return ownWords("standing-" + id, state.words); }

QString percent(double share)
{
    return share > 0 && share < 0.01 ? QStringLiteral("< 1 %")
                                     : QLocale().toString(std::round(share * 100), 'f', 0) + QStringLiteral(" %");
}

QString valueOf(const Standing& standing)
{
    return standing.ofHalves > 0 ? halvesShown(standing.halves) : QString::number(standing.value);
}

QString figure(const Standing& standing)
{
    if (standing.ofHalves > 0)
        return Words::tr("%1 of %2").arg(valueOf(standing), halvesShown(standing.ofHalves));
    return standing.of == 0 ? QLocale().toString(standing.value)
                            : Words::tr("%1 of %2").arg(standing.value).arg(standing.of);
}

class Writer {
public:
    Writer(const Battle& battle, const QString& name, const Maps& maps, const BattleAbout& about)
        : battle_(battle)
        , about_(about)
        , maps_(maps)
        , moments_(momentsOf(battle))
        , notes_(notesOf(battle))
        , first_(battle.stateAfter(0))
    {
        document_.title = name;
        document_.overline = Words::tr("Battle report");
    }

    Document written()
    {
        head();
        if (maps_.before)
            document_.parts.append(*maps_.before);
        balance();
        blocks();
        losses();
        if (maps_.after)
            document_.parts.append(*maps_.after);
        if (!maps_.untold.isEmpty())
            say({}, maps_.untold, Paragraph::Kind::small);
        turns();
        charts();
        luck();
        marks();
        story();
        return std::move(document_);
    }

private:
    void heading(int level, const QString& text) { document_.parts.append(Heading{level, text}); }
    void say(const QString& lead, const QString& text, Paragraph::Kind kind = Paragraph::Kind::plain)
    {
        document_.parts.append(Paragraph{lead, text, kind});
    }
    const State& state() const { return battle_.state(); }
    QString inTurn(int number) const { return turnTold(number, state().words); }
    const Entry& entry(int number) const { return battle_.log()[std::size_t(number - 1)]; }

    void head()
    {
        const int winner = battle_.game().winner(state());
        document_.subtitle = winner == nobody ? momentShown(state()) + QStringLiteral("  ·  ") + Words::tr("undecided")
            : winner == both                  ? Words::tr("A draw in %1", "turn 7").arg(inTurn(state().turn))
                                              : Words::tr("%1 (side %2) wins in %3", "an army, A, turn 7")
                                   .arg(sideShown(state(), winner), letter(winner), inTurn(state().turn));
        for (const int side : {0, 1})
            say(Words::tr("Side %1").arg(letter(side)), ledBy(side));
        evening();
        if (goesOn())
            say({}, Words::tr("This battle continues an earlier one, which had reached: %1.").arg(momentShown(first_)));
        QStringList stakes;
        for (const Message& one : battle_.game().stakes(state()))
            stakes << worded(one);
        QString heading = Words::tr("House rules");
        for (const HouseRule& one : battle_.game().houseRules(state().house))
            say(std::exchange(heading, {}), houseShown(one));
        heading = Words::tr("Read otherwise");
        for (const Paragraph& one : readOtherwise(battle_.game(), first_))
            say(std::exchange(heading, {}), QStringLiteral("%1: %2").arg(one.lead, one.text));
        if (first_.hides && battle_.hid())
            say(Words::tr("Secret answers"),
                Words::tr("They were only hidden on screen, not sealed: the players trusted each other."));
        for (const QString& one : maps_.kept)
            say({}, one);
        if (!stakes.isEmpty())
            say(Words::tr("Objectives"), stakes.join(QStringLiteral("; ")) + u'.');
    }

    QString ledBy(int side) const
    {
        const QString armies = sideShown(state(), side), player = plain(about_.players[std::size_t(side)]);
        return player.isEmpty() ? armies : Words::tr("%1, with %2", "a player, an army").arg(player, armies);
    }

    void evening()
    {
        const QDate day = QDate::fromString(plain(about_.day), Qt::ISODate);
        QStringList all{
            plain(about_.occasion), plain(about_.venue), QLocale().toString(day, QStringLiteral("d MMMM yyyy"))};
        all.removeAll(QString());
        if (!all.isEmpty())
            say(Words::tr("Played"), all.join(QStringLiteral(", ")));
    }

    void balance() { document_.parts.append(balanceOf(battle_.game(), state())); }

    void blocks()
    {
        Table table{{Words::tr("Side"), ownWords("block", first_.words), Words::tr("Status")}, {}, 3};
        for (const Thing& thing : state().things)
            if (thing.sort == Sort::block)
                table.rows.append({letter(thing.side), named(state(), thing.id), inOneLine(lasting(thing))});
        if (!table.rows.isEmpty())
            document_.parts.append(table);
    }

    // What it has of one turn alone is of no interest once the battle is over.
    FieldsShown lasting(const Thing& thing) const
    {
        FieldsShown shown = fieldsShown(battle_.game().fields(), thing, state());
        if (state().over)
            shown.marks.removeIf([](const FieldMark& mark) { return mark.own; });
        return shown;
    }

    void losses()
    {
        heading(2, Words::tr("Losses"));
        for (const int side : {0, 1}) {
            QStringList lost;
            for (const Thing& thing : first_.things)
                if (thing.side == side && isFighter(thing) && isLost(battle_.game().fields(), thing))
                    lost << Words::tr("%1 (before)").arg(named(first_, thing.id));
            for (const Moment& moment : moments_)
                for (const auto& alike : lostTogether(moment, side))
                    lost << QStringLiteral("%1 (%2)").arg(namedAll(*moment.after, alike), inTurn(moment.before->turn));
            say(Words::tr("Side %1").arg(letter(side)),
                lost.isEmpty() ? Words::tr("None.") : lost.join(QStringLiteral(", ")) + u'.');
        }
    }

    static bool isFighter(const Thing& thing) { return thing.sort == Sort::body || thing.sort == Sort::leader; }
    bool goesOn() const { return first_.turn > 0; } // a branch of another battle

    std::vector<Id> lostIn(const Moment& moment) const
    {
        std::vector<Id> lost;
        for (const Thing& thing : moment.after->things)
            if (isFighter(thing) && !(*moment.before)[thing.id].gone && isLost(battle_.game().fields(), thing))
                lost.push_back(thing.id);
        return lost;
    }

    // Where the book knows elements by their sort, those of one name are told together.
    std::vector<std::vector<Id>> lostTogether(const Moment& moment, int side) const
    {
        std::vector<std::vector<Id>> all;
        const State& after = *moment.after;
        for (const Id thing : lostIn(moment)) {
            if (after[thing].side != side)
                continue;
            const auto alike = std::ranges::find_if(all, [&](const std::vector<Id>& one) {
                return after[one.front()].name == after[thing].name
                    && !battle_.game().sortOf(after, after[thing]).code.empty();
            });
            if (alike == all.end())
                all.push_back({thing});
            else
                alike->push_back(thing);
        }
        return all;
    }

    static QString namedAll(const State& state, const std::vector<Id>& alike)
    {
        return alike.size() == 1 ? named(state, alike.front())
                                 : badges(state, alike) + u' ' + translated(state[alike.front()].name);
    }

    void turns()
    {
        const auto swings = swingsOf(battle_.game(), moments_, turningPoints);
        if (swings.empty())
            return;
        heading(2, Words::tr("Turning points"));
        for (const Swing& swing : swings) {
            QStringList said;
            const Moment& moment = moments_[swing.moment];
            for (const Id army : swing.withdrawn)
                said << Words::tr("Withdrawn, side %1: %2")
                            .arg(letter((*moment.after)[army].side), named(*moment.after, army));
            for (std::size_t i = 0; i < swing.to.size(); ++i)
                said << Words::tr("%1, side %2: from %3 to %4")
                            .arg(swing.of[i] == 0 ? term(swing.to[i].id, state())
                                                  : Words::tr("%1: %2").arg(
                                                      named(*moment.after, swing.of[i]), term(swing.to[i].id, state())),
                                letter(swing.to[i].side), valueOf(swing.from[i]), figure(swing.to[i]));
            const QStringList lost = namedTogether(*moment.after, lostIn(moment), battle_.game());
            if (!lost.isEmpty())
                said.last() += QStringLiteral(". ") + Words::tr("Lost: %1").arg(lost.join(QStringLiteral(", ")));
            const QStringList figures{said.join(QStringLiteral("; ")) + u'.'};
            say(momentShown(*moment.before), (figures + blowsIn(moment)).join(u' '));
        }
    }

    // Why its figures changed, where the game has a sentence for that.
    QStringList blowsIn(const Moment& moment) const
    {
        std::vector<Event> blows;
        for (const Stretch& stretch : moment.told) {
            const std::vector<Event>& all = entry(stretch.step).events;
            std::copy_if(all.begin() + long(stretch.from), all.begin() + long(stretch.to), std::back_inserter(blows),
                [&](const Event& event) { return battle_.game().manner(event) == Manner::turning; });
        }
        return told(blows, *moment.after, battle_.game());
    }

    // A value at the beginning, and one after each side's part of a turn.
    void charts()
    {
        std::vector<const State*> at;
        QStringList labels{QString()};
        if (!moments_.empty())
            at.push_back(moments_.front().before.get());
        const State* last = nullptr;
        for (const Moment& moment : moments_) {
            const State& head = *moment.before;
            if (head.turn == 0)
                continue;
            if (!last || last->turn != head.turn || last->side != head.side) {
                at.push_back(nullptr);
                labels << QStringLiteral("%1%2").arg(head.turn).arg(letter(head.side));
            }
            at.back() = moment.after.get();
            last = &head;
        }
        if (at.size() < 3)
            return;
        heading(2, Words::tr("How the battle went"));
        QStringList drawn;
        for (const Standing& one : battle_.game().standings(state()))
            if (const QString id = QString::fromStdString(one.id); one.course && !drawn.contains(id)) {
                drawn << id;
                chart(one.id, at, labels);
            }
    }

    void chart(const std::string& id, const std::vector<const State*>& at, const QStringList& labels)
    {
        Chart chart{term(id, state()), labels, {}};
        for (const State* moment : at) {
            const auto standings = battle_.game().standings(*moment);
            qsizetype line = 0;
            for (std::size_t i = 0; i < standings.size(); ++i) {
                const Standing& one = standings[i];
                if (one.id != id)
                    continue;
                if (line == chart.lines.size()) {
                    const Id army = armyOf(*moment, standings, i);
                    const QString side = Words::tr("Side %1").arg(letter(one.side));
                    chart.lines.append({army == 0 ? side : named(*moment, army), {}, 0, one.side});
                }
                chart.lines[line].values.append(one.ofHalves > 0 ? one.halves / 2.0 : one.value);
                chart.lines[line++].bound = one.ofHalves > 0 ? one.ofHalves / 2.0 : one.of;
            }
        }
        document_.parts.append(chart);
    }

    static Table luckTable(const QString& what)
    {
        return {{Words::tr("Side"), what, Words::tr("Dice rolls"), Words::tr("Good"), Words::tr("Expected"),
                    Words::tr("Chance of doing this well or better")},
            {}, 2};
    }

    void luck()
    {
        const auto rows = luckOf(battle_);
        if (rows.empty())
            return;
        heading(2, Words::tr("Luck"));
        Table sides = luckTable(Words::tr("Phase")), units = luckTable(Words::tr("Who rolled"));
        for (const Luck& row : rows)
            (row.units.empty() ? sides : units)
                .rows.append({letter(row.side),
                    !row.units.empty() ? namedTogether(state(), row.units, battle_.game()).join(QStringLiteral(", "))
                        : row.phase.empty() ? Words::tr("All")
                                            : phaseShown(row.phase, state().words),
                    QString::number(row.throws), QString::number(row.good),
                    QLocale().toString(row.expected.mean(), 'f', 1), percent(row.asGood())});
        document_.parts.append(sides);
        say({},
            Words::tr("This counts rolls with known odds, for the side that rolled: dice that needed a score, and "
                      "totals that had to stay within one. Good is what the roller hoped for. Dice rolled by several "
                      "units together count only for the side."),
            Paragraph::Kind::small);
        if (!units.rows.isEmpty())
            document_.parts.append(units);
    }

    void marks()
    {
        bool any = false;
        for (const Moment& moment : moments_)
            for (const int step : moment.steps)
                for (const Entry* note : notesBeside(step))
                    if (note->what == "bookmark") {
                        if (!any)
                            heading(2, Words::tr("Bookmarks"));
                        any = true;
                        say(momentShown(*moment.before), QString::fromStdString(note->text));
                    }
    }

    std::vector<const Entry*> notesBeside(int step) const
    {
        std::vector<const Entry*> notes;
        for (auto [it, end] = notes_.equal_range(step); it != end; ++it)
            notes.push_back(it->second);
        return notes;
    }

    void story()
    {
        heading(2, ownWords("turns-told", state().words));
        for (const Entry* note : notesBeside(0))
            remark(*note);
        int turn = -1, side = -1;
        for (const Moment& moment : moments_) {
            const State& head = *moment.before;
            if (head.turn != turn)
                showTurn(turn);
            if (head.turn != turn)
                heading(3, head.turn == 0 ? phaseShown("before", state().words) : turnShown(head.turn, state().words));
            if (head.turn != 0 && (head.turn != turn || head.side != side))
                heading(4, Words::tr("Side %1: %2").arg(letter(head.side), sideShown(head, head.side)));
            turn = head.turn;
            side = head.side;
            tell(moment);
        }
        if (moments_.empty())
            say({}, Words::tr("Nothing has happened yet."));
    }

    void showTurn(int turn)
    {
        if (const auto map = maps_.turns.find(turn); map != maps_.turns.end())
            document_.parts.append(map->second);
    }

    void tell(const Moment& moment)
    {
        QString lead = moment.before->turn == 0 ? QString() : phaseShown(moment.before->phase, moment.before->words);
        QStringList sentences;
        const auto flush = [&] {
            if (!sentences.isEmpty())
                say(std::exchange(lead, {}), sentences.join(u' '));
            sentences.clear();
        };
        for (const Stretch& stretch : moment.told) {
            const Entry& step = entry(stretch.step);
            const std::size_t to =
                isPlacing(step.answer) ? stretch.from : stretch.to; // the maps show where models stood
            std::vector<Event> events;                              // what befell several alike is told at once
            const auto tellAll = [&] {
                for (const QString& one : told(events, state(), battle_.game()))
                    sentences << one;
                events.clear();
            };
            for (std::size_t i = stretch.from; i < to; ++i) {
                const Manner manner = battle_.game().manner(step.events[i]);
                if (manner == Manner::aside || isBookkeeping(step.events[i]))
                    continue;
                if (manner == Manner::opening) {
                    tellAll();
                    flush();
                }
                events.push_back(step.events[i]);
            }
            tellAll();
            if (!stretch.last)
                continue;
            if (step.answer.noted)
                sentences << Words::tr("(Only the outcome was recorded.)");
            if (const auto notes = notesBeside(stretch.step); !notes.empty()) {
                flush();
                for (const Entry* note : notes)
                    remark(*note);
            }
        }
        flush();
    }

    void remark(const Entry& note)
    {
        if (note.what != "detail") // how it was noted is nothing that happened
            say(note.what == "bookmark" ? Words::tr("Bookmark") : Words::tr("Note"),
                noteShown(battle_.game(), battle_.state(), note), Paragraph::Kind::note);
    }

    const Battle& battle_;
    const BattleAbout& about_;
    const Maps& maps_;
    std::vector<Moment> moments_;
    const std::multimap<int, const Entry*> notes_;
    State first_; // before anything was answered
    Document document_;
};

} // namespace

QString sideShown(const State& state, int side)
{
    QStringList names;
    for (const Thing& thing : state.things)
        if (thing.sort == Sort::army && thing.side == side)
            names << translated(thing.name);
    return names.join(QStringLiteral(", "));
}

QString momentShown(const State& state)
{
    return state.turn == 0
        ? phaseShown("before", state.words)
        : Words::tr("%1, side %2, %3", "turn 3, A, a phase")
              .arg(turnShown(state.turn, state.words), letter(state.side), phaseShown(state.phase, state.words));
}

Table balanceOf(const Game& game, const State& state)
{
    Table table{{QString(), Words::tr("Side %1").arg(letter(0)), Words::tr("Side %1").arg(letter(1))}, {}, 1};
    const auto standings = game.standings(state);
    for (std::size_t i = 0; i < standings.size(); ++i) {
        const Standing& one = standings[i];
        auto row = std::ranges::find_if(
            table.rows, [&](const QStringList& cells) { return cells.front() == term(one.id, state); });
        if (row == table.rows.end())
            row = table.rows.insert(row, {term(one.id, state), QString(), QString()});
        QString& cell = (*row)[one.side + 1];
        const Id army = armyOf(state, standings, i); // of several each has its own figure
        const QString its = army == 0 ? figure(one) : Words::tr("%1: %2").arg(named(state, army), figure(one));
        cell = cell.isEmpty() ? its : QStringLiteral("%1; %2").arg(cell, its);
    }
    return table;
}

Document reportOf(const Battle& battle, const QString& name, const Maps& maps, const BattleAbout& about)
{
    return Writer(battle, name, maps, about).written();
}

} // namespace strategikon::report
