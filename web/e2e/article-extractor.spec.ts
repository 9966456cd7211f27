import { readFile } from 'node:fs/promises'
import { looksRight } from './demo-look'
import { expect, open, overflow, test, type Page, type Watch } from './test'

const path = '/demo/article-extractor'
const sample = await readFile(
  new URL('../../demos/article-extractor/data/sample.html', import.meta.url),
  'utf8',
)

/** Pastes HTML and asks for its article. */
async function paste(page: Page, html: string) {
  await page.getByRole('radio', { name: 'HTML' }).check({ force: true })
  await page.getByRole('textbox', { name: 'HTML of a page' }).fill(html)
  await page.getByRole('button', { name: 'Extract', exact: true }).click()
}

/** The refusals a test brought about, which the browser writes into its console: so many and no more. */
async function refusedByServer(watch: Watch, count: number) {
  const refusals = () => watch.troubles.filter((trouble) => trouble.includes('422')).length
  await expect.poll(refusals).toBe(count)
  watch.forgive(/422/)
}

const paragraph = (start: string) =>
  `<p>${start} is the first word of a paragraph that is long enough to be taken for running text, because it goes on and on, with commas, and ends only here, after some thirty words.</p>`
const article = (title: string, inner: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${paragraph('One')}${inner}${paragraph('Two')}${paragraph('Three')}</article></body></html>`

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample’s article and blocks stand in the page', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Give me the article, nothing else.',
    )
    await expect(page.getByText(/“Port Alder switches/)).toContainText('by Maren Oduya')
    await expect(page.getByText('Sample · synthetic')).toBeVisible()
    await expect(page.getByText(/^For as long as anyone at the Port Alder/).first()).toBeVisible()
    await expect(page.getByRole('option', { name: /^Dropped, .*cookies/ })).toBeVisible()
  })
})

test('pasted HTML becomes an article with its facts, and stays out of the link', async ({
  page,
}) => {
  await open(page, path)
  await paste(page, article('A short notice', '<ul><li>An item of the list</li></ul>'))
  await expect(page.getByText(/“A short notice”/)).toBeVisible()
  await expect(page.getByText(/^Pasted · /)).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Article' })).toContainText('An item of the list')
  await expect(page.getByRole('row', { name: /^Title A short notice/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Written by/ })).toContainText('not stated')
  expect(new URL(page.url()).search).toBe('?input=paste')
  await page.getByRole('button', { name: 'Show our sample page' }).click()
  await expect(page.getByText('Sample · synthetic')).toBeVisible()
})

test('the sample can be taken up, changed and read again', async ({ page }) => {
  await open(page, `${path}?input=paste`)
  await page.getByRole('button', { name: 'Start from the sample' }).click()
  const box = page.getByRole('textbox', { name: 'HTML of a page' })
  await expect(box).toHaveValue(/shearwaters/)
  await box.fill((await box.inputValue()).replaceAll('Maren Oduya', 'Somebody Else'))
  await page.getByRole('button', { name: 'Extract', exact: true }).click()
  await expect(page.getByText(/“Port Alder switches/)).toContainText('by Somebody Else')
})

test('a saved file is decoded and read at once', async ({ page }) => {
  await open(page, `${path}?input=file`)
  const latin = article('Les élèves', `<p class="quote">“Ça va”</p>`)
  const bytes = Buffer.from(
    latin.replace(/[“”]/g, (mark) => (mark === '“' ? '\x93' : '\x94')),
    'latin1',
  )
  await page
    .getByLabel('Your HTML file')
    .setInputFiles({ name: 'saved.html', mimeType: 'text/html', buffer: bytes })
  await expect(page.getByText(/“Les élèves”/)).toBeVisible()
  await expect(page.getByText(/saved\.html · read as WINDOWS-1252/)).toBeVisible()
  const large = {
    name: 'large.html',
    mimeType: 'text/html',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'a'),
  }
  await page.getByLabel('Your HTML file').setInputFiles(large)
  await expect(page.getByText(/large\.html is larger than 5 MB/)).toBeVisible()
})

test('hostile HTML is read as text and does nothing', async ({ page }) => {
  await open(page, path)
  await paste(
    page,
    article(
      'Bold & <i>brave</i>',
      `<script>document.title='taken'</script>
       <p onclick="document.title='taken'">A paragraph with <a href="javascript:document.title='taken'">a bad link</a>, <img src="https://tracker.example/pixel.gif" onerror="document.title='taken'"> a picture and enough words around them to be kept as running text of the article.</p>
       <iframe src="https://tracker.example"></iframe><svg onload="document.title='taken'"></svg>
       <style>body{display:none}</style>`,
    ),
  )
  await expect(page.getByText(/^Pasted · /)).toBeVisible()
  const shown = page.getByRole('tabpanel', { name: 'Article' })
  await expect(shown).toContainText('a bad link')
  expect(await shown.locator('script, img, iframe, svg[onload], style').count()).toBe(0)
  for (const link of await shown.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^https?:/)
  await expect(page).not.toHaveTitle('taken')
  await page.getByRole('tab', { name: 'HTML' }).click()
  await expect(page.getByRole('tabpanel', { name: 'HTML' })).not.toContainText('javascript:')
})

test('refusals say what to do next', async ({ page, watch }) => {
  await open(page, path)
  await page.getByRole('radio', { name: 'HTML' }).check({ force: true })
  await page.getByRole('button', { name: 'Extract', exact: true }).click()
  await expect(page.getByText('Paste the HTML of a page first.')).toBeVisible()
  await paste(page, '<p>Nothing to read here.</p>')
  await expect(page.getByRole('main').getByText('There is no article on this page.')).toBeVisible()
  await expect(page.getByText(/“Port Alder switches/)).toBeVisible()

  await page.getByRole('radio', { name: 'Address' }).check({ force: true })
  const field = page.getByRole('textbox', { name: 'Address of an article' })
  await field.fill('ftp://example.org/a')
  await field.press('Enter')
  await expect(page.getByText('Only pages at http:// and https:// can be fetched.')).toBeVisible()
  // A private address is refused by the server in the same words as a page that does not answer.
  await field.fill('http://127.0.0.1/')
  await field.press('Enter')
  await expect(page.getByText(/could not be fetched: it is not public/)).toBeVisible()
  await page.getByRole('button', { name: 'Give a file' }).click()
  await expect(page.getByRole('button', { name: /Choose a page/ })).toBeVisible()
  await refusedByServer(watch, 2)
})

test('a link brings an address along and fetches nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await open(page, `${path}?url=${encodeURIComponent('https://example.org/story')}`)
  await expect(page.getByRole('textbox', { name: 'Address of an article' })).toHaveValue(
    'https://example.org/story',
  )
  await expect(page.getByText(/The link you followed brought this address/)).toBeVisible()
  expect(asked).toEqual([])
})

test('back undoes a choice, and the figures open to their notes', async ({ page }) => {
  await open(page, path)
  await page.getByRole('tab', { name: 'Markdown' }).click()
  await expect(page).toHaveURL(/form=markdown/)
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Article' })).toBeVisible()
  await page.getByRole('option', { name: /cardboard boxes/ }).click()
  const blocks = page.getByRole('region', { name: 'The page, block by block' })
  await blocks.getByRole('button', { name: /^[01]\.\d\d, Score of block/ }).click()
  await expect(page.getByRole('dialog', { name: /^Score of block/ })).toContainText('P(part of')
})

test('the keyboard alone walks blocks, filters them and changes the form', async ({ page }) => {
  await open(page, path)
  const list = page.getByRole('listbox', { name: 'Blocks of the page' })
  await list.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const chosen = list.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toHaveAttribute('data-block', '1')
  await page.keyboard.press('End')
  await expect(chosen).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)

  await page.getByRole('radio', { name: /^All/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/blocks=kept/)
  await expect(list.getByRole('option', { name: /^Dropped/ })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(list.getByRole('option', { name: /^Kept/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Article' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Text' })).toContainText('cardboard boxes')
  await expect(page).toHaveURL(/form=text/)
})

test('a passage and its block light up together', async ({ page }) => {
  await open(page, path)
  const passage = page
    .getByRole('tabpanel', { name: 'Article' })
    .getByText(/^Until then the timer stays on/)
  await passage.click()
  const option = page.getByRole('option', { name: /Until then the timer stays on/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option).toBeInViewport()
  await expect(passage).toHaveClass(/is-shown/)
  await page.getByRole('option', { name: /cardboard boxes/ }).click()
  const first = page.getByRole('tabpanel', { name: 'Article' }).getByText(/^For as long as anyone/)
  await expect(first).toBeInViewport()
})

test('Markdown and JSON are taken along', async ({ page }) => {
  await open(page, path)
  const pane = page.getByRole('region', { name: 'The article' })
  const saved = async (name: string) => {
    const download = page.waitForEvent('download')
    await pane.getByRole('button', { name, exact: true }).click()
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const markdown = await saved('Markdown')
  expect(markdown.name).toMatch(/^port-alder-switches.*\.md$/)
  expect(markdown.text).toMatch(/^---\ntitle: "Port Alder/)
  expect(markdown.text).toContain('## What was changed')
  const report = JSON.parse((await saved('JSON')).text) as { byline: string; blocks: unknown[] }
  expect(report.byline).toBe('Maren Oduya')
  expect(report.blocks.length).toBeGreaterThan(50)
})

test('a batch says for each page how it went', async ({ page, watch }) => {
  await open(page, `${path}?input=batch`)
  const box = page.getByRole('textbox', { name: /Addresses of articles/ })
  await box.fill(
    Array.from({ length: 21 }, (_, at) => `https://a.example/${String(at)}`).join('\n'),
  )
  await page.getByRole('button', { name: 'Extract all' }).click()
  await expect(page.getByText(/at most 20 addresses; these are 21/)).toBeVisible()
  await box.fill('http://127.0.0.1/\nhttp://10.0.0.1/a\nhttp://[::1]/')
  await page.getByRole('button', { name: 'Extract all' }).click()
  await expect(page.getByRole('heading', { name: '0 articles, 3 failed' })).toBeVisible()
  await expect(page.getByRole('row', { name: /10\.0\.0\.1/ })).toContainText('could not be fetched')
  await refusedByServer(watch, 3)
})

