// strategikon field deploy
#include "app/cli/field_files.h"

#include "app/words/words.h"
#include "rules/setup.h"

namespace strategikon::cli {

using namespace field;

namespace {

// The way of each side: one for both, or one each.
std::optional<std::array<Way, 2>> waysNamed(const FieldOptions& options, const System& system, const Table& table)
{
    const Ways ways = waysOf(system);
    QStringList known;
    for (std::size_t i = 0; i < ways.all.size(); ++i) {
        known << plain(ways.all[i].id);
        for (const WayOption& option : ways.options[i])
            known << plain(ways.all[i].id + '+' + option.id);
    }
    std::array<Way, 2> chosen;
    for (std::size_t side = 0; side < 2; ++side) {
        const std::vector<std::string>& named = options.ways;
        const std::string id = named.empty() ? "standard" : named[std::min(side, named.size() - 1)];
        const QStringList words = plain(id).split(u'+'); // "standard+four-at-a-time"
        std::vector<std::string> options;
        for (qsizetype i = 1; i < words.size(); ++i)
            options.push_back(words[i].toStdString());
        const auto way = ways.with(words.front().toStdString(), options, table);
        if (!way) {
            complain(Cli::tr("there is no way to deploy “%1”; use %2.").arg(plain(id), either(known)));
            return {};
        }
        chosen[side] = *way;
    }
    if (!fit(chosen[0], chosen[1])) {
        complain(Cli::tr("“%1” and “%2” do not go together; name the way of each side that the rules pair.")
                     .arg(ofData(chosen[0].name), ofData(chosen[1].name)));
        return {};
    }
    return chosen;
}

struct Brought {
    std::string name;
    std::vector<Troop> troops;
};

std::optional<Brought> troopsFrom(const std::string& file, const System& system, int side)
{
    const auto asked = ask(file);
    if (!asked)
        return {};
    if (asked->system != &system) {
        complain(Cli::tr("%1 is an army of %2, and the battlefield is of %3.")
                     .arg(plain(file), ofData(asked->system->format().name), ofData(system.format().name)));
        return {};
    }
    return Brought{asked->army.name, troopsOf(system, *asked->list, asked->army, side)};
}

} // namespace

int deployField(const std::string& file, const FieldOptions& options)
{
    const auto read = fieldFrom(file);
    if (!read)
        return unusable;
    if (options.armies.size() != 2) {
        complain(Cli::tr("write two armies, each after %1.").arg(QStringLiteral("--army")));
        return unusable;
    }
    const auto ways = waysNamed(options, *read->ground.system, read->field().table);
    const auto first = ways ? troopsFrom(options.armies[0], *read->ground.system, 0) : std::nullopt;
    const auto second = first ? troopsFrom(options.armies[1], *read->ground.system, 1) : std::nullopt;
    if (!second)
        return unusable;
    Deployment deployment = deploymentOf({(*ways)[0], (*ways)[1]}, first->troops, second->troops);
    deployment.army[0] = first->name;
    deployment.army[1] = second->name;
    for (const Throw& one : read->field().throws)
        if (one.what == "sides")
            deployment.edge0 = one.came == "far";
    deployment.seed = options.seed;
    constexpr std::uint64_t stream = 100; // apart from those that lay out terrain
    Random random(options.seed, stream);
    const Kinds& kinds = read->ground.battlefield->kinds;
    deploy(deployment, read->field(), kinds, -1, options.plan == "random" ? Plan::random : Plan::battle, random);
    for (const Misposted& one : misposted(deployment, read->field(), kinds))
        complain(QStringLiteral("%1: %2").arg(plain(one.badge), worded(one.message)));
    for (const Message& one : remarks(deployment, read->field().table))
        complain(worded(one));
    return writeFieldAs({read->field(), read->ground, &deployment}, options);
}

} // namespace strategikon::cli
