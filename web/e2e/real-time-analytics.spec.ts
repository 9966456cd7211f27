import { looksRight } from './demo-look'
import { expect, open, test, type Page } from './test'

const path = '/demo/real-time-analytics'

/** Brings the player into the window; its button is drawn anew when the stream starts. */
const atPlayer = (page: Page) =>
  expect(() =>
    page.getByRole('button', { name: /^(Start|Pause)$/ }).scrollIntoViewIfNeeded(),
  ).toPass()

/** Opens the page and waits until events arrive. */
async function listening(page: Page, query = '') {
  await open(page, path + query)
  await expect(page.getByText(/^(Test signal|Past event) \d+×$/)).toBeVisible()
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
    await expect(page.getByText(/In the test signal this page was built with/)).toContainText(
      '35 stations',
    )
    await expect(page.getByText(/^Replay · Mar 21, 2025$/)).toBeVisible()
    for (const title of [
      /stations? .*stands? out|stands? out; /,
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
  await expect(card.getByText('p95')).toBeVisible()
  const figure = (name: string) =>
    card.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
  await expect(figure('Events received')).not.toHaveText('0')
  await expect(figure('Lost')).toHaveText('0')
  await expect(figure('Came twice, dropped')).toHaveText('0')
  await expect(card).toContainText(/accurate to about ±\d+ ms/)
})

test('pause holds still, resume goes on', async ({ page }) => {
  await listening(page)
  const log = page.getByRole('table').filter({ hasText: 'What was done' })
  // It runs: a list that stood still anyway would prove nothing.
  await log.scrollIntoViewIfNeeded()
  const before = await log.textContent()
  await expect(log).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/Resume goes on/)).toBeVisible()
  const clock = page.getByText(/^\w{3} \d+, \d{4}, \d\d:\d\d UTC$/).first()
  const held = [await clock.textContent(), await log.textContent()]
  await ticks(page)
  expect([await clock.textContent(), await log.textContent()]).toEqual(held)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^Test signal \d+×$/)).toBeVisible()
  await expect(clock).not.toHaveText(held[0] ?? '')
})

test('a place sought while everybody’s stream is paused keeps the map, the focus and every press', async ({
  page,
}) => {
  await listening(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  const seek = page.getByRole('slider', { name: 'Place in the replay' })
  await seek.focus()
  const before = Number(await seek.inputValue())
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowLeft')
  await expect(seek).toBeFocused()
  await expect(seek).toHaveValue(String(Math.max(0, before - 5)))
  await expect(page.getByText('No station has reported yet')).toHaveCount(0)
  await expect(page.getByText(/^Paused. Resume plays from/)).toBeVisible()
})

test('the keyboard alone chooses a station and reads a figure', async ({ page }) => {
  await listening(page)
  await page.getByRole('application', { name: 'Map of the stations' }).focus()
  await page.keyboard.press('End')
  const figure = page.getByRole('figure', { name: /stations/ }).first()
  await expect(figure.getByRole('status').first()).toContainText('St. John')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/station=st-johns/)
  await expect(page.getByRole('combobox', { name: 'Station', exact: true })).toHaveValue('st-johns')

  await page.getByRole('button', { name: 'Pause' }).click()
  const open = page.getByRole('button', { name: /35\sstations/ })
  await open.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog', { name: 'Stations reporting' })
  await expect(note).toBeFocused()
  await expect(note).toContainText('Synthetic')
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
  await expect(fault.getByRole('status')).toContainText(/Caught after [234]\.\d h/)
  await expect(page.getByText(/Halifax is silent/)).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Mend it and go on' }).click()
  await expect(fault).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'The fault you injected' })).toBeVisible()
  await page.getByRole('radio', { name: 'Live', exact: true }).check({ force: true })
  await expect(page).not.toHaveURL(/fault|mode/)
})

test('speed and place make a replay of one’s own', async ({ page }) => {
  await listening(page)
  await page.getByRole('radio', { name: '60×', exact: true }).check({ force: true })
  await expect(page.getByText('Test signal 60×')).toBeVisible()
  await page.getByRole('slider', { name: 'Place in the replay' }).fill('5')
  await page.getByRole('slider', { name: 'Place in the replay' }).blur()
  await expect(page).toHaveURL(/mode=test&speed=60/)
  await expect(page.getByText(/^hour 5 of 168$/)).toBeVisible()
})

test('live says that no observations come, and what is shown instead', async ({ page }) => {
  await listening(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What is unusual in Canada’s weather right now?',
  )
  await expect(page.locator('.demo-answer')).toContainText(
    'No observations reach this server now. In the test signal, which is synthetic,',
  )
})

