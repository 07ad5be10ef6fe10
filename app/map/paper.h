// A battlefield on paper: the map on one page with all that is needed to lay it out, and a plan in true size. The
// sheets draw the field when they are painted: it must live as long.
#pragma once

#include "app/map/map.h"
#include "app/map/wording.h"
#include "app/print/document.h"

namespace strategikon::map {

// The map to a round scale, legend with what it means in play, the numbered list, the throws. `deployment` may be null.
print::Sheet fieldSheet(
    const field::Field& field, const Tables& tables, const field::Deployment* deployment, print::Paper paper);

// The plan at 1:`oneTo` over as many pages as it takes, each with marks where the next one lies on it; pages on which
// nothing lies or stands are left out. The first page shows which is where. `deployment` may be null.
print::Sheet planSheet(const field::Field& field, const Tables& tables, const field::Deployment* deployment,
    double oneTo, print::Paper paper);
// How many pages that makes.
int planPages(const field::Field& field, const field::Deployment* deployment, double oneTo, print::Paper paper);
constexpr int mostPlanPages = 400;

// The smallest round number n for which 1:n fits into this room, mm.
double roundScale(const field::Table& table, double width, double height);

} // namespace strategikon::map
