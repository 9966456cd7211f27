import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { EmbedContext } from './frame-context'

export interface FoldWords {
  /** What is unfolded, as it follows "Show all of it": a page has many such buttons. */
  name: string
  /** What stands for a part that does not begin with its title. */
  title?: string
}

interface FoldProps extends FoldWords {
  children: ReactNode
  className?: string
}

/**
 * A lower part of a page: on a phone its title, until it is asked for; elsewhere, on paper and without scripts all.
 * Where one figure stands alone nothing is folded.
 */
export function Fold(props: FoldProps) {
  const embed = use(EmbedContext)
  return embed ? <embed.Only>{props.children}</embed.Only> : <Folded {...props} />
}

function Folded({ name, title, children, className }: FoldProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isFolded, setFolded] = useState(true)
  const unfold = () => {
    setFolded(false)
  }
  // What was found in it, or led to it, before it came to life.
  useEffect(() => {
    const box = body.current
    if (!box) return
    const isTarget = box.closest(':target') ?? box.querySelector(':target')
    if (isTarget || box.scrollTop > 0 || box.contains(document.activeElement)) setFolded(false)
  }, [])
  return (
    <div
      data-folded={isFolded || undefined}
      className={cn('fold', title && 'is-titled', className)}
    >
      <div
        ref={body}
        tabIndex={-1}
        className="fold-body"
        // For good: what folds again when the focus goes moves the target of the next press away.
        onFocusCapture={unfold}
        // Folded it is cut, not scrolled by hand: a search of the page or a link has found something in it.
        onScroll={unfold}
      >
        {children}
      </div>
      <button
        type="button"
        className="fold-button"
        onClick={() => {
          unfold()
          // The button goes; the focus stays with what it showed.
          body.current?.focus()
        }}
      >
        {title}
        <span className="sr-only">
          {title && '. '}Show all of it: {name}
        </span>
      </button>
    </div>
  )
}
