// Who is in close combat, and who stands behind or beside such a friend (rulebook 564-565, 630-633, 650-655, 827): for
// certain by the record or the map, or perhaps, where several moved together and nobody was asked who of them touched
// whom.
#pragma once

#include "rules/dbm/play/battle_view.h"

#include <map>

namespace strategikon::dbmPlay {

enum class Known { no, maybe, yes };
constexpr Known denied(Known known) { return Known(int(Known::yes) - int(known)); }

class Engaged {
public:
    explicit Engaged(const BattleView& table);

    Known fights(Id element) const { return of(element).fights; }
    Known supports(Id element) const { return of(element).supports; } // from a rank that helps
    Known isBehind(Id element) const { return of(element).behind; }   // right behind one who fights
    Known overlaps(Id element) const { return of(element).overlaps; }
    const Ids& against(Id element) const { return of(element).enemies; } // whom it fights, or one of whom
    Ids perhaps(const Ids& elements) const;                              // of these, of whom nobody knows

private:
    struct Its {
        Known fights = Known::no, supports = Known::no, behind = Known::no, overlaps = Known::no;
        Ids enemies{};
    };

    const Its& of(Id element) const;
    void byRecord(const BattleView& table);
    void byMap(const BattleView& table);
    void ranks(const BattleView& table);
    void meets(Id one, Id other);

    std::map<Id, Its> all_{};
};

} // namespace strategikon::dbmPlay
