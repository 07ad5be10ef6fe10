// What a side wrote down in secret: whether the rules allow it, and whether its blocks stand so.
#include "blocks.h"

#include "model/field/seeing/ground.h"
#include "zones.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace strategikon::field {

namespace {

constexpr int looksFrom = 9; // places along the enemies' ground from which a hiding place is looked at

std::string armyLetter(int side) { return side == 0 ? "A" : "B"; }

bool holdsAny(const std::vector<std::string>& words, const std::vector<std::string>& asked)
{
    return std::ranges::any_of(
        asked, [&](const std::string& one) { return std::ranges::find(words, one) != words.end(); });
}

class NotesJudge {
public:
    NotesJudge(const Deployment& deployment, const Field& field, const Kinds& kinds, int side)
        : all_(deployment)
        , table_(field.table)
        , ground_(field, kinds)
        , side_(side)
        , way_(deployment.way[side])
        , notes_(*deployment.notes[side])
    {
    }

    std::vector<Misposted> found()
    {
        blocks();
        away();
        for (const Posted& post : notes_.hidden)
            if (const Troop* troop = all_.troop(post.badge); troop && troop->side == side_)
                hides(*troop, post);
            else
                tell("setup-stray-badge", {{"badge", post.badge}});
        for (std::size_t i = 0; i < notes_.hidden.size(); ++i)
            for (std::size_t k = i + 1; k < notes_.hidden.size(); ++k)
                apart(notes_.hidden[i], notes_.hidden[k]);
        return std::move(found_);
    }

private:
    void tell(const char* code, Arguments args) { tell(way_.rule, code, std::move(args)); }
    void tell(const Source& rule, const char* code, Arguments args)
    {
        found_.push_back({{}, {code, std::move(args)}, rule.line > 0 ? rule : way_.rule});
    }

    std::vector<std::string> allBlocks() const
    {
        std::vector<std::string> blocks;
        for (const Troop& troop : all_.troops)
            if (troop.side == side_ && !isCamp(all_, troop) && std::ranges::find(blocks, troop.block) == blocks.end())
                blocks.push_back(troop.block);
        return blocks;
    }

    // Each once, on the table or away; who hides altogether need not be named.
    void blocks()
    {
        const auto known = allBlocks();
        std::multiset<std::string> named;
        for (const Notes::Rank& rank : notes_.ranks)
            named.insert(rank.blocks.begin(), rank.blocks.end());
        for (const Notes::Away& one : notes_.away)
            named.insert(one.block);
        for (const std::string& block : std::set<std::string>(named.begin(), named.end())) {
            if (std::ranges::find(known, block) == known.end())
                tell("notes-unknown-block", {{"army", armyLetter(side_)}, {"block", TermId{"blocks", block}}});
            else if (named.count(block) > 1)
                tell("notes-block-twice", {{"block", TermId{"blocks", block}}});
        }
        for (const std::string& block : known)
            if (!named.contains(block) && sizeOf(all_, side_, block) > 0)
                tell("notes-block-missing", {{"block", TermId{"blocks", block}}});
    }

    void away()
    {
        const int count = int(notes_.away.size()), blocks = int(allBlocks().size());
        if (count * std::max(1, way_.mostAway) > (way_.mostAway > 0 ? blocks : 0))
            tell(way_.awayRule, "notes-too-many-away",
                {{"count", count}, {"all", blocks}, {"part", std::max(1, way_.mostAway)}});
        for (const bool left : {false, true}) {
            const auto there =
                std::ranges::count_if(notes_.away, [left](const Notes::Away& one) { return one.left == left; });
            if (there > way_.eachFlank)
                tell(way_.awayRule, "notes-same-flank", {{"count", int(there)}, {"most", way_.eachFlank}});
        }
        for (const Notes::Away& one : notes_.away)
            for (const Troop& troop : all_.troops)
                if (troop.side == side_ && troop.block == one.block && !isCamp(all_, troop)
                    && holdsAny(troop.classes, way_.keeps))
                    tell(way_.awayRule, "notes-keeps-home",
                        {{"block", TermId{"blocks", one.block}}, {"badge", troop.badge},
                            {"name", DataText{troop.name}}});
    }

    void hides(const Troop& troop, const Posted& post)
    {
        const Arguments who{{"badge", troop.badge}, {"name", DataText{troop.name}}};
        if (isCamp(all_, troop) || notes_.holds(troop.block) || post.stands.empty())
            return tell(way_.ambush.rule, "notes-hides-camp", who);
        for (const Stand& stand : post.stands) {
            const Ring ring = outline(troop, stand);
            if (!isAside(ring) || !isBehindLine(ring))
                return tell(way_.ambush.rule, "notes-hides-outside", who);
            if (isNearTown(ring))
                return tell(way_.ambush.rule, "notes-hides-near-town",
                    {{"badge", troop.badge}, {"name", DataText{troop.name}},
                        {"distance", lengthOf(way_.ambush.fromTowns * table_.scale, table_)}});
            if (!isConcealed(troop, ring, stand.centre))
                return tell(way_.ambush.rule, "notes-hides-open", who);
        }
    }

    void apart(const Posted& one, const Posted& other)
    {
        const Troop *its = all_.troop(one.badge), *others = all_.troop(other.badge);
        const auto overlaps = [&](const Stand& a) {
            return std::ranges::any_of(
                other.stands, [&](const Stand& b) { return overlap(outline(*its, a), outline(*others, b)); });
        };
        if (its && others && std::ranges::any_of(one.stands, overlaps))
            tell(way_.ambush.rule, "notes-hides-on", {{"badge", one.badge}, {"other", other.badge}});
    }

