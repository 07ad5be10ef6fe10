// BattleScribe rosters as XML.
#include "app/exchange/plain.h"
#include "app/exchange/roster.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace strategikon::exchange::roster {

namespace {

int yearOf(const std::string& text)
{
    const int year = QString::fromStdString(text).toInt();
    return year < firstYear || year > lastYear ? 0 : year;
}

std::vector<std::string> parted(const std::string& text)
{
    std::vector<std::string> parts;
    for (const QString& part : QString::fromStdString(text).split(u'|', Qt::SkipEmptyParts))
        parts.push_back(part.toStdString());
    return parts;
}

// Reads the elements it knows and skips the rest, never deeper than `deepest`.
class RosterReader {
public:
    explicit RosterReader(std::string_view text) : xml(QString::fromUtf8(text.data(), qsizetype(text.size()))) {}

    std::optional<Roster> run()
    {
        while (!xml.atEnd()) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::DTD)
                return fail("exchange-xml-doctype");
            if (token == QXmlStreamReader::StartElement) {
                if (xml.name() != u"roster")
                    return fail("exchange-no-roster");
                readRoster();
                break;
            }
        }
        while (!trouble.code && !xml.atEnd())
            xml.readNext();
        if (!trouble.code && xml.hasError())
            return fail("exchange-xml-damaged", xml.errorString().toStdString());
        if (trouble.code)
            return {};
        return std::move(roster);
    }
    Trouble trouble;

private:
    std::nullopt_t fail(const char* code, std::string reason = {})
    {
        if (!trouble.code)
            trouble = {code, int(xml.lineNumber()), std::move(reason)};
        return std::nullopt;
    }

    std::string attribute(const char* name, std::size_t most = 200) const
    {
        return oneLine(xml.attributes().value(QLatin1String(name)).toString().toStdString(), most);
    }
    std::string own(const char* name, std::size_t most = 200) const
    {
        return oneLine(
            xml.attributes().value(QLatin1String(roster::own), QLatin1String(name)).toString().toStdString(), most);
    }

    // Each child element in turn; `use` reads it whole or returns false.
    template <class Use>
    void children(Use use)
    {
        if (++depth > deepest)
            fail("exchange-xml-too-deep");
        while (!trouble.code && xml.readNextStartElement())
            if (!use())
                skip();
        --depth;
    }
    void skip()
    {
        children([] { return false; });
    }
    // The children of a wrapper such as <selections> that are called `name`.
    template <class Use>
    bool each(const char* name, Use use)
    {
        children([&] {
            if (xml.name() != QLatin1String(name))
                return false;
            use();
            return true;
        });
        return true;
    }
    std::string text()
    {
        return xml.readElementText(QXmlStreamReader::SkipChildElements).left(longestNote).toStdString();
    }

    void readRoster()
    {
        roster.name = attribute("name");
        roster.system = attribute("gameSystemId");
        roster.systemName = attribute("gameSystemName");
        roster.unnamed = own("unnamed") == "true";
        children([&] {
            if (xml.name() == u"forces")
                return each("force", [&] { readForce(roster.forces); });
            if (xml.name() == u"costLimits")
                return each("costLimit", [&] {
                    roster.limit = std::max(roster.limit, whole(xml.attributes().value("value").toString()));
                    skip();
                });
            if (xml.name() == u"tags")
                return each("tag", [&] {
                    if (roster.tags.size() < 200)
                        roster.tags.push_back(attribute("name"));
                    skip();
                });
            if (xml.name() == u"customNotes")
                return roster.note = text(), true;
            return false;
        });
    }

    void readForce(std::vector<Force>& into)
    {
        Force force;
        force.line = int(xml.lineNumber());
        force.catalogue = attribute("catalogueName");
        force.catalogueId = attribute("catalogueId");
        force.edition = own("edition");
        force.year = yearOf(own("year"));
        force.size = whole(QString::fromStdString(own("size")));
        force.contingents = own("contingents") == "true";
        force.split = parted(own("split", 2000));
        force.tags = parted(own("tags", 2000));
        force.name = own("name");
        force.note = own("note", 4000);
        children([&] {
            if (xml.name() == u"selections")
                return each("selection", [&] { readSelection(force.selections); });
            if (xml.name() == u"forces")
                return each("force", [&] { readForce(force.inner); });
            if (xml.name() == u"costs")
                return each("cost", [&] {
                    force.cost = std::max(force.cost, whole(xml.attributes().value("value").toString()));
                    skip();
                });
            return false;
        });
        into.push_back(std::move(force));
    }

    void readSelection(std::vector<Selection>& into)
    {
        if (++selections > mostSelections) {
            fail("exchange-too-many-selections");
            return;
        }
        Selection selection;
        selection.line = int(xml.lineNumber());
        selection.name = attribute("name");
        selection.entry = attribute("entryId");
        selection.type = attribute("type");
        selection.customName = attribute("customName");
        selection.block = own("contingent");
        if (xml.attributes().hasAttribute("number"))
            selection.written = attribute("number");
        children([&] {
            if (xml.name() == u"selections")
                return each("selection", [&] { readSelection(selection.inner); });
            if (xml.name() == u"customNotes")
                return selection.note = text(), true;
            return false;
        });
        into.push_back(std::move(selection));
    }

    QXmlStreamReader xml;
    Roster roster;
    int depth = 0;
    std::size_t selections = 0;
};

} // namespace

int whole(const QString& text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok && value > 0 && value < 1e6 ? int(value) : 0;
}

std::optional<Roster> fromXml(std::string_view text, Trouble& trouble)
{
    RosterReader reader(text);
    auto read = reader.run();
    trouble = reader.trouble;
    return read;
}

} // namespace strategikon::exchange::roster
