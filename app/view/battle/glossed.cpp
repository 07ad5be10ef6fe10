#include "glossed.h"

#include "app/words/words.h"

#include <QSet>

#include <algorithm>

namespace strategikon {

namespace {

// Any of these; where several begin, the longest.
QString anyOf(QStringList words)
{
    std::sort(words.begin(), words.end(),
        [](const QString& a, const QString& b) { return a.size() != b.size() ? a.size() > b.size() : a < b; });
    for (QString& word : words) {
        word = QRegularExpression::escape(word);
    }
    return words.join(u'|');
}

} // namespace

Glossed::Glossed(const std::vector<play::Term>& terms)
{
    QStringList shapes;
    const auto add = [&](const std::string& shape, const std::string& id) {
        const QString word = translated(shape);
        if (!ids_.contains(word.toLower())) {
            ids_.insert(word.toLower(), QString::fromStdString(id));
            shapes << word;
        }
    };
    for (const play::Term& one : terms) {
        add(one.name, one.id);
        for (const std::string& form : one.forms) {
            add(form, one.id);
        }
    }
    if (!shapes.isEmpty()) {
        any_ = QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(anyOf(shapes)),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    }
}

void Glossed::setNames(QStringList names)
{
    names.removeIf([this](const QString& name) { return name.isEmpty() || ids_.contains(name.toLower()); });
    names.removeDuplicates();
    names_ = {};
    if (!names.isEmpty()) {
        names_ = QRegularExpression(QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(anyOf(names)), // "Charge!"
            QRegularExpression::UseUnicodePropertiesOption);
    }
}

QList<Spot> Glossed::in(const QString& text) const
{
    QList<Spot> spots;
    QSet<QString> seen;
    if (ids_.isEmpty()) {
        return spots;
    }
    QList<std::pair<qsizetype, qsizetype>> named;
    for (auto found = names_.pattern().isEmpty() ? QRegularExpressionMatchIterator() : names_.globalMatch(text);
         found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        named << std::pair(match.capturedStart(), match.capturedEnd());
    }
    const auto isNamed = [&](const QRegularExpressionMatch& match) {
        return std::any_of(named.begin(), named.end(), [&](const auto& name) {
            return name.first <= match.capturedStart() && match.capturedEnd() <= name.second;
        });
    };
    for (auto found = any_.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString id = ids_.value(match.captured().toLower());
        if (!id.isEmpty() && !seen.contains(id) && !isNamed(match)) {
            seen.insert(id);
            spots << Spot{int(match.capturedStart()), int(match.capturedLength()), id};
        }
    }
    return spots;
}

QString Glossed::linked(const QString& text, const QString& current) const
{
    QString whole;
    int at = 0;
    const auto plain = [&](int to) {
        whole += text.mid(at, to - at).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
        at = to;
    };
    for (const Spot& spot : in(text)) {
        plain(spot.at);
        const QString word = text.mid(spot.at, spot.length).toHtmlEscaped();
        whole +=
            QStringLiteral("<a href=\"%1\">%2</a>")
                .arg(spot.term.toHtmlEscaped(), spot.term == current ? QStringLiteral("<b>%1</b>").arg(word) : word);
        at += spot.length;
    }
    plain(int(text.size()));
    return whole;
}

} // namespace strategikon
