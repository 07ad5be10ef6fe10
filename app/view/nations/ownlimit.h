// A limit of an own list as a form shows it.
#pragma once

#include "model/army/list/limit_form.h"
#include "ownshown.h"

#include <QString>

#include <functional>

namespace strategikon::ownlimit {

LimitShown shown(const LimitForm& limit);

// The limit in one sentence; `nameOf` gives the name of an entry's or upgrade's id.
using NameOf = std::function<QString(const std::string& id)>;
QString words(const LimitForm& limit, const NameOf& nameOf);

} // namespace strategikon::ownlimit
