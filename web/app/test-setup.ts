import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'

// The most a test waits for what it needs: parts of a page that are loaded on demand take long on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// What React complains about is a fault of the page. A test that provokes a complaint puts its own spy in this place.
const complaints: unknown[] = []
console.error = (...complaint: unknown[]) => {
  // A press that loads a part suspends inside the press itself, which user-event does not wait for.
  if (!String(complaint[0]).startsWith('A component suspended inside an `act` scope'))
    complaints.push(complaint)
}

afterEach(() => {
  cleanup()
  expect(complaints.splice(0)).toEqual([])
})
