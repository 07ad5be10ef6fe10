// strategikon battle report, playsheet
#include "app/cli/battle/reports.h"

#include "app/cli/battle/battle_files.h"
#include "app/cli/battle/battles.h"

#include "app/print/document.h"
#include "app/print/missing.h"
#include "app/print/pdf.h"
#include "app/report/handouts.h"
#include "app/report/history.h"
#include "app/report/maps.h"
#include "app/report/report.h"
#include "app/report/slip.h"
#include "app/words/words.h"
#include "model/play/record/recorder.h"
#include "rules/battle.h"

#include <QFileInfo>

#include <cmath>

namespace strategikon::cli {

namespace {

QString endingOf(const std::string& file) { return QFileInfo(plain(file)).suffix().toLower(); }

// Standard output gets Markdown.
QString formOf(const Output& output) { return output.toFile() ? endingOf(output.file) : QStringLiteral("md"); }

QSizeF paperOf(const std::string& paper) { return print::sizeOf(print::paperNamed(paper).value_or(print::Paper::a4)); }

int writeSheets(const Output& output, const QList<print::Sheet>& sheets, const QString& title)
{
    // No time stands in it: the same record is the same file.
    const int status = writeOutput(output, print::pdfOf(sheets, title, std::nullopt).toStdString());
    if (status == done)
        for (const print::Sheet& sheet : sheets)
            if (const QString missing = print::missingWords(sheet); !missing.isEmpty())
                complain(missing);
    return status;
}

// As Markdown, HTML or PDF, whichever the name of the file asks for.
int writeDocument(const Output& output, const report::Document& document, const std::string& paper)
{
    const QString form = formOf(output);
    if (form == QStringLiteral("md"))
        return writeOutput(output, report::markdownOf(document).toStdString());
    if (form == QStringLiteral("html"))
        return writeOutput(output, report::htmlOf(document).toStdString());
    return writeSheets(output, {report::pagesOf(document, {paperOf(paper), 1, 1})}, document.title);
}

bool isAForm(const QString& form, const QStringList& forms)
{
    if (forms.contains(form))
        return true;
    QStringList names;
    for (const QString& one : forms)
        names << u'.' + one;
    complain(Cli::tr("end the file name in %1.").arg(either(names)));
    return false;
}

// JSON where that is asked for, and otherwise one of the forms that the name of the file can ask for.
bool isAsked(const Output& output, bool json, const QStringList& forms)
{
    if (!json)
        return isAForm(formOf(output), forms);
    if (!output.toFile() || endingOf(output.file) == QStringLiteral("json"))
        return true;
    complain(Cli::tr("%1 writes JSON, but “%2” is the name of something else; end it in %3.")
                 .arg(QStringLiteral("--json"), plain(output.file), QStringLiteral(".json")));
    return false;
}

std::string textOf(const QString& words) { return words.toStdString(); }

Json listJson(const QStringList& words)
{
    Json all = Json::array();
    for (const QString& one : words)
        all.push_back(textOf(one));
    return all;
}

// A part of a report; pictures are named only.
struct PartJson {
    Json operator()(const report::Heading& one) const
    {
        return {{"part", "heading"}, {"level", one.level}, {"text", textOf(one.text)}};
    }
    Json operator()(const report::Paragraph& one) const
    {
        return {{"part", "paragraph"}, {"lead", textOf(one.lead)}, {"text", textOf(one.text)}};
    }
    Json operator()(const report::Table& one) const
    {
        Json rows = Json::array();
        for (const QStringList& row : one.rows)
            rows.push_back(listJson(row));
        return {{"part", "table"}, {"head", listJson(one.head)}, {"rows", std::move(rows)}};
    }
    Json operator()(const report::Chart& one) const
    {
        Json lines = Json::array();
        for (const auto& line : one.lines) {
            Json values = Json::array();
            for (const double value : line.values)
                values.push_back(value == std::floor(value) ? Json(int(value)) : Json(value));
            lines.push_back({{"name", textOf(line.name)}, {"values", std::move(values)}});
        }
        return {{"part", "chart"}, {"title", textOf(one.title)}, {"at", listJson(one.at)}, {"lines", std::move(lines)}};
    }
    Json operator()(const report::Signatures& one) const
    {
        return {{"part", "signatures"}, {"who", listJson(one.who)}};
    }
    Json operator()(const report::Drawing& one) const { return {{"part", "picture"}, {"title", textOf(one.title)}}; }
};

std::string documentJson(const report::Document& document)
{
    Json parts = Json::array();
    for (const report::Part& part : document.parts)
        parts.push_back(std::visit(PartJson{}, part));
    return jsonText(
        {{"title", textOf(document.title)}, {"subtitle", textOf(document.subtitle)}, {"parts", std::move(parts)}});
}

Json rowJson(const evenings::Outing& one)
{
    Json json{{"id", one.saved.id}, {"name", one.saved.content.name}, {"created", one.saved.created}};
    Json facts = Json::parse(one.saved.content.facts, nullptr, false);
    json["facts"] = facts.is_discarded() ? Json() : std::move(facts);
    return json;
}

Json rowJson(const evenings::Pairing& one)
{
    return {{"system", one.system}, {"list", one.list}, {"against", one.against}, {"played", one.played},
        {"won", one.won}, {"drawn", one.drawn}, {"lost", one.lost}};
}

Json rowJson(const report::Deed& one)
{
    Json json{{"unit", one.name}, {"army", one.army}, {"battles", one.battles}, {"won", one.won},
        {"felled", one.felled}, {"destroyed", one.destroyed}};
    for (const auto& [id, many] : one.feats)
        json[id] = many;
    return json;
}

template <class Row>
Json rowsJson(const std::vector<Row>& rows)
{
    Json all = Json::array();
    for (const Row& row : rows)
        all.push_back(rowJson(row));
    return all;
}

// All that is asked for, one after the other.
QList<print::Sheet> sheetsOf(const HandoutWish& wish, const report::Handed& handed)
{
    QList<print::Sheet> all;
    if (wish.large)
        all << report::playSheets(handed, report::Lettering::large);
    if (wish.poster)
        all << report::playSheets(handed, report::Lettering::poster);
    if (wish.matchup)
        all << report::matchups(handed);
    if (wish.labels)
        all << report::labels(handed);
    if (wish.blank)
        all << report::blanks(handed);
    return all.isEmpty() ? QList<print::Sheet>{report::playSheets(handed, report::Lettering::usual)} : all;
}

// A record that cannot be read is told, and the others go on.
std::vector<report::Deed> honoursOf(
    Library& library, const std::vector<evenings::Outing>& outings, std::vector<Fault>& faults)
{
    std::vector<report::Deed> deeds;
    for (const evenings::Outing& one : outings) {
        const auto some = report::deedsIn(library, one, STRATEGIKON_VERSION);
        if (some)
            deeds.insert(deeds.end(), some->begin(), some->end());
        else
            faults.insert(faults.end(), some.faults.begin(), some.faults.end());
    }
    return report::honours(std::move(deeds));
}

} // namespace

int historyOfBattles(bool players, const Output& output, const std::string& paper, bool json)
{
    if (!isAsked(output, json, {"csv", "html", "md", "pdf"}))
        return unusable;
    auto opened = library(false);
    if (!opened)
        return unusable;
    auto outings = evenings::outingsIn(*opened);
    if (!outings.value)
        return refused(outings.faults);
    *outings = evenings::oldestFirst(std::move(*outings));
    const auto honoured = honoursOf(*opened, *outings, outings.faults); // reads each battle: what is damaged is told
    if (!json && formOf(output) == QStringLiteral("csv"))
        return beside(outings.faults, writeOutput(output, report::csvOf(*outings, players).toStdString()));
    if (json)
        return beside(outings.faults,
            writeOutput(output,
                jsonText({{"battles", rowsJson(*outings)}, {"tallies", rowsJson(evenings::pairings(*outings))},
                    {"honours", rowsJson(honoured)}})));
    return beside(
        outings.faults, writeDocument(output, report::historyOf(*outings, honoured, nationNamed, players), paper));
}

int reportBattle(const std::string& battle, bool players, const Output& output, const std::string& paper, bool json)
{
    if (!isAsked(output, json, {"html", "md", "pdf"}))
        return unusable;
    auto open = openBattle(battle, false);
    if (!open)
        return unusable;
    const BattleContent& content = (*open)->saved().content;
    report::Maps maps = report::mapsOf(content.system, content.setUp, (*open)->game().fields(), (*open)->state());
    report::addTurns(maps, content.system, content.setUp, (*open)->battle());
    const report::Document document = report::reportOf(
        (*open)->battle(), plain(content.name), maps, players ? (*open)->saved().about : BattleAbout());
    return json ? writeOutput(output, documentJson(document)) : writeDocument(output, document, paper);
}

int mapOfBattle(const std::string& battle, int step, bool dark, const Output& output, const std::string& paper)
{
    if (!isAForm(endingOf(output.file), {QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("svg")}))
        return unusable;
    auto open = openBattle(battle, false);
    if (!open)
        return unusable;
    if (!open->ground) {
        complainOfNoMap();
        return unusable;
    }
    const play::Recorder& recorder = *open->recorder;
    if (step > 0 && !recorder.battle().toGo(step) && step != recorder.battle().head())
        return refused(recorder.battle().toGo(step).faults.front());
    const int shown = step < 0 ? recorder.battle().head() : step;
    const report::MomentMap map(open->ground, recorder.battle(), shown, dark);
    if (endingOf(output.file) == QStringLiteral("pdf")) {
        const report::Document page{{}, plain(recorder.saved().content.name),
            report::momentShown(recorder.battle().stateAfter(shown)), {map.drawing(Cli::tr("Positions"))}};
        return writeDocument(output, page, paper);
    }
    return writeOutput(output, (endingOf(output.file) == QStringLiteral("svg") ? map.svg() : map.png()).toStdString());
}

int slipOfBattle(const std::string& battle, const Output& output, const std::string& paper, bool json)
{
    if (!isAsked(output, json, {"html", "md", "pdf"}))
        return unusable;
    auto open = openBattle(battle, false, Needs::latest);
    if (!open)
        return unusable;
    const report::Document slip = report::slipOf((*open)->game(), (*open)->state(), (*open)->saved(), nationNamed);
    if (json)
        return writeOutput(output, documentJson(slip));
    if (formOf(output) == QStringLiteral("pdf"))
        return writeSheets(output, {report::pageOf(slip, {paperOf(paper)})}, slip.title);
    return writeDocument(output, slip, paper);
}

int writePlaySheet(const HandoutWish& wish, bool json)
{
    if (endingOf(wish.output.file) != QStringLiteral("pdf")) {
        complain(Cli::tr("a play sheet is a PDF; end the name in %1.").arg(QStringLiteral(".pdf")));
        return unusable;
    }
    const auto terms = termsOf(wish.terms);
    if (!terms)
        return unusable;
    BattlePlan plan{.terms = *terms};
    for (const std::string& file : {wish.first, wish.second}) {
        auto army = readArmyFrom(file);
        if (!army)
            return refused(army.faults);
        plan.sides.push_back({int(plan.sides.size()), std::move(*army), false});
    }
    if (!wish.house.empty()) {
        const auto text = houseText(plan.sides.front().army.system, wish.house);
        if (!text)
            return unusable;
        plan.house = *text;
        plan.houseFile = wish.house;
    }
    const auto state = beginning(catalogue(), plan);
    if (!state)
        return refused(state.faults);
    const std::string& system = plan.sides.front().army.system;
    const report::Handed handed{
        *gameOf(system), *state, report::ownRules(catalogue(), system, *state), paperOf(wish.paper)};
    const QString names = report::sideShown(*state, 0) + QStringLiteral(" – ") + report::sideShown(*state, 1);
    if (wish.matchup && !report::hasMatchups(handed.game)) {
        complain(Cli::tr("these rules have no match-ups; leave --matchup out."));
        return unusable;
    }
    const QList<print::Sheet> sheets = sheetsOf(wish, handed);
    const int status = writeSheets(wish.output, sheets, names);
    qsizetype pages = 0;
    for (const print::Sheet& sheet : sheets)
        pages += sheet.pages.size();
    if (status == done && json)
        printJson({{"file", wish.output.file}, {"title", textOf(names)}, {"pages", int(pages)}});
    return status;
}

} // namespace strategikon::cli
