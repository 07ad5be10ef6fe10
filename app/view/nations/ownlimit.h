// A limit of an own list as a form shows it.
#pragma once

#include "model/army/list/limit_form.h"

#include <QString>
#include <QVariantMap>

#include <functional>

namespace strategikon::ownlimit {

// The parts under the names that LimitForm has.
QVariantMap shown(const LimitForm& limit);

// The limit in one sentence; `nameOf` gives the name of an entry's or upgrade's id.
using NameOf = std::function<QString(const std::string& id)>;
QString words(const LimitForm& limit, const NameOf& nameOf);

} // namespace strategikon::ownlimit
