// What is wrong with an army, as window and command line tell it.
#pragma once

#include "rules/system.h"

#include <QObject>
#include <QString>

namespace strategikon {

struct FindingShown {
    Q_GADGET
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(QString code MEMBER code FINAL)
    Q_PROPERTY(QString severity MEMBER severity FINAL) // error, warning, note
    Q_PROPERTY(bool severe MEMBER severe FINAL)
    Q_PROPERTY(QString entry MEMBER entry FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)  // the row that says so, or else the rule
    Q_PROPERTY(QString mend MEMBER mend FINAL)    // the smallest change in words; empty: none is known
    Q_PROPERTY(bool partner MEMBER partner FINAL) // of the doubles partner

public:
    QString words, code, severity;
    bool severe = false;
    QString entry, place, mend;
    bool partner = false;
    bool operator==(const FindingShown&) const = default;
};

// `list` is that of the army that the finding is about; null: it cannot be read.
FindingShown shown(const Finding& finding, const System& system, const ArmyList* list);

} // namespace strategikon
