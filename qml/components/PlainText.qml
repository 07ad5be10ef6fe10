import QtQuick

// What every text on the screen is made of: whatever a name holds, it is shown letter by letter. Left to itself a Text
// guesses, and draws a stranger's tags.
Text {
    textFormat: Text.PlainText
    color: Theme.ink
    font.family: Theme.sans
    font.pixelSize: Theme.body
}
