#include "block_order.h"

#include "blocks.h"

#include <algorithm>
#include <cmath>

namespace strategikon::field {

namespace {

constexpr double betweenLines = 1;  // cm between lines, so that one can give ground
constexpr double mostBetween = 2;   // cm between groups, where there is room
constexpr int mostLines = 12;       // one behind the other
constexpr std::size_t fewFiles = 4; // of a kind of mounted troops: all of them on one wing

using File = Bodies; // from front to rear

struct Group {               // alike, in touch
    std::vector<File> files; // from left to right
    double wide = 0, deep = 0, move = 0;
    std::string role;
};
using Groups = std::vector<Group>;

bool isOf(const Troop& troop, std::string_view one)
{
    return std::ranges::find(troop.classes, one) != troop.classes.end();
}

// Pairs on one base keep together; others fill rank after rank.
std::vector<File> filesOf(const Bodies& bodies)
{
    Bodies fronts, rears;
    for (const Troop* body : bodies)
        (isOf(*body, "rear-of-base") ? rears : fronts).push_back(body);
    if (fronts.empty())
        fronts.swap(rears);
    const auto ranks = std::size_t(rears.empty() ? std::max(1, fronts.front()->ranks) : 1);
    const std::size_t count = (fronts.size() + ranks - 1) / ranks;
    std::vector<File> files(count);
    for (std::size_t i = 0; i < fronts.size(); ++i)
        files[i % count].push_back(fronts[i]);
    for (std::size_t i = 0; i < rears.size(); ++i)
        files[i % count].push_back(rears[i]);
    return files;
}

double depthOf(const File& file)
{
    double deep = 0;
    for (const Troop* body : file)
        deep += body->deep;
    return deep;
}

Group groupOf(const Bodies& bodies)
{
    Group group{filesOf(bodies), bodies.front()->wide, 0, bodies.front()->move, bodies.front()->role};
    for (const File& file : group.files)
        group.deep = std::max(group.deep, depthOf(file));
    return group;
}

// Of one role, a group for each row of the list; the two of a double base come from two rows.
Groups groupsOf(const Bodies& all, std::string_view role)
{
    std::vector<Bodies> rows;
    for (const Troop* body : all) {
        if (body->role != role)
            continue;
        const bool joins = !rows.empty()
            && (rows.back().front()->entry == body->entry
                || (isOf(*body, "rear-of-base") && isOf(*rows.back().front(), "front-of-base")));
        if (!joins)
            rows.emplace_back();
        rows.back().push_back(body);
    }
    Groups groups;
    for (const Bodies& row : rows)
        groups.push_back(groupOf(row));
    return groups;
}

Group cutOut(const Group& group, std::size_t from, std::size_t to)
{
    Group cut = group;
    cut.files.assign(group.files.begin() + std::ptrdiff_t(from), group.files.begin() + std::ptrdiff_t(to));
    return cut;
}

double widthOf(const Group& group) { return double(group.files.size()) * group.wide; }

double widthOf(const Groups& groups)
{
    double sum = 0;
    for (const Group& group : groups)
        sum += widthOf(group);
    return sum;
}

double depthOf(const Groups& groups)
{
    double deep = 0;
    for (const Group& group : groups)
        deep = std::max(deep, group.deep);
    return deep;
}

// Mounted troops beside the foot: the fastest outermost.
Groups battleLine(const Bodies& bodies, int wing)
{
    Groups horse = groupsOf(bodies, "horse"), line, right;
    std::ranges::stable_sort(horse, [](const Group& a, const Group& b) { return a.move > b.move; });
    for (const Group& group : horse) {
        const std::size_t files = group.files.size();
        const std::size_t left = wing < 0     ? files
            : wing > 0                        ? 0
            : files >= fewFiles               ? (files + 1) / 2
            : widthOf(line) <= widthOf(right) ? files
                                              : 0;
        if (left > 0)
            line.push_back(cutOut(group, 0, left));
        if (left < files)
            right.insert(right.begin(), cutOut(group, left, files));
    }
    for (const char* role : {"artillery", "foot"})
        for (const Group& group : groupsOf(bodies, role))
            line.push_back(group);
    line.insert(line.end(), right.begin(), right.end());
    return line;
}

// In so many lines: each has its share of the files.
std::vector<Groups> inLines(const Groups& groups, int lines)
{
    std::vector<Groups> all;
    for (int i = 0; i < lines; ++i) {
        Groups line;
        for (const Group& group : groups) {
            const std::size_t each = (group.files.size() + std::size_t(lines) - 1) / std::size_t(lines);
            const std::size_t from = std::min(group.files.size(), each * std::size_t(i));
            const std::size_t to = std::min(group.files.size(), from + each);
            if (from < to)
                line.push_back(cutOut(group, from, to));
        }
        if (!line.empty())
            all.push_back(std::move(line));
    }
    return all;
}

std::vector<Groups> fitting(const Groups& groups, double room)
{
    std::vector<Groups> lines;
    for (int count = 1; count <= mostLines; ++count) {
        lines = inLines(groups, count);
        if (std::ranges::all_of(lines, [&](const Groups& line) { return widthOf(line) <= room + 0.01; }))
            break;
    }
    return lines;
}

class Drawing {
public:
    explicit Drawing(const Parade& parade) : parade(parade), room(parade.box.width()) {}

