pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// The army as a code that a camera reads and a person can type, and as another program's link.
Scroll {
    id: root

    required property Exporter out
    signal said(string words)

    most: 760
    margin: Theme.gap6
    Heading { width: parent.width; text: qsTr("Army code") }
    Words {
        width: parent.width
        color: Theme.quiet
        lineHeight: 1.25
        text: qsTr("Paste the code into Import on another computer, or scan it. The code contains the whole army; it works offline.")
    }
    Rectangle {
        visible: qr.modules > 0
        width: qr.width + 2 * Theme.gap3
        height: width
        color: "white"
        border.width: 1
        border.color: Theme.hairline
        QrCode {
            id: qr
            objectName: "qr"
            x: Theme.gap3
            y: Theme.gap3
            width: Math.round(280 * Theme.scale)
            height: width
            text: root.out.code
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("QR code of %1").arg(root.out.name)
        }
    }
    Words { objectName: "code"; width: parent.width; text: root.out.code; font.family: "DejaVu Sans Mono"; font.pixelSize: Theme.small; wrapMode: Text.WrapAnywhere }
    PushButton { objectName: "copyCode"; iconName: "copy"; text: qsTr("Copy the code"); onClicked: if (root.out.copy(root.out.code)) root.said(qsTr("Code copied.")) }
    // Without the other program's list file there is no link to speak of.
    Column {
        objectName: "linkPart"
        width: parent.width
        visible: root.out.link !== "" || root.out.linkTrouble !== ""
        spacing: Theme.gap3
        Rule { width: parent.width }
        Heading { width: parent.width; text: qsTr("Link for another program") }
        Words { objectName: "link"; width: parent.width; text: root.out.link !== "" ? root.out.link : root.out.linkTrouble; color: root.out.link !== "" ? Theme.ink : Theme.quiet; wrapMode: Text.WrapAtWordBoundaryOrAnywhere }
        PushButton { objectName: "copyLink"; visible: root.out.link !== ""; iconName: "copy"; text: qsTr("Copy the link"); onClicked: if (root.out.copy(root.out.link)) root.said(qsTr("Link copied.")) }
    }
}
