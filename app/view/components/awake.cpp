#include "awake.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>

#include <algorithm>
#include <memory>

namespace strategikon {

namespace {

// The service that desktops share. One hold is enough for a process: pages come one after the other.
class ScreenSaver : public std::enable_shared_from_this<ScreenSaver> {
public:
    void hold(const QString& why)
    {
        if (wanted_++ > 0 || !QDBusConnection::sessionBus().isConnected()) {
            return;
        }
        QDBusMessage call = called("org.freedesktop.ScreenSaver.Inhibit");
        call << QGuiApplication::applicationDisplayName() << why;
        auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call));
        QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [self = shared_from_this(), answer] {
            answer->deleteLater();
            if (const QDBusPendingReply<uint> reply = *answer; reply.isValid()) {
                self->cookie_ = reply.value();
                self->held_ = true;
                self->settle();
            }
        });
    }
    void letGo()
    {
        wanted_ = std::max(0, wanted_ - 1);
        settle();
    }

private:
    static QDBusMessage called(const char* method)
    {
        return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
            QStringLiteral("/org/freedesktop/ScreenSaver"), QStringLiteral("org.freedesktop.ScreenSaver"),
            QString::fromLatin1(method).section(u'.', -1));
    }
    // The answer may come when nobody wants it any more.
    void settle()
    {
        if (held_ && wanted_ == 0) {
            QDBusMessage call = called("org.freedesktop.ScreenSaver.UnInhibit");
            call << cookie_;
            QDBusConnection::sessionBus().asyncCall(call);
            held_ = false;
        }
    }

    int wanted_ = 0;
    bool held_ = false;
    uint cookie_ = 0;
};

} // namespace

Awake::Desktop& Awake::desktop()
{
    static const auto saver = std::make_shared<ScreenSaver>();
    static Desktop real{[](const QString& why) { saver->hold(why); }, [] { saver->letGo(); }};
    return real;
}

void Awake::setActive(bool active)
{
    if (active == active_) {
        return;
    }
    active_ = active;
    active ? desktop().hold(tr("A battle is on the table")) : desktop().letGo();
    emit changed();
}

} // namespace strategikon

#include "moc_awake.cpp"
