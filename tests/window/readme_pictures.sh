#!/bin/bash
# readme_pictures.sh SOURCE BUILD: makes every picture of README.md anew, as the tests take them, and writes their digests
# beside them, so that they are of one age (lint.readme). `cmake --build build/dev --target readme_pictures`.
# With a third argument, a program that says whether two pictures show the same, it compares them with those that are
# kept and changes nothing (docs.pictures).
set -eu
source=$1
build=$2
alike=${3-}
kept=$source/docs/pictures
shots=$build/tests/window/screenshots
pages=$build/tests/print/pages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -m 700 "$work/run"

# take PROGRAM FUNCTION:ROW, with what CMakePresets.json tells the tests of screen, fonts and language
take() {
    env -u DISPLAY -u WAYLAND_DISPLAY HOME="$work" TMPDIR="$work" XDG_RUNTIME_DIR="$work/run" QT_QPA_PLATFORM=offscreen \
        FONTCONFIG_FILE="$source/tests/fonts.conf" LC_ALL=C.UTF-8 "$build/tests/$1" "$2" >"$work/log" 2>&1 </dev/null ||
        { cat "$work/log" && exit 1; }
}
# keep SHOT NAME: only one that was taken just now
keep() {
    [[ $1 -nt $work/run ]] || { echo "$1 was not taken" && exit 1; }
    cp "$1" "$work/$2.png"
}

take window/tst_window_pictures pages:wide-light
keep "$shots/armies-wide-light.png" armies
keep "$shots/builder-wide-light.png" builder
take window/tst_window_rooms_pictures pages:wide-light
keep "$shots/nation-wide-light.png" nations
keep "$shots/collection-nation-wide-light.png" collection
take window/tst_window_field_pictures pages:wide-light
keep "$shots/field-11-deployed-wide-light.png" field
take window/tst_window_battle_ahead pages:wide-light
keep "$shots/battle-ahead-4-combat-wide-light.png" battle
take print/tst_print_pdf isWhole:usual-roster-a4
keep "$pages/usual-roster-a4-1.png" roster

if [[ $alike ]]; then
    wrong=0
    for now in "$work"/*.png; do
        said=$("$alike" "$kept/${now##*/}" "$now") && continue
        echo "docs/pictures/${now##*/}: $said"
        wrong=1
    done
    ((wrong == 0)) || echo "README.md shows what is gone; build the target readme_pictures, and look at each picture"
    exit $wrong
fi

mkdir -p "$kept"
rm -f "$kept"/*.png # one that nothing makes any more goes
cp "$work"/*.png "$kept"
(cd "$kept" && sha256sum ./*.png >SHA256SUMS)