    void lines(const std::vector<Groups>& all)
    {
        for (const Groups& line : all) {
            draw(line);
            back += depthOf(line) + betweenLines;
        }
    }
    // Ahead of the foot, no wider than that where there is any.
    void screen(const Groups& groups, double over)
    {
        const double wide = groups.empty() ? 0 : groups.front().wide;
        lines(fitting(groups, over > 0 ? std::clamp(over, std::min(wide, room), room) : room));
    }
    std::vector<Slot> slots;

private:
    void draw(const Groups& line)
    {
        const double spare = std::max(0.0, room - widthOf(line));
        const double between = line.size() > 1 ? std::min(mostBetween, spare / double(line.size() - 1)) : 0;
        double along = -(widthOf(line) + between * double(line.size() - 1)) / 2;
        for (const Group& group : line) {
            ++groups;
            for (const File& file : group.files) {
                double deep = back;
                for (const Troop* body : file) {
                    slots.push_back({body, parade.at(side() * (along + body->wide / 2), deep), {}, groups});
                    deep += body->deep;
                }
                along += group.wide;
            }
            along += between;
        }
    }
    // To the right as the block sees it.
    double side() const { return parade.near ? 1 : -1; }

    const Parade& parade;
    const double room;
    double back = 0;
    int groups = 0;
};

double footWidth(const std::vector<Groups>& lines)
{
    double most = 0;
    for (const Groups& line : lines) {
        double sum = 0;
        for (const Group& group : line)
            sum += group.role == "foot" ? widthOf(group) : 0;
        most = std::max(most, sum);
    }
    return most;
}

double shareOfHorse(const Deployment& deployment, int side, const std::string& block)
{
    double horse = 0, all = 0;
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && troop.block == block && !isCamp(deployment, troop)) {
            ++all;
            horse += troop.role == "horse";
        }
    return all > 0 ? horse / all : 0;
}

bool isLedAs(const Deployment& deployment, int side, const std::string& block, const std::vector<std::string>& as)
{
    return std::ranges::any_of(deployment.troops, [&](const Troop& troop) {
        return troop.side == side && troop.block == block
            && std::ranges::any_of(as, [&](const std::string& one) { return isOf(troop, one); });
    });
}

std::vector<std::string> allBlocks(const Deployment& deployment, int side)
{
    std::vector<std::string> blocks;
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && !isCamp(deployment, troop) && std::ranges::find(blocks, troop.block) == blocks.end())
            blocks.push_back(troop.block);
    return blocks;
}

Bodies bodiesOf(const Deployment& deployment, int side, const std::string& block)
{
    Bodies bodies;
    for (const Troop& troop : deployment.troops)
        if (troop.side == side && troop.block == block && !isCamp(deployment, troop) && !isKeptBack(deployment, troop))
            bodies.push_back(&troop);
    return bodies;
}

void cutRow(std::map<std::string, Box>& into, const Notes::Rank& rank, const Box& row,
    const std::map<std::string, double>& wishes, bool near)
{
    auto blocks = rank.blocks; // from left to right on the table
    if (near)
        std::reverse(blocks.begin(), blocks.end());
    double sum = 0;
    for (const std::string& block : blocks)
        sum += wishes.at(block);
    const double spare = row.width() - sum;
    double left = row.least.x;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const double wish = wishes.at(blocks[i]);
        const double wide = spare >= 0 ? wish + spare / double(blocks.size()) : row.width() * wish / sum;
        const double right = i + 1 == blocks.size() ? row.most.x : snapped(left + wide);
        into[blocks[i]] = {{left, row.least.y}, {right, row.most.y}};
        left = right;
    }
}

} // namespace

std::vector<Slot> blockOrder(const Bodies& bodies, const Parade& parade, int wing)
{
    const auto lines = fitting(battleLine(bodies, wing), parade.box.width());
    Drawing drawing(parade);
    drawing.screen(groupsOf(bodies, "skirmishers"), footWidth(lines));
    drawing.lines(lines);
    for (const char* role : {"reserve", "vessel", "leader"}) // vessels find their water from there
        drawing.lines(fitting(groupsOf(bodies, role), parade.box.width()));
    return drawing.slots;
}

