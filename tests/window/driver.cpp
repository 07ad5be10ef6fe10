#include "driver.h"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QImage>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>
#include <QTimer>

namespace strategikon {

Driver::Driver(const QString& home, QSize size)
{
    qputenv("STRATEGIKON_HOME", home.toUtf8());
    window_ = std::make_unique<Window>();
    if (window() != nullptr) {
        resize(size);
        window()->requestActivate();
        (void)QTest::qWaitForWindowActive(window());
    }
}

Driver::~Driver()
{
    if (window() != nullptr) {
        window()->close();
    }
}

namespace {

void gather(QQuickItem* item, QList<QQuickItem*>& into)
{
    if (!item->isVisible() || item->opacity() == 0) {
        return;
    }
    into << item;
    for (QQuickItem* child : item->childItems()) {
        gather(child, into);
    }
}

} // namespace

QList<QQuickItem*> Driver::all() const
{
    QList<QQuickItem*> items;
    gather(window()->contentItem(), items);
    return items;
}

QQuickItem* Driver::find(const QString& name, QQuickItem* within) const
{
    QList<QQuickItem*> items;
    gather(within != nullptr ? within : window()->contentItem(), items);
    // The last one lies on top: a sheet over a page.
    for (auto item = items.crbegin(); item != items.crend(); ++item) {
        if ((*item)->objectName() == name) {
            return *item;
        }
    }
    return nullptr;
}

QQuickItem* Driver::wait(const QString& name, QQuickItem* within) const
{
    QQuickItem* item = nullptr;
    if (!QTest::qWaitFor([&] { return (item = find(name, within)) != nullptr; }, 3000)) {
        // What was there instead tells more than a line number.
        QDir().mkpath(PICTURES);
        window()->grabWindow().save(QStringLiteral(PICTURES "/missed-%1.png").arg(name));
        QTest::qFail(qPrintable("Nothing visible is called " + name), __FILE__, __LINE__);
    }
    return item;
}

namespace {

// Scrolls whatever the item lies in until its middle can be seen.
void reveal(QQuickItem* item)
{
    for (QQuickItem* up = item->parentItem(); up != nullptr; up = up->parentItem()) {
        if (!up->inherits("QQuickFlickable")) {
            continue;
        }
        const qreal middle = item->mapToItem(up, {0, item->height() / 2}).y();
        if (middle < 0 || middle > up->height()) {
            up->setProperty("contentY", up->property("contentY").toReal() + middle - up->height() / 2);
        }
    }
}

} // namespace

void Driver::look() const
{
    (void)QTest::qWaitFor([this] { return !window()->property("rests").toBool(); }, 5000);
}

void Driver::click(QQuickItem* item) const
{
    if (item == nullptr) {
        return; // has failed already, in wait()
    }
    const QPointer<QQuickItem> there = item;
    look();
    if (!there) {
        return;
    }
    reveal(item);
    settle();
    const QPointF centre = item->mapToScene({item->width() / 2, item->height() / 2});
    QTest::mouseClick(window(), Qt::LeftButton, {}, centre.toPoint());
    settle();
}

void Driver::type(const QString& text) const
{
    for (const QChar letter : text) {
        QTest::keyClick(window(), letter.toLatin1());
    }
    settle();
}

void Driver::key(int key, Qt::KeyboardModifiers modifiers) const
{
    look();
    QTest::keyClick(window(), static_cast<Qt::Key>(key), modifiers);
    settle();
}

void Driver::open(const QString& page) const
{
    bool done = false;
    QMetaObject::invokeMethod(
        window(), "open", Q_RETURN_ARG(bool, done), Q_ARG(QString, page), Q_ARG(QVariant, QVariantMap()));
    if (!done) {
        QTest::qFail(qPrintable("There is no page called " + page), __FILE__, __LINE__);
    }
    settle();
}

QQuickItem* Driver::row(const QString& list, const QString& name) const
{
    QQuickItem* view = wait(list);
    const int count = view != nullptr ? view->property("count").toInt() : 0;
    const auto show = [&](int at) {
        QMetaObject::invokeMethod(view, "positionViewAtIndex", Q_ARG(int, at), Q_ARG(int, 1));
        settle();
        return find(name, view);
    };
    for (int i = 0; i < count; ++i) {
        if (QQuickItem* item = show(i)) {
            const QVariant its = item->property("index"); // lists keep rows that are out of sight, too
            return its.isValid() ? show(its.toInt()) : item;
        }
    }
    QTest::qFail(qPrintable("No row is called " + name), __FILE__, __LINE__);
    return nullptr;
}

void Driver::resize(QSize size) const
{
    window()->resize(size);
    settle();
}

namespace {

// Whether the window shows a frame within that time.
bool awaitFrame(QQuickWindow& window, int milliseconds)
{
    QEventLoop loop;
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &loop, [&] { loop.exit(1); }, Qt::QueuedConnection);
    QTimer::singleShot(milliseconds, &loop, [&] { loop.exit(0); });
    return loop.exec() == 1;
}

} // namespace

void Driver::settle() const
{
    // A frame lays out what was asked for; what that asks for in its turn is in the next.
    for (int frame = 0; frame < 2; ++frame) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
        window()->update();
        awaitFrame(*window(), window()->isExposed() ? 1000 : 20);
    }
}

void Driver::rest() const
{
    settle();
    for (int frames = 0; frames < 40 && awaitFrame(*window(), 30); ++frames) {}
}

QString Driver::focused() const
{
    for (QQuickItem* item = window()->activeFocusItem(); item != nullptr; item = item->parentItem()) {
        if (!item->objectName().isEmpty()) {
            return item->objectName();
        }
    }
    return {};
}

bool Driver::tabTo(const QString& name, bool back, int most) const
{
    for (int step = 0; step < most; ++step) {
        if (focused() == name) {
            return true;
        }
        QTest::keyClick(window(), back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
        settle();
    }
    return focused() == name;
}

void Driver::shoot(const QString& name) const
{
    QDir().mkpath(PICTURES);
    rest();
    window()->grabWindow().save(QStringLiteral(PICTURES "/%1.png").arg(name));
}

void failOnWarnings() { QTest::failOnWarning(QRegularExpression("^(?!QUnifiedTimer)")); }

int runTest(int argc, char** argv, QObject* test)
{
    QTemporaryDir runtime;
    qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0"); // a frame as soon as it is asked for
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QGuiApplication application(argc, argv);
    Window::prepare();
    return QTest::qExec(test, argc, argv);
}

} // namespace strategikon
