// A limit of an own list as a form shows it and changes it.
#pragma once

#include "model/text/node.h"

#include <QString>
#include <QVariantMap>

#include <functional>

namespace strategikon::ownlimit {

// What a form shows of a limit:
//   count      units, stands, points or upgrades
//   side       at-most, at-least or exactly: the first of them that is there
//   shared     the amount is a part of another count; then `numerator`, `denominator` and `shareOf` say which, and
//              `plus` what is added
//   number     the amount otherwise, as written
//   thousand   the amount is for each full thousand points
//   of, when, unless    ids
QVariantMap shown(const Node& limit);

// The limit with one of these put otherwise; `value` is text ("yes" and "" for shared and thousand).
Node changed(const Node& limit, const std::string& part, const std::string& value);
// With an id put into or taken out of `of`, `shareOf`, `when` or `unless`.
Node toggled(const Node& limit, const std::string& part, const std::string& id);
// A limit to begin with.
Node fresh(const std::string& id, const std::string& entry);

// The limit in one sentence; `nameOf` gives the name of an entry's or upgrade's id.
using NameOf = std::function<QString(const std::string& id)>;
QString words(const Node& limit, const NameOf& nameOf);

} // namespace strategikon::ownlimit
