// What the window writes for its user, and the file that it wrote last: that one can be opened or shown in its folder,
// and no other, whatever stands in data.
#pragma once

#include <QJSEngine>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <string_view>

class QQmlEngine;

namespace strategikon {

class SavedFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    ~SavedFile() override;
    static std::unique_ptr<SavedFile> begin(); // one at a time
    static SavedFile* current();
    static SavedFile* create(QQmlEngine*, QJSEngine*);

    // `replace`: its user was told that a file is there. False on a fault, which is said.
    bool save(const QUrl& file, std::string_view bytes, bool replace);

    // What was written by another hand: a file of a database.
    void wrote(const QString& path);

    Q_INVOKABLE bool open();
    // With the file picked out where the desktop has somebody to do that.
    Q_INVOKABLE bool showFolder();

    // Who shows a file among others, and says later whether he could; a test has its own.
    using Shows = std::function<void(const QUrl& file, const std::function<void(bool)>& done)>;
    static Shows& fileManager();

signals:
    void written(const QString& words); // where it lies now

private:
    SavedFile();
    bool isUnchanged() const;

    struct Seen; // what the disk says of a file
    QString path_;
    std::unique_ptr<Seen> seen_;
};

} // namespace strategikon
