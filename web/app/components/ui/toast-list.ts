import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'

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

export const toasts = createStore<readonly ShownToast[]>([])

export function addToast(toast: ShownToast) {
  toasts.set([...toasts.get().filter((other) => other.id !== toast.id), toast])
}

export function dismissToast(id: string) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
