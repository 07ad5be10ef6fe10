// Deploying by blocks (commands, batches): what comes before them, whose block is next, who gets the camps, and what a
// side wrote down before.
#include "blocks.h"

#include "model/field/deploying/works.h"
#include "zones.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace strategikon::field {

namespace {

bool isAmong(const std::vector<std::string>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

bool isHidden(const Notes& notes, std::string_view badge)
{
    return std::ranges::any_of(notes.hidden, [&](const Posted& post) { return post.badge == badge; });
}

bool leadsAs(const Troop& troop, const std::vector<std::string>& classes)
{
    return std::ranges::any_of(troop.classes, [&](const std::string& one) { return isAmong(classes, one); });
}

// Of a side, in the order of its rows, each once: the blocks of those asked for.
template <class Asked>
std::vector<std::string> blocksOf(const Deployment& deployment, int side, Asked asked)
{
    std::vector<std::string> blocks;
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && !isCamp(deployment, troop) && !isAmong(blocks, troop.block) && asked(troop))
            blocks.push_back(troop.block);
    return blocks;
}

bool isSetDown(const Deployment& deployment, const Troop& troop)
{
    const Posted* post = deployment.post(troop.badge);
    return post && (!post->stands.empty() || !post->drawn);
}

std::vector<const Troop*> camps(const Deployment& deployment, int side, bool waiting)
{
    std::vector<const Troop*> found;
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && isCamp(deployment, troop) && !(waiting && deployment.post(troop.badge)))
            found.push_back(&troop);
    return found;
}

Turn allOfSide(int side)
{
    Turn turn;
    turn.side = side;
    turn.all = true;
    return turn;
}

std::optional<Turn> campTurn(const Deployment& deployment, const int (&sides)[2])
{
    for (const int side : sides)
        if (const auto waiting = camps(deployment, side, true); !waiting.empty()) {
            Turn turn = allOfSide(side);
            turn.camps = true;
            turn.works = std::ranges::all_of(waiting, [](const Troop* one) { return isWorks(*one); });
            turn.bodies = int(waiting.size());
            return turn;
        }
    return {};
}

std::optional<Turn> notesTurn(const Deployment& deployment, const int (&sides)[2])
{
    std::vector<int> due;
    for (const int side : sides)
        if (deployment.way[side].writesDown && !deployment.notes[side] && !pendingBlocks(deployment, side).empty())
            due.push_back(side);
    if (due.empty())
        return {};
    Turn turn = allOfSide(due.size() == 2 ? -1 : due.front());
    turn.notes = true;
    return turn;
}

int waitingIn(const Deployment& deployment, int side, const std::string& block)
{
    const auto all = pending(deployment, side, false);
    return int(std::ranges::count_if(all, [&](const Troop* one) { return block.empty() || one->block == block; }));
}

// The one that has begun; or, first of all, the largest, if no other is as large.
std::string blockDue(const Deployment& deployment, int side)
{
    const auto waiting = pendingBlocks(deployment, side), standing = standingBlocks(deployment, side);
    for (const std::string& block : waiting)
        if (isAmong(standing, block))
            return block;
    if (!deployment.way[side].largestFirst || !standing.empty() || isClosed(deployment, side))
        return {};
    const auto largest = largestBlocks(deployment, side);
    return largest.size() == 1 ? largest.front() : std::string();
}

std::optional<Turn> blockTurn(const Deployment& deployment, const int (&sides)[2])
{
    const auto turnOf = [&](int side) {
        Turn turn = allOfSide(side);
        turn.block = blockDue(deployment, side);
        turn.bodies = waitingIn(deployment, side, turn.block);
        return turn;
    };
    std::size_t done[2] = {0, 0};
    std::vector<std::string> waiting[2];
    for (const int side : sides) {
        waiting[side] = pendingBlocks(deployment, side);
        const auto standing = standingBlocks(deployment, side);
        for (const std::string& block : standing) {
            if (isAmong(waiting[side], block))
                return turnOf(side);
            ++done[side];
        }
    }
    if (waiting[0].empty() && waiting[1].empty())
        return {};
    const int first = sides[0], second = sides[1];
    if (waiting[first].empty() || waiting[second].empty())
        return turnOf(waiting[first].empty() ? second : first);
    return turnOf(done[first] <= done[second] ? first : second);
}

