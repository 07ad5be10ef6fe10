#include "model/library/about.h"
#include "model/library/battles.h"
#include "model/library/calls.h"
#include "model/library/library.h"
#include "model/library/spelling.h"
#include "model/library/turns.h"

namespace strategikon {

Result<std::vector<SavedBattle>> Library::battles(std::string_view place) const
{
    return listing(*store_, [&] { return readBattles(*store_, place); });
}

std::vector<Fault> Library::eachBattle(std::string_view place, const std::function<bool(SavedBattle)>& takes) const
{
    std::vector<Fault> faults;
    const auto fault = guarded(store_->path, [&]() -> std::optional<Fault> {
        faults = strategikon::eachBattle(*store_, place, takes);
        return {};
    });
    if (fault)
        faults.push_back(*fault);
    return faults;
}

Result<std::vector<BattleName>> Library::battleNames() const
{
    return reading(*store_, [&] { return readBattleNames(*store_); });
}

Result<std::map<std::string, BattleAbout>> Library::abouts() const
{
    return listing(*store_, [&] { return readAbouts(*store_); });
}

Result<SavedBattle> Library::battle(const std::string& id) const
{
    return reading(*store_, [&] { return readSavedBattle(*store_, id); });
}

Result<std::vector<StoredEntry>> Library::battleEntries(const std::string& id, int after) const
{
    return reading(*store_, [&] { return readBattleEntries(*store_, id, after); });
}

Result<SavedBattle> Library::createBattle(
    const BattleContent& content, std::span<const StoredEntry> entries, const BattleAbout& about)
{
    return changed(*store_, [&] {
        const SavedBattle made = strategikon::createBattle(*store_, content);
        addBattleEntries(*store_, made.id, entries, made.content.facts);
        newAbout(*store_, made.id, about);
        return readSavedBattle(*store_, made.id);
    });
}

Result<std::optional<SavedBattle>> Library::sameBattle(
    const BattleContent& content, std::span<const StoredEntry> entries) const
{
    return reading(*store_, [&] { return strategikon::sameBattle(*store_, content, entries); });
}

std::optional<Fault> Library::addEntries(const std::string& id, std::span<const StoredEntry> entries,
    const std::string& facts, const std::optional<KeptState>& kept, std::span<const ToldStep> told)
{
    return done(*store_, [&] {
        addBattleEntries(*store_, id, entries, facts);
        tellSteps(*store_, id, told);
        if (kept)
            writeKeptState(*store_, id, *kept);
    });
}

Result<std::vector<std::pair<std::string, std::string>>> Library::untoldBattles() const
{
    return reading(*store_, [&] { return strategikon::untoldBattles(*store_); });
}

std::optional<Fault> Library::tellBattle(const std::string& id, const ToldBattle& told)
{
    return done(*store_, [&] { strategikon::tellBattle(*store_, id, told); });
}

Result<std::optional<KeptState>> Library::keptState(const std::string& id) const
{
    return reading(*store_, [&] { return readKeptState(*store_, id); });
}

Result<SavedBattle> Library::renameBattle(const std::string& id, const std::string& name)
{
    return changed(*store_, [&] { return strategikon::renameBattle(*store_, id, name); });
}

Result<SavedBattle> Library::describeBattle(const std::string& id, const BattleAbout& about)
{
    return changed(*store_, [&] {
        BattleAbout said = about;
        if (const SavedBattle battle = readBattleItself(*store_, id); said.day.empty())
            said.day = dayHere(battle.created);
        writeAbout(*store_, id, said);
        return readSavedBattle(*store_, id);
    });
}

Result<std::vector<std::string>> Library::unspeltBattles() const
{
    return reading(*store_, [&] { return strategikon::unspeltBattles(*store_); });
}

std::optional<Fault> Library::keepRespelt(std::span<const Respelt> names)
{
    return done(*store_, [&] { strategikon::keepRespelt(*store_, names); });
}

Result<std::vector<Respelt>> Library::respelt() const
{
    return reading(*store_, [&] { return readRespelt(*store_); });
}

std::optional<Fault> Library::forgetRespelt()
{
    return done(*store_, [&] { store_->db->exec("DELETE FROM battle_respelt"); });
}

std::optional<Fault> Library::refreshBattleFacts(const std::string& id, const std::string& facts)
{
    return done(*store_, [&] { strategikon::refreshBattleFacts(*store_, id, facts); });
}

Result<SavedBattle> Library::placeBattle(const std::string& id, std::string_view place)
{
    return changed(*store_, [&] { return strategikon::placeBattle(*store_, id, place); });
}

} // namespace strategikon
