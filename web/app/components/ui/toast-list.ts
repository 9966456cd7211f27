import type { ComponentType } from 'react'

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

/** A toast brings what it looks like: a page on which nothing ever speaks does without that code. */
export interface ShownToast extends Toast {
  Card: ComponentType<{ toast: Toast }>
}

let toasts: readonly ShownToast[] = []
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function addToast(toast: ShownToast) {
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
