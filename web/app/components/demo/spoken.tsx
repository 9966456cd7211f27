/** Words for the ear alone, read out when they come; the place is there before them. */
export function Spoken({ children }: { children: string | false }) {
  return (
    <span role="status" className="sr-only">
      {children || ''}
    </span>
  )
}
