import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const yes = () => true
const no = () => false

/** Whether the script has taken over the prerendered page: before that, only what the page already says may be rendered. */
export function useHydrated() {
  return useSyncExternalStore(never, yes, no)
}
