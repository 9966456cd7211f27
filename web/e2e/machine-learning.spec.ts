import { looksRight } from './demo-look'
import { axe, expect, open, test, type Page } from './test'

const path = '/demo/machine-learning'
const box = (page: Page) => page.getByRole('region', { name: 'Article text' })
const chosen = (page: Page) => page.getByRole('group', { name: 'What is chosen' })

async function paste(page: Page, text: string) {
  await page.getByRole('radio', { name: 'Text', exact: true }).check({ force: true })
  await page.getByRole('textbox', { name: 'Text of the article' }).fill(text)
  await page.getByRole('button', { name: 'Analyze this text' }).click()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample and its whole analysis stand in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(/^It says: /)).toContainText('will not sail before June 2027')
    await expect(box(page)).toContainText('Small businesses on the east side fear the worst.')
    for (const title of [/^What it says, in 3 sentences/, /^The tone is negative/, /^It names /])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(/^Computed · /)).toBeVisible()
  })
})

test('a sample is chosen, its link brings it back, and its tone opens to words', async ({
  page,
}) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Sample article' }).selectOption('hockey-final')
  await expect(page).toHaveURL(/sample=hockey-final/)
  await expect(box(page)).toContainText('Kestrels')
  await page.reload()
  await expect(box(page)).toContainText('Kestrels')
  const tone = page.getByRole('figure', { name: /^The tone is / })
  await tone.getByRole('button', { name: /^[+−]0\.\d\d,/ }).click()
  await expect(tone.getByRole('dialog')).toContainText('Sentences with a tone, n')
})

