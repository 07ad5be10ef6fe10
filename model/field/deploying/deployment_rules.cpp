#include "deployment_rules.h"

#include "model/field/deploying/works.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace strategikon::field {

namespace {

bool lies(const Ring& ring, const Box& box)
{
    return std::ranges::all_of(ring, [&](Point p) {
        return p.x >= box.least.x - leeway && p.x <= box.most.x + leeway && p.y >= box.least.y - leeway
            && p.y <= box.most.y + leeway;
    });
}

bool hasSize(const Troop& troop)
{
    constexpr double least = 0.1; // cm
    return troop.wide >= least && (troop.round || troop.deep >= least);
}

// What is wrong with two blocks is told once, and not of each body.
bool isTold(const std::vector<Misposted>& all, const Message& message)
{
    const auto blocks = [](const Message& one) { return Arguments(one.args.begin() + 2, one.args.end()); };
    return message.code == "post-block-apart" && std::ranges::any_of(all, [&](const Misposted& one) {
        return one.message.code == message.code && blocks(one.message) == blocks(message);
    });
}

// Whether who is not on the table is beside it for a reason that there is.
bool isAwaited(const std::string& arrives, const Portion& portion, const Way& way, const Troop& troop)
{
    return portion.absent || (isWorks(troop) && arrives == unused) || (way.writesDown && arrives == offTable)
        || (!arrives.empty() && (arrives == noRoom || arrives == portion.arrives || arrives == way.waits));
}

} // namespace

struct DeploymentRules::Case : Terms {
    const Posted& posted;
    std::vector<Ring> rings;
};

DeploymentRules::DeploymentRules(const Deployment& deployment, const Field& field, const Kinds& kinds)
    : deployment_(deployment), kinds_(kinds), table_(field.table), ground_(field, kinds)
{
    for (const Posted& posted : deployment.posted)
        if (const Troop* troop = deployment.troop(posted.badge))
            note(*troop, posted);
}

void DeploymentRules::note(const Troop& troop, const Posted& posted)
{
    for (const Stand& stand : posted.stands) {
        Laid laid{deployment_.troop(troop.badge), outline(troop, stand), {}, stand.centre};
        laid.box = boxOf(laid.ring);
        if (deployment_.way[troop.side].apart && !isCamp(deployment_, troop)) {
            const auto [at, fresh] = blocks_[troop.side].emplace(troop.block, laid.box);
            const Point corners[] = {at->second.least, at->second.most, laid.box.least, laid.box.most};
            at->second = boxOf(corners);
        }
        laid_.push_back(std::move(laid));
    }
}

DeploymentRules::Terms DeploymentRules::termsOf(const Troop& troop) const
{
    return {troop, portionOf(deployment_, troop), boundsOf(deployment_, table_, troop),
        deployment_.way[troop.side].rule, false};
}

bool DeploymentRules::allows(const Terms& terms, const Posted& posted) const
{
    bool clean = true;
    judge(terms, posted, [&](const char*, const Source&, const std::function<Arguments()>&) { return clean = false; });
    return clean;
}

bool DeploymentRules::mayTouch(const Terms& terms, Point edge) const
{
    const double apart = terms.portion.where.fromEnemies * table_.scale - leeway;
    const double centre = terms.bounds.radius - leeway;
    if (centre > 0 && distance(edge, terms.bounds.centre) < centre)
        return false;
    return std::ranges::none_of(laid_, [&](const Laid& other) {
        const bool keepsOff = apart > 0 && other.troop->side != terms.troop.side && !other.troop->leads;
        const double inner = std::max(0.0, std::min(other.troop->wide, other.troop->deep) / 2 - 2 * leeway);
        const double within = keepsOff ? apart : other.troop->terrain.empty() ? inner : 0;
        const Point away = other.middle - edge;
        return away.x * away.x + away.y * away.y < within * within;
    });
}

