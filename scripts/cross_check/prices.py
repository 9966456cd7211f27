"""Metrics and rebalancing of a table of made-up prices once more, from the published definitions; no code of the engine.

`python3 scripts/cross_check/prices.py` draws the table (seeded) and writes it with its figures into the engine's tests,
which hold the engine to them; `python3 scripts/cross_check prices` works the figures out again and compares. `real.py`
shows on real prices that the definitions here are the published ones.

Definitions: compound growth a year by the calendar at 365.25 days and by the number of returns; volatility with n - 1;
Sharpe and Sortino of the mean return, Sortino over the root mean square of what falls short; skewness G1 and excess
kurtosis G2 (Joanes and Gill 1998); value at risk by linear interpolation (Hyndman and Fan 1996, type 7). Weights are
restored at the close of the period's last day; a cost is taken of each dollar bought or sold.
"""

import csv
import json
import math
import pathlib
import random
from datetime import date, timedelta

INPUTS = pathlib.Path(__file__).parent.parent.parent / "demos/investment-research/tests/it/inputs"
TABLE, FIGURES = INPUTS / "synthetic-prices.csv", INPUTS / "synthetic-figures.json"
SEED = 15
DAYS = 600


def metrics(days, closes, risk_free, periods):
    returns = [b / a - 1 for a, b in zip(closes, closes[1:])]
    n = len(returns)
    mean = math.fsum(returns) / n
    central = lambda power: math.fsum((r - mean) ** power for r in returns) / n
    volatility = math.sqrt(central(2) * n / (n - 1) * periods)
    excess = mean * periods - risk_free
    downside = math.sqrt(math.fsum(min(r - risk_free / periods, 0.0) ** 2 for r in returns) / n * periods)
    g1, g2 = central(3) / central(2) ** 1.5, central(4) / central(2) ** 2 - 3
    place = 0.05 * (n - 1)
    ordered, below = sorted(returns), math.floor(place)
    at_risk = ordered[below] + (place - below) * (ordered[below + 1] - ordered[below])
    tail = [r for r in returns if r <= at_risk]
    depth, peak, trough = fall(closes)
    recovered = next((days[i] for i in range(trough, len(closes)) if closes[i] >= closes[peak]), None)
    grown = closes[-1] / closes[0]
    cagr = grown ** (365.25 / (days[-1] - days[0]).days) - 1
    return {
        "n": n, "periods_per_year": periods, "total": grown - 1, "cagr": cagr, "cagr_by_count": grown ** (periods / n) - 1,
        "mean_return": mean * periods, "volatility": volatility, "sharpe": excess / volatility, "sortino": excess / downside,
        "max_drawdown": depth, "peak": days[peak].isoformat(), "trough": days[trough].isoformat(),
        "recovered": recovered and recovered.isoformat(), "calmar": cagr / -depth,
        "skew": g1 * math.sqrt(n * (n - 1)) / (n - 2),
        "excess_kurtosis": (n - 1) / ((n - 2) * (n - 3)) * ((n + 1) * g2 + 6),
        "var_95": at_risk, "cvar_95": math.fsum(tail) / len(tail), "best": max(returns), "worst": min(returns)}


def fall(values):
    """The deepest fall, by trying every day as its end."""
    def before(i):
        return max(range(i + 1), key=lambda j: (values[j], -j))
    peaks, best = [], 0
    for i in range(len(values)):
        best = i if values[i] > values[best] else best
        peaks.append(best)
    trough = min(range(len(values)), key=lambda i: values[i] / values[peaks[i]])
    assert peaks[trough] == before(trough)
    return values[trough] / values[peaks[trough]] - 1, peaks[trough], trough