std::optional<Turn> assignTurn(const Deployment& deployment, const int (&sides)[2])
{
    for (const int side : sides)
        for (const Troop* camp : camps(deployment, side, false))
            if (camp->block.empty() && !campBlocks(deployment, side).empty()) {
                Turn turn = allOfSide(side);
                turn.assign = true;
                return turn;
            }
    return {};
}

} // namespace

bool operator==(const Notes& one, const Notes& other)
{
    const auto told = [](const Notes& notes) {
        return std::tie(notes.ranks, notes.away, notes.hidden, notes.onFoot, notes.seal);
    };
    return told(one) == told(other);
}

bool Notes::holds(std::string_view block) const
{
    return std::ranges::any_of(away, [&](const Away& one) { return one.block == block; });
}

bool isGarrison(const Deployment& deployment, const Troop& troop)
{
    return isAmong(deployment.garrison[troop.side], troop.badge);
}

bool joinsGarrison(Deployment& deployment, const Field& field, const Posted& posted)
{
    const Troop* troop = deployment.troop(posted.badge);
    if (!troop || posted.stands.empty() || isCamp(deployment, *troop))
        return false;
    const auto& kinds = deployment.way[troop->side].garrison;
    if (const Turn turn = next(deployment); kinds.empty() || !turn.camps || turn.side != troop->side)
        return false;
    const bool inside = std::ranges::all_of(posted.stands, [&](const Stand& stand) {
        return std::ranges::any_of(field.features, [&](const Feature& feature) {
            return std::ranges::any_of(feature.pieces, [&](const Piece& piece) {
                return isAmong(kinds, piece.kind) && contains(piece.area, outline(*troop, stand));
            });
        });
    });
    if (inside)
        deployment.garrison[troop->side].push_back(troop->badge);
    return inside;
}

bool isCamp(const Deployment& deployment, const Troop& troop) { return portionOf(deployment, troop).first; }

bool isKeptBack(const Deployment& deployment, const Troop& troop)
{
    const auto& notes = deployment.notes[troop.side];
    if (portionOf(deployment, troop).absent)
        return true;
    return notes && ((notes->holds(troop.block) && !isCamp(deployment, troop)) || isHidden(*notes, troop.badge));
}

std::vector<std::string> pendingBlocks(const Deployment& deployment, int side)
{
    return blocksOf(deployment, side,
        [&](const Troop& troop) { return !deployment.post(troop.badge) && !isKeptBack(deployment, troop); });
}

std::vector<std::string> standingBlocks(const Deployment& deployment, int side)
{
    return blocksOf(deployment, side, [&](const Troop& troop) { return isSetDown(deployment, troop); });
}

int sizeOf(const Deployment& deployment, int side, const std::string& block)
{
    return int(std::ranges::count_if(deployment.troops, [&](const Troop& troop) {
        const Posted* post = deployment.post(troop.badge);
        return troop.side == side && troop.block == block && !isCamp(deployment, troop)
            && !isKeptBack(deployment, troop) && !(post && post->arrives == offTable);
    }));
}

std::vector<std::string> largestBlocks(const Deployment& deployment, int side)
{
    int most = 0;
    std::vector<std::string> largest;
    for (const std::string& block : blocksOf(deployment, side, [](const Troop&) { return true; })) {
        const int size = sizeOf(deployment, side, block);
        if (size > most)
            largest.clear();
        if (size >= most && size > 0)
            largest.push_back(block);
        most = std::max(most, size);
    }
    return largest;
}

