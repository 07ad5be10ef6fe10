#include "battlehistory.h"

#include "app/print/pdf.h"
#include "app/report/pages.h"
#include "app/view/components/filename.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "app/view/when.h"
#include "app/words/nations.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimer>

#include <algorithm>

namespace strategikon {

namespace {

struct HistoryForm {
    const char *id, *label;
};
constexpr HistoryForm historyForms[] = {
    {"pdf", QT_TRANSLATE_NOOP("papers", "Save as PDF")},
    {"html", QT_TRANSLATE_NOOP("papers", "Save as HTML")},
    {"md", QT_TRANSLATE_NOOP("papers", "Save as Markdown")},
    {"csv", QT_TRANSLATE_NOOP("papers", "Save as CSV")},
};

QString armiesNamed(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names) {
        all << QString::fromStdString(name);
    }
    return all.join(QStringLiteral(", "));
}

PastFigureShown figure(const QString& label, const QString& value) { return {label, value}; }
PastFigureShown figure(const QString& label, int value) { return figure(label, QLocale().toString(value)); }

QString resultOf(const play::Facts& facts)
{
    if (!facts.over) {
        return BattleHistory::tr("not over");
    }
    if (facts.winner == play::both) {
        return BattleHistory::tr("a draw");
    }
    const bool won = facts.winner == 0 || facts.winner == 1;
    return won ? BattleHistory::tr("won by %1").arg(armiesNamed(facts.sides[facts.winner].armies))
               : BattleHistory::tr("undecided");
}

// What one side or the other was worth in the end; nothing where the system counts nothing.
QList<PastFigureShown> scored(const report::Outing& one)
{
    const std::string score = one.game != nullptr ? one.game->score() : std::string();
    const auto a = play::standingOf(one.facts, 0, score), b = play::standingOf(one.facts, 1, score);
    if (!a || !b) {
        return {};
    }
    return {figure(ownWords("score-" + score, one.game->words()), QStringLiteral("%1 : %2").arg(*a).arg(*b))};
}

QList<PastFigureShown> fared(const report::Tally& one)
{
    return {figure(BattleHistory::tr("Played"), one.played), figure(BattleHistory::tr("Won"), one.won),
        figure(BattleHistory::tr("Drawn"), one.drawn), figure(BattleHistory::tr("Lost"), one.lost)};
}

QString nation(const std::string& system, const std::string& list)
{
    return nationShown(Session::current()->catalogue(), system, list);
}

} // namespace

BattleHistory::BattleHistory(QObject* parent) : QObject(parent)
{
    Session* session = Session::current();
    if (session == nullptr || session->library() == nullptr) {
        trouble_ = session != nullptr ? session->trouble() : QString();
        return;
    }
    outings_ = session->listed(report::outingsIn(*session->library()));
}

QList<PastRowShown> BattleHistory::battles() const
{
    QList<PastRowShown> all;
    for (auto it = outings_.rbegin(); it != outings_.rend(); ++it) { // the latest first
        const play::Facts& facts = it->facts;
        all << PastRowShown{.id = QString::fromStdString(it->saved.id),
            .title = QString::fromStdString(it->saved.content.name),
            .about = tr("%1 · %2 – %3", "a day, two armies")
                         .arg(whenWords(it->saved.created), armiesNamed(facts.sides[0].armies),
                             armiesNamed(facts.sides[1].armies)),
            .result = resultOf(facts),
            .figures = QList{figure(tr("Turns"), facts.turn)} + scored(*it)};
    }
    return all;
}

QList<PastRowShown> BattleHistory::armies() const
{
    const auto rows = report::tallies(outings_);
    QList<PastRowShown> all;
    for (std::size_t at = 0; at < rows.size();) {
        report::Tally sum{rows[at].system, rows[at].list, {}};
        QList<PastRowShown> against;
        for (; at < rows.size() && rows[at].system == sum.system && rows[at].list == sum.list; ++at) {
            const report::Tally& one = rows[at];
            sum.played += one.played;
            sum.won += one.won;
            sum.drawn += one.drawn;
            sum.lost += one.lost;
            against << PastRowShown{.title = tr("against %1", "an army").arg(nation(one.system, one.against)),
                .under = true,
                .figures = fared(one)};
        }
        all << PastRowShown{.title = nation(sum.system, sum.list), .figures = fared(sum)};
        all << against;
    }
    return all;
}

QList<PastRowShown> BattleHistory::honours() const
{
    QList<PastRowShown> all;
    for (const report::Deed& one : report::honours(deeds_)) {
        QList<PastFigureShown> figures{figure(tr("Battles"), one.battles), figure(tr("Won"), one.won)};
        for (const auto& [id, many] : one.feats) {
            figures << figure(report::honourWords(outings_, id), many);
        }
        figures << figure(tr("Enemies destroyed"), one.felled) << figure(tr("Times destroyed"), one.destroyed);
        all << PastRowShown{
            .title = translated(one.name), .about = QString::fromStdString(one.army), .figures = figures};
    }
    return all;
}

void BattleHistory::readHonours()
{
    if (!reading_ && unread() > 0) {
        reading_ = true;
        QTimer::singleShot(0, this, [this] {
            reading_ = false;
            readNext();
            readHonours();
        });
    }
}

void BattleHistory::readNext()
{
    Session& session = *Session::current();
    if (session.library() == nullptr || unread() == 0) {
        return;
    }
    const auto some = report::deedsIn(*session.library(), outings_[std::size_t(done_++)], STRATEGIKON_VERSION);
    session.say(some.faults); // and the others go on
    if (some) {
        deeds_.insert(deeds_.end(), some->begin(), some->end());
    }
    emit read();
}

QList<PaperFormShown> BattleHistory::forms() const
{
    QList<PaperFormShown> all;
    for (const HistoryForm& one : historyForms) {
        all << PaperFormShown{one.id, QCoreApplication::translate("papers", one.label), one.id};
    }
    return all;
}

std::string BattleHistory::bytesOf(const QString& form)
{
    if (form == u"csv") {
        return report::csvOf(outings_).toStdString();
    }
    while (unread() > 0) {
        readNext();
    }
    const report::Document document = report::historyOf(outings_, report::honours(deeds_), nation);
    if (form == u"html") {
        return report::htmlOf(document).toStdString();
    }
    if (form == u"md") {
        return report::markdownOf(document).toStdString();
    }
    const auto paper = print::paperNamed(Settings::current()->paper().toStdString()).value_or(print::Paper::a4);
    return print::pdfOf(report::pagesOf(document, {print::sizeOf(paper), 1, 1}), document.title, {}).toStdString();
}

bool BattleHistory::save(const QString& form, const QUrl& file, bool replace)
{
    return SavedFile::current()->save(file, bytesOf(form), replace);
}

QString BattleHistory::fileName(const QString& form) const { return fileNameOf(tr("History of battles"), "", form); }

} // namespace strategikon
