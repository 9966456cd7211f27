const ids = new WeakMap<object, number>()
let lastId = 0

/** A short name of a value for a key: of an object its identity, since a visitor's table may have megabytes. */
export function idOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return value ?? null
  const id = ids.get(value) ?? (lastId += 1)
  ids.set(value, id)
  return id
}
