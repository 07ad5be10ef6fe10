// strategikon settings: what the window keeps in the library
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/words/typed.h"
#include "model/text/nearest.h"

#include <algorithm>
#include <optional>

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
            if (std::ranges::find(edition.values, one) == edition.values.end())
                edition.values.push_back(one);
    return {{"theme", "system", {"system", "light", "dark"}}, {"large-text", "no", {"yes", "no"}},
        {"paper", "a4", {"a4", "letter"}}, edition, {"points", "1000", {}}};
}

// As it is kept.
std::optional<std::string> sizeIn(const std::string& value)
{
    const auto points = wholeTyped(plain(value));
    return points && *points >= 1 && *points <= largestArmy ? std::optional(std::to_string(*points)) : std::nullopt;
}

// Nothing, and a complaint, where it cannot be that.
std::optional<std::string> allowed(const KnownSetting& setting, const std::string& value)
{
    if (const auto size = setting.values.empty() ? sizeIn(value) : std::nullopt)
        return size;
    if (std::ranges::find(setting.values, value) != setting.values.end())
        return value;
    QStringList values;
    for (const std::string& one : setting.values)
        if (!one.empty())
            values << plain(one);
    complain(setting.values.empty()
            ? Cli::tr("“%1” is not a points limit; use a whole number from 1 to %2.")
                  .arg(plain(value), grouped(largestArmy))
            : Cli::tr("“%2” cannot be “%1”; use %3.").arg(plain(value), plain(setting.key), either(values)));
    return {};
}

std::string keyOf(const KnownSetting& setting) { return "window." + setting.key; }

} // namespace

int settings(const std::string& key, const std::vector<std::string>& value)
{
    const auto all = known();
    std::vector<std::string> keys;
    for (const KnownSetting& one : all)
        keys.push_back(one.key);
    const auto setting = std::ranges::find_if(all, [&](const KnownSetting& one) { return one.key == key; });
    if (!key.empty() && setting == all.end()) {
        QStringList words;
        for (const std::string& one : keys)
            words << plain(one);
        complain(Cli::tr("there is no setting “%1”; use %2.").arg(plain(key), either(words)));
        return unusable;
    }
    const auto wanted = value.empty() ? std::nullopt : allowed(*setting, value.front());
    if (!value.empty() && !wanted)
        return unusable;
    auto store = library(!value.empty());
    if (!store)
        return unusable;
    if (!value.empty()) {
        if (const auto fault = store->setSetting(keyOf(*setting), *wanted)) {
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
