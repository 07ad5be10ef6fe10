// Dice on the card: typed as they fell, counted, or thrown by the program.
#include "card.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Kind = Input::Kind;

bool fell(int face) { return face != 0; }

// Behind the figure that stands there, where both together are a count.
int countTyped(const std::vector<int>& now, int figure, int most)
{
    const int longer = now.size() == 1 ? 10 * now.front() + figure : figure;
    return longer <= most ? longer : figure;
}

// A die of more sides is typed as two figures, 00 for a hundred.
constexpr int mostKeys = 12;
bool isTyped(const Throw& thrown) { return thrown.sides > mostKeys; }

} // namespace

// As many places as dice fall in all: those that are thrown again have one behind the others.
void Card::makePlaces(const Input& one)
{
    Values& faces = put_[one.id];
    if (!isCounted(one.id))
        faces.resize(std::size_t(wanted(one.dice, faces)));
}

bool Card::allFallen(const Input& one) const
{
    const Values& faces = put_.at(one.id);
    return std::ranges::all_of(faces, fell);
}

bool Card::anyFallen() const
{
    return std::ranges::any_of(ask_.inputs, [&](const Input& one) {
        if (one.kind != Kind::dice)
            return false;
        const Values& faces = put_.at(one.id);
        return isCounted(one.id) ? faces.size() == 1 : std::ranges::any_of(faces, fell);
    });
}

bool Card::hasDice() const
{
    return std::ranges::any_of(
        ask_.inputs, [](const Input& one) { return one.kind == Kind::dice && one.dice.count > 0; });
}

Card::Typed Card::typeDie(int figure)
{
    for (const Input& one : ask_.inputs) {
        if (isCounted(one.id)) {
            const int score = countTyped(put_[one.id], figure, one.dice.count);
            if (score > 0 && 10 * score <= one.dice.count) { // the next figure may belong to it; or an OK follows
                put_[one.id] = {score};
                weigh();
                return {score};
            }
            if (score <= one.dice.count)
                return putCount(one.id, score) ? Typed{score, true} : Typed{};
            if (score > one.dice.sides || !setCounted(one.id, false))
                return {};
            // More than there are dice is no count but a face: they are typed one by one.
        }
        if (one.kind != Kind::dice || allFallen(one))
            continue;
        if (isTyped(one.dice)) {
            if (tens_ < 0) {
                tens_ = figure;
                return {};
            }
            figure = tens_ == 0 && figure == 0 ? 100 : 10 * tens_ + figure;
            tens_ = -1;
        }
        if (figure < 1 || figure > one.dice.sides)
            continue;
        Values& faces = put_[one.id];
        *std::ranges::find(faces, 0) = figure;
        makePlaces(one);
        weigh();
        return {figure, allFallen(one)};
    }
    return {};
}

bool Card::putCount(const std::string& id, int score)
{
    if (!isCounted(id))
        return false;
    put_[id] = {score};
    weigh();
    return true;
}

void Card::clearDie(const std::string& id, int die)
{
    const Input* one = ask_.find(id);
    if (!one || one->kind != Kind::dice || die < 0 || die >= int(put_[id].size()))
        return;
    put_[id][std::size_t(die)] = 0;
    tens_ = -1;
    makePlaces(*one);
    weigh();
}

void Card::takeBackDie()
{
    if (tens_ >= 0) {
        tens_ = -1;
        return;
    }
    for (auto one = ask_.inputs.rbegin(); one != ask_.inputs.rend(); ++one) {
        if (one->kind != Kind::dice || isCounted(one->id))
            continue;
        Values& faces = put_[one->id];
        const auto last = std::find_if(faces.rbegin(), faces.rend(), fell);
        if (last != faces.rend()) {
            *last = 0;
            makePlaces(*one);
            break;
        }
    }
    weigh();
}

bool Card::setCounted(const std::string& id, bool counted)
{
    const Input* one = ask_.find(id);
    if (!one || one->kind != Kind::dice || one->dice.faces)
        return false;
    put_[id] = Values(std::size_t(one->dice.count), 0);
    counted ? void(counted_.insert(id)) : void(counted_.erase(id));
    weigh();
    return true;
}

void Card::roll(const std::function<int(int)>& die)
{
    for (const Input& one : ask_.inputs) {
        if (one.kind != Kind::dice)
            continue;
        Values& faces = put_[one.id];
        if (counted_.erase(one.id))
            faces = Values(std::size_t(one.dice.count), 0);
        if (!std::ranges::all_of(faces, fell)) {
            faces = thrownOn(one.dice, faces, die);
            rolled_ = true;
        }
    }
    weigh();
}

} // namespace strategikon::play
