#include "app/report/slip.h"

#include "app/report/armies.h"
#include "app/report/report.h"
#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "rules/system.h"

#include <QLocale>

namespace strategikon::report {

using namespace play;

namespace {

class Slip {
public:
    Slip(const Game& game, const State& state, const SavedBattle& saved, const evenings::NameOf& nameOf)
        : game_(game), state_(state), one_{saved, factsOf(game, state), &game}, nameOf_(nameOf)
    {
    }

    Document written()
    {
        document_.overline = Words::tr("Result slip");
        document_.title = plain(one_.saved.content.name);
        document_.subtitle = evening();
        document_.parts.append(result());
        document_.parts.append(table());
        losses();
        document_.parts.append(Signatures{{signs(0), signs(1)}});
        return std::move(document_);
    }

private:
    const BattleAbout& about() const { return one_.saved.about; }
    QString player(int side) const { return plain(about().players[std::size_t(side)]); }
    static QString letter(int side) { return side == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

    QString evening() const
    {
        const System* system = findSystem(one_.saved.content.system);
        QStringList all{plain(about().occasion), plain(about().venue),
            QLocale().toString(evenings::dayOf(one_.saved), QStringLiteral("d MMMM yyyy")),
            system ? translated(system->format().name) : QString()};
        all.removeAll(QString());
        return all.join(QStringLiteral("  ·  "));
    }

    Paragraph result() const
    {
        const QString lead = Words::tr("Result");
        if (one_.facts.over)
            return {lead, evenings::resultShown(one_, nameOf_) + u'.'};
        return {lead, Words::tr("undecided (%1).").arg(evenings::standingShown(one_))};
    }

    // Who met, then how they stand by the book.
    Table table() const
    {
        Table all = balanceOf(game_, state_);
        const QString counted = ownWords("standing-" + game_.score(), state_.words);
        all.rows.removeIf([&](const QStringList& row) { return row.front() == counted; }); // it has a row of its own
        const auto row = [&](const QString& what, const auto& of) { return QStringList{what, of(0), of(1)}; };
        QList<QStringList> rows{row(Words::tr("Player"), [&](int side) { return player(side); }),
            row(Words::tr("Nation"), [&](int side) { return evenings::nationsOf(one_, side, nameOf_); }),
            row(Words::tr("Army"), [&](int side) { return evenings::armiesOf(one_, side); }),
            row(Words::tr("Checksum"), [&](int side) { return plain(about().stamps[std::size_t(side)]); })};
        const bool stamped = !(about().stamps[0] + about().stamps[1]).empty();
        if (!stamped)
            rows.removeLast();
        if (one_.game->score().empty() || !evenings::scoreOf(one_, 0))
            return Table{all.head, rows + all.rows, 3};
        rows << row(ownWords("score-" + game_.score(), state_.words), [&](int side) {
            const auto score = evenings::scoreOf(one_, side);
            return score ? QLocale().toString(*score) : QString();
        });
        return Table{all.head, rows + all.rows, 3};
    }

    void losses()
    {
        document_.parts.append(Heading{2, Words::tr("Losses")});
        for (const int side : {0, 1}) {
            QStringList lost;
            for (const Thing& thing : state_.things)
                if (thing.side == side && (thing.sort == Sort::body || thing.sort == Sort::leader)
                    && isLost(game_.fields(), thing))
                    lost << named(state_, thing.id);
            document_.parts.append(Paragraph{Words::tr("Side %1").arg(letter(side)),
                lost.isEmpty() ? Words::tr("None.") : lost.join(QStringLiteral(", ")) + u'.'});
        }
    }

    QString signs(int side) const
    {
        const QString who = player(side);
        return who.isEmpty() ? Words::tr("Player of side %1").arg(letter(side)) : who;
    }

    const Game& game_;
    const State& state_;
    evenings::Outing one_;
    const evenings::NameOf& nameOf_;
    Document document_{};
};

} // namespace

Document slipOf(const Game& game, const State& state, const SavedBattle& saved, const evenings::NameOf& nameOf)
{
    return Slip(game, state, saved, nameOf).written();
}

} // namespace strategikon::report
