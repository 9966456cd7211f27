import { createContext, type ComponentType, type ReactNode } from 'react'
import { createStore } from '@/lib/store'
import type { DemoFrameProps } from './demo-frame'

/** The demo a part stands in, the address of its view, and what that cannot carry. */
export interface FrameState {
  slug: string
  title: string
  href: string
  /** Whether a visitor's own data is in use. */
  hasOwn: boolean
}

export const FrameContext = createContext(
  createStore<FrameState>({ slug: '', title: '', href: '', hasOwn: false }),
)

/** Where a page of another site shows one figure: which, the frame in place of the demo's, and what drops the rest. */
export const EmbedContext = createContext<{
  figure: string
  Frame: ComponentType<DemoFrameProps>
  Only: ComponentType<{ children: ReactNode }>
} | null>(null)
