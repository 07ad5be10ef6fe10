#!/bin/bash
# Every picture and folder that README.md shows or links to is there, and its pictures are of one age: those that were
# made together (tests/window/readme_pictures.sh), and no others.
wrong=0
while IFS= read -r target; do
    [[ -e $target ]] && continue
    echo "README.md links to $target, which is not there"
    wrong=1
done < <(grep -oE '\]\([^)#:]+\)' README.md | sed 's/^](//; s/)$//')

pictures=docs/pictures
shown=$(grep -oE "$pictures/[a-z-]+\.png" README.md | sort -u)
there=$(printf '%s\n' "$pictures"/*.png | sort)
made=$(sed -n "s|^[0-9a-f]*  \./|$pictures/|p" "$pictures/SHA256SUMS" | sort)
if [[ $shown != "$there" || $there != "$made" ]] || ! (cd "$pictures" && sha256sum --quiet -c SHA256SUMS); then
    echo "the pictures of README.md were not made together; build the target readme_pictures"
    wrong=1
fi
exit $wrong
