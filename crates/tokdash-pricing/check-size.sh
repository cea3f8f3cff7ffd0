#!/bin/sh
# What the price table adds to a stripped binary: at most 300 KiB.
# Run anywhere in the repository; builds two small programs in release mode.
set -eu
cd "$(dirname "$0")/../.."
export CARGO_PROFILE_RELEASE_STRIP=true
target="${CARGO_TARGET_DIR:-target}"

size_of() {
    cargo build --quiet --release -p tokdash-pricing --example size_probe "$@"
    wc -c < "$target/release/examples/size_probe"
}

without=$(size_of --no-default-features)
with=$(size_of)
added=$(((with - without + 1023) / 1024))
echo "without the table: $without bytes; with it: $with bytes; the table adds $added KiB"
[ "$added" -le 300 ]