test('a batch can be stopped, and its articles open in place', async ({ page }) => {
  const report = await page.request
    .post('/api/v1/article-extractor/extract', { data: { html: sample } })
    .then((response) => response.json() as Promise<object>)
  // The test server reaches no page of the web: the answers are the real ones of the sample, the third never comes.
  await page.route('**/extract', async (route) => {
    const { url } = route.request().postDataJSON() as { url: string }
    if (!url.endsWith('/3')) await route.fulfill({ json: report })
  })
  await open(page, `${path}?input=batch`)
  const box = page.getByRole('textbox', { name: /Addresses of articles/ })
  await box.fill('https://a.example/1\nhttps://a.example/2\nhttps://a.example/3')
  await page.getByRole('button', { name: 'Extract all' }).click()
  await expect(page.getByRole('heading', { name: '2 of 3 pages read' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { name: '2 articles, 1 not fetched' })).toBeVisible()
  await page.getByRole('button', { name: 'Open article 2' }).click()
  await expect(page.getByRole('region', { name: /^Port Alder/ })).toContainText('cardboard boxes')
  const download = page.waitForEvent('download')
  await page
    .getByRole('figure', { name: /2 articles/ })
    .getByRole('button', { name: 'JSON' })
    .click()
  const rows = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    url: string
  }[]
  expect(rows.map(({ url }) => url)).toEqual([
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/3',
  ])
  expect(rows[2]).toEqual({ url: 'https://a.example/3', error: 'not fetched' })
})

