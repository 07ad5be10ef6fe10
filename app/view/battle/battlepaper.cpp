#include "battlepaper.h"

#include "aboutshown.h"

#include "app/evenings/outing.h"
#include "app/print/pdf.h"
#include "app/report/handouts.h"
#include "app/report/maps.h"
#include "app/report/report.h"
#include "app/report/slip.h"
#include "app/view/components/filename.h"
#include "app/view/exchange/print_service.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "model/play/record/record.h"
#include "model/play/record/recorder.h"
#include "rules/battle.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace strategikon {

namespace {

struct Paper {
    const char *id, *label, *about, *holds; // holds: in a file's name
};

constexpr Paper papers[] = {
    {"report", QT_TRANSLATE_NOOP("papers", "Report"),
        QT_TRANSLATE_NOOP("papers", "The battle turn by turn, with losses, turning points and luck."),
        QT_TRANSLATE_NOOP("filenames", "report")},
    {"slip", QT_TRANSLATE_NOOP("papers", "Result slip"),
        QT_TRANSLATE_NOOP(
            "papers", "One page to sign: players, armies and their stamps, the score by the book, losses."),
        QT_TRANSLATE_NOOP("filenames", "result slip")},
    {"playsheet", QT_TRANSLATE_NOOP("papers", "Play sheets"),
        QT_TRANSLATE_NOOP("papers", "The rules these two armies need, in phase order, one page per side."),
        QT_TRANSLATE_NOOP("filenames", "play sheets")},
    {"large", QT_TRANSLATE_NOOP("papers", "Play sheets, large type"),
        QT_TRANSLATE_NOOP("papers", "The same in 18-point type."),
        QT_TRANSLATE_NOOP("filenames", "play sheets, large")},
    {"poster", QT_TRANSLATE_NOOP("papers", "Play sheets, posters"),
        QT_TRANSLATE_NOOP("papers", "In 18-point type or larger, one page per side, on paper as large as needed."),
        QT_TRANSLATE_NOOP("filenames", "play sheets, posters")},
    {"matchup", QT_TRANSLATE_NOOP("papers", "Match-up"),
        QT_TRANSLATE_NOOP("papers", "Every kind of unit against every enemy kind: exact odds and average losses."),
        QT_TRANSLATE_NOOP("filenames", "match-up")},
    {"labels", QT_TRANSLATE_NOOP("papers", "Labels and markers"),
        QT_TRANSLATE_NOOP("papers", "Badges for your stands and status markers, to cut out."),
        QT_TRANSLATE_NOOP("filenames", "labels")},
    {"blank", QT_TRANSLATE_NOOP("papers", "Record sheets"),
        QT_TRANSLATE_NOOP("papers", "Boxes to tick, for those who prefer a pencil."),
        QT_TRANSLATE_NOOP("filenames", "record sheets")},
    {"battle-set", QT_TRANSLATE_NOOP("papers", "All in one"),
        QT_TRANSLATE_NOOP("papers", "Everything you print for a battle, in your order, in one go."),
        QT_TRANSLATE_NOOP("filenames", "papers")},
};

struct PaperForm {
    const char *id, *label, *ending;
    bool ofReport; // of the report alone
};

constexpr PaperForm paperForms[] = {
    {"pdf", QT_TRANSLATE_NOOP("papers", "Save as PDF"), "pdf", false},
    {"html", QT_TRANSLATE_NOOP("papers", "Save as HTML"), "html", true},
    {"md", QT_TRANSLATE_NOOP("papers", "Save as Markdown"), "md", true},
    {"jsonl", QT_TRANSLATE_NOOP("papers", "Save the record"), "jsonl", true},
};

std::optional<SavedBattle> savedAs(const QString& id)
{
    Session* session = Session::current();
    Library* library = session != nullptr ? session->library() : nullptr;
    Result<SavedBattle> saved = library != nullptr && !id.isEmpty() ? library->battle(id.toStdString()) : Fault{};
    return saved ? std::move(saved.value) : std::nullopt;
}

std::optional<play::Recorder> opened(const QString& id)
{
    const auto saved = savedAs(id);
    const play::Game* game = saved ? soundGame(saved->content.system) : nullptr;
    if (game == nullptr) {
        return std::nullopt;
    }
    auto recorder = play::Recorder::open(*Session::current()->library(), *game, id.toStdString(), STRATEGIKON_VERSION);
    return recorder ? std::optional(std::move(*recorder)) : std::nullopt;
}

// Who met is told where the player wants that.
BattleAbout told(const play::Recorder& recorder)
{
    return Settings::current()->players() ? recorder.saved().about : BattleAbout();
}

report::Document reportOf(const play::Recorder& recorder)
{
    const BattleContent& content = recorder.saved().content;
    report::Maps maps = report::mapsOf(content.system, content.setUp, recorder.game().fields(), recorder.state());
    report::addTurns(maps, content.system, content.setUp, recorder.battle());
    BattleAbout about = told(recorder);
    if (about.day.empty()) // nobody said: the day it was recorded
        about.day = evenings::dayOf(recorder.saved()).toString(Qt::ISODate).toStdString();
    return report::reportOf(recorder.battle(), QString::fromStdString(content.name), maps, about);
}

print::Sheet handedOut(const play::Recorder& recorder, const QString& document, const QSizeF& paper)
{
    const play::State beginning = recorder.battle().stateAfter(0);
    const report::Handed handed{recorder.game(), beginning,
        report::ownRules(Session::current()->catalogue(), recorder.saved().content.system, beginning), paper};
    if (document == u"labels") {
        return report::labels(handed);
    }
    if (document == u"blank") {
        return report::blanks(handed);
    }
    if (document == u"matchup") {
        return report::matchups(handed);
    }
    return report::playSheets(handed,
        document == u"large"        ? report::Lettering::large
            : document == u"poster" ? report::Lettering::poster
                                    : report::Lettering::usual);
}

std::string bytesOf(const play::Recorder& recorder, const QString& document, const QString& form)
{
    const BattleContent& content = recorder.saved().content;
    if (form == u"jsonl") {
        return play::writeRecord({content.system, content.name, content.program, recorder.battle().stateAfter(0),
                                     content.setUp, told(recorder)},
            recorder.battle());
    }
    if (form == u"html") {
        return report::htmlOf(reportOf(recorder)).toStdString();
    }
    if (form == u"md") {
        return report::markdownOf(reportOf(recorder)).toStdString();
    }
    const auto sheets = sheetsOf(QString::fromStdString(recorder.id()), document, Settings::current()->paper());
    return print::pdfOf(sheets, QString::fromStdString(content.name), {}).toStdString();
}

} // namespace

