#include "fieldcourse.h"

#include "field_words.h"

#include <algorithm>

namespace strategikon {

using namespace field;

namespace {

bool bothArmies(const Deployment& deployment)
{
    bool has[2] = {false, false};
    for (const Troop& troop : deployment.troops) {
        has[troop.side] = true;
    }
    return has[0] && has[1];
}

} // namespace

FieldCourse::FieldCourse(OpenField& open, QObject* parent) : FieldPart(open, parent)
{
    connect(&open_, &OpenField::stepChanged, this, &FieldCourse::stepChanged);
}

QString FieldCourse::step() const
{
    if (!known()) {
        return {};
    }
    const Ask now = next(setup().field, rules().charts);
    if (open_.armiesFirst() && setup().field.throws.empty() && !bothArmies(setup().deployment)) {
        return QStringLiteral("armies");
    }
    if (now.what == Ask::What::side) {
        return setup().field.method == "random" || !setup().field.features.empty() ? QStringLiteral("sides")
                                                                                   : QStringLiteral("terrain");
    }
    if (setup().field.method == "one-sets-up" && !setup().field.features.empty() && sidesWords().isEmpty()) {
        return QStringLiteral("sides");
    }
    const bool open =
        now.what != Ask::What::done || (setup().field.method != "random" && setup().field.features.empty());
    if (open) {
        return QStringLiteral("terrain");
    }
    if (setup().deployment.troops.empty()) {
        return QStringLiteral("armies");
    }
    return field::next(setup().deployment).done ? QStringLiteral("print") : QStringLiteral("deploy");
}

QStringList FieldCourse::steps() const
{
    if (!known()) {
        return {};
    }
    const bool random = setup().field.method == "random";
    QStringList all{QStringLiteral("terrain")};
    if (rules().charts.stages.opensWith("sides")) {
        all.insert(random ? 0 : 1, QStringLiteral("sides"));
    }
    if (random) {
        all << QStringLiteral("rearrange");
    }
    all.insert(open_.armiesFirst() ? 0 : all.size(), QStringLiteral("armies"));
    return all << QStringLiteral("deploy") << QStringLiteral("print");
}

QString FieldCourse::sidesWords() const
{
    const auto& all = setup().field.throws;
    const auto sides = std::find_if(all.begin(), all.end(), [](const Throw& one) { return one.what == "sides"; });
    if (sides == all.end()) {
        return {};
    }
    return sides->came == "near" ? tr("The first player has the near side, the second the far side.")
                                 : tr("The first player has the far side, the second the near side.");
}

QString FieldCourse::methodWords() const
{
    return known() ? strategikon::methodWords(setup().field.method, setup().field.system) : QString();
}

bool FieldCourse::played() const
{
    const System* system = findSystem(setup().field.system);
    return system != nullptr && system->game() != nullptr;
}

} // namespace strategikon

#include "moc_fieldcourse.cpp"