test('the keyboard alone chooses a name, reads why, and leaves', async ({ page }) => {
  await open(page, path)
  await box(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const name = box(page).locator('[data-entity]').first()
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen(page)).toContainText(/named \d+ time/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toContainText(/Sentence 2 of \d+/)
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCount(1)
  expect(await box(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    false,
  )
})

test('a sentence of the summary is found in the text', async ({ page }) => {
  await open(page, path)
  const summary = page.getByRole('region', { name: /^What it says/ })
  await summary.getByRole('listitem').last().getByRole('button').first().click()
  const found = box(page).locator('[data-found]')
  await expect(found).toHaveCount(1)
  await expect(found).toBeInViewport()
})

test('filters hide marks and stand in the address', async ({ page }) => {
  await open(page, path)
  const amounts = box(page).locator('.name-money')
  await expect(amounts).not.toHaveCount(0)
  await page.getByRole('button', { name: /^Amounts/ }).click()
  await expect(amounts).toHaveCount(0)
  await page.getByRole('button', { name: 'Tone of sentences', exact: true }).click()
  await expect(page).toHaveURL(/hide=money&tone=0/)
  await expect(box(page).locator('[class*="tint-"]')).toHaveCount(0)
  await page.goBack()
  await expect(box(page).locator('[class*="tint-"]')).not.toHaveCount(0)
})

test('own text is analyzed and stays out of the address', async ({ page }) => {
  await open(page, path)
  await paste(
    page,
    'Ottawa praised the award-winning choir on May 3, 2026. 🎉 The choir’s brilliant concert was a great success. The hall lost $2.3 million in a terrible fire.',
  )
  await expect(box(page)).toContainText('brilliant concert')
  await expect(box(page).locator('.name-money')).toHaveText('$2.3 million')
  await expect(box(page).locator('.name-date').first()).toHaveText('May 3, 2026')
  await box(page).getByText('brilliant concert').click()
  await expect(chosen(page)).toContainText('“brilliant”')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await page.getByRole('button', { name: 'Back to our data' }).click()
  await expect(box(page)).toContainText('Maren Harbour')
})

test('French is read as French, one sentence is enough, no name is no error', async ({ page }) => {
  await open(page, path)
  await page.getByRole('combobox', { name: 'Sample article' }).selectOption('bibliotheque')
  await expect(box(page)).toHaveAttribute('lang', 'fr')
  await paste(page, 'it rained.')
  await expect(page.getByText(/It names nobody/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody is named' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('too little and too much are refused before anything is sent', async ({ page }) => {
  await open(page, path)
  await paste(page, ' … ')
  const alert = page.getByRole('region', { name: 'The article', exact: true }).getByRole('alert')
  await expect(alert).toHaveText('Paste a text with at least one word.')
  await paste(page, 'a '.repeat(50_001))
  await expect(alert).toContainText('100,002 characters, 2 more than we take')
  await expect(box(page)).toContainText('Maren Harbour')
})

test('hostile text is shown as text', async ({ page }) => {
  await open(page, path)
  const hostile =
    'The mayor told the council on Monday that the bridge would open. <img src=x onerror="document.title=1"> <script>document.title=2</script> Zoë said javascript:alert(1) "><svg onload=alert(3)>.'
  await paste(page, hostile)
  await expect(box(page)).toContainText(hostile)
  await expect(box(page).locator('img, script, svg')).toHaveCount(0)
  await expect(page).toHaveTitle(/News Article Analysis/)
})

test('a page is read from a file, and its article taken out', async ({ page }) => {
  await open(page, path)
  await page.getByRole('radio', { name: 'File' }).check({ force: true })
  const sentence =
    'The council of Sainte-Ariane approved a new bridge on Monday after a long and bitter debate about its cost and its place. '
  const html = `<!doctype html><title>Bridge approved</title><nav><a href=/>Home</a></nav><article><h1>Bridge approved</h1>${`<p>${sentence.repeat(3)}</p>`.repeat(6)}</article>`
  await page
    .getByLabel('Your HTML or text file')
    .setInputFiles({ name: 'bridge.html', mimeType: 'text/html', buffer: Buffer.from(html) })
  await expect(box(page)).toContainText('The council of Sainte-Ariane approved')
  await expect(page.getByRole('heading', { name: 'Bridge approved' })).toBeVisible()
})

test('two articles on one story are compared, and others can be', async ({ page }) => {
  await open(page, path)
  const section = page.getByRole('region', { name: 'Compare two articles' })
  await expect(section.getByRole('heading', { name: /^One story/ })).toBeVisible()
  await section.getByRole('button', { name: /Table/ }).click()
  await expect(section.getByRole('row', { name: /Larchmont/ }).first()).toBeVisible()
  await section.getByRole('combobox', { name: 'Second article' }).selectOption('hockey-final')
  await expect(section.getByRole('heading', { name: /^Two different stories/ })).toBeVisible()
  await expect(page).toHaveURL(/second=hockey-final/)
})

test('names, counts and confidence open to what they rest on', async ({ page }) => {
  await open(page, path)
  const names = page.getByRole('figure', { name: /^It names / })
  await names
    .getByRole('button', { name: /^[+−]\d\.\d\d, Tone/ })
    .first()
    .click()
  await expect(names.getByRole('dialog')).toContainText('Neutral within ±0.2')
  await box(page).locator('[data-entity]').first().click()
  await chosen(page)
    .getByRole('button', { name: / %, How sure/ })
    .click()
  await expect(chosen(page).getByRole('dialog', { name: /^How sure/ })).toBeVisible()
})

test('a question is answered with sentences that lead into the text', async ({ page }) => {
  await open(page, path)
  const section = page.getByRole('region', { name: 'Ask the article' })
  await section.getByRole('textbox').fill('Why was the ferry delayed?')
  await section.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = section.getByRole('status').filter({ hasText: 'Answered by the built-in engine' })
  await answer.getByRole('listitem').first().getByRole('button').click()
  await expect(box(page).locator('.quoted').first()).toBeInViewport()
})

test('the API panel sends the very request of the view', async ({ page }) => {
  await open(page, path)
  const panel = page.getByRole('region', { name: 'Call the API' })
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('status').filter({ hasText: '200' })).toContainText(' ms')
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText('"engine": "built-in"')
})

looksRight(path, async (page) => {
  await box(page).locator('[data-entity]').first().click()
  await expect(chosen(page)).toBeVisible()
})
