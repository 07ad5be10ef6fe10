// A library as it was before version 8 (schema/library/008-turns.sql), whose rows it keeps.
#pragma once

namespace strategikon {

inline constexpr const char* beforeTurns = R"(
    DROP VIEW battle_score_turn; DROP VIEW battle_army_turn; DROP VIEW battle_unit_turn; DROP VIEW battle_figure_turn;
    DROP VIEW battle_figure; DROP VIEW battle_turn; DROP VIEW battle_line;
    DROP TABLE battle_course; DROP TABLE battle_field; DROP TABLE battle_thing; DROP TABLE battle_start;
    DROP TABLE battle_began; DROP TABLE battle_score; DROP TABLE battle_untold;
    DROP TABLE battle_unspelt; DROP TABLE battle_respelt;
    DROP INDEX battle_change_by_field; DROP INDEX battle_by_change; DROP INDEX battle_by_name;
    CREATE INDEX battle_by_change ON battle (latest);
    PRAGMA user_version = 7;)";

} // namespace strategikon