int wholeSizeOf(const Deployment& deployment, int side, const std::string& block)
{
    return int(std::ranges::count_if(deployment.troops, [&](const Troop& troop) {
        return troop.side == side && troop.block == block
            && (!isCamp(deployment, troop) || isGarrison(deployment, troop));
    }));
}

bool mayGarrison(const Deployment& deployment, int side, const std::string& block)
{
    const int its = wholeSizeOf(deployment, side, block);
    return std::ranges::any_of(deployment.troops, [&](const Troop& troop) {
        return troop.side == side && troop.block != block && wholeSizeOf(deployment, side, troop.block) > its;
    });
}

Turn nextBlock(const Deployment& deployment, int first)
{
    const int sides[2] = {first, 1 - first};
    for (const auto step : {campTurn, notesTurn, blockTurn, assignTurn})
        if (const auto turn = step(deployment, sides))
            return *turn;
    Turn over;
    over.done = true;
    return over;
}

std::vector<std::string> campBlocks(const Deployment& deployment, int side)
{
    auto blocks =
        blocksOf(deployment, side, [&](const Troop& troop) { return leadsAs(troop, deployment.way[side].takesCamps); });
    const auto standing = standingBlocks(deployment, side);
    std::erase_if(blocks, [&](const std::string& block) { return !isAmong(standing, block); });
    return blocks;
}

bool assignCamps(Deployment& deployment, int side, const std::string& block)
{
    if (!isAmong(campBlocks(deployment, side), block))
        return false;
    for (Troop& troop : deployment.troops)
        if (troop.side == side && isCamp(deployment, troop) && !isGarrison(deployment, troop))
            troop.block = block;
    return true;
}

void endSettingDown(Deployment& deployment, int side, std::string_view block)
{
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && !isCamp(deployment, troop) && !deployment.post(troop.badge)
            && !portionOf(deployment, troop).absent && (block.empty() || troop.block == block))
            deployment.posted.push_back({troop.badge, Formation::line, {}, std::string(offTable), true});
}

bool hasBegun(const Deployment& deployment, const Turn& turn)
{
    const auto standing = turn.side >= 0 ? standingBlocks(deployment, turn.side) : std::vector<std::string>();
    return turn.block.empty() ? !standing.empty() : isAmong(standing, turn.block);
}

bool endTurn(Deployment& deployment, int side)
{
    const Turn turn = next(deployment);
    if (turn.works && turn.side == side) {
        leaveWorks(deployment, side);
        return true;
    }
    if (turn.side != side || turn.camps || turn.notes || turn.assign || !hasBegun(deployment, turn))
        return false;
    endSettingDown(deployment, side, turn.block);
    return true;
}

bool isClosed(const Deployment& deployment, int side)
{
    return deployment.notes[side] && deployment.notes[side]->isClosed();
}

void endKnownBlocks(Deployment& deployment)
{
    for (const int side : {0, 1})
        if (const auto& notes = deployment.notes[side]; deployment.way[side].order == Way::Order::byBlocks && notes
            && !notes->isClosed() && pendingBlocks(deployment, side).empty()
            && !standingBlocks(deployment, side).empty())
            endSettingDown(deployment, side);
}

std::map<std::string, Box> rectangles(const Deployment& deployment, int side)
{
    std::map<std::string, std::vector<Point>> corners;
    for (const Posted& post : deployment.posted)
        if (const Troop* troop = deployment.troop(post.badge);
            troop && troop->side == side && !isCamp(deployment, *troop))
            for (const Stand& stand : post.stands)
                for (const Point corner : outline(*troop, stand))
                    corners[troop->block].push_back(corner);
    std::map<std::string, Box> boxes;
    for (const auto& [block, points] : corners)
        boxes.emplace(block, boxOf(points));
    return boxes;
}

} // namespace strategikon::field
