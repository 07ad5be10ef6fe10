# shellcheck shell=bash
# Installs what is missing of packages.txt. Sourced by ./strategikon and ./check; needs $root.
: "${root:?}"

# fail SENTENCE: one plain line on standard error, and the end.
fail() {
    printf '%s: %s\n' "${0##*/}" "$1" >&2
    exit "${2:-2}"
}

# packages SECTION...: the names that stand in these sections.
packages() {
    local line section=''
    while IFS= read -r line; do
        case $line in
            '' | '#'*) ;;
            '['*']') section=${line:1:-1} ;;
            *) [[ " $* " == *" $section "* ]] && printf '%s\n' "$line" ;;
        esac
    done <"$root/packages.txt"
    return 0
}

# missing_packages SECTION...: those of them that are not installed.
missing_packages() {
    local wanted installed
    wanted=$(packages "$@" | sort -u)
    # shellcheck disable=SC2086 # one word a package
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' $wanted 2>/dev/null |
        sed -n 's/ installed$//p' | sort -u)
    comm -23 <(printf '%s\n' "$wanted") <(printf '%s\n' "$installed")
}

# install_packages LOG SECTION...: does nothing, and asks no network, when none is missing.
install_packages() {
    local log=$1 missing as_root=()
    shift
    if ! command -v dpkg-query >/dev/null; then
        echo "This is not a Debian system: packages.txt names what must be installed." >&2
        return 0
    fi
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "these Debian packages are missing, and neither root nor sudo is \
here to install them; as root run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    echo "Installing ${#missing[@]} Debian packages: ${missing[*]}" >&2
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 update >"$log" 2>&1 </dev/null &&
        "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends \
            "${missing[@]}" >>"$log" 2>&1 </dev/null && return 0
    tail -n 15 "$log" >&2
    fail "the packages could not be installed; the whole log is $log"
}
