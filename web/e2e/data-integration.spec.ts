import { readFile } from 'node:fs/promises'
import { looksRight } from './demo-look'
import { alive, expect, open, overflow, test, type Page } from './test'

const path = '/demo/data-integration'

const answer = (page: Page) => page.getByText(/in an average year/).first()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole default plan stands in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What can I grow here, and when do I plant it?',
    )
    await expect(answer(page)).toContainText('5 of your 8 crops ripen')
    for (const title of [
      /The work runs from Mar 21/,
      /get enough heat/,
      /tables joined/,
      /fill the bed/,
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
})

test('another city, another crop and another bed make another plan', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'City', exact: true }).selectOption('montreal')
  await expect(page).toHaveURL(/city=montreal/)
  await expect(answer(page)).toContainText('In Montreal all 8 crops ripen')
  const search = page.getByRole('combobox', { name: 'Add a crop' })
  await search.fill('watermelon')
  await page.getByRole('option', { name: /Watermelon/ }).click()
  await expect(answer(page)).toContainText('all 9 crops')
  await page.getByRole('button', { name: 'Remove Basil' }).click()
  await expect(page).not.toHaveURL(/basil/)
  await page.getByRole('textbox', { name: 'Bed length, metres' }).fill('4.8')
  await expect(page.getByRole('heading', { name: /8 plants of tomato fill the bed/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/basil/)
})

