/** The diverging scale in five steps, its ends with their triangles. */
export function RampKey() {
  return (
    <svg aria-hidden="true" width="72" height="14" viewBox="0 0 72 14">
      <path d="M1 4h8l-4 7Z" className="ramp--4" />
      {['ramp--4', 'ramp--2', 'ramp-mid', 'ramp-2', 'ramp-4'].map((look, place) => (
        <rect key={look} x={13 + place * 9} y="2" width="9" height="10" className={look} />
      ))}
      <path d="M63 10h8l-4-7Z" className="ramp-4" />
    </svg>
  )
}
