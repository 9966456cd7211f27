"""200 random portfolios chosen once more by other solvers: 2 to 60 assets, covariances of full rank, of too few
observations, with a doubled asset or a hair off singular, limits from idle through tight to impossible.

HiGHS (a simplex, in SciPy) says which limits can hold and what the highest return is; ECOS (an interior-point solver of
cones) finds least volatilities and best ratios; quadprog (the dual active set of Goldfarb and Idnani) gives the weights
themselves where the covariance has full rank and they are unique. The engine uses none of the three. Which set of limits
in conflict is the smallest is found by trying every set.

Needs numpy, scipy, ecos and quadprog.
"""

import itertools

import ecos
import numpy as np
import quadprog
from scipy.optimize import linprog
from scipy.sparse import csc_matrix

# Nearer to the border of what is possible than this, solvers may differ.
CLEAR = 1e-5
SAME = 1e-7


def rows_of(p, limits):
    """The chosen limits as `G w <= h`."""
    n = len(p["assets"])
    g, h = [], []
    for limit in limits:
        if limit == "min_weight":
            g += list(-np.eye(n))
            h += [-p["min_weight"]] * n
        elif limit == "max_weight":
            g += list(np.eye(n))
            h += [p["max_weight"]] * n
        elif limit == "return":
            g.append(-np.array(p["expected_returns"]))
            h.append(-least_return(p))
        elif limit != "risk":
            side, index = limit
            group = p["groups"][index]
            row = np.array([float(name in group["assets"]) for name in p["assets"]])
            g.append(-row if side == "min" else row)
            h.append(-group["min"] if side == "min" else group["max"])
    return np.array(g).reshape(len(h), n), np.array(h, dtype=float)


def least_return(p):
    return p["target"] if p["objective"] == "target_return" else p["risk_free"]


def limits_of(p):
    limits = ["max_weight", "min_weight"]
    for index, group in enumerate(p["groups"]):
        limits += [(side, index) for side in ("min", "max") if group.get(side) is not None]
    return limits + {"target_return": ["return"], "max_sharpe": ["return"], "target_risk": ["risk"]}.get(p["objective"], [])


def room(p, limits):
    """How much every limit could be tightened, below 0 how much it must give way; of the risk apart."""
    g, h = rows_of(p, limits)
    n = len(p["assets"])
    a_ub = np.hstack([g, np.ones((len(h), 1))]) if len(h) else None
    # More than one is as good as unlimited.
    solved = linprog([0.0] * n + [-1.0], A_ub=a_ub, b_ub=h if len(h) else None, A_eq=[[1.0] * n + [0.0]], b_eq=[1.0],
                     bounds=[(None, None)] * n + [(None, 1.0)], method="highs")
    assert solved.status == 0, solved.message
    found = -solved.fun
    if "risk" in limits and found > -SAME:
        others = [limit for limit in limits if limit != "risk"]
        found = min(found, p["target"] - least_volatile(p, others)[0])
    return found


def highest_return(p, limits):
    g, h = rows_of(p, limits)
    n = len(p["assets"])
    solved = linprog(-np.array(p["expected_returns"]), A_ub=g, b_ub=h, A_eq=[[1.0] * n], b_eq=[1.0],
                     bounds=[(None, None)] * n, method="highs")
    return -solved.fun if solved.status == 0 else None


def factor(p):
    """F with F'F the covariance, by eigenvectors."""
    values, vectors = np.linalg.eigh(np.array(p["covariance"]))
    return np.sqrt(np.maximum(values, 0.0))[:, None] * vectors.T


def cone(c, g, h, soc, a, b):
    """ECOS on `min c x`, `G x <= h`, the rows of `soc` in one second-order cone, `A x = b`."""
    blocks = [g] if len(h) else []
    blocks.append(soc[0])
    right = np.concatenate([h, soc[1]])
    solved = ecos.solve(np.array(c, dtype=float), csc_matrix(np.vstack(blocks)), right,
                        {"l": len(h), "q": [len(soc[1])]}, csc_matrix(np.atleast_2d(a)), np.array(b, dtype=float),
                        verbose=False, abstol=1e-11, reltol=1e-11, feastol=1e-11, max_iters=300)
    flag = solved["info"]["exitFlag"]
    assert flag in (0, 10, -1, -2, -3), solved["info"]
    return solved["x"]


