import { lazy, type ComponentType } from 'react'

/** A page loaded on demand whose code can be asked for before it is shown. */
export interface LazyPage {
  readonly Component: ComponentType
  preload: () => Promise<void>
}

/** Makes a page out of its module; one load serves both the hint and the render. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined
  const once = () =>
    (loading ??= load().catch((error: unknown) => {
      // A failed load must not stick, neither here nor in what React keeps of it: the next visit tries again.
      loading = undefined
      Component = lazy(once)
      throw error
    }))
  let Component = lazy(once)
  return {
    get Component() {
      return Component
    },
    preload: () =>
      once().then(
        () => undefined,
        // Only a hint: the render reports the failure if the page is really opened.
        () => undefined,
      ),
  }
}