bool isOfBattle(const QString& document)
{
    return std::any_of(std::begin(papers), std::end(papers), [&](const Paper& one) { return document == one.id; });
}

std::optional<print::Sheet> sheetOfBattle(const QString& battleId, const QString& document, const QSizeF& size)
{
    const auto recorder = opened(battleId);
    if (!recorder) {
        return std::nullopt;
    }
    if (document == u"slip") {
        const auto slip = report::slipOf(recorder->game(), recorder->state(), recorder->saved(), nationNamed);
        return report::pageOf(slip, {size});
    }
    return document == u"report" ? report::pagesOf(reportOf(*recorder), {size, 1, 1})
                                 : handedOut(*recorder, document, size);
}

QString BattlePaper::name() const
{
    const auto saved = savedAs(id_);
    return saved ? QString::fromStdString(saved->content.name) : QString();
}

bool BattlePaper::hasPlayers() const
{
    const auto saved = savedAs(id_);
    const BattleAbout about = saved ? saved->about : BattleAbout();
    return !(about.players[0] + about.players[1] + about.venue + about.occasion + about.day).empty();
}

QList<PaperShown> BattlePaper::documents() const
{
    QList<PaperShown> all;
    const auto saved = savedAs(id_);
    const play::Game* game = saved ? soundGame(saved->content.system) : nullptr;
    const bool matched = game == nullptr || report::hasMatchups(*game);
    for (const Paper& one : papers) {
        if (!matched && std::string_view(one.id) == "matchup") {
            continue;
        }
        all << PaperShown{
            one.id, QCoreApplication::translate("papers", one.label), QCoreApplication::translate("papers", one.about)};
    }
    return all;
}

QList<PaperFormShown> BattlePaper::forms() const
{
    QList<PaperFormShown> all;
    for (const PaperForm& one : paperForms) {
        all << PaperFormShown{one.id, QCoreApplication::translate("papers", one.label), one.ending, one.ofReport};
    }
    return all;
}

bool BattlePaper::save(const QString& document, const QString& form, const QUrl& file, bool replace)
{
    const auto recorder = opened(id_);
    return recorder && SavedFile::current()->save(file, bytesOf(*recorder, document, form), replace);
}

bool BattlePaper::saveMap(int step, const QUrl& file, bool replace)
{
    const auto recorder = opened(id_);
    const auto ground = recorder ? report::groundOf(recorder->saved().content.system, recorder->saved().content.setUp)
                                 : std::shared_ptr<const report::Ground>();
    if (!ground) {
        return false;
    }
    const play::Battle& battle = recorder->battle();
    const int shown = step < 0 ? battle.head() : step;
    const report::MomentMap map(ground, battle, shown);
    const QString form = QFileInfo(file.toLocalFile()).suffix().toLower();
    if (form != u"pdf") {
        return SavedFile::current()->save(file, (form == u"svg" ? map.svg() : map.png()).toStdString(), replace);
    }
    const QString title = QString::fromStdString(recorder->saved().content.name);
    const report::Document page{
        {}, title, report::momentShown(battle.stateAfter(shown)), {map.drawing(tr("Positions"))}};
    const QSizeF size =
        print::sizeOf(print::paperNamed(Settings::current()->paper().toStdString()).value_or(print::Paper::a4));
    return SavedFile::current()->save(
        file, print::pdfOf(report::pagesOf(page, {size, 1, 1}), title, {}).toStdString(), replace);
}

QString BattlePaper::fileName(const QString& document, const QString& form) const
{
    const auto* const paper =
        std::find_if(std::begin(papers), std::end(papers), [&](const Paper& one) { return document == one.id; });
    if (document == u"map") {
        return fileNameOf(name(), QT_TRANSLATE_NOOP("filenames", "map"), form);
    }
    const bool record = form == u"jsonl" || paper == std::end(papers);
    return fileNameOf(name(), record ? QT_TRANSLATE_NOOP("filenames", "record") : paper->holds, form);
}

} // namespace strategikon

#include "moc_battlepaper.cpp"
