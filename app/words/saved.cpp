#include "app/words/saved.h"

#include "app/words/points.h"
#include "app/words/words.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace strategikon {

namespace {

std::string wordsOf(const Army& army, const ArmyList* list)
{
    std::string words = army.note;
    const auto add = [&](const std::string& more) {
        if (!more.empty()) {
            words += words.empty() ? more : " " + more;
        }
    };
    if (list != nullptr) {
        add(list->name);
        add(list->group);
    }
    for (const Choice& choice : army.choices) {
        const int line = list != nullptr ? list->lineNamed(choice.entry) : -1;
        add(line >= 0 ? list->lines[line].name : choice.entry);
        add(choice.name);
        add(choice.note);
        for (const ChosenOption& option : choice.options) {
            const int found = line >= 0 ? list->optionNamed(option.name, line) : -1;
            add(found >= 0 ? list->options[found].name : option.name);
        }
    }
    return words;
}

} // namespace

ArmyContent contentOf(const Army& army, const ArmyList* list, const Verdict* verdict)
{
    ArmyContent content;
    content.name = army.name;
    content.system = army.system;
    content.list = army.list;
    content.edition = army.edition;
    content.points = army.points;
    content.document = writeArmy(army);
    content.tags = army.tags;
    content.words = wordsOf(army, list);
    QJsonObject facts;
    if (list != nullptr) {
        facts["nation"] = QString::fromStdString(list->name);
    }
    if (verdict != nullptr) {
        facts["points"] = pointsNumber(verdict->points, verdict->parts);
        facts["findings"] = static_cast<int>(verdict->findings.size());
        facts["legal"] = verdict->legal;
        facts["stamp"] = QString::fromStdString(verdict->stamp);
    }
    content.facts = QJsonDocument(facts).toJson(QJsonDocument::Compact).toStdString();
    return content;
}

std::vector<Fault> refigure(Library& library, Catalogue& catalogue, const std::string& system)
{
    ArmyFilter all;
    all.system = system;
    all.archived = ArmyFilter::Archived::any;
    all.documents = true;
    const auto armies = library.armies(all);
    if (!armies.value) {
        return armies.faults;
    }
    for (const SavedArmy& saved : *armies) {
        const auto army = readArmy(saved.content.document, saved.id);
        std::vector<Fault> unknown; // its list, which its page tells
        const ArmyList* list = army ? catalogue.find(system, army->list, army->edition, unknown) : nullptr;
        if (list == nullptr) {
            continue;
        }
        const auto verdict = judge(catalogue, *army, false);
        const ArmyContent content = contentOf(*army, list, verdict ? &*verdict : nullptr);
        if (const auto fault = library.refreshFacts(saved.id, content.words, content.facts)) {
            return {*fault};
        }
    }
    return armies.faults;
}

QString titleOf(const SavedArmy& army)
{
    if (!army.content.name.empty()) {
        return QString::fromStdString(army.content.name);
    }
    const std::string nation = factsOf(army.content.facts).nation;
    return translated(nation.empty() ? army.content.list : nation);
}

SavedFacts factsOf(const std::string& facts)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(facts)).object();
    SavedFacts known;
    known.points = object["points"].toDouble();
    known.findings = object["findings"].toInt();
    known.legal = object["legal"].toBool();
    known.nation = object["nation"].toString().toStdString();
    known.stamp = object["stamp"].toString().toStdString();
    return known;
}

} // namespace strategikon
