/** So many of so few: a disc each, filled for those that count. Said in words beside it. */
export function DiscCount({ count, of }: { count: number; of: number }) {
  return (
    <svg
      aria-hidden="true"
      width={of * 9}
      height="8"
      className="chart tone-signal inline-block align-baseline"
    >
      {Array.from({ length: of }, (_, index) => (
        <circle
          key={index}
          cx={index * 9 + 4}
          cy="4"
          r="3"
          className={index < count ? 'chart-mark' : 'chart-hollow'}
        />
      ))}
    </svg>
  )
}
