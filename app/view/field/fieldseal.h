// Deployments of two players who set down apart: each seals his own, and both open together.
//
// A side types its word once while the program runs: the key that is made of it is kept in memory, the word nowhere.
#pragma once

#include "battlefieldviewmodel.h"
#include "model/field/files/sealed.h"

#include <QUrl>

namespace strategikon {

class FieldSeal : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattlefieldViewModel* field MEMBER desk_ NOTIFY changed FINAL)
    // Players who trust each other: what is sealed from now on is only hidden on screens.
    Q_PROPERTY(bool onlyHidden MEMBER onlyHidden_ NOTIFY changed FINAL)
    // Of each side, once it was sealed here: to be told to the other player before the files change hands.
    Q_PROPERTY(QStringList digests READ digests NOTIFY changed FINAL)
    // The two files to be opened.
    Q_PROPERTY(QList<strategikon::SealedFileShown> files READ files NOTIFY changed FINAL)

public:
    using QObject::QObject;
    QStringList digests() const { return digests_; }
    QList<SealedFileShown> files() const;

    Q_INVOKABLE bool maySeal(int side); // or says why not
    Q_INVOKABLE bool wantsWord(int side) const;
    // Typed twice; empty: it is taken, otherwise why not.
    Q_INVOKABLE QString takeWord(int side, QString word, QString again);
    Q_INVOKABLE bool seal(int side, const QUrl& file, bool replace);
    Q_INVOKABLE bool choose(int which, const QUrl& file); // 0 or 1
    // Both, each with the digest that was told before (an empty one proves nothing) and its word, where it wants one.
    // `forgotten`: whose word is not known any more; that side is told anew as it stands on the table.
    Q_INVOKABLE bool openBoth(const QStringList& told, QStringList words, const QList<bool>& forgotten);

signals:
    void changed();
    void refused(const QString& words);

private:
    struct File {
        std::string text, name;
        field::Outside outside;
    };
    std::optional<field::SealedFile> openable(const File& file, const QString& told, QString word, bool forgotten);
    QString evening(int side) const; // whose key it is, of all that were typed

    BattlefieldViewModel* desk_ = nullptr;
    bool onlyHidden_ = false;
    QStringList digests_{{}, {}};
    File files_[2];
};

} // namespace strategikon
