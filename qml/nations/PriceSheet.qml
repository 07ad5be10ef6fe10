pragma ComponentBehavior: Bound
import QtQuick
import Strategikon.App

// One price: where it comes from, and what the player's book says.
Sheet {
    id: root

    required property PriceBook book
    required property priceShown price
    readonly property string slip: field.text === "" ? "" : root.book.slip(root.price.id, field.text)

    title: price.title
    wish: 480
    onOpened: { field.text = String(root.price.points); field.selectAll(); field.forceActiveFocus(); }

    function done(): void {
        if (field.text.trim() === "" || root.slip !== "") return;
        if (root.book.correct(root.price.id, field.text)) root.close();
    }

    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.quiet
        lineHeight: 1.25
        text: root.price.origin
    }
    Words {
        width: parent.width
        visible: root.price.shipped !== ""
        text: qsTr("Built-in value: %1").arg(root.price.shipped)
    }
    Words {
        width: parent.width
        color: Theme.quiet
        font.pixelSize: Theme.small
        text: root.price.place
    }
    Words { width: parent.width; text: field.what; font.bold: true }
    Field {
        id: field
        objectName: "priceField"
        width: Math.round(140 * Theme.scale)
        focus: true
        what: qsTr("Points in your book")
        inputMethodHints: Qt.ImhPreferNumbers
        maximumLength: 20
        onAccepted: root.done()
    }
    Words {
        objectName: "priceSlip"
        width: parent.width
        visible: root.slip !== ""
        color: Theme.bad
        text: root.slip
    }
    foot: [
        PushButton { objectName: "priceDone"; primary: true; enabled: field.text.trim() !== "" && root.slip === ""; text: qsTr("Use this value"); onClicked: root.done() },
        PushButton { objectName: "priceReset"; visible: root.price.corrected; text: qsTr("Built-in value"); onClicked: if (root.book.reset(root.price.id)) root.close() },
        PushButton { text: qsTr("Cancel"); plain: true; onClicked: root.close() }
    ]
}
