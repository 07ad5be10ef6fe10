#include "model/library/turns.h"

#include <SQLiteCpp/Statement.h>

namespace strategikon {

namespace {

// Binds in order; a statement is used again.
template <class... Values>
int tellRow(SQLite::Statement& statement, const Values&... values)
{
    int at = 0;
    (statement.bind(++at, values), ...);
    const int changed = statement.exec();
    statement.reset();
    return changed;
}

template <class... Values>
int tellOnce(const LibraryStore& store, const char* sql, const Values&... values)
{
    SQLite::Statement statement(*store.db, sql);
    return tellRow(statement, values...);
}

std::string letterOf(int side) { return side == 0 ? "A" : side == 1 ? "B" : ""; }
std::string moverOf(int whose) { return whose == 2 ? "both" : letterOf(whose); }

// As the step of the schema lays the courses of all battles.
constexpr const char* layAnew = R"(
    WITH RECURSIVE line (number, parent) AS (
      SELECT number, parent FROM battle_entry WHERE battle = ?1 AND number = ?2
      UNION ALL
      SELECT its.number, its.parent FROM line JOIN battle_entry AS its ON its.battle = ?1 AND its.number = line.parent)
    INSERT INTO battle_course
    SELECT ?1, min(number), max(number) FROM (
      SELECT number, sum(EXISTS (
          SELECT 1 FROM battle_entry WHERE battle = ?1 AND kind = 'step'
            AND battle_entry.number > line.parent AND battle_entry.number < line.number))
        OVER (ORDER BY number) AS stretch
      FROM line)
    GROUP BY stretch)";

struct Telling {
    SQLite::Statement thing, start, began, score;
    explicit Telling(SQLite::Database& db)
        : thing(db,
            "REPLACE INTO battle_thing (battle, entry, thing, sort, kind, badge, name, side, within) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        , start(db, "REPLACE INTO battle_start (battle, entry, thing, field, value) VALUES (?, ?, ?, ?, ?)")
        , began(db, "REPLACE INTO battle_began (battle, entry, event, turn, whose) VALUES (?, ?, ?, ?, ?)")
        , score(db, "REPLACE INTO battle_score (battle, entry, turn, whose, side, points) VALUES (?, ?, ?, ?, ?, ?)")
    {
    }

    void tell(const std::string& battle, const ToldStep& step)
    {
        for (const ToldThing& one : step.things) {
            tellRow(thing, battle, step.entry, one.thing, one.sort, one.kind, one.badge, one.name, letterOf(one.side),
                one.within);
            for (const auto& [field, value] : one.starts)
                tellRow(start, battle, step.entry, one.thing, field, value);
        }
        if (const auto& turn = step.began)
            tellRow(began, battle, step.entry, turn->event, turn->turn, moverOf(turn->whose));
        for (const ToldScore& one : step.scores)
            for (const int side : {0, 1})
                tellRow(score, battle, step.entry, one.turn, moverOf(one.whose), letterOf(side),
                    one.points[std::size_t(side)]);
    }
};

void tellFields(LibraryStore& store, const ToldBattle& told)
{
    tellOnce(store, "DELETE FROM battle_field WHERE system = ?", told.system);
    SQLite::Statement write(*store.db,
        "INSERT INTO battle_field (system, field, label, start, parts, bound, words, shown) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    for (const ToldField& one : told.fields)
        tellRow(write, told.system, one.field, one.label, one.start, one.parts, one.bound, one.words, int(one.shown));
}

} // namespace

void followCourse(LibraryStore& store, const std::string& battle, const StoredEntry& entry)
{
    if (entry.kind == "note")
        return;
    const bool isStep = entry.kind == "step";
    if (isStep
        && tellOnce(store,
               "UPDATE battle_course SET last = ?2 WHERE battle = ?1 AND last = ?3 AND NOT EXISTS (SELECT 1 FROM "
               "battle_entry WHERE battle = ?1 AND kind = 'step' AND number > ?3 AND number < ?2)",
               battle, entry.number, entry.parent)
            > 0)
        return;
    tellOnce(store, "DELETE FROM battle_course WHERE battle = ?", battle);
    tellOnce(store, layAnew, battle, isStep ? entry.number : entry.target);
}

void isUntold(LibraryStore& store, const std::string& battle)
{
    tellOnce(store, "INSERT OR IGNORE INTO battle_untold (battle) VALUES (?)", battle);
}

std::vector<std::pair<std::string, std::string>> untoldBattles(const LibraryStore& store)
{
    std::vector<std::pair<std::string, std::string>> all;
    SQLite::Statement query(*store.db, "SELECT battle, system FROM battle_untold JOIN battle ON id = battle");
    while (query.executeStep())
        all.emplace_back(query.getColumn(0).getString(), query.getColumn(1).getString());
    return all;
}

void tellSteps(LibraryStore& store, const std::string& battle, std::span<const ToldStep> told)
{
    if (told.empty())
        return;
    Telling telling(*store.db);
    for (const ToldStep& step : told)
        telling.tell(battle, step);
}

void tellBattle(LibraryStore& store, const std::string& battle, const ToldBattle& told)
{
    for (const char* table : {"battle_thing", "battle_start", "battle_began", "battle_score", "battle_untold"})
        tellOnce(store, (std::string("DELETE FROM ") + table + " WHERE battle = ?").c_str(), battle);
    tellFields(store, told);
    Telling telling(*store.db);
    for (const ToldStep& step : told.steps)
        telling.tell(battle, step);
}

} // namespace strategikon