    // In the third of the table at either short edge.
    bool isAside(const Ring& ring) const
    {
        const Box box = boxOf(ring);
        const double third = table_.width / 3;
        return (box.most.x <= third + leeway && box.least.x >= -leeway)
            || (box.least.x >= 2 * third - leeway && box.most.x <= table_.width + leeway);
    }
    bool isBehindLine(const Ring& ring) const
    {
        const Box box = boxOf(ring);
        const double line = table_.depth / 2 - way_.ambush.fromMiddle * table_.scale;
        return isNear(all_, side_) ? box.least.y >= -leeway && box.most.y <= line + leeway
                                   : box.least.y >= table_.depth - line - leeway && box.most.y <= table_.depth + leeway;
    }
    // Of a fortified place that enemies stand in.
    bool isNearTown(const Ring& ring) const
    {
        const double apart = way_.ambush.fromTowns * table_.scale;
        const auto isHeld = [&](const Patch& patch) {
            return std::ranges::any_of(all_.posted, [&](const Posted& post) {
                const Troop* troop = all_.troop(post.badge);
                return troop && troop->side != side_ && !post.stands.empty()
                    && contains(patch.ring, post.stands.front().centre);
            });
        };
        return apart > 0 && std::ranges::any_of(ground_.patches(), [&](const Patch& patch) {
            const bool fortified =
                patch.kind->cover == Cover::fortified || holdsAny({patch.kind->id}, all_.way[1 - side_].garrison);
            return fortified && distance(ring, patch.ring) <= apart + speck && isHeld(patch);
        });
    }
    bool isConcealed(const Troop& troop, const Ring& ring, Point middle) const
    {
        const Hiding& hiding = way_.ambush;
        const bool few = holdsAny(troop.classes, hiding.classes);
        const auto conceals = [&](const Patch& patch) {
            const std::vector<std::string> its{patch.kind->id};
            return (holdsAny(its, hiding.in) || (few && holdsAny(its, hiding.classIn))) && contains(patch.ring, ring);
        };
        return std::ranges::any_of(ground_.patches(), conceals) || isBehind(middle);
    }
    // From nowhere on the enemies' ground can it be seen past what stands between.
    bool isBehind(Point middle) const
    {
        const double deep = table_.depth / 2 - all_.way[1 - side_].where.fromMiddle * table_.scale;
        for (const double y : {deep, deep / 2, 0.0})
            for (int i = 0; i < looksFrom; ++i) {
                const Point from{table_.width * i / (looksFrom - 1), isNear(all_, 1 - side_) ? y : table_.depth - y};
                const auto hides = [&](const Patch& patch) {
                    return patch.kind->sight != Sight::open && !contains(patch.ring, middle)
                        && crosses(from, middle, patch.ring);
                };
                if (std::ranges::none_of(ground_.patches(), hides))
                    return false;
            }
        return true;
    }

    const Deployment& all_;
    const Table& table_;
    const Ground ground_;
    const int side_;
    const Way& way_;
    const Notes& notes_;
    std::vector<Misposted> found_;
};

} // namespace

std::vector<Misposted> misnoted(const Deployment& deployment, const Field& field, const Kinds& kinds, int side)
{
    addDeploymentMessages();
    const bool closed = isClosed(deployment, side);
    if (!deployment.notes[side] || closed)
        return {{{}, {closed ? "notes-closed" : "notes-not-written", {{"army", armyLetter(side)}}},
            deployment.way[side].rule}};
    return NotesJudge(deployment, field, kinds, side).found();
}

bool isAmiss(const Deployment& deployment, const Field& field, const Kinds& kinds, int side)
{
    return deployment.notes[side] && !isClosed(deployment, side)
        && (!deployment.way[side].writesDown || !misnoted(deployment, field, kinds, side).empty());
}

Deployment withoutNotes(Deployment deployment)
{
    for (auto& notes : deployment.notes)
        notes.reset();
    return deployment;
}

std::vector<Message> unlikeNotes(const Deployment& deployment, int side)
{
    addDeploymentMessages();
    const auto& notes = deployment.notes[side];
    if (!notes || notes->isClosed())
        return {};
    const auto boxes = rectangles(deployment, side);
    const double ahead = isNear(deployment, side) ? 1 : -1;
    std::vector<Message> found;
    const auto look = [&](const std::string& one, const std::string& other, bool sameRank) {
        const auto a = boxes.find(one), b = boxes.find(other);
        if (a == boxes.end() || b == boxes.end())
            return;
        const Point by = (a->second.centre() - b->second.centre()) * ahead; // to the right of, ahead of the other
        if (sameRank ? by.x < -leeway : by.y < -leeway)
            found.push_back({"notes-not-as-written",
                {{"block", TermId{"blocks", one}}, {"other", TermId{"blocks", other}}, {"army", armyLetter(side)}}});
    };
    for (std::size_t i = 0; i < notes->ranks.size(); ++i) {
        const auto& row = notes->ranks[i].blocks;
        for (std::size_t k = 1; k < row.size(); ++k)
            look(row[k - 1], row[k], true);
        for (const std::string& before : row)
            for (const std::string& behind : i + 1 < notes->ranks.size() ? notes->ranks[i + 1].blocks : row)
                if (i + 1 < notes->ranks.size())
                    look(before, behind, false);
    }
    return found;
}

} // namespace strategikon::field
