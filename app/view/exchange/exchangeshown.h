// An army on its way out or in.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// A text or a file that an army is written as.
struct FormShown {
    Q_GADGET
    QML_VALUE_TYPE(formShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString ending MEMBER ending FINAL) // of a file's name
    Q_PROPERTY(bool file MEMBER file FINAL)        // bytes that can only be saved

public:
    QString id, label, ending;
    bool file = false;
    bool operator==(const FormShown&) const = default;
};

// A row of an army that was read.
struct ReadRowShown {
    Q_GADGET
    QML_VALUE_TYPE(readRowShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(bool known MEMBER known FINAL) // the list has such an entry

public:
    QString words;
    bool known = false;
    bool operator==(const ReadRowShown&) const = default;
};

// What was not understood.
struct ReadNoteShown {
    Q_GADGET
    QML_VALUE_TYPE(readNoteShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(int line MEMBER line FINAL)                       // 0: of none
    Q_PROPERTY(QStringList suggestions MEMBER suggestions FINAL) // what may have been meant

public:
    QString words;
    int line = 0;
    QStringList suggestions;
    bool operator==(const ReadNoteShown&) const = default;
};

} // namespace strategikon
