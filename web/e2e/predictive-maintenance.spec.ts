import { looksRight } from './demo-look'
import { expect, open, test } from './test'

const path = '/demo/predictive-maintenance'

/** Machines that warm up as they wear, of these lives, seen to their end or a part of it. */
const table = (lives: readonly number[], seen = 1) =>
  [
    'Asset;Runtime;temperature;vibration',
    ...lives.flatMap((life, unit) =>
      Array.from({ length: Math.floor(life * seen) }, (_, at) => {
        const worn = ((at + 1) / life) ** 2
        return `M${String(unit + 1)};${String(at + 1)};${(60 + 20 * worn).toFixed(1)};${(2 + 3 * worn).toFixed(2)}`
      }),
    ),
    '',
  ].join('\n')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the next to fail stands in the page, and the pumps are called simulated', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Which machine fails next, and when should we act?',
    )
    await expect(page.locator('.demo-answer')).toContainText(/Pump \d+ next; stop \d+ of 30 now/)
    await expect(page.getByText('Simulated', { exact: true }).first()).toBeVisible()
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  })
})

test('a shared address gives the same answer, and cases lead to others', async ({ page }) => {
  await open(page, `${path}?failure_cost=10000`)
  await expect(page.locator('.demo-answer')).toContainText('next; stop')
  await page.getByRole('link', { name: 'NASA engines' }).click()
  await expect(page.locator('.demo-answer')).toContainText(/Engine \d+ next; stop \d+ of 100 now/)
  await expect(page.locator('.demo-answer')).toContainText('90 of 100 engines')
  await page.getByRole('link', { name: 'Short history' }).click()
  await expect(page.locator('.demo-answer')).toContainText('Watch, do not plan')
})

// Both start a job from one address, which may have one at a time.
test.describe('with tables of one’s own', () => {
  test.describe.configure({ mode: 'default' })

  test('machines of one’s own are learnt from and forgotten', async ({ page }) => {
    await open(page, path)
    const choose = async (label: string, text: string) => {
      const buffer = Buffer.from(text)
      await page
        .getByLabel(`${label}: your file`)
        .setInputFiles({ name: `${label}.csv`, mimeType: 'text/csv', buffer })
    }
    await choose('Histories that ended in failure', table([50, 62, 44, 71, 58, 66]))
    await choose('Machines that run', table([60, 60], 0.6))
    await page.getByRole('button', { name: 'Learn from these' }).click()
    await expect(page.locator('.demo-answer')).toContainText(/Machine M\d next; stop/)
    await expect(page.locator('.demo-answer')).toContainText('Only 6 machines that failed')
    await page.getByRole('button', { name: 'Back to the bundled fleets' }).first().click()
    await expect(page.locator('.demo-answer')).toContainText('Pump')
  })

  test('too few histories are refused in words', async ({ page, watch }) => {
    await open(page, path)
    for (const label of ['Histories that ended in failure', 'Machines that run'])
      await page.getByLabel(`${label}: your file`).setInputFiles({
        name: 'few.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(table([50, 40])),
      })
    await page.getByRole('button', { name: 'Learn from these' }).click()
    await expect(page.getByRole('alert').first()).toContainText('at least 4')
    watch.forgive(/status of 422/)
  })
})

looksRight(path, async (page) => {
  await page.locator('.demo-answer').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
