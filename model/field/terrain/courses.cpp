// Lines: rivers, paths, cliffs along a slope, banks.
#include "shapes.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

// Turned, stretched and moved so that its ends are where they should be.
Course between(const Course& course, Point from, Point to)
{
    const Point is = course.back() - course.front(), shall = to - from;
    const double squared = is.x * is.x + is.y * is.y;
    const Point turn{(is.x * shall.x + is.y * shall.y) / squared, (is.x * shall.y - is.y * shall.x) / squared};
    Course fitted;
    for (const Point p : course) {
        const Point q = p - course.front();
        fitted.push_back(snapped(from + Point{q.x * turn.x - q.y * turn.y, q.x * turn.y + q.y * turn.x}));
    }
    fitted.back() = to;
    return fitted;
}

} // namespace

// Rivers keep turning: their direction sways about the straight line, so bends are round and never of one size.
Course winding(Point from, Point to, double bend, Random& random)
{
    const double straight = distance(from, to), wave = random.between(16, 26);
    const double phase = random.between(0, wholeTurn), drift = random.between(.55, .75);
    const double other = random.between(0, wholeTurn);
    if (straight < 1 || bend <= 0)
        return {from, to};
    const int steps = std::clamp(int(straight / 1.7), 6, 48);
    const double waves = std::max(straight / wave, .6);
    Course course{{0, 0}};
    for (int i = 0; i < steps; ++i) {
        const double t = (i + .5) / steps;
        const double sway =
            std::sin(phase + wholeTurn * waves * t) + .7 * std::sin(other + wholeTurn * waves * drift * t);
        course.push_back(course.back() + towards(bend * 55 * sway));
    }
    return between(course, from, to);
}

bool bendsBack(const Course& course, double share)
{
    std::vector<double> gone{0};
    for (std::size_t i = 1; i < course.size(); ++i)
        gone.push_back(gone.back() + distance(course[i - 1], course[i]));
    for (std::size_t i = 0; i < course.size(); ++i)
        for (std::size_t j = i + 1; j < course.size(); ++j)
            if (distance(course[i], course[j]) < share * (gone[j] - gone[i]) - 1e-6)
                return true;
    return false;
}

int crossings(const Course& a, const Course& b)
{
    const auto side = [](Point from, Point to, Point p) {
        const Point along = to - from, off = p - from;
        return along.x * off.y - along.y * off.x > 0;
    };
    int count = 0;
    for (std::size_t i = 1; i < a.size(); ++i)
        for (std::size_t j = 1; j < b.size(); ++j)
            count += side(a[i - 1], a[i], b[j - 1]) != side(a[i - 1], a[i], b[j])
                && side(b[j - 1], b[j], a[i - 1]) != side(b[j - 1], b[j], a[i]);
    return count;
}

std::vector<double> riverWidths(const Course& course, double least, double most, Random& random)
{
    const double whole = std::max(length(course), 1.0);
    const double first = random.between(0, wholeTurn), second = random.between(0, wholeTurn);
    std::vector<double> widths;
    double gone = 0;
    for (std::size_t i = 0; i < course.size(); ++i) {
        gone += i ? distance(course[i - 1], course[i]) : 0;
        // It grows as it goes, and swells and narrows on the way.
        const double t = gone / whole;
        const double sway =
            .6 * std::sin(first + gone * wholeTurn / 19) + .4 * std::sin(second + gone * wholeTurn / 8.5);
        widths.push_back(snapped(least + (most - least) * std::clamp(.25 + .4 * t + .45 * sway, 0.0, 1.0)));
    }
    return widths;
}

namespace {

// The two ends of the part of a line through `middle` that lies within the outline.
std::pair<Point, Point> chord(const Ring& outline, Point middle, double degrees)
{
    const double far = across(outline) + 1;
    const auto edge = [&](Point way) {
        double free = 0, blocked = far; // what lies within is one stretch: halve until the edge is found
        for (double probe = .25; probe < far; probe += .25)
            if (!contains(outline, middle + way * probe)) {
                blocked = probe;
                free = probe - .25;
                break;
            }
        for (int i = 0; i < 16; ++i)
            (contains(outline, middle + way * ((free + blocked) / 2)) ? free : blocked) = (free + blocked) / 2;
        return snapped(middle + way * free);
    };
    return {edge(towards(degrees + 180)), edge(towards(degrees))};
}

} // namespace

