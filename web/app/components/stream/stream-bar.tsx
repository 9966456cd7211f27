import { useId, type ReactNode } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/format'
import type { EventStream, Phase } from './event-stream'
import { phaseWords, type OwnWords } from './phase-words'
import { useCalm, useLive } from './use-event-stream'

/** A stream's own controls: start and pause, its clock, how it stands, and what the page adds to them. */
export function StreamBar({
  title,
  stream,
  words,
  seek,
  foot,
  children,
}: {
  /** For those who do not see it: "The stream: pause, place, speed". */
  title: string
  stream: EventStream<{ clock: string }>
  words: OwnWords
  /** The place in a recording, under its clock. */
  seek?: ReactNode
  foot?: ReactNode
  /** Further controls, side by side. */
  children?: ReactNode
}) {
  const id = useId()
  const { phase, state } = useLive(stream)
  const { word, text } = phaseWords(phase, words, useCalm())
  const isRunning = ['connecting', 'open', 'reconnecting', 'offline'].includes(phase.name)
  return (
    <section
      aria-labelledby={id}
      className="no-print grid gap-x-6 gap-y-4 rounded-panel border border-control bg-surface p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <Button
        size="sm"
        className="min-w-30 self-start max-sm:w-full"
        onClick={() => {
          if (isRunning) stream.pause('visitor')
          else stream.start()
        }}
      >
        <DemoIcon name={isRunning ? 'pause' : 'play'} />
        {isRunning ? 'Pause' : startWord(phase.name)}
      </Button>
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-3">
          <b className="font-mono text-sm font-semibold">{formatMoment(state.clock)}</b>
          <span className="small-text">{word}</span>
        </p>
        {seek}
        <p className="small-text">{text}</p>
      </div>
      {children && (
        <div className="grid gap-x-6 gap-y-4 sm:col-span-2 sm:grid-cols-2">{children}</div>
      )}
      {foot && (
        <p className="flex flex-wrap items-center gap-x-2 border-t border-hairline pt-2 sm:col-span-2">
          {foot}
        </p>
      )}
    </section>
  )
}

function startWord(phase: Phase['name']) {
  if (phase === 'paused') return 'Resume'
  if (phase === 'ended') return 'Play again'
  return phase === 'refused' ? 'Try again' : 'Start'
}
