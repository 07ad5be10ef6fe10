// Armies, a list, a battlefield and a battle whose every name would like to be a picture, a link or a style: on every
// paper and in every export it is letters. Nobody is called, no file is opened, and nothing that was written calls
// later.
#include "running.h"
#include "spy.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>

namespace {

// A page whose pictures and styles are noted instead of fetched.
class Page : public QTextDocument {
public:
    QStringList wanted;

protected:
    QVariant loadResource(int, const QUrl& name) override
    {
        wanted << name.toString();
        return {};
    }
};

QString wrongInMarkdown(const QString& text)
{
    static const QRegularExpression element(QStringLiteral("(?<!\\\\)<[a-zA-Z/!][^>]*>"));
    Page page;
    if (const auto found = element.match(text); found.hasMatch())
        page.wanted << found.captured();
    page.setMarkdown(text, QTextDocument::MarkdownDialectGitHub);
    page.setTextWidth(400); // lays it out
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (part.fragment().charFormat().isAnchor() || part.fragment().charFormat().isImageFormat())
                page.wanted << part.fragment().text();
    return page.wanted.join(u' ');
}

// An element or an attribute that fetches, runs or leads away.
QString wrongElement(const QString& name, const QString& attribute, const QString& value)
{
    static const QStringList elements{"img", "image", "a", "script", "iframe", "object", "embed", "link", "base",
        "foreignObject", "video", "audio", "form", "input"};
    static const QRegularExpression leads(QStringLiteral("^(xlink:)?href$|^src|^on|^style$|^action$|^background$"));
    static const QRegularExpression address(QStringLiteral("url\\((?!#)|://"));
    const bool space = attribute.startsWith(QStringLiteral("xmlns"));
    return elements.contains(name) || (leads.match(attribute).hasMatch() && !value.startsWith(u'#'))
            || (!space && address.match(value).hasMatch())
        ? QStringLiteral("<%1 %2=\"%3\">").arg(name, attribute, value)
        : QString();
}

QString wrongInHtml(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("<([a-zA-Z]\\w*)((?:\\s+[^<>]*)?)>")),
        pair(QStringLiteral("([\\w:-]+)\\s*=\\s*\"([^\"]*)\""));
    for (auto found = tag.globalMatch(text); found.hasNext();) {
        const auto element = found.next();
        // The pictures of a page are shown where they are used, from the page itself.
        static const QRegularExpression ofThePage(QStringLiteral("^ href=\"#\\w+\"/$"));
        const bool elsewhere =
            element.captured(1) == QLatin1String("use") && !ofThePage.match(element.captured(2)).hasMatch();
        QString wrong = elsewhere ? element.captured() : wrongElement(element.captured(1), {}, {});
        for (auto all = pair.globalMatch(element.captured(2)); wrong.isEmpty() && all.hasNext();) {
            const auto one = all.next();
            wrong = wrongElement(element.captured(1), one.captured(1), one.captured(2));
        }
        if (!wrong.isEmpty())
            return wrong;
    }
    Page page;
    page.setHtml(text);
    page.setTextWidth(400);
    return page.wanted.join(u' ');
}

QString wrongInSvg(const QByteArray& bytes)
{
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            QString wrong = wrongElement(xml.name().toString(), {}, {});
            for (const auto& one : xml.attributes())
                wrong += wrongElement(xml.name().toString(), one.qualifiedName().toString(), one.value().toString());
            if (!wrong.isEmpty())
                return wrong;
        }
    return xml.hasError() ? xml.errorString() : QString();
}

QString wrongInPdf(const QByteArray& bytes)
{
    for (const char* active : {"/URI", "/Launch", "/JavaScript", "/GoToR", "/EmbeddedFile", "/Filespec", "/SubmitForm"})
        if (bytes.contains(active))
            return QString::fromLatin1(active);
    return bytes.startsWith("%PDF") ? QString() : QStringLiteral("no PDF");
}

QString wrongInBbcode(const QString& text)
{
    static const QRegularExpression tag(QStringLiteral("\\[/?([a-z]+|\\*)"), QRegularExpression::CaseInsensitiveOption);
    static const QStringList ours{"b", "i", "size", "table", "tr", "td", "th", "list", "*", "code"};
    for (auto found = tag.globalMatch(text); found.hasNext();)
        if (const QString name = found.next().captured(1); !ours.contains(name))
            return name;
    return {};
}

