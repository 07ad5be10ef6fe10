// Dice on the card: typed as they fell, counted, or thrown by the program.
#include "battledesk.h"

#include <QRandomGenerator>

#include <algorithm>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

namespace {

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
void BattleDesk::makePlaces(const Input& one)
{
    Values& faces = put_[one.id];
    if (!counted_.count(one.id))
        faces.resize(std::size_t(wanted(one.dice, faces)));
}

bool BattleDesk::allFallen(const Input& one) const
{
    const Values& faces = put_.at(one.id);
    return std::all_of(faces.begin(), faces.end(), fell);
}

bool BattleDesk::hasDice() const
{
    return ask() != nullptr && std::any_of(ask()->inputs.begin(), ask()->inputs.end(), [](const Input& one) {
        return one.kind == Kind::dice && one.dice.count > 0;
    });
}

bool BattleDesk::typeDie(int face)
{
    if (ask() == nullptr) {
        return false;
    }
    for (const Input& one : ask()->inputs) {
        if (counted_.count(one.id)) {
            const int score = countTyped(put_[one.id], face, one.dice.count);
            if (score > 0 && 10 * score <= one.dice.count) { // the next figure may belong to it; or an OK follows
                put_[one.id] = {score};
                emit typed(score);
                break;
            }
            return score <= one.dice.count && putCount(QString::fromStdString(one.id), score);
        }
        if (one.kind != Kind::dice || allFallen(one)) {
            continue;
        }
        if (isTyped(one.dice)) {
            if (tens_ < 0) {
                tens_ = face;
                break;
            }
            face = tens_ == 0 && face == 0 ? 100 : 10 * tens_ + face;
            tens_ = -1;
        }
        if (face < 1 || face > one.dice.sides) {
            continue;
        }
        Values& faces = put_[one.id];
        *std::find(faces.begin(), faces.end(), 0) = face;
        makePlaces(one);
        emit typed(face);
        weigh();
        if (allFallen(one) && answersItself()) {
            return true;
        }
        break;
    }
    show();
    return false;
}

void BattleDesk::clearDie(const QString& id, int die)
{
    const Input* one = input(id);
    if (one != nullptr && one->kind == Kind::dice && die >= 0 && die < int(put_[one->id].size())) {
        put_[one->id][std::size_t(die)] = 0;
        tens_ = -1;
        makePlaces(*one);
        show();
    }
}

void BattleDesk::takeBackDie()
{
    if (ask() == nullptr) {
        return;
    }
    if (tens_ >= 0) {
        tens_ = -1;
        show();
        return;
    }
    for (auto one = ask()->inputs.rbegin(); one != ask()->inputs.rend(); ++one) {
        if (one->kind != Kind::dice || counted_.count(one->id)) {
            continue;
        }
        Values& faces = put_[one->id];
        const auto last = std::find_if(faces.rbegin(), faces.rend(), fell);
        if (last != faces.rend()) {
            *last = 0;
            makePlaces(*one);
            break;
        }
    }
    show();
}

void BattleDesk::setCounted(const QString& id, bool counted)
{
    const Input* one = input(id);
    if (one == nullptr || one->kind != Kind::dice || one->dice.faces) {
        return;
    }
    put_[one->id] = Values(std::size_t(one->dice.count), 0);
    if (counted) {
        counted_.insert(one->id);
        eachDie_.erase(state().phase);
    } else {
        counted_.erase(one->id);
        eachDie_.insert(state().phase);
    }
    keepEachDie();
    show();
}

bool BattleDesk::putCount(const QString& id, int score)
{
    const Input* one = input(id);
    if (one == nullptr || !counted_.count(one->id)) {
        return false;
    }
    put_[one->id] = {score};
    emit typed(score);
    weigh();
    if (answersItself()) {
        return true;
    }
    show();
    return false;
}

// Nobody has to confirm what fell, where nothing else is open.
bool BattleDesk::answersItself()
{
    const bool answered = complete() && settled() && answer();
    if (answered) {
        emit closed();
    }
    return answered;
}

bool BattleDesk::roll()
{
    if (ask() == nullptr) {
        return false;
    }
    const auto before = put_;
    const auto counted = counted_;
    for (const Input& one : ask()->inputs) {
        if (one.kind != Kind::dice) {
            continue;
        }
        Values& faces = put_[one.id];
        if (counted_.erase(one.id)) {
            faces = Values(std::size_t(one.dice.count), 0);
        }
        if (!std::all_of(faces.begin(), faces.end(), fell)) {
            faces =
                thrownOn(one.dice, faces, [](int sides) { return QRandomGenerator::system()->bounded(1, sides + 1); });
            rolled_ = true;
        }
    }
    weigh();
    if (complete() && answer()) {
        return true;
    }
    const bool refused = complete(); // and told
    put_ = before;
    counted_ = counted;
    rolled_ = false;
    weigh();
    if (!refused) {
        answer(); // says what is missing
    }
    emit cardChanged();
    return false;
}

} // namespace strategikon
