"""What the stream must make of the past events, computed without the engine.

Medians come from the standard library, windows are plain lists, alerts a dictionary. The engine is held to
`past_events.json` by its own test; here the same file is held to this computation.
"""

import csv
import json
import math
from datetime import datetime
from pathlib import Path
from statistics import median

DEMO = Path(__file__).parent.parent.parent / "demos" / "real-time-analytics"
DATA = DEMO / "data" / "past"
HOURLY = dict(window=24, day=24, step=3600, late=10800, frozen=6, silent=10800, look=600)
# Where the agency judges heat by temperature: hot days, and warm nights between them.
COAST, INTERIOR = dict(hot=29, warm=16), dict(hot=35, warm=18)
PLANS = {
    "manitoba-1964-03": HOURLY,
    "airports-2018-05-22": {**HOURLY, "window": 12},
    "lytton-2021-06": dict(window=60, day=1440, step=60, late=1800, frozen=30, silent=600, look=60, **INTERIOR),
    "vancouver-2021-06": {**HOURLY, **COAST},
    "vancouver-2021-11": {**HOURLY, **COAST},
    "vancouver-2022-12": {**HOURLY, **COAST},
}


class Detectors:
    def __init__(self, window, day):
        self.window, self.day = window, day
        self.values, self.phases, self.phase = [], {}, 0
        self.seen = self.mean = self.variance = 0

    def _by_median(self, x, before, window):
        if len(before) < window:
            return None
        centre = median(before[-window:])
        spread = median(abs(v - centre) for v in before[-window:])
        return 0.6745 * (x - centre) / max(spread, 0.5)

    def push(self, x):
        phase = self.phases.setdefault(self.phase % self.day, [])
        self.phase += 1
        if x is None:
            return [None, None, None]
        scores = [self._by_median(x, self.values, self.window), None]
        if self.seen >= self.window:
            scores[1] = (x - self.mean) / max(math.sqrt(self.variance), 0.5)
        scores.append(self._by_median(x, phase, 14))
        self.values.append(x)
        phase.append(x)
        if self.seen == 0:
            self.mean = x
        weight, off = 2 / (self.window + 1), x - self.mean
        self.mean += weight * off
        self.variance = (1 - weight) * (self.variance + weight * off * off)
        self.seen += 1
        return scores


class Station:
    def __init__(self, plan):
        self.detectors = Detectors(plan["window"], plan["day"])
        self.newest, self.recent, self.up, self.calm = None, {}, set(), {}
        self.same = (None, 0)
        self.blizzard = 0
        self.spell = []


def latch(station, kind, bad, calm, needed, raised):
    if bad:
        station.calm[kind] = 0
        if kind not in station.up:
            station.up.add(kind)
            raised[kind] = raised.get(kind, 0) + 1
    elif kind in station.up:
        station.calm[kind] = station.calm.get(kind, 0) + 1 if calm else 0
        if station.calm[kind] >= needed:
            station.up.discard(kind)
            station.calm[kind] = 0


def felt(row):
    t, dew, wind = (row[n] for n in ("temperature_c", "dew_point_c", "wind_kmh"))
    hot = cold = None
    if t is not None and dew is None and row["humidity_pct"]:
        gamma = math.log(row["humidity_pct"] / 100) + 17.625 * t / (243.04 + t)
        dew = 243.04 * gamma / (17.625 - gamma)
    if t is not None and dew is not None:
        humidex = t + 0.5555 * (6.11 * math.exp(5417.753 * (1 / 273.16 - 1 / (273.15 + dew))) - 10)
        hot = humidex if t >= 20 and dew <= t and humidex >= t + 1 else None
    if t is not None and t <= 0 and wind:
        cold = 13.12 + 0.6215 * t - 11.37 * wind**0.16 + 0.3965 * t * wind**0.16
        if wind < 5:
            cold = t + (-1.59 + 0.1345 * t) / 5 * wind
    return hot, cold


