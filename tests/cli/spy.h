// Somebody whom names of strangers would like to call: a server on this machine, and a file.
#pragma once

#include <QImage>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <sys/inotify.h>
#include <unistd.h>

namespace strategikon {

class Spy {
public:
    Spy()
    {
        QImage(2, 2, QImage::Format_RGB32).save(picture());
        inotify_add_watch(watch_, picture().toUtf8().constData(), IN_OPEN | IN_ACCESS);
        server_.listen(QHostAddress::LocalHost);
        QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this] {
            while (QTcpSocket* caller = server_.nextPendingConnection()) {
                ++calls_;
                QObject::connect(caller, &QTcpSocket::disconnected, caller, &QObject::deleteLater);
                caller->disconnectFromHost();
            }
        });
    }
    ~Spy() { close(watch_); }
    Spy(const Spy&) = delete;
    Spy& operator=(const Spy&) = delete;

    bool listens() const { return server_.isListening() && watch_ >= 0; }
    QString page() const { return QStringLiteral("http://127.0.0.1:%1/spy.png").arg(server_.serverPort()); }
    QString file() const { return QStringLiteral("file://") + picture(); }
    // How often the server was called, and how often something was done with the file.
    int calls() const { return calls_; }
    int openings()
    {
        char events[4096];
        while (read(watch_, events, sizeof events) > 0) {
            ++openings_;
        }
        return openings_;
    }

private:
    QString picture() const { return folder_.filePath(QStringLiteral("spy.png")); }

    QTemporaryDir folder_{QStringLiteral("/tmp/s-XXXXXX")}; // short: names have a limit
    int watch_ = inotify_init1(IN_NONBLOCK);
    QTcpServer server_;
    int calls_ = 0, openings_ = 0;
};

} // namespace strategikon
