// strategikon settings: what the window keeps in the library
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "model/text/nearest.h"

#include <algorithm>
#include <charconv>

namespace strategikon::cli {

namespace {

// A setting, the value that holds where none is kept, and those there are; none: see allowed().
struct KnownSetting {
    std::string key, absent;
    std::vector<std::string> values;
};

std::vector<KnownSetting> known()
{
    KnownSetting edition{"edition", "", {""}};
    for (const System* system : systems())
        for (const std::string& one : system->format().editions)
            if (std::find(edition.values.begin(), edition.values.end(), one) == edition.values.end())
                edition.values.push_back(one);
    return {{"theme", "system", {"system", "light", "dark"}}, {"large-text", "no", {"yes", "no"}},
        {"paper", "a4", {"a4", "letter"}}, edition, {"points", "1000", {}}};
}

bool isSize(const std::string& value)
{
    int points = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), points);
    return error == std::errc() && end == value.data() + value.size() && points >= 1 && points <= largestArmy;
}

bool allowed(const KnownSetting& setting, const std::string& value)
{
    if (setting.values.empty() ? isSize(value)
                               : std::find(setting.values.begin(), setting.values.end(), value) != setting.values.end())
        return true;
    QStringList values;
    for (const std::string& one : setting.values)
        if (!one.empty())
            values << plain(one);
    complain(setting.values.empty()
            ? Cli::tr("“%1” is not a points limit; use a whole number from 1 to %2.")
                  .arg(plain(value), grouped(largestArmy))
            : Cli::tr("“%2” cannot be “%1”; use %3.").arg(plain(value), plain(setting.key), either(values)));
    return false;
}

std::string keyOf(const KnownSetting& setting) { return "window." + setting.key; }

} // namespace

int settings(const std::string& key, const std::vector<std::string>& value)
{
    const auto all = known();
    std::vector<std::string> keys;
    for (const KnownSetting& one : all)
        keys.push_back(one.key);
    const auto setting = std::find_if(all.begin(), all.end(), [&](const KnownSetting& one) { return one.key == key; });
    if (!key.empty() && setting == all.end()) {
        QStringList words;
        for (const std::string& one : keys)
            words << plain(one);
        complain(Cli::tr("there is no setting “%1”; use %2.").arg(plain(key), either(words)));
        return unusable;
    }
    if (!value.empty() && !allowed(*setting, value.front()))
        return unusable;
    auto store = library(!value.empty());
    if (!store)
        return unusable;
    if (!value.empty()) {
        if (const auto fault = store->setSetting(keyOf(*setting), value.front())) {
            complain({*fault});
            return unusable;
        }
        return done;
    }
    for (const KnownSetting& one : all) {
        if (!key.empty() && one.key != key)
            continue;
        const auto kept = store->setting(keyOf(one));
        if (!kept) {
            complain(kept.faults);
            return unusable;
        }
        const std::string shown = kept->value_or(one.absent);
        print(plain(key.empty() ? one.key + ": " + shown : shown) + u'\n');
    }
    return done;
}

} // namespace strategikon::cli
