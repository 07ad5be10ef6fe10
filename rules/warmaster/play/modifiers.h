// What is added to what in a battle: rules/warmaster/modifiers.yaml.
#pragma once

#include "rules/play/factors.h"

namespace strategikon::warmasterPlay {

// What the rows are added to. The words of each are told in attacks.cpp, attempt.cpp and driving.cpp.
enum class Account { attacks, orders, drives };
constexpr int accounts = int(Account::drives) + 1;
const std::vector<play::Factor>& modifiers(Account account);

// What a modifier is cited by, rows of one id in one sentence; nullptr: it is none.
const play::Cited* citedModifier(std::string_view id);

} // namespace strategikon::warmasterPlay
