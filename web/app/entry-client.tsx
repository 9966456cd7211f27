import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app'
import '@/styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

// The development server sends an empty root; the built site sends the page.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
