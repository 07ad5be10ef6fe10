// Whole battlefields from a seed: what players would throw, choose and lay out.
#include "generate.h"

#include "missing_terrain.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace strategikon::field {

Look lookOf(const Kind* kind)
{
    constexpr std::array<std::pair<std::string_view, Look>, 16> looks{
        {{"contour", Look::hill}, {"hachures", Look::hill}, {"cliffs", Look::rocks}, {"trees", Look::wood},
            {"dense-trees", Look::wood}, {"rocks", Look::rocks}, {"reeds", Look::marsh}, {"water", Look::lake},
            {"houses", Look::village}, {"wagons", Look::village}, {"fields", Look::fields}, {"crops", Look::fields},
            {"orchard", Look::fields}, {"vineyard", Look::fields}, {"bog", Look::marsh}, {"brush", Look::rocks}}};
    for (const auto& [draw, look] : looks)
        if (kind && kind->draw == draw)
            return look;
    return Look::hill;
}

double widthOf(const Kinds& kinds, const std::string& kind, double otherwise)
{
    const Kind* known = kinds.find(kind);
    return snapped(known && known->width > 0 ? known->width : otherwise);
}

bool mayUse(const Task& task, const std::string& kind)
{
    const auto& pieces = task.wish.pieces;
    return pieces.empty() || std::ranges::any_of(pieces, [&](const Owned& owned) { return owned.kind == kind; });
}

std::optional<std::string> oneKind(const Task& task, const Part& part)
{
    std::vector<std::string> may;
    const std::string& cover = task.wish.cover;
    for (const std::string& kind : part.kinds)
        if (mayUse(task, kind) && (!part.permitted || cover.empty() || cover == kind)
            && (!part.permitted || Choosing(task.field, task.charts).permitsKind(kind)))
            may.push_back(kind);
    if (may.empty())
        return {};
    return may[std::size_t(task.random.below(int(may.size())))];
}

Box halfOf(const Field& field, int side)
{
    Box table = tableOn(field);
    const double middle = snapped(table.most.y / 2 - .001);
    (side < 0 || isNear(field, side) ? table.most.y : table.least.y) = middle;
    return table;
}

namespace {

bool wet(const Feature& feature, const Kinds& kinds)
{
    return std::ranges::any_of(feature.pieces, [&](const Piece& piece) {
        const Kind* kind = kinds.find(piece.kind);
        return kind && kind->water;
    });
}

// On the table, and of outlines that are one: roads and ribbons of sharp bends can fail that.
bool isSound(const Feature& feature, const Table& table)
{
    constexpr double slack = 0.005;
    const Box box = boxOf(feature), all = table.box();
    return box.least.x >= all.least.x - slack && box.least.y >= all.least.y - slack && box.most.x <= all.most.x + slack
        && box.most.y <= all.most.y + slack && std::ranges::all_of(feature.pieces, [](const Piece& piece) {
               return isRing(piece) || faultOf(piece.area) == RingFault::none;
           });
}

bool anyWrong(const std::vector<Misplaced>& found)
{
    return std::ranges::any_of(found, [](const Misplaced& one) { return one.weight == Misplaced::Weight::wrong; });
}

// By itself, on the half that the whole field tells; then with those that it can have to do with: what is near, and
// where it is water, other water.
bool faultless(const Field& field, Feature feature, const Charts& charts, const Kinds& kinds)
{
    if (!isSound(feature, field.table) || anyWrong(misplaced(feature, field, charts, kinds)))
        return false;
    const Box box = boxOf(feature);
    const bool water = wet(feature, kinds);
    Field with;
    with.parties = field.parties;
    with.table = field.table;
    with.throws = field.throws; // who has which half
    feature.id = "new";
    with.features.push_back(std::move(feature));
    for (const Feature& other : field.features)
        if (meet(boxOf(other), box) || (water && wet(other, kinds)))
            with.features.push_back(other);
    return !anyWrong(misplaced(with, charts, kinds));
}

const Variant& variantOf(const Item& item, std::string_view id, Random& random)
{
    const Variant* named = item.find(id);
    return named ? *named : item.variants[std::size_t(random.below(int(item.variants.size())))];
}

const Part* baseOf(const Task& task)
{
    for (const Part& part : task.variant.parts)
        if (part.form == Part::Form::base && task.wish.pieces.empty()) // what is owned is laid out as it is
            return part.least > 0 || task.random.chance(.4) ? &part : nullptr;
    return nullptr;
}

} // namespace

std::optional<Feature> laidOut(const Field& field, const Item& item, std::string_view variant, int side,
    const Charts& charts, const Kinds& kinds, const Wish& wish, Random& random)
{
    if (item.variants.empty())
        return {};
    const bool byDice = item.lies != Lies::half;
    const auto pick = byDice ? pickFor(field, charts, Feature{.item = item.id}) : std::nullopt;
    // Troops should get through between two features. Who declines nothing takes what room there is.
    std::vector<double> gaps{6, 6, 6, 4, 4, 2, 2, 2};
    if (!wish.declines)
        gaps.insert(gaps.end(), {1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2});
    if (byDice) // what finds no place is discarded: every place is tried
        gaps = {4, 4, 4, 2, 2, 2, 1, 1, .5, .5, .2, .2, .1, .1, .1};
    for (const double gap : gaps) {
        const Variant& way = pick ? *pick->variant : variantOf(item, variant, random);
        const Task task{field, item, way, side, charts, kinds, wish, random, gap, pick ? &*pick : nullptr};
        const Part* base = baseOf(task);
        const auto ground = groundFor(task, base);
        auto feature = ground ? builtOn(task, *ground, base) : std::nullopt;
        if (!feature)
            continue;
        feature->item = item.id;
        if (faultless(field, *feature, charts, kinds))
            return feature;
    }
    return {};
}

