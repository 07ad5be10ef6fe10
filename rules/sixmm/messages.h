// The sentences of Ancients 6 mm's own findings.
#pragma once

namespace strategikon {

void addSixmmMessages();

} // namespace strategikon
