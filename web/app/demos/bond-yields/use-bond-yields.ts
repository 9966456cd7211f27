import { useReport } from '@/components/demo/demo-query'
import { canFit, mortgagePair, spreadPairs, yearsBetween, type View } from './params'
import {
  compareRequest,
  defaults,
  fitRequest,
  fitTableRequest,
  historyRequest,
  priceRequest,
  spreadRequest,
  type Compare,
  type Fit,
  type History,
  type Price,
  type PriceParams,
  type Spread,
} from './query'
import { yieldAt } from './curve-math'

const key = ['bond-yields']

/** A visitor's own table, as sent. */
export interface OwnTable {
  name: string
  rows: number
  csv: string
}

/**
 * Every report of the page. The default view stands on the prerendered reports and asks one question, whether
 * there is anything newer; only then, or where the view differs, are the others asked.
 */
export function useBondYields(view: View, own: OwnTable | null, isTraveling: boolean) {
  const isDefaultCurve = view.curve === '' && view.against === ''
  const compareAsk = compareRequest(view.curve, view.against)
  const compare = useReport<Compare>(
    [...key, 'compare'],
    compareAsk,
    isDefaultCurve ? defaults.compare : undefined,
  )
  const shown = compare.report ?? defaults.compare
  // Two sources are never mixed: once the server speaks of others than the snapshot, all of it is asked again.
  const isOther =
    shown.source.mode !== defaults.source.mode || shown.source.as_of !== defaults.source.as_of

  const slopeAsk = spreadRequest(spreadPairs['10y-2y'])
  const slope = useReport<Spread>([...key, 'slope'], isOther ? slopeAsk : null, defaults.spread)
  const isSlope = view.spread === '10y-2y'
  const spreadAsk = spreadRequest(spreadPairs[view.spread])
  const spread = useReport<Spread>([...key, 'spread'], isSlope ? null : spreadAsk)
  const mortgage = useReport<Spread>(
    [...key, 'mortgage'],
    isOther ? spreadRequest(mortgagePair) : null,
    defaults.mortgage,
  )
  const history = useReport<History>(
    [...key, 'history'],
    isOther || isTraveling ? historyRequest : null,
    defaults.history,
  )

  const model = view.fit === 'none' ? 'nelson_siegel' : view.fit
  const isNewestDefault = !isOther && shown.curve.date === defaults.compare.curve.date
  const known = isNewestDefault ? defaults.fits.find((fit) => fit.model === model) : undefined
  const isEnough = canFit(model, shown.curve.points.length)
  const fitAsk = fitRequest(model, shown.curve)
  const isAsked = isEnough && !compare.isStale && !known
  const fit = useReport<Fit>([...key, 'fit'], isAsked ? fitAsk : null)
  const ownAsk = own && fitTableRequest(model, own.csv)
  const ownFit = useReport<Fit>([...key, 'own'], ownAsk)
  const fitted = known ?? (isAsked && !fit.isStale ? fit.report : undefined) ?? null

  const priceParams = priceParamsOf(view, fitted)
  const isDefaultPrice = JSON.stringify(priceParams) === JSON.stringify(defaults.priceParams)
  const price = useReport<Price>(
    [...key, 'price'],
    isDefaultPrice || priceParams === null ? null : priceRequest(priceParams),
  )
  const priced = isDefaultPrice ? defaults.price : priceParams ? price.report : undefined
  return {
    compare: { ...compare, report: shown },
    slope: slope.report ?? defaults.spread,
    spread: isSlope ? { ...slope, report: slope.report ?? defaults.spread } : spread,
    mortgage: mortgage.report ?? defaults.mortgage,
    history: history.report ?? defaults.history,
    fit: { ...fit, report: fitted },
    ownFit: { ...ownFit, report: own ? ownFit.report : undefined },
    price: {
      report: priced,
      params: priceParams,
      error: isDefaultPrice ? null : price.error,
      isStale: !isDefaultPrice && price.isStale,
    },
    requests: { compare: compareAsk, spread: spreadAsk, fit: fitAsk, own: ownAsk },
  }
}

export type BondYields = ReturnType<typeof useBondYields>

/** The bond as the engine takes it; null while the curve that sets its yield is not there. */
export function priceParamsOf(view: View, fit: Fit | null): PriceParams | null {
  const bond = { coupon_pct: view.coupon, maturity: view.maturity, settlement: view.settle }
  if (view.by === 'price') return { ...bond, yield_pct: null, clean_price: view.price }
  if (view.by === 'yield') return { ...bond, yield_pct: view.yield, clean_price: null }
  if (!fit) return null
  const years = Math.max(0.25, yearsBetween(view.settle, view.maturity))
  return { ...bond, yield_pct: Math.round(yieldAt(fit, years) * 1e4) / 1e4, clean_price: null }
}