def least_volatile(p, limits):
    """The least volatility and the weights that have it."""
    if unique(p):
        g, h = rows_of(p, limits)
        n = len(p["assets"])
        left = np.vstack([np.ones((1, n)), -g]).T
        weights = quadprog.solve_qp(np.array(p["covariance"]), np.zeros(n), left, np.concatenate([[1.0], -h]), 1)[0]
    else:
        g, h = rows_of(p, limits)
        n = len(p["assets"])
        f = factor(p)
        soc = np.zeros((n + 1, n + 1))
        soc[0, n], soc[1:, :n] = -1.0, -f
        x = cone([0.0] * n + [1.0], np.hstack([g, np.zeros((len(h), 1))]), h, (soc, np.zeros(n + 1)), [1.0] * n + [0.0], [1.0])
        weights = x[:n]
    return float(np.linalg.norm(factor(p) @ weights)), weights


def best_sharpe(p, limits):
    """With `y = k w` and an excess return of one, the ratio's best is the least volatility of y."""
    g, h = rows_of(p, limits)
    n = len(p["assets"])
    excess = np.array(p["expected_returns"]) - p["risk_free"]
    scaled = g - np.outer(h, np.ones(n))
    positive = -np.ones((1, n))
    g, h = np.vstack([scaled, positive]), np.zeros(len(h) + 1)
    if unique(p):
        left = np.vstack([excess[None, :], -g]).T
        y = quadprog.solve_qp(np.array(p["covariance"]), np.zeros(n), left, np.concatenate([[1.0], -h]), 1)[0]
    else:
        soc = np.zeros((n + 1, n + 1))
        soc[0, n], soc[1:, :n] = -1.0, -factor(p)
        y = cone([0.0] * n + [1.0], np.hstack([g, np.zeros((len(h), 1))]), h, (soc, np.zeros(n + 1)),
                 np.append(excess, 0.0), [1.0])[:n]
    weights = y / y.sum()
    return float(excess @ weights / np.linalg.norm(factor(p) @ weights)), weights


def best_return(p, limits):
    g, h = rows_of(p, limits)
    n = len(p["assets"])
    soc = np.vstack([np.zeros((1, n)), -factor(p)])
    weights = cone(-np.array(p["expected_returns"]), g, h, (soc, np.append(p["target"], np.zeros(n))), [1.0] * n, [1.0])
    return float(np.array(p["expected_returns"]) @ weights)


def risk_parity(p):
    """Newton's method on half the variance less the sum of logarithms."""
    sigma = np.array(p["covariance"])
    sigma = sigma / sigma.diagonal().max()
    n = len(sigma)
    y = 1 / np.sqrt(sigma.diagonal() * n)
    cost = lambda y: y @ sigma @ y / 2 - np.log(y).sum()
    for _ in range(200):
        step = np.linalg.solve(sigma + np.diag(1 / y**2), sigma @ y - 1 / y)
        size = 1.0
        while (y - size * step <= 0).any() or cost(y - size * step) > cost(y):
            size /= 2
            if size < 1e-12:
                return y / y.sum()
        y = y - size * step
        if np.abs(step / y).max() < 1e-13:
            break
    return y / y.sum()


def unique(p):
    values = np.linalg.eigvalsh(np.array(p["covariance"]))
    return values[0] > 1e-6 * values[-1]


def past_limits(p, weights):
    """By how much these weights go past the limits, at worst."""
    g, h = rows_of(p, [limit for limit in limits_of(p) if limit not in ("return", "risk")])
    return float((g @ weights - h).max(initial=0.0))


def smallest_conflict(p):
    """How many limits the smallest set in conflict has; `None` where a set is too near the border to say."""
    limits = limits_of(p)
    for size in range(1, len(limits) + 1):
        found = [room(p, chosen) for chosen in itertools.combinations(limits, size)]
        if any(abs(space) < CLEAR / 10 for space in found):
            return None
        if min(found) < 0:
            return size
    return None


def expected(call, p):
    limits = limits_of(p)
    if p["objective"] == "risk_parity":
        weights = risk_parity(p)
        if room(p, limits) < 0 or past_limits(p, weights) > SAME:
            return {"refused_code": "limits_conflict"}
        return {f"weights.{i}": float(weight) for i, weight in enumerate(weights)}
    if room(p, limits) < 0:
        size = smallest_conflict(p)
        known = {} if size is None else {"refused_fields": size, "smallest": True}
        return {"refused_code": "limits_conflict", **known}
    if p["objective"] == "target_risk":
        return {"expected_return": best_return(p, [limit for limit in limits if limit != "risk"])}
    if p["objective"] == "max_sharpe":
        value, weights = best_sharpe(p, [limit for limit in limits if limit != "return"])
        if value > 1e5:
            # A mix without volatility: the ratio has no limit.
            return {"refused_code": "no_volatility"}
        figures = {"sharpe": value}
    else:
        value, weights = least_volatile(p, limits)
        figures = {"volatility": value}
    if unique(p):
        figures |= {f"weights.{i}": float(weight) for i, weight in enumerate(weights)}
    return figures


