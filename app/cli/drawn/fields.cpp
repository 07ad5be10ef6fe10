// Battlefields as pictures and on paper.
#include "app/cli/field/field_files.h"

#include "app/map/paper.h"
#include "app/map/plate.h"
#include "app/map/sectors.h"
#include "app/print/pdf.h"
#include "app/words/words.h"

#include <QFileInfo>
#include <QLocale>

namespace strategikon::cli {

using namespace field;

namespace {

constexpr int pictureWidth = 2400; // dots

QString endingOf(const Output& output) { return QFileInfo(plain(output.file)).suffix().toLower(); }

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
    look.numbered = map::sectorsAsked(shown.field, shown.ground.battlefield->charts);
    return look;
}

std::string bytesOf(const QByteArray& bytes) { return {bytes.constData(), std::size_t(bytes.size())}; }

int writePdf(const print::Sheet& sheet, const QString& title, const Output& output)
{
    return writeOutput(output, bytesOf(print::pdfOf(sheet, title, {})));
}

} // namespace

int drawFieldAs(const FieldShown& shown, const FieldOptions& options)
{
    const map::MapLook look = lookOf(shown, options);
    const map::Plate plate(shown.field, shown.ground.battlefield->kinds, look);
    const bool svg = endingOf(options.output) == QStringLiteral("svg");
    return writeOutput(options.output,
        bytesOf(svg ? map::svgOf(plate, shown.field, look.palette->paper)
                    : map::pngOf(plate, pictureWidth, look.palette->paper)));
}

int printFieldAs(const FieldShown& shown, const FieldOptions& options)
{
    if (endingOf(options.output) != QStringLiteral("pdf")) {
        complain(Cli::tr("a PDF cannot be called %1; end the name in %2.")
                     .arg(plain(options.output.file), QStringLiteral(".pdf")));
        return unusable;
    }
    const print::Paper paper = print::paperNamed(options.paper).value_or(print::Paper::a4);
    const map::Tables tables = shown.ground.tables();
    if (!options.tiled)
        return writePdf(map::fieldSheet(shown.field, tables, shown.deployment, paper),
            map::titleOf(shown.field, shown.deployment), options.output);
    if (!(options.oneTo >= 0.5 && options.oneTo <= 1000)) {
        complain(Cli::tr("the plan’s scale must be 1 : %1 to 1 : %2.")
                     .arg(QLocale().toString(0.5), QLocale().toString(1000)));
        return unusable;
    }
    if (const int pages = map::planPages(shown.field, shown.deployment, options.oneTo, paper);
        pages > map::mostPlanPages) {
        complain(Cli::tr("this plan would take %1 pages; the maximum is %2. Choose a smaller scale with %3.")
                     .arg(pages)
                     .arg(map::mostPlanPages)
                     .arg(QStringLiteral("--one-to")));
        return unusable;
    }
    return writePdf(map::planSheet(shown.field, tables, shown.deployment, options.oneTo, paper),
        map::titleOf(shown.field, shown.deployment), options.output);
}

} // namespace strategikon::cli
