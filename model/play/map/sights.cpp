#include "sights.h"

#include "model/field/deploying/standing.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cmath>

namespace strategikon::play {

namespace {

using field::Point;
using field::Ring;

constexpr double thin = 0.2; // cm; of a unit that hides as little as it may

// A hand errs in one thing at a time.
std::vector<Moment::Slip> slipsOf(const Tolerance& errs)
{
    std::vector<Moment::Slip> all{{}};
    for (const int whose : {0, 1}) {
        for (const double by : {errs.beside, -errs.beside})
            all.push_back({.whose = whose, .towards = by});
        for (const double by : {errs.beside, -errs.beside})
            all.push_back({.whose = whose, .aside = by});
        for (const double by : {errs.turned, -errs.turned})
            all.push_back({.whose = whose, .turned = by});
    }
    return all;
}

std::string badgeOf(int whose, std::size_t stand) { return std::to_string(whose) + "#" + std::to_string(stand); }

void slip(std::vector<field::Stand>& stands, Point towards, const Moment::Slip& by)
{
    const Point middle = middleOf(stands), aside{-towards.y, towards.x};
    for (field::Stand& stand : stands) {
        stand.centre = middle + turned(stand.centre - middle, by.turned) + towards * by.towards + aside * by.aside;
        stand.facing += by.turned;
    }
}

// A formation as one large stand, wider and deeper by so much all round, or less.
void block(field::Deployment& all, const field::Troop& troop, const field::Posted& post, double by)
{
    const bool column = post.formation == field::Formation::column;
    const int wide = column ? 1 : int(post.stands.size()), deep = column ? int(post.stands.size()) : 1;
    field::Troop whole;
    whole.badge = troop.badge;
    whole.side = troop.side;
    whole.wide = std::max(thin, troop.wide * wide + 2 * by);
    whole.deep = std::max(thin, troop.deep * deep + 2 * by);
    all.troops.push_back(whole);
    all.posted.push_back(
        {troop.badge, field::Formation::line, {{middleOf(post.stands), post.stands.front().facing}}, {}, true});
}

Ring cornersOf(const field::Troop& troop, const field::Posted& post)
{
    Ring all;
    for (const field::Stand& stand : post.stands)
        for (const Point corner : field::outline(troop, stand))
            all.push_back(corner);
    return all;
}

} // namespace

// Of the table what lies between the two, or so near that it may: nothing else can hide one from the other.
struct Moment::Scene {
    struct Third {
        const field::Troop* troop = nullptr;
        const field::Posted* post = nullptr;
        bool beside = false; // whoever stands right at one of the two was set down against him
        bool low = false;    // into which one sees a little
    };
    const Surveyed& over;
    bool unknown = false; // somebody, or the country
    field::Troop troops[2];
    std::vector<field::Stand> stands[2];
    Point towards{0, 1}; // from the first to the other
    std::vector<Third> thirds{};
    field::Field on{};

