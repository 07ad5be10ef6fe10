// The window fetches nothing: whatever a stranger's file makes a picture or a link of, no server and no file hears of
// it.
#pragma once

class QQmlEngine;

namespace strategikon {

// From now on the engine refuses every network access, and everything shown comes from the program's own resources and
// image providers; `engine` keeps what does that.
void keepOffline(QQmlEngine& engine);

} // namespace strategikon
