#include "model/text/node.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace strategikon {
namespace {

bool digits(std::string_view s)
{
    return !s.empty() && std::ranges::all_of(s, [](char c) { return c >= '0' && c <= '9'; });
}

bool wholeSpelling(std::string_view s)
{
    if (s.starts_with('-'))
        s.remove_prefix(1);
    return digits(s) && (s.size() == 1 || s[0] != '0');
}

// JSON's grammar of numbers; from_chars alone would also take 08, .5, inf and nan.
bool numberSpelling(std::string_view s)
{
    const std::size_t e = s.find_first_of("eE");
    if (e != std::string_view::npos) {
        std::string_view exponent = s.substr(e + 1);
        if (exponent.starts_with('+') || exponent.starts_with('-'))
            exponent.remove_prefix(1);
        if (!digits(exponent))
            return false;
        s = s.substr(0, e);
    }
    const std::size_t point = s.find('.');
    return wholeSpelling(s.substr(0, point)) && (point == std::string_view::npos || digits(s.substr(point + 1)));
}

template <class T>
std::optional<T> parsed(std::string_view s)
{
    T value{};
    const auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), value);
    if (error != std::errc{} || end != s.data() + s.size())
        return {};
    return value;
}

std::string spelled(double value)
{
    char buffer[64];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, result.ptr};
}

} // namespace

Node::Node() = default;
Node::Node(const Node&) = default;
Node::Node(Node&&) noexcept = default;
Node& Node::operator=(Node&&) noexcept = default;

Node& Node::operator=(const Node& other)
{
    Node copy(other); // `other` may be part of this node
    return *this = std::move(copy);
}

// Children are taken out of their parents before they die, so that depth costs memory and never stack.
Node::~Node()
{
    if (items_.empty() && entries_.empty())
        return;
    std::vector<Node> waiting;
    const auto takeFrom = [&waiting](Node& node) {
        for (Node& item : node.items_)
            if (!item.items_.empty() || !item.entries_.empty())
                waiting.push_back(std::move(item));
        for (Entry& entry : node.entries_)
            if (!entry.node.items_.empty() || !entry.node.entries_.empty())
                waiting.push_back(std::move(entry.node));
    };
    takeFrom(*this);
    while (!waiting.empty()) {
        Node node = std::move(waiting.back());
        waiting.pop_back();
        takeFrom(node);
        node.items_.clear();
        node.entries_.clear();
    }
}

Node Node::ofBoolean(bool value)
{
    Node node;
    node.kind_ = Kind::boolean;
    node.boolean_ = value;
    node.written_ = value ? "true" : "false";
    return node;
}

Node Node::ofInteger(long long value)
{
    Node node;
    node.kind_ = Kind::integer;
    node.integer_ = value;
    node.written_ = std::to_string(value);
    return node;
}

Node Node::ofNumber(double value)
{
    Node node;
    node.kind_ = Kind::number;
    node.number_ = value;
    node.written_ = spelled(value);
    // 3.0 is spelled "3", which would read back as an integer.
    if (wholeSpelling(node.written_))
        node.written_ += ".0";
    return node;
}

Node Node::ofText(std::string value)
{
    Node node;
    node.kind_ = Kind::text;
    node.written_ = std::move(value);
    return node;
}

Node Node::newList()
{
    Node node;
    node.kind_ = Kind::list;
    return node;
}

Node Node::newMap()
{
    Node node;
    node.kind_ = Kind::map;
    return node;
}

Node Node::ofPlain(std::string written)
{
    Node node = ofText(std::move(written));
    const std::string& s = node.written_;
    if (s.empty() || s == "~" || s == "null") {
        node.kind_ = Kind::null;
    } else if (s == "true" || s == "false") {
        node.kind_ = Kind::boolean;
        node.boolean_ = s == "true";
    } else if (wholeSpelling(s)) {
        // Digits that do not fit stay text: as a floating number they would silently lose their end.
        if (const auto value = parsed<long long>(s)) {
            node.kind_ = Kind::integer;
            node.integer_ = *value;
        }
    } else if (numberSpelling(s)) {
        if (const auto value = parsed<double>(s); value && std::isfinite(*value)) {
            node.kind_ = Kind::number;
            node.number_ = *value;
        }
    }
    return node;
}

