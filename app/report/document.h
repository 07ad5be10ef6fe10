// What a report says, before it is known whether it becomes Markdown, HTML or paper.
#pragma once

#include <QList>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

class QPainter;

namespace strategikon::report {

struct Heading {
    int level = 2; // 1 is the document's own
    QString text;
};

// `lead` stands in front in letters of its own: the name of a phase, of a rule, a figure.
struct Paragraph {
    enum class Kind { plain, note, small };
    QString lead, text;
    Kind kind = Kind::plain;
};

struct Table {
    QStringList head;
    QList<QStringList> rows;
    int words = 1;      // so many columns from the left hold words, the others figures
    QStringList arms{}; // of each row, whose glyph stands before the last of the words; empty: none has one
    bool keyed = false; // the first is a figure that a row is found by; what follows reads as running text
};

// Lines over the turns, one a side; or over battles, one for each who is counted.
struct Chart {
    struct Line {
        QString name;
        QList<double> values; // whole or half
        double bound = 0;     // 0: there is none
        int side = 0;         // whose; lines of one side look alike
    };
    QString title;
    QStringList at; // what stands below each value; may be empty in places
    QList<Line> lines;
};

// What several drawings of one size have below all else.
struct Backdrop {
    std::function<void(QPainter&)> draw;
};

// A picture in units of its own; (0, 0) is its upper left corner. Where it has a backdrop a writer may draw that once,
// and `upon` for each.
struct Drawing {
    QString title;
    QSizeF size;
    std::function<void(QPainter&)> draw; // all of it
    std::shared_ptr<const Backdrop> on{};
    std::function<void(QPainter&)> upon{};
};

// A line for each to sign on.
struct Signatures {
    QStringList who;
};

using Part = std::variant<Heading, Paragraph, Table, Chart, Drawing, Signatures>;

struct Document {
    QString overline, title, subtitle;
    QList<Part> parts;
};

QString markdownOf(const Document& document);
QString htmlOf(const Document& document);

} // namespace strategikon::report
