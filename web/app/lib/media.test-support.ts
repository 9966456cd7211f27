import { vi } from 'vitest'

/** Answers every media query alike, and tells of no change. */
export const stubMedia = (matches = false) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
