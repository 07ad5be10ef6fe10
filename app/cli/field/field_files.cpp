#include "field_files.h"

#include "app/cli/json.h"
#include "app/map/paper.h"
#include "app/map/plate.h"
#include "app/print/pdf.h"
#include "app/words/words.h"
#include "model/field/files/field_file.h"
#include "model/field/files/names.h"

#include <algorithm>
#include <filesystem>

namespace strategikon::cli {

using namespace field;

namespace {

constexpr int pictureWidth = 2400; // dots

std::string suffixOf(const std::string& file)
{
    std::string suffix = std::filesystem::path(file).extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return suffix;
}

map::MapLook lookOf(const FieldShown& shown, const FieldOptions& options)
{
    map::MapLook look;
    if (options.dark)
        look.palette = &map::darkPalette();
    for (const std::string& hidden : options.without)
        for (const auto& [word, layer] : mapLayers())
            if (word == plain(hidden))
                look.layers &= ~unsigned(layer);
    look.deployment = shown.deployment;
    return look;
}

std::string bytesOf(const QByteArray& bytes) { return {bytes.constData(), std::size_t(bytes.size())}; }

std::string jsonText(const FieldShown& shown)
{
    return shown.deployment ? writeSetup({shown.field, *shown.deployment}) : writeField(shown.field);
}

int writePdf(const print::Sheet& sheet, const QString& title, const Output& output)
{
    return writeOutput(output, bytesOf(print::pdfOf(sheet, title, {})));
}

} // namespace

const QList<std::pair<QString, int>>& mapLayers()
{
    static const QList<std::pair<QString, int>> layers{{"hatching", map::hatching}, {"grid", map::grid},
        {"names", map::names}, {"middle", map::middle}, {"zones", map::zones}, {"stands", map::stands},
        {"badges", map::badges}};
    return layers;
}

std::optional<Ground> groundOf(const std::string& name)
{
    QStringList known;
    for (const System* system : systems())
        if (const Battlefield* battlefield = battlefieldOf(*system)) {
            if (name.empty() || system->format().id == name)
                return Ground{system, battlefield};
            known << plain(system->format().id);
        }
    if (!catalogue().amiss().empty()) // told when the command ends
        return {};
    complain(Cli::tr("there is no battlefield for “%1” yet; there is for %2.").arg(plain(name), either(known)));
    return {};
}

std::optional<FieldRead> fieldFrom(const std::string& file)
{
    const auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    auto setup = readNamedSetup(*text, file == "-" ? Cli::tr("standard input").toStdString() : file);
    if (!setup) {
        complain(setup.faults);
        return {};
    }
    const auto ground = groundOf(setup->field.system);
    return ground ? std::optional(FieldRead{std::move(*setup), *ground}) : std::nullopt;
}

std::optional<std::vector<Owned>> ownedPieces(const std::string& file, const Kinds& kinds)
{
    if (file.empty())
        return std::vector<Owned>();
    const auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    auto owned = readOwned(*text, file);
    if (!owned) {
        complain(owned.faults);
        return {};
    }
    for (const Owned& piece : *owned)
        if (!kinds.find(piece.kind)) {
            complain(Cli::tr("%1: there is no terrain “%2”; “%3” shows the kinds.")
                         .arg(plain(file), plain(piece.kind), QStringLiteral("strategikon field kinds")));
            return {};
        }
    if (owned->empty()) {
        complain(Cli::tr("%1 names no pieces.").arg(plain(file)));
        return {};
    }
    return *owned;
}

int writeFieldAs(const FieldShown& shown, const FieldOptions& options)
{
    const std::string as = suffixOf(options.output.file);
    if (as.empty() || as == ".json")
        return writeOutput(options.output, jsonText(shown));
    if (as == ".txt") {
        return writeOutput(
            options.output, map::fieldText(shown.field, shown.ground.tables(), shown.deployment).toStdString());
    }
    if (as == ".pdf")
        return printFieldAs(shown, options);
    const map::MapLook look = lookOf(shown, options);
    const map::Plate plate(shown.field, shown.ground.battlefield->kinds, look);
    if (as == ".svg")
        return writeOutput(options.output, bytesOf(map::svgOf(plate, shown.field, look.palette->paper)));
    if (as == ".png")
        return writeOutput(options.output, bytesOf(map::pngOf(plate, pictureWidth, look.palette->paper)));
    complain(
        Cli::tr("there is no format “%1”; use %2.").arg(plain(as), either({".svg", ".png", ".pdf", ".json", ".txt"})));
    return unusable;
}

int keepField(const FieldRead& read, const std::string& file, const Output& output)
{
    const FieldShown shown{read.field(), read.ground, read.deployment()};
    if (output.file.empty())
        return writeOutput({file, output.replace}, jsonText(shown));
    FieldOptions options;
    options.output = output;
    return writeFieldAs(shown, options);
}

int printFieldAs(const FieldShown& shown, const FieldOptions& options)
{
    if (suffixOf(options.output.file) != ".pdf") {
        complain(Cli::tr("a PDF cannot be written as %1; write a name that ends in %2.")
                     .arg(plain(options.output.file), QStringLiteral(".pdf")));
        return unusable;
    }
    const print::Paper paper = print::paperNamed(options.paper).value_or(print::Paper::a4);
    const map::Tables tables = shown.ground.tables();
    if (!options.tiled)
        return writePdf(map::fieldSheet(shown.field, tables, shown.deployment, paper),
            map::titleOf(shown.field, shown.deployment), options.output);
    if (!(options.oneTo >= 0.5 && options.oneTo <= 1000)) {
        complain(
            Cli::tr("the plan's scale is 1 : %1 to 1 : %2.").arg(QLocale().toString(0.5), QLocale().toString(1000)));
        return unusable;
    }
    if (const int pages = map::planPages(shown.field, shown.deployment, options.oneTo, paper);
        pages > map::mostPlanPages) {
        complain(Cli::tr("this plan would take %1 pages, and %2 are the most; choose a smaller scale with %3.")
                     .arg(pages)
                     .arg(map::mostPlanPages)
                     .arg(QStringLiteral("--one-to")));
        return unusable;
    }
    return writePdf(map::planSheet(shown.field, tables, shown.deployment, options.oneTo, paper),
        map::titleOf(shown.field, shown.deployment), options.output);
}

} // namespace strategikon::cli
