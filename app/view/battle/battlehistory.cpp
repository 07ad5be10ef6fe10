#include "battlehistory.h"

#include "aboutshown.h"

#include "app/evenings/lucky.h"
#include "app/print/pdf.h"
#include "app/report/pages.h"
#include "app/shown/battle/evening.h"
#include "app/view/components/filename.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/view/settings.h"
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

PastFigureShown figure(const QString& label, const QString& value) { return {label, value}; }
PastFigureShown figure(const QString& label, int value) { return figure(label, QLocale().toString(value)); }

// What one side or the other was worth in the end; nothing where the system counts nothing.
QList<PastFigureShown> scored(const evenings::Outing& one)
{
    const QString score = evenings::scoreShown(one);
    return score.isEmpty() ? QList<PastFigureShown>()
                           : QList{figure(ownWords("score-" + one.game->score(), one.game->words()), score)};
}

QList<PastFigureShown> figuresOf(const evenings::Pairing& one)
{
    return {figure(BattleHistory::tr("Played"), one.played), figure(BattleHistory::tr("Won"), one.won),
        figure(BattleHistory::tr("Drawn"), one.drawn), figure(BattleHistory::tr("Lost"), one.lost)};
}

QString sideOf(const evenings::Outing& one, int side)
{
    const QString player = plain(one.saved.about.players[std::size_t(side)]);
    const QString nations = evenings::nationsOf(one, side, nationNamed);
    return player.isEmpty() ? nations : BattleHistory::tr("%1 (%2)", "a nation, its player").arg(nations, player);
}

} // namespace

BattleHistory::BattleHistory(QObject* parent) : QObject(parent)
{
    Session* session = Session::current();
    if (session == nullptr || session->library() == nullptr) {
        trouble_ = session != nullptr ? session->trouble() : QString();
        return;
    }
    outings_ = evenings::oldestFirst(session->listed(evenings::outingsIn(*session->library())));
    if (players().isEmpty()) { // nobody said who played
        by_ = evenings::By::nation;
    }
    recount();
}

QList<PastRowShown> BattleHistory::battles() const
{
    QList<PastRowShown> all;
    for (auto it = outings_.rbegin(); it != outings_.rend(); ++it) { // the latest first
        const play::Facts& facts = it->facts;
        all << PastRowShown{.id = QString::fromStdString(it->saved.id),
            .title = QString::fromStdString(it->saved.content.name),
            .about = tr("%1 · %2 – %3", "a day, two sides")
                         .arg(dayShown(evenings::dayOf(it->saved)), sideOf(*it, 0), sideOf(*it, 1)),
            .result = evenings::resultShown(*it, nationNamed),
            .figures = QList{figure(tr("Turns"), facts.turn)} + scored(*it)};
    }
    return all;
}

QList<PastRowShown> BattleHistory::armies() const
{
    const auto rows = evenings::pairings(outings_);
    QList<PastRowShown> all;
    for (std::size_t at = 0; at < rows.size();) {
        evenings::Pairing sum{rows[at].system, rows[at].list, {}};
        QList<PastRowShown> against;
        for (; at < rows.size() && rows[at].system == sum.system && rows[at].list == sum.list; ++at) {
            const evenings::Pairing& one = rows[at];
            sum.played += one.played;
            sum.won += one.won;
            sum.drawn += one.drawn;
            sum.lost += one.lost;
            against << PastRowShown{.title = tr("against %1", "an army").arg(nationNamed(one.system, one.against)),
                .under = true,
                .figures = figuresOf(one)};
        }
        all << PastRowShown{.title = nationNamed(sum.system, sum.list), .figures = figuresOf(sum)};
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

void BattleHistory::recount()
{
    rows_ = evenings::tallied(outings_, by_, player_.toStdString());
    emit counted();
}

void BattleHistory::setBy(int by)
{
    if (by != this->by() && by >= 0 && by <= int(evenings::By::system)) {
        by_ = evenings::By(by);
        recount();
    }
}

void BattleHistory::setPlayer(const QString& player)
{
    if (player != player_) {
        player_ = player;
        recount();
    }
}

QStringList BattleHistory::players() const
{
    QStringList all;
    for (const std::string& player : evenings::playersOf(outings_)) {
        all << plain(player);
    }
    all.sort(Qt::CaseInsensitive);
    return all;
}

QList<PastRowShown> BattleHistory::fared() const
{
    QList<PastRowShown> all;
    for (const evenings::Career& row : rows_) {
        const evenings::Fared& fared = row.fared;
        QList<PastFigureShown> figures{figure(tr("Played"), fared.played), figure(tr("Won"), fared.won),
            figure(tr("Drawn"), fared.drawn), figure(tr("Lost"), fared.lost)};
        if (fared.scored > 0) {
            figures << figure(tr("Points"), evenings::scoresShown(fared.points, fared.against));
        }
        if (fared.luck.throws > 0) {
            figures << figure(tr("Luck"), evenings::luckShown(fared.luck));
        }
        all << PastRowShown{.title = evenings::careerShown(row, by_, nationNamed), .figures = figures};
    }
    return all;
}

QList<FaredCourseShown> BattleHistory::courseOf(std::vector<int> evenings::Career::*what) const
{
    constexpr std::size_t most = 4;   // lines that an eye can tell apart
    constexpr std::size_t many = 200; // points of each
    QList<FaredCourseShown> all;
    for (std::size_t at = 0; at < std::min(most, rows_.size()); ++at) {
        const std::vector<int>& values = rows_[at].*what;
        const std::size_t longest = (rows_.front().*what).size(), every = (longest + many - 1) / many;
        FaredCourseShown course{evenings::careerShown(rows_[at], by_, nationNamed), {0}};
        for (std::size_t i = every - 1; i < values.size(); i += every) {
            course.values << values[i];
        }
        if (values.size() % every != 0) { // where it stands now
            course.values << values.back();
        }
        all << course;
    }
    return all;
}

bool BattleHistory::awaitsLuck(const evenings::Outing& one) const
{
    return evenings::lacksLuck(one) && !unreadable_.contains(one.saved.id);
}

int BattleHistory::unlucky() const
{
    return int(std::count_if(outings_.begin(), outings_.end(), [this](const auto& one) { return awaitsLuck(one); }));
}

void BattleHistory::readLuck()
{
    const auto next =
        std::find_if(outings_.begin(), outings_.end(), [this](const auto& one) { return awaitsLuck(one); });
    if (reckoning_ || next == outings_.end()) {
        return;
    }
    reckoning_ = true;
    QTimer::singleShot(0, this, [this, &outing = *next] {
        reckoning_ = false;
        Session& session = *Session::current();
        if (session.library() == nullptr) {
            return;
        }
        if (const auto fault = evenings::reckonLuck(*session.library(), outing, STRATEGIKON_VERSION)) {
            session.say({*fault});
            unreadable_.insert(outing.saved.id); // it is over all the same, with the result that is kept
        }
        recount();
        readLuck();
    });
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
        return report::csvOf(outings_, Settings::current()->players()).toStdString();
    }
    while (unread() > 0) {
        readNext();
    }
    const report::Document document =
        report::historyOf(outings_, report::honours(deeds_), nationNamed, Settings::current()->players());
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

#include "moc_battlehistory.cpp"
