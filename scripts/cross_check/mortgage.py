"""Mortgages once more, from the published definitions: decimal, 50 digits, no code of the engine.

Sources: Interest Act s. 6 (half-yearly compounding), Department of Finance (down payment, insured
price, 30 years), CMHC (premiums), OSFI B-20 (qualifying rate), the provinces' transfer taxes, Excise Tax
Act s. 254 and S.C. 2026, c. 2 (GST rebates).
"""

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 50
CENT = D("0.01")
PER_YEAR = {"monthly": 12, "semi_monthly": 24, "bi_weekly": 26, "weekly": 52,
            "accelerated_bi_weekly": 26, "accelerated_weekly": 52}
PART = {"accelerated_bi_weekly": 2, "accelerated_weekly": 4}


def cents(value):
    return D(value).quantize(CENT, ROUND_HALF_UP)


def periodic(rate, compounding, per_year):
    k = 2 if compounding == "semi_annual" else 12
    return (1 + rate / k) ** (D(k) / per_year) - 1


def factor(i, n):
    return D(n) if i == 0 else (1 - (1 + i) ** -n) / i


def ledger(loan, rate, compounding, frequency, years, term, each=D(0), lump=D(0), lump_year=1):
    m = PER_YEAR[frequency]
    base = 12 if frequency in PART else m
    payment = cents(loan / factor(periodic(rate, compounding, base), base * years) / PART.get(frequency, 1))
    i = periodic(rate, compounding, m)
    balance, n, interest_all, interest_term, at_term, last = loan, 0, D(0), D(0), loan, D(0)
    while balance > 0:
        n += 1
        interest = cents(balance * i)
        offered = payment + each + (lump if n == m * lump_year else 0)
        due = balance + interest
        last = due if due <= offered or n >= m * (years + 5) else offered
        balance = due - last
        interest_all += interest
        if n <= m * term:
            interest_term, at_term = interest_term + interest, balance
    return dict(payment=payment, payments=n, last_payment=last, total_interest=interest_all,
                interest_over_term=interest_term, balance_at_term=at_term)


def minimum_down(price):
    if price >= 1_500_000:
        return cents(price / 5)
    return cents(min(price, D(500_000)) * D("0.05") + max(price - 500_000, D(0)) * D("0.1"))


def premium_share(loan, price, years):
    ltv = loan / price
    bands = [("0.65", "0.006"), ("0.75", "0.017"), ("0.8", "0.024"), ("0.85", "0.028"), ("0.9", "0.031")]
    share = next((D(s) for top, s in bands if ltv <= D(top)), D("0.04"))
    return share + (D("0.002") if years > 25 else 0)


def slices(price, *bounds):
    """Pairs of (upper bound or None, rate in per cent)."""
    total, low = D(0), D(0)
    for top, rate in bounds:
        high = price if top is None else min(price, D(top))
        if high > low:
            total += (high - low) * D(rate) / 100
            low = high
    return cents(total)


ONTARIO = ((55_000, "0.5"), (250_000, "1"), (400_000, "1.5"), (2_000_000, "2"))
QUEBEC = ((62_900, "0.5"), (315_000, "1"))


