import { ChartFigure } from '@/components/charts/chart-figure'
import { formatDay, formatNumber, formatSigned } from '@/lib/format'

interface Fact {
  what: string
  figure: number
  unit: string
  source: string
}

const baseRates: readonly Fact[] = [
  {
    what: 'Return of the stocks with the most days to cover, less that of those with the fewest, a month',
    figure: -1.2,
    unit: '%',
    source: 'Hong, Li, Ni, Scheinkman and Yan (2016), NBER working paper 21166',
  },
  {
    what: 'Mean gain of a squeeze',
    figure: 3.25,
    unit: '%',
    source: 'Xu and Liu (2012)',
  },
  { what: 'Mean length of a squeeze', figure: 1.5, unit: 'days', source: 'Xu and Liu (2012)' },
]

/** What usually follows, before anyone reads a score as a promise. */
export function BaseRate() {
  return (
    <ChartFigure
      demo="short-squeeze"
      name="base rate"
      title="Base rate: crowded shorts have meant lower returns, and squeezes are small and short"
      sub="What research found on average. A high score describes conditions; most stocks that have them are not squeezed."
      table={{
        columns: [
          { key: 'what', header: 'Finding' },
          {
            key: 'figure',
            header: 'Figure',
            text: ({ figure, unit }) =>
              `${unit === '%' ? formatSigned(figure, figure === -1.2 ? 1 : 2) : formatNumber(figure, 1)}\u00a0${unit}`,
          },
          { key: 'unit', header: 'Unit', exportOnly: true },
          { key: 'source', header: 'Source', secondary: true },
        ],
        rows: baseRates,
        fixedOrder: true,
      }}
      credit="Published research, as named"
      foot={
        <p className="max-w-[70ch]">
          Of GameStop itself the SEC’s staff wrote that covering was visible from January 22 to 27,
          2021, but that a short squeeze did not appear to be the main driver, and found no
          persistent fails at the level of individual clearing members (report of October 2021, as
          quoted). Education, not advice; never a forecast.
        </p>
      }
    />
  )
}

interface Dated {
  /** Absent where the source tells none. */
  date: string | null
  what: string
  figure: number
  unit: string
  source: string
}

const quoted = 'S3 Partners, as quoted; unconfirmed'
const secondHand = 'second-hand, unconfirmed'

const amc: readonly Dated[] = [
  {
    date: '2021-03-15',
    what: 'Sold short',
    figure: 49.31,
    unit: 'million shares',
    source: secondHand,
  },
  {
    date: '2021-03-31',
    what: 'Sold short',
    figure: 73.82,
    unit: 'million shares',
    source: secondHand,
  },
  { date: '2021-05-28', what: 'Close', figure: 26.12, unit: 'US$', source: 'Reuters, as quoted' },
  {
    date: '2021-05-28',
    what: 'Sold short',
    figure: 102.3,
    unit: 'million shares',
    source: secondHand,
  },
  {
    date: null,
    what: 'Sold short, before the rise',
    figure: 90.87,
    unit: 'million shares',
    source: quoted,
  },
  {
    date: null,
    what: 'Sold short, after the rise',
    figure: 89.98,
    unit: 'million shares',
    source: quoted,
  },
  { date: '2021-06-02', what: 'Close', figure: 62.55, unit: 'US$', source: 'Reuters, as quoted' },
]

/** The counter-example: told as dated facts, not replayed. */
export function AmcFigure() {
  return (
    <ChartFigure
      demo="short-squeeze"
      name="amc counter-example"
      title="Counter-example, unconfirmed: AMC is said to have risen to 2.4 times its price in two sessions while the shorts hardly closed"
      sub="AMC Entertainment after March 2021, told and not replayed: single facts, not confirmed by us, dated where the source has a day. Two sources differ on the shares sold short at the end of May."
      table={{
        columns: [
          {
            key: 'date',
            header: 'Date',
            text: ({ date }) => (date === null ? 'day not told' : formatDay(date)),
          },
          { key: 'what', header: 'What' },
          {
            key: 'figure',
            header: 'Figure',
            text: ({ figure, unit }) => `${formatNumber(figure, 2)}\u00a0${unit}`,
          },
          { key: 'unit', header: 'Unit', exportOnly: true },
          { key: 'source', header: 'Source and how sure', secondary: true },
        ],
        rows: amc,
        fixedOrder: true,
      }}
      credit="As named in each row; unconfirmed"
      foot={
        <p className="max-w-[70ch]">
          By these figures shares sold short fell by 1 % while the price rose by 139 %: a rise can
          come without covering. The score cannot tell the two apart.
        </p>
      }
    />
  )
}
