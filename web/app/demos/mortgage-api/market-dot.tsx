/** An offer's rate against what Canadians paid: a dot, and the market as a dashed line. */
export function MarketDot({
  rate,
  market,
  span,
}: {
  rate: number
  market: number
  /** The lowest and highest rate of all rows, so that rows compare. */
  span: readonly [number, number]
}) {
  const [low, high] = span
  const x = (value: number) => 8 + ((value - low) / Math.max(high - low, 0.01)) * 134
  const below = rate < market
  return (
    <svg
      aria-hidden="true"
      width="150"
      height="24"
      viewBox="0 0 150 24"
      className={below ? 'tone-signal' : 'tone-noise'}
    >
      <line
        x1={x(market)}
        x2={x(market)}
        y1="1"
        y2="23"
        strokeDasharray="3 3"
        className="chart-tick"
      />
      <line
        x1={x(market)}
        x2={x(rate)}
        y1="12"
        y2="12"
        strokeWidth={below ? 2.5 : 2}
        className="chart-line"
      />
      <circle cx={x(rate)} cy="12" r="5" className={below ? 'chart-mark' : 'chart-hollow'} />
    </svg>
  )
}
