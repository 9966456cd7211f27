// What visitors stumbled over on single pages.
import { expect, open, test } from './test'

const answer = '.demo-answer'
/** The counts that a sentence writes in words. */
const small = 'none one two three four five six seven eight nine'.split(' ')

test('weather: the answer and the map say the same, scored by the detector that did best', async ({
  page,
}) => {
  await open(page, '/demo/real-time-analytics')
  await expect(page.getByRole('combobox', { name: 'Score by' })).toHaveValue('ewma')
  await expect(page.getByRole('heading', { name: /EWMA caught 8 of 10 spikes/i })).toBeAttached()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/Resume goes on/)).toBeVisible()
  const said = (await page.locator(answer).textContent()) ?? ''
  const [, word = ''] = /(\S+) of \d+\sstations/.exec(said.toLowerCase()) ?? []
  const count = small.includes(word) ? small.indexOf(word) : Number(word)
  // One and two are named.
  const titles = [/^None of/, / stands out; /, / stand out; /]
  const map = page.getByRole('heading', { name: /stands? out/ }).first()
  await expect(map).toHaveText(titles[count] ?? new RegExp(`^${String(count)} of`))
})

test('weather: seeking keeps the pause and takes quick presses; a frozen sensor counts', async ({
  page,
}) => {
  // Slow, and a day into its week: the count stands until it is read, and there is room to go back.
  const week = 'start=2025-03-05T00:00:00Z&at=2025-03-06T00:00:00Z'
  await open(page, `/demo/real-time-analytics?station=halifax&mode=test&speed=60&${week}`)
  await page.getByRole('button', { name: /^Frozen|Freeze/ }).click()
  await expect(page.getByRole('region', { name: 'The fault you injected' })).toContainText(
    /\d of (?:6|12) equal readings/,
  )
  await page.getByRole('button', { name: 'Pause' }).click()
  const slider = page.getByRole('slider', { name: 'Place in the replay' })
  const from = Number(await slider.inputValue())
  await slider.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(from - 3))
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expect(page.getByText(/^Paused\. Resume plays from/)).toBeVisible()
})

test('bonds: the answer is dated, and on a phone Play stands in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/demo/bond-yields')
  await expect(page.locator(answer)).toHaveText(/^As of May 2026: /)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await play.click()
  await expect(page.getByRole('figure', { name: /^(?!May 2026)\w+ \d{4}$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page).toHaveURL(/curve=20/)
})

test('garden: an empty Enter adds no crop, and the last change is undone', async ({ page }) => {
  await open(page, '/demo/data-integration')
  const chips = page.getByRole('list', { name: 'Chosen crops' }).getByRole('button')
  const before = await chips.count()
  await page.getByRole('combobox', { name: /Add a crop|Crops/ }).press('Enter')
  await expect(chips).toHaveCount(before)
  await chips.first().click()
  await expect(chips).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  await expect(chips).toHaveCount(before)
  await expect(page).toHaveURL('/demo/data-integration')
})

test('news: a text in a language that is not analyzed is told so', async ({ page }) => {
  await open(page, '/demo/machine-learning')
  await page.getByRole('radio', { name: 'Text' }).check({ force: true })
  const text = page.getByRole('textbox', { name: 'Text of the article' })
  await text.fill(
    'Der Stadtrat hat am Dienstag beschlossen, die alte Brücke über den Fluss zu ersetzen. Die Bürgermeisterin lobte den Plan.',
  )
  await page.getByRole('button', { name: 'Analyze this text' }).click()
  await expect(page.locator(answer)).toHaveText(/^This text seems to be in German, so it is not/)
  await text.fill('Городской совет решил во вторник заменить старый мост через реку.')
  await page.getByRole('button', { name: 'Analyze this text' }).click()
  await expect(page.locator(answer)).toHaveText(/^This text seems to be in Russian, so it is not/)
  await text.fill('Ok, ja.')
  await page.getByRole('button', { name: 'Analyze this text' }).click()
  await expect(page.locator(answer)).toHaveText(/^This text is too short to tell its language/)
  await expect(page.getByRole('heading', { name: /^The tone is/ })).toHaveCount(0)
})

test('extractor: a line that is no address fails alone', async ({ page, watch }) => {
  await open(page, '/demo/article-extractor?input=batch')
  await page
    .getByRole('textbox', { name: /Addresses of articles/ })
    .fill('not an address\nhttps://localhost.invalid/a')
  await page.getByRole('button', { name: 'Extract all' }).click()
  const row = page.getByRole('row').filter({ hasText: 'not an address' })
  await expect(row).toContainText('This is not an address')
  await expect(page.getByRole('row').filter({ hasText: 'localhost.invalid' })).toContainText(
    'Failed',
  )
  watch.forgive(/422/)
})

test('catalogue: what works says so on its card, whatever its group', async ({ page }) => {
  await open(page, '/demo/overview')
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(card('Canadian Bond Yields')).toContainText('In development')
  await expect(card('Canadian Bond Yields')).toContainText('Working now')
  await expect(card('Predictive Maintenance')).toContainText('Working now')
  await expect(page.getByText('Being built', { exact: true })).toHaveCount(0)
})
