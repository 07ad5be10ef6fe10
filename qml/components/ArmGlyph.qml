// The glyph of an arm, beside the name of who belongs to it: app/arms has one for each.
Icon {
    required property string arm

    name: arm === "" ? "" : "arm/" + arm
    opacity: arm === "" ? 0 : 1
}