def broken(call, p, answer):
    """What is wrong with the answer's own weights, whatever the other solvers say."""
    if "weights" not in answer:
        return []
    weights = np.array(answer["weights"])
    mean, volatility = float(np.array(p["expected_returns"]) @ weights), float(np.linalg.norm(factor(p) @ weights))
    found = {
        "the sum": abs(weights.sum() - 1),
        "limits": past_limits(p, weights),
        "expected_return": abs(mean - answer["expected_return"]),
        "volatility": abs(volatility - answer["volatility"]),
        "the target": {"target_return": (p["target"] or 0) - mean, "target_risk": volatility - (p["target"] or 0)}.get(p["objective"], 0.0),
    }
    return [f"{what} by {by:.1e}" for what, by in found.items() if by > 2e-6]


def covariance_of(random, n):
    few = random.random() < 1 / 3
    observations = n // 2 + 2 if few else 3 * n + 5
    market = [0.15 * random.gauss(0, 1) for _ in range(observations)]
    columns = []
    for _ in range(n):
        scale = random.uniform(0.05, 0.45)
        columns.append([m + scale * random.gauss(0, 1) for m in market])
    kind = random.randrange(4)
    if kind == 0:
        columns[1] = list(columns[0])
    elif kind == 1:
        columns[1] = [value + 1e-6 * random.gauss(0, 1) for value in columns[0]]
    return np.cov(np.array(columns)).tolist()


def draw(random):
    n = random.randint(2, 60)
    even = 1 / n
    assets = [f"a{i}" for i in range(n)]
    groups = []
    for _ in range(random.randrange(4)):
        low = random.random()
        groups.append({"assets": [a for a in assets if random.random() < 0.4] or ["a0"],
                       "min": 0.7 * low if random.random() < 0.5 else None, "max": low + 0.3 * random.random()})
    max_weight = random.choice([even * random.uniform(0.8, 1.4), even + 2 * CLEAR, 3 * even, 1.0, 1.0])
    min_weight = random.choice([-0.3, 0.4 * even, even * random.uniform(0.7, 1.2), 0.0, 0.0])
    return {"assets": assets, "expected_returns": [random.gauss(0.05, 0.08) for _ in assets],
            "covariance": covariance_of(random, n), "risk_free": 0.04 * random.random(), "groups": groups,
            "min_weight": min(min_weight, max_weight), "max_weight": min(max_weight, 1.0), "target": None,
            "objective": random.choice(["max_sharpe", "min_volatility", "target_return", "target_risk", "risk_parity"])}


def aimed(random, p):
    """Targets anywhere, and just inside or just outside of what can be had."""
    even = np.full(len(p["assets"]), 1 / len(p["assets"]))
    on_weights = [limit for limit in limits_of(p) if limit not in ("return", "risk")]
    near = random.choice([None, -2 * CLEAR, 2 * CLEAR])
    possible = near is not None and room(p, on_weights) > CLEAR
    if p["objective"] == "target_return":
        mean = float(np.mean(p["expected_returns"]))
        p["target"] = highest_return(p, on_weights) + near if possible else mean + 0.15 * random.random()
    if p["objective"] == "target_risk":
        even = float(np.linalg.norm(factor(p) @ even))
        p["target"] = least_volatile(p, on_weights)[0] + near if possible else even * random.uniform(0.4, 1.6)
    return p


def is_clear(p):
    if p["objective"] == "risk_parity":
        g, h = rows_of(p, limits_of(p))
        if np.abs((g @ risk_parity(p) - h)).min() < CLEAR / 10:
            return False
    return abs(room(p, limits_of(p))) > CLEAR / 10


def cases(random):
    """200 that no rounding can turn over."""
    found = 0
    while found < 200:
        p = aimed(random, draw(random))
        if is_clear(p):
            found += 1
            yield "optimize", p


TOLERANCE = {"expected_return": 1e-6, "volatility": 1e-6, "sharpe": 1e-5}
DEFAULT_TOLERANCE = 1e-5