namespace {

// Whether a line that ends at the outline comes into the open there: not into a bay, with more of the area beyond it.
bool comesOut(const Ring& outline, Point before, Point end)
{
    constexpr double open = 6;
    const Point way = (end - before) * (1 / std::max(distance(before, end), .01));
    return !crosses(end + way * .3, end + way * open, outline);
}

bool leadsThrough(const Course& course, const Ring& outline)
{
    return holds(outline, course) && comesOut(outline, course[1], course[0])
        && comesOut(outline, course[course.size() - 2], course.back());
}

bool keepsClear(const Course& course, std::span<const Ring> of)
{
    constexpr double apart = 1.2;
    return std::ranges::all_of(of, [&](const Ring& ring) {
        for (std::size_t i = 1; i < course.size(); ++i)
            if (crosses(course[i - 1], course[i], ring) || distance(course[i], ring) < apart)
                return false;
        return true;
    });
}

Point within(const Ring& outline, std::span<const Ring> round, Random& random)
{
    const Box box = boxOf(outline);
    Point p = centroid(outline);
    for (int trial = 0; trial < 60; ++trial) {
        p = {random.between(box.least.x, box.most.x), random.between(box.least.y, box.most.y)};
        if (contains(outline, p) && keepsClear({p, p}, round))
            break;
    }
    return p;
}

} // namespace

Course pathAcross(const Ring& outline, std::span<const Ring> round, Random& random)
{
    const double wide = across(outline);
    Course best;
    for (int trial = 0; trial < 24; ++trial) {
        const auto [from, to] = chord(outline, within(outline, round, random), random.between(0, 360));
        const double straight = distance(from, to);
        const Course line{from, to};
        Course course = winding(from, to, trial < 20 ? .36 - .015 * trial : 0, random);
        if (straight > .5 * wide && leadsThrough(course, outline) && keepsClear(course, round))
            return course;
        if (straight > (best.empty() ? 0 : length(best)) && leadsThrough(line, outline) && keepsClear(line, round))
            best = line;
    }
    return best;
}

Course leaving(Course course, Point way, double over)
{
    double gone = 0;
    Point last = course.front();
    for (Point& p : course) {
        gone += distance(last, p);
        if (gone >= over)
            break;
        last = p;
        const double t = gone / over, share = t * t * (3 - 2 * t);
        p = snapped((course.front() + way * gone) * (1 - share) + p * share);
    }
    return course;
}

Course cut(const Course& course, double from, double to)
{
    const bool closed = course.size() > 3 && course.front() == course.back();
    Course part;
    double gone = 0;
    for (std::size_t i = 1; gone < to && (closed || i < course.size()); ++i) {
        const Point a = course[(i - 1) % (course.size() - closed)], b = course[i % (course.size() - closed)];
        const double step = distance(a, b), first = std::max(from - gone, 0.0), last = std::min(to - gone, step);
        if (step > 0 && first < last) {
            if (part.empty())
                part.push_back(snapped(a + (b - a) * (first / step)));
            part.push_back(snapped(a + (b - a) * (last / step)));
        }
        gone += step;
    }
    return part;
}

Course beside(const Course& course, std::span<const double> apart)
{
    Course line;
    for (std::size_t i = 0; i < course.size(); ++i) {
        const Point along = course[std::min(i + 1, course.size() - 1)] - course[i ? i - 1 : 0];
        if (length(along) == 0)
            continue;
        const double off = apart[std::min(i, apart.size() - 1)];
        const Point p = course[i] + turned(along * (off / length(along)), 90);
        // In the inside of a bend the line would run back on itself: what comes nearer than it may is left out.
        if (distanceToCourse(p, course) > .93 * std::abs(off))
            line.push_back(snapped(p));
    }
    return line;
}

Course beside(const Course& course, double apart) { return beside(course, std::span<const double>(&apart, 1)); }

} // namespace strategikon::field
