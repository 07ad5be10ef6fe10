// Opens the real window on a library of its own and uses it as a player would.
#pragma once

#include "app/view/window.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

namespace strategikon {

class Driver {
public:
    // The folder outlives one window, so that the next one finds the same library.
    explicit Driver(const QString& home, QSize size = {1280, 800});
    ~Driver();

    QQuickWindow* window() const { return window_->window(); }
    Session& session() { return window_->session(); }
    Settings& settings() { return window_->settings(); }
    Keeper& keeper() { return window_->keeper(); }

    // A visible item by its name; null when there is none. `within` looks below another item.
    QQuickItem* find(const QString& name, QQuickItem* within = nullptr) const;
    QQuickItem* wait(const QString& name, QQuickItem* within = nullptr) const;
    // All visible items, depth first.
    QList<QQuickItem*> all() const;
    void click(QQuickItem* item) const;
    void click(const QString& name) const { click(wait(name)); }
    void type(const QString& text) const;
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void open(const QString& page) const;
    // Brings a row of a list into sight and returns it.
    QQuickItem* row(const QString& list, const QString& name) const;
    void resize(QSize size) const;
    // Until what was done is shown.
    void settle() const;
    // Until nothing moves any more.
    void rest() const;
    // Until what ends much is taken again, as a hand looks before it taps.
    void look() const;
    // What has the keyboard: the name of the item or of the nearest one above it that has a name.
    QString focused() const;
    // Tab (or Shift+Tab) until that name has the keyboard; false after `most` steps.
    bool tabTo(const QString& name, bool back = false, int most = 80) const;
    // Keeps a picture of the window as it is now: build folder, tests/window/screenshots.
    void shoot(const QString& name) const;

private:
    std::unique_ptr<Window> window_;
};

// Any warning is a failure of the test it comes in, but one: of a window that closes while something still moves, Qt
// says on a busy machine that its timer does not run.
void failOnWarnings();

// What every test program here does first: no screen, no desktop, English.
int runTest(int argc, char** argv, QObject* test);

} // namespace strategikon
