import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { PendingFigure } from './faces'

/** A part of a page with a file of its own: the module, and the name of what it exports. */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyPart<Props> {
  return lazyPart(() => load().then((module) => ({ default: module[name] })))
}

/**
 * A figure with a file of its own that comes to life when it is seen; bars hold its place until then. A `className`
 * is for the box around it.
 */
export function lazyFigure<Name extends string, Props extends object>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
) {
  const Figure = lazyNamed<Name, Props>(load, name)
  function SeenFigure(props: Props & { className?: string }) {
    return (
      <WhenSeen load={Figure.load} className={props.className} fallback={<PendingFigure />}>
        <Figure {...props} />
      </WhenSeen>
    )
  }
  return Object.assign(SeenFigure, { load: Figure.load })
}
