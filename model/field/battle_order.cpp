#include "model/field/battle_order.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr int brigade = 4;                    // bodies
constexpr double betweenBrigades = 2, ranksApart = 1, wingsApart = 3; // cm

using Bodies = std::vector<const Troop*>;

double frontage(const Troop& troop) { return troop.stands * troop.wide; }

Bodies ofRole(const std::vector<const Troop*>& troops, std::string_view role)
{
    Bodies found;
    for (const Troop* troop : troops)
        if (troop->role == role)
            found.push_back(troop);
    return found;
}

// Bodies side by side, in brigades.
struct Row {
    Bodies bodies;
    double gapBefore(std::size_t i) const { return i > 0 && i % brigade == 0 ? betweenBrigades : 0; }
    double width() const
    {
        double sum = 0;
        for (std::size_t i = 0; i < bodies.size(); ++i)
            sum += gapBefore(i) + frontage(*bodies[i]);
        return sum;
    }
    double depth() const
    {
        double most = 0;
        for (const Troop* body : bodies)
            most = std::max(most, body->deep);
        return most;
    }
};

// Rows one behind the other, each as wide as there is room.
std::vector<Row> rowsOf(const Bodies& bodies, double room)
{
    std::vector<Row> rows;
    for (const Troop* body : bodies) {
        if (rows.empty() || rows.back().width() + betweenBrigades + frontage(*body) > room)
            rows.emplace_back();
        rows.back().bodies.push_back(body);
    }
    return rows;
}

double widest(const std::vector<Row>& rows)
{
    double most = 0;
    for (const Row& row : rows)
        most = std::max(most, row.width());
    return most;
}

// `left` is where the row begins.
void place(const Row& row, double left, double back, std::vector<Slot>& slots)
{
    double at = left;
    for (std::size_t i = 0; i < row.bodies.size(); ++i) {
        at += row.gapBefore(i);
        slots.push_back({row.bodies[i], at + frontage(*row.bodies[i]) / 2, back});
        at += frontage(*row.bodies[i]);
    }
}

// Of several rows; left and right of the middle, or to the right or left of `from` only. Returns how far back they reach.
double placeRows(const std::vector<Row>& rows, double from, int towardsSide, double back, std::vector<Slot>& slots)
{
    for (const Row& row : rows) {
        const double left = towardsSide == 0 ? from - row.width() / 2 : towardsSide > 0 ? from : from - row.width();
        place(row, left, back, slots);
        back += row.depth() + ranksApart;
    }
    return back;
}

// Every other one, so that both wings get as good troops.
std::pair<Bodies, Bodies> wings(const Bodies& horse)
{
    std::pair<Bodies, Bodies> both;
    for (std::size_t i = 0; i < horse.size(); ++i)
        (i % (2 * brigade) < brigade ? both.first : both.second).push_back(horse[i]);
    if (both.second.empty() && both.first.size() > 1) {
        const std::ptrdiff_t half = std::ptrdiff_t(both.first.size() / 2);
        both.second.assign(both.first.begin() + half, both.first.end());
        both.first.resize(std::size_t(half));
    }
    return both;
}

bool reachesFurther(const Troop* a, const Troop* b)
{
    const auto reach = [](const Troop* leader) { return leader->reach > 0 ? leader->reach : double(INFINITY); };
    return reach(a) > reach(b);
}

// Whoever reaches furthest behind the middle, the others evenly along the line.
void placeLeaders(Bodies leaders, double width, double back, std::vector<Slot>& slots)
{
    std::stable_sort(leaders.begin(), leaders.end(), reachesFurther);
    for (std::size_t i = 0; i < leaders.size(); ++i) {
        const double share = i == 0 ? 0 : (double(i) - 0.5) / double(leaders.size() - 1) - 0.5;
        slots.push_back({leaders[i], share * width, back});
    }
}

} // namespace

std::vector<Slot> orderOfBattle(const std::vector<const Troop*>& troops, double width)
{
    Bodies ahead = ofRole(troops, "skirmishers");
    const Bodies guns = ofRole(troops, "artillery"), foot = ofRole(troops, "foot");
    // Artillery at both ends of the foremost row: nobody stands before it.
    ahead.insert(ahead.begin(), guns.begin(), guns.begin() + std::ptrdiff_t(guns.size() / 2));
    ahead.insert(ahead.end(), guns.begin() + std::ptrdiff_t(guns.size() / 2), guns.end());
    const auto [leftHorse, rightHorse] = wings(ofRole(troops, "horse"));

    const auto skirmish = rowsOf(ahead, width);
    const double mounted = std::min(width / 2, Row{leftHorse}.width() + Row{rightHorse}.width() + 2 * wingsApart);
    const auto line = rowsOf(foot, width - mounted);
    const double room = (width - widest(line)) / 2 - wingsApart; // of each wing
    const auto left = rowsOf(leftHorse, room), right = rowsOf(rightHorse, room);

    std::vector<Slot> slots;
    double front = 0;
    std::vector<Slot> screen;
    front = placeRows(skirmish, 0, 0, front, screen);
    const double rear = placeRows(line, 0, 0, front, slots);
    placeRows(left, -widest(line) / 2 - wingsApart, -1, front, slots);
    placeRows(right, widest(line) / 2 + wingsApart, 1, front, slots);
    slots.insert(slots.end(), screen.begin(), screen.end());
    for (const Troop* camp : ofRole(troops, "camp"))
        slots.insert(slots.begin(), {camp, 0, rear + 5});
    const double whole = widest(line) + widest(left) + widest(right) + 2 * wingsApart;
    placeLeaders(ofRole(troops, "leader"), std::min(width, whole), line.empty() ? front + 4.5 : rear - 0.5, slots);
    return slots;
}

} // namespace strategikon::field
