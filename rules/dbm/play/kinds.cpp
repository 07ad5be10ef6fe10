#include "rules/dbm/play/kinds.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

namespace {

std::size_t placeOf(const Kind& kind) { return std::size_t(kind.type) * std::size_t(grades) + std::size_t(kind.grade); }

// Rulebook 122-127. Artillery (X) in close combat counts as auxilia, and is foot that is no train.
const std::map<std::string, std::string, std::less<>>& classes()
{
    static const std::map<std::string, std::string, std::less<>> all{
        {"mounted", "El|Kn|Cv|LH|Cm|Exp"},
        {"foot", "Sp|Pk|Bd|Wb|Ax|Bw|Ps|Art|WWg|Hd|Bge"},
        {"naval", "Gal|Shp|Bts"},
        {"skirmishers", "LH|Ps"},
        {"light", "LH|Ps|Ax"},
        {"train", "Art|WWg|Bge"},
        {"infantry", "Sp|Pk|Bd|Wb|Ax|Bw|Ps|Hd"},
    };
    return all;
}

template <class Visit>
void eachWord(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const auto bar = text.find('|');
        visit(text.substr(0, bar));
        text = bar == text.npos ? std::string_view() : text.substr(bar + 1);
    }
}

int indexIn(const std::vector<std::string>& words, std::string_view word)
{
    return int(std::find(words.begin(), words.end(), word) - words.begin());
}

} // namespace

const std::vector<std::string>& typeWords()
{
    static const std::vector<std::string> all{"El", "Kn", "Cv", "LH", "Cm", "Exp", "Sp", "Pk", "Bd", "Wb", "Ax", "Bw",
        "Ps", "Art", "WWg", "Hd", "Gal", "Shp", "Bts", "Bge"};
    return all;
}

const std::vector<std::string>& gradeWords()
{
    static const std::vector<std::string> all{"S", "O", "I", "F", "X"};
    return all;
}

std::string written(const Kind& kind)
{
    return typeWords()[std::size_t(kind.type)] + '(' + gradeWords()[std::size_t(kind.grade)] + ')';
}

Kind kindOf(std::string_view written)
{
    const auto open = written.find('(');
    Kind kind{Type(indexIn(typeWords(), written.substr(0, open))), Grade::O};
    if (open != written.npos)
        kind.grade = Grade(indexIn(gradeWords(), written.substr(open + 1, 1)));
    return kind;
}

const std::vector<std::string>& kindWords()
{
    static const std::vector<std::string> all = [] {
        std::vector<std::string> words{"none"};
        for (int place = 0; place < types * grades; ++place)
            words.push_back(strategikon::dbmPlay::written(kindAt(place + 1)));
        return words;
    }();
    return all;
}

int wordOf(const Kind& kind) { return int(placeOf(kind)) + 1; }

Kind kindAt(int word) { return {Type((word - 1) / grades), Grade((word - 1) % grades)}; }

Kinds::Kinds(std::string_view written)
{
    eachWord(written, [&](std::string_view word) {
        const auto known = classes().find(word);
        if (known == classes().end())
            add(word);
        else
            eachWord(known->second, [&](std::string_view type) { add(type); });
    });
}

void Kinds::add(std::string_view word)
{
    const auto open = word.find('(');
    const int type = indexIn(typeWords(), word.substr(0, open));
    if (type == types)
        return;
    if (open == word.npos) {
        for (int grade = 0; grade < grades; ++grade)
            as_.set(placeOf({Type(type), Grade(grade)}));
        return;
    }
    const Kind kind = kindOf(word);
    (kind.grade == Grade::X ? is_ : as_).set(placeOf(kind));
}

bool Kinds::hold(const Classified& element) const
{
    return as_.test(placeOf(element.as)) || is_.test(placeOf(element.is));
}

const Kinds& mountedTroops()
{
    static const Kinds all("mounted");
    return all;
}

const Kinds& footTroops()
{
    static const Kinds all("foot");
    return all;
}

const Kinds& navalTroops()
{
    static const Kinds all("naval");
    return all;
}

const Kinds& skirmishers()
{
    static const Kinds all("skirmishers");
    return all;
}

const Kinds& lightTroops()
{
    static const Kinds all("light");
    return all;
}

// Artillery (X) is none of it.
const Kinds& trainOfArmies()
{
    static const Kinds all("Art(S)|Art(O)|Art(I)|Art(F)|WWg|Bge");
    return all;
}

const Kinds& infantry()
{
    static const Kinds all("infantry|Art(X)");
    return all;
}

} // namespace strategikon::dbmPlay
