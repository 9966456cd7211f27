// SQL in the sandbox: DuckDB in a worker of its own, which the page hands its bytes and that connects to nothing.
import { readFile } from 'node:fs/promises'
import { axe, expect, open, overflow, test, type Page } from './test'

const path = '/demo/data-visualization'
const vega = (name: string) => `node_modules/vega-datasets/data/${name}`
const answer = (page: Page) => page.locator('.demo-answer')
const panel = (page: Page) => page.getByRole('region', { name: 'SQL', exact: true })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Question in SQL' })
const file = (name: string, content: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
})
const give = async (page: Page, given: string | ReturnType<typeof file>) => {
  await page.getByLabel('Your table', { exact: true }).setInputFiles(given)
}
const chooseSql = async (page: Page) => {
  await page.getByRole('tab', { name: 'SQL' }).click()
  await expect(editor(page)).toBeVisible()
}
const run = async (page: Page, text: string) => {
  await editor(page).fill(text)
  await panel(page).getByRole('button', { name: 'Run' }).click()
}
const firstRow = (page: Page) =>
  page.getByRole('region', { name: 'Rows of the table' }).getByRole('row').nth(1)
/** Brings the rows into the window, where they come to life. */
const seeRows = (page: Page) =>
  expect(async () => {
    await page.getByRole('heading', { name: 'The rows' }).scrollIntoViewIfNeeded()
  }).toPass()
/** Runs a question and reads the first row of what it comes to. */
const asked = async (page: Page, text: string, expected: string | RegExp) => {
  await run(page, text)
  await seeRows(page)
  await expect(firstRow(page)).toContainText(expected)
}

