#include "savedfile.h"

#include "app/saving/saving.h"
#include "session.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>

#include <sys/stat.h>

namespace strategikon {

namespace {

SavedFile* currentFile = nullptr;

// "~/Documents/Sons of Ra, roster.pdf"
QString shownPath(const QString& path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

// The service that file managers of all desktops offer; it is begun where it does not run yet.
void askFileManager(const QUrl& file, const std::function<void(bool)>& done)
{
    if (!QDBusConnection::sessionBus().isConnected()) {
        done(false);
        return;
    }
    constexpr int patience = 5000; // ms
    const QString called = QStringLiteral("org.freedesktop.FileManager1.ShowItems"), name = called.section(u'.', 0, -2);
    QDBusMessage call = QDBusMessage::createMethodCall(
        name, QStringLiteral("/org/freedesktop/FileManager1"), name, called.section(u'.', -1));
    call << QStringList{file.toString(QUrl::FullyEncoded)} << QString();
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, patience));
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, done] {
        answer->deleteLater();
        done(!answer->isError());
    });
}

} // namespace

SavedFile::Shows& SavedFile::fileManager()
{
    static Shows asks = askFileManager;
    return asks;
}

struct SavedFile::Seen {
    struct stat info {};
    bool there = false;

    explicit Seen(const QString& path) { there = ::lstat(path.toUtf8().constData(), &info) == 0; }
    friend bool operator==(const Seen& a, const Seen& b)
    {
        return a.there && b.there && a.info.st_dev == b.info.st_dev && a.info.st_ino == b.info.st_ino
            && a.info.st_size == b.info.st_size && a.info.st_mtim.tv_sec == b.info.st_mtim.tv_sec
            && a.info.st_mtim.tv_nsec == b.info.st_mtim.tv_nsec;
    }
};

SavedFile::SavedFile() { currentFile = this; }

SavedFile::~SavedFile() { currentFile = nullptr; }

std::unique_ptr<SavedFile> SavedFile::begin() { return std::unique_ptr<SavedFile>(new SavedFile); }

SavedFile* SavedFile::current() { return currentFile; }

SavedFile* SavedFile::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(currentFile, QJSEngine::CppOwnership);
    return currentFile;
}

bool SavedFile::save(const QUrl& file, std::string_view bytes, bool replace)
{
    const QString path = file.toLocalFile();
    if (const auto fault = saveFile(path.toStdString(), bytes, replace ? Over::anything : Over::nothing)) {
        Session::current()->say({*fault});
        return false;
    }
    wrote(path);
    return true;
}

void SavedFile::wrote(const QString& path)
{
    path_ = path;
    seen_ = std::make_unique<Seen>(path);
    emit written(tr("Saved as %1").arg(shownPath(path)));
}

// Somebody else may have put another in its place since.
bool SavedFile::isUnchanged() const
{
    const bool same = seen_ && Seen(path_) == *seen_;
    if (!same) {
        emit Session::current()->said(tr("The file has changed since it was saved."));
    }
    return same;
}

bool SavedFile::open() { return isUnchanged() && QDesktopServices::openUrl(QUrl::fromLocalFile(path_)); }

bool SavedFile::showFolder()
{
    if (!isUnchanged()) {
        return false;
    }
    const QUrl folder = QUrl::fromLocalFile(QFileInfo(path_).absolutePath());
    fileManager()(QUrl::fromLocalFile(path_), [folder](bool shown) {
        if (!shown) {
            QDesktopServices::openUrl(folder);
        }
    });
    return true;
}

} // namespace strategikon

#include "moc_savedfile.cpp"
