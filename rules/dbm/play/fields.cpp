#include "rules/dbm/play/fields.h"

#include "model/play/map/place.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/rivers.h"

namespace strategikon::dbmPlay {

namespace {

using play::FieldSpec;
using play::Sort;
using FieldKind = FieldSpec::Kind;
using Means = FieldSpec::Means;
using Bounds = FieldSpec::Bounds;

std::vector<FieldSpec> elementFields()
{
    return {
        // What it is; this changes only as riders get off and on again.
        {.id = "type", .label = "Type", .kind = FieldKind::level, .words = typeWords(), .shown = false},
        {.id = "grade", .label = "Grade", .kind = FieldKind::level, .words = gradeWords(), .shown = false},
        {.id = "regular", .label = "Regular", .kind = FieldKind::flag, .shown = false},
        {.id = "chariot", .label = "Chariots", .kind = FieldKind::flag, .shown = false},
        {.id = "armed",
            .label = "Armed with",
            .kind = FieldKind::level,
            .words = {"none", "bow", "crossbow", "handgun"},
            .shown = false},
        {.id = "mounted", .label = "Mounted infantry", .kind = FieldKind::flag, .shown = false},
        {.id = "paired", .label = "Double base", .kind = FieldKind::flag, .shown = false},     // its list asks for it
        {.id = "permits", .label = "Psiloi support", .kind = FieldKind::flag, .shown = false}, // its list allows it
        {.id = "mixed",
            .label = "Support across grades",
            .kind = FieldKind::flag,
            .shown = false},                                                          // its list allows it
        {.id = "mobile", .label = "Mobile", .kind = FieldKind::flag, .shown = false}, // of baggage
        {.id = "worth", .label = "Equivalents", .start = 2, .bounds = Bounds{0, 20}, .shown = false}, // halves
        {.id = "points", .label = "Points", .bounds = Bounds{-1'000, 10'000}, .shown = false},        // halves
        {.id = "leads",
            .label = "General",
            .kind = FieldKind::level,
            .words = {"none", "chief", "sub-general", "ally"},
            .shown = false},

        // Where it is, and what it has done in this bound.
        {.id = "where",
            .label = "Place",
            .means = Means::away,
            .kind = FieldKind::level,
            .words = {"table", "waiting", "lost", "afoot", "away", "aboard"},
            .own = true, // who is off the table the other side is not told
            .agreed = true,
            .shape = "diamond",
            .letters = "-WLFGA"},
        {.id = "moved",
            .label = "Moved",
            .kind = FieldKind::level,
            .words = {"not", "tactical", "march", "halted", "advanced", "fled"},
            .own = true,
            .agreed = true,
            .shape = "circle",
            .letters = "-TMHAF"},
        {.id = "marches", .label = "Marches", .shown = false, .own = true, .agreed = true},
        {.id = "contact", // its group touched somebody
            .label = "Moved into contact",
            .kind = FieldKind::flag,
            .shown = false,
            .agreed = true},
        {.id = "touches", // and it did so itself, for certain
            .label = "In new contact",
            .kind = FieldKind::flag,
            .agreed = true,
            .shape = "chevron",
            .letters = "C"},
        {.id = "shot", .label = "Has shot", .kind = FieldKind::flag, .agreed = true, .shape = "circle", .letters = "S"},
        {.id = "fought",
            .label = "Has fought",
            .kind = FieldKind::flag,
            .agreed = true,
            .shape = "square",
            .letters = "X"},
        {.id = "shot-at", .label = "Has been shot at", .kind = FieldKind::flag, .shown = false, .agreed = true}, // 635
        {.id = "routed", .label = "Its opponent fled", .kind = FieldKind::flag, .shown = false, .own = true},    // 804
        {.id = "ever",
            .label = "Has moved before",
            .kind = FieldKind::flag,
            .shown = false}, // of a general, in this battle

        // What its side's notes say of it off the table (noted.h).
        {.id = "lies-x", .label = "Noted", .bounds = Bounds{0, play::mostPlaced + 1}, .shown = false, .veiled = true},
        {.id = "lies-y", .label = "Noted", .bounds = Bounds{0, play::mostPlaced + 1}, .shown = false, .veiled = true},
        {.id = "lies-facing", .label = "Noted", .bounds = Bounds{0, 360}, .shown = false, .veiled = true},
        {.id = "lies-ground", .label = "Noted", .bounds = Bounds{0, 1'000}, .shown = false, .veiled = true},
        {.id = "lay", // how it showed itself while those notes were closed (holding.h)
            .label = "Was in ambush",
            .kind = FieldKind::level,
            .words = {"nowhere", "mounted", "on-foot", "night"},
            .shown = false},
        {.id = "works",
            .label = "Works",
            .kind = FieldKind::level,
            .words = coverWords(),
            .agreed = true,
            .shape = "square",
            .letters = "-ITAPGR"},
    };
}

// Of vessels and of those whom they land (vessels.h).
std::vector<FieldSpec> navalFields()
{
    return {
        {.id = "carries", .label = "Carries troops", .kind = FieldKind::flag, .shown = false},
        {.id = "cargo",
            .label = "Troops aboard",
            .kind = FieldKind::thing,
            .agreed = true,
            .shape = "diamond",
            .letters = "T"},
        {.id = "lands", .label = "Landing troops", .kind = FieldKind::flag, .shown = false},
        {.id = "stalls", .label = "Horse transport", .kind = FieldKind::flag, .shown = false},
        {.id = "supplies", .label = "Supply ship", .kind = FieldKind::flag, .shown = false},
    };
}

// Riders on foot, double bases, and what a campaign leaves of an army (mounts.h, bases.h, campaign.h).
std::vector<FieldSpec> exchangeFields()
{
    return {
        {.id = "on-foot", .label = "Dismounts as", .kind = FieldKind::level, .words = kindWords(), .shown = false},
        {.id = "or-on-foot",
            .label = "Or dismounts as",
            .kind = FieldKind::level,
            .words = kindWords(),
            .shown = false},
        {.id = "dismounts", .label = "May dismount", .kind = FieldKind::flag, .shown = false}, // its list says so
        {.id = "rides",
            .label = "Mounted it is",
            .kind = FieldKind::level,
            .words = kindWords(),
            .shown = false}, // of who is dismounted
        {.id = "mounts",
            .label = "Its mounts are near",
            .kind = FieldKind::flag,
            .agreed = true,
            .shape = "chevron",
            .letters = "M"},
        {.id = "mans", .label = "Dismounted to defend works", .kind = FieldKind::flag, .shown = false},
        {.id = "exchanged", .label = "Fights on foot with", .kind = FieldKind::thing, .shown = false},
        {.id = "base", .label = "On one base with", .kind = FieldKind::thing, .shown = false},
        {.id = "base-rear", .label = "Rear of its base", .kind = FieldKind::flag, .shown = false},
        {.id = "off", .label = "Left the table unwillingly", .kind = FieldKind::flag, .shown = false}, // in a campaign
        {.id = "after",
            .label = "After the battle",
            .kind = FieldKind::level,
            .words = {"open", "kept", "lost", "captured"}},
    };
}

std::vector<FieldSpec> standingFields(Sort of)
{
    auto fields = play::placeFields(of, {"rough", "difficult", "river"});
    fields.push_back({.id = "wide", .label = "Width of a base", .of = of, .shown = false}); // mm; 0: not told
    fields.push_back({.id = "deep", .label = "Depth of a base", .of = of, .shown = false});
    return fields;
}

// A command is a block.
std::vector<FieldSpec> commandFields()
{
    constexpr Sort of = Sort::block;
    return {
        {.id = "rank",
            .label = "Its general",
            .of = of,
            .kind = FieldKind::level,
            .words = {"none", "chief", "sub-general", "ally"},
            .shown = false},
        {.id = "regular", .label = "Regular general", .of = of, .kind = FieldKind::flag, .shown = false},
        {.id = "fickle", .label = "May change sides", .of = of, .kind = FieldKind::flag, .shown = false}, // 478
        {.id = "general", .label = "General’s element", .of = of, .kind = FieldKind::thing, .shown = false},
        {.id = "die", .label = "Die", .of = of, .own = true, .agreed = true, .shape = "square", .letters = "D"},
        {.id = "left", .label = "PIPs", .of = of, .own = true, .agreed = true, .shape = "circle", .letters = "P"},
        {.id = "freed",
            .label = "General has helped",
            .of = of,
            .kind = FieldKind::flag,
            .shown = false,
            .own = true}, // 461
        {.id = "single",
            .label = "Single move made",
            .of = of,
            .kind = FieldKind::flag,
            .shown = false,
            .own = true}, // 827
        {.id = "thrown", .label = "Dice thrown", .of = of, .shown = false},
        {.id = "loyalty",
            .label = "Loyalty",
            .of = of,
            .kind = FieldKind::level,
            .words = {"sure", "unknown", "unreliable", "committed"},
            .plight = true,
            .agreed = true,
            .shape = "triangle",
            .letters = "-?UC"},
        {.id = "panic",
            .label = "Panic",
            .of = of,
            .kind = FieldKind::level,
            .words = {"no", "next", "over"},
            .shown = false},
        {.id = "worth",
            .label = "Equivalents",
            .of = of,
            .bounds = Bounds{0, 10'000},
            .shown = false},                                                                        // halves, at first
        {.id = "lost", .label = "Losses to demoralisation", .of = of, .whole = "line", .parts = 2}, // halves
        {.id = "demoralised",
            .label = "Demoralised",
            .of = of,
            .kind = FieldKind::flag,
            .plight = true,
            .agreed = true,
            .shape = "triangle",
            .letters = "D"},
        {.id = "changed",
            .label = "Has changed sides",
            .of = of,
            .kind = FieldKind::flag,
            .plight = true,
            .shape = "triangle",
            .letters = "X"},
        {.id = "value", .label = "Victory points", .of = of, .bounds = Bounds{0, 10}, .shown = false},
        {.id = "line", .label = "Demoralised at", .of = of, .bounds = Bounds{0, 10'000}}, // halves
        {.id = "coming",
            .label = "Flank march",
            .of = of,
            .kind = FieldKind::level,
            .words = {"no", "later", "next", "due", "driven", "driven-due", "straggles", "stragglers-due",
                "stragglers-next"},
            .shown = false},
        {.id = "flank",
            .label = "Flank",
            .of = of,
            .kind = FieldKind::level,
            .words = {"none", "left", "right"},
            .shown = false},
        {.id = "noted", .label = "Noted", .of = of, .bounds = Bounds{0, 4}, .shown = false, .veiled = true}, // noted.h
        {.id = "told", // of it while its side's notes were closed (holding.h)
            .label = "Told",
            .of = of,
            .kind = FieldKind::level,
            .words = {"nothing", "left", "right", "ambush", "night"},
            .shown = false},
        // In the dark (623): low dice since it began, whether an element of it has seen enemy since; it stands still.
        {.id = "low", .label = "Low dice in the dark", .of = of, .shown = false},
        {.id = "aware", .label = "Has seen enemy", .of = of, .kind = FieldKind::flag, .shown = false},
        {.id = "frozen",
            .label = "Stands still",
            .of = of,
            .kind = FieldKind::flag,
            .plight = true,
            .agreed = true,
            .shape = "square",
            .letters = "Z"},
    };
}

std::vector<FieldSpec> armyFields()
{
    constexpr Sort of = Sort::army;
    return {
        {.id = "worth", .label = "Equivalents", .of = of, .bounds = Bounds{0, 100'000}, .shown = false}, // halves
        {.id = "lost", .label = "Losses to defeat", .of = of, .whole = "half", .parts = 2},              // halves
        {.id = "half", .label = "Broken at", .of = of, .bounds = Bounds{0, 100'000}},                    // halves
        {.id = "baggage", .label = "Baggage losses", .of = of, .shown = false},                          // halves
        {.id = "broken",
            .label = "Broken",
            .of = of,
            .means = Means::withdrawn,
            .kind = FieldKind::flag,
            .plight = true,
            .shape = "triangle",
            .letters = "B"},
        {.id = "aggression", .label = "Aggression", .of = of, .bounds = Bounds{0, 4}, .shown = false},
        {.id = "climate",
            .label = "Climate",
            .of = of,
            .kind = FieldKind::level,
            .words = {"cold", "warm", "dry", "tropical"},
            .shown = false},
        {.id = "names", // before the dice say who invades
            .label = "Season it names",
            .of = of,
            .kind = FieldKind::level,
            .words = {"none", "spring", "summer", "autumn", "winter"},
            .shown = false},
        {.id = "thirsty", .label = "Thirst", .of = of, .kind = FieldKind::flag, .agreed = true}, // 414
        // Stretches of works of one element's front, by what they may be set up for (rulebook 248, 302).
        {.id = "palisades", .label = "Temporary works", .of = of, .shown = false},
        {.id = "camp-works", .label = "Works of a camp", .of = of, .shown = false},
        {.id = "town-works", .label = "Temporary works of a town", .of = of, .shown = false},
        {.id = "walls", .label = "Permanent works", .of = of, .shown = false},
        {.id = "towers", .label = "Towers", .of = of, .shown = false}, // of the walls
        {.id = "gates", .label = "Gateways", .of = of, .shown = false},
        {.id = "town-price",
            .label = "Points for a town’s works",
            .of = of,
            .bounds = Bounds{0, 10'000},
            .shown = false},
        {.id = "breached", .label = "Works entered", .of = of, .kind = FieldKind::flag, .shown = false},
        {.id = "entered", .label = "Towns entered", .of = of, .shown = false}, // 818
    };
}

std::vector<FieldSpec> battleFields()
{
    constexpr Sort of = Sort::battle;
    std::vector<FieldSpec> all{
        {.id = "invader", .label = "Invader", .of = of}, // side
        {.id = "season",
            .label = "Season",
            .of = of,
            .kind = FieldKind::level,
            .words = {"spring", "summer", "autumn", "winter"}},
        {.id = "weather", .label = "Weather score", .of = of},
        {.id = "hour", .label = "Hour", .of = of, .start = 12},
        {.id = "sun",
            .label = "Sunlight",
            .of = of,
            .kind = FieldKind::level,
            .words = {"day", "twilight", "moonlight", "night"}},
        {.id = "moon", .label = "Moonlit night", .of = of, .kind = FieldKind::flag, .shown = false}, // 387
        {.id = "sky",
            .label = "Sky",
            .of = of,
            .kind = FieldKind::level,
            .words = {"clear", "mist", "fog", "rain", "snow", "dust"},
            .agreed = true},
        {.id = "conditions",
            .label = "Weather",
            .of = of,
            .kind = FieldKind::causes,
            .words = {"overcast", "rain-risk", "snow-risk", "dust-storm-risk", "dazzle-risk", "strong-wind", "flood",
                "mud", "thirst", "ice-on-waterways", "ice-on-rivers", "ice-on-marshes"}},
        {.id = "noted", .label = "Notes were taken", .of = of, .kind = FieldKind::flag, .shown = false},
        {.id = "wind",
            .label = "Wind",
            .of = of,
            .kind = FieldKind::level,
            .words = {"none", "light", "strong"},
            .start = 1,
            .agreed = true},
        {.id = "wind-from", // clockwise
            .label = "Wind from",
            .of = of,
            .kind = FieldKind::level,
            .words = {"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"},
            .agreed = true},
        {.id = "bounds", .label = "Bounds of the defender", .of = of, .shown = false},
        {.id = "points-first", .label = "Victory points", .of = of},
        {.id = "points-second", .label = "Victory points", .of = of},
        {.id = "winner",
            .label = "Winner",
            .of = of,
            .kind = FieldKind::level,
            .words = {"open", "first", "second", "draw"}},
        {.id = "faces",
            .label = "The invader looks",
            .of = of,
            .kind = FieldKind::level,
            .words = {"untold", "west", "east"},
            .shown = false},
        {.id = "sight", .label = "Sight", .of = of, .bounds = Bounds{0, 10'000}}, // paces; 0: free
        {.id = "dark", .label = "Dark", .of = of, .kind = FieldKind::flag, .shown = false},
        {.id = "day-turn", .label = "Bounds of the days before", .of = of, .shown = false}, // 389
        {.id = "withdrew",
            .label = "Retreated by night",
            .of = of,
            .kind = FieldKind::level,
            .words = {"nobody", "first", "second", "both"},
            .shown = false},
        {.id = "scale", .label = "Scale", .of = of, .start = 500, .shown = false}, // mm on the table for 1,000 paces
        {.id = "campaign", .label = "Campaign", .of = of, .kind = FieldKind::flag, .shown = false},
        {.id = "towns", .label = "Built-up areas", .of = of, .shown = false},
    };
    for (const play::Switch& one : playTable().switches)
        all.push_back({.id = one.id,
            .label = one.says,
            .of = of,
            .kind = FieldKind::level,
            .words = one.choices,
            .shown = false});
    return all;
}

std::vector<FieldSpec> allFields()
{
    std::vector<FieldSpec> all = elementFields();
    for (auto part : {navalFields(), exchangeFields(), standingFields(Sort::body), commandFields(), armyFields(),
             battleFields(), riverFields()})
        all.insert(all.end(), std::make_move_iterator(part.begin()), std::make_move_iterator(part.end()));
    return all;
}

} // namespace

const std::vector<std::string>& coverWords()
{
    static const std::vector<std::string> all{
        "open", "inside", "temporary", "temporary-gate", "permanent", "gate", "tower"};
    return all;
}

const play::Fields& fields()
{
    static const play::Fields all(allFields());
    return all;
}

} // namespace strategikon::dbmPlay
