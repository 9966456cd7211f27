// Calls to try for fields the contract has no example of. `e2e/api.spec.ts` sends every call of the page.
const story =
  'The harbour authority replaced 38 white floodlights with amber lamps this spring. Deckhands picked up 41 birds in four weeks, against 97 in the same weeks of last year. “We did not expect a difference in one season,” said harbour master Ines Calloway. Council votes on May 5 whether to keep the lamps.'
const points = [
  { years: 0.25, yield_pct: 2.3 },
  { years: 1, yield_pct: 2.6 },
  { years: 2, yield_pct: 2.96 },
  { years: 5, yield_pct: 3.22 },
  { years: 10, yield_pct: 3.56 },
  { years: 30, yield_pct: 3.91 },
]
// Ends of months, and two prices at each.
const days = Array.from({ length: 13 }, (_, month) =>
  new Date(Date.UTC(2025, month + 1, 0)).toISOString().slice(0, 10),
)
const closes = [
  [100, 101.2, 100.9, 102.4, 102.1, 103.3, 103.9, 103.2, 104.8, 105.1, 104.6, 106.0, 106.4],
  [50, 48.5, 51.3, 52.8, 51.1, 54.0, 56.2, 53.9, 55.7, 58.3, 57.5, 60.1, 59.4],
]

// Purchases of three customers.
const transactions = [
  ['ada', '2025-01-14', 32.5],
  ['ada', '2025-04-02', 18],
  ['ada', '2025-09-20', 41],
  ['ben', '2025-02-11', 12.9],
  ['cleo', '2025-03-05', 75],
  ['cleo', '2025-11-28', 60.4],
].map(([customer, date, amount]) => ({ customer, date, amount }))

/** Machines that warm up as they wear. */
const machines = (count, readings) =>
  [
    'unit,cycle,temperature',
    ...Array.from({ length: count * readings }, (_, at) => {
      const [unit, cycle] = [1 + Math.floor(at / readings), 1 + (at % readings)]
      return `${unit},${cycle},${(60 + unit + (cycle / 8) ** 2).toFixed(1)}`
    }),
  ].join('\n')