    Scene(const Tape& tape, Id one, Id other);
};

Moment::Scene::Scene(const Tape& tape, Id one, Id other) : over(tape.over()), unknown(!tape.on())
{
    const double near = 5 * over.tolerance.beside; // cm; more than hands err by
    const double hairs = over.tolerance.beside / over.scale;
    const field::Deployment& standing = over.standing;
    Ring corners;
    for (const int whose : {0, 1}) {
        const Id unit = whose == 0 ? one : other;
        const field::Posted& post = *standing.post(tape.badge(unit));
        troops[whose] = *standing.troop(post.badge);
        troops[whose].allRound = over.allRound && over.allRound(unit);
        stands[whose] = post.stands;
        for (const Point corner : cornersOf(troops[whose], post))
            corners.push_back(corner);
    }
    if (const Point off = middleOf(stands[1]) - middleOf(stands[0]); length(off) > 0)
        towards = off * (1 / length(off));
    const field::Box box = field::boxOf(corners);
    for (const Id unit : over.hiding) {
        const field::Posted* post = standing.post(tape.badge(unit));
        if (unit == one || unit == other)
            continue;
        if (!post) {
            unknown = true;
            continue;
        }
        const field::Troop* troop = standing.troop(post->badge);
        if (field::meet(box, field::boxOf(cornersOf(*troop, *post)), near))
            thirds.push_back(
                {troop, post, tape.within(one, unit, hairs) != false || tape.within(other, unit, hairs) != false,
                    over.low && over.low(unit)});
    }
    if (!tape.on())
        return;
    on.table = tape.on()->table;
    std::copy_if(tape.on()->features.begin(), tape.on()->features.end(), std::back_inserter(on.features),
        [&](const field::Feature& feature) { return field::meet(box, boxOf(feature), near); });
}

Moment::Moment(const Scene& scene, const Slip& slip, bool inTheWay)
    : scale_(scene.over.scale)
    , blind_(inTheWay && scene.unknown)
    , troop_(scene.troops[0])
    , otherTroop_(scene.troops[1])
    , own_(scene.stands[0])
    , theirs_(scene.stands[1])
{
    const double slipped = scene.over.tolerance.beside;
    play::slip(slip.whose == 0 ? own_ : theirs_, scene.towards, slip);
    for (const Scene::Third& third : scene.thirds)
        if (inTheWay || !third.low)
            block(all_, *third.troop, *third.post, third.beside ? 0 : inTheWay ? slipped : -slipped);
    for (const int whose : {0, 1}) {
        const auto& stands = whose == 0 ? own_ : theirs_;
        field::Troop troop = scene.troops[whose];
        for (std::size_t i = 0; i < stands.size(); ++i) {
            troop.badge = badgeOf(whose, i);
            all_.troops.push_back(troop);
            all_.posted.push_back({troop.badge, field::Formation::line, {stands[i]}, {}, true});
        }
    }
    static const field::Kinds none;
    const field::Kinds* kinds = inTheWay ? scene.over.close : scene.over.open;
    view_.emplace(all_, scene.on, kinds ? *kinds : none);
}

bool Moment::sees(int stand, int other, double most) const
{
    return !blind_ && view_->sees(badgeOf(0, std::size_t(stand)), badgeOf(1, std::size_t(other)), most * scale_).sees;
}

double Moment::apart(int stand, int other) const
{
    return view_->distance(badgeOf(0, std::size_t(stand)), badgeOf(1, std::size_t(other))) / scale_;
}

bool Moment::inArc(int stand, int other, Arc arc) const
{
    const field::Stand& own = own_[std::size_t(stand)];
    if (arc == Arc::straight) {
        constexpr double far = 500; // cm; off every table
        const Point ahead = field::towards(own.facing);
        const field::Ring corridor =
            field::rectangle(own.centre + ahead * ((troop_.deep + far) / 2), troop_.wide, far, own.facing - 90);
        return field::overlap(corridor, field::outline(otherTroop_, theirs_[std::size_t(other)]));
    }
    const auto quarters = view_->quartersOf(badgeOf(0, std::size_t(stand)), badgeOf(1, std::size_t(other)));
    return arc == Arc::allRound || contains(quarters, field::Quarter::front);
}

bool Moment::onlyAhead(int stand, int other) const
{
    return view_->quartersOf(badgeOf(0, std::size_t(stand)), badgeOf(1, std::size_t(other)))
        == std::vector{field::Quarter::front};
}

bool eachMoment(const Tape& tape, Id one, Id other, const std::function<bool(const Moment&)>& visit)
{
    if (tape.scale() <= 0 || !tape.known({one, other}))
        return false;
    const Moment::Scene scene(tape, one, other);
    for (const Moment::Slip& slip : slipsOf(tape.tolerance()))
        for (const bool inTheWay : {true, false})
            if (!visit(Moment(scene, slip, inTheWay)))
                return true;
    return true;
}

std::optional<bool> surelySees(const Tape& tape, Id unit, Id other, double cm)
{
    return surely(tape, unit, other, [cm](const Moment& moment) {
        for (int stand = 0; stand < moment.stands(); ++stand)
            for (int seen = 0; seen < moment.others(); ++seen)
                if (moment.sees(stand, seen, cm))
                    return true;
        return false;
    });
}

std::optional<bool> surelyAhead(const Tape& tape, Id unit, Id other)
{
    return surely(tape, unit, other, [](const Moment& moment) {
        for (int stand = 0; stand < moment.stands(); ++stand)
            for (int seen = 0; seen < moment.others(); ++seen)
                if (!moment.onlyAhead(stand, seen))
                    return false;
        return true;
    });
}

std::optional<Id> closestSeen(const Tape& tape, Id unit, const Ids& enemies, double cm)
{
    if (!tape.known({unit}) || !tape.placed(enemies) || !tape.known(tape.near(unit, enemies, cm)))
        return {};
    constexpr double anyDistance = 1000; // beyond every table
    Id closest = 0;
    Ids mayBeSeen;
    for (const Id enemy : tape.near(unit, enemies, cm)) {
        // Of who is near only a part further off may be seen: whether he counts is for the players to say.
        if (surelySees(tape, unit, enemy, anyDistance) != false)
            mayBeSeen.push_back(enemy);
        if (surelySees(tape, unit, enemy, cm) == true
            && (closest == 0 || tape.distance(unit, enemy) < tape.distance(unit, closest)))
            closest = enemy;
    }
    if (closest == 0)
        return {};
    const bool alone = std::ranges::all_of(mayBeSeen, [&](Id enemy) {
        return enemy == closest
            || tape.distance(unit, enemy) > tape.distance(unit, closest) + tape.tolerance().beside / tape.scale();
    });
    return alone ? std::optional(closest) : std::nullopt;
}

} // namespace strategikon::play
