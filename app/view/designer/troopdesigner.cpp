#include "troopdesigner.h"

#include "app/words/words.h"

#include <algorithm>

namespace strategikon {

namespace {

QString priceOf(int points)
{
    return points < 0 ? QStringLiteral("−%1").arg(-points) : QStringLiteral("+%1").arg(points);
}

// "Attack 3 · Hits 3": every column a row has but its type and price.
QVariantList statsOf(const SystemFormat& format, const Node& row)
{
    QVariantList stats;
    for (const std::string& column : format.columns) {
        if (column != format.typeColumn && column != format.priceColumn && row.find(column) != nullptr) {
            stats << QVariantMap{{"label", termOf("columns", column)}, {"value", ofData(row.textOr(column))}};
        }
    }
    return stats;
}

QString joined(const QVariantList& stats)
{
    QStringList parts;
    for (const QVariant& stat : stats) {
        parts << stat.toMap()["label"].toString() + u' ' + stat.toMap()["value"].toString();
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

TroopDesigner::TroopDesigner(QObject* parent) : QObject(parent) { addDesignerMessages(); }

void TroopDesigner::setSystem(const QString& system)
{
    if (system.toStdString() == system_) {
        return;
    }
    system_ = system.toStdString();
    rules_ = findSystem(system_);
    designer_ = rules_ != nullptr ? rules_->designer(rules_->format().editions.front()) : nullptr;
    type_.clear();
    picked_.clear();
    emit systemChanged();
    design();
}

void TroopDesigner::setType(const QString& type)
{
    if (type.toStdString() == type_ || designer_ == nullptr) {
        return;
    }
    type_ = type.toStdString();
    // Modifiers that go with the new type stay.
    const TroopType* chosen = designer_->type(type_);
    std::vector<ChosenModifier> kept;
    for (const ChosenModifier& one : picked_) {
        const Modifier* modifier = designer_->modifier(one.id);
        if (chosen != nullptr && modifier != nullptr && !designer_->refuses(*chosen, kept, *modifier, one.number)) {
            kept.push_back(one);
        }
    }
    picked_ = kept;
    design();
}

void TroopDesigner::toggle(const QString& modifier)
{
    const std::string id = modifier.toStdString();
    const auto at =
        std::find_if(picked_.begin(), picked_.end(), [&](const ChosenModifier& one) { return one.id == id; });
    if (at != picked_.end()) {
        picked_.erase(at);
    } else if (const TroopType* type = designer_ != nullptr ? designer_->type(type_) : nullptr) {
        const Modifier* wanted = designer_->modifier(id);
        if (wanted == nullptr || designer_->refuses(*type, picked_, *wanted)) {
            return;
        }
        const auto least = wanted->numbers ? std::optional<int>(wanted->numbers->first) : std::nullopt;
        picked_ = designer_->with(std::move(picked_), {id, least});
    }
    design();
}

void TroopDesigner::setPrice(const QString& modifier, int index)
{
    const Modifier* wanted = designer_ != nullptr ? designer_->modifier(modifier.toStdString()) : nullptr;
    for (ChosenModifier& one : picked_) {
        if (wanted != nullptr && one.id == wanted->id && index >= 0
            && index < static_cast<int>(wanted->prices.size())) {
            one.number = wanted->prices[index];
        }
    }
    design();
}

void TroopDesigner::setNumber(const QString& modifier, int number)
{
    const Modifier* wanted = designer_ != nullptr ? designer_->modifier(modifier.toStdString()) : nullptr;
    for (ChosenModifier& one : picked_) {
        if (wanted != nullptr && one.id == wanted->id && wanted->numbers) {
            one.number = std::clamp(number, wanted->numbers->first, wanted->numbers->second);
        }
    }
    design();
}

QString TroopDesigner::trouble() const
{
    QStringList sentences;
    for (const Message& fault : design_.faults) {
        sentences << worded(fault);
    }
    return sentences.join(u'\n');
}

void TroopDesigner::design()
{
    design_ = {};
    if (designer_ != nullptr && !type_.empty()) {
        if (auto made = designer_->design(type_, picked_); made.value) {
            design_ = std::move(*made.value);
        }
    }
    emit changed();
}

QVariantList TroopDesigner::types() const
{
    QVariantList types;
    if (designer_ != nullptr) {
        for (const TroopType& type : designer_->types()) {
            const auto plain = designer_->design(type.id, {});
            types << QVariantMap{{"id", QString::fromStdString(type.id)}, {"name", ofData(type.name)},
                {"group", termOf("groups", type.group)}, {"text", ofData(type.text)},
                {"stats", joined(statsOf(rules_->format(), type.row))},
                {"points", plain.value ? plain.value->points : 0}};
        }
    }
    return types;
}

QString TroopDesigner::typeName() const
{
    const TroopType* type = designer_ != nullptr ? designer_->type(type_) : nullptr;
    return type != nullptr ? ofData(type->name) : QString();
}

QVariantList TroopDesigner::modifiers() const
{
    QVariantList shown;
    const TroopType* type = designer_ != nullptr ? designer_->type(type_) : nullptr;
    if (type == nullptr) {
        return shown;
    }
    std::string heading;
    for (const Modifier& modifier : designer_->modifiers()) {
        const Quality* quality = designer_->quality(modifier.quality);
        const bool first = quality != nullptr && quality->id != heading;
        heading = quality != nullptr ? quality->id : heading;
        const auto at = std::find_if(
            picked_.begin(), picked_.end(), [&](const ChosenModifier& one) { return one.id == modifier.id; });
        const bool on = at != picked_.end();
        std::vector<ChosenModifier> others = picked_;
        std::erase_if(others, [&](const ChosenModifier& one) { return one.id == modifier.id; });
        const std::optional<Message> why = designer_->refuses(*type, others, modifier);
        QStringList prices;
        int chosen = 0;
        for (std::size_t i = 0; designer_->priced() && i < modifier.prices.size(); ++i) {
            prices << priceOf(modifier.prices[i]);
            if (on && at->number == modifier.prices[i]) {
                chosen = static_cast<int>(i);
            }
        }
        shown << QVariantMap{{"id", plain(modifier.id)}, {"name", ofData(modifier.name)},
            {"text", ofData(modifier.text)}, {"on", on}, {"refusal", why && !on ? worded(*why) : QString()},
            {"prices", prices}, {"price", chosen}, {"heading", first ? ofData(quality->name) : QString()},
            {"from", modifier.numbers ? modifier.numbers->first : 0},
            {"to", modifier.numbers ? modifier.numbers->second : 0},
            {"number", on && modifier.numbers ? at->number.value_or(modifier.numbers->first) : 0}};
    }
    return shown;
}

QVariantList TroopDesigner::stats() const
{
    if (rules_ == nullptr || !chosen()) {
        return {};
    }
    QVariantList stats = statsOf(rules_->format(), design_.row);
    for (const auto& [column, cell] : design_.derived) {
        stats << QVariantMap{{"label", termOf("columns", column)}, {"value", ofData(cell)}};
    }
    return stats;
}

QString TroopDesigner::special() const
{
    QStringList names;
    if (rules_ != nullptr) {
        for (const std::string& id : design_.row.textsOf("special")) {
            for (const SpecialRule& rule : rules_->specials(rules_->format().editions.front())) {
                if (rule.id == id) {
                    names << ofData(rule.name);
                }
            }
        }
    }
    return names.join(QStringLiteral(", "));
}

} // namespace strategikon
