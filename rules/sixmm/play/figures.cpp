#include "rules/sixmm/play/figures.h"

#include "rules/tables.h"

namespace strategikon::sixmmPlay {

using play::Said;

namespace {

// Regulars and irregulars keep formation, but in open order nobody has any (rulebook 522).
int formed(const Said& said)
{
    return said.holdsAny("training", {"regular", "irregular"}) && !said.holds("order", "open")
        && said.number("unformed") == 0;
}

int longWeapon(const Said& said)
{
    return said.holdsAny("weapon", {"thrusting-spear", "long-thrusting-spear", "pike", "long-pike"});
}

// Axes too: each row of the table of weapons with a sword has them.
int sword(const Said& said)
{
    return said.holdsAny("weapon", {"cut-and-thrust-sword", "hack-and-slash", "two-handed"});
}

// Of a row of weapons.yaml; nothing where it cannot be fought with so.
std::optional<int> factorOf(const std::string& weapon, const std::string& stance, bool formed)
{
    static const Node table = readTable("sixmm", "play/weapons", {"weapons"});
    for (const Node& row : table.itemsOf("weapons"))
        if (row.textOr("id") == weapon)
            for (const char* how : {"unformed", "formed"})
                if (const Node* cell = formed && how[0] == 'u' ? nullptr : row.find(how, stance))
                    return int(*cell->integer());
    return {};
}

// Who cannot use his weapon so draws the second.
int weaponFactor(const Said& said)
{
    const bool inRanks = formed(said) != 0;
    const auto first =
        longWeapon(said) && !inRanks ? std::nullopt : factorOf(said.chosen("weapon"), said.chosen("stance"), inRanks);
    return first ? *first : factorOf(said.chosen("second"), said.chosen("stance"), inRanks).value_or(0);
}

// Whole figures, and the hundredths for which a die is thrown (1305).
int percentLeft(const Said& said) { return said.number("looked") % 100; }
int inflicted(const Said& said) { return said.number("looked") / 100 + said.number("percent"); }
int losses(const Said& said) { return std::min(inflicted(said.other()), said.number("left")); }
int survives(const Said& said) { return losses(said) < said.number("left"); }

// By whole casualties; contact missiles are not thrown here (1084).
int margin(const Said& said) { return inflicted(said) - inflicted(said.other()); }
int pushedBack(const Said& said) { return said.number("melee") == 0 && margin(said) < 0 && survives(said); }
int keepsLongWeapon(const Said& said) { return longWeapon(said) && survives(said) && !pushedBack(said); }

int tenthsLost(const Said& said)
{
    const int had = said.number("had");
    return had == 0 ? 0 : 10 * (had - said.number("left")) / had;
}

} // namespace

const play::Functions& figures()
{
    static const play::Functions all{{"formed", formed}, {"long-weapon", longWeapon}, {"sword", sword},
        {"weapon-factor", weaponFactor}, {"percent-left", percentLeft}, {"losses", losses}, {"survives", survives},
        {"margin", margin}, {"pushed-back", pushedBack}, {"keeps-long-weapon", keepsLongWeapon},
        {"tenths-lost", tenthsLost}};
    return all;
}

} // namespace strategikon::sixmmPlay
