#include "blocksmodel.h"

#include "app/words/words.h"

#include <algorithm>
#include <map>

namespace strategikon {

bool BlocksModel::isBlock(const std::string& block) const
{
    const auto& blocks = open_.system->blocks();
    return std::find(blocks.begin(), blocks.end(), block) != blocks.end();
}

// Lines the army has bodies of, in the list's order.
std::vector<int> BlocksModel::linesNow() const
{
    std::vector<int> lines;
    for (const Choice& choice : open_.army.choices) {
        const int line = open_.list() != nullptr ? open_.list()->lineNamed(choice.entry) : -1;
        if (line >= 0 && std::find(lines.begin(), lines.end(), line) == lines.end()) {
            lines.push_back(line);
        }
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

int BlocksModel::bodies(int line, const std::string& block) const
{
    int count = 0;
    for (const Choice& choice : open_.army.choices) {
        if (open_.list()->lineNamed(choice.entry) == line
            && (block.empty() ? !isBlock(choice.block) : choice.block == block)) {
            count += choice.count;
        }
    }
    return count;
}

void BlocksModel::refresh()
{
    std::vector<int> lines = linesNow();
    if (lines != lines_) {
        beginResetModel();
        lines_ = std::move(lines);
        endResetModel();
    } else {
        tellChanged();
    }
}

std::vector<BlocksModel::Sum> BlocksModel::sums() const
{
    std::vector<Sum> sums;
    if (open_.list() == nullptr) {
        return sums;
    }
    std::vector<std::string> blocks = open_.system->blocks();
    blocks.push_back({});
    for (const std::string& block : blocks) {
        Sum sum;
        sum.block = block;
        for (const BoundBody& body : open_.bound.bodies) {
            const Choice& choice = open_.army.choices[body.choice];
            if (block.empty() ? !isBlock(choice.block) : choice.block == block) {
                sum.points += open_.task->problem.variables[body.variable].price * body.count;
            }
        }
        for (int line : linesNow()) {
            if (const int count = bodies(line, block); count > 0) {
                sum.words << tr("%1 × %2").arg(count).arg(translated(open_.list()->lines[line].name));
            }
        }
        if (!block.empty() || !sum.words.isEmpty()) {
            sums.push_back(std::move(sum));
        }
    }
    return sums;
}

std::vector<Change> BlocksModel::moves(const std::string& entry, const std::string& block, int count) const
{
    std::vector<Change> moves;
    const int line = open_.list() != nullptr ? open_.list()->lineNamed(entry) : -1;
    if (line < 0 || !isBlock(block)) {
        return moves;
    }
    const auto move = [&](const std::string& from, const std::string& to, int bodies) {
        Change change;
        change.action = Change::Do::assign;
        change.entry = open_.list()->lines[line].id;
        change.count = bodies;
        change.from = from;
        change.block = to;
        moves.push_back(std::move(change));
    };
    int wanted = count - bodies(line, block);
    if (wanted < 0) {
        move(block, {}, -wanted);
        return moves;
    }
    // First from where they stand nowhere, by whatever name the rows give to that; then from the others.
    std::map<std::string, int> nowhere;
    for (const Choice& choice : open_.army.choices) {
        if (open_.list()->lineNamed(choice.entry) == line && !isBlock(choice.block)) {
            nowhere[choice.block] += choice.count;
        }
    }
    std::vector<std::pair<std::string, int>> from(nowhere.begin(), nowhere.end());
    for (const std::string& other : open_.system->blocks()) {
        if (other != block) {
            from.emplace_back(other, bodies(line, other));
        }
    }
    for (const auto& [name, there] : from) {
        if (const int taken = std::min(wanted, there); taken > 0) {
            move(name, block, taken);
            wanted -= taken;
        }
    }
    return moves;
}

QVariant BlocksModel::row(int at) const
{
    PlacedShown shown;
    const int line = lines_[at];
    if (open_.list() == nullptr || line >= static_cast<int>(open_.list()->lines.size())) {
        return QVariant::fromValue(shown);
    }
    shown.name = translated(open_.list()->lines[line].name);
    shown.entry = plain(open_.list()->lines[line].id);
    shown.nowhere = shown.bodies = bodies(line, {});
    for (const std::string& block : open_.system->blocks()) {
        shown.counts << bodies(line, block);
        shown.bodies += shown.counts.last();
    }
    return QVariant::fromValue(shown);
}

} // namespace strategikon

#include "moc_blocksmodel.cpp"
