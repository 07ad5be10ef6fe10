import QtQuick
import Strategikon.App

// Who plays, where, when and on what occasion; names that were written before are offered again.
Column {
    id: root

    required property Battles battles
    property list<string> sides: [qsTr("Player of side A"), qsTr("Player of side B")]
    property alias withNotes: notes.visible
    property string noDay: qsTr("Date: today")  // where nobody said one
    property aboutShown said

    spacing: Theme.gap3

    function show(said: aboutShown): void {
        root.said = said;
        first.name = said.first;
        second.name = said.second;
        venue.name = said.venue;
        occasion.name = said.occasion;
        day.text = said.day;
        tags.text = said.tags;
        notes.text = said.notes;
        round.text = said.minutes > 0 ? String(said.minutes) : "";
    }
    property aboutShown nothing
    // Whether all that was typed can be taken; says what cannot.
    function check(): bool { return round.check(); }
    function clear(): void { root.show(root.nothing); }
    function written(): aboutShown {
        root.said.first = first.name;
        root.said.second = second.name;
        root.said.venue = venue.name;
        root.said.occasion = occasion.name;
        root.said.day = day.text;
        root.said.tags = tags.text;
        root.said.notes = notes.text;
        root.said.minutes = round.number;
        return root.said;
    }

    Grid {
        id: players
        width: parent.width
        columns: width >= Math.round(480 * Theme.scale) ? 2 : 1
        columnSpacing: Theme.gap3
        rowSpacing: Theme.gap3
        NameField { id: first; inField: "playerA"; width: Math.floor((players.width - (players.columns - 1) * Theme.gap3) / players.columns); what: root.sides[0]; known: root.battles.players }
        NameField { id: second; inField: "playerB"; width: first.width; what: root.sides[1]; known: root.battles.players }
        NameField { id: venue; inField: "venue"; width: first.width; what: qsTr("Where"); known: root.battles.venues; most: 2 }
        NameField { id: occasion; inField: "occasion"; width: first.width; what: qsTr("Occasion or campaign"); known: root.battles.occasions; most: 2 }
        Field { id: day; objectName: "day"; width: first.width; what: qsTr("Date"); placeholderText: root.noDay }
        Field { id: tags; objectName: "tags"; width: first.width; what: qsTr("Tags"); placeholderText: qsTr("Tags, comma separated") }
        NumberField {
            id: round
            objectName: "minutes"
            width: first.width
            what: qsTr("Round length (minutes)")
            placeholderText: qsTr("Round length: no clock")
            most: 6000
            optional: true
        }
    }
    NoteField {
        id: notes
        objectName: "notes"
        width: parent.width
        what: qsTr("Notes")
        placeholderText: qsTr("Notes: only for you, they never leave the library")
    }
}
