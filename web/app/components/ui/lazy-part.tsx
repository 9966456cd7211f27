import { Component, isValidElement, use, type ComponentType, type ReactNode } from 'react'
import { errorScreen, partScreen } from '@/content/navigation'
import { settled } from '@/lib/settled'
import { Button } from './button'

/** A part of a page with a file of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Asks for the file before the part is shown. A second call after a failure tries again. */
  load: () => Promise<unknown>
}

const isLazy = (type: unknown): type is LazyPart<object> =>
  typeof type === 'function' && 'load' in type

/** How the code of what is to be shown is asked for, where that is in a file of its own. */
export const loadOf = (node: ReactNode) =>
  isValidElement(node) && isLazy(node.type) ? node.type.load : undefined

/** What a component that a module exports takes. */
export type PropsOf<Shown> = Shown extends ComponentType<infer Props extends object> ? Props : never

/**
 * A part of a page whose code is loaded when it is first shown: the module, and the name of what it exports. When
 * that fails, or the part crashes, the rest of the page stands and the part offers to try again.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module[Name]>> {
  return lazyComponent(async () => {
    const { [name]: shown } = await load()
    // A name that is not a component's takes `never` and cannot be shown.
    return shown as ComponentType<PropsOf<Module[Name]>>
  })
}

function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let failed = false
  const start = () => {
    failed = false
    const promise = load()
    promise.then(
      (shown) => settled(promise, shown),
      () => (failed = true),
    )
    return (loading = promise)
  }
  const again = () => (loading === undefined || failed ? start() : loading)

  function Content(props: Props) {
    const Shown = use(loading ?? start())
    return <Shown {...props} />
  }
  function Part(props: Props) {
    return (
      <PartBoundary onRetry={again}>
        <Content {...props} />
      </PartBoundary>
    )
  }
  return Object.assign(Part, { load: again })
}

/** Keeps a failure within one part of a page. */
export class PartBoundary extends Component<
  { children: ReactNode; onRetry?: () => Promise<unknown> },
  { failed: boolean; isStuck: boolean }
> {
  override state = { failed: false, isStuck: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** The message stays until the code is there: a part that fails twice must not flicker. */
  async retry() {
    try {
      await this.props.onRetry?.()
      this.setState({ failed: false, isStuck: false })
    } catch {
      // Still out of reach: where the site has changed meanwhile, only the page anew knows its files.
      this.setState({ isStuck: true })
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-hairline bg-surface p-5"
      >
        <p className="text-muted">{partScreen.happened}</p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            void this.retry()
          }}
        >
          {partScreen.again}
        </Button>
        {this.state.isStuck && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              location.reload()
            }}
          >
            {errorScreen.reload}
          </Button>
        )}
      </div>
    )
  }
}