test('a past event is replayed: its question, its stations, its blizzard, its source', async ({
  page,
}) => {
  await open(page, path)
  await page.getByRole('link', { name: 'Manitoba’s blizzard, 1964' }).click()
  await expect(page).toHaveURL(/mode=event$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What was unusual in Manitoba’s weather, March 1964?',
  )
  await expect(page.getByText('Past event 600×')).toBeVisible()
  await expect(page.locator('.demo-answer')).toContainText(/Mar 2\d, 1964, .* of 5\sstations/)
  await expect(page.locator('.live-facts')).toContainText('blizzard')
  const panel = page.getByRole('region', { name: 'Station', exact: true })
  await expect(panel.getByRole('combobox', { name: 'Station' })).toHaveValue('winnipeg-airport')
  await expect(panel).toContainText('Blizzard')
  await expect(
    page.getByText(/Environment and Climate Change Canada · Manitoba’s blizzards/),
  ).toContainText('3,720 reports')
  await expect(page.getByText(/^Replay · Mar 2\d, 1964$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /ECCC Data Servers/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spike', exact: true })).toHaveCount(0)
})

for (const [event, question] of [
  ['airports-2018-05-22', 'Canada’s weather, May 22, 2018'],
  ['vancouver-2021-06', 'Vancouver’s weather, June 2021'],
  ['vancouver-2021-11', 'Vancouver’s weather, November 2021'],
  ['vancouver-2022-12', 'Vancouver’s weather, December 2022'],
] as const)
  test(`the past event ${event} is played with its question, day and source`, async ({ page }) => {
    await listening(page, `?mode=event&event=${event}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `What was unusual in ${question}?`,
    )
    const [year = ''] = /20\d\d/.exec(event) ?? []
    await expect(page.locator('.demo-answer')).toContainText(new RegExp(`, ${year}, .* UTC`))
    await expect(page.getByText(/Environment and Climate Change Canada · /)).toContainText(
      /[\d,]+ reports/,
    )
    await expect(page.getByRole('link', { name: /ECCC Data Servers/ })).toBeVisible()
  })

test('on a phone nothing moves while the answer changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await listening(page, '?mode=event&speed=600')
  const moved = await page.locator('.live-facts').evaluate(
    (facts) =>
      new Promise<number[]>((resolve) => {
        const bottoms = new Set<number>()
        let seen = 0
        const observer = new MutationObserver(() => {
          bottoms.add(Math.round(facts.getBoundingClientRect().bottom + window.scrollY))
          seen += 1
          if (seen < 10) return
          observer.disconnect()
          resolve([...bottoms])
        })
        // The sentence above it tells the time, which changes with every event.
        const answer = facts.parentElement ?? facts
        observer.observe(answer, { subtree: true, childList: true, characterData: true })
      }),
  )
  expect(moved).toHaveLength(1)
})

test('Lytton’s duplicates and gaps are shown as such', async ({ page }) => {
  await listening(page, '?mode=event&event=lytton-2021-06&speed=10&at=2021-06-29T16:26:00Z')
  const log = page.getByRole('table').filter({ hasText: 'What was done' })
  await log.scrollIntoViewIfNeeded()
  // Nothing from 16:18 to 16:35: ten minutes of silence raise the alert. Slow enough to be seen while it is in force.
  await expect(page.getByText(/Lytton is silent/)).toBeVisible()
  await page.getByRole('radio', { name: '60×', exact: true }).check({ force: true })
  await expect(log.getByText('duplicate', { exact: true }).first()).toBeVisible()
})

test('the test signal asks about itself', async ({ page }) => {
  await listening(page, '?mode=test')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What is unusual in this test signal?',
  )
  await expect(page.locator('.demo-answer')).toContainText('In the test signal, which is synthetic')
  await expect(page.getByRole('button', { name: 'Spike', exact: true })).toBeVisible()
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
  let isTaken = true
  await page.route('**/real-time-analytics/stream', (route) =>
    isTaken
      ? route.fulfill({
          status: 503,
          headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
          body: JSON.stringify({ title: 'Busy', status: 503, detail: 'every stream is taken' }),
        })
      : route.continue(),
  )
  await open(page, path)
  await expect(
    page.getByRole('alert').filter({ hasText: 'The stream did not open' }),
  ).toContainText(/every stream is taken\. The page asks again in \d+ seconds/)
  isTaken = false
  await expect(page.getByText(/^Test signal \d+×$/)).toBeVisible()
  watch.forgive(/503/)
})

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing starts by itself', async ({ page }) => {
    await open(page, path)
    await expect(page.getByText(/the stream waits for you/)).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText(/^Test signal \d+×$/)).toBeVisible()
  })
})

test.describe('a past event', () => {
  looksRight(`${path}?mode=event`, async (page) => {
    await atPlayer(page)
    await expect(page.getByText(/^Past event \d+×$/)).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(/Resume goes on/)).toBeVisible()
  })
})

looksRight(`${path}?map=temperature&station=halifax`, async (page) => {
  await atPlayer(page)
  await expect(page.getByText(/^Test signal \d+×$/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/Resume goes on/)).toBeVisible()
})
