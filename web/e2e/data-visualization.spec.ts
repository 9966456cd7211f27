// The sandbox: files are read by a worker under its own policy, and nothing of them leaves the browser.
import { readFile } from 'node:fs/promises'
import { MAX_BYTES } from '../app/lib/tables/reading'
import { workbookOf } from '../app/lib/workbook.test-support'
import { axe, expect, open, overflow, test, type Page } from './test'

const path = '/demo/data-visualization'
const vega = (name: string) => `node_modules/vega-datasets/data/${name}`
const answer = (page: Page) => page.locator('.demo-answer')
const word = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Your question' }).getByRole('combobox', { name, exact: true })

type Given = string | { name: string; mimeType: string; buffer: Buffer }
const file = (name: string, content: string | Buffer | Uint8Array) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content as string),
})
const give = async (page: Page, given: Given) => {
  await page.getByLabel('Your table', { exact: true }).setInputFiles(given)
}
/** Brings a part into the window; again where it is drawn anew meanwhile. */
const see = (page: Page, heading: string) =>
  expect(async () => {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
  }).toPass()

test('the page says at once that the plain chart would mislead, and draws it split', async ({
  page,
}) => {
  await open(page, path)
  await expect(answer(page)).toContainText('Clean, but the plain chart would mislead.')
  await expect(answer(page)).toContainText('12.12 against 12.46')
  await expect(
    page.getByRole('figure', {
      name: /Manual is higher at each of the 4 compared values of cylinders/,
    }),
  ).toBeVisible()
  await word(page, 'Split by').selectOption('nothing')
  await expect(answer(page)).toContainText('but this chart misleads')
  await expect(page).toHaveURL(/split=-/)
})

test('every case has its own answer, and ten kinds of chart can be drawn', async ({ page }) => {
  await open(page, path)
  const cases = page.getByRole('list', { name: 'Cases to start from' })
  await cases.getByRole('link', { name: 'Makes of cars as bars' }).click()
  await expect(answer(page)).toContainText('Not as bars: 14 of 39 values of make')
  await cases.getByRole('link', { name: 'Trade by chapter' }).click()
  await expect(answer(page)).toContainText('By section, sum of exports_millions is highest for')
  await cases.getByRole('link', { name: 'World health' }).click()
  await expect(answer(page)).toContainText('run against each other: correlation −0.83')
  for (const [query, label] of [
    ['by=make&split=-&kind=bars', /average city_l100 by make/],
    ['by=make&split=-&kind=dots', /average city_l100 by make/],
    ['by=transmission&split=cylinders&kind=dumbbell', /Automatic and Manual, by cylinders/],
    ['set=ontario&by=time&span=month&kind=line', /average demand_mw by time/],
    ['set=trade&by=month&split=section&kind=stacked', /sum of exports_millions by month/],
    ['set=trade&by=month&split=section&kind=multiples', /sum of exports_millions by month/],
    ['set=health&kind=scatter', /life_expectancy against fertility/],
    ['of=city_l100&split=-&kind=histogram', /average city_l100 by transmission/],
    ['by=make&split=cylinders&kind=heat', /average city_l100 by make/],
    ['set=trade&kind=treemap', /sum of exports_millions by section/],
  ] as const) {
    await page.goto(`${path}?${query}`)
    const chart = page.getByRole('application', { name: label })
    await expect(chart.locator('svg[data-chart]').first(), query).toBeVisible()
  }
})

test('the small reference tables come out as DuckDB has them', async ({ page }) => {
  await open(page, path)
  await give(page, vega('seattle-weather.csv'))
  await expect(answer(page)).toContainText('1,461 rows, 6 columns')
  await word(page, 'Figure').selectOption('sum')
  await word(page, 'Measure').selectOption('precipitation')
  await word(page, 'Grouped by').selectOption('date')
  await word(page, 'Span of time').selectOption('month of the year')
  const table = page.getByRole('figure').first()
  await table.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(table.getByRole('row', { name: /^Jan/ })).toContainText('466.0')
  await word(page, 'Figure').selectOption('average')
  await word(page, 'Measure').selectOption('temp_max')
  await expect(table.getByRole('row', { name: /^Jan/ })).toContainText('8.23')

  await give(page, vega('cars.json'))
  await expect(answer(page)).toContainText('406 rows')
  await word(page, 'Measure').selectOption('Miles_per_Gallon')
  await word(page, 'Grouped by').selectOption('Origin')
  await word(page, 'Split by').selectOption('nothing')
  await expect(table.getByRole('row', { name: /^Japan/ })).toContainText('30.45')
  await expect(table.getByRole('row', { name: /^Europe/ })).toContainText('27.89')
  await expect(table.getByRole('row', { name: /^USA/ })).toContainText('20.08')
})

