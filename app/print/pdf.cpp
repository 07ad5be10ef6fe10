#include "app/print/pdf.h"

#include "app/print/type.h"
#include "app/print/words.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QHashFunctions>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace strategikon::print {

namespace {

constexpr int resolution = 1200; // dots an inch, the grid of all places in the file
constexpr double mmPerInch = 25.4;

QString titleOf(const Roster& roster, Document document)
{
    switch (document) {
    case Document::cards:
        return Words::tr("%1: unit cards").arg(roster.title);
    case Document::rules:
        return Words::tr("%1: special rules").arg(roster.title);
    case Document::umpire:
        return Words::tr("%1: for the umpire").arg(roster.title);
    case Document::roster:
        break;
    }
    return Words::tr("%1: roster").arg(roster.title);
}

// What PDF/A asks for in XML; it must agree with the writer's own title, maker and time.
QByteArray metadata(const QString& title, const QString& maker, const std::optional<QDateTime>& made)
{
    const QString time =
        made ? QStringLiteral("<xmp:CreateDate>%1</xmp:CreateDate>").arg(made->toString(Qt::ISODate)) : QString();
    return QStringLiteral(
        "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
        "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>\n"
        "<rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/' "
        "xmlns:xmp='http://ns.adobe.com/xap/1.0/'"
        " xmlns:pdf='http://ns.adobe.com/pdf/1.3/' xmlns:pdfaid='http://www.aiim.org/pdfa/ns/id/'>\n"
        "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>%1</rdf:li></rdf:Alt></dc:title>\n"
        "<dc:creator><rdf:Seq><rdf:li>%2</rdf:li></rdf:Seq></dc:creator>\n"
        "<xmp:CreatorTool>%2</xmp:CreatorTool>%3<pdf:Producer>Qt %4</pdf:Producer>\n"
        "<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>\n"
        "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end='w'?>\n")
        .arg(title.toHtmlEscaped(), maker, time, QString::fromLatin1(qVersion()))
        .toUtf8();
}

// Pictures may be seen through in places, which PDF/A-1b does not know.
bool hasPictures(const Sheet& sheet)
{
    return std::ranges::any_of(sheet.pages, [](const Page& page) { return !page.pictures.isEmpty(); });
}

// QPdfWriter always writes the time of writing; another takes its place, digit for digit, or none does.
void setTime(QByteArray& pdf, const std::optional<QDateTime>& made)
{
    const QByteArray key = "/CreationDate (D:";
    constexpr qsizetype digits = 14;
    const qsizetype at = pdf.indexOf(key), end = at < 0 ? -1 : pdf.indexOf(')', at);
    if (end < 0)
        return;
    if (made)
        pdf.replace(at + key.size(), digits, made->toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1());
    else
        pdf.replace(at, end + 1 - at, QByteArray(end + 1 - at, ' '));
}

// While there is one, Qt's hashes have one order, and with them the fonts in a file.
class SameOrder {
public:
    SameOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SameOrder() { QHashSeed::resetRandomGlobalSeed(); }
    SameOrder(const SameOrder&) = delete;
    SameOrder& operator=(const SameOrder&) = delete;
};

// The writer draws lots for the file's identifier; a digest of the rest serves as well.
void setIdentifier(QByteArray& pdf)
{
    const QByteArray key = "/ID [ <";
    constexpr qsizetype digits = 32;
    const qsizetype at = pdf.lastIndexOf(key);
    if (at < 0 || at + key.size() + 2 * digits + 3 > pdf.size())
        return;
    const QByteArray id = QCryptographicHash::hash(QByteArrayView(pdf).first(at), QCryptographicHash::Md5).toHex();
    pdf.replace(at + key.size(), digits, id);
    pdf.replace(at + key.size() + digits + 3, digits, id); // behind "> <"
}

// The next page, of the size that the writer has now.
void paintOn(QPainter& painter, QPdfWriter& writer, const Page& page)
{
    if (painter.isActive()) {
        writer.newPage();
    } else {
        painter.begin(&writer);
        painter.scale(resolution / mmPerInch, resolution / mmPerInch);
    }
    paint(painter, page);
}

} // namespace

QByteArray pdfOf(const Sheet& sheet, const QString& title, const std::optional<QDateTime>& when)
{
    return pdfOf(QList<Sheet>{sheet}, title, when);
}

QByteArray pdfOf(const QList<Sheet>& sheets, const QString& title, const std::optional<QDateTime>& when)
{
    needFonts();
    const SameOrder order;
    const QString maker = QStringLiteral("Strategikon");
    std::optional<QDateTime> made;
    if (when)
        made = (when->isValid() ? *when : QDateTime::currentDateTime()).toUTC();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        const bool pictures = std::ranges::any_of(sheets, hasPictures);
        writer.setPdfVersion(pictures ? QPagedPaintDevice::PdfVersion_1_4 : QPagedPaintDevice::PdfVersion_A1b);
        writer.setTitle(title);
        writer.setCreator(maker);
        if (!pictures)
            writer.setDocumentXmpMetadata(metadata(title, maker, made));
        writer.setResolution(resolution);
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        QPainter painter;
        for (const Sheet& sheet : sheets) {
            writer.setPageSize(QPageSize(sheet.size, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
            for (const Page& page : sheet.pages)
                paintOn(painter, writer, page);
        }
    }
    setTime(bytes, made);
    setIdentifier(bytes);
    return bytes;
}

QByteArray pdfOf(const QList<Roster>& rosters, const PdfOptions& options)
{
    QList<Sheet> sheets;
    for (const Roster& roster : rosters)
        sheets.append(layOut(roster, options.document, options.paper));
    return pdfOf(sheets, titleOf(rosters.front(), options.document), options.made);
}

} // namespace strategikon::print
