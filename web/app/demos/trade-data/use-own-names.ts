import { useState } from 'react'
import type { OwnTable } from '@/components/demo/own-data'
import { pick } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import type { View } from './settings'

/** The settings that name rows of the table that is shown. */
const naming = ['partner', 'chapter', 'into'] as const
type Names = Pick<View, (typeof naming)[number]>

/**
 * The state of the page where names out of a table of one's own stay in memory: in the address they would be sent with
 * the next reload, and stand in every link that is copied.
 */
export function useOwnNames(state: ViewState<View>, own: OwnTable | null): ViewState<View> {
  const [chosen, setChosen] = useState<{ own: OwnTable; names: Names } | null>(null)
  if (!own) return state
  // Until something is chosen, the tariff is as the address has it, and the shares are whole.
  const names: Names =
    chosen?.own === own ? chosen.names : { ...pick(state.view, ['partner', 'chapter']), into: '' }
  return {
    ...state,
    view: { ...state.view, ...names },
    settled: { ...state.settled, ...names },
    isDefault: state.isDefault && chosen?.own !== own,
    change: (patch, how) => {
      const { partner, chapter, into, ...others } = { ...names, ...patch }
      if (naming.some((key) => key in patch)) setChosen({ own, names: { partner, chapter, into } })
      // With other rows goes what the address has opened of Canada's trade.
      if (Object.keys(others).length > 0)
        state.change('by' in others ? { ...others, into: '' } : others, how)
    },
    reset: () => {
      setChosen(null)
      state.reset()
    },
  }
}
