// Deployments of two players who set down apart: each seals his own, and both open together.
#pragma once

#include "fielddesk.h"

#include <QUrl>

namespace strategikon {

class FieldSeal : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::FieldDesk* field MEMBER desk_ NOTIFY changed FINAL)
    // Of each side, once it was sealed here: to be told to the other player before the files change hands.
    Q_PROPERTY(QStringList digests READ digests NOTIFY changed FINAL)
    // The two files to be opened: name and digest of each.
    Q_PROPERTY(QVariantList files READ files NOTIFY changed FINAL)

public:
    using QObject::QObject;
    QStringList digests() const { return digests_; }
    QVariantList files() const;

    Q_INVOKABLE bool maySeal(int side); // or says why not
    Q_INVOKABLE bool seal(int side, const QUrl& file, bool replace);
    Q_INVOKABLE bool choose(int which, const QUrl& file); // 0 or 1
    // Both, each with the digest that was told before; an empty one proves nothing.
    Q_INVOKABLE bool openBoth(const QString& first, const QString& second);

signals:
    void changed();
    void refused(const QString& words);

private:
    struct File {
        std::string text, name;
        QString digest;
    };
    FieldDesk* desk_ = nullptr;
    QStringList digests_{{}, {}};
    File files_[2];
};

} // namespace strategikon
