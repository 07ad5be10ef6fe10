#include "app/report/typeset.h"

#include "app/report/plot.h"

#include <QPainter>

#include <algorithm>

namespace strategikon::report {

using namespace print;

namespace {

// Most lines begin at the left, and nobody asks how wide they are, which takes long to say.
void set(Page& page, double left, double baseline, const QString& text, const Style& style)
{
    if (!text.isEmpty())
        page.letters.append({QPointF(left, baseline), text, style});
}

class Setter {
public:
    Setter(double width, double scale, bool tight) : width_(width), scale_(scale), tight_(tight) {}

    QList<Piece> operator()(const Heading& heading) const
    {
        const Style styles[] = {
            style(Face::text, tight_ ? 14 : 17), style(Face::text, 13.5), style(Face::italic, 11.5, 0.8)};
        const int at = std::clamp(heading.level - 2, 0, 2);
        QList<Piece> pieces{space(at == 2 || tight_ ? 1.2 : 4.5 - at)};
        pieces.back().keep = true;
        for (const QString& row : wrapped(heading.text, styles[at], width_))
            pieces.append(letters(row, styles[at], tight_ ? 1.25 : 1.3, true));
        if (at == 0)
            pieces.append(rule());
        return pieces;
    }

    QList<Piece> operator()(const Paragraph& paragraph) const
    {
        const bool note = paragraph.kind == Paragraph::Kind::note, small = paragraph.kind == Paragraph::Kind::small;
        const Style text = style(note ? Face::italic : Face::text, small ? 8.6 : 10.6, small ? 0.75 : 1);
        const Style lead = style(Face::capitals, 7.6);
        const double first = paragraph.lead.isEmpty() ? 0 : widthOf(paragraph.lead, lead) + text.size * 0.7;
        const double indent = note ? 4 * scale_ : 0, room = width_ - indent;
        const bool beside = first < room * 0.6;
        QList<Piece> pieces;
        if (!paragraph.lead.isEmpty() && !beside)
            for (const QString& row : wrapped(paragraph.lead, lead, room)) {
                pieces.append(letters(row, lead, 1.7, true));
            }
        const QStringList rows = hanging(paragraph.text, text, room, beside ? first : 0);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const bool leads = i == 0 && beside && first > 0;
            const double height = text.size * leading(1.26), own = indent;
            const QString &row = rows[i], front = leads ? paragraph.lead : QString();
            pieces.append({height,
                [=](Page& page, double left, double top) {
                    set(page, left + own, top + text.size, front, lead);
                    set(page, left + own + (leads ? first : 0), top + text.size, row, text);
                    if (note)
                        line(page, left + own / 2, top + text.size * 0.2, left + own / 2, top + height, 0.3, 0.5);
                },
                i == 0 && rows.size() > 1, false});
        }
        pieces.append(space(scale_ < 0.8 || tight_ ? 0.4 : 1)); // small letters are there to save room
        return pieces;
    }

    QList<Piece> operator()(const Table& table) const
    {
        const QList<double> widths = widthsOf(table);
        QList<Piece> pieces{space(1)};
        pieces.back().keep = true;
        pieces += rowOf(table, table.head, widths, true);
        for (qsizetype row = 0; row < table.rows.size(); ++row)
            pieces += rowOf(table, table.rows[row], widths, false, table.arms.value(row));
        pieces.append(space(2));
        return pieces;
    }

    QList<Piece> operator()(const Chart& chart) const
    {
        const double height = std::min(width_ * 0.32, 62.0);
        const Style label = style(Face::figure, 6.4, 0.85), caption = style(Face::italic, 10.6, 0.85);
        const Plot plot = plotted(chart, {width_, height}, label.size);
        QList<Piece> pieces{space(1.5), letters(chart.title, caption, 1.4, true)};
        pieces.append({height, [=](Page& page, double left, double top) { paint(page, plot, left, top, label); }});
        pieces.append(space(2));
        return pieces;
    }

    // Side by side, with room above each for a hand that writes large.
    QList<Piece> operator()(const Signatures& signatures) const
    {
        const Style label = style(Face::italic, 9.5, 0.85);
        const auto many = double(std::max<qsizetype>(signatures.who.size(), 1));
        const double gap = 8, wide = (width_ - (many - 1) * gap) / many;
        QList<Piece> pieces{space(14)};
        pieces.back().keep = true;
        pieces.append({label.size * 1.6, [=, who = signatures.who](Page& page, double left, double top) {
                           for (qsizetype i = 0; i < who.size(); ++i) {
                               const double x = left + double(i) * (wide + gap);
                               line(page, x, top, x + wide, top, 0.2);
                               put(page, x, top + label.size * 1.2, who[i], fitted(who[i], label, wide));
                           }
                       }});
        return pieces;
    }

