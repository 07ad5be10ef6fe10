// The window of the program.
#pragma once

#include "keeper.h"
#include "savedfile.h"
#include "session.h"
#include "settings.h"

#include <QQmlApplicationEngine>

class QQuickWindow;

namespace strategikon {

// Session, settings and screens together; for main() and for tests, which make one after another.
class Window {
public:
    // Loads Main.qml; `window()` is null when that failed.
    Window();
    ~Window();
    QQuickWindow* window() const;
    Session& session() { return *session_; }
    Settings& settings() { return *settings_; }
    Keeper& keeper() { return *keeper_; }

    // Fonts and style, once a program, after the application object is made.
    static void prepare();

private:
    std::unique_ptr<Session> session_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<SavedFile> saved_;
    std::unique_ptr<Keeper> keeper_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
};

// The whole program as a window; returns the exit status.
int runWindow(int argc, char** argv);

} // namespace strategikon
