import type { Phrase } from '@/content/home'

/** A sentence whose coloured words are the legend of the drawing above it. */
export function Words({ phrases }: { phrases: readonly Phrase[] }) {
  return phrases.map((phrase) => {
    if (typeof phrase === 'string') return phrase
    const [text, colour] =
      'signal' in phrase
        ? [phrase.signal, 'text-primary']
        : 'turn' in phrase
          ? [phrase.turn, 'text-accent']
          : [phrase.noise, 'text-muted']
    return (
      <strong key={text} className={`font-semibold ${colour}`}>
        {text}
      </strong>
    )
  })
}
