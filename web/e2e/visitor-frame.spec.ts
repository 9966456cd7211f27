// What the frame does for a visitor on every demo: the answer in view, cases, notes, folds, sheets, steps.
import { axe, expect, open, test, type Page } from './test'

const mortgage = '/demo/mortgage-api'
const answer = (page: Page) => page.locator('.demo-answer')
const phone = { width: 390, height: 844 }

test('the answer says first whether one qualifies, and each way leads there and back', async ({
  page,
}) => {
  const ways = page.getByRole('group', { name: 'Ways to get there' })
  for (const way of [/^Put \$/, /^Look at homes up to \$/, /^Earn \$/]) {
    await open(page, mortgage)
    await expect(answer(page)).toHaveText(
      /^You would not qualify at 4\.09\s%: your income is short by \$/,
    )
    await ways.getByRole('button', { name: way }).click()
    await expect(answer(page)).toHaveText(/^You would qualify at 4\.09\s%: your income is \$/)
    const undo = ways.getByRole('button')
    await expect(undo).toHaveText(/^Undo: /)
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(answer(page)).toHaveText(/^You would not qualify/)
    await expect(ways.getByRole('button', { name: way })).toBeFocused()
  }
})

test('a case to start from is one press, and a step back', async ({ page }) => {
  await open(page, mortgage)
  const cases = page.getByRole('list', { name: 'Cases to start from' })
  await cases.getByRole('link', { name: 'Halifax, $60,000 down' }).click()
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('halifax')
  await expect(page.getByRole('textbox', { name: 'Down payment, dollars' })).toHaveValue('$60,000')
  await expect(cases.locator('[aria-current="true"]')).toHaveText('Halifax, $60,000 down')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue('toronto')
})

/** The case of investment research that is there to be refused in words. */
const contradiction = 'Limits that cannot hold'

for (const slug of [
  'mortgage-api',
  'bond-yields',
  'data-integration',
  'real-time-analytics',
  'article-extractor',
  'machine-learning',
  'trade-data',
  'short-squeeze',
  'investment-research',
  'customer-segmentation',
  'automated-workflows',
  'supply-chain',
  'cloud-infrastructure',
  'energy-management',
  'predictive-maintenance',
])
  test(`every case of ${slug} is understood as it is written`, async ({ page, watch }) => {
    await open(page, `/demo/${slug}`)
    const links = page.getByRole('list', { name: 'Cases to start from' }).getByRole('link')
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true')
      const alerts = page.getByRole('main').getByRole('alert')
      if ((await link.textContent()) === contradiction) {
        await expect(alerts.first()).toContainText('These cannot hold together')
        watch.forgive(/422/)
      } else await expect(alerts).toHaveCount(0)
    }
  })

test('on a phone a bar keeps the main figure, what the edit did, and undoes it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, mortgage)
  const bar = page.getByRole('region', { name: 'Main figure' })
  await page.getByRole('textbox', { name: 'Price, dollars' }).fill('800000')
  await page.keyboard.press('Tab')
  await expect(answer(page)).not.toContainText('$3,694.74')
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
  await expect(bar).toContainText(
    /Each payment: \$\d,\d{3}\.\d\d, you would not qualify\+\$\d+\.\d\d since the last edit/,
  )
  expect(await axe(page)).toEqual([])
  const undo = bar.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(bar).toContainText('Each payment: $3,694.74, you would not qualify')
  await expect(bar).not.toContainText('since the last edit')
  await expect(undo).toBeDisabled()
  await expect(page).toHaveURL(mortgage)
})

