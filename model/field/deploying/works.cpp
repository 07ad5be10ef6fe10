#include "model/field/deploying/works.h"

#include "model/field/deploying/deployment_rules.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace strategikon::field {

namespace {

constexpr double hand = 0.1;        // cm, of the hand that sets them down
constexpr double mostTurn = 90 + 1; // degrees: angles inside corners are 90 to 270

// Ends as close as that meet: round a corner there is a section's depth between them.
double meets(const Troop& troop) { return troop.deep + hand; }

std::vector<WorksLine::Section> sectionsOf(const Deployment& deployment, int side)
{
    std::vector<WorksLine::Section> all;
    for (const Posted& post : deployment.posted)
        if (const Troop* troop = deployment.troop(post.badge);
            troop && troop->side == side && isWorks(*troop) && !post.stands.empty()) {
            const auto [left, right] = endsOf(*troop, post.stands.front());
            all.push_back({troop, &post, left, right});
        }
    return all;
}

// Each section with its two ends, and which ends meet: nothing but places in a list.
class Joints {
public:
    explicit Joints(std::vector<WorksLine::Section> sections)
        : sections_(std::move(sections)), with_(2 * sections_.size())
    {
        for (std::size_t a = 0; a < with_.size(); ++a)
            for (std::size_t b = 0; b < with_.size(); ++b)
                if (a / 2 != b / 2 && distance(end(a), end(b)) <= meets(*sections_[a / 2].troop))
                    with_[a].push_back(b);
    }

    std::vector<WorksLine> lines()
    {
        std::vector<WorksLine> all;
        taken_.assign(sections_.size(), false);
        for (const bool fromEnds : {true, false}) // lines from their ends, then rings from anywhere
            for (std::size_t at = 0; at < with_.size(); ++at)
                if (!taken_[at / 2] && (!fromEnds || with_[at].empty()))
                    all.push_back(isForked(at / 2) ? heap(at / 2) : walked(at));
        return all;
    }

private:
    Point end(std::size_t at) const { return at % 2 == 0 ? sections_[at / 2].from : sections_[at / 2].to; }

    std::vector<std::size_t> joined(std::size_t section) const
    {
        std::vector<std::size_t> all{section};
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const std::size_t side : {2 * all[i], 2 * all[i] + 1})
                for (const std::size_t other : with_[side])
                    if (std::ranges::find(all, other / 2) == all.end())
                        all.push_back(other / 2);
        return all;
    }
    bool isForked(std::size_t section) const
    {
        const auto all = joined(section);
        return std::ranges::any_of(
            all, [&](std::size_t one) { return with_[2 * one].size() > 1 || with_[2 * one + 1].size() > 1; });
    }
    WorksLine heap(std::size_t section)
    {
        WorksLine line{.side = sections_[section].troop->side, .forked = true};
        for (const std::size_t one : joined(section)) {
            taken_[one] = true;
            line.sections.push_back(sections_[one]);
        }
        return line;
    }
    // Into that end of a section, and on as long as another one begins where it ends.
    WorksLine walked(std::size_t at)
    {
        WorksLine line{.side = sections_[at / 2].troop->side};
        const std::size_t first = at;
        while (!taken_[at / 2]) {
            taken_[at / 2] = true;
            WorksLine::Section section = sections_[at / 2];
            if (at % 2 == 1)
                std::swap(section.from, section.to);
            line.sections.push_back(section);
            const auto& next = with_[at ^ 1];
            if (next.empty())
                return line;
            at = next.front();
        }
        line.ring = at == first && line.sections.size() > 2;
        return line;
    }

    std::vector<WorksLine::Section> sections_;
    std::vector<std::vector<std::size_t>> with_; // of each end
    std::vector<bool> taken_;
};

double turnBetween(const WorksLine::Section& a, const WorksLine::Section& b)
{
    const auto bearing = [](const WorksLine::Section& one) {
        const Point by = one.to - one.from;
        return std::atan2(by.y, by.x) * 180 / std::acos(-1.0);
    };
    return std::abs(std::remainder(bearing(b) - bearing(a), 360));
}

class Judge {
public:
    Judge(const Deployment& deployment, const Field& field, const Kinds& kinds, int side)
        : deployment_(deployment)
        , field_(field)
        , ground_(field, kinds)
        , side_(side)
        , lines_(worksLines(deployment, side))
    {
    }

