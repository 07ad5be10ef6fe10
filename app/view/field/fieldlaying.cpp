#include "fieldlaying.h"

#include "app/view/settings.h"
#include "deployways.h"
#include "field_words.h"
#include "model/field/terrain/choosing.h"
#include "scenery.h"

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

FieldLaying::FieldLaying(OpenField& open, QObject* parent) : FieldPart(open, parent)
{
    connect(&open_, &OpenField::opened, this, &FieldLaying::opened);
    connect(&open_, &OpenField::draftChanged, this, &FieldLaying::draftChanged);
}

Ask FieldLaying::next() const { return field::next(setup().field, rules().charts); }

bool FieldLaying::throwDice(const QList<int>& dice)
{
    const Field before = setup().field;
    if (!known() || !thrown(setup().field, rules().charts, {dice.begin(), dice.end()}, true) || !followSides(before)) {
        return false;
    }
    return keepOn("throw");
}

bool FieldLaying::rollDice()
{
    if (!known()) {
        return false;
    }
    const Ask asked = next();
    const Field before = setup().field;
    Random random(
        open_.seed(), setup().field.throws.size()); // each throw a stream of its own: undo and roll gives the same
    std::vector<int> dice;
    for (int i = 0; i < asked.dice; ++i) {
        dice.push_back(random.die(asked.sides));
    }
    if (!thrown(setup().field, rules().charts, dice, false) || !followSides(before)) {
        return false;
    }
    return keepOn("throw");
}

bool FieldLaying::chooseSides(bool firstIsNear)
{
    if (!known()) {
        return false;
    }
    const Field before = setup().field;
    if (!sidesAgreed(setup().field, firstIsNear)) {
        emit open_.refused(tr("There is already terrain on a player’s half: remove it, then choose sides."));
        return false;
    }
    return followSides(before) && open_.keep("side");
}

bool FieldLaying::followSides(const Field& before)
{
    const auto invader = [&](const Field& field) { return openingOf(field, rules().charts).invader; };
    if (invader(before) != invader(setup().field) && !setup().deployment.way[0].id.empty()) { // whose way is whose
        setWays(setup(), rules(), setup().deployment.way[0].id);
        settleAnew(setup());
    }
    if (edgeThrown(before) == edgeThrown(setup().field) || takeEdges(setup().deployment, setup().field)) {
        return true;
    }
    setup().field = before;
    emit open_.refused(tr("There are already units on the table: take them off, then choose sides."));
    return false;
}

bool FieldLaying::keepOn(const char* what, const QString& detail)
{
    return open_.keep(what, detail) && (next().what != Ask::What::place || propose());
}

bool FieldLaying::choose(const QString& option)
{
    return known() && chosen(setup().field, rules().charts, option.toStdString()) && keepOn("choose");
}

bool FieldLaying::endTerrain() { return known() && ended(setup().field, rules().charts) && keepOn("end"); }

bool FieldLaying::decline()
{
    const bool chosen = known() && rules().charts.stages.chosen(); // then only want of room leaves it out
    const char* why = !chosen ? "" : open_.draft() ? "agreed" : "no-room";
    if (!known() || !declined(setup().field, rules().charts, why)) {
        return false;
    }
    dropDraft();
    return keepOn("decline");
}

// What is laid out with: all that there is, or only what a player owns.
field::Wish FieldLaying::wish()
{
    field::Wish wish;
    wish.seed = open_.seed();
    if (Settings::current()->onlyOwned()) {
        wish.pieces = ownedScenery().value.value_or(std::vector<Owned>());
    }
    return wish;
}

void FieldLaying::layAll()
{
    if (!known()) {
        return;
    }
    Field laid = finished(setup().field, rules().charts, rules().kinds, wish());
    for (Feature& one : laid.features) {
        toGrid(one);
    }
    const Field before = std::exchange(setup().field, std::move(laid));
    dropDraft();
    if (followSides(before)) {
        open_.keep("generate");
    }
}

bool FieldLaying::propose(const QString& variant)
{
    if (!known()) {
        return false;
    }
    const Ask asked = next();
    const QString way = asked.variant != nullptr ? QString::fromStdString(asked.variant->id) : variant;
    const std::string cover = asked.variant == nullptr ? std::string()
        : variant.isEmpty() && open_.draft()           ? coverOf(*open_.draft(), *asked.variant)
                                                       : variant.toStdString();
    return asked.what == Ask::What::place && layOut(*asked.item, way, asked.side, cover);
}

bool FieldLaying::proposeItem(const QString& item, const QString& variant)
{
    const Item* wanted = known() ? rules().charts.find(item.toStdString()) : nullptr;
    return wanted != nullptr && layOut(*wanted, variant, -1);
}

bool FieldLaying::layOut(const Item& item, const QString& variant, int side, const std::string& cover)
{
    const std::optional<Feature>& draft = open_.draft();
    std::string wanted = variant.toStdString();
    if (wanted.empty()) {
        wanted = draft && draft->item == item.id ? draft->variant : item.variants.front().id;
    }
    field::Wish wish = this->wish();
    wish.cover = cover;
    Random random(wish.seed, proposals + setup().field.throws.size() * 64 + std::uint64_t(tries_++));
    std::optional<Feature> found =
        laidOut(setup().field, item, wanted, side, rules().charts, rules().kinds, wish, random);
    if (!found) {
        emit open_.refused(wish.pieces.empty()
                ? tr("No room for this on the table; try another place, or leave it out.")
                : tr("None of your terrain fits here; decline it, or allow any terrain."));
        return false;
    }
    found->id = "draft";
    toGrid(*found);
    found->side = side;
    open_.setDraft(std::move(found));
    return true;
}

void FieldLaying::dropDraft()
{
    tries_ = 0;
    open_.setDraft({});
}

bool FieldLaying::place()
{
    if (!known() || !open_.draft()) {
        return false;
    }
    Feature draft = *open_.draft();
    if (const QString words = open_.refusalOf(draft); !words.isEmpty()) {
        emit open_.refused(words);
        return false;
    }
    const bool agreed = next().what != Ask::What::place;
    if (agreed) {
        draft.id = freeId(setup().field);
        setup().field.features.push_back(draft);
    } else if (!placed(setup().field, rules().charts, draft)) {
        return false;
    }
    dropDraft();
    open_.select(QString::fromStdString(setup().field.features.back().id));
    return keepOn("place");
}

} // namespace strategikon

#include "moc_fieldlaying.cpp"
