import { howPart } from '@/components/demo/how-it-works'

const formulas = `m = mean × periods a year
s = deviation × √periods
Sharpe  = (m − rf) / s
Sortino = (m − rf) / down
least wᵀΣw, or most mᵀw`

export const How = howPart({
  isCompared: true,
  method: [
    'Means and covariances come from the common window of all assets. An interior-point solver (Clarabel) finds the weights; of limits that cannot hold, the fewest that stand against each other are sought set by set, and the page says at which value each would hold.',
    formulas,
    'Deviations divide by n − 1; rf is the risk-free rate, and down the deviation of what falls short of it.',
    'Bonds are zero-coupon bonds of constant maturity on the Bank of Canada’s curves: bought at a month-end, sold at the next, bought anew. The weights are restored at the close of each period’s last day; every dollar bought or sold pays the cost.',
    'The choice is put to the test: made on the first half of the window alone, bought at its last close, held by the same rule through the second. A test changes every later price, and what was chosen and promised stays the same.',
    'Futures draw each period’s return from the past, with replacement; the resampled pasts are drawn the same way and the choice is made again on each. One seed gives one answer.',
  ],
  limits: [
    'Means of the past are poor forecasts. The range of each weight shows how far the answer moves when the past is drawn again: read it before the weights.',
    'Bonds pay no coupons and carry no costs and no tax: a 30-year one moves far more than the bond of a fund. Over most of these years yields fell, which lifted every long bond; they need not fall again. In 2016 one step is of three months.',
    'Bonds begin at the end of 1996: before, the curve’s 30-year rate moves alone, by more than a point in a month, and with it 30y would have earned 14.6 % a year in place of 9.2 %.',
    'Drawing months one by one forgets that bad months come in rows, so the fan is rather too narrow.',
    'Share prices: we found none that we may pass on, so bring your own, and mind that the shares one thinks of today are those that did well. The sample is synthetic and says nothing about any market.',
    'Company figures are annual; they enter no portfolio. Three companies are bundled; any other is asked of the SEC when somebody names its symbol, where it files under US rules in US dollars. Revenue is the total where a filing states a total and a part.',
    'Education, not advice: nothing here knows your situation.',
  ],
  company: [
    'The same parts watch a treasury’s limits, explain why a mandate cannot be met, or test a rule on your own book with your own costs.',
    'What it takes: your positions and prices, the limits as they stand in the mandate, and who must hear of a breach.',
  ],
})