namespace {

// What players typed, and what is rolled once that is used up.
class Dice {
public:
    Dice(const Wish& wish) : typed_(wish.typed), random_(wish.seed, 0) {}
    bool anyTyped() const { return used_ < typed_.size(); }
    bool answer(Field& field, const Ask& ask, const Charts& charts)
    {
        const bool typed = used_ + std::size_t(ask.dice) <= typed_.size();
        std::vector<int> faces;
        for (int i = 0; i < ask.dice; ++i)
            faces.push_back(typed ? typed_[used_ + std::size_t(i)] : random_.die(ask.sides));
        used_ += std::size_t(ask.dice);
        return thrown(field, charts, faces, typed);
    }

private:
    const std::vector<int>& typed_;
    Random random_;
    std::size_t used_ = 0;
};

// A side that has seen enough says so; where only dice and room decide, when nothing found room for a while.
class Patience {
public:
    Patience(const Wish& wish, Random& random) : wish_(wish), wanted_(wish.most - random.below(4)) {}
    void declined() { ++inVain_; }
    void placed() { inVain_ = 0; }
    bool over(const Field& field) const
    {
        return inVain_ >= 4 || (wish_.most > 0 && int(field.features.size()) >= wanted_ - 1);
    }

private:
    const Wish& wish_;
    int wanted_, inVain_ = 0;
};

bool owns(const Wish& wish, const Item& item, const Variant& variant, double scale)
{
    return wish.pieces.empty() || std::ranges::any_of(wish.pieces, [&](const Owned& piece) {
        const double least = variant.acrossLeast * scale, most = variant.acrossMost * scale;
        return piece.kind == variant.kind
            && (item.variants.size() < 2 || (acrossOf(piece) >= least && acrossOf(piece) <= most));
    });
}

// One of the options, each item as likely whatever sizes it has; what is compulsory first. Empty: the side has chosen.
std::string decided(const Field& field, const Ask& ask, const Charts& charts, const Wish& wish, Random& random)
{
    const Choosing so(field, charts);
    std::map<std::string, std::vector<std::string>> byItem, others, compulsory;
    for (const std::string& option : ask.options) {
        const auto pick = so.pickFor(option);
        if (!pick)
            continue;
        if (owns(wish, *pick->item, *pick->variant, field.table.laying()))
            byItem[pick->item->id].push_back(option);
        else if (!ask.mayEnd)
            others[pick->item->id].push_back(option); // it will be declined
        if (pick->compulsory)
            compulsory[pick->item->id].push_back(option);
    }
    if (byItem.empty())
        byItem = others;
    const auto& from = compulsory.empty() ? byItem : compulsory;
    const double more = ask.stage->choices > 0 ? .75 : .45;
    if (from.empty() || (ask.mayEnd && compulsory.empty() && !random.chance(more)))
        return {};
    auto it = from.begin();
    std::advance(it, random.below(int(from.size())));
    return it->second[std::size_t(random.below(int(it->second.size())))];
}

bool choose(Field& field, const Ask& ask, const Charts& charts, const Wish& wish)
{
    Random random(wish.seed, 100 + field.throws.size());
    const std::string option = ask.what == Ask::What::season
        ? ask.options[std::size_t(random.below(int(ask.options.size())))]
        : decided(field, ask, charts, wish, random);
    return (!option.empty() && chosen(field, charts, option)) || ended(field, charts);
}

void lay(Field& field, const Ask& ask, const Charts& charts, const Kinds& kinds, const Wish& wish, Patience& patience)
{
    Random random(wish.seed, 100 + field.throws.size());
    if (auto feature = laidOut(field, *ask.item, {}, ask.side, charts, kinds, wish, random)) {
        placed(field, charts, std::move(*feature));
        patience.placed();
        return;
    }
    const std::string missingTerrain = lackOf(field, *ask.item, wish.pieces);
    declined(field, charts, missingTerrain.empty() ? "no-room" : missingTerrain);
    patience.declined();
}

} // namespace

Field generate(const Table& table, const Charts& charts, const Kinds& kinds, const Wish& wish)
{
    Field field;
    field.table = table;
    field.method = "random";
    field.seed = wish.seed;
    field.parties = wish.parties;
    if (charts.stages.chosen())
        field.parties.resize(2);
    return finished(std::move(field), charts, kinds, wish);
}

Field finished(Field field, const Charts& charts, const Kinds& kinds, const Wish& wish)
{
    Dice dice(wish);
    Random mood(wish.seed, 1);
    Patience patience(wish, mood);
    constexpr int mostThrows = 400; // charts whose items find no room must end too
    for (Ask ask = next(field, charts); ask.what != Ask::What::done && int(field.throws.size()) < mostThrows;
         ask = next(field, charts)) {
        if (ask.what == Ask::What::season || ask.what == Ask::What::choose) {
            if (!choose(field, ask, charts, wish))
                break;
        } else if (ask.what == Ask::What::place)
            lay(field, ask, charts, kinds, wish, patience);
        else if (ask.mayEnd && !dice.anyTyped() && patience.over(field))
            ended(field, charts);
        else if (!dice.answer(field, ask, charts))
            break;
    }
    return field;
}

} // namespace strategikon::field
