/** Our tables in a test, from their files. */
import { readFile } from 'node:fs/promises'
import { vi } from 'vitest'
import { starterSets } from './starter-sets'

/** Answers requests for our tables from their files, and tells of every other. */
export function fakeFetch() {
  return vi.fn(async (address: string) => {
    const set = Object.values(starterSets).find((one) => one.address === address)
    if (!set) throw new Error(`nobody answers at ${address}`)
    const bytes = await readFile(`app/demos/data-visualization/data/${set.file}`)
    return new Response(new Blob([bytes]))
  })
}