test('a question in SQL fetches the engine once, and its answer is drawn, listed and saved', async ({
  page,
}) => {
  await open(page, path)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) fetched.push(request.url())
  })
  await chooseSql(page)
  await expect(editor(page)).toContainText('GROUP BY 1')
  expect(fetched).toEqual([])
  const licences = panel(page).getByRole('link', { name: 'Licences of its parts' })
  const text = await page.request.get(String(await licences.getAttribute('href')))
  expect(await text.text()).toContain('DuckDB')
  // Held back until its bar has been seen.
  let release: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.wasm', async (route) => {
    await seen
    await route.continue()
  })
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('progressbar', { name: 'Fetching DuckDB' })).toBeVisible()
  release()
  await expect(panel(page).getByText(/^2 rows in /)).toBeVisible()
  await expect(answer(page)).toContainText('2 rows, 3 columns')
  await expect(
    page.getByText('Natural Resources Canada, Fuel ratings 2023, asked in SQL'),
  ).not.toHaveCount(0)

  await run(
    page,
    'SELECT make, avg(city_l100) AS city, count(*) AS n FROM data GROUP BY make HAVING n >= 10 ORDER BY city DESC',
  )
  await expect(answer(page)).toContainText('25 rows, 3 columns')
  const chart = page.getByRole('figure').first()
  await expect(chart.locator('svg[data-chart]').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Measure', exact: true }).selectOption('n')
  await expect(answer(page)).toContainText('n is highest for')
  for (const format of ['CSV', 'SVG']) {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export chart as ${format}` }).click(),
    ])
    expect(await readFile(await saved.path(), 'utf8')).toContain('asked in SQL')
  }
  await seeRows(page)
  const [rows] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save these rows as CSV' }).click(),
  ])
  expect((await readFile(await rows.path(), 'utf8')).split('\n')).toHaveLength(27)
  await page.getByRole('tab', { name: 'By columns' }).click()
  await expect(answer(page)).toContainText('833 rows, 14 columns')
  expect(fetched).toHaveLength(1)
})

test('the small reference tables come out in SQL as DuckDB has them', async ({ page }) => {
  await open(page, path)
  await chooseSql(page)
  await give(page, vega('seattle-weather.csv'))
  await expect(answer(page)).toContainText('1,461 rows')
  await asked(
    page,
    'SELECT round(sum(precipitation), 1) AS rain, round(avg(temp_max), 3) AS warmest FROM data WHERE month("date") = 1',
    /^466\s*8\.229$/,
  )
  await give(page, vega('cars.json'))
  await expect(page.getByRole('region', { name: 'Your file' })).toContainText('406 rows')
  await asked(
    page,
    `SELECT string_agg(printf('%s %.4f (%d)', Origin, mean, n), '; ' ORDER BY Origin) AS found
     FROM (SELECT Origin, avg(Miles_per_Gallon) AS mean, count(*) AS n FROM data GROUP BY Origin)`,
    'Europe 27.8914 (73); Japan 30.4506 (79); USA 20.0835 (254)',
  )
  await give(page, vega('gapminder.json'))
  await expect(page.getByRole('region', { name: 'Your file' })).toContainText('682 rows')
  await asked(page, 'SELECT corr(life_expect, fertility) AS r FROM data', '-0.8335735273158')
})

test('a fault is said in DuckDB’s words and marked, by keyboard alone, and words are completed', async ({
  page,
}) => {
  await open(page, path)
  await chooseSql(page)
  await editor(page).fill("SELECT 'é' AS x,\n  cilinders FROM data")
  await page.keyboard.press('Control+Enter')
  const fault = panel(page).getByRole('alert').filter({ hasText: 'Line 2, column 3' })
  await expect(fault).toContainText('Binder Error: Referenced column "cilinders" not found')
  await expect(page.locator('.cm-wrong')).toHaveText('cilinders')
  // The mark goes with the next edit.
  await page.keyboard.press('End')
  await page.keyboard.type(' ')
  await expect(page.locator('.cm-wrong')).toHaveCount(0)
  await expect(fault).toHaveCount(0)
  await editor(page).fill('SELEC 1')
  await page.keyboard.press('Control+Enter')
  await expect(panel(page).getByRole('alert')).toContainText('not with SELEC')
  await expect(page.locator('.cm-wrong')).toHaveText('SELEC')

  await editor(page).fill('')
  await page.keyboard.type('SELECT cyl')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.filter({ hasText: 'cylinders' })).toBeVisible()
  await page.keyboard.press('Escape')
  await editor(page).fill('')
  // Words that the engine knows, once it runs.
  await page.keyboard.type('quantile_c')
  await expect(options.filter({ hasText: 'quantile_cont' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Run' })).toBeFocused()
})

test('a question that takes long is stopped, and one with too many rows is cut', async ({
  page,
}) => {
  test.slow()
  await open(page, path)
  await chooseSql(page)
  await run(page, 'SELECT sum(a.range * b.range) AS s FROM range(5000000) a, range(5000000) b')
  await expect(page.getByRole('progressbar', { name: 'Running the question' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(answer(page)).toContainText('833 rows')
  await run(page, 'SELECT range AS id, range % 7 AS day FROM range(1500000)')
  await expect(panel(page)).toContainText('these are the first 1,000,000')
  await expect(answer(page)).toContainText('1,000,000 rows, 2 columns')
})

test('SQL reaches no file, no extension and no address, and nothing is sent', async ({
  page,
  baseURL,
}) => {
  await open(page, path)
  await chooseSql(page)
  const sent: string[] = []
  page.context().on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  await give(page, file('secret-zebra.csv', 'zebra_client,amount\nAda,10\nBo,20\n'))
  await expect(page.getByRole('region', { name: 'Your file' })).toContainText('2 rows')
  await asked(page, 'SELECT sum(amount) AS zebra_sum FROM data', '30')
  for (const [text, words] of [
    [`SELECT * FROM '${String(baseURL)}/robots.txt'`, 'not exist'],
    [`SELECT * FROM '${String(baseURL)}/x.csv'`, 'file system operations are disabled'],
    ["SELECT * FROM read_csv('https://example.org/x.csv')", 'file system operations are disabled'],
    ['INSTALL json', 'Only questions are answered here'],
    ['LOAD json', 'Only questions are answered here'],
    ["ATTACH 'https://example.org/x.db'", 'Only questions are answered here'],
    ["COPY data TO 'x.csv'", 'Only questions are answered here'],
    ["EXPLAIN ANALYZE COPY data TO 'x.csv'", 'file system operations are disabled'],
    ["SELECT json_extract('{\"a\":1}', 'a')", 'Extensions are not loaded here'],
    ['SELECT 1; DROP TABLE data', 'One question at a time'],
  ] as const) {
    await run(page, text)
    await expect(panel(page).getByRole('alert'), text).toContainText(words)
  }
  await asked(page, 'SELECT count(*) AS n FROM data', '2')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  expect(sent.filter((request) => /zebra|amount/i.test(request))).toEqual([])
  expect(sent.filter((request) => !/^GET \S+\/assets\/\S+ $/.test(request))).toEqual([])
})

test('the engine’s worker has a policy of its own: it compiles, and neither loads nor connects', async ({
  page,
  watch,
}) => {
  await open(page, path)
  await chooseSql(page)
  const [worker] = await Promise.all([
    page.waitForEvent('worker', (one) => one.url().includes('/assets/sql-worker-')),
    run(page, 'SELECT 1 AS one'),
  ])
  await expect(panel(page)).toContainText('1 row in')
  const policy = await worker.evaluate(async () => {
    const outcome = (work: () => unknown) => {
      try {
        work()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const settled = (work: Promise<unknown>) =>
      work.then(
        () => 'allowed',
        () => 'refused',
      )
    const sync = () => {
      const request = new XMLHttpRequest()
      request.open('GET', '/healthz', false)
      request.send()
    }
    const script = `${location.origin}/theme.js`
    return {
      fetched: await settled(fetch('/healthz')),
      synchronous: outcome(sync),
      evaluated: await new Promise((resolve) => {
        setTimeout(() => {
          resolve(outcome(() => new Function('return 1')))
        })
      }),
      nested: outcome(() => new Worker('data:text/javascript,')),
      imported: await settled(import(script)),
      wasm: await settled(WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
    }
  })
  watch.forgive(/TrustedScriptURL|violates|blocked|Content Security Policy|Failed to load/i)
  expect(policy).toEqual({
    fetched: 'refused',
    synchronous: 'NetworkError',
    evaluated: 'EvalError',
    nested: expect.stringMatching(/Error$/) as unknown as string,
    imported: 'refused',
    wasm: 'allowed',
  })
})

test('a recipe carries the question in SQL and no cell, for a file and for a table of ours', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await give(page, file('shops.csv', 'shop,sales\nA,1\nB,2\nA,3\n'))
  await expect(answer(page)).toContainText('3 rows, 2 columns')
  await chooseSql(page)
  await run(page, 'SELECT shop, sum(sales) AS total FROM data GROUP BY shop')
  await expect(answer(page)).toContainText('2 rows, 2 columns')
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the recipe' }).click(),
  ])
  const recipe = await readFile(await saved.path(), 'utf8')
  expect(JSON.parse(recipe)).toMatchObject({
    columns: ['shop', 'sales'],
    sql: 'SELECT shop, sum(sales) AS total FROM data GROUP BY shop',
    set: '',
  })
  expect(recipe).not.toContain('"A"')
  const copyLink = async () => {
    await page.getByRole('button', { name: 'Copy a link with the recipe' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  // The question may hold a value of the file.
  await expect(
    page.getByText('A question in SQL about a file has no link: save the recipe.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy a link with the recipe' })).toHaveCount(0)
  await page.goto(path)
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  await page.getByLabel('Your recipe').setInputFiles(await saved.path())
  await expect(
    page.getByText(/A recipe waits for its file, which needs shop and sales/),
  ).toBeVisible()
  await give(page, file('next-month.csv', 'shop,sales\nA,1\nB,2\nA,9\n'))
  await expect(answer(page)).toContainText('total is highest for A, 10')

  await page.goto(`${path}?set=health`)
  await chooseSql(page)
  await run(page, 'SELECT year, avg(life_expectancy) AS life FROM data GROUP BY year ORDER BY year')
  await expect(answer(page)).toContainText('11 rows, 2 columns')
  await page.getByRole('heading', { name: 'Use your own data' }).scrollIntoViewIfNeeded()
  const ours = await copyLink()
  await page.goto('about:blank')
  await page.goto(ours)
  await page.getByRole('button', { name: 'Open the question' }).click()
  await expect(page).toHaveURL(/set=health/)
  await expect(editor(page)).toContainText('avg(life_expectancy)')
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect(answer(page)).toContainText('11 rows, 2 columns')
})

test('an engine that does not load says so, and comes at the next try', async ({ page, watch }) => {
  await open(page, path)
  await chooseSql(page)
  await page.route('**/*.wasm', (route) => route.abort())
  await run(page, 'SELECT 1 AS one')
  await expect(panel(page).getByRole('alert')).toContainText('The engine did not load')
  await page.unroute('**/*.wasm')
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 406 }))
  await run(page, 'SELECT 1 AS one')
  await expect(panel(page).getByRole('alert')).toContainText('Open the page by https')
  watch.forgive(/Failed to load resource/)
  await page.unroute('**/*.wasm')
  await run(page, 'SELECT 1 AS one, 2 AS two')
  await expect(panel(page)).toContainText('1 row in')
})

test('with a fault and with an answer the page is sound on a phone, in both themes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await chooseSql(page)
  for (const [text, found] of [
    ['SELECT nope FROM data', panel(page).getByRole('alert')],
    ['SELECT make, count(*) AS n FROM data GROUP BY make', panel(page).getByText(/39 rows in/)],
  ] as const) {
    await run(page, text)
    await expect(found).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  }
})