test('a condition picks the rows of our table, and its link brings them back', async ({ page }) => {
  await open(page, path)
  await word(page, 'Rows where').selectOption('cylinders')
  await word(page, 'Condition').selectOption('is at least')
  const value = page
    .getByRole('form', { name: 'Your question' })
    .getByLabel('Value', { exact: true })
  await value.fill('6')
  await value.press('Enter')
  await expect(answer(page)).toContainText('Among rows where cylinders is at least 6:')
  await expect(page).toHaveURL(/where=cylinders&test=least&value=6/)
  await page.reload()
  await expect(answer(page)).toContainText('Among rows where cylinders is at least 6:')
  await value.fill('60')
  await value.press('Enter')
  await expect(answer(page)).toContainText(
    'Of 833 rows there is none where cylinders is at least 60.',
  )
  await word(page, 'Rows where').selectOption('all rows')
  await expect(answer(page)).not.toContainText('Among rows')
})

test('3,000,000 flights in Parquet are profiled and grouped in the browser', async ({ page }) => {
  test.slow()
  await open(page, path)
  await give(page, vega('flights-3m.parquet'))
  await expect(page.getByRole('progressbar', { name: 'Reading flights-3m.parquet' })).toBeVisible()
  await expect(answer(page)).toContainText('3,000,000 rows', { timeout: 120_000 })
  await word(page, 'Measure').selectOption('delay')
  await word(page, 'Chart').selectOption('histogram')
  await expect(answer(page)).toContainText(/in delay, the middle one at/, { timeout: 60_000 })
  const columns = page.getByRole('figure', { name: /missing|gaps/ })
  await columns.scrollIntoViewIfNeeded()
  await expect(columns.getByRole('row', { name: /^delay/i })).toContainText('−1,116 to 1,688')
})

