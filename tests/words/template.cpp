#include "pseudo.h"

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <vector>

namespace strategikon {

namespace {

struct Text {
    QString context, source;
    bool counted = false;
    QStringList forms;
};

const QString theTemplate = QStringLiteral(TEMPLATE);
const QString english = QStringLiteral(SOURCE_DIR "/app/words/translations/strategikon_en.ts");

std::vector<Text> textsOf(const QString& path)
{
    std::vector<Text> texts;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return texts;
    }
    QXmlStreamReader xml(&file);
    Text text;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == u"message") {
            texts.push_back(text);
        }
        if (token != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == u"name") {
            text.context = xml.readElementText();
        } else if (xml.name() == u"message") {
            text.counted = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
            text.forms.clear();
        } else if (xml.name() == u"source") {
            text.source = xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            text.forms << xml.readElementText();
        }
    }
    return texts;
}

} // namespace

QStringList missingInTemplate(const Pseudo& pseudo)
{
    QSet<Pseudo::Asked> known;
    for (const Text& text : textsOf(theTemplate)) {
        known.insert({text.context, text.source});
    }
    static const QRegularExpression figures(QStringLiteral("^[0-9x+*/,. -]*$"));
    QStringList missing;
    for (const Pseudo::Asked& asked : pseudo.asked()) {
        const auto& [context, text] = asked;
        if (!known.contains(asked) && !context.startsWith(u'Q') && !text.contains(figures) && isLeftOut(text)) {
            missing << context + QStringLiteral(": ") + text;
        }
    }
    missing.sort();
    return missing;
}

QStringList uncounted()
{
    QSet<Pseudo::Asked> counted, inEnglish;
    for (const Text& text : textsOf(theTemplate)) {
        if (text.counted) {
            counted.insert({text.context, text.source});
        }
    }
    for (const Text& text : textsOf(english)) {
        if (text.forms.size() == 2 && !text.forms[0].isEmpty() && !text.forms[1].isEmpty()) {
            inEnglish.insert({text.context, text.source});
        }
    }
    QStringList missing;
    for (const auto& [context, text] : (counted - inEnglish) + (inEnglish - counted)) {
        missing << context + QStringLiteral(": ") + text;
    }
    missing.sort();
    return missing;
}

QByteArray pseudoFile(const QString& language)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeStartDocument();
    xml.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    xml.writeStartElement(QStringLiteral("TS"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    xml.writeAttribute(QStringLiteral("language"), language);
    for (const Text& text : textsOf(theTemplate)) {
        const QString words = Pseudo::of(text.source);
        xml.writeStartElement(QStringLiteral("context"));
        xml.writeTextElement(QStringLiteral("name"), text.context);
        xml.writeStartElement(QStringLiteral("message"));
        if (text.counted) {
            xml.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
        }
        xml.writeTextElement(QStringLiteral("source"), text.source);
        xml.writeStartElement(QStringLiteral("translation"));
        if (text.counted) {
            xml.writeTextElement(QStringLiteral("numerusform"), words);
            xml.writeTextElement(QStringLiteral("numerusform"), words);
        } else {
            xml.writeCharacters(words);
        }
        for (int open = 0; open < 3; ++open) {
            xml.writeEndElement();
        }
    }
    xml.writeEndDocument();
    return bytes;
}

const QRegularExpression& wrongCounts()
{
    static const QRegularExpression wrong = [] {
        static const QRegularExpression letters(QStringLiteral("[^a-z ]"));
        QSet<QString> many;
        for (const Text& text : textsOf(english)) {
            const QStringList one = text.forms.value(0).remove(letters).split(u' ');
            for (const QString& word : text.forms.value(1).remove(letters).split(u' ')) {
                if (!one.contains(word) && word.endsWith(u's')) {
                    many << word;
                }
            }
        }
        // "1 points" and "1 legal armies", but neither "1,601 points" nor "1 of 9 points".
        return QRegularExpression(QStringLiteral("\\(s\\)|(?<![0-9.,/+-])1 ((more|legal|other) )*(%1)\\b")
                                      .arg(QStringList(many.begin(), many.end()).join(u'|')));
    }();
    return wrong;
}

} // namespace strategikon
