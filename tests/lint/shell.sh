#!/bin/bash
# Every script.
mapfile -t scripts < <(grep -rlE '^#!/bin/(ba)?sh' --exclude-dir=build --exclude-dir=.git . | sort)
exec shellcheck --external-sources "${scripts[@]}" .ci/packages.sh
