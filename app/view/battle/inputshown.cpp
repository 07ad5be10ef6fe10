#include "inputshown.h"

#include "app/words/played.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

using namespace play;

QVariantMap inputShown(const Input& one, const std::vector<int>& values, const State& state)
{
    const auto has = [&](int value) { return std::find(values.begin(), values.end(), value) != values.end(); };
    constexpr const char* kinds[] = {"choice", "things", "flag", "number", "dice"};
    QVariantList options, things;
    for (std::size_t i = 0; i < one.options.size(); ++i) {
        options << QVariantMap{{"label", labelled(one.options[i], state)}, {"on", has(int(i))}};
    }
    for (const Id thing : one.among) {
        const QString badge = QString::fromStdString(state[thing].badge);
        things << QVariantMap{{"thing", thing}, {"badge", badge.isEmpty() ? named(state, thing) : badge},
            {"name", badge.isEmpty() ? QString() : ofData(state[thing].name)}, {"on", has(thing)},
            {"army", badge.isEmpty() ? QString() : armyShown(state, thing)}};
    }
    return {{"id", QString::fromStdString(one.id)}, {"label", labelled(one, state)}, {"kind", kinds[int(one.kind)]},
        {"value", values.empty() ? 0 : values.front()}, {"least", one.least}, {"most", one.most}, {"options", options},
        {"things", things}};
}

QString armyShown(const State& state, Id thing)
{
    const int side = state[thing].side;
    const auto armies = std::count_if(state.things.begin(), state.things.end(),
        [&](const Thing& one) { return one.sort == Sort::army && one.side == side; });
    const Id army = state.armyOf(thing);
    return armies > 1 && army != 0 ? ofData(state[army].name) : QString();
}

} // namespace strategikon
