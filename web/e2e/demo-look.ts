import { axe, expect, open, overflow, test, type Page } from './test'

/**
 * How a page may be shown. In forced colours the pairs are the system's own, and there is nothing more to find. Without
 * motion, as colours that are still changing have the contrast of neither theme. */
export const themes = [
  { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
  { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'reduce' },
] as const

/** The rules about colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds in every theme. Light and dark differ in colours alone: where the same is to be read as in the first,
 * only rules about colours can find more.
 */
export async function axeInThemes(page: Page) {
  const found: string[] = []
  let read: string | undefined
  for (const theme of themes) {
    await page.emulateMedia(theme)
    const text = await page.evaluate(() => document.body.innerText)
    for (const fault of await axe(page, text === read ? ofColours : undefined))
      found.push(`${theme.colorScheme}: ${fault}`)
    read = text
  }
  return found
}

/**
 * What a demo's page must stand once it was touched, on a phone and on a desk: axe in every theme, and no sideways
 * scroll at the widths around it. As it opens it is looked at with all the other routes.
 */
export function looksRight(path: string, touch: (page: Page) => Promise<void>) {
  for (const [width, ...others] of [
    [390, 320],
    [1280, 768, 2560],
  ] as const)
    test(`touched at ${String(width)} px, it is sound in every theme and nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await touch(page)
      expect(await axeInThemes(page)).toEqual([])
      for (const other of [width, ...others]) {
        await page.setViewportSize({ width: other, height: 800 })
        expect(await overflow(page), `at ${String(other)} px`).toBeLessThanOrEqual(0)
      }
    })
}