std::vector<Misposted> DeploymentRules::faults(const Troop& troop, const Posted& posted) const
{
    std::vector<Misposted> all;
    judge(termsOf(troop), posted, [&](const char* code, const Source& rule, const std::function<Arguments()>& args) {
        Message message{code, {{"badge", troop.badge}, {"name", DataText{troop.name}}}};
        for (auto& one : args())
            message.args.push_back(std::move(one));
        all.push_back({troop.badge, std::move(message), rule});
        return true;
    });
    return all;
}

void DeploymentRules::judge(const Terms& terms, const Posted& posted, const Tell& tell) const
{
    if (!posted.drawn)
        return; // its player answers for it
    if (posted.stands.empty()) {
        if (!isAwaited(posted.arrives, terms.portion, deployment_.way[terms.troop.side], terms.troop))
            tell("post-nowhere", {}, [] { return Arguments(); });
        return;
    }
    if (!hasSize(terms.troop)) {
        tell("post-no-size", {}, [] { return Arguments(); });
        return;
    }
    Case one{terms, posted, {}};
    for (const Stand& stand : posted.stands)
        one.rings.push_back(outline(terms.troop, stand));
    // What is quickly seen comes first.
    judgePlace(one, tell) && judgeBlocks(one, tell) && judgeOthers(one, tell) && judgeTowns(one, tell)
        && judgeTerrain(one, tell) && judgeMarch(one, tell) && judgeShape(one, tell);
}

bool DeploymentRules::judgeShape(const Case& one, const Tell& tell) const
{
    if (int(one.posted.stands.size()) != one.troop.stands)
        return tell("post-stands", {}, [&] {
            return Arguments{{"count", one.posted.stands.size()}, {"stands", one.troop.stands}};
        });
    if (isFormed(one.troop, one.posted.formation, one.posted.stands))
        return true;
    const char* const codes[] = {"post-no-line", "post-no-column", "post-apart"};
    return tell(codes[int(one.posted.formation)], {}, [] { return Arguments(); });
}

bool DeploymentRules::judgePlace(const Case& one, const Tell& tell) const
{
    const auto inside = [&](const Box& box) {
        return std::ranges::all_of(one.rings, [&](const Ring& ring) { return lies(ring, box); });
    };
    if (!inside(table_.box()))
        return tell("post-off-table", {}, [] { return Arguments(); });
    if (one.portion.absent)
        return tell("post-absent", one.rule, [&] { return Arguments{{"block", TermId{"blocks", one.troop.block}}}; });
    if (one.portion.arrives != deployment_.due && !one.portion.arrives.empty() && one.posted.arrives.empty()
        && deployment_.due.empty())
        return tell("post-later", one.rule, [] { return Arguments(); });
    if (one.bounds.nowhere)
        return tell("post-no-zone", one.rule, [&] {
            return Arguments{{"distance", lengthOf(2 * one.portion.where.fromMiddle * table_.scale, table_)}};
        });
    if (isWalledIn(one))
        return judgeBase(one, tell) && judgeWithin(one, tell);
    const double aside = fromShortEdges(one.portion.where, table_, one.troop);
    const auto beside = [&](const Ring& ring) {
        return boxOf(ring).least.x <= aside + speck || boxOf(ring).most.x >= table_.width - aside - speck;
    };
    if (aside > 0 && std::ranges::any_of(one.rings, beside))
        return tell("post-near-short-edge", one.rule, [&] { return Arguments{{"distance", lengthOf(aside, table_)}}; });
    if (!judgeBase(one, tell) || !judgeWithin(one, tell))
        return false;
    const bool march = one.portion.where.atEdge; // its bounds have sentences of their own
    if (!march && !inside(one.bounds.box) && !tell("post-outside-zone", one.rule, [] { return Arguments(); }))
        return false;
    const auto near = [&](const Ring& ring) { return distance(one.bounds.centre, ring) < one.bounds.radius - leeway; };
    if (one.bounds.radius > 0 && std::ranges::any_of(one.rings, near))
        return tell("post-near-centre", one.rule, [&] {
            return Arguments{{"distance", lengthOf(one.bounds.radius, table_)}};
        });
    return true;
}

