"""Bond prices and Nelson-Siegel curves once more, from the published definitions; no code of the engine.

Sources: IIAC, Canadian Conventions in Fixed Income Markets (accrual, last period); Fabozzi (durations);
Nelson and Siegel 1987.
"""

import math
from datetime import date, timedelta

TAU = (0.2, 15.0)


def back(day, months):
    """The same day so many months before, or the month's last."""
    index = day.year * 12 + day.month - 1 - months
    year, month = divmod(index, 12)
    month += 1
    last = (date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)).day
    return date(year, month, min(day.day, last))


def flows(p):
    maturity, settled = date.fromisoformat(p["maturity"]), date.fromisoformat(p["settlement"])
    days, n = [maturity], 0
    while days[-1] > settled:
        n += 1
        days.append(back(maturity, 6 * n))
    last, coming = days[-1], days[-2::-1]
    coupon = p["coupon_pct"] / 2
    gone, left, period = (settled - last).days, (coming[0] - settled).days, (coming[0] - last).days
    if p["convention"] == "canadian":
        accrued = p["coupon_pct"] * gone / 365 if gone <= 182 else coupon - p["coupon_pct"] * left / 365
        first = 2 * left / 365 if len(coming) == 1 else left / period
    else:
        accrued, first = coupon * gone / period, left / period
    payments = [(first + i, coupon + (100 if i == len(coming) - 1 else 0)) for i in range(len(coming))]
    return accrued, payments


def worth(payments, yield_pct):
    y = yield_pct / 200
    if len(payments) == 1:
        n, amount = payments[0]
        return amount / (1 + y * n)
    return sum(amount / (1 + y) ** n for n, amount in payments)


def price(p):
    accrued, payments = flows(p)
    if p["yield_pct"] is None:
        low, high = -50.0, 1000.0
        target = p["clean_price"] + accrued
        if not worth(payments, 1000.0) <= target <= worth(payments, -50.0):
            return {"refused_code": "no_yield_at_price"}
        for _ in range(200):
            middle = (low + high) / 2
            low, high = (middle, high) if worth(payments, middle) > target else (low, middle)
        found = (low + high) / 2
    else:
        found = p["yield_pct"]
    dirty = worth(payments, found)
    # Durations by differences of the price itself, a step of a thousandth of a point.
    h = 0.001
    up, down = worth(payments, found + h), worth(payments, found - h)
    first, second = (up - down) / (2 * h) * 100, (up - 2 * dirty + down) / (h * h) * 1e4
    return {"yield_pct": found, "accrued_interest": accrued, "dirty_price": dirty, "clean_price": dirty - accrued,
            "modified_duration": -first / dirty, "convexity": second / dirty, "dv01": -first / 1e4}


def least_squares(points, tau):
    """Squares of the best level, slope and hump at a decay time, by elimination on the normal equations."""
    rows = []
    for t, y in points:
        x = t / tau
        slope = (1 - math.exp(-x)) / x
        rows.append(([1.0, slope, slope - math.exp(-x)], y))
    a = [[math.fsum(r[i] * r[j] for r, _ in rows) for j in range(3)] + [math.fsum(r[i] * y for r, y in rows)] for i in range(3)]
    for i in range(3):
        pivot = max(range(i, 3), key=lambda k: abs(a[k][i]))
        a[i], a[pivot] = a[pivot], a[i]
        for k in range(i + 1, 3):
            share = a[k][i] / a[i][i]
            a[k] = [x - share * z for x, z in zip(a[k], a[i])]
    beta = [0.0] * 3
    for i in (2, 1, 0):
        beta[i] = (a[i][3] - sum(a[i][j] * beta[j] for j in range(i + 1, 3))) / a[i][i]
    return math.fsum((y - sum(b * c for b, c in zip(beta, r))) ** 2 for r, y in rows)


def fit(p):
    points = [(q["years"], q["yield_pct"]) for q in p["points"]]
    grid = [TAU[0] * (TAU[1] / TAU[0]) ** (i / 400) for i in range(401)]
    squares = [least_squares(points, tau) for tau in grid]
    at = min(range(401), key=squares.__getitem__)
    low, high = grid[max(at - 1, 0)], grid[min(at + 1, 400)]
    for _ in range(80):
        a, b = low + (high - low) * 0.382, low + (high - low) * 0.618
        low, high = (low, b) if least_squares(points, a) < least_squares(points, b) else (a, high)
    best = min(squares[at], least_squares(points, (low + high) / 2))
    return {"rmse_bp": math.sqrt(best / len(points)) * 100}


def cases(random):
    """160 prices and 40 curves."""
    for _ in range(160):
        settled = date(2024, 1, 1) + timedelta(days=random.randrange(1100))
        matures = settled + timedelta(days=random.choice([random.randint(1, 180), random.randint(1, 11000)]))
        by_yield = random.random() < 0.6
        yield "price", {
            "coupon_pct": random.randrange(0, 3600) / 400, "maturity": matures.isoformat(), "settlement": settled.isoformat(),
            "yield_pct": random.randrange(50, 900) / 100 if by_yield else None,
            "clean_price": None if by_yield else random.randrange(9000, 11500) / 100,
            "convention": random.choice(["canadian", "canadian", "actual_actual"])}
    for _ in range(40):
        years, level, points = 0.0, random.uniform(1, 5), []
        for _ in range(random.randint(6, 30)):
            years += random.uniform(0.2, 2)
            level += random.uniform(-0.3, 0.3)
            points.append({"years": round(years, 2), "yield_pct": round(level, 3)})
        yield "fit", {"model": "nelson_siegel", "points": points}


def expected(call, params):
    return price(params) if call == "price" else fit(params)


TOLERANCE = {"yield_pct": 1e-7, "modified_duration": 2e-5, "convexity": 2e-2, "dv01": 2e-6, "rmse_bp": 1e-4}
DEFAULT_TOLERANCE = 1e-6
