// The fields of fields.yaml that rules in C++ name.
#pragma once

#include "model/play/field.h"

namespace strategikon::fogPlay {

// Words of the field "cohesion" of a battle group.
enum class Cohesion { steady, disrupted, fragmented, broken };

const play::Fields& fields();

namespace state {
inline play::FieldNames named;
inline const play::Field<Cohesion> cohesion{named, "cohesion"};
inline const play::Field<> bases{named, "bases"};
inline const play::Field<bool> charged{named, "charged"};
} // namespace state

} // namespace strategikon::fogPlay
