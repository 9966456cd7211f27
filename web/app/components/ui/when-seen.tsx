import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { cn } from '@/lib/cn'
import { replaySubmit, replayTyping } from '@/lib/replay-typing'
import { settled } from '@/lib/settled'
import { useHydrated } from '@/lib/use-hydrated'
import {
  createGate,
  heardPress,
  isWaiting,
  openWhenNear,
  openWhenTouched,
  replayPress,
  type Gate,
} from './gate'

interface PartProps {
  children: ReactNode
  /** Fetches the part's code where that is in a file of its own; the part waits for it as plain HTML. */
  load?: (() => Promise<unknown>) | undefined
  /** Stands in for a part that was not prerendered while its code is on the way; without one the page waits for it. */
  fallback?: ReactNode
  className?: string | undefined
}

/**
 * Leaves a prerendered part as it is until the visitor comes near it or touches it, and only then brings it to
 * life, a piece of its own. A part that was not prerendered (after a change of page) is rendered at once.
 */
export function WhenSeen(props: PartProps) {
  return <Part {...props} open={openWhenNear} waitingClass="not-seen" />
}

/** The same for a part in the first window that has nothing to do until it is touched. */
export function WhenTouched(props: PartProps) {
  return <Part {...props} open={openWhenTouched} />
}

interface Opening {
  open: typeof openWhenNear
}

const heard = ({ currentTarget, nativeEvent }: SyntheticEvent) => {
  heardPress(currentTarget, nativeEvent)
}

function Part({
  children,
  load,
  fallback,
  className,
  open,
  waitingClass,
}: PartProps & Opening & { waitingClass?: string }) {
  const box = useRef<HTMLDivElement>(null)
  // Whether the part stands in the page already, as HTML. That does not change later.
  const [prerendered] = useState(!useHydrated())
  const [isAlive, setAlive] = useState(!prerendered)
  const anew =
    fallback === undefined ? children : <Suspense fallback={fallback}>{children}</Suspense>
  return (
    <div
      ref={box}
      className={cn('part-box', className, !isAlive && waitingClass)}
      // React calls this only for a press that reaches what is inside.
      onClickCapture={heard}
      onKeyDownCapture={heard}
    >
      {prerendered ? (
        <Waiting {...{ box, load, fallback, open, isAlive }} onAlive={setAlive}>
          {children}
        </Waiting>
      ) : (
        anew
      )}
    </div>
  )
}

interface Life {
  isAlive: boolean
  onAlive: (isAlive: true) => void
}

function Waiting({
  box,
  load,
  fallback,
  open,
  isAlive,
  onAlive,
  children,
}: PartProps & Opening & Life & { box: RefObject<HTMLElement | null> }) {
  const [gate] = useState(() => createGate(load))
  // One boundary for gate and content: of two, the inner one would come to life after the part was said to be alive.
  const part = (
    <Suspense fallback={fallback}>
      <Gated gate={gate} onAlive={onAlive}>
        {children}
      </Gated>
    </Suspense>
  )
  // React gives up on a boundary whose content changes before it has come to life, and would blank it. So what
  // was prerendered stays in place until then, whatever the page around it does; a change opens the gate.
  const [first] = useState({ part, children })
  useEffect(() => {
    if (children !== first.children) gate.open(true)
  }, [children, first, gate])
  useEffect(() => {
    if (!box.current) return undefined
    if (!isAlive) return open(box.current, gate)
    replayTyping(box.current, isWaiting)
    replayPress(box.current)
    replaySubmit()
    return undefined
  }, [box, gate, isAlive, open])
  return isAlive ? part : first.part
}

const nothing = settled(Promise.resolve(), undefined)

function Gated({
  gate,
  onAlive,
  children,
}: Pick<Life, 'onAlive'> & {
  gate: Gate
  children: ReactNode
}) {
  // Only what stands in the page as HTML can wait; a part rendered anew has nothing to stand in for it.
  use(useHydrated() ? nothing : gate.opened)
  useEffect(() => {
    onAlive(true)
  }, [onAlive])
  return children
}