// Those who must have their base edge at their rear.
bool DeploymentRules::judgeBase(const Case& one, const Tell& tell) const
{
    if (!one.portion.where.atBase)
        return true;
    const bool all = std::ranges::all_of(one.posted.stands, [&](const Stand& stand) { return isAtBase(one, stand); });
    return all || tell("post-not-at-base", one.rule, [] { return Arguments(); });
}

// Who garrisons a fortified place, in it.
bool DeploymentRules::judgeWithin(const Case& one, const Tell& tell) const
{
    const auto& kinds = one.portion.where.within;
    if (kinds.empty())
        return true;
    const bool all = std::ranges::all_of(one.rings, [&](const Ring& ring) {
        return std::ranges::any_of(
            ground_.patches(), [&](const Patch& patch) { return isOneOf(patch, kinds) && contains(patch.ring, ring); });
    });
    const char* code = isGarrison(deployment_, one.troop) ? "post-outside-town" : "post-outside-ground";
    return all || tell(code, one.rule, [&] {
        const Kind* kind = kinds_.find(kinds.front());
        return Arguments{{"kind", DataText{kind ? kind->name : kinds.front()}}};
    });
}

// Set down first, all of it inside a place that its side has fortified: distances are nothing to it.
bool DeploymentRules::isWalledIn(const Case& one) const
{
    const auto& kinds = deployment_.way[one.troop.side].garrison;
    return one.portion.first && std::ranges::all_of(one.rings, [&](const Ring& ring) {
        return std::ranges::any_of(
            ground_.patches(), [&](const Patch& patch) { return isOneOf(patch, kinds) && contains(patch.ring, ring); });
    });
}

// In a town; or in good going with its rear, all of it, on the edge or on the front of another that is so, or in touch
// with water.
bool DeploymentRules::isAtBase(const Case& one, const Stand& stand) const
{
    const Troop& troop = one.troop;
    constexpr double hand = 0.05;
    const bool near = isNear(deployment_, troop.side);
    const bool ahead = std::abs(std::remainder(stand.facing - facingOf(deployment_, troop.side), 360)) <= 0.5;
    const double rear = near ? stand.centre.y - troop.deep / 2 : stand.centre.y + troop.deep / 2;
    const auto isFrontOf = [&](const Laid& other) {
        const double front = near ? other.box.most.y : other.box.least.y;
        return other.troop->side == troop.side && other.troop->role == troop.role && std::abs(front - rear) <= hand
            && std::abs(other.middle.x - stand.centre.x) <= hand;
    };
    const Ring ring = outline(troop, stand);
    const auto anyPatch = [&](const auto& holds) { return std::ranges::any_of(ground_.patches(), holds); };
    if (anyPatch([&](const Patch& patch) {
            const bool town = patch.kind->cover == Cover::fortified || isOneOf(patch, one.portion.where.towns);
            return town && contains(patch.ring, ring);
        }))
        return true;
    const auto under = ground_.under(ring);
    if (std::ranges::any_of(
            under, [&](const Patch* patch) { return goingOf(*patch->kind, troop.classes) > Going::good; }))
        return false;
    if (ahead && std::abs(rear - (near ? 0 : table_.depth)) <= hand)
        return true;
    if (ahead && std::ranges::any_of(laid_, isFrontOf))
        return true;
    return anyPatch([&](const Patch& patch) { return patch.kind->water && distance(ring, patch.ring) <= hand; });
}

