"""Writes the tables of past events from the agency's files: python3 scripts/past_weather.py FOLDER.

Own format: UTC throughout, one row a report in the order of the file, empty where
nothing was measured. Wind direction and station pressure are left out.
"""

import csv
import sys
from datetime import datetime, timedelta
from pathlib import Path

PAST = Path(__file__).parent.parent / "demos/real-time-analytics/data/past"
HEAD = "station,observed_at,temperature_c,dew_point_c,humidity_pct,wind_kmh,visibility_km,weather"
MANITOBA = {
    "BRANDON A": "brandon-airport",
    "DAUPHIN A": "dauphin-airport",
    "GIMLI A": "gimli-airport",
    "THE PAS A": "the-pas-airport",
    "WINNIPEG RICHARDSON INT'L A": "winnipeg-airport",
}


def short(text):
    """A number without the zeros that say nothing."""
    return f"{float(text):g}" if text else ""


def row(station, time, offset_hours, source):
    utc = datetime.fromisoformat(time) - timedelta(hours=offset_hours)
    figures = ["temp_c", "dew_point_c", "humidity_pct", "wind_kmh", "visibility_km"]
    cells = [short(source.get(name, "")) for name in figures]
    weather = source.get("weather", "").replace(",", "; ")
    return ",".join([station, f"{utc:%Y-%m-%dT%H:%MZ}", *cells, weather])


def write(name, rows):
    # An hour the archive has no figure for is a report that never came.
    rows = [row for row in rows if any(row.split(",")[2:7])]
    (PAST / f"{name}.csv").write_text("\n".join([HEAD, *rows]) + "\n")


def read(folder, name):
    with open(folder / name, newline="") as file:
        return list(csv.DictReader(file))


def main(folder):
    rows = read(folder, "manitoba_1964-03.csv")
    rows = [row(MANITOBA[r["station"]], r["time_lst"], -6, r) for r in rows]
    write("manitoba-1964-03", sorted(rows, key=lambda r: r.split(",")[1]))
    rows = read(folder, "airports20_2018-05-22.csv")
    rows = [row(r["code"].lower(), r["time_utc"], 0, r) for r in rows]
    write("airports-2018-05-22", sorted(rows, key=lambda r: r.split(",")[1]))
    rows = read(folder, "lytton_2021-06_minutes.csv")
    write("lytton-2021-06", [row("lytton", r["time_utc"], 0, r) for r in rows])
    for month in ["2021-06", "2021-11", "2022-12"]:
        rows = read(folder, f"vancouver_{month}.csv")
        write(f"vancouver-{month}", [row("vancouver-airport", r["time_lst"], -8, r) for r in rows])


main(Path(sys.argv[1]))
