import QtQuick

// What was typed, large for a moment: one sees from the table that the right key was hit.
Rectangle {
    id: root

    property int face: 0
    property bool wanted: true  // the card is in sight
    readonly property bool lingers: fading.running

    function show(face: int): void {
        root.face = face;
        fading.restart();
    }

    objectName: "readBack"
    visible: fading.running && root.wanted
    height: width
    radius: Theme.corner
    color: Theme.ink
    Accessible.ignored: true

    Timer { id: fading; interval: 900 }
    PlainText {
        anchors.centerIn: parent
        text: root.face
        color: Theme.page
        font.bold: true
        font.pixelSize: Math.round(parent.height * 0.7)
    }
}
