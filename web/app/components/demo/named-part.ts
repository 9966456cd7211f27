import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'

/** A part of a page in a file of its own, by the name it is exported under. */
export function namedPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazyPart(async () => ({ default: (await load())[name] }))
}
