import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { replaySubmit, replayTyping, watchTyping } from './replay-typing'

/** What the prerender writes for the form below. */
const html = `<form><input aria-label="Name" value="Li"><textarea aria-label="Text">Old</textarea><input type="checkbox" aria-label="Tick"><input type="radio" name="way" value="a" checked=""><input type="radio" name="way" value="b"><select aria-label="List"><option value="1" selected="">1</option><option value="2">2</option></select><output>Li Old false a 1</output></form>`

function Form() {
  const [name, setName] = useState('Li')
  const [text, setText] = useState('Old')
  const [tick, setTick] = useState(false)
  const [way, setWay] = useState('a')
  const [line, setLine] = useState('1')
  const radio = (value: string) => (
    <input
      type="radio"
      name="way"
      value={value}
      checked={way === value}
      onChange={() => setWay(value)}
    />
  )
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Tick"
        checked={tick}
        onChange={(event) => setTick(event.target.checked)}
      />
      {radio('a')}
      {radio('b')}
      <select aria-label="List" value={line} onChange={(event) => setLine(event.target.value)}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <output>{[name, text, String(tick), way, line].join(' ')}</output>
    </form>
  )
}

let root: Root | undefined

/** Hydrates the form after somebody has used it as plain HTML. */
async function hydrateAfter(touch: (field: (selector: string) => HTMLInputElement) => void) {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const box = document.getElementById('root') as HTMLElement
  touch((selector) => box.querySelector(selector) as HTMLInputElement)
  watchTyping()
  await act(async () => {
    root = hydrateRoot(box, <Form />)
  })
  await act(async () => {
    replayTyping(box)
  })
  return box.querySelector('output')?.textContent
}

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.innerHTML = ''
})

it('leaves untouched fields alone', async () => {
  expect(await hydrateAfter(() => {})).toBe('Li Old false a 1')
})

it('takes what a page has shown since for nothing typed', () => {
  document.body.innerHTML = html
  watchTyping()
  const list = document.querySelector('select') as HTMLSelectElement
  list.value = '2'
  const told = vi.fn()
  list.addEventListener('change', told)
  replayTyping(document.body)
  expect(told).not.toHaveBeenCalled()
})

it.each<[string, string, (field: HTMLInputElement) => void, string]>([
  ['a text', '[aria-label="Name"]', (field) => (field.value = 'Marie'), 'Marie Old false a 1'],
  ['a long text', 'textarea', (field) => (field.value = 'New'), 'Li New false a 1'],
  ['a tick', '[type="checkbox"]', (field) => (field.checked = true), 'Li Old true a 1'],
  ['a choice', '[value="b"]', (field) => (field.checked = true), 'Li Old false b 1'],
  ['a line of a list', 'select', (field) => (field.value = '2'), 'Li Old false a 2'],
])('takes over %s from before', async (_, selector, touch, expected) => {
  expect(await hydrateAfter((field) => touch(field(selector)))).toBe(expected)
})

it('sends a form that was sent before the page was alive, once', () => {
  document.body.innerHTML = '<form id="plain"></form><form id="own" action="/elsewhere"></form>'
  // It runs before anything of ours is loaded.
  runInThisContext(readFileSync('public/theme.js', 'utf8'))
  const send = (id: string) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const sent = vi.fn((event: Event) => {
    event.preventDefault()
  })
  document.getElementById('plain')?.addEventListener('submit', sent)
  expect(send('plain')).toBe(false)
  expect(sent).not.toHaveBeenCalled()
  expect(send('own')).toBe(true)
  vi.useFakeTimers()
  replaySubmit()
  replaySubmit()
  vi.runAllTimers()
  expect(sent).toHaveBeenCalledOnce()

  // From now on only what nothing has answered is kept, until the next part comes to life.
  document.getElementById('plain')?.removeEventListener('submit', sent)
  expect(send('plain')).toBe(false)
  document.getElementById('plain')?.addEventListener('submit', sent)
  replaySubmit()
  vi.runAllTimers()
  expect(sent).toHaveBeenCalledTimes(2)
  send('plain')
  replaySubmit()
  vi.runAllTimers()
  expect(sent).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
