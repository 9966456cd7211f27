import { parse } from 'smol-toml'

/** The firm's facts out of `site.toml`. Without a name the whole part of the consultant is left out. */
export function siteOf(text: string) {
  const { consultant, ...facts } = parse(text)
  const isNamed = typeof consultant === 'object' && 'name' in consultant
  return isNamed ? { ...facts, consultant } : facts
}
