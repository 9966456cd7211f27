"""Garden plans once more, from the rules the page prints and the tables; no code of the engine.

Heat need = days × (Tref − base), Tref 21 °C for tender crops and 16 °C for others; heat given = sum of mean − base
from the first day by the frost to the first fall frost (+14 days half-hardy, +28 hardy). Nothing is planted
before the mean of 31 days is within 2.5 °C of the crop's least soil temperature and at 1.5 °C. Where the season gives a
share r below 1, the variety to choose needs 2r − 1 of the heat, at least 0.7; each window ends on the last day from
which that variety still ripens.
"""

import csv
import math
import pathlib
from datetime import date, timedelta

DATA = pathlib.Path(__file__).parent.parent.parent / "demos" / "data-integration" / "data"
YEAR = 2027
WARMER = 2.5
THAWED = 1.5


def table(name):
    lines = (line for line in (DATA / name).read_text().splitlines() if not line.startswith("#"))
    return list(csv.DictReader(lines))


CITIES = {row["city"]: row for row in table("cities.csv")}
FROST = {row["city"]: row for row in table("frost.csv")}
CROPS = {row["crop"]: row for row in table("crops.csv")}
YEARS = {row["city"]: [int(v) / 310 for v in row["tenths_summed_over_31_days"].split()] for row in table("climate-days.csv")}


def distance(a, b):
    f1, l1, f2, l2 = (math.radians(float(v)) for v in (a["latitude"], a["longitude"], b["latitude"], b["longitude"]))
    h = math.sin((f2 - f1) / 2) ** 2 + math.cos(f1) * math.cos(f2) * math.sin((l2 - l1) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(h))


def record(city):
    near = min(YEARS, key=lambda other: distance(CITIES[city], CITIES[other]))
    return YEARS[near] if distance(CITIES[city], CITIES[near]) <= 250 else None


def on(text, year=YEAR):
    month, day = text.split("-")
    return date(year, int(month), int(day))


def mean(temps, day):
    return temps[(date(2027, day.month, min(day.day, 28) if day.month == 2 else day.day) - date(2027, 1, 1)).days]


def days(first, last):
    while first < last:
        yield first
        first += timedelta(days=1)


def number(row, name):
    return float(row[name]) if row[name] else None


def plan(city, slug):
    crop, temps = CROPS[slug], record(city)
    spring, fall = on(FROST[city]["last_p50"]), on(FROST[city]["first_p50"])
    hardy = crop["hardiness"]
    end = fall + timedelta(days={"tender": 0, "half-hardy": 14, "hardy": 28}[hardy])
    base, low = float(crop["heat_base_c"]), float(crop["days_min"])
    week = number(crop, "transplant_from_week")
    transplanted = week is not None
    week = week if transplanted else number(crop, "direct_from_week")
    by_frost = spring + timedelta(weeks=week)
    if transplanted and crop["days_from"] == "seed" and crop["indoor_weeks_early"]:
        indoors = (float(crop["indoor_weeks_early"]) + float(crop["indoor_weeks_late"])) / 2 * 7
        low = max(low - indoors, low / 2)
    need = low * ((21 if hardy == "tender" else 16) - base)
    given = sum(max(0.0, mean(temps, d) - base) for d in days(by_frost, end))
    least = number(crop, "soil_min_c")
    warm = None
    if least is not None:
        warm = next((d for d in days(date(YEAR, 1, 1), date(YEAR + 1, 1, 1)) if mean(temps, d) >= max(least - WARMER, THAWED)), None)
    out = {"crops.0.heat_ratio": given / need, "crops.0.soil_ready": warm and warm.isoformat()}
    if least is not None and warm is None:
        return dict(out, **{"crops.0.verdict": "no", "crops.0.harvest": None})
    planted = max(by_frost, warm) if warm else by_frost
    left = sum(max(0.0, mean(temps, d) - base) for d in days(planted, end)) / need
    ratio = min(given / need, left)
    verdict = "grows" if ratio >= 1 else "marginal" if ratio >= 0.7 else "no"
    if verdict == "grows" and least is not None and least >= 18 and max(temps) < 20:
        verdict = "marginal"
    out["crops.0.verdict"] = verdict
    out["crops.0." + ("transplant" if transplanted else "direct_sow")] = planted.isoformat()
    if verdict == "no":
        out["crops.0.harvest"] = None
        return out
    share = min(1.0, max(0.7, 2 * ratio - 1))
    degrees = (21 if hardy == "tender" else 16) - base
    ripe = ripens(temps, base, degrees, low * share, planted, end)
    if ripe:
        out["crops.0.harvest.from"] = min(ripe, end).isoformat()
        if crop["picking"] == "continuous":
            out["crops.0.harvest.to"] = end.isoformat()
    for job, start, stop in (("transplant", "transplant_from_week", "transplant_to_week"),
                             ("direct_sow", "direct_from_week", "direct_to_week")):
        if not crop[start]:
            continue
        first, last = (spring + timedelta(weeks=float(crop[name])) for name in (start, stop))
        opens = max(first, warm) if warm else first
        last = max(last, opens + min(last - first, timedelta(days=14)))
        needs, part = low, share
        if job == "direct_sow" and transplanted:
            needs = float(crop["days_min"])
            if crop["days_from"] == "transplant" and crop["indoor_weeks_early"]:
                needs += (float(crop["indoor_weeks_early"]) + float(crop["indoor_weeks_late"])) / 2 * 7
            from_seed = sum(max(0.0, mean(temps, d) - base) for d in days(opens, end)) / (needs * degrees)
            if from_seed < 0.7:
                out["crops.0.windows.direct_sow"] = None
                continue
            part = min(1.0, max(0.7, 2 * from_seed - 1))
        day = last
        while day >= opens and (ripens(temps, base, degrees, needs * part, day, end) or date.max) > end:
            day -= timedelta(days=1)
        if day >= opens:
            out[f"crops.0.windows.{job}.to"] = day.isoformat()
    return out


def ripens(temps, base, degrees, packet, planted, end):
    """The day the heat of so many days by the packet has gathered, and not before those days have passed."""
    heat = 0.0
    for d in days(planted, end):
        heat += max(0.0, mean(temps, d) - base)
        if heat >= packet * degrees:
            return max(d, planted + timedelta(days=math.ceil(packet)))
    return None


def cases(random):
    cities = [city for city in CITIES if city in FROST and FROST[city]["last_p50"] and record(city)]
    crops = [slug for slug, row in CROPS.items()
             if row["days_from"] != "crown" and (row["direct_from_week"] or row["transplant_from_week"])]
    for _ in range(200):
        yield "plan", {"city": random.choice(cities), "crops": random.choice(crops), "year": YEAR}


def expected(_call, params):
    return plan(params["city"], params["crops"])


TOLERANCE = {"crops.0.heat_ratio": 5.1e-4}
DEFAULT_TOLERANCE = 0
