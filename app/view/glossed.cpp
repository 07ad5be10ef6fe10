#include "glossed.h"

#include "app/words/words.h"

#include <QSet>

#include <algorithm>

namespace strategikon {

Glossed::Glossed(const std::vector<play::Term>& terms)
{
    QStringList shapes;
    const auto add = [&](const std::string& shape, const std::string& id) {
        const QString word = ofData(shape);
        if (!ids_.contains(word.toLower())) {
            ids_.insert(word.toLower(), QString::fromStdString(id));
            shapes << QRegularExpression::escape(word);
        }
    };
    for (const play::Term& one : terms) {
        add(one.name, one.id);
        for (const std::string& form : one.forms) {
            add(form, one.id);
        }
    }
    // Where several begin, the first that fits is taken.
    std::sort(shapes.begin(), shapes.end(),
        [](const QString& a, const QString& b) { return a.size() != b.size() ? a.size() > b.size() : a < b; });
    if (!shapes.isEmpty()) {
        any_ = QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(shapes.join(u'|')),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    }
}

QList<Spot> Glossed::in(const QString& text) const
{
    QList<Spot> spots;
    QSet<QString> seen;
    if (ids_.isEmpty()) {
        return spots;
    }
    for (auto found = any_.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString id = ids_.value(match.captured().toLower());
        if (!id.isEmpty() && !seen.contains(id)) {
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
