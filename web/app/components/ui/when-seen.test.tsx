import { act, screen, waitFor } from '@testing-library/react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WhenSeen } from './when-seen'

/** What the prerender writes for `WhenSeen` round a counter, after a button. */
const html =
  '<button type="button">Change</button><div class="part-box not-seen"><!--$--><button type="button">Pressed 0 times</button><!--/$--></div>'

let seen: (box: Element) => void = () => {}
let root: Root | undefined
const container = () => document.getElementById('root') as HTMLElement

function Counter({ word = 'Pressed' }: { word?: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${word} ${String(count)} times`}
    </button>
  )
}

function Page({ load }: { load?: () => Promise<unknown> }) {
  const [word, setWord] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setWord('Clicked')}>
        Change
      </button>
      <WhenSeen load={load}>{word === undefined ? <Counter /> : <Counter word={word} />}</WhenSeen>
    </>
  )
}

async function hydrate(page: ReactNode, prerendered = html) {
  document.body.innerHTML = `<div id="root">${prerendered}</div>`
  await act(async () => {
    root = hydrateRoot(container(), page, {
      onRecoverableError: (error) => {
        throw error
      },
    })
  })
}

const part = () => screen.getByRole('button', { name: /times$/ })
const isAlive = () => Object.keys(part()).some((key) => key.startsWith('__reactProps'))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        seen = (target) => {
          report([{ isIntersecting: true, target }])
        }
      }
      observe() {}
      unobserve() {}
    },
  )
  vi.resetModules()
})
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('a prerendered part', () => {
  it('stays plain HTML until it is near the window', async () => {
    await hydrate(<Page />)
    const before = part()
    expect(isAlive()).toBe(false)
    await act(async () => seen(before.parentElement as Element))
    expect(part()).toBe(before)
    expect(isAlive()).toBe(true)
  })

  it('answers the very click that touches it first', async () => {
    await hydrate(<Page />)
    const before = part()
    await act(async () => {
      before.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      before.click()
    })
    expect(part()).toBe(before)
    expect(before.textContent).toBe('Pressed 1 times')
  })

  it('comes to life with a change that reaches it, and is never blank', async () => {
    await hydrate(<Page />)
    const before = part()
    const texts: (string | null)[] = []
    const watch = new MutationObserver(() => texts.push(container().textContent))
    watch.observe(container(), { subtree: true, childList: true, characterData: true })
    await act(async () => {
      screen.getByRole('button', { name: 'Change' }).click()
    })
    expect(part()).toBe(before)
    expect(before.textContent).toBe('Clicked 0 times')
    expect(texts.every((text) => text?.includes('times'))).toBe(true)
    watch.disconnect()
  })

  it('stays as it is while its code is on the way, and when that does not come', async () => {
    let arrive = () => {}
    const load = vi
      .fn(() => new Promise<void>((resolve) => (arrive = resolve)))
      .mockRejectedValueOnce(new Error('offline'))
    await hydrate(<Page load={load} />)
    const before = part()
    const box = before.parentElement as Element
    await act(async () => seen(box))
    expect(isAlive()).toBe(false)
    await act(async () => seen(box))
    expect(load).toHaveBeenCalledTimes(2)
    expect(isAlive()).toBe(false)
    await act(async () => arrive())
    expect(part()).toBe(before)
    expect(isAlive()).toBe(true)
  })

  it('gives way to a change though its code does not come: what stood there may be wrong by then', async () => {
    await hydrate(<Page load={() => Promise.reject(new Error('offline'))} />)
    await act(async () => {
      screen.getByRole('button', { name: 'Change' }).click()
    })
    expect(part().textContent).toBe('Clicked 0 times')
  })

  it('does what was pressed while its code was on the way, once', async () => {
    let arrive = () => {}
    await hydrate(<Page load={() => new Promise<void>((resolve) => (arrive = resolve))} />)
    await act(async () => {
      part().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      part().click()
    })
    expect(part().textContent).toBe('Pressed 0 times')
    await act(async () => arrive())
    await waitFor(() => {
      expect(part().textContent).toBe('Pressed 1 times')
    })
  })

  it.each(['in time', 'too late'])(
    'does what is pressed once its code is there and before it is alive, when React comes %s, once',
    async (when) => {
      await hydrate(<Page />)
      const box = part().parentElement as Element
      if (when === 'in time') {
        // Within the event React brings the part to life and answers the press itself.
        seen(box)
        expect(isAlive()).toBe(false)
        await act(async () => part().click())
      } else {
        // The window hears of this press, React does not; the part comes to life after it.
        const deaf = (event: Event) => {
          event.stopPropagation()
        }
        window.addEventListener('click', deaf, true)
        await act(async () => {
          part().click()
          window.removeEventListener('click', deaf, true)
        })
      }
      expect(isAlive()).toBe(true)
      await waitFor(() => {
        expect(part().textContent).toBe('Pressed 1 times')
      })
      // A second time would come with the next turn.
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
      })
      expect(part().textContent).toBe('Pressed 1 times')
    },
  )

  it('does what was pressed before it was known to wait, once', async () => {
    document.body.innerHTML = `<div id="root">${html}</div>`
    // React has not drawn the page yet.
    part().click()
    await act(async () => {
      root = hydrateRoot(container(), <Page />)
    })
    await waitFor(() => {
      expect(part().textContent).toBe('Pressed 1 times')
    })
  })

  it.each(['in time', 'too late'])(
    'hears the keys pressed in a drawing before it is alive, when React comes %s, each once',
    async (when) => {
      const keys: string[] = []
      let arrive = () => {}
      const load = () =>
        when === 'in time' ? Promise.resolve() : new Promise<void>((done) => (arrive = done))
      await hydrate(
        <WhenSeen load={load}>
          <div
            {...{ role: 'application', onKeyDown: ({ key }: { key: string }) => keys.push(key) }}
          />
        </WhenSeen>,
        '<div class="part-box not-seen"><!--$--><div role="application"></div><!--/$--></div>',
      )
      const drawing = screen.getByRole('application')
      if (when === 'in time') seen(drawing.parentElement as Element)
      await act(async () => {
        for (const key of ['End', 'Tab', 'Shift', 'ArrowLeft'])
          drawing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
      if (when === 'too late') expect(keys).toEqual([])
      await act(async () => arrive())
      await waitFor(() => {
        // What does nothing in a drawing is not told again.
        expect(keys).toEqual(['End', 'ArrowLeft'])
      })
      // A second time would come with the next turn.
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20))
      })
      expect(keys).toEqual(['End', 'ArrowLeft'])
    },
  )

  it('comes to life when it was touched before it was known to wait', async () => {
    document.body.innerHTML = `<div id="root">${html}</div>`
    part().dispatchEvent(new Event('input', { bubbles: true }))
    await act(async () => {
      root = hydrateRoot(container(), <Page />)
    })
    await waitFor(() => {
      expect(isAlive()).toBe(true)
    })
    expect(part().textContent).toBe('Pressed 0 times')
  })

  it('takes a form that is sent after its code has come and before it is alive, once', async () => {
    const sent = vi.fn((event: FormEvent) => {
      event.preventDefault()
    })
    await hydrate(
      <WhenSeen>
        <form aria-label="Own" onSubmit={sent} />
      </WhenSeen>,
      '<div class="part-box not-seen"><!--$--><form aria-label="Own"></form><!--/$--></div>',
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Own' })
    // Only a press makes React bring a part to life within the event.
    seen(form.parentElement as Element)
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    await act(async () => {
      form.dispatchEvent(event)
    })
    expect(event.defaultPrevented).toBe(true)
    await waitFor(() => {
      expect(sent).toHaveBeenCalledOnce()
    })
  })
})

it('a part that was not prerendered is there at once', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await act(async () => {
    root = createRoot(container())
    root.render(<Page />)
  })
  expect(part().textContent).toBe('Pressed 0 times')
  expect(isAlive()).toBe(true)
})
