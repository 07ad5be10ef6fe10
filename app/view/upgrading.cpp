#include "upgrading.h"

#include "model/library/library.h"
#include "model/library/progress.h"
#include "model/play/record/turns.h"
#include "rules/battle.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QTimer>

#include <thread>

namespace strategikon {

namespace {

constexpr QSize extent(520, 120);
constexpr int edge = 24, thickness = 8; // of the bar
constexpr int soon = 200;               // milliseconds: what is done by then needs no window

} // namespace

UpgradeWindow::UpgradeWindow()
{
    resize(extent);
    setMinimumSize(extent);
    tell(0, 0);
}

void UpgradeWindow::tell(int done, int of)
{
    done_ = done;
    of_ = of;
    setTitle(of == 0 ? tr("Bringing the library up to date")
                     : tr("Bringing the library up to date: %1 of %n battles", "", of).arg(QLocale().toString(done)));
    update();
}

void UpgradeWindow::draw(QPaintDevice& on)
{
    const QPalette colours = QGuiApplication::palette();
    QPainter painter(&on);
    const QRect all(QPoint(), size());
    painter.fillRect(all, colours.window());
    painter.setPen(colours.windowText().color());
    QFont font = QGuiApplication::font();
    font.setPixelSize(16);
    painter.setFont(font);
    painter.drawText(all.adjusted(edge, edge, -edge, -2 * edge), Qt::AlignVCenter | Qt::TextWordWrap, title());
    QRect bar(edge, height() - edge - thickness, width() - 2 * edge, thickness);
    painter.drawRect(bar);
    bar.setWidth(of_ == 0 ? 0 : int(qint64(bar.width()) * done_ / of_));
    painter.fillRect(bar, colours.windowText());
}

void UpgradeWindow::paintEvent(QPaintEvent*) { draw(*this); }

bool UpgradeWindow::event(QEvent* event)
{
    if (event->type() == QEvent::Close) {
        event->ignore();
        return true;
    }
    return QRasterWindow::event(event);
}

void bringUpToDate(const std::string& library)
{
    const auto battles = battlesOfOlder(library);
    if (!battles) {
        return;
    }
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false); // the window that comes is the one that counts
    {
        UpgradeWindow window;
        window.tell(0, *battles);
        QTimer::singleShot(soon, &window, &QWindow::show);
        QEventLoop loop;
        std::thread work([&] {
            hearUpgrade([&window](int done, int of) {
                QMetaObject::invokeMethod(
                    &window, [&window, done, of] { window.tell(done, of); }, Qt::QueuedConnection);
            });
            if (auto opened = Library::open(library))
                play::tellUntold(*opened, soundGame);
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        });
        loop.exec();
        work.join();
    }
    QGuiApplication::setQuitOnLastWindowClosed(quits);
}

} // namespace strategikon

#include "moc_upgrading.cpp"