def play(name, plan):
    stations, raised = {}, {}
    counts = dict.fromkeys(["accepted", "out_of_order", "late", "duplicates", "revised"], 0)
    scored, flagged = [0, 0, 0], [0, 0, 0]
    clock = look = None
    with open(DATA / f"{name}.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        time = int(datetime.fromisoformat(row["observed_at"].replace("Z", "+00:00")).timestamp())
        for figure in list(row)[2:7]:
            row[figure] = float(row[figure]) if row[figure] else None
        clock = max(clock or time, time)
        while look is not None and look <= clock:
            for one in stations.values():
                if look - one.newest >= plan["silent"]:
                    latch(one, "dropout", True, False, 1, raised)
            look += plan["look"]
        look = look or (clock // plan["look"] + 1) * plan["look"]
        one = stations.setdefault(row["station"], Station(plan))
        t = row["temperature_c"]
        if time in one.recent and one.recent[time] == t:
            counts["duplicates"] += 1
            continue
        if one.newest is not None and time < one.newest - plan["late"]:
            counts["late"] += 1
            continue
        known = time in one.recent
        one.recent[time] = t
        if known:
            counts["revised"] += 1
            continue
        if one.newest is not None and time < one.newest:
            counts["out_of_order"] += 1
            continue
        counts["accepted"] += 1
        steps = (time - one.newest) // plan["step"] if one.newest else 1
        for _ in range(1, steps):
            one.detectors.push(None)
        if steps > 1:
            one.blizzard, one.same = 0, (one.same[0], 0)
        one.newest = time
        one.recent = {k: v for k, v in one.recent.items() if k >= time - plan["late"]}
        scores = one.detectors.push(t)
        flags = [s is not None and abs(s) > 3.5 for s in scores]
        for i in range(3):
            scored[i] += scores[i] is not None
            flagged[i] += flags[i]
        hot, cold = felt(row)
        if t is not None:
            quiet = not any(flags) and all(s is None or abs(s) < 2.1 for s in scores)
            latch(one, "unusual", sum(flags) >= 2, quiet, 3, raised)
            value, count = one.same
            one.same = (t, count + 1 if value == t else 1)
            limit = 2 * 6 if abs(t) < 0.5 else plan["frozen"]
            latch(one, "frozen", one.same[1] >= limit, value != t, 1, raised)
        if "hot" not in plan:
            latch(one, "heat", hot is not None and hot >= 40, hot is None or hot < 38, 3, raised)
        elif t is not None:
            # The readings since the last cool one, or since six hours nobody saw.
            unseen = one.spell and time - one.spell[-1][0] > 6 * 3600
            one.spell = [] if t < plan["warm"] else [*([] if unseen else one.spell), (time, t)]
            second = any(then <= time - 18 * 3600 and x >= plan["hot"] for then, x in one.spell)
            latch(one, "heat", t >= plan["hot"] and second, t < plan["warm"], 3, raised)
        latch(one, "cold", cold is not None and cold <= -28, cold is None or cold > -25, 3, raised)
        wind, sight = row["wind_kmh"], row["visibility_km"]
        if wind is not None and sight is not None:
            one.blizzard = one.blizzard + 1 if wind >= 40 and sight <= 0.4 else 0
            latch(one, "blizzard", one.blizzard >= 4, one.blizzard == 0, 3, raised)
        latch(one, "dropout", False, True, 1, raised)
    kinds = ["unusual", "frozen", "dropout", "heat", "cold", "blizzard"]
    return {
        "reports": len(rows),
        "counts": list(counts.values()),
        "scored": scored,
        "flagged": flagged,
        "raised": [raised.get(kind, 0) for kind in kinds],
    }


def compared():
    """The events, their figures, and a line for each that differs."""
    held = json.loads((DEMO / "tests" / "it" / "past_events.json").read_text())
    figures, wrong = 0, [f"  {name}: not computed here" for name in held.keys() - PLANS.keys()]
    for name, plan in PLANS.items():
        for figure, want in play(name, plan).items():
            got = held.get(name, {}).get(figure)
            figures += len(want) if isinstance(want, list) else 1
            if got != want:
                wrong.append(f"  {name} {figure}: want {want}, got {got}")
    return len(PLANS), figures, wrong
