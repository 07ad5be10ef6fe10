// A rule system in a page: tables (raid.yaml), a list of phases, and rules of one card each.
#pragma once

#include "model/play/rules.h"
#include "rules/play/book.h"

namespace strategikon::raid {

// `companies` on either side.
play::State beginning(int companies = 3);
const play::Game& game(); // roots (rules/catalogue.h) are set before
play::Books& books();

} // namespace strategikon::raid
