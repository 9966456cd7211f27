"""PyPortfolioOpt on the problem it is sent: the best Sharpe ratio and a frontier of fifty portfolios, in milliseconds.

For `bench_investment_research`, which times the engine on the same problem in the same run.
"""

import json
import sys
import time

import numpy
from pypfopt import EfficientFrontier

problem = json.load(sys.stdin)
means, covariance = numpy.array(problem["expected_returns"]), numpy.array(problem["covariance"])


def fastest(runs, work):
    times = []
    for _ in range(runs):
        started = time.perf_counter()
        work()
        times.append(1000 * (time.perf_counter() - started))
    return min(times)


def sharpe():
    EfficientFrontier(means, covariance).max_sharpe(risk_free_rate=0.02)


def frontier():
    calm = EfficientFrontier(means, covariance)
    calm.min_volatility()
    low, high = calm.portfolio_performance()[0], float(means.max())
    for step in range(50):
        # Each is a problem of its own, as its documentation has it; the ends are kept inside.
        target = low + (high - low) * min(max(step / 49, 1e-6), 1 - 1e-6)
        EfficientFrontier(means, covariance).efficient_return(target)


print(json.dumps([fastest(5, sharpe), fastest(2, frontier)]))