def transfer(price, loan, province, city, first, new):
    """Net transfer tax and fees of a closing in the second half of 2026."""
    if province == "ON":
        tax = slices(price, *ONTARIO, (None, "2.5"))
        net = tax - (min(tax, D(4000)) if first else 0)
        if city == "Scarborough":
            own = slices(price, *ONTARIO, (3_000_000, "2.5"), (4_000_000, "4.4"), (5_000_000, "5.45"), (None, "6.5"))
            net += own - (min(own, D(4475)) if first else 0)
        return net
    if province == "BC":
        table = ((200_000, "1"), (2_000_000, "2"), (3_000_000, "3"), (None, "5"))
        tax = slices(price, *table)
        fade = lambda full, low, high: full if price <= low else cents(max(D(0), full * (high - price) / (high - low)))
        reliefs = [D(0)]
        if first:
            reliefs.append(fade(slices(min(price, D(500_000)), *table), 835_000, 860_000))
        if new:
            reliefs.append(fade(tax, 1_100_000, 1_150_000))
        return tax - max(reliefs)
    if province == "QC":
        tops = {"Montréal": ((552_300, "1.5"), (1_104_700, "2"), (2_136_500, "2.5"), (3_113_000, "3.5"), (None, "4")),
                "Québec": ((500_000, "1.5"), (750_000, "2.5"), (None, "3"))}
        return slices(price, *QUEBEC, *tops[city])
    if province == "MB":
        return slices(price, (30_000, "0"), (90_000, "0.5"), (150_000, "1"), (200_000, "1.5"), (None, "2"))
    if province == "NB":
        return cents(price / 100)
    if province == "NS":
        return cents(price * D("0.015"))
    if province == "SK":
        fee = next(f for top, f in ((250_000, 180), (500_000, 250), (750_000, 500), (1_000_000, 750), (None, 1000))
                   if top is None or loan <= top)
        return cents(price * D("0.004")) + fee
    if province == "AB":
        steps = lambda value: 50 + 5 * -(-value // 5000) if value % 5000 == 0 else 50 + 5 * (value // 5000 + 1)
        return steps(price) + (steps(loan) if loan > 0 else 0)
    if province == "PE":
        return cents(price * D("0.02")) if price >= 1_000_000 else D(0) if first else cents(price / 100)
    raise ValueError(province)


def new_home(price, province, first):
    gst = cents(price * D("0.05"))
    fade = lambda full, low, high: full * max(D(0), min(D(1), (D(high) - price) / (high - low)))
    usual = cents(fade(min(gst * D("0.36"), D(6300)), 350_000, 450_000))
    rebate = max(usual, cents(fade(min(gst, D(50_000)), 1_000_000, 1_500_000))) if first else usual
    rates = {"ON": "0.08", "QC": "0.09975", "NS": "0.09", "NB": "0.1", "PE": "0.1"}
    own = cents(price * D(rates.get(province, "0")))
    if province == "ON":
        rebate += cents(min(own * D("0.75"), D(24_000)))
    if province == "QC":
        rebate += cents(fade(min(own / 2, D(9975)), 200_000, 300_000))
    if province == "NS" and first:
        rebate += cents(min(own * D("0.1875"), D(3000)))
    return gst + own - rebate


def quote(p):
    price, down = D(str(p["price"])), D(str(p["down_payment"]))
    years, first, new = p["amortization_years"], p["first_time_buyer"], p["new_build"]
    base = price - down
    insured = down < cents(price / 5)
    share = premium_share(base, price, years) if insured else D(0)
    premium = cents(base * share)
    loan = base + premium
    rate = D(str(p["rate_pct"])) / 100
    terms = (rate, p["compounding"], p["frequency"], years, p["term_years"])
    plain = ledger(loan, *terms)
    tax_pct = {"ON": D(8), "SK": D(6), "QC": D(9)}.get(p["province"], D(0))
    premium_tax = cents(premium * tax_pct / 100)
    due = transfer(price, loan, p["province"], p.get("city"), first, new)
    sales = new_home(price, p["province"], first) if new else D(0)
    out = dict(plain, loan=loan, premium=premium, premium_tax=premium_tax, minimum_down_payment=minimum_down(price),
               cash_to_close=down + due + premium_tax + sales)
    out["land_transfer_tax.total"] = due
    out["new_home_tax.total"] = sales
    more = ledger(loan, *terms, D(str(p["raised_payment"])), D(str(p["lump_sum"])), p["lump_sum_after_years"])
    out["prepayment.payments"] = more["payments"]
    out["prepayment.interest_saved"] = plain["total_interest"] - more["total_interest"]
    out["borrowing_rate.apr_pct"] = apr(plain, loan, D(str(p["fees"])), p)
    return out


def apr(schedule, loan, fees, p):
    """The rate that discounts the term's payments and the balance to the loan less fees, by secant steps."""
    m, k = PER_YEAR[p["frequency"]], D(2 if p["compounding"] == "semi_annual" else 12)
    n = min(schedule["payments"], m * p["term_years"])
    end = schedule["last_payment"] if n == schedule["payments"] else schedule["payment"] + schedule["balance_at_term"]

    def gap(i):
        v = 1 / (1 + i)
        annuity = D(n - 1) if i == 0 else (1 - v ** (n - 1)) / i
        worth = schedule["payment"] * annuity + end * v ** n
        return worth - (loan - fees)

    a, b = D("0.0001"), D("0.01")
    for _ in range(60):
        fa, fb = gap(a), gap(b)
        if abs(b - a) < D("1e-20") or fa == fb:
            break
        a, b = b, b - fb * (b - a) / (fb - fa)
    return k * ((1 + b) ** (m / k) - 1) * 100


def qualify(p):
    get = lambda name: D(str(p[name]))
    income, years = get("annual_income"), p["amortization_years"]
    housing = get("property_tax_annual") + 12 * (get("heating_monthly") + get("condo_fee_monthly") / 2)
    debts = 12 * get("debts_monthly")
    rate = max(get("rate_pct") + 2, D("5.25")) / 100
    annuity = factor(periodic(rate, "semi_annual", 12), 12 * years)
    gds = max(D(0), income * 39 / 100 - housing) / 12
    tds = max(D(0), income * 44 / 100 - housing - debts) / 12
    most = cents(min(gds, tds) * annuity)
    insurable = years <= 25 or p["first_time_buyer"]
    floor = lambda value: value.quantize(CENT, ROUND_FLOOR)
    best = D(0)
    if p["down_payment"] is None:
        bare = floor(most / D("0.8"))
        if bare >= 1_500_000 or not insurable:
            best = bare
        else:
            # Always in the band of 90 to 95 %: (price - least down) × (1 + share) = most.
            share = 1 + D("0.04") + (D("0.002") if years > 25 else 0)
            low = most / share / D("0.95")
            best = low if low <= 500_000 else (most / share - 25_000) / D("0.9")
            best = min(best, D("1499999.99"))
    else:
        down = get("down_payment")
        if insurable:
            cap = down / D("0.05") if down <= 25_000 else 500_000 + (down - 25_000) / D("0.1")
            cap = min(cap, D("1499999.99"))
            bare = min(most + down, down * 5)
            best = bare
            for top, share in (("0.85", "0.028"), ("0.9", "0.031"), ("0.95", "0.04")):
                share = D(share) + (D("0.002") if years > 25 else 0)
                reach = min(most / (1 + share) + down, down / (1 - D(top)), cap)
                if reach > down * 5 and reach > best:
                    best = reach
        else:
            best = min(most + down, down * 5)
    target = D(str(p["target_loan"]))
    payment = target / annuity * 12
    need = max((payment + housing) / D("0.39"), (payment + housing + debts) / D("0.44"))
    return {"qualifying_rate_pct": rate * 100, "max_payment": cents(min(gds, tds)), "max_loan": most,
            "max_price": best, "income_required": cents(need)}


def cases(random):
    """100 quotes and 100 households."""
    places = [("ON", None), ("ON", "Scarborough"), ("BC", None), ("QC", "Montréal"), ("QC", "Québec"), ("MB", None),
              ("NB", None), ("NS", "Halifax"), ("SK", None), ("AB", None), ("PE", None)]
    for _ in range(100):
        price = random.choice([random.randint(120_000, 2_500_000), random.randint(15_000_000, 180_000_000) / 100])
        first, new = random.random() < 0.5, random.random() < 0.3
        least = float(minimum_down(D(str(price))))
        down = round(random.choice([least, least * (1 + random.random()), price * random.uniform(0.2, 0.6)]), 2)
        down = max(down, least)
        insured = D(str(down)) < cents(D(str(price)) / 5)
        longest = 30 if first or new or not insured else 25
        years = random.randint(10, longest)
        province, city = random.choice(places)
        yield "quote", {
            "price": price, "down_payment": down, "rate_pct": random.randint(100, 900) / 100, "amortization_years": years,
            "term_years": random.randint(1, 10), "frequency": random.choice(sorted(PER_YEAR)),
            "compounding": random.choice(["semi_annual", "monthly"]), "province": province,
            **({"city": city} if city else {}), "first_time_buyer": first, "new_build": new,
            "closing_date": "2026-11-%02d" % random.randint(1, 30), "fees": random.randint(1, 5000),
            "lump_sum": random.randint(0, 40_000), "lump_sum_after_years": random.randint(1, 5),
            "raised_payment": random.randint(1, 400)}
    for _ in range(100):
        years = random.choice([20, 25, 30])
        yield "qualify", {
            "annual_income": random.randint(50_000, 500_000), "property_tax_annual": random.randint(0, 9000),
            "heating_monthly": random.randint(0, 300), "condo_fee_monthly": random.randint(0, 900),
            "debts_monthly": random.randint(0, 1500), "rate_pct": random.randint(200, 800) / 100,
            "amortization_years": years, "first_time_buyer": random.random() < 0.5,
            "down_payment": random.choice([None, random.randint(20_000, 500_000)]),
            "closing_date": "2026-11-20", "target_loan": random.randint(100_000, 1_200_000)}


def expected(call, params):
    return quote(params) if call == "quote" else qualify(params)


# Prices are searched to the cent by the engine and solved here, so the cent may differ.
TOLERANCE = {"max_price": 0.05, "borrowing_rate.apr_pct": 6e-5, "qualifying_rate_pct": 1e-9}
DEFAULT_TOLERANCE = 1e-9
