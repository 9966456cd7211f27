import { Link } from 'wouter'
import '@/styles/demo.css'

/** Paragraphs; a text of several lines is a formula. */
const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) =>
    text.includes('\n') ? (
      <pre key={text} className="formula">
        {text}
      </pre>
    ) : (
      <p key={text}>{text}</p>
    ),
  )

interface HowWords {
  method: readonly string[]
  limits: readonly string[]
  /** What it would take in the reader's company. */
  company: readonly string[]
  /** Whether others have published figures that its engine is held against. */
  isCompared?: boolean
}

/** How a demo works, from its words alone. */
export const howPart = (words: HowWords) =>
  function How() {
    return <HowItWorks {...words} />
  }

/** Method, limits and company, side by side. */
export function HowItWorks({ method, limits, company, isCompared = false }: HowWords) {
  return (
    <div className="how mt-5 grid gap-8 text-sm text-muted lg:grid-cols-3">
      <div>
        <h3>Method</h3>
        <Paragraphs texts={method} />
        <Link href={isCompared ? '/accuracy' : '/accuracy#other'} className="text-button">
          {isCompared ? 'Published figures beside ours' : 'How accuracy is measured'}
        </Link>
      </div>
      <div>
        <h3>Limits</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>In your company</h3>
        <Paragraphs texts={company} />
      </div>
    </div>
  )
}
