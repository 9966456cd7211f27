import { cn } from '@/lib/cn'

/** Keys, strings, comments and the rest: enough colour to read code by, no parser. */
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(#[^\n]*)|('(?:[^'\\]|\\.)*')/g

function Line({ line }: { line: string }) {
  const parts = []
  let at = 0
  for (const match of line.matchAll(token)) {
    if (match.index > at) parts.push(line.slice(at, match.index))
    const [text, quoted, colon, comment] = match
    if (quoted !== undefined) {
      parts.push(
        <span key={match.index} className={colon ? 'code-key' : 'code-text'}>
          {quoted}
        </span>,
        colon ?? '',
      )
    } else {
      parts.push(
        <span key={match.index} className={comment ? 'code-quiet' : 'code-text'}>
          {text}
        </span>,
      )
    }
    at = match.index + text.length
  }
  parts.push(line.slice(at))
  return parts
}

/** Code to read and copy; the line that sets `here` is marked. It scrolls inside itself. */
export function CodeText({
  code,
  label,
  here,
  className,
}: {
  code: string
  label: string
  /** The key of the control in focus. */
  here?: string | undefined
  className?: string
}) {
  return (
    <pre role="region" aria-label={label} tabIndex={0} className={cn('code', className)}>
      <code>
        {code.split('\n').map((line, index) =>
          here && line.includes(`"${here}"`) ? (
            <span key={index} className="code-here">
              <Line line={line} />
            </span>
          ) : (
            <span key={index}>
              <Line line={line} />
              {'\n'}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}