PERIOD = {"never": lambda day: 0, "yearly": lambda day: day.year, "quarterly": lambda day: (day.year, (day.month + 2) // 3),
          "monthly": lambda day: (day.year, day.month)}


def rebalanced(days, columns, weights, rule, cost_bp):
    """A dollar in each asset's own account; at a period's last close the accounts are brought back to their weights."""
    accounts = list(weights)
    values, cost, turnover, count = [1.0], 0.0, 0.0, 0
    for i in range(1, len(days)):
        accounts = [money * column[i] / column[i - 1] for money, column in zip(accounts, columns)]
        value = math.fsum(accounts)
        if i + 1 < len(days) and PERIOD[rule](days[i]) != PERIOD[rule](days[i + 1]):
            traded = math.fsum(abs(money - value * weight) for money, weight in zip(accounts, weights))
            turnover, count = turnover + traded / value, count + 1
            cost += traded * cost_bp / 10_000
            value -= traded * cost_bp / 10_000
            accounts = [value * weight for weight in weights]
        values.append(value)
    return {"growth": values[-1], "cost": cost, "turnover": turnover, "rebalances": count, "max_drawdown": fall(values)[0],
            "middle": values[len(values) // 2]}


def figures(days, table):
    """Every series by day, one with a rate and one by month; every rule with and without cost."""
    names = list(table)
    series = {name: metrics(days, table[name], 0.0, 252) for name in names}
    series[f"{names[0]} less 3 %"] = metrics(days, table[names[0]], 0.03, 252)
    ends = [i for i in range(len(days)) if i + 1 == len(days) or days[i].month != days[i + 1].month]
    series[f"{names[1]} by month"] = metrics([days[i] for i in ends], [table[names[1]][i] for i in ends], 0.0, 12)
    columns = list(table.values())
    held = {f"{rule} at {cost} bp": rebalanced(days, columns, weights, rule, cost)
            for rule in PERIOD for cost, weights in ((0, [0.25] * 4), (10, [0.25] * 4), (35, [0.4, 0.3, 0.2, 0.1]))}
    return {"metrics": series, "rebalanced": held}


def drawn():
    """Four made-up shares with a market in common, fat tails, and a fall they have not recovered from."""
    chance = random.Random(SEED)
    days, day = [], date(2021, 1, 4)
    while len(days) < DAYS:
        days.append(day)
        day += timedelta(days=3 if day.weekday() == 4 else 1)
    table = {name: [price] for name, price in (("RIVER", 41.5), ("CEDAR", 118.2), ("SLATE", 9.75), ("HERON", 63.0))}
    for i in range(1, DAYS):
        market = chance.gauss(0.0004, 0.009) * (3 if chance.random() < 0.03 else 1) - (0.006 if 380 < i < 420 else 0)
        for (name, closes), share, own in zip(table.items(), (0.7, 1.0, 1.6, 0.4), (0.006, 0.009, 0.02, 0.011)):
            closes.append(round(closes[-1] * (1 + share * market + chance.gauss(0.0002, own)), 4))
    return days, table


def read(lines):
    reader = csv.reader(lines)
    names = next(reader)[1:]
    rows = [row for row in reader if row]
    columns = zip(*(map(float, row[1:]) for row in rows))
    return [date.fromisoformat(row[0][:10]) for row in rows], dict(zip(names, map(list, columns)))


def compared():
    """The parts, their figures, and a line for each that differs."""
    held = json.loads(FIGURES.read_text())
    with TABLE.open() as lines:
        again = figures(*read(lines))
    wrong, count, parts = [], 0, 0
    for kind in held.keys() | again.keys():
        for part in held.get(kind, {}).keys() | again.get(kind, {}).keys():
            parts += 1
            got, want = held.get(kind, {}).get(part, {}), again.get(kind, {}).get(part, {})
            for name in got.keys() | want.keys():
                count += 1
                a, b = got.get(name), want.get(name)
                if a != b and not (isinstance(a, float) and isinstance(b, float) and abs(a - b) < 1e-12):
                    wrong.append(f"  {part} {name}: want {b}, got {a}")
    return parts, count, wrong


def main():
    days, table = drawn()
    lines = [",".join(["date", *table])]
    lines += [",".join([day.isoformat(), *(f"{column[i]:.4f}" for column in table.values())]) for i, day in enumerate(days)]
    TABLE.write_text("\n".join(lines) + "\n")
    FIGURES.write_text(json.dumps(figures(days, table), indent=1) + "\n")


if __name__ == "__main__":
    main()