test('Excel, JSON lines and text of Windows are read, and how is said and can be changed', async ({
  page,
}) => {
  await open(page, path)
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = `<row r="1">${cell('A1', 'region')}${cell('B1', 'rate')}</row><row r="2">${cell('A2', 'East')}<c r="B2" s="2"><v>0.125</v></c></row><row r="3"><c r="B3" s="2"><v>0.25</v></c></row>`
  const merged = { after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>' }
  await give(page, file('rates.xlsx', workbookOf({ Rates: sheet }, merged)))
  await expect(page.getByText('Read as a workbook; the sheet “Rates”')).toBeVisible()
  await expect(answer(page)).toContainText('2 rows, 2 columns, nothing missing')
  await give(page, file('lines.jsonl', '{"a":1,"b":"x"}\n{"a":2,"b":"y"}\n'))
  await expect(page.getByText('Read as JSON lines')).toBeVisible()
  // The euro sign is a byte that only Windows-1252 has there.
  const windows = Buffer.from([
    ...Buffer.from('nom;prix\nCaf'),
    0xe9,
    ...Buffer.from(';2,50 '),
    0x80,
    10,
    ...Buffer.from('Th'),
    0xe9,
    ...Buffer.from(';3,50 '),
    0x80,
    10,
  ])
  await give(page, file('prix.csv', windows))
  await expect(
    page.getByText(/separated by semicolons; Windows-1252 \(Latin-1\); decimal comma/),
  ).toBeVisible()
  await expect(answer(page)).toContainText('Café')
  await page.getByText('Read it differently').click()
  await page.getByRole('combobox', { name: 'Headings' }).selectOption('none')
  await expect(answer(page)).toContainText('3 rows, 2 columns')
})

test('what is no table says why, and a long file can be stopped', async ({ page }) => {
  await open(page, path)
  await give(page, file('scan.pdf', '%PDF-1.7'))
  await expect(page.getByRole('alert').filter({ hasText: 'scan.pdf' })).toContainText('It is a PDF')
  // As large as is read, so that its end is far off when the press comes; made in the page of one piece many times.
  const rows = `7,place 7,${'x'.repeat(80)}\n`.repeat(10_000)
  await page.getByLabel('Your table', { exact: true }).evaluate(
    (input: HTMLInputElement, { piece, count }) => {
      const given = new DataTransfer()
      const pieces = Array<Blob>(count).fill(new Blob([piece]))
      given.items.add(new File(['id,place,mark\n', ...pieces], 'long.csv'))
      input.files = given.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { piece: rows, count: Math.floor(MAX_BYTES / rows.length) - 1 },
  )
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(answer(page)).toContainText('833 rows')
})

test('nothing of a file leaves the browser, in a request, in the address or in a link', async ({
  page,
}) => {
  await open(page, path)
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  await give(
    page,
    file(
      'secret-clients.csv',
      'client_zebra,amount_zebra\nAda Zebra,10\nBo Zebra,20\nCy Zebra,30\n',
    ),
  )
  await expect(answer(page)).toContainText('3 rows, 2 columns')
  await word(page, 'Figure').selectOption('sum')
  await see(page, 'The rows')
  await expect(page.getByText('Ada Zebra').last()).toBeAttached()
  await see(page, 'Use your own data')
  await page.getByRole('button', { name: 'Copy link without your data' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  expect(sent.filter((request) => /zebra|secret/i.test(request))).toEqual([])
  // Parts of the page may come meanwhile; nothing is posted.
  expect(sent.filter((request) => !/^GET \S+\/assets\/\S+ $/.test(request))).toEqual([])
})

test('the worker has a policy of its own, and no other worker starts', async ({ page, watch }) => {
  await open(page, path)
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    give(page, file('a.csv', 'a,b\n1,2\n3,4\n')),
  ])
  expect(worker.url()).toMatch(/\/assets\/table-worker-/)
  await expect(answer(page)).toContainText('2 rows, 2 columns')
  const policy = await worker.evaluate(async () => {
    const failed = (work: () => unknown) => {
      try {
        work()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      fetched: await fetch('/healthz').then(
        () => 'allowed',
        () => 'refused',
      ),
      evaluated: await new Promise((resolve) => {
        setTimeout(() => {
          resolve(failed(() => new Function('return 1')))
        })
      }),
      nested: failed(() => new Worker('data:text/javascript,')),
      imported: await import('data:text/javascript,export default 1' as string).then(
        () => 'allowed',
        () => 'refused',
      ),
      wasm: await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
        () => 'allowed',
        () => 'refused',
      ),
    }
  })
  expect(policy).toEqual({
    fetched: 'refused',
    evaluated: 'EvalError',
    nested: expect.stringMatching(/Error$/) as unknown as string,
    imported: 'refused',
    wasm: 'allowed',
  })
  const started = await page.evaluate(() =>
    [
      'https://example.org/w.js',
      'data:text/javascript,',
      URL.createObjectURL(new Blob(['1'])),
      '/theme.js',
    ].map((address) => {
      try {
        new Worker(address)
        return 'started'
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  // A string is no address of a script to this page, whatever it names, and no second policy can be made.
  expect(started).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  const second = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    return ['boreal-worker', 'other'].map((name) => {
      try {
        trustedTypes.createPolicy(name, { createScriptURL: (text: string) => text })
        return 'made'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(second).toEqual(['TypeError', 'TypeError'])
  watch.forgive(/TrustedScriptURL|TrustedTypePolicy|violates|blocked|Content Security Policy/i)
  const wasm = await page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'allowed',
      () => 'refused',
    ),
  )
  expect(wasm).toBe('refused')
})

test('a recipe is saved, brought back by its link, and asks for its columns', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  const csv = 'shop,sales\nA,1\nB,2\nA,3\n'
  await give(page, file('shops.csv', csv))
  await word(page, 'Figure').selectOption('sum')
  await see(page, 'Use your own data')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the recipe' }).click(),
  ])
  const recipe = await readFile(await saved.path(), 'utf8')
  expect(recipe).not.toContain('"A"')
  await page.getByRole('button', { name: 'Copy a link with the recipe' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('A recipe waits for its file')).toBeVisible()
  await give(page, file('next-month.csv', csv.replace('A,3', 'A,9')))
  await expect(answer(page)).toContainText('sum of sales is highest for A, 10')
})

test('two files are joined, and the chart is taken along as a picture and a table', async ({
  page,
}) => {
  await open(page, path)
  await give(page, file('sales.csv', 'shop,sales\nA,1\nB,2\nC,3\nA,4\n'))
  await expect(answer(page)).toContainText('4 rows, 2 columns')
  await see(page, 'Join a second file')
  await page
    .getByLabel('Your second table')
    .setInputFiles(file('towns.csv', 'shop,town\nA,Ottawa\nB,Hull\n'))
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('3 rows found a partner, 1 row did not')).toBeVisible()
  await expect(answer(page)).toContainText('4 rows, 3 columns')
  for (const format of ['CSV', 'SVG', 'PNG']) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export chart as ${format}` }).click(),
    ])
    expect(saved.suggestedFilename()).toContain(`.${format.toLowerCase()}`)
  }
})

test('with a file of one’s own the page is sound on a phone, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await give(page, file('shops.csv', 'shop,sales\nA,1\nB,2\nA,3\n'))
  await expect(answer(page)).toContainText('3 rows, 2 columns')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})
