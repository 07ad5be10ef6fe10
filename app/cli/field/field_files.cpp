#include "field_files.h"

#include "app/cli/json.h"
#include "app/map/layers.h"
#include "app/words/words.h"
#include "model/field/files/field_file.h"
#include "model/field/files/names.h"

#include <algorithm>
#include <filesystem>

namespace strategikon::cli {

using namespace field;

namespace {

std::string suffixOf(const std::string& file)
{
    std::string suffix = std::filesystem::path(file).extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return suffix;
}

std::string jsonText(const FieldShown& shown)
{
    return shown.deployment ? writeSetup({shown.field, *shown.deployment}) : writeField(shown.field);
}

} // namespace

const QList<std::pair<QString, int>>& mapLayers()
{
    static const QList<std::pair<QString, int>> layers{{"hatching", map::hatching}, {"grid", map::grid},
        {"names", map::names}, {"middle", map::middle}, {"zones", map::zones}, {"stands", map::stands},
        {"badges", map::badges}, {"sectors", map::sectors}};
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
    if (holdsAnother(file, *text, "battlefield"))
        return {};
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
            complain(Cli::tr("%1: there is no terrain “%2”; “%3” lists the types.")
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
    if (as == ".svg" || as == ".png")
        return drawFieldAs(shown, options);
    complain(
        Cli::tr("there is no format “%1”; use %2.").arg(plain(as), either({".svg", ".png", ".pdf", ".json", ".txt"})));
    return unusable;
}

int keepField(const FieldRead& read, const std::string& file, const Output& output)
{
    const FieldShown shown{read.field(), read.ground, read.deployment()};
    if (output.file.empty())
        return writeOutput(output.over(file), jsonText(shown));
    FieldOptions options;
    options.output = output.over(file);
    return writeFieldAs(shown, options);
}

} // namespace strategikon::cli
