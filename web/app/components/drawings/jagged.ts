/** Small integers that look random and are the same everywhere, so that server and browser draw one picture. */
export function jitter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103 + 12345) % 65536
    return state / 65536
  }
}

/** What a jagged line follows: from and to on the x axis, a step, the height at a share of the way, and how far it strays. */
export interface Jagged {
  seed: number
  from: number
  to: number
  step?: number
  height: (share: number) => number
  stray: number
}

/** The path of a noisy reading around a known line. */
export function jagged({ seed, from, to, step = 4, height, stray }: Jagged): string {
  const next = jitter(seed)
  const count = Math.floor((to - from) / step)
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const y = height(index / count) + (next() + next() - 1) * stray
    return `${String(from + index * step)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
