#include "rules/dbm/play/setup/sealed_notes.h"

#include <algorithm>
#include <array>

namespace strategikon::dbmPlay {

namespace {

constexpr int stride = 7'919; // so that the same is written otherwise of each

struct Kept {
    play::AnyField field;
    int range;
};
const Kept flankAs{state::noted, 4};
const std::array<Kept, 4> lairAs{{{state::liesX, play::mostPlaced + 1}, {state::liesY, play::mostPlaced + 1},
    {state::liesFacing, 360}, {state::liesGround, 1'000}}};

// Nought: nothing was kept.
void keep(play::EventBuilder& builder, Id thing, const Kept& as, int value)
{
    builder.setNumber(thing, as.field, 1 + (value + thing * stride) % as.range);
}

int read(const BattleView& table, Id thing, const Kept& as)
{
    const int kept = table.number(thing, as.field);
    return kept == 0 ? 0 : ((kept - 1 - thing * stride) % as.range + as.range) % as.range;
}

} // namespace

Noted notedIn(const field::Notes& notes, const std::string& block)
{
    const auto away = std::ranges::find(notes.away, block, &field::Notes::Away::block);
    return away == notes.away.end() ? Noted::no : away->left ? Noted::left : Noted::right;
}

const field::Posted* hiddenIn(const field::Notes& notes, const std::string& badge)
{
    const auto it = std::ranges::find(notes.hidden, badge, &field::Posted::badge);
    return it == notes.hidden.end() || it->stands.empty() ? nullptr : &*it;
}

void note(play::EventBuilder& builder, Id command, Noted what) { keep(builder, command, flankAs, int(what)); }

Noted notedOf(const BattleView& table, Id command) { return Noted(read(table, command, flankAs)); }

void noteLair(play::EventBuilder& builder, Id element, const std::optional<play::Place>& where)
{
    const play::Place place = where.value_or(play::Place{});
    const int values[] = {place.x, place.y, place.facing, place.ground};
    for (std::size_t i = 0; i < lairAs.size(); ++i)
        keep(builder, element, lairAs[i], values[i]);
}

std::optional<play::Place> lairOf(const BattleView& table, Id element)
{
    const auto is = [&](std::size_t i) { return read(table, element, lairAs[i]); };
    const play::Place place{
        .known = play::Place::Known::line, .x = is(0), .y = is(1), .facing = is(2), .ground = is(3)};
    return place.x == 0 && place.y == 0 ? std::nullopt : std::optional(place);
}

} // namespace strategikon::dbmPlay