test('the API panel sends the very page of the view', async ({ page }) => {
  await open(page, path)
  const panel = page.getByRole('region', { name: 'Call the API' })
  await expect(panel.getByRole('region', { name: 'Request' })).toContainText(
    "--rawfile html 'page.html'",
  )
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('status').filter({ hasText: '200' })).toContainText(' ms')
  await expect(panel.getByRole('region', { name: 'Answer' })).toContainText(
    '"byline": "Maren Oduya"',
  )
})

looksRight(path, async (page) => {
  // On a phone the blocks are folded.
  const unfold = page.getByRole('button', { name: /Show all of it: the blocks$/ })
  if (await unfold.isVisible()) await unfold.click()
  await page.getByRole('option', { name: /cardboard boxes/ }).click()
  await page.getByRole('radio', { name: 'Batch' }).check({ force: true })
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect(page.getByRole('tabpanel', { name: 'JSON' })).toBeVisible()
})

test('nothing sticks out, however long the words', async ({ page }) => {
  await open(page, path)
  await page.setViewportSize({ width: 320, height: 800 })
  const long = 'Donaudampfschifffahrt'.repeat(30)
  await paste(
    page,
    article(
      long,
      `<p><a href="https://a.example/${long}">${long}</a> and some words more, so that the paragraph is kept as running text of this article here.</p><pre>${long}</pre><table><tr><td>${long}</td><td>1</td></tr></table>`,
    ),
  )
  await expect(page.getByText(/^Pasted · /)).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
