#include "battle_order.h"

#include "ranks.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double wingsApart = 3;       // cm
constexpr double mostApart = 2;        // of ranks, cm
constexpr double behindThem = 3;       // for commanders, cm
constexpr double leastWithWings = 100; // cm of the parade's width
constexpr double shortOf = 10;         // cm that a line stays short of a commander's reach
constexpr std::size_t apiece = 4;      // bodies of a row, from which both wings have some

using Brigades = std::vector<Brigade>;

Bodies ofRole(const Bodies& troops, std::string_view role)
{
    Bodies found;
    for (const Troop* troop : troops)
        if (troop->role == role)
            found.push_back(troop);
    return found;
}

double widthOf(const Brigades& row)
{
    double sum = row.empty() ? 0 : double(row.size() - 1) * Ranks::gap;
    for (const Brigade& brigade : row)
        sum += brigade.width();
    return sum;
}

// Rows one behind the other, each as wide as there is room.
std::vector<Brigades> rowsOf(const Bodies& bodies, double room)
{
    std::vector<Brigades> rows;
    for (Brigade& brigade : brigadesOf(bodies, room)) {
        if (rows.empty() || widthOf(rows.back()) + Ranks::gap + brigade.width() > room)
            rows.emplace_back();
        rows.back().push_back(std::move(brigade));
    }
    return rows;
}

double widest(const std::vector<Brigades>& rows)
{
    double most = 0;
    for (const Brigades& row : rows)
        most = std::max(most, widthOf(row));
    return most;
}

double width(const Bodies& bodies)
{
    double sum = 0;
    for (const Troop* body : bodies)
        sum += frontage(*body);
    return sum;
}

// Both wings get as much, but of few that are alike one gets all: they ride together.
std::pair<Bodies, Bodies> wings(const Bodies& horse)
{
    std::pair<Bodies, Bodies> both;
    for (auto from = horse.begin(); from != horse.end();) {
        const auto to = std::find_if(from, horse.end(), [&](const Troop* one) { return one->entry != (*from)->entry; });
        const auto count = std::size_t(to - from);
        const auto middle = count < apiece ? to : from + std::ptrdiff_t((count + 1) / 2);
        const bool left = width(both.first) < width(both.second);
        Bodies &weaker = left ? both.first : both.second, &stronger = left ? both.second : both.first;
        weaker.insert(weaker.end(), from, middle);
        stronger.insert(stronger.end(), middle, to);
        from = to;
    }
    return both;
}

// Skirmishers, artillery at both ends: nobody stands before it.
std::vector<Brigades> screenOf(const Bodies& troops, double room)
{
    const Brigades guns = brigadesOf(ofRole(troops, "artillery"), room);
    const double taken = guns.empty() ? 0 : widthOf(guns) + Ranks::gap;
    std::vector<Brigades> rows = rowsOf(ofRole(troops, "skirmishers"), room - taken);
    if (rows.empty() && !guns.empty())
        rows.emplace_back();
    for (std::size_t i = 0; i < guns.size(); ++i)
        rows.front().insert(i % 2 ? rows.front().begin() : rows.front().end(), guns[i]);
    return rows;
}

double depthOf(const Brigades& row)
{
    double most = 0;
    for (const Brigade& brigade : row)
        most = std::max(most, brigade.depth());
    return most;
}

// How long a line commanders can lead who stand side by side behind it.
double ledBy(const Bodies& leaders, double scale)
{
    double length = 0;
    for (const Troop* leader : leaders)
        length += leader->reach > 0 ? 2 * (leader->reach * scale - shortOf) : double(INFINITY);
    return leaders.empty() ? double(INFINITY) : length;
}

// Rows as they are wanted, before the ground has its say.
struct Wanted {
    double room, apart = 0;
    Bodies foot, horse;
    std::vector<Brigades> screen, main, left, right;

    Wanted(const Bodies& troops, const Parade& parade)
        : room(std::min(parade.box.width(), ledBy(ofRole(troops, "leader"), parade.scale)))
        , foot(ofRole(troops, "foot"))
        , horse(ofRole(troops, "horse"))
        , screen(screenOf(troops, room))
    {
        if (foot.empty() || room < leastWithWings) { // riders alone are the line, or stand behind it
            foot.insert(foot.end(), horse.begin(), horse.end());
            horse.clear();
        }
        const auto [leftHorse, rightHorse] = wings(horse);
        const auto alone = [&](const Bodies& wing) { return widthOf(brigadesOf(wing, room)) + wingsApart; };
        const double fair = std::max(room * width(horse) / (width(horse) + width(foot)), room / 3);
        main = rowsOf(foot, room - (horse.empty() ? 0 : std::min(fair, alone(leftHorse) + alone(rightHorse))));
        // What one wing leaves the other may have.
        const double beside = room - widest(main) - 2 * wingsApart;
        left = rowsOf(leftHorse, std::max(beside / 2, beside - alone(rightHorse)));
        right = rowsOf(rightHorse, beside - widest(left));
        apart = std::clamp(
            spare(parade.box.depth()) / double(std::max<std::size_t>(1, screen.size() + lines())), 0.0, mostApart);
    }
    double begins() const { return -whole() / 2 + (left.empty() ? 0 : widest(left) + wingsApart); }
    double ends() const { return begins() + widest(main); }
    double middle() const { return (begins() + ends()) / 2; }

    void addRanks(Ranks& ranks) const
    {
        for (const Brigades& row : screen)
            ranks.add(depthOf(row), apart);
        while (ranks.add(deep(), apart))
            ;
    }
    void draw(Ranks& ranks) const
    {
        for (std::size_t i = 0; i < main.size(); ++i)
            ranks.draw(main[i], middle() - widthOf(main[i]) / 2, Ranks::gap, screen.size() + i);
        for (std::size_t i = 0; i < left.size(); ++i)
            ranks.draw(left[i], begins() - wingsApart - widthOf(left[i]), Ranks::gap, screen.size() + i);
        for (std::size_t i = 0; i < right.size(); ++i)
            ranks.draw(right[i], ends() + wingsApart, Ranks::gap, screen.size() + i);
        for (std::size_t i = 0; i < screen.size(); ++i) { // spread before all of the line
            const double over = std::max(widest(main), widthOf(screen[i])) - widthOf(screen[i]);
            const double each = over / double(screen[i].size());
            ranks.draw(screen[i], middle() - (widthOf(screen[i]) + over - each) / 2, Ranks::gap + each, i);
        }
    }

private:
    std::size_t lines() const { return std::max({main.size(), left.size(), right.size()}); }
    double deep() const { return std::max({Brigade{foot}.depth(), Brigade{horse}.depth(), 2.0}); }
    // Of the parade's depth, if each rank is as deep as its stands, and commanders stand behind.
    double spare(double depth) const
    {
        for (const Brigades& row : screen)
            depth -= depthOf(row);
        return depth - deep() * double(lines()) - behindThem;
    }
    double whole() const
    {
        const double gaps = double(!left.empty()) + double(!right.empty());
        return widest(left) + widest(main) + widest(right) + wingsApart * gaps;
    }
};

} // namespace

std::vector<Slot> orderOfBattle(const Bodies& troops, const Parade& parade, const Fits& fits)
{
    const Wanted wanted(troops, parade);
    Ranks ranks(parade, fits);
    wanted.addRanks(ranks);
    for (const Troop* camp : ofRole(troops, "camp"))
        ranks.pitch(*camp);
    wanted.draw(ranks);
    return ranks.slots;
}

} // namespace strategikon::field
