#include "rules/dbm/play/kinds.h"

#include "rules/dbm/play/book.h"

#include <algorithm>
#include <map>

namespace strategikon::dbmPlay {

namespace {

std::size_t placeOf(const Kind& kind) { return std::size_t(kind.type) * std::size_t(grades) + std::size_t(kind.grade); }

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
    return int(std::ranges::find(words, word) - words.begin());
}

using Classes = std::map<std::string, Kinds, std::less<>>;

// By the classes before it.
Kinds kindsOf(const Node& row, std::string_view key, const Classes& before)
{
    Kinds all;
    for (const std::string& word : row.textsOf(key)) {
        const auto known = before.find(word);
        all.take(known != before.end() ? known->second : Kinds::one(word));
    }
    return all;
}

// What kinds.yaml calls so (rulebook 122-127).
const Classes& classes()
{
    static const Classes all = [] {
        Classes read;
        for (const Node& row : kindsTable().itemsOf("classes"))
            read.emplace(row.textOr("id"), kindsOf(row, "kinds", read).without(kindsOf(row, "except", read)));
        return read;
    }();
    return all;
}

const Kinds& classOf(std::string_view id)
{
    static const Kinds none;
    const auto known = classes().find(id);
    return known == classes().end() ? none : known->second;
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
        take(known != classes().end() ? known->second : one(word));
    });
}

Kinds Kinds::without(const Kinds& others) const
{
    Kinds rest = *this;
    rest.as_ &= ~(others.as_ | others.is_);
    rest.is_ &= ~(others.as_ | others.is_);
    return rest;
}

Kinds Kinds::one(std::string_view word)
{
    Kinds all;
    const auto open = word.find('(');
    const int type = indexIn(typeWords(), word.substr(0, open));
    if (type == types)
        return all;
    if (open == word.npos) {
        for (int grade = 0; grade < grades; ++grade)
            all.as_.set(placeOf({Type(type), Grade(grade)}));
        return all;
    }
    const Kind kind = kindOf(word);
    (kind.grade == Grade::X ? all.is_ : all.as_).set(placeOf(kind));
    return all;
}

void Kinds::take(const Kinds& others)
{
    as_ |= others.as_;
    is_ |= others.is_;
}

bool Kinds::hold(const Classified& element) const
{
    return as_.test(placeOf(element.as)) || is_.test(placeOf(element.is));
}

const Kinds& mountedTroops()
{
    static const Kinds& all = classOf("mounted");
    return all;
}

const Kinds& footTroops()
{
    static const Kinds& all = classOf("foot");
    return all;
}

const Kinds& navalTroops()
{
    static const Kinds& all = classOf("naval");
    return all;
}

const Kinds& skirmishers()
{
    static const Kinds& all = classOf("skirmishers");
    return all;
}

const Kinds& lightTroops()
{
    static const Kinds& all = classOf("light");
    return all;
}

const Kinds& trainOfArmies()
{
    static const Kinds& all = classOf("train");
    return all;
}

const Kinds& infantry()
{
    static const Kinds& all = classOf("infantry");
    return all;
}

} // namespace strategikon::dbmPlay
