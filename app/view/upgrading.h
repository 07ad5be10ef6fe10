// An old library is brought up to date before the window is made: what happens, and how far it is, is said meanwhile.
#pragma once

#include <QRasterWindow>

#include <string>

namespace strategikon {

class UpgradeWindow : public QRasterWindow {
    Q_OBJECT

public:
    UpgradeWindow();
    void tell(int done, int of);
    // As it looks; for tests a picture of it.
    void draw(QPaintDevice& on);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override; // it stays until the library is ready

private:
    int done_ = 0, of_ = 0;
};

// Returns when the library is as this program keeps it, or cannot be: that is told by whoever opens it next.
void bringUpToDate(const std::string& library);

} // namespace strategikon
