// The least a prerendered React page can be: a heading, a sentence and a button that counts.
import { createElement as h, StrictMode, useState } from 'react'

function Counter() {
  const [count, setCount] = useState(0)
  const press = () => setCount(count + 1)
  return h('button', { type: 'button', onClick: press }, `Pressed ${count} times`)
}

export const page = h(
  StrictMode,
  null,
  h('main', null, h('h1', null, 'A bare page'), h('p', null, 'One button.'), h(Counter)),
)
