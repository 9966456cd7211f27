import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router, type AroundNavHandler } from 'wouter'
import { App } from '@/app'
import { followHistory } from '@/components/layout/use-arrival'
import { watchTyping } from '@/lib/replay-typing'
import '@/styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followHistory()
watchTyping()

// As in the browser itself, choosing the address one is at adds no step to the history.
const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const same = new URL(to, location.href).href === location.href
  navigate(to, same ? { ...options, replace: true } : options)
}

// The prerendered page knows no query: an empty one here keeps hydration in step, the real one follows at once.
const app = (
  <StrictMode>
    <Router ssrSearch="" aroundNav={aroundNav}>
      <App />
    </Router>
  </StrictMode>
)

// The development server sends an empty root; the built site sends the page.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
