import { hydrateRoot } from 'react-dom/client'
import { page } from './app.mjs'

hydrateRoot(document.getElementById('root'), page)
