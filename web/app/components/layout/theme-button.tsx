import { useSyncExternalStore } from 'react'
import { HalfDisc } from '@/components/ui/icons'
import { frame } from '@/content/navigation'
import { currentTheme, onThemeChange, switchTheme } from '@/lib/theme'
import { iconButton } from './icon-button'

// The prerendered page cannot know the visitor's theme.
const unknownTheme = () => 'unknown' as const

/** Switches between light and dark. Without scripts it could do nothing, so it is not shown. */
export function ThemeButton() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, unknownTheme)
  return (
    <button
      type="button"
      aria-label={frame.theme[theme]}
      onClick={switchTheme}
      className={iconButton('hidden [.js_&]:grid')}
    >
      <HalfDisc />
    </button>
  )
}
