import type { ReactNode } from 'react'

/** Who made an answer, and what a language model was told for it. */
export interface Making {
  engine: string
  model?: string | null
  /** Why the built-in engine answered where a model was asked. */
  note?: string | null
  prompt?: { instructions: string; data: string } | null
}

/** An answer that a connected language model may have written: who wrote it always stands under it. */
export function EngineAnswer({
  making: { engine, model, note, prompt },
  title,
  children,
}: {
  making: Making
  title: string
  children: ReactNode
}) {
  return (
    <div role="status" className="rounded-card border border-hairline bg-surface px-4 py-3.5">
      <h3 className="font-sans text-base leading-snug tracking-normal">{title}</h3>
      <div className="mt-1.5 max-w-[70ch]">{children}</div>
      <p className="small-text mt-2.5 border-t border-hairline pt-2">
        Answered by {engine === 'ai' ? `the AI model ${model ?? ''}` : 'the built-in engine'}.
        {note && engine !== 'ai' && prompt ? ` ${note}` : ''}
      </p>
      {prompt && (
        <details className="small-text mt-1">
          <summary className="cursor-pointer text-primary">What the model is told</summary>
          <PromptPart name="Instructions" text={prompt.instructions} />
          <PromptPart name="Data" text={prompt.data} />
        </details>
      )}
    </div>
  )
}

/** Long, so it scrolls; what scrolls can be reached with the keyboard. */
function PromptPart({ name, text }: { name: string; text: string }) {
  return (
    <>
      <p className="mt-2">{name}</p>
      <pre
        role="region"
        aria-label={name}
        tabIndex={0}
        className="formula mt-1 max-h-60 whitespace-pre-wrap"
      >
        {text}
      </pre>
    </>
  )
}
