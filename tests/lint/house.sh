#!/bin/bash
# The arrows of the house: qml -> app -> rules -> model. And its silence: only rules/<system>/ and
# lists/ know a rule system's name, only lists/ a nation's; a system's own columns too are its own.
wrong=0
refuse() { # SENTENCE FOUND
    [[ -z $2 ]] && return
    printf '%s:\n%s\n' "$1" "$2"
    wrong=1
}
code=(--include='*.cpp' --include='*.h' --include='*.qml' --include='*.js')
include='^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]'

refuse "model/ and rules/ know no Qt" "$(grep -rnE "$include(Q|qt|qml)" model rules)"
refuse "model/ knows nothing above it" "$(grep -rnE "$include(rules|app|qml|tests)/" model)"
refuse "rules/ knows nothing above it" "$(grep -rnE "$include(app|qml|tests)/" rules)"
refuse "app/ knows no rule system's folder" "$(grep -rnE "${include}rules/[^/\">]+/" app)"
for folder in lists/*/; do
    system=$(basename "$folder")
    refuse "only rules/$system/ and lists/$system/ may name $system" \
        "$(grep -rniF "${code[@]}" "$system" model app qml)"
    for list in "$folder"*.yaml; do
        nation=$(basename "$list" .yaml)
        refuse "only lists/ may name a nation ($nation)" \
            "$(grep -rnF "${code[@]}" "\"$nation\"" model app qml rules)"
    done
done
# A column of one system, whose cells app/ would know: columns say in system.yaml what is to be known of them.
columns() {
    awk 'FNR == 1 { inside = 0 } /^columns:/ { inside = 1 } inside { print } /]/ { inside = 0 }' rules/*/system.yaml |
        sed -E 's/^columns:|#.*//; s/\{id: ([a-z-]+)[^}]*\}/\1/g' | grep -oE '[a-z-]+' | sort | uniq -u
}
# Words that app/ has uses of its own for; and the files of another program (selector*) have keys of these names.
ordinary='arm|command|move|quality'
refuse "app/ names no column that one system has" "$(grep -rnE "${code[@]}" --exclude='selector*' \
    "\"($(columns | grep -vxE "$ordinary" | paste -sd '|'))\"" app)"
# Folders whose headers include one another's are one folder with two names.
bothWays() {
    grep -rE --include='*.h' "$include(model|rules|app)/" model rules app |
        sed -E 's,^([^:]*)/[^:]*:[^"<]*["<](.*)/[^/]*$,\1 \2,' | sort -u |
        awk '$1 != $2 { if (($2, $1) in met) print $2 " and " $1; met[$1, $2] }'
}
parted='rules/dbm/play and rules/dbm/play/(combat|movement)' # still to be parted
refuse "headers of two folders include one another one way only" "$(bothWays | grep -vxE "$parted")"
# Two classes of one name in one namespace are one to the linker: it takes either destructor for both.
twice() {
    # shellcheck disable=SC2016 # awk's own
    find model rules app -name '*.h' -print0 | xargs -0 awk '
        FNR == 1 { space = "" }
        /^namespace [a-zA-Z:]+ \{/ { space = $2 }
        /^(struct|class) [A-Z][a-zA-Z]*( final)?( [:{]|$)/ && !/;$/ { print space "::" $2 }' | sort | uniq -d
}
refuse "one name, one class in a namespace" "$(twice)"
exit $wrong
