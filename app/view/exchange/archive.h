// Everything a player made, out of the program in one file and back in.
#pragma once

#include "app/saving/kept.h"
#include "app/view/shown.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Archive : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // Of the file that was looked at: how much is in it, and how much of that is new here.
    Q_PROPERTY(QList<strategikon::LabelledShown> holds READ holds NOTIFY changed FINAL)
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)  // anything of it is new
    Q_PROPERTY(QString left READ left NOTIFY changed FINAL) // what is not read, in a sentence; empty: all is

public:
    explicit Archive(QObject* parent = nullptr);
    QList<LabelledShown> holds() const { return holds_; }
    bool fresh() const { return fresh_; }
    QString left() const { return left_; }

    Q_INVOKABLE QString fileName() const;
    Q_INVOKABLE bool save(const QUrl& file, bool replace);
    // Looks at a file without reading it in. False where it cannot be used, which is said.
    Q_INVOKABLE bool look(const QUrl& file);
    // Reads in what was looked at; what came of it is said.
    Q_INVOKABLE bool readIn();

signals:
    void changed();

private:
    void show(const Looked& looked);

    std::string path_;
    std::vector<KeptFile> files_;
    QList<LabelledShown> holds_;
    QString left_;
    bool fresh_ = false;
};

} // namespace strategikon