    std::vector<Misposted> found()
    {
        for (const WorksLine& line : lines_) {
            if (line.forked) {
                tell(line, "post-works-forked");
                continue;
            }
            judgeCorners(line);
            if (line.ofCamp())
                judgeCamp(line);
        }
        judgeGaps();
        return std::move(found_);
    }

private:
    void judgeCorners(const WorksLine& line)
    {
        for (std::size_t i = 1; i < line.sections.size() + (line.ring ? 1 : 0); ++i)
            if (turnBetween(line.sections[i - 1], line.sections[i % line.sections.size()]) > mostTurn)
                return tell(line, "post-works-corner");
    }
    void judgeCamp(const WorksLine& line)
    {
        if (!line.ring && !(isHeld(line.sections.front(), true) && isHeld(line.sections.back(), false)))
            return tell(line, "post-works-open");
        const Ring within = enclosedBy(line);
        const auto& about = deployment_.way[side_].works.about;
        const bool any = std::ranges::any_of(deployment_.posted, [&](const Posted& post) {
            const Troop* troop = deployment_.troop(post.badge);
            return troop && troop->side == side_ && !post.stands.empty()
                && std::ranges::any_of(
                    about, [&](const std::string& one) { return strategikon::contains(troop->classes, one); })
                && contains(within, post.stands.front().centre);
        });
        if (!any)
            tell(line, "post-works-empty");
    }
    // Its end touches the side's edge, or water.
    bool isHeld(const WorksLine::Section& section, bool first) const
    {
        const Point end = first ? section.from : section.to;
        const double base = isNear(deployment_, side_) ? 0 : field_.table.depth, within = meets(*section.troop);
        if (std::abs(end.y - base) <= within)
            return true;
        return std::ranges::any_of(ground_.patches(), [&](const Patch& patch) {
            return patch.kind->water && (contains(patch.ring, end) || distance(end, patch.ring) <= within);
        });
    }
    void judgeGaps()
    {
        for (std::size_t a = 0; a < lines_.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (gap(lines_[a], lines_[b]) < lines_[a].sections.front().troop->wide - hand)
                    tell(lines_[a], "post-works-gap");
    }
    static double gap(const WorksLine& a, const WorksLine& b)
    {
        double least = INFINITY;
        for (const auto& one : a.sections)
            for (const auto& other : b.sections)
                least = std::min(least,
                    distance(outline(*one.troop, one.post->stands.front()),
                        outline(*other.troop, other.post->stands.front())));
        return least;
    }
    void tell(const WorksLine& line, const char* code)
    {
        const std::string_view what = code;
        const bool ofCamp = what == "post-works-open" || what == "post-works-empty";
        const auto& first = line.sections.front();
        const auto& last = line.sections.back();
        found_.push_back({first.troop->badge,
            {code,
                {{"badge", first.troop->badge}, {"other", last.troop->badge}, {"name", DataText{first.troop->name}},
                    {"distance", lengthOf(first.troop->wide, field_.table)}}},
            ofCamp ? deployment_.way[side_].works.rule : deployment_.way[side_].works.shape});
    }

    const Deployment& deployment_;
    const Field& field_;
    const Ground ground_;
    const int side_;
    const std::vector<WorksLine> lines_;
    std::vector<Misposted> found_;
};

} // namespace

bool isWorks(const Troop& troop) { return troop.role == worksRole; }

bool isCampWorks(const Troop& troop)
{
    return isWorks(troop) && std::ranges::find(troop.classes, campPalisade) != troop.classes.end();
}

std::pair<Point, Point> endsOf(const Troop& troop, const Stand& stand)
{
    const Point left = towards(stand.facing + 90) * (troop.wide / 2);
    return {stand.centre + left, stand.centre - left};
}

bool WorksLine::ofCamp() const
{
    return std::ranges::any_of(sections, [](const Section& one) { return isCampWorks(*one.troop); });
}

Course WorksLine::course() const
{
    Course all;
    for (const Section& one : sections)
        all.insert(all.end(), {one.from, one.to});
    return all;
}

std::vector<WorksLine> worksLines(const Deployment& deployment, int side)
{
    return Joints(sectionsOf(deployment, side)).lines();
}

Ring enclosedBy(const WorksLine& line)
{
    Ring ring = line.course();
    return line.forked || ring.size() < 3 ? Ring() : counterclockwise(std::move(ring));
}

bool isWithinCamp(const Deployment& deployment, int side, Point at)
{
    const auto lines = worksLines(deployment, side);
    return std::ranges::any_of(lines, [&](const WorksLine& line) {
        const Ring ring = line.ofCamp() ? enclosedBy(line) : Ring();
        return !ring.empty() && contains(ring, at);
    });
}

std::vector<Misposted> misplacedWorks(const Deployment& deployment, const Field& field, const Kinds& kinds)
{
    std::vector<Misposted> all;
    const Turn turn = next(deployment);
    for (const int side : {0, 1}) {
        const bool any = std::ranges::any_of(
            deployment.troops, [&](const Troop& troop) { return troop.side == side && isWorks(troop); });
        if (!any || (turn.camps && turn.side == side))
            continue;
        auto its = Judge(deployment, field, kinds, side).found();
        all.insert(all.end(), std::make_move_iterator(its.begin()), std::make_move_iterator(its.end()));
    }
    return all;
}

std::vector<Point> besideWorks(const Troop& troop, double facing, const Troop& other, const Stand& stand)
{
    const Point right = towards(stand.facing - 90), ahead = towards(stand.facing);
    std::vector<Point> all;
    const double turned = std::abs(std::remainder(stand.facing - facing, 180));
    if (turned <= 0.5) // on in its line
        for (const double way : {1.0, -1.0})
            all.push_back(stand.centre + right * (way * (other.wide + troop.wide) / 2));
    if (std::abs(turned - 90) <= 0.5) // round the corner, ahead or back
        for (const double way : {1.0, -1.0})
            for (const double on : {-1.0, 1.0})
                all.push_back(stand.centre + right * (way * (other.wide + troop.deep) / 2)
                    + ahead * (on * (other.deep + troop.wide) / 2));
    return all;
}

void leaveWorks(Deployment& deployment, int side)
{
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && isWorks(troop) && !deployment.post(troop.badge))
            deployment.posted.push_back({troop.badge, Formation::line, {}, std::string(unused), true});
}

} // namespace strategikon::field