// Enemies within a fortified place keep others away from it.
bool DeploymentRules::judgeTowns(const Case& one, const Tell& tell) const
{
    const double apart = one.portion.where.fromTowns * table_.scale;
    if (apart == 0)
        return true;
    for (const Patch& patch : ground_.patches()) {
        const bool fortified =
            patch.kind->cover == Cover::fortified || isOneOf(patch, deployment_.way[1 - one.troop.side].garrison);
        const bool held = fortified && std::ranges::any_of(laid_, [&](const Laid& other) {
            return other.troop->side != one.troop.side && contains(patch.ring, other.middle);
        });
        const auto near = [&](const Ring& ring) { return distance(ring, patch.ring) <= apart + speck; };
        if (held && std::ranges::any_of(one.rings, near) && !tell("post-near-town", one.rule, [&] {
                return Arguments{{"distance", lengthOf(apart, table_)}, {"feature", patch.feature->id}};
            }))
            return false;
    }
    return true;
}

// The rectangle about its block and those about the others may touch.
bool DeploymentRules::judgeBlocks(const Case& one, const Tell& tell) const
{
    const auto& blocks = blocks_[one.troop.side];
    if (!deployment_.way[one.troop.side].apart || one.alone || one.portion.first)
        return true;
    std::vector<Point> corners;
    for (const Ring& ring : one.rings)
        corners.insert(corners.end(), ring.begin(), ring.end());
    for (const Laid& other : laid_)
        if (other.troop->side == one.troop.side && other.troop->block == one.troop.block
            && other.troop->badge != one.troop.badge && !isCamp(deployment_, *other.troop))
            corners.insert(corners.end(), {other.box.least, other.box.most});
    const Box its = boxOf(corners);
    for (const auto& [block, box] : blocks)
        if (block != one.troop.block && meet(its, box, -2 * leeway))
            return tell("post-block-apart", one.rule, [&] {
                return Arguments{{"block", TermId{"blocks", one.troop.block}}, {"other", TermId{"blocks", block}}};
            });
    return true;
}

// Bodies that march on touch their edge, look at the other, and keep to a move either side of the spot.
bool DeploymentRules::judgeMarch(const Case& one, const Tell& tell) const
{
    if (!one.portion.where.atEdge || one.troop.leads)
        return true;
    const int side = one.troop.side;
    const double edge = isNear(deployment_, side) ? 0 : table_.depth;
    const auto touches = [&](const Ring& ring) {
        return std::ranges::any_of(ring, [&](Point p) { return std::abs(p.y - edge) <= 0.05; });
    };
    if (std::ranges::none_of(one.rings, touches) && !tell("post-off-edge", one.rule, [] { return Arguments(); }))
        return false;
    const auto looksAhead = [&](const Stand& stand) {
        return std::abs(std::remainder(stand.facing - facingOf(deployment_, side), 360)) <= 0.5;
    };
    if ((!std::ranges::all_of(one.posted.stands, looksAhead) || one.posted.formation == Formation::irregular)
        && !tell("post-march-formation", one.rule, [] { return Arguments(); }))
        return false;
    const auto within = [&](const Ring& ring) {
        return boxOf(ring).least.x >= one.bounds.box.least.x - leeway
            && boxOf(ring).most.x <= one.bounds.box.most.x + leeway;
    };
    return std::ranges::all_of(one.rings, within) || tell("post-far-from-spot", one.rule, [&] {
        return Arguments{{"move", lengthOf(one.troop.move * table_.scale, table_)}};
    });
}

bool DeploymentRules::judgeTerrain(const Case& one, const Tell& tell) const
{
    const bool column = one.posted.formation == Formation::column;
    for (std::size_t i = 0; i < one.rings.size(); ++i) {
        const Point middle = one.posted.stands[i].centre;
        if (const Patch* patch = closedBy(
                ground_.under(one.rings[i]), {one.rings[i], middle, one.troop.wide}, one.troop.classes, column))
            return tell("post-closed-terrain", patch->kind->rules.empty() ? Source() : patch->kind->rules.front(), [&] {
                return Arguments{{"kind", DataText{patch->kind->name}}, {"feature", patch->feature->id}};
            });
    }
    return true;
}

