// What two armies bring to the choosing of terrain, and the table it lies on.
#include "app/cli/lengths.h"
#include "field_files.h"

#include "app/words/words.h"

#include <algorithm>

namespace strategikon::cli {

using namespace field;

std::optional<std::vector<Party>> partiesFrom(const Ground& ground, const std::vector<std::string>& files)
{
    std::vector<Party> parties;
    if (files.empty())
        return parties;
    if (!ground.battlefield->charts.stages.chosen()) {
        complain(Cli::tr("%1 rolls for its terrain, whatever the armies; leave %2 out.")
                     .arg(translated(ground.system->format().name), QStringLiteral("--army")));
        return {};
    }
    if (files.size() != 2) {
        complain(Cli::tr("give two armies, each after %1.").arg(QStringLiteral("--army")));
        return {};
    }
    for (const std::string& file : files) {
        const auto asked = ask(file);
        if (!asked)
            return {};
        if (asked->system != ground.system) {
            complain(Cli::tr("%1 is an army for %2, but the battlefield is for %3.")
                         .arg(plain(file), translated(asked->system->format().name),
                             translated(ground.system->format().name)));
            return {};
        }
        parties.push_back(ground.system->party(*asked->list, asked->army));
    }
    return parties;
}

std::optional<Table> tableFor(const Ground& ground, const FieldOptions& options)
{
    const Charts& charts = ground.battlefield->charts;
    const Scale* const scale = charts.stages.scaleNamed(options.figures);
    const Table& usual = charts.table;
    const double width = scale && scale->width > 0 ? scale->width : usual.width,
                 depth = scale && scale->depth > 0 ? scale->depth : usual.depth;
    auto table = tableTyped(
        options.table.empty() ? std::to_string(int(width)) + 'x' + std::to_string(int(depth)) + "cm" : options.table,
        options.scale, options.inches);
    if (!table)
        return {};
    if (!options.figures.empty() && !scale) {
        QStringList known;
        for (const Scale& one : charts.stages.scales)
            known << plain(one.id);
        complain(known.isEmpty()
                ? Cli::tr("%1 has one scale for all figures; leave %2 out.")
                      .arg(translated(ground.system->format().name), QStringLiteral("--figures"))
                : Cli::tr("there are no figures “%1”; use %2.").arg(plain(options.figures), either(known)));
        return {};
    }
    if (!scale)
        return table;
    takeScale(*table, *scale);
    if (!options.inches)
        table->shown = usual.shown;
    return table;
}

} // namespace strategikon::cli
