import QtQuick
import QtQuick.Window

// A drawing from qml/icons in any colour; the image provider puts the colour into the file's stroke.
Image {
    required property string name
    property color color: Theme.ink
    property int size: Theme.icon

    width: size
    height: size
    sourceSize.width: Math.round(size * Screen.devicePixelRatio)
    sourceSize.height: Math.round(size * Screen.devicePixelRatio)
    source: name === "" ? "" : "image://icon/" + name + "/" + String(color).substring(1)
    Accessible.ignored: true
}