test.describe('on a phone a lower figure is a row', () => {
  const body = (page: Page) =>
    page.locator('.fold-body', { has: page.getByText('to bring on closing day') })
  const height = async (page: Page) => (await body(page).boundingBox())?.height ?? 0

  test('with its finding until asked; on a desk all of it stands', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, mortgage)
    await page.getByRole('button', { name: 'Show all of it: the cash to close' }).click()
    await expect.poll(() => height(page)).toBeGreaterThan(300)
    await expect(body(page)).toBeFocused()
    await page.reload()
    await expect.poll(() => height(page)).toBeLessThanOrEqual(64)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect.poll(() => height(page)).toBeGreaterThan(300)
    await expect(page.getByRole('button', { name: /Show all of it/ })).toHaveCount(0)
  })

  test('that what scrolls to its text, its link and the focus unfold', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, mortgage)
    // As a search of the page does.
    await body(page)
      .getByText('Toronto land transfer tax')
      .first()
      .evaluate((text) => {
        text.scrollIntoView()
      })
    await expect.poll(() => height(page)).toBeGreaterThan(300)
    await page.goto('about:blank')
    await page.goto(`${mortgage}#figure-cash-to-close`)
    await expect.poll(() => height(page)).toBeGreaterThan(300)
    await open(page, '/demo/bond-yields')
    await page.getByRole('textbox', { name: 'Coupon' }).focus()
    await expect(page.getByRole('form', { name: 'Bond to price' })).toBeInViewport({ ratio: 0.5 })
  })

  test('that unfolds for what found it before it was alive, and for a step within the page', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/demo-call-the-api/, async (route) => {
      await held
      await route.continue()
    })
    await open(page, mortgage)
    const api = page.locator('.fold-body', {
      has: page.getByRole('region', { name: 'Call the API' }),
    })
    // As a search of the page does.
    await api.getByRole('button', { name: 'Send' }).evaluate((text) => {
      text.scrollIntoView()
    })
    release()
    await expect.poll(async () => (await api.boundingBox())?.height).toBeGreaterThan(300)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find' }).fill('how it works mortgage')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(`${mortgage}#how-it-works`)
    const how = page.locator('#how-it-works')
    await expect.poll(async () => (await how.boundingBox())?.height).toBeGreaterThan(300)
    await expect(how).toBeInViewport()
  })

  test('that is whole on paper and without scripts', async ({ page, browser }) => {
    await page.setViewportSize(phone)
    await open(page, mortgage)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => height(page)).toBeGreaterThan(300)
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone })
    await plain.goto(new URL(mortgage, page.url()).href)
    expect(await height(plain)).toBeGreaterThan(300)
    await plain.close()
  })
})

const heights = {
  'data-integration': 7174,
  'real-time-analytics': 6340,
  'machine-learning': 6480,
  'mortgage-api': 6245,
  'bond-yields': 4660,
  'article-extractor': 4943,
}

for (const [slug, before] of Object.entries(heights))
  test(`at 390 px ${slug} is a third shorter than it was unfolded`, async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, `/demo/${slug}`)
    // What is far below has a guessed height until it is near.
    await page.evaluate("document.documentElement.classList.add('whole')")
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual((before * 2) / 3)
  })

test('a sheet closes with the back button, keeps what was chosen, and is one step', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/demo/bond-yields')
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Controls' })
  const chart = page.locator('.demo-main svg[data-chart]').first()
  await expect(chart).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [drawing, panel] = await Promise.all([chart.boundingBox(), sheet.boundingBox()])
      return (panel?.y ?? 0) - (drawing?.y ?? 0) - (drawing?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
  await sheet.getByText('Svensson').click()
  await sheet.getByText('None', { exact: true }).click()
  await expect(page).toHaveURL(/fit=none/)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/demo/bond-yields?fit=none')
  await page.goBack()
  await expect(page).toHaveURL('/demo/bond-yields')
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  await sheet.getByRole('button', { name: 'Close controls' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/demo/bond-yields')
})

test('arrow keys in a list are one step, whatever they pass', async ({ page }) => {
  await open(page, mortgage)
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/place=quebec/)
  await page.goBack()
  await expect(page).toHaveURL(mortgage)
  await expect(place).toHaveValue('toronto')
})

test('the focus stays on the button that took the view back', async ({ page }) => {
  await open(page, `${mortgage}?price=800000`)
  const reset = page.getByRole('button', { name: 'Back to the default view' })
  await reset.click()
  await expect(page).toHaveURL(mortgage)
  await expect(reset).toBeFocused()
})

test('a changed answer is one polite announcement, and its figures say what they are', async ({
  page,
}) => {
  await open(page, mortgage)
  await expect(answer(page)).toHaveAttribute('aria-live', 'polite')
  await expect(answer(page)).toHaveAttribute('aria-atomic', 'true')
  await expect(answer(page).getByRole('button', { name: '$3,694.74, Each payment' })).toBeVisible()
})

test('on a phone a note opens under the lines it was pressed in, and wraps', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, mortgage)
  const figure = answer(page).getByRole('button', { name: /Each payment/ })
  await figure.click()
  const note = page.getByRole('dialog', { name: 'Each payment' })
  await expect(note).toBeFocused()
  await expect(note).toContainText('P, the loan')
  const [lines, box] = [await answer(page).boundingBox(), await note.boundingBox()]
  expect((box?.y ?? 0) - (lines?.y ?? 0) - (lines?.height ?? 0)).toBeLessThan(24)
  const formula = note.locator('.formula')
  expect(await formula.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()
  await expect(page.locator('.note-place')).toHaveCount(0)
})

test('with the visitor’s own colours a chosen segment is told by the system’s', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/demo/bond-yields')
  const colours = page.getByRole('radiogroup', { name: 'Fit' }).locator('.segment')
  const grounds = await colours.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node).backgroundColor),
  )
  expect(new Set(grounds).size).toBe(2)
  expect(await axe(page)).toEqual([])
})
