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
QList<LabelledShown> statsOf(const SystemFormat& format, const Node& row)
{
    QList<LabelledShown> stats;
    for (const std::string& column : format.columns) {
        if (column != format.typeColumn && column != format.priceColumn && row.find(column) != nullptr) {
            stats.push_back({headingOf("columns", column), translated(row.textOr(column))});
        }
    }
    return stats;
}

QString joined(const QList<LabelledShown>& stats)
{
    QStringList parts;
    for (const LabelledShown& stat : stats) {
        parts << stat.label + u' ' + stat.words;
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

QList<TroopTypeShown> TroopDesigner::types() const
{
    QList<TroopTypeShown> types;
    if (designer_ != nullptr) {
        for (const TroopType& type : designer_->types()) {
            const auto plain = designer_->design(type.id, {});
            types.push_back({QString::fromStdString(type.id), translated(type.name), headingOf("groups", type.group),
                translated(type.text), joined(statsOf(rules_->format(), type.row)),
                plain.value ? plain.value->points : 0});
        }
    }
    return types;
}

QString TroopDesigner::typeName() const
{
    const TroopType* type = designer_ != nullptr ? designer_->type(type_) : nullptr;
    return type != nullptr ? translated(type->name) : QString();
}

TroopModifierShown TroopDesigner::shown(const Modifier& modifier, const TroopType& type) const
{
    TroopModifierShown shown;
    shown.id = plain(modifier.id);
    shown.name = translated(modifier.name);
    shown.text = translated(modifier.text);
    const auto same = [&](const ChosenModifier& one) { return one.id == modifier.id; };
    const auto at = std::find_if(picked_.begin(), picked_.end(), same);
    shown.on = at != picked_.end();
    std::vector<ChosenModifier> others = picked_;
    std::erase_if(others, same);
    if (const std::optional<Message> why = designer_->refuses(type, others, modifier); why && !shown.on) {
        shown.refusal = worded(*why);
    }
    for (std::size_t i = 0; designer_->priced() && i < modifier.prices.size(); ++i) {
        shown.prices << priceOf(modifier.prices[i]);
        if (shown.on && at->number == modifier.prices[i]) {
            shown.price = static_cast<int>(i);
        }
    }
    if (modifier.numbers) {
        shown.from = modifier.numbers->first;
        shown.to = modifier.numbers->second;
        shown.number = shown.on ? at->number.value_or(shown.from) : 0;
    }
    return shown;
}

QList<TroopModifierShown> TroopDesigner::modifiers() const
{
    QList<TroopModifierShown> all;
    const TroopType* type = designer_ != nullptr ? designer_->type(type_) : nullptr;
    if (type == nullptr) {
        return all;
    }
    std::string heading;
    for (const Modifier& modifier : designer_->modifiers()) {
        all << shown(modifier, *type);
        const Quality* quality = designer_->quality(modifier.quality);
        all.last().exclusive = quality != nullptr && !quality->several;
        if (quality != nullptr && quality->id != heading) {
            heading = quality->id;
            all.last().heading = translated(quality->name);
        }
    }
    return all;
}

QList<LabelledShown> TroopDesigner::stats() const
{
    if (rules_ == nullptr || !chosen()) {
        return {};
    }
    QList<LabelledShown> stats = statsOf(rules_->format(), design_.row);
    for (const auto& [column, cell] : design_.derived) {
        stats.push_back({headingOf("columns", column), translated(cell)});
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
                    names << translated(rule.name);
                }
            }
        }
    }
    return names.join(QStringLiteral(", "));
}

} // namespace strategikon

#include "moc_troopdesigner.cpp"
