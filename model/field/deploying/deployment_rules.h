// Judges where bodies stand, many times in a row: what does not change is looked up once. Used inside model/field only.
#pragma once

#include "model/field/deployment.h"
#include "model/field/seeing/ground.h"
#include "zones.h"

#include <functional>
#include <map>

namespace strategikon::field {

class DeploymentRules {
public:
    DeploymentRules(const Deployment& deployment, const Field& field, const Kinds& kinds);

    // What does not depend on where a body stands.
    struct Terms {
        const Troop& troop;
        Portion portion;
        Bounds bounds;
        Source rule;
        bool alone = false; // as if none of its own side were there
    };
    Terms termsOf(const Troop& troop) const;
    bool allows(const Terms& terms, const Posted& posted) const;
    // False where no body whose edge is there can be allowed: quick, and no promise.
    bool mayTouch(const Terms& terms, Point edge) const;
    std::vector<Misposted> faults(const Troop& troop, const Posted& posted) const;
    // The middle of the first piece of such terrain.
    std::optional<Point> middleWithin(const std::vector<std::string>& kinds) const;
    // Its outer corner at the base edge of a side: from there it fills without gaps.
    std::optional<Point> cornerWithin(const std::vector<std::string>& kinds, int side) const;
    double areaWithin(const std::vector<std::string>& kinds) const; // of it, cm²
    // Takes notice of a body that was set down since.
    void note(const Troop& troop, const Posted& posted);
    std::size_t laid() const { return laid_.size(); } // stands
    // Whether neither stands nor country hide one point from the other; what both lie on hides nothing.
    bool isFree(Point from, Point to) const;
    // Whether it stands on ground that hinders orders, in water, or, unless it skirmishes, in worse than good going.
    bool isHindered(const Troop& troop, const Posted& posted) const;
    // Of a row that a river cuts in two, the wider part, if that is so wide or most of it; all of any other.
    Box onOneBank(const Box& row, double wide) const;
    // How many of them a river parts from most of the others.
    std::size_t parted(const std::vector<Point>& points) const;

private:
    struct Laid { // a stand on the table
        const Troop* troop = nullptr;
        Ring ring;
        Box box;
        Point middle;
    };
    struct Case; // one body that is judged
    // What is wrong, one after the other, until `tell` returns false; the arguments are made on demand.
    using Tell = std::function<bool(const char* code, const Source& rule, const std::function<Arguments()>& args)>;
    void judge(const Terms& terms, const Posted& posted, const Tell& tell) const;
    bool judgeShape(const Case& one, const Tell& tell) const;
    bool judgePlace(const Case& one, const Tell& tell) const;
    bool judgeBase(const Case& one, const Tell& tell) const;
    bool judgeWithin(const Case& one, const Tell& tell) const;
    bool judgeTowns(const Case& one, const Tell& tell) const;
    bool judgeBlocks(const Case& one, const Tell& tell) const;
    bool isAtBase(const Case& one, const Stand& stand) const;
    bool isWalledIn(const Case& one) const;
    bool judgeMarch(const Case& one, const Tell& tell) const;
    bool judgeTerrain(const Case& one, const Tell& tell) const;
    bool judgeOthers(const Case& one, const Tell& tell) const;
    bool isNearUnit(const Case& one, bool enemies, double within) const;

    const Deployment& deployment_;
    const Kinds& kinds_;
    const Table table_;
    const Ground ground_;
    std::vector<Laid> laid_;
    std::map<std::string, Box, std::less<>> blocks_[2]; // about each block, where they are to be apart
};

} // namespace strategikon::field
