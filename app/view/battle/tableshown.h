// How the sides and their units stand.
#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// So many of how many.
struct BarShown {
    Q_GADGET
    QML_VALUE_TYPE(barShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(int is MEMBER is FINAL)
    Q_PROPERTY(int of MEMBER of FINAL)
    Q_PROPERTY(QString count MEMBER count FINAL) // "2½ of 8"
    Q_PROPERTY(QString brief MEMBER brief FINAL) // "2½/8"

public:
    QString words{};
    int is = 0;
    int of = 0;
    QString count{}, brief{};
    friend bool operator==(const BarShown&, const BarShown&) = default;
};

// What has befallen somebody.
struct MarkShown {
    Q_GADGET
    QML_VALUE_TYPE(markShown)
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(bool plight MEMBER plight FINAL)  // its player has to mind it
    Q_PROPERTY(QString shape MEMBER shape FINAL) // of its sign
    Q_PROPERTY(QString letter MEMBER letter FINAL)

public:
    QString words{};
    bool plight = false;
    QString shape{};
    QString letter{};
    friend bool operator==(const MarkShown&, const MarkShown&) = default;
};

// A unit, a commander or an army; or several alike in one row. The first of a contingent tells of that, too.
struct UnitShown {
    Q_GADGET
    QML_VALUE_TYPE(unitShown)
    Q_PROPERTY(int thing MEMBER thing FINAL)
    Q_PROPERTY(QString badge MEMBER badge FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString army MEMBER army FINAL) // where its side has several
    Q_PROPERTY(QString arm MEMBER arm FINAL)   // for its glyph; empty: none
    Q_PROPERTY(bool gone MEMBER gone FINAL)
    Q_PROPERTY(QList<strategikon::MarkShown> marks MEMBER marks FINAL)
    Q_PROPERTY(QList<strategikon::BarShown> bars MEMBER bars FINAL)
    Q_PROPERTY(QString block MEMBER block FINAL)       // its contingent's name; empty: not the first of one
    Q_PROPERTY(QString blockNow MEMBER blockNow FINAL) // what it has in this turn
    Q_PROPERTY(QString blockSays MEMBER blockSays FINAL)
    Q_PROPERTY(bool blockPlight MEMBER blockPlight FINAL)
    Q_PROPERTY(QList<int> row MEMBER row FINAL) // those who are told in this one row; empty: itself
    Q_PROPERTY(QString many MEMBER many FINAL)  // how many they are
    Q_PROPERTY(bool open MEMBER open FINAL)     // they stand below
    Q_PROPERTY(bool inner MEMBER inner FINAL)   // it stands below such a row

public:
    int thing = 0;
    QString badge{};
    QString name{};
    QString army{};
    QString arm{};
    bool gone = false;
    QList<MarkShown> marks{};
    QList<BarShown> bars{};
    QString block{};
    QString blockNow{};
    QString blockSays{};
    bool blockPlight = false;
    QList<int> row{};
    QString many{};
    bool open = false;
    bool inner = false;
    friend bool operator==(const UnitShown&, const UnitShown&) = default;
};

struct SideShown {
    Q_GADGET
    QML_VALUE_TYPE(sideShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString nation MEMBER nation FINAL)
    Q_PROPERTY(QString letter MEMBER letter FINAL)
    Q_PROPERTY(int score MEMBER score FINAL)
    Q_PROPERTY(bool turn MEMBER turn FINAL) // it is its
    Q_PROPERTY(QList<strategikon::UnitShown> armies MEMBER armies FINAL)
    Q_PROPERTY(QList<strategikon::UnitShown> rows MEMBER rows FINAL)

public:
    QString name{};
    QString nation{};
    QString letter{};
    int score = 0;
    bool turn = false;
    QList<UnitShown> armies{};
    QList<UnitShown> rows{};
    friend bool operator==(const SideShown&, const SideShown&) = default;
};

} // namespace strategikon
