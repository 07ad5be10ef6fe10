// Whose way to deploy is whose, and a side that is taken off the table again.
#pragma once

#include "rules/battlefield.h"
#include "setup.h"

namespace strategikon {

void setWays(Setup& setup, const Battlefield& rules, const std::string& id); // of both; one against it gives that too
void settleAnew(Setup& setup);                                               // what came later by the ways that were
void followInvader(
    Setup& setup, const Battlefield& rules); // whoever chose terrain as the defender sets down as he does
void liftSide(field::Deployment& deployment, int side);
void liftSide(field::Deployment& deployment, int side);
void liftSide(field::Deployment& deployment, int side);
void liftSide(field::Deployment& deployment, int side);

} // namespace strategikon
