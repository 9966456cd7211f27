"""DuckDB asked what the cube is asked: a year by partner and the year before, in memory, one thread.

Called by bench_trade_data with a name, a number of questions and a CSV of facts.
"""

import sys
import time

try:
    import duckdb
except ImportError:
    sys.exit(1)

name, questions, path = sys.argv[1], int(sys.argv[2]), sys.argv[3]
base = duckdb.connect(":memory:", config={"threads": 1})
base.execute(
    "CREATE TABLE facts AS SELECT flow::UTINYINT AS flow, year::SMALLINT AS year, partner::USMALLINT AS partner,"
    " product::USMALLINT AS product, cents::BIGINT AS cents FROM read_csv(?, header = true) ORDER BY flow, year",
    [path],
)
ALL = (
    "SELECT partner, sum(cents) FILTER (year = 2024), sum(cents) FILTER (year = 2025) FROM facts"
    " WHERE flow = ? AND year BETWEEN 2024 AND 2025 {} GROUP BY partner"
)
times = []
start = time.perf_counter()
for question in range(questions):
    flow = 1 if question % 3 == 0 else 0
    began = time.perf_counter()
    if question % 2 == 0:
        base.execute(ALL.format(""), [flow]).fetchall()
    else:
        base.execute(ALL.format("AND product = ?"), [flow, question % 100]).fetchall()
    times.append(time.perf_counter() - began)
took = time.perf_counter() - start
times.sort()
print(f"duckdb_{name}_questions {questions / took:.4f} /s", flush=True)
print(f"duckdb_{name}_p99 {times[questions * 99 // 100] * 1e6:.4f} us", flush=True)