QString wrongIn(const QString& file, const QByteArray& bytes)
{
    const QString ending = file.section(u'.', -1), text = QString::fromUtf8(bytes);
    if (bytes.isEmpty())
        return QStringLiteral("nothing in it");
    if (ending == QStringLiteral("html"))
        return wrongInHtml(text);
    if (ending == QStringLiteral("md"))
        return wrongInMarkdown(text);
    if (ending == QStringLiteral("svg"))
        return wrongInSvg(bytes);
    if (ending == QStringLiteral("pdf"))
        return wrongInPdf(bytes);
    if (ending == QStringLiteral("bbcode"))
        return wrongInBbcode(text);
    if (ending == QStringLiteral("json"))
        return QJsonDocument::fromJson(bytes).isNull() ? QStringLiteral("no JSON") : QString();
    return {};
}

} // namespace

class Strangers : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    QTemporaryDir at_;

    QString path(const QString& name) const { return at_.filePath(name); }
    void write(const QString& name, const QString& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    prompt::Answer ask(const QString& command) const
    {
        const auto answer = prompt::run(installed_.program(), "strategikon " + command, at_.path());
        if (!answer.trouble.isEmpty() || answer.status > 1)
            QTest::qFail(qPrintable(command + u'\n' + answer.trouble + answer.error), __FILE__, __LINE__);
        return answer;
    }
    // As QProcess splits a command.
    static QString word(QString text) { return u'"' + text.replace(u'"', QStringLiteral("\"\"\"")) + u'"'; }
    static QString army(const QString& list, const QString& name)
    {
        return QStringLiteral(
            "system: warmaster\nlist: %1\npoints: 1000\nname: '%2'\nnote: '%2'\ntags: ['%2']\nunits:\n"
            "  - {entry: general, name: '%2', note: '%2'}\n"
            "  - {entry: infantry, count: 2, name: '%2', note: '%2'}\n")
            .arg(list, name);
    }
    // Every row of a list of the player's by that name.
    void rename(const QString& name) const
    {
        static const QRegularExpression given(
            QStringLiteral("(?<=[ {])(name|group|text|reading): (\"[^\"]*\"|[^,}\\n]+)"));
        const QString file = QStringLiteral("home/lists/warmaster/strangers.yaml");
        write(file, prompt::read(path(file)).replace(given, QStringLiteral("\\1: '%1'").arg(name)));
    }
    void verify(const QString& file) const
    {
        QFile in(path(file));
        QVERIFY2(in.open(QIODevice::ReadOnly), qPrintable(file));
        const QString wrong = wrongIn(file, in.readAll());
        QVERIFY2(wrong.isEmpty(), qPrintable(file + QStringLiteral(": ") + wrong));
    }

private slots:
    void initTestCase() { QVERIFY(QFile::exists(installed_.program())); }

    // Else they could find nothing.
    void judgesFindWhatCalls()
    {
        const QString picture = QStringLiteral("http://127.0.0.1/x.png");
        QVERIFY(!wrongInHtml(QStringLiteral("<p><img src=\"%1\"></p>").arg(picture)).isEmpty());
        QVERIFY(!wrongInHtml(QStringLiteral("<p style=\"background: url(%1)\">x</p>").arg(picture)).isEmpty());
        QVERIFY(!wrongInHtml(QStringLiteral("<svg><use href=\"%1#x\"/></svg>").arg(picture)).isEmpty());
        QVERIFY(!wrongInHtml(QStringLiteral("<svg><use href='%1#x'/></svg>").arg(picture)).isEmpty());
        QVERIFY(wrongInHtml(QStringLiteral("<svg><use href=\"#x\"/></svg>")).isEmpty());
        QVERIFY(!wrongInMarkdown(QStringLiteral("a ![x](%1) b").arg(picture)).isEmpty());
        QVERIFY(!wrongInMarkdown(QStringLiteral("a %1 b").arg(picture)).isEmpty());
        QVERIFY(!wrongInMarkdown(QStringLiteral("a <img src=\"%1\"> b").arg(picture)).isEmpty());
        QVERIFY(!wrongInSvg("<svg><image href=\"file:///x.png\"/></svg>").isEmpty());
        QVERIFY(!wrongInBbcode(QStringLiteral("[img]%1[/img]").arg(picture)).isEmpty());
        QVERIFY(!wrongInPdf("%PDF-1.4 /Annots [ << /URI (http://x) >> ]").isEmpty());
    }

    void nothingCalls()
    {
        strategikon::Spy spy;
        QVERIFY(spy.listens());
        const QString page = spy.page(), file = spy.file();
        const QString one = QStringLiteral("<img src=\"%1\">![i](%1)[img]%1[/img] %1").arg(page);
        const QString other =
            QStringLiteral("<a href=\"%2\"><img src=\"%2\">[url=%2]x[/url]<style>@import url(%1);</style>")
                .arg(page, file);
        const QString list = QStringLiteral("<img src=\"%1\">").arg(page); // of a list: 80 letters
        QVERIFY(one.size() <= 200 && other.size() <= 200);
        prompt::layOut(at_.path());
        ask(QStringLiteral("list copy warmaster/egyptian --as strangers --name ") + word(list));
        rename(list);
        write(QStringLiteral("a.yaml"), army(QStringLiteral("strangers"), one));
        write(QStringLiteral("c.yaml"),
            army(QStringLiteral("egyptian"), one) + QStringLiteral("  - {entry: '%1'}\n").arg(one));
        write(QStringLiteral("b.yaml"), army(QStringLiteral("egyptian"), other));

        QStringList written;
        const auto make = [&](const QString& command, const QString& to) {
            ask(command + QStringLiteral(" -o ") + to);
            verify(to);
            written << to;
        };
        for (const char* as : {"roster", "cards", "rules"})
            make(QStringLiteral("army print a.yaml --as %1").arg(QString::fromLatin1(as)),
                QString::fromLatin1(as) + QStringLiteral(".pdf"));
        for (const char* form : {"html", "md", "bbcode", "txt", "csv", "json", "ros"})
            make(QStringLiteral("army convert b.yaml"), QStringLiteral("b-out.") + QString::fromLatin1(form));
        for (const char* form : {"html", "md"}) // with a row that no list has
            make(QStringLiteral("army convert c.yaml"), QStringLiteral("c-out.") + QString::fromLatin1(form));
        make(QStringLiteral("list print warmaster/strangers"), QStringLiteral("list.pdf"));
        ask(QStringLiteral("field alter grey-bay.json t1 --name ") + word(one));
        ask(QStringLiteral("field deploy grey-bay.json --army a.yaml --army b.yaml --seed 3 -o table.json"));
        make(QStringLiteral("field generate --seed 3 --name ") + word(other), QStringLiteral("named.svg"));
        for (const char* form : {"svg", "png", "pdf", "txt", "json"})
            make(QStringLiteral("field check table.json"), QStringLiteral("field.") + QString::fromLatin1(form));
        make(QStringLiteral("field print table.json --tiled --one-to 5"), QStringLiteral("plan.pdf"));
        ask(QStringLiteral(
                "battle new --army a.yaml --army b.yaml --field table.json --agree turns=7 --agree first=0 --name ")
            + word(other));
        ask(QStringLiteral("battle play last battle-begins"));
        ask(QStringLiteral("battle note last ") + word(one));
        for (const char* form : {"md", "html", "pdf"}) {
            make(QStringLiteral("battle report last"), QStringLiteral("report.") + QString::fromLatin1(form));
            make(QStringLiteral("battle history"), QStringLiteral("history.") + QString::fromLatin1(form));
        }
        for (const char* as : {"", "--labels", "--blank", "--matchup", "--poster"})
            make(QStringLiteral("playsheet a.yaml b.yaml %1").arg(QString::fromLatin1(as)),
                QStringLiteral("sheet%1.pdf").arg(QString::fromLatin1(as)));
        ask(QStringLiteral("library add a.yaml b.yaml"));
        for (const char* shown : {"library list --json", "library list", "battle show last --json", "battle show last",
                 "battle report last --json", "field show table.json --json"})
            QVERIFY(!ask(QString::fromLatin1(shown)).out.isEmpty());
        // The names are there, letter by letter.
        const auto json = QJsonDocument::fromJson(prompt::read(path(QStringLiteral("b-out.json"))).toUtf8());
        QCOMPARE(json[QStringLiteral("name")].toString(), other);
        QVERIFY(prompt::read(path(QStringLiteral("report.html"))).contains(other.toHtmlEscaped()));
        QVERIFY(written.size() > 25);
        QTest::qWait(100);
        QCOMPARE(spy.calls(), 0);
        QCOMPARE(spy.openings(), 0);
    }
};

QTEST_MAIN(Strangers)
#include "tst_strangers.moc"
