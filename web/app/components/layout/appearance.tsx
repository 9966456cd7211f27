import { useAppearance, type LoadMetas } from './use-arrival'

/** Stands after a page in its boundary, and so appears with it and never with its placeholder. */
export function Appearance({ path, loadMetas }: { path: string; loadMetas: LoadMetas }) {
  useAppearance(path, loadMetas)
  return null
}
