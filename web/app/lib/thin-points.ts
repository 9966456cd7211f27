interface Point {
  x: number
  value: number | null
}

/**
 * Of a long series the points worth drawing, in their order: the lowest and the highest of each stretch, about `most`
 * in all, and those that `keeps` names, half as many at the most. A short series is left alone.
 */
export function thinPoints<P extends Point>(
  all: readonly P[],
  most: number,
  keeps: (point: P) => boolean,
): readonly P[] {
  if (all.length <= most) return all
  const stretch = Math.ceil(all.length / (most / 2))
  const kept = new Map<number, P>()
  for (let from = 0; from < all.length; from += stretch) {
    let [low, high] = [all[from], all[from]]
    for (const one of all.slice(from, from + stretch)) {
      if (one.value === null) continue
      if (low?.value == null || one.value < low.value) low = one
      if (high?.value == null || one.value > high.value) high = one
    }
    for (const one of [low, high]) if (one) kept.set(one.x, one)
  }
  // More of them would be a solid band.
  for (const one of all.filter(keeps).slice(0, most / 2)) kept.set(one.x, one)
  return [...kept.values()].sort((a, b) => a.x - b.x)
}
