import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { liveQuery } from './address'
import { choice, numeric, text } from './url-state'
import { useView, type ViewState } from './use-view'

const settings = {
  q: text('', { maxLength: 200 }),
  fit: choice(['none', 'smooth'], 'none'),
  strength: numeric(1, { min: 0, max: 1000 }),
  rate: numeric(1, { min: 0, max: 1000 }, { label: 'Rate' }),
}
type View = ViewState<{ q: string; fit: 'none' | 'smooth'; strength: number; rate: number }>
let hook: { current: View }
let clock = Date.now()

function open(query = '') {
  window.history.replaceState(null, '', `/page${query}`)
  const { result, unmount } = renderHook(() => useView(settings))
  hook = result
  return unmount
}

/** Every call of the history the page makes. */
function watched() {
  const calls: [string, unknown][] = []
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name].bind(window.history)
    vi.spyOn(window.history, name).mockImplementation((data, unused, url) => {
      calls.push([name, url])
      original(data, unused, url)
    })
  }
  return calls
}

const change = (patch: Partial<View['view']>) => {
  act(() => {
    hook.current.change(patch)
  })
}
const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  // A test's own budget of calls: far from where the one before left its clock.
  clock += 3_600_000
  vi.setSystemTime(clock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the address', () => {
  test.each(['a%2Fb', '50% & more', 'é+ü', 'a b', '100%'])('carries %j there and back', (q) => {
    open()
    change({ q })
    rest(300)
    expect(new URLSearchParams(window.location.search).get('q')).toBe(q)
    expect(hook.current.view.q).toBe(q)
  })

  test('of a shared link is read raw', () => {
    open('?q=a%252Fb%26c')
    expect(hook.current.view.q).toBe('a%2Fb&c')
  })

  test('is not known to the prerendered page', () => {
    window.history.replaceState(null, '', '/page?strength=7')
    const Page = () => useView(settings).view.strength
    expect(renderToString(<Page />)).toBe('1')
  })

  test('keeps what is not ours, and the share link leaves it out', () => {
    open('?ref=mail')
    change({ fit: 'smooth' })
    expect(window.location.search).toBe('?ref=mail&fit=smooth')
    expect(hook.current.href).toBe('/page?fit=smooth')
  })
})

describe('the history', () => {
  test('a choice is a step, written at once', () => {
    open()
    const calls = watched()
    change({ fit: 'smooth' })
    expect(calls).toEqual([['pushState', '/page?fit=smooth']])
  })

  test('dragging shows at once, and replaces and asks once the hand rests', () => {
    open()
    const calls = watched()
    for (let strength = 2; strength <= 50; strength += 1) change({ strength })
    expect(hook.current).toMatchObject({ view: { strength: 50 }, settled: { strength: 1 } })
    expect(calls).toEqual([])
    rest(300)
    expect(calls).toEqual([['replaceState', '/page?strength=50']])
    expect(hook.current.settled.strength).toBe(50)
  })

  test('what stood for a text that cannot be used is not asked about while it is mended', () => {
    open('?rate=lots')
    expect(hook.current).toMatchObject({ settled: { rate: 1 }, unusable: { rate: 'lots' } })
    change({ rate: 60 })
    expect(hook.current.refused).toEqual({})
    // The last thing to ask about is still the text, for which the default stands.
    expect(hook.current).toMatchObject({ settled: { rate: 1 }, unusable: { rate: 'lots' } })
    rest(300)
    expect(hook.current).toMatchObject({ settled: { rate: 60 }, unusable: {} })
  })

  test('a choice made while a drag rests keeps both, one step apart', () => {
    open()
    const calls = watched()
    change({ strength: 9 })
    change({ fit: 'smooth' })
    expect(calls).toEqual([
      ['replaceState', '/page?strength=9'],
      ['pushState', '/page?fit=smooth&strength=9'],
    ])
  })

  test('Safari’s hundred calls in thirty seconds are never reached, and the page does not wait', () => {
    open()
    const calls = watched()
    for (let count = 0; count < 150; count += 1) {
      change({ fit: count % 2 === 0 ? 'smooth' : 'none' })
      rest(100)
    }
    // Each step costs another call, by the memory of where the visitor stood.
    expect(calls.length).toBeLessThanOrEqual(50)
    change({ fit: 'smooth' })
    expect(hook.current.settled.fit).toBe('smooth')
    rest(30_000)
    expect(window.location.search).toBe('?fit=smooth')
  })

  test('the back button takes the place of what was not written yet', () => {
    open('?strength=3')
    change({ strength: 9 })
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(hook.current.view.strength).toBe(3)
    rest(1000)
    expect(window.location.search).toBe('?strength=3')
  })

  test('what rests is written when its page goes', () => {
    window.history.replaceState(null, '', '/page')
    const { result, unmount } = renderHook(() => useView(settings))
    hook = result
    change({ strength: 9 })
    unmount()
    expect(window.location.search).toBe('?strength=9')
  })

  test('what was dragged on one page is not written onto another', () => {
    open()
    change({ strength: 9 })
    act(() => {
      window.history.pushState(null, '', '/other')
    })
    rest(1000)
    expect(window.location.pathname + window.location.search).toBe('/other')
  })
})

test('two presses of the space bar are two steps, arrow keys in a list are one', () => {
  open()
  const calls = watched()
  const pushed = () => calls.filter(([name]) => name === 'pushState').length
  const press = (key: string, fit: 'none' | 'smooth') => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    change({ fit })
  }
  press(' ', 'smooth')
  press(' ', 'none')
  expect(pushed()).toBe(2)
  press('ArrowDown', 'smooth')
  press('ArrowDown', 'none')
  expect(pushed()).toBe(3)
})

test('an arrow key pressed before the page came to life is of one step with those after it', () => {
  const list = document.createElement('select')
  document.body.append(list)
  const press = () =>
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  press()
  open()
  const calls = watched()
  change({ fit: 'smooth' })
  press()
  change({ fit: 'none' })
  expect(calls.map(([name]) => name)).toEqual(['pushState', 'replaceState'])
  list.remove()
})

test('an arrow key in a list of the next page is a step, though the lists share their name', () => {
  const calls = watched()
  for (const page of ['one', 'two']) {
    const leave = open(`?q=${page}`)
    const list = document.createElement('select')
    list.name = 'fit'
    document.body.append(list)
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    change({ fit: 'smooth' })
    list.remove()
    leave()
  }
  const chosen = calls.filter(([, url]) => String(url).includes('smooth'))
  expect(chosen.map(([name]) => name)).toEqual(['pushState', 'pushState'])
})

test('a key is known for what it is before the element it is pressed in answers it', () => {
  open()
  const calls = watched()
  const chart = document.createElement('button')
  document.body.append(chart)
  const answers = ['smooth', 'none', 'smooth'] as const
  let pressed = 0
  chart.addEventListener('keydown', () => {
    const fit = answers[pressed]
    pressed += 1
    if (fit) change({ fit })
  })
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    chart.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  // The arrow keys are one step, and what Enter opens is another.
  expect(calls.map(([name]) => name)).toEqual(['pushState', 'replaceState', 'pushState'])
  chart.remove()
})

test('who followed the history before the page did hears of a step before it', () => {
  const heard: string[] = []
  const follow = () => {
    heard.push(liveQuery())
  }
  window.addEventListener('popstate', follow)
  open('?strength=3')
  change({ strength: 9 })
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  window.removeEventListener('popstate', follow)
  expect(heard).toEqual(['strength=9'])
  expect(hook.current.view.strength).toBe(3)
})
