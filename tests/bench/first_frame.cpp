// One window until its first frame is on the screen: `window` is the program's own, `empty` has a
// rectangle in it. Says how much memory it took at most, in kB, and ends.
#include "app/view/window.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>

namespace {

long mostMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:"))
            return std::stol(line.substr(6));
    return 0;
}

// Follows the first window that is shown.
class Watch : public QObject {
public:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        auto* const window = event->type() == QEvent::Expose ? qobject_cast<QQuickWindow*>(object) : nullptr;
        if (window && !followed) {
            followed = true;
            connect(window, &QQuickWindow::frameSwapped, window, [] {
                std::printf("%ld\n", mostMemory());
                std::fflush(stdout);
                std::_Exit(0);
            });
        }
        return QObject::eventFilter(object, event);
    }

private:
    bool followed = false;
};

void watch() { QCoreApplication::instance()->installEventFilter(new Watch); }

// Both programs make their application themselves.
Q_COREAPP_STARTUP_FUNCTION(watch)

int runEmpty(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick\nWindow { width: 1280; height: 800; visible: true\n"
                    "  Rectangle { anchors.fill: parent; color: 'steelblue' } }");
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 2 && std::strcmp(argv[1], "empty") == 0)
        return runEmpty(1, argv);
    return strategikon::runWindow(1, argv);
}
