/** A table whose planning was stopped, and until when that is told. */
import type { OwnTable } from '@/components/demo/own-data'
import { initialView } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredPage } from './ask'
import { networkView, settings, tableView, type NetworkView, type View } from './settings'

/** The table as it was asked for, and what was known by then. */
export interface Stopped {
  own: OwnTable
  view: NetworkView
  known: string
}

/** Whether it has its answer after all: the back button may ask for it again. */
export function isPlanned({ own, view }: Stopped, answered: AnsweredPage) {
  // Another speed asks for no network.
  const asked = { ...view, speed_kmh: answered.view.speed_kmh }
  return own === answered.own && JSON.stringify(asked) === JSON.stringify(answered.view)
}

/** The same settings; who changes them so that another network is asked for is told of. What the stock asks is not. */
export function withAsking(
  state: ViewState<View>,
  isTable: boolean,
  onAsk: () => void,
): ViewState<View> {
  const { view, change, reset } = state
  const question = (of: View) => JSON.stringify(isTable ? tableView(of) : networkView(of))
  const tell = (patch: Partial<View>) => {
    if (question({ ...view, ...patch }) !== question(view)) onAsk()
  }
  return {
    ...state,
    change: (patch, how) => {
      tell(patch)
      change(patch, how)
    },
    reset: () => {
      tell(initialView(settings))
      reset()
    },
  }
}
