import { looksRight } from './demo-look'
import { expect, open, test, type Page } from './test'

const path = '/demo/real-time-analytics'

/** Opens the page and waits until events arrive. */
async function listening(page: Page, query = '') {
  await open(page, path + query)
  await expect(page.getByText(/^Replay( \d+×)?$/)).toBeVisible()
}

/** Waits until the server has told another listener of three ticks: a page that went on would show them. */
function ticks(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const other = new EventSource('/api/v1/real-time-analytics/stream')
        let heard = 0
        other.addEventListener('stats', () => {
          heard += 1
          if (heard < 3) return
          other.close()
          resolve()
        })
      }),
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default report stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What is unusual in Canada’s weather right now?',
    )
    await expect(page.getByText(/In this replay of synthetic weather/)).toContainText('35 stations')
    await expect(page.getByText(/^Replay · 21 Mar 2025$/)).toBeVisible()
    for (const title of [
      /35 stations|Ordinary is grey/,
      /spikes with no false alarm/,
      /as it arrives/,
      /Robust flags 2 of 72/,
    ])
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('the stream runs: events are counted, none lost, none twice', async ({ page }) => {
  await listening(page)
  const card = page.getByRole('region', { name: 'From the server to your browser' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByText('p95')).toBeVisible({ timeout: 20_000 })
  const figure = (name: string) =>
    card.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
  await expect(figure('Events received')).not.toHaveText('0')
  await expect(figure('Lost')).toHaveText('0')
  await expect(figure('Came twice, dropped')).toHaveText('0')
  await expect(card).toContainText(/known to ±\d+ ms/)
})

test('pause holds still, resume goes on', async ({ page }) => {
  await listening(page)
  const log = page.getByRole('table').filter({ hasText: 'What was done' })
  // It runs: a list that stood still anyway would prove nothing.
  await log.scrollIntoViewIfNeeded()
  const before = await log.textContent()
  await expect(log).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/Nothing moves/)).toBeVisible()
  const clock = page.getByText(/^\d+ \w{3} \d{4}, \d\d:\d\d UTC$/).first()
  const held = [await clock.textContent(), await log.textContent()]
  await ticks(page)
  expect([await clock.textContent(), await log.textContent()]).toEqual(held)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^Replay \d+×$/)).toBeVisible()
  await expect(clock).not.toHaveText(held[0] ?? '')
})

test('the keyboard alone chooses a station and reads a figure', async ({ page }) => {
  await listening(page)
  await page.getByRole('application', { name: 'Map of the stations' }).focus()
  await page.keyboard.press('End')
  const figure = page.getByRole('figure', { name: /stations|Ordinary/ }).first()
  await expect(figure.getByRole('status').first()).toContainText('St. John')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/station=st-johns/)
  await expect(page.getByRole('combobox', { name: 'Station', exact: true })).toHaveValue('st-johns')

  await page.getByRole('button', { name: 'Pause' }).click()
  const open = page.getByRole('button', { name: /35\sstations/ })
  await open.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog', { name: 'Stations heard of' })
  await expect(note).toBeFocused()
  await expect(note).toContainText('synthetic')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('a fault on purpose is caught, and the link shows the same', async ({ page }) => {
  await listening(page, '?station=halifax')
  await page.getByRole('button', { name: 'Drop-out' }).click()
  await expect(page).toHaveURL(/fault=dropout&where=halifax/)
  const fault = page.getByRole('region', { name: 'The fault you injected' })
  await expect(fault).toContainText('Drop-out on Halifax')
  // Three replayed hours after the last reading, six seconds each.
  await expect(fault.getByRole('status')).toContainText(/Caught after [234]\.\d h/, {
    timeout: 45_000,
  })
  await expect(page.getByText(/Halifax is silent/)).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Mend it and go on' }).click()
  await expect(fault).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'The fault you injected' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to everybody’s stream' }).click()
  await expect(page).not.toHaveURL(/fault|speed/)
})

test('speed and place make a replay of one’s own', async ({ page }) => {
  await listening(page)
  await page.getByRole('radio', { name: '60×', exact: true }).check({ force: true })
  await expect(page.getByText('Replay 60×')).toBeVisible()
  await page.getByRole('slider', { name: 'Place in the replay' }).fill('5')
  await page.getByRole('slider', { name: 'Place in the replay' }).blur()
  await expect(page).toHaveURL(/speed=60/)
  await expect(page.getByText(/^hour 5 of 168$/)).toBeVisible()
})

test('a series of one’s own is read, mended and judged', async ({ page }) => {
  await open(page, `${path}?window=5`)
  await page.getByRole('button', { name: 'Paste text' }).click()
  const box = page.getByRole('textbox', { name: /Rows to paste/ })
  const values = [20, 21, 19, 20, 21, 20, 'warm', 20, 21, 90, 20]
  await box.fill(
    `time,value\n${values.map((value, at) => `t${String(at)},${String(value)}`).join('\n')}\n`,
  )
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'line 8' })).toContainText('“warm”')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(
    page.getByRole('heading', { name: /Robust flags 1 of 5 scored values/ }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('curl -N')
  await expect(page.getByRole('status').filter({ hasText: 'The page shows' })).toContainText(
    'the pasted rows',
  )
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await expect(page.getByText(/96 synthetic hours/)).toBeVisible()
})

test('a refusal is told in the server’s words, and tried again', async ({ page, watch }) => {
  let refusals = 0
  await page.route('**/real-time-analytics/stream', (route) => {
    refusals += 1
    return refusals > 2
      ? route.continue()
      : route.fulfill({
          status: 503,
          headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
          body: JSON.stringify({ title: 'Busy', status: 503, detail: 'every stream is taken' }),
        })
  })
  await open(page, path)
  await expect(
    page.getByRole('alert').filter({ hasText: 'The stream did not open' }),
  ).toContainText('every stream is taken. The page asks again in 2 seconds')
  await expect(page.getByText(/^Replay \d+×$/)).toBeVisible({ timeout: 15_000 })
  watch.forgive(/503/)
})

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing starts by itself', async ({ page }) => {
    await open(page, path)
    await expect(page.getByText(/the stream waits for you/)).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText(/^Replay \d+×$/)).toBeVisible()
  })
})

looksRight(`${path}?map=temperature&station=halifax`, async (page) => {
  await page.getByRole('button', { name: /^(Start|Pause)$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^Replay \d+×$/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
})
