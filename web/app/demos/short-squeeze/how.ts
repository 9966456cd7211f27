import { howPart } from '@/components/demo/how-it-works'
import { failsLag } from './answer'

const formulas = `rank  = (place − ½) / n
Fuel  = 35 short interest
      + 25 days to cover
      + 15 change in shorts
      + 15 small float + 10 fails
Spark = 40 relative volume
      + 40 return + 20 RSI
score = √(Fuel × Spark)`

export const How = howPart({
  isCompared: true,
  method: [
    'Each condition becomes a rank among the stocks that have it. A missing one is left out, the other weights of its side are scaled up, and coverage says how much of the weight is known. A square root of the product needs both: fuel without a spark is no squeeze.',
    formulas,
    `The replay takes a figure from the day it was public: a close on its own day, short interest on the 8th session after settlement (sources say the 7th or the 8th), fails to deliver ${failsLag} after their date. A test changes every close, report and balance that came later, for every day, and the replay stays the same. What came after stands in a sentence of its own, and nothing rests on it.`,
    'How much the ranking rests on the weights: 100 other weightings, each weight drawn between half of itself and half as much again, the same draws every time.',
  ],
  limits: [
    'A description of conditions. It is not a forecast, and nothing here is advice.',
    'GameStop and AMC are ranked among eight synthetic companies: no short interest of a whole market may be bundled. FINRA’s terms keep its files from commercial sites, so none is fetched here; bring your own, under its own headings. That file has nothing of Spark: alone it is ranked by Fuel and gets no score.',
    'Closes are the SEC’s PRICE column, which is the close before the settlement date. Volumes of the time may not be passed on, so relative volume is missing throughout the replay. A few closes are missing too: such a session has no return and no RSI, and for a close 20 sessions back the one before it is taken.',
    'Shares outstanding stand in for GameStop’s float: 65.16 million for every day, worked out from a report of October 2021, the one figure here that was not public at the time. AMC’s are left out: it sold new shares month by month.',
    'GameStop’s days to cover are ours, on ten sessions’ volume; for January 15 the exchange report itself was quoted with 2.10 days, ours are 1.81. AMC’s are told to a tenth of a day: at 0.3 days its fails over a day’s volume may be 17 % off either way.',
    'A row is one stock: options, borrow fees and swaps, which mattered in 2021, are not in it.',
    'The record of the replay ends on March 11, 2021. The SEC’s newest half month of fails is fetched live for GET /api/v1/short-squeeze/fails; where the SEC does not answer, that gives a bundled extract of 33 symbols, November 2020 to March 2021, and says so.',
  ],
  company: [
    'The same parts rank suppliers, claims or accounts: conditions with weights anyone can change, ranks that do not break on a missing figure, and a replay that shows what could have been known on the day.',
    'What it takes: your records with the day each became known, not only the day it speaks of.',
  ],
})
