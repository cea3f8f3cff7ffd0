"""Answers pricing queries with the reference pricer, one line each.

Usage: python3 oracle.py FOLDER, where FOLDER holds price_ref.py and prices.json. Each line of the
input is a JSON list: model, provider, time, currency, six counts. Each line of the output is
status|reason or cost|currency|match|mode|window|tier|basis|period|flags.
"""
import json
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import price_ref  # noqa: E402

BUCKETS = ("input", "output", "cache_read", "cache_write", "cache_write_1h", "reasoning")


def line(answer):
    status = answer["status"]
    if status == "unpriced":
        bucket = answer.get("bucket")
        return f"unpriced|{answer['reason']}" + (f" ({bucket})" if bucket else "")
    flags = ",".join(sorted(set(answer["flags"])))
    match = answer.get("match") or ""
    if status == "free":
        return f"free|0|{answer['currency'] or ''}|{match}|{flags}"
    parts = [answer.get(key) for key in ("mode", "window", "tier", "basis", "period")]
    parts = ["" if part is None else str(part) for part in parts]
    return "|".join(["priced", answer["cost"], answer["currency"], match, *parts, flags])


def main():
    table = price_ref.load(sys.argv[1] + "/prices.json")
    for text in sys.stdin:
        model, provider, time, currency, counts = json.loads(text)
        answer = table.price(model, provider, time, currency, **dict(zip(BUCKETS, counts)))
        print(line(answer))


if __name__ == "__main__":
    main()