bool DeploymentRules::isNearUnit(const Case& one, bool enemies, double within) const
{
    const double radius = std::hypot(one.troop.wide, one.troop.deep) / 2;
    return std::ranges::any_of(laid_, [&](const Laid& other) {
        if (other.troop->leads || (other.troop->side != one.troop.side) != enemies)
            return false;
        for (std::size_t i = 0; i < one.rings.size(); ++i) {
            // Middles tell most; only what lies between needs the outlines.
            const double middles = distance(one.posted.stands[i].centre, other.middle);
            if (middles < within)
                return true;
            if (middles - radius - std::hypot(other.box.width(), other.box.depth()) / 2 < within
                && distance(one.rings[i], other.ring) < within)
                return true;
        }
        return false;
    });
}

bool DeploymentRules::judgeOthers(const Case& one, const Tell& tell) const
{
    // Stands of the body itself are judged by its shape; others may stand on a body that is terrain, if they may enter.
    const auto enters = [&](const Troop& body, const Troop& ground) {
        const Kind* kind = kinds_.find(ground.terrain);
        return kind && mayEnter({kind}, body.classes, one.posted.formation == Formation::column);
    };
    std::set<std::string_view> told; // each other body once, and not a whole heap of them
    constexpr std::size_t mostTold = 3;
    for (std::size_t i = 0; i < one.rings.size() && told.size() < mostTold; ++i) {
        const Ring& ring = one.rings[i];
        const Box box = boxOf(ring);
        for (std::size_t k = i + 1; k < one.rings.size(); ++k)
            if (collide(ring, one.rings[k]))
                return tell("post-overlaps-itself", {}, [] { return Arguments(); });
        for (const Laid& other : laid_) {
            if (told.size() == mostTold)
                break;
            if (other.troop->badge != one.troop.badge && !(one.alone && other.troop->side == one.troop.side)
                && meet(box, other.box) && !enters(one.troop, *other.troop) && !enters(*other.troop, one.troop)
                && !told.contains(other.troop->badge) && collide(ring, other.ring)) {
                told.insert(other.troop->badge);
                if (!tell("post-overlaps", {}, [&] { return Arguments{{"other", other.troop->badge}}; }))
                    return false;
            }
        }
    }
    const double apart = one.portion.where.fromEnemies * table_.scale;
    if (apart > 0 && isNearUnit(one, true, apart - leeway) && !tell("post-near-enemies", one.rule, [&] {
            return Arguments{{"distance", lengthOf(apart, table_)}};
        }))
        return false;
    const double reach = one.portion.where.leaderWithin * table_.scale;
    return !one.troop.leads || reach == 0 || isNearUnit(one, false, reach + leeway)
        || tell("post-leader-far", one.rule, [&] {
               return Arguments{{"distance", lengthOf(reach, table_)}};
           });
}

std::vector<Misposted> misposted(const Deployment& deployment, const Field& field, const Kinds& kinds)
{
    addDeploymentMessages();
    const DeploymentRules umpire(deployment, field, kinds);
    std::vector<Misposted> all;
    for (const Posted& posted : deployment.posted)
        if (const Troop* troop = deployment.troop(posted.badge))
            for (Misposted& one : umpire.faults(*troop, posted))
                if (!isTold(all, one.message))
                    all.push_back(std::move(one));
    for (Misposted& one : misplacedWorks(deployment, field, kinds))
        all.push_back(std::move(one));
    return all;
}

std::vector<Misposted> misposted(
    const Deployment& deployment, const Field& field, const Kinds& kinds, const Posted& posted)
{
    addDeploymentMessages();
    const Troop* troop = deployment.troop(posted.badge);
    return troop ? DeploymentRules(deployment, field, kinds).faults(*troop, posted) : std::vector<Misposted>();
}

} // namespace strategikon::field
