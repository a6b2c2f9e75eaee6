"""Writes test/vectors/draw.json from docs/draw-algorithm.md alone, in another language than the service.

Run from the project's root: python3 tools/draw-vectors/make_vectors.py > test/vectors/draw.json
"""
import hashlib
import hmac
import json

RANKS = ["ac", "02", "03", "04", "05", "06", "07", "08", "09", "10", "pa", "kn", "qu", "ki"]
DECK = [f"ar{n:02}" for n in range(22)] + [suit + rank for suit in ("wa", "cu", "sw", "pe") for rank in RANKS]


def stream(seed, spread_type):
    n = 0
    while True:
        yield from hmac.new(seed.encode("utf-8"), f"augury-draw-1/{spread_type}/{n}".encode("ascii"), hashlib.sha256).digest()
        n += 1


def draw(seed, spread_type, count):
    byte = stream(seed, spread_type)
    left = list(DECK)
    cards = []
    for place in range(count):
        m = len(DECK) - place
        while (b := next(byte)) >= 256 - 256 % m:
            pass
        j = place + b % m
        left[place], left[j] = left[j], left[place]
        cards.append(left[place] + (" reversed" if next(byte) & 1 else ""))
    return cards


CASES = [
    ("augury", "daily_card", 1),
    ("anonymous_2026-11-15", "daily_card", 1),
    ("", "daily_card", 1),
    ("augury", "past_present_future", 3),
    ("augury", "situation_action_outcome", 3),
    ("augury", "mind_body_spirit", 3),
    ("augury", "what_why_how", 3),
    ("augury", "strength_weakness_advice", 3),
    ("Ünïcödé 🌙 今日", "celtic_cross", 10),
    ("x" * 256, "celtic_cross", 10),
    ("the whole deck", "custom_spread", 78),
    ("augury", "single", 1),
    ("augury", "day_pair", 2),
    ("augury", "bridge", 3),
    ("augury", "new_moon", 4),
    ("augury", "full_moon", 4),
    ("augury", "letting_go", 4),
    ("augury", "shadow", 4),
    ("augury", "four_elements", 4),
    ("augury", "cross", 5),
    ("augury", "decision", 5),
    ("augury", "career_path", 6),
    ("augury", "star", 6),
    ("augury", "horseshoe", 7),
    ("augury", "relationship", 7),
    ("augury", "week_ahead", 7),
    ("augury", "year_wheel", 13),
    ("augury", "yes_no", 3),
]
print(json.dumps([{"seed": s, "spread_type": t, "cards": draw(s, t, n)} for s, t, n in CASES], ensure_ascii=False, indent=1))