test('a shared address gives the same view', async ({ page }) => {
  await open(page, `${path}?city=toronto&crops=okra,pea&move=whitehorse&year=2030&width=2&bed=pea`)
  await expect(answer(page)).toContainText('In Toronto')
  await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('2030')
  await expect(page.getByRole('combobox', { name: 'Move to' })).toHaveValue('whitehorse')
  await expect(page.getByRole('heading', { name: /plants of pea fill the bed/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the default view' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('the garden moves, and moves back', async ({ page }) => {
  await open(page, path)
  const move = page.getByRole('region', { name: 'Move the garden' })
  await move.getByRole('combobox', { name: 'Move to' }).selectOption('whitehorse')
  await expect(move.getByRole('heading')).toContainText('From Calgary to Whitehorse')
  await expect(move.getByRole('heading')).toContainText('worse')
  await move.getByRole('button', { name: 'Swap the cities' }).click()
  await expect(page).toHaveURL(/city=whitehorse&move=calgary/)
  await expect(move.getByRole('heading')).toContainText('From Whitehorse to Calgary')
  await move.getByRole('button', { name: /Table/ }).click()
  await expect(move.getByRole('row', { name: /^Tomato/ })).toContainText('marginal')
})

test('nothing is planted before its soil is warm', async ({ page }) => {
  await open(page, `${path}?city=vancouver&crops=corn,bush-bean,sweet-pepper`)
  const calendar = page.getByRole('figure', { name: /The work runs/ })
  await expect(calendar).toContainText('wait for warm soil')
  await calendar.getByRole('button', { name: /Table/ }).click()
  await expect(calendar.getByRole('row', { name: /Sweet corn|Corn/ }).first()).toContainText(
    'May 1',
  )
  await expect(calendar.getByRole('row', { name: /Bush bean/ }).first()).toContainText('May 1')
  await expect(calendar.getByRole('row', { name: /Sweet pepper/ }).first()).toContainText('May 19')
})

test('a city without frost dates says so, and own dates fill the calendar', async ({ page }) => {
  await open(page, `${path}?city=iqaluit`)
  await expect(page.getByRole('heading', { name: 'No calendar for Iqaluit yet' })).toBeVisible()
  const own = page.getByRole('form', { name: 'Own frost dates' })
  await own.getByLabel('Last spring frost').fill('2027-06-25')
  await own.getByLabel('First fall frost').fill('2027-08-20')
  await own.getByRole('button', { name: 'Use these dates' }).click()
  await expect(page).toHaveURL(/last=06-25&first=08-20/)
  await expect(page.getByText('your own', { exact: true })).toBeVisible()
  await expect(answer(page)).toContainText('0 of your 8')
})

test('what cannot be is refused beside its control, and the plan stays', async ({ page }) => {
  await open(page, path)
  const own = page.getByRole('form', { name: 'Own frost dates' })
  await own.getByLabel('Last spring frost').fill('2027-09-20')
  await own.getByRole('button', { name: 'Use these dates' }).click()
  const region = page.getByRole('region', { name: 'Use your own frost dates' })
  await expect(region.getByRole('alert')).toContainText(
    'Your first frost must fall after your last frost',
  )
  await expect(own.getByLabel('First fall frost')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('heading', { name: /The work runs from Mar 21/ })).toBeVisible()
  const form = page.getByRole('form', { name: 'Your garden' })
  const year = form.getByRole('textbox', { name: 'Year' })
  await year.fill('1999')
  await expect(form.getByRole('alert')).toHaveText('The year must be at least 2000.')
  await expect(year).toHaveAttribute('aria-invalid', 'true')
})

test('the calendar file opens, and holds the jobs of the page', async ({ page }) => {
  await open(page, path)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('garden-calgary-2027.ics')
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  const events = text.split('BEGIN:VEVENT').slice(1)
  expect(events.length).toBeGreaterThan(20)
  const tomato = events.find((event) => event.includes('SUMMARY:Plant out: Tomato'))
  expect(tomato).toContain('DTSTART;VALUE=DATE:20270606')
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(events.length)
})

test('own crops are read, planned, and go into the file', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: 'Paste text' }).click()
  await page
    .getByRole('textbox', { name: /Rows to paste/ })
    .fill('name,days_min,in_row_cm,row_cm,direct_from_week\nOur turnip,45,10,30,-4\n')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByText(/Our turnip/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('crops_csv')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file (.ics)' }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toContain('Our turnip')
  await page.getByRole('button', { name: 'Back to the listed crops' }).click()
  await expect(page.getByText(/Our turnip/)).toHaveCount(0)
})

test('the keyboard alone chooses crops, reads the calendar and opens the join', async ({
  page,
}) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Add a crop' }).focus()
  await page.keyboard.type('gar')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/garlic-fall-planted/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await expect(page).not.toHaveURL(/garlic/)

  const calendar = page.getByRole('figure', { name: /The work runs/ })
  await calendar.getByRole('application').focus()
  await page.keyboard.press('Home')
  await expect(calendar.getByRole('status').first()).toContainText('Tomato: marginal, 74\u00a0%')
  await page.keyboard.press('ArrowDown')
  await expect(calendar.getByRole('status').first()).toContainText('Bush bean')

  const join = page.getByRole('figure', { name: /tables joined/ })
  const zones = join.getByRole('button', { name: /^Zones 50 rows/ })
  await alive(zones)
  await zones.focus()
  await page.keyboard.press('Enter')
  await expect(join.getByRole('row', { name: /calgary/ })).toContainText('4a')
})

test('on paper it is one landscape page with the calendar and nothing else', async ({ page }) => {
  await open(page, path)
  const pages = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return {
      count: pdf.match(/\/Type\s*\/Page[^s]/g)?.length,
      box: /\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1]?.trim(),
    }
  }
  expect(await pages()).toEqual({ count: 1, box: '0 0 792 612' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Calgary garden 2027')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  // The width of a letter page on its side, less the margins, at 96 pixels an inch.
  await page.setViewportSize({ width: 972, height: 733 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // Every job with its days, and no word of it cut.
  const jobs = page.locator('.garden-sheet-jobs p > span')
  await expect(jobs.filter({ hasText: 'Sow outdoors: Lettuce (leaf)' })).toBeVisible()
  const cut = (spans: Element[]) => spans.filter((one) => one.scrollWidth > one.clientWidth).length
  expect(await jobs.evaluateAll(cut)).toBe(0)
})

looksRight(path, async (page) => {
  await page.getByRole('button', { name: 'All 73' }).click()
  await expect(answer(page)).toContainText('of your 73')
})
