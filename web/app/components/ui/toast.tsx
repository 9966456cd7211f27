import type { ReactNode } from 'react'

/** Gives the pages below a way to say something in passing. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return children
}
