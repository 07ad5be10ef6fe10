// What has happened, step by step, and what a correction left.
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// A course that was left.
struct CourseShown {
    Q_GADGET
    QML_VALUE_TYPE(courseShown)
    Q_PROPERTY(int step MEMBER step FINAL) // its last one
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(int steps MEMBER steps FINAL)

public:
    int step = 0;
    QString words{};
    int steps = 0;
    friend bool operator==(const CourseShown&, const CourseShown&) = default;
};

// A step of the story.
struct StepShown {
    Q_GADGET
    QML_VALUE_TYPE(stepShown)
    Q_PROPERTY(int step MEMBER step FINAL)
    Q_PROPERTY(int number MEMBER number FINAL) // how many lead there
    Q_PROPERTY(QStringList words MEMBER words FINAL)
    Q_PROPERTY(bool here MEMBER here FINAL)
    Q_PROPERTY(bool goes MEMBER goes FINAL) // undo would take it back
    Q_PROPERTY(bool undone MEMBER undone FINAL)
    Q_PROPERTY(bool line MEMBER line FINAL) // it led here
    Q_PROPERTY(bool rolled MEMBER rolled FINAL)
    Q_PROPERTY(QStringList notes MEMBER notes FINAL)
    Q_PROPERTY(bool bookmark MEMBER bookmark FINAL)
    Q_PROPERTY(QList<strategikon::CourseShown> others MEMBER others FINAL) // that were left here

public:
    int step = 0;
    int number = 0;
    QStringList words{};
    bool here = false;
    bool goes = false;
    bool undone = false;
    bool line = false;
    bool rolled = false;
    QStringList notes{};
    bool bookmark = false;
    QList<CourseShown> others{};
    friend bool operator==(const StepShown&, const StepShown&) = default;
};

// A step that fits no more.
struct MisfitShown {
    Q_GADGET
    QML_VALUE_TYPE(misfitShown)
    Q_PROPERTY(int step MEMBER step FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QString why MEMBER why FINAL)

public:
    int step = 0;
    int number = 0;
    QString words{};
    QString why{};
    friend bool operator==(const MisfitShown&, const MisfitShown&) = default;
};

// The last correction, until somebody goes on.
struct CorrectedShown {
    Q_GADGET
    QML_VALUE_TYPE(correctedShown)
    Q_PROPERTY(int step MEMBER step FINAL) // 0: none
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QList<strategikon::MisfitShown> misfits MEMBER misfits FINAL)
    Q_PROPERTY(bool followed MEMBER followed FINAL) // what it had left was answered once more
    Q_PROPERTY(int waiting MEMBER waiting
            FINAL) // a step of the course that it left, whose rest can be answered once more; 0: none

public:
    int step = 0;
    int number = 0;
    QList<MisfitShown> misfits{};
    bool followed = false;
    int waiting = 0;
    friend bool operator==(const CorrectedShown&, const CorrectedShown&) = default;
};

} // namespace strategikon
