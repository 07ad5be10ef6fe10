#include "model/play/field.h"

namespace strategikon::play {

const FieldName* FieldNames::add(std::string_view id) { return &names_.emplace_back(FieldName{id}); }

std::vector<std::string_view> FieldNames::findIn(const Fields& declared)
{
    std::vector<std::string_view> undeclared;
    for (FieldName& name : names_) {
        bool found = false;
        for (int sort = 0; sort < sortsOfThings; ++sort)
            found |= (name.places[std::size_t(sort)] = declared.index(Sort(sort), name.id)) >= 0;
        if (!found)
            undeclared.push_back(name.id);
    }
    return undeclared;
}

const FieldSpec& specOf(const Fields& declared, Sort sort, const AnyField& field)
{
    static const FieldSpec none;
    const int place = field.placeIn(sort);
    return place < 0 ? none : declared.of(sort)[std::size_t(place)];
}

} // namespace strategikon::play
