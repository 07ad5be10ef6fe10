#include "ownlimit.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace strategikon::ownlimit {

namespace {

struct LimitWords {
    Q_DECLARE_TR_FUNCTIONS(ownlimit)
};

constexpr std::array sides{"at-most", "at-least", "exactly"};

std::string sideOf(const Node& limit)
{
    for (const char* side : sides) {
        if (limit.find(side) != nullptr) {
            return side;
        }
    }
    return sides.front();
}

const Node& amountOf(const Node& limit)
{
    static const Node none;
    const Node* amount = limit.find(sideOf(limit));
    return amount != nullptr ? *amount : none;
}

QStringList texts(const Node& node, const char* key)
{
    QStringList texts;
    for (const std::string& text : node.textsOf(key)) {
        texts << QString::fromStdString(text);
    }
    return texts;
}

std::string shareOf(const Node& amount, std::size_t which)
{
    const Node* share = amount.find("share");
    return share != nullptr && which < share->items().size() ? share->items()[which].written() : "1";
}

Node share(const Node& amount, const std::string& numerator, const std::string& denominator)
{
    Node pair = Node::newList();
    pair.add(Node::ofPlain(numerator));
    pair.add(Node::ofPlain(denominator));
    Node made = amount.isMap() ? amount : Node::newMap();
    made.set("share", std::move(pair));
    return made;
}

void setIds(Node& node, const char* key, const std::vector<std::string>& ids, bool needed)
{
    if (ids.empty() && !needed) {
        node.remove(key);
        return;
    }
    Node list = Node::newList();
    for (const std::string& id : ids) {
        list.add(Node::ofText(id));
    }
    node.set(key, std::move(list));
}

// A value of its own, or nothing where it says what holds anyway.
void setOr(Node& node, const char* key, const std::string& value, const char* usual)
{
    if (value == usual) {
        node.remove(key);
    } else {
        node.set(key, Node::ofPlain(value));
    }
}

bool countsUpgrades(const Node& limit) { return limit.textOr("count") == "upgrades"; }

QString names(const Node& node, const char* key, const NameOf& nameOf)
{
    QStringList names;
    for (const std::string& id : node.textsOf(key)) {
        names << nameOf(id);
    }
    return names.join(QStringLiteral(", "));
}

QString measure(const std::string& count)
{
    return count == "stands"  ? LimitWords::tr("stands")
        : count == "points"   ? LimitWords::tr("points")
        : count == "upgrades" ? LimitWords::tr("upgrades")
                              : LimitWords::tr("units");
}

QString amountWords(const Node& limit, const NameOf& nameOf)
{
    const Node& amount = amountOf(limit);
    QString words;
    if (amount.isMap()) {
        words = LimitWords::tr("%1/%2 of the count of %3")
                    .arg(QString::fromStdString(shareOf(amount, 0)), QString::fromStdString(shareOf(amount, 1)),
                        names(amount, "of", nameOf));
        if (const Node* more = amount.find("and")) {
            words = LimitWords::tr("%1 and %2 more").arg(words, QString::fromStdString(more->written()));
        }
    } else {
        words = QString::fromStdString(amount.written());
    }
    return limit.textOr("per") == "thousand" ? LimitWords::tr("%1 for each full 1,000 points").arg(words) : words;
}

} // namespace

QVariantMap shown(const Node& limit)
{
    const Node& amount = amountOf(limit);
    const auto text = [](const std::string& words) { return QString::fromStdString(words); };
    return {{"count", text(limit.textOr("count", "units"))}, {"side", text(sideOf(limit))}, {"shared", amount.isMap()},
        {"number", text(amount.written())}, {"numerator", text(shareOf(amount, 0))},
        {"denominator", text(shareOf(amount, 1))}, {"shareOf", texts(amount, "of")},
        {"plus", text(amount.textOr("and"))}, {"thousand", limit.textOr("per") == "thousand"},
        {"of", texts(limit, "of")}, {"when", texts(limit, "when")}, {"unless", texts(limit, "unless")}};
}

Node changed(const Node& limit, const std::string& part, const std::string& value)
{
    Node made = limit;
    const std::string side = sideOf(limit);
    Node amount = amountOf(limit);
    if (part == "count") {
        setOr(made, "count", value, "units");
        if (countsUpgrades(made) != countsUpgrades(limit)) { // ids of the other kind mean nothing now
            setIds(made, "of", {}, true);
            if (amount.isMap()) {
                setIds(amount, "of", {}, true);
                made.set(side, amount);
            }
        }
    } else if (part == "side" && value != side) {
        made.remove(side);
        made.set(value, amount);
    } else if (part == "shared") {
        Node fresh = Node::ofInteger(1);
        if (value == "yes") {
            fresh = share(Node(), "1", "2");
            setIds(fresh, "of", {}, true);
        }
        made.set(side, std::move(fresh));
    } else if (part == "number") {
        made.set(side, Node::ofPlain(value));
    } else if (part == "numerator") {
        made.set(side, share(amount, value, shareOf(amount, 1)));
    } else if (part == "denominator") {
        made.set(side, share(amount, shareOf(amount, 0), value));
    } else if (part == "plus" && amount.isMap()) {
        setOr(amount, "and", value, "");
        made.set(side, std::move(amount));
    } else if (part == "thousand") {
        setOr(made, "per", value == "yes" ? "thousand" : "", "");
    }
    return made;
}

Node toggled(const Node& limit, const std::string& part, const std::string& id)
{
    Node made = limit;
    const bool inShare = part == "shareOf";
    Node amount = amountOf(limit);
    if (inShare && !amount.isMap()) {
        return made;
    }
    Node& holder = inShare ? amount : made;
    const char* key = inShare ? "of" : part == "of" ? "of" : part == "when" ? "when" : "unless";
    std::vector<std::string> ids = holder.textsOf(key);
    const auto at = std::find(ids.begin(), ids.end(), id);
    at != ids.end() ? void(ids.erase(at)) : ids.push_back(id);
    setIds(holder, key, ids, std::string_view(key) == "of");
    if (inShare) {
        made.set(sideOf(limit), std::move(amount));
    }
    return made;
}

Node fresh(const std::string& id, const std::string& entry)
{
    Node limit = Node::newMap();
    limit.set("id", Node::ofText(id));
    setIds(limit, "of", entry.empty() ? std::vector<std::string>{} : std::vector{entry}, true);
    limit.set("at-most", Node::ofInteger(1));
    return limit;
}

QString words(const Node& limit, const NameOf& nameOf)
{
    const std::string side = sideOf(limit);
    const QString amount = amountWords(limit, nameOf);
    const QString bound = side == "at-most" ? LimitWords::tr("at most %1").arg(amount)
        : side == "at-least"                ? LimitWords::tr("at least %1").arg(amount)
                                            : LimitWords::tr("exactly %1").arg(amount);
    QString words = LimitWords::tr("%1, %2: %3", "what is counted, in what, how many")
                        .arg(names(limit, "of", nameOf), measure(limit.textOr("count")), bound);
    if (limit.find("when") != nullptr) {
        words += LimitWords::tr(", when there is %1").arg(names(limit, "when", nameOf));
    }
    if (limit.find("unless") != nullptr) {
        words += LimitWords::tr(", unless there is %1").arg(names(limit, "unless", nameOf));
    }
    return words;
}

} // namespace strategikon::ownlimit
