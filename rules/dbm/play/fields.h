// What the record of a DBM battle keeps of each thing. fields.yaml declares every field; the order of its words is
// that of their enumerations here. Equivalents are halves, as in rules/dbm/elements.h.
#pragma once

#include "model/play/field.h"
#include "rules/dbm/play/kinds.h"

namespace strategikon::dbmPlay {

using play::Id;
using play::Ids;

// Words of the field "armed" of an element.
enum class Armed { none, bow, crossbow, handgun };

// Words of the field "leads" of an element, whether a general stands on it; and of the field "rank" of his command.
enum class Rank { none, chief, subGeneral, ally };

// Words of the field "where" of an element.
enum class Where {
    table,
    waiting, // on a flank march, or in ambush
    lost,    // destroyed, or off the table
    afoot,   // its riders fight on foot, on the element that its field "exchanged" names
    away,    // it has left the table, and is not lost
    aboard   // of a vessel
};

// Words of the field "after" of an element: what a campaign leaves of a beaten army.
enum class After { open, kept, lost, captured };

// Words of the field "moved" of an element: what it has done in this bound.
enum class Moved { not_, tactical, march, halted, advanced, fled };

// Words of the field "works" of an element, and what cards say of it: in the open, within works but not at their edge,
// behind temporary ones or a gateway in them, behind a wall, a gateway in it or on a raised tower of it.
enum class Cover { open, inside, temporary, temporaryGate, permanent, gate, tower };
const std::vector<std::string>& coverWords();

// Words of the field "loyalty" of a command.
enum class Loyalty { sure, unknown, unreliable, committed };

// Words of the field "panic" of a command: its general is lost, its next die says whether it breaks; it has said so.
enum class Panic { no, next, over };

// Words of the field "coming" of a command off the table: nothing is known of it; announced, it comes in its next bound
// or in the one after; it comes in this; it was driven back, and so on; some of it straggle.
enum class Coming { no, later, next, due, driven, drivenDue, straggles, stragglersDue, stragglersNext };

// Words of the field "flank" of a command: where it comes from, as its own side looks.
enum class Flank { none, left, right };

// Words of the field "sun" of the battle.
enum class Sun { day, twilight, moonlight, night };

// What a side told of a command off the table while its notes were closed.
enum class Told { nothing, left, right, ambush, night }; // night: it deployed anew, notes tell nothing of it any more
// How an element showed itself then.
enum class Lay { nowhere, mounted, onFoot, night };

// Words of the fields "sector-1" to "sector-6" of a river.
enum class Nature { unknown, paltry, easy, tricky, dangerous };

// Words of the field "stream" of an element: what it stands in or on.
enum class Stream { dry, first, second, ford, bridge };

// Words of the field "sky" of a battle.
enum class Sky { clear, mist, fog, rain, snow, dust };

// Words of the fields "wind" and "wind-from" of a battle; from where it blows, clockwise.
enum class Wind { none, light, strong };

// Words of the field "faces" of the battle: which way the invader looks; his enemy looks the other.
enum class Faces { untold, west, east };

// The fields as rules name them.
namespace state {

inline play::FieldNames named;
inline const play::Field<Type> type{named, "type"};
inline const play::Field<Grade> grade{named, "grade"};
inline const play::Field<bool> regular{named, "regular"};
inline const play::Field<bool> chariot{named, "chariot"};
inline const play::Field<Armed> armed{named, "armed"};
inline const play::Field<bool> mounted{named, "mounted"};
inline const play::Field<bool> paired{named, "paired"};
inline const play::Field<bool> permits{named, "permits"};
inline const play::Field<bool> mixed{named, "mixed"};
inline const play::Field<bool> mobile{named, "mobile"};
inline const play::Field<> worth{named, "worth"};
inline const play::Field<> points{named, "points"};
inline const play::Field<Rank> leads{named, "leads"};
inline const play::Field<Where> where{named, "where"};
inline const play::Field<Moved> moved{named, "moved"};
inline const play::Field<> marches{named, "marches"};
inline const play::Field<bool> contact{named, "contact"};
inline const play::Field<bool> touches{named, "touches"};
inline const play::Field<bool> shot{named, "shot"};
inline const play::Field<bool> fought{named, "fought"};
inline const play::Field<bool> shotAt{named, "shot-at"};
inline const play::Field<bool> routed{named, "routed"};
inline const play::Field<bool> ever{named, "ever"};
inline const play::Field<Lay> lay{named, "lay"};
inline const play::Field<Cover> works{named, "works"};
inline const play::Field<bool> carries{named, "carries"};
inline const play::Field<> cargo{named, "cargo"};
inline const play::Field<bool> lands{named, "lands"};
inline const play::Field<bool> stalls{named, "stalls"};
inline const play::Field<bool> supplies{named, "supplies"};
inline const play::Field<> onFoot{named, "on-foot"};
inline const play::Field<bool> dismounts{named, "dismounts"};
inline const play::Field<> rides{named, "rides"};
inline const play::Field<bool> mounts{named, "mounts"};
inline const play::Field<bool> mans{named, "mans"};
inline const play::Field<> exchanged{named, "exchanged"};
inline const play::Field<> base{named, "base"};
inline const play::Field<bool> baseRear{named, "base-rear"};
inline const play::Field<bool> off{named, "off"};
inline const play::Field<After> after{named, "after"};
inline const play::Field<> wide{named, "wide"};
inline const play::Field<> deep{named, "deep"};
inline const play::Field<Rank> rank{named, "rank"};
inline const play::Field<bool> fickle{named, "fickle"};
inline const play::Field<> general{named, "general"};
inline const play::Field<> die{named, "die"};
inline const play::Field<> left{named, "left"};
inline const play::Field<bool> freed{named, "freed"};
inline const play::Field<bool> single{named, "single"};
inline const play::Field<> thrown{named, "thrown"};
inline const play::Field<Loyalty> loyalty{named, "loyalty"};
inline const play::Field<Panic> panic{named, "panic"};
inline const play::Field<> lost{named, "lost"};
inline const play::Field<bool> demoralised{named, "demoralised"};
inline const play::Field<bool> changed{named, "changed"};
inline const play::Field<> value{named, "value"};
inline const play::Field<> line{named, "line"};
inline const play::Field<Coming> coming{named, "coming"};
inline const play::Field<Flank> flank{named, "flank"};
inline const play::Field<> noted{named, "noted"};
inline const play::Field<Told> told{named, "told"};
inline const play::Field<> low{named, "low"};
inline const play::Field<bool> aware{named, "aware"};
inline const play::Field<bool> frozen{named, "frozen"};
inline const play::Field<> half{named, "half"};
inline const play::Field<> baggage{named, "baggage"};
inline const play::Field<bool> broken{named, "broken"};
inline const play::Field<> aggression{named, "aggression"};
inline const play::Field<> climate{named, "climate"};
inline const play::Field<> names{named, "names"};
inline const play::Field<bool> thirsty{named, "thirsty"};
inline const play::Field<> campWorks{named, "camp-works"};
inline const play::Field<> townWorks{named, "town-works"};
inline const play::Field<> walls{named, "walls"};
inline const play::Field<> townPrice{named, "town-price"};
inline const play::Field<bool> breached{named, "breached"};
inline const play::Field<> entered{named, "entered"};
inline const play::Field<> invader{named, "invader"};
inline const play::Field<> season{named, "season"};
inline const play::Field<> weather{named, "weather"};
inline const play::Field<> hour{named, "hour"};
inline const play::Field<Sun> sun{named, "sun"};
inline const play::Field<bool> moon{named, "moon"};
inline const play::Field<Sky> sky{named, "sky"};
inline const play::Field<> conditions{named, "conditions"};
inline const play::Field<Wind> wind{named, "wind"};
inline const play::Field<> windFrom{named, "wind-from"};
inline const play::Field<> bounds{named, "bounds"};
inline const play::Field<> pointsFirst{named, "points-first"};
inline const play::Field<> pointsSecond{named, "points-second"};
inline const play::Field<> winner{named, "winner"};
inline const play::Field<Faces> faces{named, "faces"};
inline const play::Field<> sight{named, "sight"};
inline const play::Field<bool> dark{named, "dark"};
inline const play::Field<> dayTurn{named, "day-turn"};
inline const play::Field<> withdrew{named, "withdrew"};
inline const play::Field<> scale{named, "scale"};
inline const play::Field<bool> campaign{named, "campaign"};
inline const play::Field<> towns{named, "towns"};
inline const play::Field<Stream> stream{named, "stream"};
inline const play::Field<> stretch{named, "stretch"};
inline const play::Field<> noFord{named, "no-ford"};
inline const play::Field<bool> knights{named, "knights"};
inline const play::Field<> number{named, "number"};
inline const play::Field<> liesIn{named, "lies-in"};
inline const play::Field<bool> short_{named, "short"};
inline const play::Field<> rivers{named, "rivers"};
inline const play::Field<> tableWide{named, "table-wide"};
inline const play::Field<> tableDeep{named, "table-deep"};
inline const play::Field<bool> firstFar{named, "first-far"};
inline const play::Field<> liesX{named, "lies-x"};
inline const play::Field<> liesY{named, "lies-y"};
inline const play::Field<> liesFacing{named, "lies-facing"};
inline const play::Field<> liesGround{named, "lies-ground"};
inline const play::Field<> orOnFoot{named, "or-on-foot"};
inline const play::Field<> palisades{named, "palisades"};
inline const play::Field<> towers{named, "towers"};
inline const play::Field<> gates{named, "gates"};
inline const play::Field<Nature> sectors[] = {{named, "sector-1"}, {named, "sector-2"}, {named, "sector-3"},
    {named, "sector-4"}, {named, "sector-5"}, {named, "sector-6"}}; // of a river

} // namespace state

const play::Fields& fields();

} // namespace strategikon::dbmPlay
