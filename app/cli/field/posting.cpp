// strategikon field deploy-unit: setting down unit by unit
#include "app/cli/lengths.h"
#include "field_files.h"

#include "app/map/wording.h"
#include "app/shown/field/steps.h"
#include "app/words/words.h"
#include "model/field/deploying/standing.h"
#include "model/field/deploying/works.h"

#include <QRegularExpression>

#include <algorithm>

namespace strategikon::cli {

using namespace field;

namespace {

constexpr std::uint64_t deploying = 1u << 20; // streams of the seed for deploying

constexpr const char* formationNames[] = {"line", "column", "irregular"};

QString listedBlocks(const std::vector<std::string>& blocks)
{
    QStringList all;
    for (const std::string& block : blocks)
        all << plain(block);
    return all.join(QStringLiteral(", "));
}

QString badgesOf(const std::vector<const Troop*>& troops)
{
    QStringList badges;
    for (const Troop* troop : troops)
        badges << plain(troop->badge);
    return badges.join(QStringLiteral(", "));
}

std::vector<const Troop*> withoutWorks(std::vector<const Troop*> troops)
{
    std::erase_if(troops, [](const Troop* one) { return isWorks(*one); });
    return troops;
}

// By commands: of who waits no more is told than both sides may know.
QString blockLine(const Deployment& all, const Turn& turn)
{
    if (turn.notes)
        return turn.side < 0 ? Cli::tr("Both sides write down in secret where their commands go: “%1”.")
                                   .arg(QStringLiteral("strategikon field notes"))
                             : Cli::tr("Side %1 writes down in secret where its commands go: “%2”.")
                                   .arg(turn.side + 1)
                                   .arg(QStringLiteral("strategikon field notes"));
    if (turn.assign)
        return Cli::tr("Side %1 gives its baggage to one of these commands with %2: %3.")
            .arg(turn.side + 1)
            .arg(QStringLiteral("--baggage-to"), listedBlocks(campBlocks(all, turn.side)));
    if (turn.side < 0 || all.way[turn.side].order != Way::Order::byBlocks)
        return {};
    if (turn.works)
        return Cli::tr("Side %1 deploys its works: %2. What it does not use stays behind with %3.")
            .arg(turn.side + 1)
            .arg(badgesOf(pending(all, turn.side, false)), QStringLiteral("--rest-off"));
    if (turn.camps)
        return Cli::tr("Side %1 deploys its baggage: %2.")
            .arg(turn.side + 1)
            .arg(badgesOf(withoutWorks(pending(all, turn.side, false))));
    if (turn.block.empty())
        return Cli::tr("Side %1 deploys a command.").arg(turn.side + 1);
    return Cli::tr("Side %1 deploys its %2 command.").arg(turn.side + 1).arg(worded(TermId{"blocks", turn.block}));
}

// Whose turn it is, and who waits to be set down.
QString turnLine(const Deployment& all)
{
    const Turn turn = next(all);
    if (turn.done)
        return Cli::tr("Everybody is deployed.");
    if (turn.roll)
        return Cli::tr("Roll one die for who deploys first: low is side 1, high is side 2. Enter it after %1.")
            .arg(QStringLiteral("--begins"));
    if (const QString line = blockLine(all, turn); !line.isEmpty())
        return line;
    if (turn.side < 0)
        return Cli::tr("Both sides deploy: %1.")
            .arg(badgesOf(pending(all, 0, turn.leaders)) + QStringLiteral("; ")
                + badgesOf(pending(all, 1, turn.leaders)));
    const QString who = turn.badge.empty() ? badgesOf(pending(all, turn.side, turn.leaders)) : plain(turn.badge);
    return Cli::tr("Side %1 deploys %n of these: %2.", "", turn.bodies).arg(turn.side + 1).arg(who);
}

Json jsonOf(const DeployTurn& turn)
{
    Json json{{"done", turn.done}, {"throw", turn.roll}};
    if (turn.side >= 0)
        json["side"] = turn.side + 1;
    json["bodies"] = turn.bodies;
    json["leaders"] = turn.leaders;
    if (!turn.block.isEmpty())
        json["block"] = turn.block.toStdString();
    for (const auto& [key, is] :
        {std::pair{"baggage", turn.camps}, {"notes", turn.notes}, {"works", turn.works}, {"assign", turn.assign}})
        if (is)
            json[key] = true;
    json["waiting"] = {Json::array(), Json::array()};
    for (std::size_t side = 0; side < 2; ++side)
        for (const QString& badge : turn.waiting[side])
            json["waiting"][side].push_back(badge.toStdString());
    return json;
}

// The unit as it is to stand; complains and gives nothing where that is not told.
std::optional<Posted> wanted(const Deployment& all, const Troop& troop, const Posting& posting, const Table& table)
{
    const Posted* old = all.post(troop.badge);
    const bool stands = old && !old->stands.empty();
    Posted posted = old ? *old : Posted{troop.badge, Formation::line, {}, {}, true};
    posted.arrives.clear();
    posted.drawn = !posting.undrawn;
    if (posting.undrawn) {
        posted.stands.clear();
        return posted;
    }
    const auto at = posting.at.empty() ? (stands ? std::optional(middleOf(old->stands)) : std::nullopt)
                                       : pointTyped(posting.at, table.shown);
    if (!at) {
        complain(Cli::tr("give a position after %1: the distance of its centre from the left and the near edge, such "
                         "as “40,10”; the table is %2 by %3.")
                     .arg(QStringLiteral("--at"), map::lengthShown(table.width, table.shown),
                         map::lengthShown(table.depth, table.shown)));
        return {};
    }
    const auto facing = !posting.facing.empty() ? facingTyped(posting.facing)
        : stands                                ? std::optional(old->stands.front().facing)
                                                : std::optional(isNear(all, troop.side) ? 90.0 : 270.0);
    if (!facing)
        return {};
    for (int i = 0; i < 3; ++i)
        if (posting.formation == formationNames[i])
            posted.formation = Formation(i);
    posted.stands = formedAbout(troop, posted.formation, *at, *facing);
    return posted;
}

void setDown(Deployment& all, const Posted& posted)
{
    const auto it = std::ranges::find_if(all.posted, [&](const Posted& one) { return one.badge == posted.badge; });
    if (it == all.posted.end())
        all.posted.push_back(posted);
    else
        *it = posted;
}

// The program sets down the other side until the player's turn comes again.
void answer(FieldRead& read, int mine, Plan plan, std::uint64_t seed)
{
    Deployment& all = read.setup.deployment;
    const Kinds& kinds = read.ground.battlefield->kinds;
    if (all.way[1 - mine].order == Way::Order::byBlocks) {
        Random random(seed, deploying + all.posted.size());
        return field::answer(all, read.field(), kinds, 1 - mine, plan, random);
    }
    for (Turn turn = next(all); !turn.done && turn.side != mine; turn = next(all)) {
        Random random(seed, deploying + all.posted.size() + all.throws.size());
        if (turn.side >= 0 || turn.roll) {
            if (!deployNext(all, read.field(), kinds, plan, random))
                break;
            continue;
        }
        deploy(all, read.field(), kinds, 1 - mine, plan, random); // both at once: all that is the program's
        break;
    }
}

int refused(const FieldRead& read, const Posted& posted)
{
    int count = 0;
    for (const Misposted& one :
        misposted(read.setup.deployment, read.field(), read.ground.battlefield->kinds, posted)) {
        complain(worded(one.message));
        ++count;
    }
    return count;
}

// What is changed by hand; a status other than done where it cannot be.
int byHand(FieldRead& read, const Posting& posting)
{
    Deployment& all = read.setup.deployment;
    if (posting.begins > 0 && !thrown(all, posting.begins, true)) {
        complain(Cli::tr("there is no roll for who deploys first now. %1").arg(turnLine(all)));
        return unusable;
    }
    const int side = posting.side > 0 ? posting.side - 1 : std::max(0, next(all).side);
    if (!posting.camps.empty() && !assignCamps(all, side, posting.camps)) {
        complain(Cli::tr("the baggage of side %1 goes to one of these: %2.")
                     .arg(side + 1)
                     .arg(listedBlocks(campBlocks(all, side))));
        return unusable;
    }
    if (posting.restOff && !endTurn(all, side)) {
        complain(Cli::tr("side %1 is not deploying now, or nothing of its command stands yet. %2")
                     .arg(side + 1)
                     .arg(turnLine(all)));
        return unusable;
    }
    if (posting.unit.empty())
        return done;
    const Troop* troop = all.troop(posting.unit);
    if (!troop) {
        complain(Cli::tr("there is no unit “%1”; “%2” lists them.")
                     .arg(plain(posting.unit), QStringLiteral("strategikon field show")));
        return unusable;
    }
    if (posting.off) {
        lift(all, troop->badge);
        return done;
    }
    const auto posted = wanted(all, *troop, posting, read.field().table);
    if (!posted)
        return unusable;
    joinsGarrison(all, read.field(), *posted);
    if (refused(read, *posted) > 0)
        return answerIsNo;
    setDown(all, *posted);
    endKnownBlocks(all);
    return done;
}

} // namespace

int postUnit(const std::string& file, const Posting& posting, const Output& output, bool json)
{
    auto read = fieldFrom(file);
    if (!read)
        return unusable;
    if (!read->hasArmies()) {
        complain(Cli::tr("%1 has no armies yet; add them with “%2”.")
                     .arg(plain(file), QStringLiteral("strategikon field deploy --plan none")));
        return unusable;
    }
    Deployment& all = read->setup.deployment;
    settle(all);
    if (const int status = byHand(*read, posting); status != done)
        return status;
    if (!posting.answer.empty()) {
        if (posting.seed > 0 || !all.seed)
            all.seed = posting.seed > 0 ? posting.seed : read->field().seed.value_or(1);
        const Troop* troop = all.troop(posting.unit);
        const int mine = troop ? troop->side : next(all).side >= 0 ? 1 - next(all).side : std::max(0, posting.side - 1);
        answer(*read, mine, posting.answer == "random" ? Plan::random : Plan::battle, *all.seed);
    }
    const bool writes = posting.restOff || !posting.camps.empty() || !posting.unit.empty() || !posting.answer.empty()
        || posting.begins > 0 || !output.file.empty();
    if (const int status = writes ? keepField(*read, file, output) : int(done); status != done)
        return status;
    if (writes && file == "-" && output.file.empty())
        return done;
    if (json)
        printJson(jsonOf(turnOf(all)));
    else
        print(turnLine(all) + u'\n');
    return done;
}

} // namespace strategikon::cli
