#include "app/words/naming.h"

#include "app/words/played.h"

#include <QStringList>

namespace strategikon {

using namespace play;

namespace {

constexpr const char* places[] = {"who", "other", "third"};

std::string listed(const State& state, const std::vector<Id>& on, std::size_t from)
{
    QStringList names;
    for (std::size_t i = from; i < on.size(); ++i)
        names << named(state, on[i]);
    return names.join(QStringLiteral(", ")).toStdString();
}

} // namespace

// Of more than three the rest stands with the third.
Message messageOf(const std::string& code, const State& state, const std::vector<Id>& on)
{
    Message message{ownCode(state.words, code), {}};
    for (std::size_t i = 0; i < on.size(); ++i) {
        const std::string name = named(state, on[i]).toStdString();
        if (i < std::size(places))
            message.args.emplace_back(places[i], name);
        else
            message.args.back().second += ", " + name;
    }
    if (!on.empty()) {
        message.args.emplace_back("all", listed(state, on, 0));
        message.args.emplace_back("others", listed(state, on, 1));
    }
    return message;
}

} // namespace strategikon
