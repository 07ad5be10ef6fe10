#include "pseudo.h"

#include <QFile>
#include <QXmlStreamReader>

namespace strategikon {

namespace {

QSet<Pseudo::Ask> messagesOf(const QString& path)
{
    QSet<Pseudo::Ask> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"source") {
            messages.insert({context, xml.readElementText()});
        }
    }
    return messages;
}

} // namespace

QStringList missingInTemplate(const Pseudo& pseudo)
{
    const QSet<Pseudo::Ask> known = messagesOf(QStringLiteral(SOURCE_DIR "/app/words/translations/strategikon.ts"));
    static const QRegularExpression figures(QStringLiteral("^[0-9x+*/,. -]*$"));
    QStringList missing;
    for (const Pseudo::Ask& ask : pseudo.asked()) {
        const auto& [context, text] = ask;
        if (!known.contains(ask) && !context.startsWith(u'Q') && !text.contains(figures) && isLeftOut(text)) {
            missing << context + QStringLiteral(": ") + text;
        }
    }
    missing.sort();
    return missing;
}

} // namespace strategikon
