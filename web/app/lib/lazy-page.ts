import { lazy, type ComponentType } from 'react'

/** A page loaded on demand whose code can be asked for before it is shown. */
export interface LazyPage {
  Component: ComponentType
  preload: () => Promise<void>
}

/** Makes a page out of its module; one load serves both the hint and the render. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined
  const once = () =>
    (loading ??= load().catch((error: unknown) => {
      // A failed load must not stick: the next visit tries again.
      loading = undefined
      throw error
    }))
  return {
    Component: lazy(once),
    preload: () =>
      once().then(
        () => undefined,
        // Only a hint: the render reports the failure if the page is really opened.
        () => undefined,
      ),
  }
}
