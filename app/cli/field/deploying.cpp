// strategikon field deploy
#include "app/cli/lengths.h"
#include "field_files.h"

#include "app/words/words.h"
#include "model/field/terrain/choosing.h"
#include "rules/setup.h"

#include <algorithm>
#include <array>

namespace strategikon::cli {

using namespace field;

namespace {

// A distance of a way that players agreed on: the key of the table, and where it is kept.
struct Agreed {
    const char* key;
    double Where::*length;
};
constexpr Agreed agreedOn[] = {{"from-middle", &Where::fromMiddle}, {"from-centre", &Where::fromCentre},
    {"from-enemies", &Where::fromEnemies}, {"centre-square", &Where::centreSquare},
    {"leader-within", &Where::leaderWithin}};

// "from-middle=30": in every portion that has such a distance; false where none has, or the length is none.
bool change(Way& way, const QString& word, const Table& table)
{
    const auto length = lengthTyped(word.section(u'=', 1), table.shown);
    if (!length || !(*length > 0 && *length <= mostTable))
        return false;
    bool any = false;
    const auto set = [&](Where& where) {
        for (const auto& [key, distance] : agreedOn)
            if (word.section(u'=', 0, 0) == QLatin1String(key) && where.*distance > 0) {
                where.*distance = snapped(*length / table.scale);
                any = true;
            }
    };
    set(way.where);
    for (Portion& portion : way.portions)
        set(portion.where);
    return any;
}

// As far from the middle line as the base edge, or further.
bool leavesNoGround(const QString& word, const Table& table)
{
    const auto length = lengthTyped(word.section(u'=', 1), table.shown);
    return word.startsWith(u"from-middle=") && length && *length >= table.depth / 2;
}

QStringList namesOf(const Ways& ways)
{
    QStringList known;
    for (std::size_t i = 0; i < ways.all.size(); ++i) {
        known << plain(ways.all[i].id);
        for (const WayOption& option : ways.options[i])
            known << plain(ways.all[i].id + '+' + option.id);
    }
    return known;
}

// "standard+four-at-a-time+from-middle=30".
std::optional<Way> wayNamed(const QString& typed, const Ways& ways, const Table& table)
{
    QStringList words = typed.split(u'+'), agreed;
    std::vector<std::string> options;
    const std::string id = words.takeFirst().toStdString();
    for (const QString& word : words)
        if (word.contains(u'='))
            agreed << word;
        else
            options.push_back(word.toStdString());
    auto way = ways.with(id, options, table);
    if (!way) {
        complain(Cli::tr("there is no deployment “%1”; use %2.").arg(typed, either(namesOf(ways))));
        return {};
    }
    for (const QString& word : agreed)
        if (leavesNoGround(word, table)) {
            complain(Cli::tr("“%1” leaves no ground to deploy on; it is in cm, and the table is %2 cm deep.")
                         .arg(word)
                         .arg(table.depth));
            return {};
        } else if (!change(*way, word, table)) {
            QStringList known;
            for (const Agreed& one : agreedOn)
                known << QLatin1String(one.key) + QStringLiteral("=30");
            complain(Cli::tr("“%1” does not apply to “%2”; its distances are %3.")
                         .arg(word, translated(way->name), either(known)));
            return {};
        }
    return way;
}

// Who invades where the terrain was chosen begins as an invader does.
bool begins(const Way& way, int side, int invader) { return way.begins && side == invader; }

// Unless they are named, the first way of the system, and what belongs against it.
std::vector<std::string> namedWays(const FieldOptions& options, const Ways& ways, int invader)
{
    if (!options.ways.empty() || ways.all.empty())
        return options.ways;
    const Way& first = ways.all.front();
    std::vector<std::string> named{first.id, first.against.empty() ? first.id : first.against};
    if (begins(first, 0, invader))
        std::swap(named[0], named[1]);
    return named;
}

// The way of each side: one for both, or one each.
std::optional<std::array<Way, 2>> waysNamed(const FieldOptions& options, const FieldRead& read)
{
    const Ways ways = waysOf(*read.ground.system);
    const Charts& charts = read.ground.battlefield->charts;
    const int invader = charts.stages.chosen() ? openingOf(read.field(), charts).invader : -1;
    const std::vector<std::string> named = namedWays(options, ways, invader);
    std::array<Way, 2> chosen;
    for (std::size_t side = 0; side < 2; ++side) {
        const auto way = wayNamed(
            named.empty() ? QString() : plain(named[std::min(side, named.size() - 1)]), ways, read.field().table);
        if (!way)
            return {};
        chosen[side] = *way;
        if (begins(*way, int(side), invader)) {
            complain(Cli::tr("army %1 invades on this battlefield, so it does not deploy as “%2”; leave %3 out.")
                         .arg(QString(QChar(u'A' + int(side))), translated(way->name), QStringLiteral("--way")));
            return {};
        }
    }
    if (!fit(chosen[0], chosen[1])) {
        complain(Cli::tr("“%1” and “%2” do not go together; give each side its matching deployment.")
                     .arg(translated(chosen[0].name), translated(chosen[1].name)));
        return {};
    }
    return chosen;
}

struct Brought {
    std::string name;
    std::vector<Troop> troops;
    int points = 0; // agreed
};

// A table too small for its figures has room for so many points.
void remarkPoints(const FieldRead& read, int side, int points)
{
    for (const Scale& scale : read.ground.battlefield->charts.stages.scales)
        if (scale.id == read.field().table.figures && scale.points > 0 && points > scale.points)
            complain(
                Cli::tr("army %1 has %L2 points; with these figures a table of this size takes armies of at most %L3.")
                    .arg(QChar(u'A' + side))
                    .arg(points)
                    .arg(scale.points));
}

std::optional<Brought> troopsFrom(const std::string& file, const System& system, int side, Basing basing)
{
    const auto asked = ask(file);
    if (!asked)
        return {};
    if (asked->system != &system) {
        complain(Cli::tr("%1 is an army for %2, but the battlefield is for %3.")
                     .arg(plain(file), translated(asked->system->format().name), translated(system.format().name)));
        return {};
    }
    const std::string name = asked->army.name.empty() ? asked->list->name : asked->army.name;
    return Brought{name, troopsOf(system, *asked->list, asked->army, side, basing), asked->army.points};
}

Deployment begun(const FieldRead& read, const std::array<Way, 2>& ways, const Brought& first, const Brought& second)
{
    Deployment deployment = deploymentOf({ways[0], ways[1]}, first.troops, second.troops);
    deployment.army[0] = first.name;
    deployment.army[1] = second.name;
    takeEdges(deployment, read.field());
    read.ground.system->giveRoles(read.field(), deployment.troops);
    return deployment;
}

// Both armies, with nobody set down yet.
std::optional<Deployment> brought(const FieldRead& read, const FieldOptions& options)
{
    const System& system = *read.ground.system;
    const Basing basing = basingNamed(options.basing).value_or(basingFor(*read.ground.battlefield, read.field().table));
    const auto ways = waysNamed(options, read);
    const auto first = ways ? troopsFrom(options.armies[0], system, 0, basing) : std::nullopt;
    const auto second = first ? troopsFrom(options.armies[1], system, 1, basing) : std::nullopt;
    if (!second)
        return {};
    remarkPoints(read, 0, first->points);
    remarkPoints(read, 1, second->points);
    return begun(read, *ways, *first, *second);
}

// The armies that are there, with nobody set down, in other ways.
std::optional<Deployment> anew(const FieldRead& read, const FieldOptions& options)
{
    const auto ways = waysNamed(options, read);
    if (!ways)
        return {};
    const Deployment& before = read.setup.deployment;
    Brought armies[2];
    for (const int side : {0, 1}) {
        armies[side].name = before.army[side];
        std::copy_if(before.troops.begin(), before.troops.end(), std::back_inserter(armies[side].troops),
            [side](const Troop& troop) { return troop.side == side; });
    }
    return begun(read, *ways, armies[0], armies[1]);
}

// Armies that are named come anew; without them those that are on the battlefield go on.
bool bring(FieldRead& read, const FieldOptions& options)
{
    if (options.armies.empty() && options.ways.empty() && read.hasArmies())
        return true;
    if (options.armies.size() != 2 && !(options.armies.empty() && read.hasArmies())) {
        complain(Cli::tr("give two armies, each after %1.").arg(QStringLiteral("--army")));
        return false;
    }
    auto deployment = options.armies.empty() ? anew(read, options) : brought(read, options);
    if (deployment)
        read.setup.deployment = std::move(*deployment);
    return deployment.has_value();
}

} // namespace

namespace {

// Why somebody is not set down, in one sentence; nothing where all are.
QString leftOut(const Deployment& deployment, const Table& table)
{
    for (const Message& one : remarks(deployment, table))
        for (const char* code : {"deploy-no-zone", "deploy-no-room", "deploy-halted"})
            if (one.code == code)
                return worded(one);
    return {};
}

} // namespace

QStringList basings()
{
    QStringList known;
    for (const std::string& name : basingNames())
        known << plain(name);
    return known;
}

QStringList figureNames()
{
    QStringList known;
    for (const System* system : systems())
        if (const Battlefield* ground = battlefieldOf(*system))
            for (const Scale& scale : ground->charts.stages.scales)
                known << plain(scale.id);
    return known;
}

QStringList wayNames()
{
    QStringList known;
    for (const System* system : systems())
        known << namesOf(waysOf(*system));
    return known;
}

int deployField(const std::string& file, const FieldOptions& asked)
{
    auto read = fieldFrom(file);
    FieldOptions options = asked;
    if (options.output.toFile())
        options.output = options.output.over(file);
    if (!read || !bring(*read, options))
        return unusable;
    Deployment& deployment = read->setup.deployment;
    const Kinds& kinds = read->ground.battlefield->kinds;
    if (options.plan == "none") {
        settle(deployment);
        return writeFieldAs({read->field(), read->ground, &deployment}, options);
    }
    const auto before = deployment.posted.size();
    deployment.seed = options.seed;
    constexpr std::uint64_t stream = 100; // apart from those that lay out terrain
    Random random(options.seed, stream);
    deploy(deployment, read->field(), kinds, options.side - 1, options.plan == "random" ? Plan::random : Plan::battle,
        random);
    for (const int side : {0, 1})
        if (deployment.posted.size() == before && isClosed(deployment, side)) {
            complain(Cli::tr(
                "army %1’s notes are sealed, so nobody else deploys it; deploy it with “%2”, or open them first.")
                         .arg(QString(QChar(u'A' + side)), QStringLiteral("field deploy-unit")));
            return answerIsNo;
        }
    if (const QString why = leftOut(deployment, read->field().table); !why.isEmpty()) {
        complain(Cli::tr("%1 Nothing was written; try another %2 or %3, or begin by hand with “%4”.")
                     .arg(why, QStringLiteral("--seed"), QStringLiteral("--way"), QStringLiteral("--plan none")));
        return answerIsNo;
    }
    for (const Misposted& one : misposted(deployment, read->field(), kinds))
        complain(QStringLiteral("%1: %2").arg(plain(one.badge), worded(one.message)));
    for (const Message& one : remarks(deployment, read->field().table))
        complain(worded(one));
    return writeFieldAs({read->field(), read->ground, &deployment}, options);
}

} // namespace strategikon::cli
