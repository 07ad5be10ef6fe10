// Setting a battle up: the ways of a system, and armies as the troops they bring.
#pragma once

#include "rules/battlefield.h"

namespace strategikon {

// Ways to deploy, from rules/<system>/deployment.yaml; none where the system has no such table.
field::Ways waysOf(const System& system);

// A body as it takes the field, and what it is in the compiled list.
struct Mustered {
    field::Troop troop;
    int variable = 0;
};

// The army's bodies that are on the table, in the order of its rows, with badges ("A1", "A2" of side 0, "B1" of side
// 1). Elephants and the like that take the field as single stands are bodies of their own. `from` is the number of the
// first badge: an ally of a doubles game, an army with a list of its own, goes on counting.
std::vector<field::Troop> troopsOf(const System& system, const ArmyList& list, const Army& army, int side,
    Basing basing = Basing::narrow, int from = 1);
std::vector<Mustered> muster(const System& system, const Problem& problem, const Army& army, int side,
    Basing basing = Basing::narrow, int from = 1);
// How bodies are based, as data and players name it, in the order of Basing; and that of the figures a table is for.
const std::vector<std::string>& basingNames();
std::optional<Basing> basingNamed(std::string_view name);
Basing basingFor(const Battlefield& ground, const field::Table& table);
// Whether a body's stands may be mounted on either edge, on which they are, and the change.
bool hasEitherEdge(const field::Troop& troop);
bool isBroad(const field::Troop& troop);
void mount(field::Troop& troop, Basing basing);
// Both armies, ready to be set down.
field::Deployment deploymentOf(
    const field::Way (&ways)[2], std::vector<field::Troop> first, std::vector<field::Troop> second);

} // namespace strategikon
