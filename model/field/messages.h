// The sentences of this folder's codes.
#pragma once

namespace strategikon::field {

void addFieldMessages();

} // namespace strategikon::field
