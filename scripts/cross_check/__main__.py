"""Recomputes engine answers in Python and compares: `python3 scripts/cross_check [mortgage|bonds|garden|portfolio|events|prices|real]`.

Each module has `cases(random)` (200 of them, seeded), `expected(call, params)`, its tolerances, and no
code of the engine; the engine answers through `cargo run --example answer_<demo>`, one JSON line a case. One that has
`broken(call, params, answer)` also looks at the answer itself.
`events` computes what the weather stream makes of past events, `prices` what metrics and rebalancing make of a table; the
engines' tests hold the engines to the same files. `real` fetches real share prices with pip and compares with published
figures. `portfolio` needs numpy, scipy, ecos and quadprog, `real` the first two, the others nothing.
The last result of each is kept in `last-result.txt`.
"""

import importlib
import json
import pathlib
import random
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE))
import events  # noqa: E402, found beside this file
import prices  # noqa: E402
import real  # noqa: E402

CRATES = {"mortgage": "mortgage-api", "bonds": "bond-yields", "garden": "data-integration",
          "portfolio": "investment-research"}
HELD = {"events": events.compared, "prices": prices.compared, "real": real.compared}
SEED = 20261116


def find(report, path):
    for key in path.split("."):
        report = report[int(key)] if isinstance(report, list) else report[key]
    return report


def differs(got, want, tolerance):
    if isinstance(want, (str, bool)) or want is None or got is None:
        return got != want
    return abs(float(got) - float(want)) > tolerance


def check(name):
    module = importlib.import_module(name)
    cases = list(module.cases(random.Random(SEED)))
    crate = CRATES[name]
    lines = "\n".join(json.dumps({"call": call, "params": params}) for call, params in cases)
    command = ["cargo", "run", "--quiet", "-p", crate, "--example", "answer_" + crate.replace("-", "_")]
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, cwd=HERE.parent.parent)
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(answers) == len(cases), ran.stderr
    figures, wrong = 0, []
    for (call, params), answer in zip(cases, answers):
        for path, want in module.expected(call, params).items():
            figures += 1
            try:
                got = find(answer, path)
            except (KeyError, IndexError, TypeError):
                wrong.append(f"  {call} {path}: want {want}, got {json.dumps(answer)[:300]} for {json.dumps(params)}")
                continue
            if differs(got, want, module.TOLERANCE.get(path, module.DEFAULT_TOLERANCE)):
                wrong.append(f"  {call} {path}: want {want}, got {got} for {json.dumps(params)}")
        if hasattr(module, "broken"):
            figures += 1
            wrong += [f"  {call}: misses {what} for {json.dumps(params)}" for what in module.broken(call, params, answer)]
    return said(name, len(cases), figures, wrong, seed=f" (seed {SEED})")


def said(name, cases, figures, wrong, lines=(), seed=""):
    return "\n".join([f"{name}: {cases} cases, {figures} figures, {len(wrong)} differ{seed}", *wrong, *lines])


def keep(name, text):
    """Writes a result in the place of the last one of its name."""
    file = HERE / "last-result.txt"
    kept = {}
    for line in file.read_text().splitlines():
        if line.startswith(" "):
            kept[list(kept)[-1]] += f"\n{line}"
        else:
            kept[line.split(":")[0]] = line
    kept[name] = text
    file.write_text("".join(f"{kept[name]}\n" for name in [*CRATES, *HELD] if name in kept))


def main(names):
    names = names or [*CRATES, *HELD]
    results = {}
    for name in names:
        try:
            results[name] = said(name, *HELD[name]()) if name in HELD else check(name)
        except ModuleNotFoundError as missing:
            print(f"{name}: not run, {missing.name} is missing")
            continue
        print(results[name])
        keep(name, results[name])
    return any(" 0 differ" not in text.splitlines()[0] for text in results.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
