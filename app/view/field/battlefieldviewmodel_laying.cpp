// Laying out: dice, proposals and what becomes of them.
#include "battlefieldviewmodel.h"

#include "app/view/session.h"
#include "app/view/settings.h"
#include "field_words.h"
#include "model/field/terrain/choosing.h"
#include "scenery.h"

#include <QRandomGenerator>

#include <utility>

namespace strategikon {

using namespace field;

namespace {

// Widths as the file keeps them, so that what is read back is the same.
void toGrid(Feature& feature)
{
    for (Piece& piece : feature.pieces) {
        for (double& width : piece.widths) {
            width = snapped(width);
        }
        widen(piece);
    }
}

constexpr std::uint64_t proposals = 1000; // streams of the seed for what is proposed

} // namespace

bool BattlefieldViewModel::throwDice(const QList<int>& dice)
{
    const Field before = setup_.field;
    if (!known() || !thrown(setup_.field, rules_->charts, {dice.begin(), dice.end()}, true) || !followSides(before)) {
        return false;
    }
    return keepOn("throw");
}

bool BattlefieldViewModel::rollDice()
{
    if (!known()) {
        return false;
    }
    const Ask asked = next(setup_.field, rules_->charts);
    const Field before = setup_.field;
    Random random(seed(), setup_.field.throws.size()); // each throw a stream of its own: undo and roll gives the same
    std::vector<int> dice;
    for (int i = 0; i < asked.dice; ++i) {
        dice.push_back(random.die(asked.sides));
    }
    if (!thrown(setup_.field, rules_->charts, dice, false) || !followSides(before)) {
        return false;
    }
    return keepOn("throw");
}

bool BattlefieldViewModel::chooseSides(bool firstIsNear)
{
    if (!known()) {
        return false;
    }
    const Field before = setup_.field;
    if (!sidesAgreed(setup_.field, firstIsNear)) {
        emit refused(tr("There is already terrain on a player’s half: remove it, then choose sides."));
        return false;
    }
    return followSides(before) && keep("side");
}

bool BattlefieldViewModel::followSides(const Field& before)
{
    const auto invader = [&](const Field& field) { return openingOf(field, rules_->charts).invader; };
    if (invader(before) != invader(setup_.field) && !setup_.deployment.way[0].id.empty()) { // whose way is whose
        setWays(setup_.deployment.way[0].id);
        settleAnew();
    }
    if (edgeThrown(before) == edgeThrown(setup_.field) || takeEdges(setup_.deployment, setup_.field)) {
        return true;
    }
    setup_.field = before;
    emit refused(tr("There are already units on the table: take them off, then choose sides."));
    return false;
}

bool BattlefieldViewModel::keepOn(const char* what, const QString& detail)
{
    return keep(what, detail) && (next(setup_.field, rules_->charts).what != Ask::What::place || propose());
}

bool BattlefieldViewModel::choose(const QString& option)
{
    return known() && chosen(setup_.field, rules_->charts, option.toStdString()) && keepOn("choose");
}

bool BattlefieldViewModel::endTerrain() { return known() && ended(setup_.field, rules_->charts) && keepOn("end"); }

bool BattlefieldViewModel::decline()
{
    const bool chosen = known() && rules_->charts.stages.chosen(); // then only want of room leaves it out
    const char* why = !chosen ? "" : draft_ ? "agreed" : "no-room";
    if (!known() || !declined(setup_.field, rules_->charts, why)) {
        return false;
    }
    dropDraft();
    return keepOn("decline");
}

// What is laid out with: all that there is, or only what a player owns.
field::Wish BattlefieldViewModel::wish()
{
    field::Wish wish;
    wish.seed = seed();
    if (Settings::current()->onlyOwned()) {
        wish.pieces = ownedScenery().value.value_or(std::vector<Owned>());
    }
    return wish;
}

void BattlefieldViewModel::layAll()
{
    if (!known()) {
        return;
    }
    Field laid = finished(setup_.field, rules_->charts, rules_->kinds, wish());
    for (Feature& one : laid.features) {
        toGrid(one);
    }
    const Field before = std::exchange(setup_.field, std::move(laid));
    dropDraft();
    if (followSides(before)) {
        keep("generate");
    }
}

bool BattlefieldViewModel::propose(const QString& variant)
{
    if (!known()) {
        return false;
    }
    const Ask asked = next(setup_.field, rules_->charts);
    const QString way = asked.variant != nullptr ? QString::fromStdString(asked.variant->id) : variant;
    const std::string cover = asked.variant == nullptr ? std::string()
        : variant.isEmpty() && draft_                  ? coverOf(*draft_, *asked.variant)
                                                       : variant.toStdString();
    return asked.what == Ask::What::place && layOut(*asked.item, way, asked.side, cover);
}

bool BattlefieldViewModel::proposeItem(const QString& item, const QString& variant)
{
    const Item* wanted = known() ? rules_->charts.find(item.toStdString()) : nullptr;
    return wanted != nullptr && layOut(*wanted, variant, -1);
}

bool BattlefieldViewModel::layOut(const Item& item, const QString& variant, int side, const std::string& cover)
{
    std::string wanted = variant.toStdString();
    if (wanted.empty()) {
        wanted = draft_ && draft_->item == item.id ? draft_->variant : item.variants.front().id;
    }
    field::Wish wish = this->wish();
    wish.cover = cover;
    Random random(wish.seed, proposals + setup_.field.throws.size() * 64 + std::uint64_t(tries_++));
    std::optional<Feature> found =
        laidOut(setup_.field, item, wanted, side, rules_->charts, rules_->kinds, wish, random);
    if (!found) {
        emit refused(wish.pieces.empty() ? tr("No room for this on the table; try another place, or leave it out.")
                                         : tr("None of your terrain fits here; decline it, or allow any terrain."));
        return false;
    }
    draft_ = std::move(*found);
    draft_->id = "draft";
    toGrid(*draft_);
    draft_->side = side;
    selected_ = QStringLiteral("draft");
    emit draftChanged();
    emit selectedChanged();
    return true;
}

void BattlefieldViewModel::dropDraft()
{
    draft_.reset();
    tries_ = 0;
    if (selected_ == u"draft") {
        selected_.clear();
    }
    emit draftChanged();
    emit selectedChanged();
}

namespace {

// For terrain that was agreed on; what is thrown for is numbered where it is placed.
std::string freeId(const Field& field)
{
    int number = 1;
    while (field.find("t" + std::to_string(number)) != nullptr) {
        ++number;
    }
    return "t" + std::to_string(number);
}

} // namespace

bool BattlefieldViewModel::place()
{
    if (!known() || !draft_) {
        return false;
    }
    if (const QString words = refusalOf(*draft_); !words.isEmpty()) {
        emit refused(words);
        return false;
    }
    const bool agreed = next(setup_.field, rules_->charts).what != Ask::What::place;
    if (agreed) {
        draft_->id = freeId(setup_.field);
        setup_.field.features.push_back(*draft_);
    } else if (!placed(setup_.field, rules_->charts, *draft_)) {
        return false;
    }
    dropDraft();
    select(QString::fromStdString(setup_.field.features.back().id));
    return keepOn("place");
}

} // namespace strategikon
