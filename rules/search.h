// Looking for troops across every list.
#pragma once

#include "rules/catalogue.h"

namespace strategikon {

struct SearchHit {
    ListHeading list;
    std::string row;     // id of the entry or upgrade
    bool option = false; // an upgrade
    std::string name, type;
    int points = 0; // minor units, `parts` of one point
    int parts = 1;
    std::vector<std::string> special; // names of its special rules
};

// Rows in which every word of the query is found. A word is part of the name, type, nation, era,
// kind of upgrade or a special rule's name or id; a bare number is the price; "points<=60" or
// "attack>=4" compares a printed column ("=", "<", ">", "<=", ">="). "216BC", "AD68" or "year=-216" finds what may be
// used in that year, where its list has dates; "enemy=roman" what may meet armies of such a name or era: of lists whose
// years meet theirs or, where the lists have no dates, of their own group. An empty query finds nothing.
// In the order of the catalogue. Lists that cannot be read are left out.
std::vector<SearchHit> search(Catalogue& catalogue, std::string_view query, std::string_view edition = {});

// What is against a query: a comparison with no number, or with a column that no list has.
std::optional<Message> faultOfSearch(Catalogue& catalogue, std::string_view query);
// Where a year is asked for: the systems that have lists, and dates in none of them.
std::vector<const System*> yearlessIn(Catalogue& catalogue, std::string_view query, std::string_view edition = {});

// Special rules in force for a row, the list's own and the system's, in the order of the row.
std::vector<const SpecialRule*> rulesOf(const System& system, const ArmyList& list, const Row& row);

} // namespace strategikon
