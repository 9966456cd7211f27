import { axe, expect, open, overflow, test, type Page } from './test'

/**
 * What every demo's page must stand, as it opens and after `touch`: axe in both themes on a phone and a desk,
 * and no sideways scroll at the extremes.
 */
export function looksRight(path: string, touch: (page: Page) => Promise<void> = async () => {}) {
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`axe finds nothing at ${String(width)} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await open(page, path)
        expect(await axe(page)).toEqual([])
        await touch(page)
        expect(await axe(page)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      })

  for (const width of [320, 768, 2560])
    test(`nothing sticks out at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await touch(page)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
}
