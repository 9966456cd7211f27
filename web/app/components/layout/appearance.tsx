import { useAppearance } from './use-arrival'

/** Stands after a page in its boundary, and so appears with it and never with its placeholder. */
export function Appearance({ title }: { title: string }) {
  useAppearance(title)
  return null
}