/** By operation: what its call sends besides the contract's own examples. */
export const given = {
  article_extractor_extract_post: {
    html: `<html><head><title>Amber light</title></head><body><nav>Home</nav><article><h1>Amber light</h1>${`<p>${story}</p>`.repeat(3)}</article></body></html>`,
  },
  automated_workflows_search_post: {
    wish: 'AWD SUV under 25k, under 100,000 km, near Calgary',
    wishes: null,
  },
  automated_workflows_search_stream: { wish: 'red SUV under 20k' },
  predictive_maintenance_predict_post: { train_csv: machines(5, 40), test_csv: machines(2, 25) },
  automated_workflows_table_post: {
    csv: 'make,model,year,km,price\nHonda,CR-V,2019,82000,24995\nFord,Escape,2017,121000,14995\n',
    wish: 'under 20k',
    wishes: null,
  },
  automated_workflows_vin: { vin: '1FTMW1T88MFA00001' },
  bond_yields_fit_post: { points },
  supply_chain_network_table_post: {
    csv: [
      'name,latitude,longitude,demand,fixed_cost',
      'Toronto,43.67,-79.40,900,250000',
      'Ottawa,45.42,-75.69,300,',
      'Calgary,51.05,-114.07,400,200000',
    ].join('\n'),
  },
  supply_chain_locate_post: {
    facilities: [
      { id: 'Toronto', fixed_cost: 900 },
      { id: 'Calgary', fixed_cost: 700 },
    ],
    customers: [
      { id: 'Montreal', demand: 40 },
      { id: 'Vancouver', demand: 30 },
    ],
    costs: [
      [200, 1000],
      [1200, 200],
    ],
  },
  energy_management_dispatch_post: {
    prices: [20, -5, 60],
    battery: {
      power: 1,
      energy: 4,
      charge_efficiency: 0.92,
      discharge_efficiency: 0.92,
      initial: 0,
    },
  },
  energy_management_forecast_post: { region: 'ontario', issue: 'midnight' },
  energy_management_bill_post: { yearly_kwh: 9000, power_kw: 5, energy_kwh: 13.5 },
  supply_chain_inventory_post: { annual_demand: 12000, order_cost: 75, holding_cost: 2.4 },
  bond_yields_fit_table_post: {
    csv: ['maturity,yield_pct', '3m,2.30', '2y,2.96', '5y,3.22', '10y,3.56', '30y,3.91'].join('\n'),
  },
  bond_yields_price_post: { yield_pct: 3.56 },
  bond_yields_curve: { date: '2023-06' },
  bond_yields_history: { series: '10y', from: '2025-01' },
  bond_yields_spread: { long: '10y', short: '2y' },
  cloud_infrastructure_plan_post: { requests_per_second: 300, service_ms: 40, promise_ms: 250 },
  cloud_infrastructure_simulate_post: {
    requests_per_second: 300,
    seconds: 300,
    machines: 4,
    failure: { at_seconds: 120, machines: 1, repair_seconds: 60 },
  },
  customer_segmentation_histories_post: {
    from: '2025-01-01',
    to: '2025-12-31',
    customers: [
      { id: 'ada', orders: '13:32.5 91:18 262:41' },
      { id: 'ben', orders: '41:12.9' },
      { id: 'cleo', orders: '63:75 331:60.4' },
    ],
  },
  customer_segmentation_segment_post: { transactions },
  customer_segmentation_table_post: {
    csv: [
      'customer,date,amount',
      ...transactions.map(({ customer, date, amount }) => `${customer},${date},${String(amount)}`),
    ].join('\n'),
  },
  data_integration_plan: { crops: 'tomato,pea', year: 2027 },
  data_integration_plan_csv: { crops: 'tomato,pea', year: 2027 },
  data_integration_plan_ics: { crops: 'tomato,pea', year: 2027 },
  investment_research_backtest_post: {
    assets: ['BOND', 'SHARE'],
    dates: days,
    closes,
    weights: [0.6, 0.4],
  },
  investment_research_metrics_post: { dates: days, closes: closes[0] },
  investment_research_optimize_post: {
    assets: ['BOND', 'SHARE'],
    expected_returns: [0.03, 0.07],
    covariance: [
      [0.0025, 0.001],
      [0.001, 0.0324],
    ],
  },
  machine_learning_analyze_post: { text: story },
  machine_learning_ask_post: { text: story, question: 'How many birds were picked up?' },
  machine_learning_compare_post: {
    a: { text: story },
    b: { text: `${story} Drivers complained about the fog.` },
  },
  machine_learning_summarize_post: { text: story },
  mortgage_api_offers_post: {
    csv: ['lender,rate_pct,term_years', 'First Bank,4.19,5', 'Second Bank,3.99,5'].join('\n'),
  },
  real_time_analytics_detect_post: {
    values: [20.1, 20.3, 19.8, 20.0, 20.2, 19.9, 20.1, 35.0, 20.0],
    window: 5,
  },
  short_squeeze_score_post: {
    universe: [
      { symbol: 'AAA', short_interest_pct_float: 42, days_to_cover: 9.5, return_20d: 0.35 },
      { symbol: 'BBB', short_interest_pct_float: 25, days_to_cover: 4, return_20d: 0.1 },
    ],
  },
  short_squeeze_score_table_post: {
    csv: ['symbol,short_interest_pct_float,rsi_14', 'AAA,42,71', 'BBB,25,58'].join('\n'),
  },
  short_squeeze_replay: { date: '2021-01-13' },
  trade_data_table_post: {
    csv: [
      'partner,product,month,value',
      'United States,Pumps,2024-01,120000',
      'United States,Pumps,2025-01,90000',
      'Germany,Valves,2025-01,55000',
    ].join('\n'),
  },
}

/** Operations that are not to be tried from a page: they send mail or take reports. */
export const untried = ['send_contact_email', 'take_report']
