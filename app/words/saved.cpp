#include "app/words/saved.h"

#include "app/words/points.h"
#include "app/words/words.h"
#include "rules/basis.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>

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

// What the figures follow from; an army with a partner is judged by two lists. Each list is looked at once.
class Bases {
public:
    std::string of(const std::string& system, const std::string& list, const std::string& partner)
    {
        std::string basis = STRATEGIKON_VERSION " " + of(system + "/" + list);
        return partner.empty() ? basis : basis + " " + of(partner);
    }

private:
    const std::string& of(const std::string& list)
    {
        const auto [at, isNew] = known_.try_emplace(list);
        if (const auto slash = list.find('/'); isNew)
            at->second = basisOf(list.substr(0, slash), list.substr(slash + 1));
        return at->second;
    }

    std::map<std::string, std::string> known_;
};

std::string factsText(const SavedFacts& facts)
{
    QJsonObject object;
    if (!facts.nation.empty())
        object["nation"] = QString::fromStdString(facts.nation);
    if (facts.judged) {
        object["points"] = facts.points;
        object["findings"] = facts.findings;
        object["legal"] = facts.legal;
        object["stamp"] = QString::fromStdString(facts.stamp);
    }
    if (!facts.partner.empty())
        object["partner"] = QString::fromStdString(facts.partner);
    object["basis"] = QString::fromStdString(facts.basis);
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

SavedFacts factsOfToday(Catalogue& catalogue, Bases& bases, const Army& army, const ArmyList* list)
{
    SavedFacts facts;
    for (const Army& partner : army.partner)
        facts.partner = partner.system + "/" + partner.list;
    facts.basis = bases.of(army.system, army.list, facts.partner);
    const auto verdict = list != nullptr ? judge(catalogue, army, false) : Result<Verdict>(Fault{});
    facts.nation = list != nullptr ? list->name : std::string();
    facts.judged = verdict.value.has_value();
    if (facts.judged) {
        facts.points = pointsNumber(verdict->points, verdict->parts);
        facts.findings = static_cast<int>(verdict->findings.size());
        facts.legal = verdict->legal;
        facts.stamp = verdict->stamp;
    }
    return facts;
}

// Words and figures of today; what its list was called is known for longer than the list is there.
void figure(SavedArmy& saved, const SavedFacts& before, const Library& library, Catalogue& catalogue, Bases& bases)
{
    const auto kept = library.army(saved.id);
    const auto army = kept ? readArmy(kept->content.document, saved.id) : Result<Army>(kept.faults);
    if (!army)
        return;
    std::vector<Fault> unknown; // told where the army is opened
    const ArmyList* list = catalogue.find(army->system, army->list, army->edition, unknown);
    SavedFacts facts = factsOfToday(catalogue, bases, *army, list);
    facts.nation = facts.nation.empty() ? before.nation : facts.nation;
    saved.content.words = wordsOf(*army, list);
    saved.content.facts = factsText(facts);
}

} // namespace

ArmyContent contentOf(Catalogue& catalogue, const Army& army)
{
    std::vector<Fault> unknown; // told by who asks for the list
    const ArmyList* list = catalogue.find(army.system, army.list, army.edition, unknown);
    ArmyContent content;
    content.name = army.name;
    content.system = army.system;
    content.list = army.list;
    content.edition = army.edition;
    content.points = army.points;
    content.document = writeArmy(army);
    content.tags = army.tags;
    content.words = wordsOf(army, list);
    Bases bases;
    content.facts = factsText(factsOfToday(catalogue, bases, army, list));
    return content;
}

void figureAnew(std::vector<SavedArmy>& armies, const Library& library, Catalogue& catalogue)
{
    Bases bases;
    for (SavedArmy& army : armies) {
        const SavedFacts facts = factsOf(army.content.facts);
        if (facts.basis != bases.of(army.content.system, army.content.list, facts.partner))
            figure(army, facts, library, catalogue, bases);
    }
}

std::vector<Fault> refigure(Library& library, Catalogue& catalogue)
{
    ArmyFilter all;
    all.archived = ArmyFilter::Archived::any;
    const auto before = library.armies(all);
    if (!before.value)
        return before.faults;
    std::vector<SavedArmy> armies = *before;
    figureAnew(armies, library, catalogue);
    for (std::size_t i = 0; i < armies.size() && library.readOnlyBecause() == nullptr; ++i)
        if (const SavedArmy& army = armies[i]; army != (*before)[i])
            if (const auto fault = library.refreshFacts(army.id, army.content.words, army.content.facts))
                return {*fault};
    return before.faults;
}

Unjudged unjudged(const SavedArmy& army)
{
    if (factsOf(army.content.facts).judged)
        return Unjudged::no;
    const bool gone = basisOf(army.content.system, army.content.list).empty();
    return gone ? Unjudged::listGone : Unjudged::listFaulty;
}

QString verdictShown(const SavedArmy& army)
{
    const SavedFacts facts = factsOf(army.content.facts);
    switch (unjudged(army)) {
    case Unjudged::listGone:
        return QCoreApplication::translate("armies", "its list is gone");
    case Unjudged::listFaulty:
        return QCoreApplication::translate("armies", "its list has faults");
    case Unjudged::no:
        break;
    }
    return facts.legal ? QCoreApplication::translate("armies", "legal")
                       : QCoreApplication::translate("armies", "%n problems", nullptr, facts.findings);
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
    known.judged = object.contains("legal");
    known.nation = object["nation"].toString().toStdString();
    known.stamp = object["stamp"].toString().toStdString();
    known.partner = object["partner"].toString().toStdString();
    known.basis = object["basis"].toString().toStdString();
    return known;
}

} // namespace strategikon
