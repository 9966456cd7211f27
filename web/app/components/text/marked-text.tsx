import {
  Fragment,
  memo,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cn } from '@/lib/cn'
import { reveal } from '@/lib/reveal'
import { piecesOf, type Span } from '@/lib/text-spans'
import { markAfter } from '@/lib/walk-marks'
import '@/styles/article-marks.css'

/** Words of a text that stand for something, in UTF-16 units. */
export interface TextMark extends Span {
  /** What it stands for: several marks may share it. */
  id: number
  /** What it is, said after its words: "person". */
  kind: string
  isChosen: boolean
  className: string
  data: Readonly<Record<`data-${string}`, string | number>>
}

export interface TextSentence extends Span {
  index: number
  isFound: boolean
  className: string | false
  marks: readonly TextMark[]
  /** Words that stand out, and how. */
  highlights: readonly Span[]
  highlightClass: string
}

export interface TextParagraph {
  key: number
  isHeading: boolean
  sentences: readonly TextSentence[]
}

/**
 * A text whose marks and sentences can be chosen. Every word of it is text, whatever it looks like. One tab stop:
 * the keys lead to the marks inside.
 */
export function MarkedText({
  label,
  lang,
  text,
  paragraphs,
  marksName,
  shown,
  onChoose,
  onClear,
  describe,
}: {
  label: string
  lang: string
  text: string
  paragraphs: readonly TextParagraph[]
  /** What the marks are called: "names". */
  marksName: string
  /** The sentence where what is chosen first stands; null where nothing is. A new object brings it into view. */
  shown: { sentence: number | null } | null
  onChoose: (what: 'mark' | 'sentence', id: number) => void
  onClear: () => void
  /** A sentence by its place, for the ear. */
  describe: (sentence: number) => string
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const frame = box.current
    if (!frame || !shown) return
    const here = document.activeElement
    const isInside = here !== null && here !== frame && frame.contains(here)
    reveal(frame, isInside ? here : `[data-sentence="${String(shown.sentence)}"]`)
    if (!isInside) frame.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const chooseAt = (target: EventTarget) => {
    if (!(target instanceof Element)) return
    const mark = target.closest<HTMLElement>('[data-mark]')?.dataset['mark']
    const sentence = target.closest<HTMLElement>('[data-sentence]')?.dataset['sentence']
    if (mark !== undefined) onChoose('mark', Number(mark))
    else if (sentence !== undefined) onChoose('sentence', Number(sentence))
  }
  const onClick = (event: MouseEvent) => {
    // Text that is being copied is not being pressed.
    if (window.getSelection()?.isCollapsed !== false) chooseAt(event.target)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      onClear()
      return
    }
    if ((event.key === 'Enter' || event.key === ' ') && event.target !== box.current) {
      event.preventDefault()
      chooseAt(event.target)
      return
    }
    const next = box.current && markAfter(box.current, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    const sentence = next.dataset['sentence']
    setSpoken(sentence === undefined ? '' : describe(Number(sentence)))
  }
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one tab stop; the keys lead to the marks inside */}
      <div
        ref={box}
        role="region"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        lang={lang}
        tabIndex={0}
        className="article-box"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <Paragraphs text={text} paragraphs={paragraphs} />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Left and right arrows move between {marksName}, up and down arrows between sentences; Enter
        chooses, Escape puts the choice away.
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

/** Shows or hides marks of one kind. */
export function MarkSwitch({
  isOn,
  onSwitch,
  children,
}: {
  isOn: boolean
  onSwitch: () => void
  children: ReactNode
}) {
  return (
    <button type="button" aria-pressed={isOn} className="mark-switch" onClick={onSwitch}>
      {children}
    </button>
  )
}

const Paragraphs = memo(function Paragraphs({
  text,
  paragraphs,
}: {
  text: string
  paragraphs: readonly TextParagraph[]
}) {
  return paragraphs.map(({ key, isHeading, sentences }) => {
    const Tag = isHeading ? 'h3' : 'p'
    return (
      <Tag key={key} dir="auto">
        {sentences.map((sentence, place) => (
          <Fragment key={sentence.index}>
            {place > 0 && text.slice(sentences[place - 1]?.end, sentence.start)}
            <Sentence text={text} sentence={sentence} />
          </Fragment>
        ))}
      </Tag>
    )
  })
})

function Sentence({ text, sentence }: { text: string; sentence: TextSentence }) {
  const { index, isFound, className, marks, highlights, highlightClass } = sentence
  return (
    <span
      data-sentence={index}
      data-found={isFound ? '' : undefined}
      tabIndex={-1}
      className={cn('article-sentence', className)}
    >
      {piecesOf(sentence, marks, highlights).map(({ start, end, mark, highlighted }) => {
        const words = text.slice(start, end)
        if (mark)
          return (
            // A button would not break across lines as words in running text must; the text's keys work it.
            <span
              key={start}
              role="button"
              tabIndex={-1}
              aria-pressed={mark.isChosen}
              aria-label={`${words}, ${mark.kind}`}
              data-mark={mark.id}
              {...mark.data}
              className={cn('name-mark', mark.className, highlighted && highlightClass)}
            >
              {words}
            </span>
          )
        return highlighted ? (
          <span key={start} className={highlightClass}>
            {words}
          </span>
        ) : (
          words
        )
      })}
    </span>
  )
}
