/**
 * Marks a promise as fulfilled in the way React's `use` looks for: it then reads the value at once. Without the
 * mark it would suspend for a moment, and a click that waits for the part in question would be lost.
 */
export function settled<Value>(promise: Promise<Value>, value: Value) {
  return Object.assign(promise, { status: 'fulfilled' as const, value })
}