    // As wide as the column where the page is tall enough for that.
    QList<Piece> operator()(const Drawing& drawing) const
    {
        constexpr double tallest = 165;
        const double factor = std::min(width_ / drawing.size.width(), tallest / drawing.size.height());
        const QSizeF size = drawing.size * factor;
        QList<Piece> pieces{space(1.5), letters(drawing.title, style(Face::italic, 10.6, 0.85), 1.4, true)};
        pieces.append({size.height(), [=, width = width_, draw = drawing.draw](Page& page, double left, double top) {
                           page.pictures.append(
                               {QRectF(QPointF(left + (width - size.width()) / 2, top), size), [=](QPainter& painter) {
                                    painter.scale(factor, factor);
                                    draw(painter);
                                }});
                       }});
        pieces.append(space(2));
        return pieces;
    }

private:
    Style style(Face face, double size, double ink = 1) const
    {
        return {face, std::max(points(size) * scale_, leastSize), ink};
    }

    Piece space(double height) const
    {
        return {height * scale_, [](Page&, double, double) {}, false, true};
    }

    double leading(double usual) const { return tight_ ? 1.1 : usual; }

    static Piece letters(const QString& row, const Style& style, double step, bool keep)
    {
        return {style.size * step,
            [=](Page& page, double left, double top) { set(page, left, top + style.size, row, style); }, keep};
    }

    Piece rule() const
    {
        return {1.6 * scale_,
            [width = width_](
                Page& page, double left, double top) { line(page, left, top, left + width, top, 0.15, 0.6); },
            true};
    }

    // The first line is shorter by what stands in front of it.
    static QStringList hanging(const QString& text, const Style& style, double width, double first)
    {
        QStringList rows;
        for (const QString& paragraph : text.split(u'\n')) {
            if (first > 0 && rows.isEmpty()) {
                const QStringList start = wrapped(paragraph, style, width - first);
                if (start.isEmpty())
                    continue;
                rows << start.front();
                rows += wrapped(start.mid(1).join(u' '), style, width);
            } else {
                rows += wrapped(paragraph, style, width);
            }
        }
        return rows;
    }

    Style cellStyle(const Table& table, int column, bool head) const
    {
        const bool words = column < table.words;
        const double ink = tight_ ? 1 : 0.75, label = tight_ ? 5 : 5.6;
        if (head)
            return words ? style(Face::italic, 8.4, ink) : style(Face::figure, label, ink);
        if (table.keyed)
            return column == 0 ? style(Face::figure, 8.4) : style(Face::text, 10.6);
        return words ? style(Face::text, 10) : style(Face::figure, 7.4);
    }

    // Figures have the room they need; words share the rest by how long they are.
    QList<double> widthsOf(const Table& table) const
    {
        QList<double> widths;
        double rest = width_;
        for (int column = 0; column < table.head.size(); ++column) {
            double wide = 0;
            for (const QStringList& cells : table.rows)
                wide = std::max(wide, widthOf(cells.value(column), cellStyle(table, column, false)));
            const double head = widthOf(table.head[column], cellStyle(table, column, true));
            wide += insetOf(table, column);
            widths.append(std::max(wide, column < table.words ? head : std::min(head, 22 * scale_))
                + (tight_ ? 1.55 : 2.5) * scale_);
            rest -= widths.back();
        }
        const int first = table.keyed ? 1 : 0, last = std::min(table.words, int(widths.size()));
        share(widths, rest, first, last);
        for (int column = first; column < last && rest < 0; ++column)
            widen(table, widths, column, first, last);
        return widths;
    }

    // No word is broken where another column has room to give.
    void widen(const Table& table, QList<double>& widths, int column, int first, int last) const
    {
        const double lacks = wordIn(table, column) - widths[column];
        int widest = first;
        for (int other = first; other < last; ++other)
            widest = widths[other] > widths[widest] ? other : widest;
        if (lacks <= 0 || widest == column || widths[widest] - lacks < wordIn(table, widest))
            return;
        widths[widest] -= lacks;
        widths[column] += lacks;
    }

