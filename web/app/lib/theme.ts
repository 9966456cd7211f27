/** The theme in use and the visitor's choice of it. `public/theme.js` applies the stored choice before the first paint. */
import { listeners } from './store'

export type Theme = 'light' | 'dark'

const storageKey = 'theme'
const darkSystem = '(prefers-color-scheme: dark)'

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/** What the page shows now: the visitor's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (isTheme(chosen)) return chosen
  return matchMedia(darkSystem).matches ? 'dark' : 'light'
}

const { subscribe, tell } = listeners()

function apply(theme: Theme) {
  const root = document.documentElement
  // Without this every colour would fade by itself and the page would flicker.
  root.classList.add('theme-changing')
  root.dataset['theme'] = theme
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    colour.media = colour.dataset['theme'] === theme ? 'all' : 'not all'
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('theme-changing')))
  tell()
}

/** Switches to the other theme and remembers it on this device. */
export function switchTheme() {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage may be closed to us: the choice then lasts as long as the page.
  }
  apply(theme)
}

/** Calls back when the theme changes: by the button, in another tab, or with the system. */
export function onThemeChange(listener: () => void) {
  const system = matchMedia(darkSystem)
  const otherTab = (event: StorageEvent) => {
    if (event.key === storageKey && isTheme(event.newValue)) apply(event.newValue)
  }
  const unsubscribe = subscribe(listener)
  system.addEventListener('change', listener)
  addEventListener('storage', otherTab)
  return () => {
    unsubscribe()
    system.removeEventListener('change', listener)
    removeEventListener('storage', otherTab)
  }
}
