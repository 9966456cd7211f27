/** Items in the order given, those that stand near the one before them in one group. */
export function clustersOf<T>(items: readonly T[], isNear: (last: T, next: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last !== undefined && isNear(last, item)) group.push(item)
    else groups.push([item])
  }
  return groups
}
