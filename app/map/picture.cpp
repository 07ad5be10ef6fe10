// A plate as PNG and SVG.
#include "app/map/plate.h"
#include "app/print/type.h"
#include "model/field/files/field_file.h"
#include "model/text/shown.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace strategikon::map {

namespace {

constexpr int dotsPerCm = 8; // of the SVG's own grid; it has no fixed size in the end

} // namespace

QByteArray pngOf(const Plate& plate, int wide, const QColor& paper)
{
    print::needFonts();
    const QSizeF size = plate.size();
    const double scale = wide / size.width();
    QImage image(wide, int(std::ceil(size.height() * scale)), QImage::Format_RGB32);
    image.fill(paper);
    {
        QPainter painter(&image);
        painter.scale(scale, scale);
        plate.paint(painter);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.setText(QStringLiteral("Software"), QStringLiteral("Strategikon"));
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const Plate& plate, const field::Field& field, const QColor& paper)
{
    print::needFonts();
    const QSizeF size = plate.size();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(96);
        generator.setTitle(QString::fromStdString(harmless(field.name)).toHtmlEscaped()); // Qt writes it as it stands
        generator.setViewBox(QRectF(0, 0, size.width() * dotsPerCm, size.height() * dotsPerCm));
        QPainter painter(&generator);
        painter.fillRect(generator.viewBoxF(), paper);
        painter.scale(dotsPerCm, dotsPerCm);
        plate.paint(painter);
    }
    // The field itself, so that the picture alone brings back the map: seed, version and every die.
    const QByteArray metadata = "<metadata id=\"strategikon-field\">"
        + QString::fromStdString(field::writeField(field)).toHtmlEscaped().toUtf8() + "</metadata>\n";
    if (const qsizetype at = bytes.indexOf("<defs>"); at >= 0)
        bytes.insert(at, metadata);
    return bytes;
}

} // namespace strategikon::map
