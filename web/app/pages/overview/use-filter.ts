import { choice, text } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import { catalogueGroups } from '@/demos/registry'
import type { CatalogueGroup } from './match'

/** Longer than any text of the catalogue. */
const LONGEST = 200

const settings = {
  q: text('', { maxLength: LONGEST }),
  group: choice(['all', ...catalogueGroups.map(({ group }) => group)], 'all'),
}

/** The catalogue's filter, kept in the address. */
export function useFilter() {
  const { view, change, reset } = useView(settings)
  return {
    words: view.q,
    group: view.group === 'all' ? null : view.group,
    type: (words: string) => {
      change({ q: words })
    },
    choose: (group: CatalogueGroup | null) => {
      change({ group: group ?? 'all' })
    },
    clear: reset,
  }
}
