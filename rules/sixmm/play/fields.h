// The fields of fields.yaml that rules in C++ name.
#pragma once

#include "model/play/field.h"

namespace strategikon::sixmmPlay {

// Words of the field "stance" of a unit.
enum class Stance { standing, charging, advancing, followingUp, pushedBack, pursuing };
enum class Order { close, loose, open };

const play::Fields& fields();

namespace state {
inline play::FieldNames named;
inline const play::Field<Stance> stance{named, "stance"};
inline const play::Field<Order> order{named, "order"};
inline const play::Field<bool> unformed{named, "unformed"};
inline const play::Field<bool> fought{named, "fought"};
} // namespace state

} // namespace strategikon::sixmmPlay