double wishedWidth(const Bodies& bodies)
{
    const Groups line = battleLine(bodies, 0);
    double most = widthOf(line) + mostBetween * double(line.size());
    for (const char* role : {"skirmishers", "leader"})
        for (const Group& group : groupsOf(bodies, role))
            most = std::max(most, std::min(widthOf(group), 10 * group.wide));
    return std::max(most, 1.0);
}

std::vector<Slot> campOrder(const Bodies& bodies, const Table& table, bool near, const Fits& fits)
{
    double sum = 0;
    for (const Troop* body : bodies)
        sum += body->wide;
    const auto at = [&](double from) {
        std::vector<Slot> slots;
        for (const Troop* body : bodies) {
            slots.push_back({body, {from + body->wide / 2, near ? body->deep : table.depth - body->deep}});
            from += body->wide;
        }
        return slots;
    };
    const double middle = (table.width - sum) / 2;
    for (double off = 0; off <= middle; off += 1)
        for (const double from : {middle - off, middle + off}) {
            auto slots = at(snapped(from));
            if (std::ranges::all_of(slots, fits))
                return slots;
        }
    return at(snapped(middle));
}

std::map<std::string, Box> strips(const Deployment& deployment, const Table& table, int side, const RowGround& ground)
{
    const auto& notes = deployment.notes[side];
    std::map<std::string, Box> cutUp;
    const auto one = std::ranges::find_if(
        deployment.troops, [&](const Troop& troop) { return troop.side == side && !isCamp(deployment, troop); });
    if (!notes || one == deployment.troops.end())
        return cutUp;
    const Parade parade = paradeOf(deployment, table, *one);
    const double deep = parade.box.depth() / double(std::max<std::size_t>(1, notes->ranks.size()));
    for (std::size_t i = 0; i < notes->ranks.size(); ++i) {
        std::map<std::string, double> wishes;
        double sum = 0;
        Notes::Rank rank;
        for (const std::string& block : notes->ranks[i].blocks)
            if (const Bodies bodies = bodiesOf(deployment, side, block); !bodies.empty()) {
                sum += wishes[block] = wishedWidth(bodies);
                rank.blocks.push_back(block);
            }
        Box row = parade.box;
        const double front = deep * double(i), rear = deep * double(i + 1);
        row.least.y = snapped(parade.near ? parade.box.most.y - rear : parade.box.least.y + front);
        row.most.y = snapped(parade.near ? parade.box.most.y - front : parade.box.least.y + rear);
        cutRow(cutUp, rank, ground(row, sum), wishes, parade.near);
    }
    return cutUp;
}

int wingOf(const Notes& notes, const std::string& block)
{
    for (const Notes::Rank& rank : notes.ranks)
        if (rank.blocks.size() > 1)
            for (const bool left : {true, false})
                if ((left ? rank.blocks.back() : rank.blocks.front()) == block)
                    return left ? -1 : 1;
    return 0;
}

Notes plainNotesOf(const Deployment& deployment, int side)
{
    auto blocks = allBlocks(deployment, side);
    const auto chief = [&](const std::string& block) {
        return isLedAs(deployment, side, block, deployment.way[side].keeps);
    };
    std::ranges::stable_sort(blocks, [&](const std::string& a, const std::string& b) {
        return chief(a) != chief(b) ? chief(a) : shareOfHorse(deployment, side, a) < shareOfHorse(deployment, side, b);
    });
    Notes notes;
    notes.ranks.emplace_back();
    auto& row = notes.ranks.front().blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) // from the middle outwards
        row.insert(i % 2 ? row.begin() : row.end(), blocks[i]);
    return notes;
}

Notes randomNotesOf(const Deployment& deployment, int side, Random& random)
{
    auto blocks = allBlocks(deployment, side);
    const Way& way = deployment.way[side];
    Notes notes;
    int room = way.mostAway > 0 ? int(blocks.size()) / way.mostAway : 0;
    bool left = random.chance(0.5);
    for (const std::string& block : blocks)
        if (room > 0 && int(notes.away.size()) < 2 * way.eachFlank && !isLedAs(deployment, side, block, way.keeps)
            && random.chance(0.3)) {
            notes.away.push_back({block, left});
            left = !left;
            --room;
        }
    std::erase_if(blocks, [&](const std::string& block) { return notes.holds(block); });
    for (std::size_t i = blocks.size(); i > 1; --i)
        std::swap(blocks[i - 1], blocks[std::size_t(random.below(int(i)))]);
    notes.ranks.emplace_back();
    for (const std::string& block : blocks) {
        if (!notes.ranks.back().blocks.empty() && notes.ranks.size() < 2 && random.chance(0.2))
            notes.ranks.emplace_back();
        notes.ranks.back().blocks.push_back(block);
    }
    return notes;
}

} // namespace strategikon::field
