import { Fragment, memo } from 'react'
import { cn } from '@/lib/cn'
import type { ArticleLayout, LaidSentence, NameMark } from './article-layout'
import { piecesOf, type Span } from '@/lib/text-spans'
import { kindWords, toneStep } from './words'

export interface TextMarks {
  /** Kinds that are not marked. */
  hidden: readonly string[]
  tinted: boolean
  /** The entity whose mentions stand out. */
  entity: number | null
  /** Sentences that are framed. */
  found: readonly number[]
  /** Words an answer rests on. */
  quote: Span | null
}

/** The article, its names underlined and its sentences tinted. Every word of it is text, whatever it looks like. */
export const ArticleText = memo(function ArticleText({
  layout,
  ...marks
}: { layout: ArticleLayout } & TextMarks) {
  return layout.paragraphs.map(({ key, sentences }) => {
    const Tag = sentences.every(({ heading }) => heading) ? 'h3' : 'p'
    return (
      <Tag key={key} dir="auto">
        {sentences.map((sentence, place) => (
          <Fragment key={sentence.index}>
            {place > 0 && layout.text.slice(sentences[place - 1]?.end, sentence.start)}
            <Sentence text={layout.text} sentence={sentence} {...marks} />
          </Fragment>
        ))}
      </Tag>
    )
  })
})

function Sentence({
  text,
  sentence,
  hidden,
  tinted,
  entity,
  found,
  quote,
}: { text: string; sentence: LaidSentence } & TextMarks) {
  const { index, tone } = sentence
  const isFound = found.includes(index)
  const step = tinted && tone ? toneStep(tone.score, tone.label) : 0
  const highlights = [...(isFound ? sentence.toneWords : []), ...(quote ? [quote] : [])]
  const marks = sentence.marks.filter(({ kind }) => !hidden.includes(kind))
  return (
    <span
      data-sentence={index}
      data-found={isFound ? '' : undefined}
      tabIndex={-1}
      className={cn('article-sentence', step !== 0 && `tint-${String(step)}`)}
    >
      {piecesOf(sentence, marks, highlights).map((piece) => {
        const words = text.slice(piece.start, piece.end)
        const look = piece.highlighted && (quote ? 'quoted' : 'tone-word')
        if (piece.mark)
          return (
            <Name
              key={piece.start}
              mark={piece.mark}
              isChosen={piece.mark.entity === entity}
              className={look}
            >
              {words}
            </Name>
          )
        return look ? (
          <span key={piece.start} className={look}>
            {words}
          </span>
        ) : (
          words
        )
      })}
    </span>
  )
}

function Name({
  mark,
  isChosen,
  className,
  children,
}: {
  mark: NameMark
  isChosen: boolean
  className: string | false
  children: string
}) {
  const { one, letter } = kindWords[mark.kind]
  return (
    // A button would not break across lines as a name in running text must; the article's keys work it.
    <span
      role="button"
      tabIndex={-1}
      aria-pressed={isChosen}
      aria-label={`${children}, ${one}`}
      data-entity={mark.entity}
      data-letter={letter}
      className={cn('name-mark', `name-${mark.kind}`, className)}
    >
      {children}
    </span>
  )
}
