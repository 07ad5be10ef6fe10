// Works as the program sets them down: about a camp, and ahead of an army.
#include "model/field/deploying/works.h"

#include "model/field/deploying/brigades.h"
#include "model/field/deploying/zones.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace strategikon::field {

namespace {

constexpr double pace = 1; // cm, from one place that is tried to the next
constexpr double apart = 0.5;

Bodies waiting(const Deployment& deployment, int side, const std::function<bool(const Troop&)>& is)
{
    Bodies all;
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && isCamp(deployment, troop) && !isGarrison(deployment, troop)
            && !deployment.post(troop.badge) && is(troop))
            all.push_back(&troop);
    return all;
}

// Files and ranks of baggage within works, and how many sections are ahead of it and on each of its sides.
struct Layout {
    int files = 0, ranks = 0, front = 0, side = 0;
    int holds() const { return files * ranks; }
    int takes() const { return front + 2 * side; }
};

int sections(double length, double wide) { return int(std::ceil((length - 0.01) / wide)); }

// All of it by the fewest sections, or as much as there are sections for.
Layout planOf(const Troop& train, int count, const Troop& works, int most)
{
    Layout best;
    for (int ranks = 1; ranks <= count; ++ranks)
        for (int files = 1; files <= count; ++files) {
            const Layout plan{
                files, ranks, sections(files * train.wide, works.wide), sections(ranks * train.deep, works.wide)};
            const int holds = std::min(plan.holds(), count), bestHolds = std::min(best.holds(), count);
            if (plan.takes() <= most && (holds > bestHolds || (holds == bestHolds && plan.takes() < best.takes())))
                best = plan;
        }
    return best;
}

class Pitched {
public:
    Pitched(const Deployment& deployment, const Table& table, int side)
        : near_(isNear(deployment, side)), depth_(table.depth)
    {
    }
    // So far from the left edge and from its own.
    void put(const Troop& troop, double x, double y, double facing)
    {
        const Point at = snapped(Point{x, near_ ? y : depth_ - y});
        const double turned = std::abs(std::remainder(facing, 180)) < 1 ? facing : near_ ? facing : -facing;
        posts.push_back({troop.badge, Formation::line, {{at, turned}}, {}, true});
    }
    std::vector<Posted> posts;

private:
    bool near_;
    double depth_;
};

// Whether all of it may be so, works as a whole too: the rest of the works left behind.
bool isAllowed(
    const Deployment& deployment, const Field& field, const Kinds& kinds, int side, const std::vector<Posted>& posts)
{
    Deployment there = deployment;
    there.posted.insert(there.posted.end(), posts.begin(), posts.end());
    leaveWorks(there, side);
    const auto wrong = misposted(there, field, kinds);
    return std::ranges::none_of(wrong, [&](const Misposted& one) {
        return std::ranges::any_of(posts, [&](const Posted& post) { return post.badge == one.badge; });
    });
}

// From a place on, a little more to either side each time.
std::optional<std::vector<Posted>> firstAllowed(
    double start, double most, const std::function<std::optional<std::vector<Posted>>(double from)>& tried)
{
    for (double off = 0; off <= most; off += pace)
        for (const double from : {start - off, start + off})
            if (auto posts = tried(from))
                return posts;
    return {};
}

} // namespace

std::optional<std::vector<Posted>> fortifiedCamp(
    const Deployment& deployment, const Field& field, const Kinds& kinds, int side, double aside)
{
    const auto& about = deployment.way[side].works.about;
    const auto fits = [&](const Troop& troop) {
        return std::ranges::any_of(
            about, [&](const std::string& one) { return strategikon::contains(troop.classes, one); });
    };
    const Bodies works = waiting(deployment, side, isCampWorks), trains = waiting(deployment, side, fits),
                 others = waiting(deployment, side, [&](const Troop&troop) { return !isWorks(troop) && !fits(troop); });
    if (works.empty() || trains.empty())
        return {};
    const Troop& train = *trains.front();
    const Troop& section = *works.front();
    const Layout plan = planOf(train, int(trains.size()), section, int(works.size()));
    if (plan.holds() == 0)
        return {};
    const double wide = plan.front * section.wide, deep = plan.side * section.wide;
    const std::size_t within = std::min(trains.size(), std::size_t(plan.holds()));
    const auto pitched = [&](double from) {
        Pitched all(deployment, field.table, side);
        for (std::size_t i = 0; i < within; ++i)
            all.put(*trains[i],
                from + (wide - plan.files * train.wide) / 2 + (double(i % std::size_t(plan.files)) + 0.5) * train.wide,
                (double(i / std::size_t(plan.files)) + 0.5) * train.deep, 90);
        auto next = works.begin();
        for (int i = 0; i < plan.side; ++i)
            all.put(**next++, from - section.deep / 2, (i + 0.5) * section.wide, 180);
        for (int i = 0; i < plan.front; ++i)
            all.put(**next++, from + (i + 0.5) * section.wide, deep + section.deep / 2, 90);
        for (int i = plan.side; i > 0; --i)
            all.put(**next++, from + wide + section.deep / 2, (i - 0.5) * section.wide, 0);
        double x = from + wide + section.deep + apart;
        for (const Bodies& rest : {Bodies(trains.begin() + std::ptrdiff_t(within), trains.end()), others})
            for (const Troop* one : rest) {
                all.put(*one, x + one->wide / 2, one->deep / 2, 90);
                x += one->wide;
            }
        return std::move(all.posts);
    };
    const double middle = (field.table.width - wide) / 2;
    return firstAllowed(middle + aside, field.table.width, [&](double from) -> std::optional<std::vector<Posted>> {
        auto posts = pitched(from);
        return isAllowed(deployment, field, kinds, side, posts) ? std::optional(std::move(posts)) : std::nullopt;
    });
}

std::optional<std::vector<Posted>> worksInFront(
    const Deployment& deployment, const Field& field, const Kinds& kinds, int side)
{
    const Bodies works =
        waiting(deployment, side, [](const Troop& troop) { return isWorks(troop) && !isCampWorks(troop); });
    if (works.empty())
        return {};
    const Troop& section = *works.front();
    const Box zone = boundsOf(deployment, field.table, section).box;
    const double front = zone.depth() - section.deep / 2, wide = double(works.size()) * section.wide;
    return firstAllowed(
        (field.table.width - wide) / 2, field.table.width / 2, [&](double from) -> std::optional<std::vector<Posted>> {
            Pitched all(deployment, field.table, side);
            for (std::size_t i = 0; i < works.size(); ++i)
                all.put(*works[i], from + (double(i) + 0.5) * section.wide, front, 90);
            return isAllowed(deployment, field, kinds, side, all.posts) ? std::optional(std::move(all.posts))
                                                                        : std::nullopt;
        });
}

} // namespace strategikon::field
