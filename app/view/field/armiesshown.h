// What the pages show of the armies on a battlefield.
#pragma once

#include "app/view/shown.h"

#include <QStringList>

namespace strategikon {

// One side of the table and its army.
struct TableSideShown {
    Q_GADGET
    QML_VALUE_TYPE(tableSideShown)
    Q_PROPERTY(QString who MEMBER who FINAL)
    Q_PROPERTY(QString army MEMBER army FINAL) // its name; empty: none yet
    Q_PROPERTY(int units MEMBER units FINAL)
    Q_PROPERTY(int leaders MEMBER leaders FINAL)
    Q_PROPERTY(int posted MEMBER posted FINAL)         // of both
    Q_PROPERTY(QString strength MEMBER strength FINAL) // where nobody commands from beside the units: "64 elements"
    Q_PROPERTY(QString brings MEMBER brings FINAL)     // to the choosing of terrain; empty: nothing

public:
    QString who, army, strength;
    int units = 0, leaders = 0, posted = 0;
    QString brings{};
    bool operator==(const TableSideShown&) const = default;
};

// What can be agreed on besides a way to deploy.
struct WayOptionShown {
    Q_GADGET
    QML_VALUE_TYPE(wayOptionShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)

public:
    QString id, name, effect;
    bool operator==(const WayOptionShown&) const = default;
};

// A way to deploy: of the rules, or as a side chose it.
struct WayShown {
    Q_GADGET
    QML_VALUE_TYPE(wayShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QStringList on MEMBER on FINAL)                                  // ids of options that were chosen
    Q_PROPERTY(QList<strategikon::WayOptionShown> options MEMBER options FINAL) // that there are; of a way of the rules

public:
    QString id, name, effect, place;
    QStringList on;
    QList<WayOptionShown> options;
    bool operator==(const WayShown&) const = default;
};

// A unit or commander in the list of its side.
struct TroopRowShown {
    Q_GADGET
    QML_VALUE_TYPE(troopRowShown)
    Q_PROPERTY(QString badge MEMBER badge FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(bool posted MEMBER posted FINAL)
    Q_PROPERTY(bool drawn MEMBER drawn FINAL) // on the map
    Q_PROPERTY(bool waits MEMBER waits FINAL) // comes later
    Q_PROPERTY(bool off MEMBER off FINAL)     // off the table, and nobody says why
    Q_PROPERTY(bool hides MEMBER hides FINAL) // as its side sees it
    Q_PROPERTY(QString fault MEMBER fault FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL) // of those from here on: a command
    Q_PROPERTY(QStringList row MEMBER row FINAL)     // badges of all alike in one row
    Q_PROPERTY(QString badges MEMBER badges FINAL)   // of a row: "A3–A8"
    Q_PROPERTY(int done MEMBER done FINAL)           // of a row: who are set down
    Q_PROPERTY(bool open MEMBER open FINAL)          // a row whose troops follow

public:
    QString badge, name;
    int side = 0;
    bool posted = false, drawn = false, waits = false, off = false, hides = false;
    QString fault, heading;
    QStringList row;
    QString badges;
    int done = 0;
    bool open = false;
    bool operator==(const TroopRowShown&) const = default;
};

// The unit that is chosen.
struct PostedShown {
    Q_GADGET
    QML_VALUE_TYPE(postedShown)
    Q_PROPERTY(QString badge MEMBER badge FINAL) // empty: none is
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(int stands MEMBER stands FINAL)
    Q_PROPERTY(bool posted MEMBER posted FINAL)
    Q_PROPERTY(bool onTable MEMBER onTable FINAL) // its stands are
    Q_PROPERTY(bool hides MEMBER hides FINAL)     // as its side sees it
    Q_PROPERTY(bool off MEMBER off FINAL)         // off the table, and nobody says why
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString fault MEMBER fault FINAL)
    Q_PROPERTY(QString formation MEMBER formation FINAL) // line, column, irregular
    Q_PROPERTY(QString x MEMBER x FINAL)                 // of its middle, as the table tells lengths
    Q_PROPERTY(QString y MEMBER y FINAL)
    Q_PROPERTY(int turn MEMBER turn FINAL) // degrees by which a tap turns it

public:
    QString badge, title;
    int side = 0, stands = 0, turn = 15;
    bool posted = false, onTable = false, hides = false, off = false;
    QString place, fault, formation, x, y;
    bool operator==(const PostedShown&) const = default;
};

// A sentence about the unit that is chosen, among the others.
struct BearingShown {
    Q_GADGET
    QML_VALUE_TYPE(bearingShown)
    Q_PROPERTY(QString key MEMBER key FINAL) // nearest, seen, hidden, under
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    QString key, words;
    bool operator==(const BearingShown&) const = default;
};

// A side that marches on.
struct MarchShown {
    Q_GADGET
    QML_VALUE_TYPE(marchShown)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(QString who MEMBER who FINAL)
    Q_PROPERTY(QString spot MEMBER spot FINAL) // how far from the left edge, as typed; may be empty
    Q_PROPERTY(QList<strategikon::NamedShown> column MEMBER column FINAL) // by badge, in its order

public:
    int side = -1;
    QString who, spot;
    QList<NamedShown> column;
    bool operator==(const MarchShown&) const = default;
};

// Who of a side comes later.
struct ArrivalShown {
    Q_GADGET
    QML_VALUE_TYPE(arrivalShown)
    Q_PROPERTY(QString code MEMBER code FINAL) // empty: found no room
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(QString who MEMBER who FINAL)
    Q_PROPERTY(QString when MEMBER when FINAL)
    Q_PROPERTY(QString names MEMBER names FINAL)

public:
    QString code;
    int side = -1;
    QString who, when, names;
    bool operator==(const ArrivalShown&) const = default;
};

// A type whose stands may be mounted on either edge.
struct BasingShown {
    Q_GADGET
    QML_VALUE_TYPE(basingShown)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(QString who MEMBER who FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool broad MEMBER broad FINAL)

public:
    int side = -1;
    QString who, entry, name;
    bool broad = false;
    bool operator==(const BasingShown&) const = default;
};

// What both sides may know of what one wrote down in secret.
struct NotesShown {
    Q_GADGET
    QML_VALUE_TYPE(notesShown)
    Q_PROPERTY(int side MEMBER side FINAL)
    Q_PROPERTY(bool near MEMBER near FINAL)
    Q_PROPERTY(bool due MEMBER due FINAL) // to be written now
    Q_PROPERTY(bool written MEMBER written FINAL)
    Q_PROPERTY(bool sealed MEMBER sealed FINAL) // with a password
    Q_PROPERTY(bool amiss MEMBER amiss FINAL)   // they do not fit its way or the ground any more
    Q_PROPERTY(bool waits MEMBER waits FINAL)   // some of its commands do not stand yet

public:
    int side = -1;
    bool near = true, due = false, written = false, sealed = false, amiss = false, waits = false;
    bool operator==(const NotesShown&) const = default;
};

// A command in its side's notes.
struct NotedShown {
    Q_GADGET
    QML_VALUE_TYPE(notedShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString about MEMBER about FINAL) // its general and how many it is
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(int at MEMBER at FINAL)        // which of the places
    Q_PROPERTY(bool first MEMBER first FINAL) // furthest to the right of its row
    Q_PROPERTY(bool last MEMBER last FINAL)

public:
    QString id, name, about, place;
    int at = 0;
    bool first = false, last = false;
    bool operator==(const NotedShown&) const = default;
};

// A sealed file that is to be opened.
struct SealedFileShown {
    Q_GADGET
    QML_VALUE_TYPE(sealedFileShown)
    Q_PROPERTY(QString name MEMBER name FINAL) // empty: not chosen yet
    Q_PROPERTY(QString digest MEMBER digest FINAL)
    Q_PROPERTY(bool wantsWord MEMBER wantsWord FINAL) // one is still to be typed

public:
    QString name, digest;
    bool wantsWord = false;
    bool operator==(const SealedFileShown&) const = default;
};

} // namespace strategikon
