#include "sight.h"

#include "country.h"
#include "lines.h"
#include "quarters.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace strategikon::field {

namespace {

double reachOf(const Ring& ring, Point middle)
{
    double most = 0;
    for (const Point p : ring)
        most = std::max(most, distance(middle, p));
    return most;
}

Apart parted(const Nearest& nearest, const std::string& badge)
{
    return {badge, nearest.distance, nearest.from, nearest.to};
}

} // namespace

struct View::State {
    struct Body {
        const Troop* troop = nullptr;
        const Posted* posted = nullptr;
        std::vector<Laid> stands;
    };

    const Field& field;
    Country country;
    std::vector<Body> bodies;
    std::vector<const Laid*> blocking; // what nobody sees over
    std::map<std::string, std::size_t, std::less<>> byBadge;

    State(const Deployment& all, const Field& field, const Kinds& kinds) : field(field), country(field, kinds)
    {
        for (const Posted& posted : all.posted)
            if (const Troop* troop = all.troop(posted.badge); troop && !posted.stands.empty())
                add(*troop, posted);
        for (const Body& body : bodies)
            if (!body.troop->leads && body.troop->terrain.empty())
                for (const Laid& stand : body.stands)
                    blocking.push_back(&stand);
    }

    void add(const Troop& troop, const Posted& posted)
    {
        Body body{&troop, &posted, {}};
        for (const Stand& stand : posted.stands) {
            Laid laid{&troop, stand, outline(troop, stand), {}, 0};
            laid.box = boxOf(laid.ring);
            laid.reach = reachOf(laid.ring, stand.centre);
            body.stands.push_back(std::move(laid));
        }
        byBadge[troop.badge] = bodies.size();
        bodies.push_back(std::move(body));
    }

    const Body* find(std::string_view badge) const
    {
        const auto it = byBadge.find(badge);
        return it == byBadge.end() ? nullptr : &bodies[it->second];
    }

    // The nearest points of two bodies; only stands that may be nearer than what is known are measured. They are no
    // further apart than their middles.
    static Nearest between(const Body& a, const Body& b)
    {
        double middles = INFINITY;
        for (const Laid& one : a.stands)
            for (const Laid& other : b.stands)
                middles = std::min(middles, squared(one.stand.centre - other.stand.centre));
        const double most = std::sqrt(middles) + 0.01;
        Nearest best{{}, {}, INFINITY};
        for (const Laid& one : a.stands)
            for (const Laid& other : b.stands) {
                const double reach = std::min(best.distance, most) + one.reach + other.reach;
                if (squared(one.stand.centre - other.stand.centre) >= reach * reach)
                    continue;
                if (const Nearest found = nearestOf(one.ring, other.ring); found.distance < best.distance)
                    best = found;
            }
        return best;
    }

    std::vector<Apart> enemiesOf(const Body& body) const
    {
        std::vector<Apart> found;
        for (const Body& other : bodies)
            if (other.troop->side != body.troop->side && !other.troop->leads)
                found.push_back(parted(between(body, other), other.troop->badge));
        return found;
    }

    Seen look(const Body& from, const Body& to, double most) const
    {
        const Nearest nearest = between(from, to);
        Seen seen{false, nearest.distance, nearest.from, nearest.to, {}};
        if (nearest.distance > most)
            return seen;
        const Looking looking(from.stands, to.stands, blocking, country, most);
        if (const auto line = looking.free()) {
            seen.sees = true;
            seen.from = line->first;
            seen.to = line->second;
        } else
            seen.blockedBy = looking.blockedBy(nearest.from, nearest.to);
        return seen;
    }
};

View::View(const Deployment& all, const Field& field, const Kinds& kinds)
    : state(std::make_unique<State>(all, field, kinds))
{
}

View::~View() = default;
View::View(View&&) noexcept = default;

double View::distance(std::string_view badge, std::string_view other) const
{
    const auto *a = state->find(badge), *b = state->find(other);
    return a && b ? State::between(*a, *b).distance : INFINITY;
}

std::vector<Apart> View::enemiesByDistance(std::string_view badge) const
{
    const auto* body = state->find(badge);
    auto all = body ? state->enemiesOf(*body) : std::vector<Apart>();
    std::ranges::stable_sort(all, [](const Apart& a, const Apart& b) { return a.distance < b.distance; });
    return all;
}

std::vector<Quarter> View::quartersOf(std::string_view badge, std::string_view other) const
{
    const auto *a = state->find(badge), *b = state->find(other);
    std::vector<Quarter> found;
    if (!a || !b)
        return found;
    for (const Laid& stand : a->stands)
        for (const Laid& seen : b->stands)
            for (const Quarter quarter : field::quartersOf(*stand.troop, stand.stand, seen.ring))
                if (std::ranges::find(found, quarter) == found.end())
                    found.push_back(quarter);
    std::ranges::sort(found);
    return found;
}

Seen View::sees(std::string_view badge, std::string_view other, double most) const
{
    const auto *a = state->find(badge), *b = state->find(other);
    return a && b && a != b ? state->look(*a, *b, most) : Seen{false, INFINITY, {}, {}, {}};
}

std::vector<Under> View::terrainUnder(std::string_view badge) const
{
    std::vector<Under> found;
    if (const auto* body = state->find(badge))
        for (const Laid& stand : body->stands)
            for (const Under& one : under(state->field, stand.ring))
                if (std::ranges::none_of(found, [&](const Under& known) { return known.piece == one.piece; }))
                    found.push_back(one);
    return found;
}

} // namespace strategikon::field
