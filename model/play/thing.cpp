#include "model/play/thing.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace strategikon::play {

namespace {

constexpr std::size_t perPage = 32;

std::size_t pageOf(Id id) { return std::size_t(id - 1) / perPage; }

bool isOver(const Thing& thing) { return thing.sort == Sort::tie && thing.gone; }

template <class Page>
auto placeIn(Page& page, Id id)
{
    return std::lower_bound(page.begin(), page.end(), id, [](const Thing& one, Id other) { return one.id < other; });
}

template <class Page>
auto findIn(Page& page, Id id)
{
    const auto at = placeIn(page, id);
    return at != page.end() && at->id == id ? at : page.end();
}

} // namespace

const Thing& Things::found(Id id) const
{
    const auto at = findIn(here_, id);
    return at != here_.end() ? *at : *findIn(*left_[pageOf(id)], id);
}

Thing& Things::change(Id id)
{
    const auto at = findIn(here_, id);
    if (at != here_.end())
        return *at;
    auto& page = left_[pageOf(id)];
    auto without = *page;
    const auto it = findIn(without, id);
    Thing back = std::move(*it);
    without.erase(it);
    page = std::make_shared<const Page>(std::move(without));
    return *here_.insert(placeIn(here_, id), std::move(back));
}

void Things::add(Thing thing)
{
    thing.id = int(++given_);
    here_.push_back(std::move(thing));
}

void Things::removeLast()
{
    change(int(given_));
    here_.pop_back();
    --given_;
}

void Things::leave(Id id)
{
    const auto at = findIn(here_, id);
    if (at == here_.end() || !isOver(*at))
        return;
    left_.resize(std::max(left_.size(), pageOf(id) + 1));
    auto& page = left_[pageOf(id)];
    auto with = page ? *page : Page();
    with.insert(placeIn(with, id), std::move(*at));
    page = std::make_shared<const Page>(std::move(with));
    here_.erase(at);
}

bool operator==(const Things& one, const Things& other)
{
    bool same = one.given_ == other.given_;
    for (Id id = 1; same && id <= int(one.given_); ++id)
        same = one[id] == other[id];
    return same;
}

Fields::Fields(std::vector<FieldSpec> specs)
{
    for (FieldSpec& spec : specs) {
        OfSort& its = bySort_[spec.of];
        its.places.emplace(spec.id, int(its.specs.size()));
        its.specs.push_back(std::move(spec));
    }
}

const std::vector<FieldSpec>& Fields::of(Sort sort) const
{
    static const std::vector<FieldSpec> none;
    const auto it = bySort_.find(sort);
    return it == bySort_.end() ? none : it->second.specs;
}

// A rule asks with the same letters at the same address again and again. Where these were found last is looked at
// first: to compare is quicker than to hash.
int Fields::index(Sort sort, std::string_view id) const
{
    const auto its = bySort_.find(sort);
    if (its == bySort_.end())
        return -1;
    constexpr std::size_t many = 1024;
    static thread_local std::array<std::uint16_t, many> last{};
    const auto address = reinterpret_cast<std::uintptr_t>(id.data()) * 8 + std::size_t(sort);
    std::uint16_t& guess = last[(address ^ address >> 10) % many];
    const std::vector<FieldSpec>& specs = its->second.specs;
    if (guess < specs.size() && specs[guess].id == id)
        return guess;
    const auto it = its->second.places.find(id);
    if (it == its->second.places.end())
        return -1;
    guess = std::uint16_t(it->second);
    return it->second;
}

int Fields::value(const Thing& thing, FieldSpec::Means means, int absent) const
{
    const auto& specs = of(thing.sort);
    for (std::size_t i = 0; i < std::min(specs.size(), thing.fields.size()); ++i)
        if (specs[i].means == means)
            return thing.fields[i];
    return absent;
}

std::vector<int> Fields::starts(Sort sort) const
{
    std::vector<int> values;
    for (const FieldSpec& spec : of(sort))
        values.push_back(spec.start);
    return values;
}

} // namespace strategikon::play
