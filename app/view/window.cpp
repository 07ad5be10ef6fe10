#include "window.h"

#include "app/places.h"
#include "app/view/components/icons.h"
#include "app/view/components/lining.h"
#include "app/words/translation.h"
#include "offline.h"
#include "session.h"
#include "upgrading.h"

#include <QFont>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace strategikon {

void Window::prepare()
{
    useEnglish();
    QQuickStyle::setStyle(u"Basic"_s);
    makeBookFace();
    QFont sans(u"DejaVu Sans"_s);
    sans.setPixelSize(14);
    QGuiApplication::setFont(sans);
    QGuiApplication::setApplicationName(u"strategikon"_s);
    QGuiApplication::setApplicationDisplayName(u"Strategikon"_s);
    QGuiApplication::setDesktopFileName(u"strategikon"_s);
}

Window::Window()
    : session_(Session::open())
    , settings_(Settings::open())
    , saved_(SavedFile::begin())
    , keeper_(Keeper::make())
    , engine_(std::make_unique<QQmlApplicationEngine>())
{
    keepOffline(*engine_);
    engine_->addImageProvider(u"icon"_s, new IconProvider);
    engine_->addImportPath(u"qrc:/qt/qml"_s);
    engine_->load(QUrl(u"qrc:/qt/qml/Strategikon/Ui/Main.qml"_s));
    if (QQuickWindow* shown = window()) {
        QObject::connect(shown, &QQuickWindow::frameSwapped, keeper_.get(), &Keeper::begin,
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
}

Window::~Window() { engine_.reset(); }

QQuickWindow* Window::window() const
{
    const QList<QObject*> roots = engine_->rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

int runWindow(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    Window::prepare();
    useTranslation();
    Session::useData();
    bringUpToDate(libraryFile().string());
    Window window;
    if (window.window() == nullptr) {
        std::fprintf(stderr, "strategikon: %s\n",
            qPrintable(
                QCoreApplication::translate("window", "the window could not be made; the lines above say why.")));
        return 2;
    }
    return QGuiApplication::exec();
}

} // namespace strategikon
