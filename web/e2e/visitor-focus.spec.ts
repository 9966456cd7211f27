// A demo walked by keyboard alone: the focus is never lost, and always in sight.
import { expect, open, test, type Page } from './test'

interface Focus {
  /** What has the focus, as a message names it. */
  name: string
  isOnControl: boolean
  /** Part of it lies in the window with nothing over it. */
  isInSight: boolean
  /** A ring is drawn around it or what it stands in; a box that only takes the focus from the script needs none. */
  hasRing: boolean
}

function focusOf(page: Page) {
  return page.evaluate<Focus>(() => {
    const control = document.activeElement ?? document.body
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2
    const hit = document.elementFromPoint(x, y)
    const isRinged = (node: Element | null) => {
      if (!node) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(node)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    const holder = control.closest('label, .control-field')
    return {
      name: `${control.tagName} ${control.getAttribute('aria-label') ?? (holder ?? control).textContent.slice(0, 80)}`,
      isOnControl: control !== document.body,
      isInSight: hit !== null && (control.contains(hit) || (holder?.contains(hit) ?? false)),
      hasRing:
        control.matches('[tabindex="-1"]') ||
        isRinged(control) ||
        isRinged(holder) ||
        // The calendar's button inside the field has the focus: the browser draws its ring.
        control.matches('[type=date]:not(:focus-visible)'),
    }
  })
}

/** The focus as it must be after every key. A page that scrolls there is given the time to. */
async function expectFocus(page: Page, after: string) {
  await expect
    .poll(async () => {
      const { name, ...focus } = await focusOf(page)
      return { ...focus, ...(Object.values(focus).includes(false) && { name }) }
    }, `after ${after}`)
    .toEqual({ isOnControl: true, isInSight: true, hasRing: true })
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  await expectFocus(page, key)
}

/** Goes on by Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let times = 0; times < 250; times++) {
    const { name: focused } = await focusOf(page)
    if (name.test(focused)) return
    await press(page, key)
  }
  throw new Error(`no Tab leads to ${name.source}`)
}

test('a demo is walked by keyboard alone, and the focus is never lost or out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/demo/bond-yields')
  const answer = page.locator('.demo-answer')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused()
  await expectFocus(page, 'the first Tab')
  await press(page, 'Enter')

  // A figure of the answer opens to its note, which gives the focus back.
  await tabTo(page, /^BUTTON .*21 months/)
  await press(page, 'Enter')
  const note = page.locator('.note')
  await expect(note).toBeFocused()
  await press(page, 'Tab')
  await expect(note.getByRole('button', { name: 'Close' })).toBeFocused()
  await press(page, 'Enter')
  await expect(note).toHaveCount(0)
  await expect(answer.getByRole('button', { name: /21 months/ })).toBeFocused()
  await press(page, 'Enter')
  await press(page, 'Escape')
  await expect(note).toHaveCount(0)
  await expect(answer.getByRole('button', { name: /21 months/ })).toBeFocused()

  // The sheet with the controls: something is chosen, taken back, and the sheet closed.
  await tabTo(page, /^BUTTON Change$/)
  await press(page, 'Enter')
  const sheet = page.getByRole('dialog', { name: 'Controls' })
  await expect(sheet).toBeVisible()
  await tabTo(page, /^INPUT Nelson–Siegel$/)
  await press(page, 'ArrowRight')
  await expect(sheet.getByRole('radio', { name: 'Svensson' })).toBeFocused()
  await expect(page).toHaveURL(/fit=svensson/)
  await tabTo(page, /Back to the default view/)
  await press(page, 'Enter')
  await expect(page).toHaveURL('/demo/bond-yields')
  await expect(sheet.getByRole('button', { name: 'Back to the default view' })).toBeFocused()
  await press(page, 'Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('.demo-side').getByRole('button', { name: 'Change' })).toBeFocused()

  // On through the folded figures: each opens before the focus would be out of sight.
  await tabTo(page, /Talk to us about this/)
})
