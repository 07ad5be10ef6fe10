// A field as the rules of a system name it: a value of one header, with the type of what it holds. Letters would
// compile whatever they say.
#pragma once

#include "model/play/thing.h"

#include <array>
#include <deque>
#include <string_view>
#include <vector>

namespace strategikon::play {

// A name, and where the fields of that name stand in the things of each sort; -1: its things have none.
struct FieldName {
    explicit FieldName(std::string_view id) : id(id) { places.fill(-1); }
    std::string_view id;
    std::array<int, sortsOfThings> places;
};

// All that the rules of a system name. Each is held against what the system declares when that is read.
class FieldNames {
public:
    const FieldName* add(std::string_view id);
    // Looks up their places; returns those that are not declared.
    std::vector<std::string_view> findIn(const Fields& declared);

private:
    std::deque<FieldName> names_{};
};

class AnyField {
public:
    AnyField(FieldNames& names, std::string_view id) : name_(names.add(id)) {}
    std::string_view id() const { return name_->id; }
    int placeIn(Sort sort) const { return name_->places[std::size_t(sort)]; }
    friend bool operator==(const AnyField&, const AnyField&) = default;

private:
    const FieldName* name_;
};

// `T`: int, bool for a flag, or the enumeration of its words where rules have one. A name that things of several sorts
// have for several kinds is an int.
template <class T = int>
class Field : public AnyField {
public:
    using AnyField::AnyField;
};

// How it is declared for things of that sort; as nothing where they have none.
const FieldSpec& specOf(const Fields& declared, Sort sort, const AnyField& field);

// What a field holds of a thing; 0 where the things of its sort have none.
inline int valueOf(const Thing& thing, const AnyField& field)
{
    const int place = field.placeIn(thing.sort);
    return place < 0 ? 0 : thing.fields[std::size_t(place)];
}

} // namespace strategikon::play
