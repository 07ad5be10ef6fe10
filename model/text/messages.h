// The English templates of this folder; the registry begins with them.
#pragma once
#include <span>

#include "model/text/message.h"

namespace strategikon {

std::span<const Template> textTemplates();

} // namespace strategikon
