"""scikit-learn and Lifetimes on the bundled purchases: the figures the tests hold, and how long the same work takes.

`pip install numpy pandas scikit-learn lifetimes`, then run it from anywhere; bench_customer_segmentation calls it with
`--times` and goes without where the packages are missing.
"""

import pathlib
import sys
import time
import warnings

warnings.filterwarnings("ignore")
try:
    import numpy as np
    from lifetimes import BetaGeoFitter, GammaGammaFitter
    from sklearn.cluster import KMeans
    from sklearn.metrics import silhouette_score
except ImportError:
    sys.exit(1)

DATA = pathlib.Path(__file__).parent.parent / "data"


def histories(name):
    """Days and amounts by customer, cancelled purchases taken out, and the last day."""
    found, last = {}, 0
    for line in (DATA / name).read_text().splitlines()[1:]:
        customer, orders = line.split(",")
        rows = sorted((int(day), float(amount)) for day, amount in (order.split(":") for order in orders.split()))
        last = max(last, rows[-1][0])
        bought = [row for row in rows if row[1] >= 0]
        returned = []
        for day, amount in (row for row in rows if row[1] < 0):
            same = [row for row in bought if row[1] == -amount and row[0] <= day]
            if same:
                bought.remove(same[-1])
            else:
                returned.append((day, amount))
        if customer and bought:
            found[customer] = (bought, returned)
    return found, last


def points(found, last):
    rows = []
    for bought, returned in found.values():
        spent = sum(amount for _, amount in bought + returned)
        rows.append((last + 1 - bought[-1][0], len({day for day, _ in bought}), max(spent, 0)))
    logs = np.log1p(np.array(rows, dtype=float))
    return (logs - logs.mean(0)) / logs.std(0)


def lives(found, until):
    """Repeat purchases, weeks to the last, weeks seen, and mean value of the repeats, up to a day."""
    rows = []
    for bought, _ in found.values():
        days = sorted({day for day, _ in bought if day <= until})
        if not days:
            continue
        spent = [sum(amount for day, amount in bought if day == one) for one in days[1:]]
        mean = np.mean(spent) if spent else 0
        rows.append((len(days) - 1, (days[-1] - days[0]) / 7, (until - days[0]) / 7, mean))
    return np.array(rows).T


def fit(found, until):
    repeats, recency, age, mean = lives(found, until)
    model = BetaGeoFitter().fit(repeats, recency, age, tol=1e-8)
    spend = GammaGammaFitter().fit(repeats[mean > 0], mean[mean > 0])
    return model, spend, (repeats, recency, age)


def same_work(data):
    """Every number of groups, from eight starts, eight seeds and eight draws of the customers."""
    for k in range(2, 9):
        labels = KMeans(k, n_init=8, random_state=0).fit(data).labels_
        silhouette_score(data, labels)
        for seed in range(8):
            drawn = np.random.default_rng(seed).integers(0, len(data), len(data))
            KMeans(k, n_init=2, random_state=seed).fit(data)
            KMeans(k, n_init=2, random_state=seed).fit(data[drawn])


cds, end = histories("cds.csv")
if "--times" in sys.argv:
    start = time.perf_counter()
    same_work(points(cds, end))
    print(f"scikit_learn_cds {1e3 * (time.perf_counter() - start):.4f} ms", flush=True)
    start = time.perf_counter()
    fit(cds, end)
    print(f"lifetimes_cds {1e3 * (time.perf_counter() - start):.4f} ms", flush=True)
    sys.exit()
for name in ("cds.csv", "shop.csv"):
    data = points(*histories(name))
    for k in range(2, 9):
        best = KMeans(k, n_init=50, random_state=0, tol=1e-9, max_iter=1000).fit(data)
        print(name, k, round(best.inertia_, 6), round(silhouette_score(data, best.labels_), 6))
every = list(cds.items())
for first in range(10):
    data = points(dict(every[first::10]), end)
    sums = [KMeans(k, n_init=50, random_state=0, tol=1e-9, max_iter=1000).fit(data).inertia_ for k in (3, 5)]
    print("one in ten, from", first, np.round(sums, 6))
for until in (272, end):
    model, spend, seen = fit(cds, until)
    print("until", until, model.params_.round(6).to_dict(), spend.params_.round(6).to_dict())
    if until < end:
        expected = model.conditional_expected_number_of_purchases_up_to_time(39, *seen)
        print("expected", expected.sum().round(4))
