// The files of a folder, to open one or to name a new one. Qt's own dialog without a desktop's offers no name, asks
// nobody before it replaces a file, and has no room for a finger.
#pragma once

#include "app/view/shown.h"

#include <QAbstractListModel>
#include <QFileInfo>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class FolderModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString folder READ folder WRITE open NOTIFY changed FINAL)             // absolute
    Q_PROPERTY(QString shown READ shown NOTIFY changed FINAL)                          // the same with ~ for the home
    Q_PROPERTY(bool top READ top NOTIFY changed FINAL)                                 // nothing is above it
    Q_PROPERTY(QStringList endings READ endings WRITE setEndings NOTIFY changed FINAL) // without dot; empty: all files
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)                      // why another was not opened
    Q_PROPERTY(QList<strategikon::NamedShown> places READ places CONSTANT FINAL)       // by path

public:
    enum Role { Name = Qt::UserRole + 1, IsFolder, Changed };

    using QAbstractListModel::QAbstractListModel;
    QString folder() const { return folder_; }
    QString shown() const;
    bool top() const;
    QStringList endings() const { return endings_; }
    QString trouble() const { return trouble_; }
    QList<NamedShown> places() const;
    // A folder that cannot be read leaves the one before in place.
    void open(const QString& folder);
    void setEndings(const QStringList& endings);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void up();
    Q_INVOKABLE QString nameAt(int row) const;
    Q_INVOKABLE bool folderAt(int row) const;
    // What a written name means: in this folder, or from the root or ~; `ending` is added where there is none.
    Q_INVOKABLE QUrl file(const QString& name, const QString& ending = {}) const;
    Q_INVOKABLE bool there(const QString& name, const QString& ending = {}) const;
    Q_INVOKABLE bool enter(const QString& name); // false: that is no folder

signals:
    void changed();

private:
    QString pathOf(const QString& name) const;
    void list();

    QString folder_, trouble_;
    QStringList endings_;
    QList<QFileInfo> files_;
};

} // namespace strategikon
