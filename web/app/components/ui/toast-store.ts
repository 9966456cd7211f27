/** The messages in passing. A store outside React, so that any module can speak and no page renders again for it. */
export interface Toast {
  /** A toast with the id of one on screen takes its place. */
  id: string
  tone: 'info' | 'success' | 'destructive'
  title: string
  description?: string
  /** Whether it stays until it is closed or replaced. Errors always do. */
  lasting?: boolean
}

let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast, or puts it in the place of the one with the same id. */
export function showToast(toast: Toast) {
  change([...toasts.filter((other) => other.id !== toast.id), toast])
}

export function dismissToast(id: string) {
  change(toasts.filter((toast) => toast.id !== id))
}

export const currentToasts = () => toasts

export function onToastsChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