std::optional<bool> Node::boolean() const { return kind_ == Kind::boolean ? std::optional(boolean_) : std::nullopt; }

std::optional<long long> Node::integer() const
{
    return kind_ == Kind::integer ? std::optional(integer_) : std::nullopt;
}

std::optional<double> Node::number() const
{
    if (kind_ == Kind::integer)
        return static_cast<double>(integer_);
    return kind_ == Kind::number ? std::optional(number_) : std::nullopt;
}

Node& Node::add(Node item)
{
    if (kind_ == Kind::null)
        kind_ = Kind::list;
    return items_.emplace_back(std::move(item));
}

const Node* Node::find(std::string_view key) const
{
    for (const Entry& entry : entries_)
        if (entry.key == key)
            return &entry.node;
    return nullptr;
}

const Node* Node::find(std::string_view key, std::string_view deeper) const
{
    const Node* node = find(key);
    return node ? node->find(deeper) : nullptr;
}

const std::vector<Node>& Node::itemsOf(std::string_view key) const
{
    static const std::vector<Node> none;
    const Node* list = find(key);
    return list ? list->items() : none;
}

Place Node::placeOfKey(std::string_view key) const
{
    for (const Entry& entry : entries_)
        if (entry.key == key)
            return {file_ ? *file_ : std::string(), entry.line, entry.column};
    return place();
}

Node& Node::set(std::string key, Node value)
{
    if (kind_ == Kind::null)
        kind_ = Kind::map;
    for (Entry& entry : entries_)
        if (entry.key == key)
            return entry.node = std::move(value);
    return entries_.emplace_back(Entry{std::move(key), 0, 0, std::move(value)}).node;
}

void Node::append(Entry entry) { entries_.push_back(std::move(entry)); }

bool Node::remove(std::string_view key)
{
    return std::erase_if(entries_, [&](const Entry& entry) { return entry.key == key; }) > 0;
}

std::string Node::textOr(std::string_view key, std::string_view absent) const
{
    const Node* node = find(key);
    return node && node->isScalar() && !node->isNull() ? node->written_ : std::string(absent);
}

long long Node::integerOr(std::string_view key, long long absent) const
{
    const Node* node = find(key);
    return node ? node->integer().value_or(absent) : absent;
}

bool Node::booleanOr(std::string_view key, bool absent) const
{
    const Node* node = find(key);
    return node ? node->boolean().value_or(absent) : absent;
}

std::vector<std::string> Node::textsOf(std::string_view key) const
{
    std::vector<std::string> texts;
    const Node* node = find(key);
    if (!node || node->isNull())
        return texts;
    if (node->isScalar())
        texts.push_back(node->written_);
    for (const Node& item : node->items_)
        if (item.isScalar())
            texts.push_back(item.written_);
    return texts;
}

Place Node::place() const { return {file_ ? *file_ : std::string(), line_, column_}; }

void Node::setPlace(std::shared_ptr<const std::string> file, int line, int column)
{
    file_ = std::move(file);
    line_ = line;
    column_ = column;
}

bool operator==(const Node& a, const Node& b)
{
    if (a.kind_ != b.kind_)
        return false;
    switch (a.kind_) {
    case Node::Kind::null:
        return true;
    case Node::Kind::boolean:
        return a.boolean_ == b.boolean_;
    case Node::Kind::integer:
        return a.integer_ == b.integer_;
    case Node::Kind::number:
        return a.number_ == b.number_;
    case Node::Kind::text:
        return a.written_ == b.written_;
    case Node::Kind::list:
        return a.items_ == b.items_;
    case Node::Kind::map:
        break;
    }
    if (a.entries_.size() != b.entries_.size())
        return false;
    return std::ranges::all_of(a.entries_, [&](const Node::Entry& entry) {
        const Node* other = b.find(entry.key);
        return other && *other == entry.node;
    });
}

} // namespace strategikon