    // The room that its longest word needs.
    double wordIn(const Table& table, int column) const
    {
        double wide = 0;
        const auto look = [&](const QString& cell, bool head) {
            for (const QString& word : cell.split(u' '))
                wide = std::max(wide, widthOf(word, cellStyle(table, column, head)));
        };
        look(table.head[column], true);
        for (const QStringList& cells : table.rows)
            look(cells.value(column), false);
        return wide + insetOf(table, column) + (tight_ ? 1.55 : 2.5) * scale_;
    }

    // Where there is too little, columns of words that ask for no more than the others keep what they need: badges stay
    // in one line and names are broken.
    static void share(QList<double>& widths, double rest, int first, int last)
    {
        QList<int> sharing;
        double room = rest, asked = 0;
        for (int column = first; column < last; ++column)
            room += widths[column];
        const double equal = room / (last - first);
        for (int column = first; column < last; ++column)
            if (rest > 0 || widths[column] > equal) {
                sharing.append(column);
                asked += widths[column];
            }
        for (const int column : sharing)
            widths[column] += rest * widths[column] / asked;
    }

    // Room for the glyphs of arms.
    double insetOf(const Table& table, int column) const
    {
        return table.arms.isEmpty() || column != table.words - 1 ? 0 : 1.6 * style(Face::text, 10).size;
    }

    QList<Piece> rowOf(const Table& table, const QStringList& cells, const QList<double>& widths, bool head,
        const QString& arm = {}) const
    {
        QList<QStringList> rows;
        QList<Style> styles;
        QList<double> insets;
        qsizetype most = 1;
        for (int column = 0; column < cells.size(); ++column) {
            styles.append(cellStyle(table, column, head));
            insets.append(head ? 0 : insetOf(table, column));
            rows.append(wrapped(cells[column], styles[column], widths[column] - insets[column] - 1.5 * scale_));
            most = std::max(most, rows.back().size());
        }
        const double step = points(head           ? 8.4
                                    : table.keyed ? 10.6
                                                  : 10)
            * scale_ * leading(1.2),
                     height = step * double(most) + (tight_ ? 0.8 : 1.1) * scale_;
        const int words = table.words;
        return {{height,
            [=, width = width_](Page& page, double left, double top) {
                double x = left;
                for (int column = 0; column < rows.size(); ++column) {
                    const double inset = insets[column];
                    if (inset > 0)
                        putGlyph(page, x + inset * 0.75, top + step * 0.85, arm, inset * 0.65);
                    const double from = head ? step * double(most - rows[column].size()) : 0;
                    for (qsizetype i = 0; i < rows[column].size(); ++i) {
                        const double baseline = top + from + step * (double(i) + 0.85);
                        if (column < words)
                            set(page, x + inset, baseline, rows[column][i], styles[column]);
                        else
                            put(page, x + widths[column], baseline, rows[column][i], styles[column], Align::right);
                    }
                    x += widths[column];
                }
                line(page, left, top + height, left + width, top + height, head ? 0.15 : 0.08, head ? 1 : 0.3);
            },
            head}};
    }

    // The first side's line is whole with full marks, the other's dashed with hollow ones: grey paper tells them apart.
    static void paint(Page& page, const Plot& plot, double left, double top, const Style& label)
    {
        const QPointF origin(left, top);
        for (const Plot::Stroke& stroke : plot.strokes) {
            const bool line = stroke.kind == Plot::Kind::line, bound = stroke.kind == Plot::Kind::bound;
            const double width = line ? 0.45 : bound ? 0.2 : stroke.kind == Plot::Kind::axis ? 0.18 : 0.08;
            const double ink = stroke.kind == Plot::Kind::grid ? 0.3 : bound ? 0.6 : 1;
            for (qsizetype i = 1; i < stroke.points.size(); ++i)
                page.rules.append({QLineF(origin + stroke.points[i - 1], origin + stroke.points[i]), width, ink,
                    bound || (line && stroke.line == 1)});
        }
        constexpr double half = 0.75;
        for (const Plot::Dot& dot : plot.dots) {
            const QRectF place(origin + dot.at - QPointF(half, half), QSizeF(2 * half, 2 * half));
            page.boxes.append({place, dot.line == 1 ? 0.25 : 0, dot.line == 1 ? 0.001 : 1});
        }
        for (const Plot::Label& one : plot.labels)
            put(page, left + one.at.x(), top + one.at.y(), one.text, label,
                one.align < 0       ? Align::right
                    : one.align > 0 ? Align::left
                                    : Align::centre);
    }

    double width_, scale_;
    bool tight_;
};

} // namespace

QList<Piece> piecesOf(const Part& part, double width, double scale, bool tight)
{
    return std::visit(Setter(width, scale, tight), part);
}

} // namespace strategikon::report
