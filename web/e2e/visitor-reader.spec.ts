// The walk of somebody who hears the page: names, roles and order as the browser hands them to a screen reader.
import { expect, open, test, type Page } from './test'

interface Heard {
  role: string
  name: string
}

/** What a screen reader walks over, in its order; wrappers and plain text are left out. */
async function treeOf(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const [root] = nodes
  const walk = (node: (typeof nodes)[number]): Heard[] => {
    const here = { role: String(node.role?.value ?? ''), name: String(node.name?.value ?? '') }
    const below = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? walk(child) : []
    })
    return node.ignored ? below : [here, ...below]
  }
  return root ? walk(root) : []
}

const controls = new Set([
  'button',
  'combobox',
  'link',
  'textbox',
  'radio',
  'slider',
  'checkbox',
  'Date',
  'searchbox',
  'application',
  'spinbutton',
])
const nameless = (heard: readonly Heard[]) =>
  heard.filter(({ role, name }) => controls.has(role) && name.trim() === '')
const placeOf = (heard: readonly Heard[], role: string, name: RegExp | string) => {
  const place = heard.findIndex(
    (one) =>
      one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name)),
  )
  expect(place, `${role} ${String(name)}`).toBeGreaterThanOrEqual(0)
  return place
}

interface Said {
  text: string
  isPolite: boolean
}

/** Hears what live regions say; each call gives what was said since the last. Words that come together are one announcement. */
async function listenIn(page: Page) {
  await page.evaluate(() => {
    const said: { text: string; isPolite: boolean }[] = []
    Object.assign(window, { said })
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
    const last = new Map<Element, string>()
    const textOf = (region: Element) => region.textContent.trim()
    const hear = () => {
      for (const region of document.querySelectorAll(live)) {
        // What is busy is held back until it is done.
        if (region.closest('[aria-busy="true"]')) continue
        const text = textOf(region)
        if (last.get(region) === text) continue
        const isKnown = last.has(region)
        last.set(region, text)
        const isPolite = !region.matches('[aria-live="assertive"], [role="alert"]')
        // An alert speaks as soon as it is there; any other region must be there before its words.
        if ((isKnown || !isPolite) && text !== '') said.push({ text, isPolite })
      }
    }
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region))
    new MutationObserver(hear).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { said: Said[] }).said.splice(0))
}

test('the mortgage page is heard in order, with names, and says a changed answer once', async ({
  page,
}) => {
  await open(page, '/demo/mortgage-api')
  const heard = await treeOf(page)
  expect(nameless(heard)).toEqual([])
  const order = [
    placeOf(heard, 'link', 'Skip to content'),
    placeOf(heard, 'navigation', 'Main'),
    placeOf(heard, 'main', /^/),
    placeOf(heard, 'navigation', 'Breadcrumb'),
    placeOf(heard, 'heading', /\?$/),
    placeOf(heard, 'list', 'Cases to start from'),
    placeOf(heard, 'combobox', 'Buyer'),
    placeOf(heard, 'combobox', 'Place'),
    placeOf(heard, 'textbox', 'Price, dollars'),
    placeOf(heard, 'textbox', 'Down payment, dollars'),
    placeOf(heard, 'button', 'Back to the default view'),
    placeOf(heard, 'group', 'Ways to get there'),
    placeOf(heard, 'figure', /./),
    placeOf(heard, 'heading', 'How it works'),
  ]
  expect(order).toEqual([...order].sort((a, b) => a - b))
  // A figure that opens carries its name, not only its amount.
  expect(
    heard.filter(({ role, name }) => role === 'button' && /^[−+]?\$?[\d,.]+$/.test(name)),
  ).toEqual([])

  await expect(page.getByRole('form').first()).toMatchAriaSnapshot(`
    - form:
      - combobox "Buyer"
      - combobox "Home"
      - combobox "Place"
      - textbox "Price, dollars"
      - textbox "Down payment, dollars"
      - textbox "Household income"
  `)

  const said = await listenIn(page)
  await page.getByRole('textbox', { name: 'Price, dollars' }).fill('700000')
  await page.keyboard.press('Tab')
  await expect(page.locator('.demo-answer')).not.toContainText('$3,694.74')
  await expect(page.locator('.answer-box')).toHaveAttribute('aria-busy', 'false')
  const answer = page.locator('.demo-answer')
  const once = async () => [{ text: ((await answer.textContent()) ?? '').trim(), isPolite: true }]
  // The answer, once and politely, and nothing beside it.
  expect(await said()).toEqual(await once())

  const reset = page.getByRole('button', { name: 'Back to the default view' })
  await reset.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('$3,694.74')
  await expect(reset).toBeFocused()
  await expect(page.locator('.answer-box')).toHaveAttribute('aria-busy', 'false')
  expect(await said()).toEqual(await once())
})

test('the weather page’s map and stream controls are heard by name and obey the keys', async ({
  page,
}) => {
  await open(page, '/demo/real-time-analytics')
  const map = page.getByRole('application', { name: 'Map of the stations' })
  await map.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  const heard = await treeOf(page)
  expect(nameless(heard)).toEqual([])
  const order = [
    placeOf(heard, 'heading', /\?$/),
    placeOf(heard, 'application', 'Map of the stations'),
    placeOf(heard, 'heading', 'How it works'),
  ]
  expect(order).toEqual([...order].sort((a, b) => a - b))

  // The keys lead from station to station; each is said once, by name.
  const figure = page.getByRole('figure', { name: /stations/ }).first()
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  const said = await listenIn(page)
  await map.focus()
  await page.keyboard.press('End')
  const status = figure.getByRole('status').first()
  await expect(status).toContainText('St. John')
  const first = (await status.textContent()) ?? ''
  expect(await said()).toEqual([{ text: first.trim(), isPolite: true }])
  await page.keyboard.press('ArrowLeft')
  await expect(status).not.toHaveText(first)
  const next = (await status.textContent()) ?? ''
  expect(await said()).toEqual([{ text: next.trim(), isPolite: true }])
  await expect(map).toBeFocused()
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
})
