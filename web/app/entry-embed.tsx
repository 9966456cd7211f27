import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router, type AroundNavHandler } from 'wouter'
import { Embed } from '@/embed'
import { asOneStep } from '@/lib/address'
import { watchTyping } from '@/lib/replay-typing'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

// Only the figure may stand in another page: every other address of the site opens beside it.
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, location.href)
  if (target.pathname === location.pathname) navigate(to, { ...options, replace: true })
  else window.open(target, '_blank', 'noopener')
}

// The back button is the other page's: what is chosen here is no step of it.
asOneStep(true)
watchTyping()

hydrateRoot(
  root,
  <StrictMode>
    <Router ssrSearch="" aroundNav={aroundNav}>
      <Embed />
    </Router>
  </StrictMode>,
)
