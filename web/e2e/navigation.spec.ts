import { navigation, routes } from './spec'
import { expect, open, test, type Page } from './test'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const items = (page: Page) => bar(page).getByRole('link')

test('spec 2: the bar has Home, Services, Why Us, Demos, Contact, and each leads to its page', async ({
  page,
}) => {
  await open(page, '/')
  await expect(items(page)).toHaveText(navigation.map(([title]) => title))
  for (const [title, path] of [...navigation].reverse()) {
    await bar(page).getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

for (const [title, path] of navigation) {
  test(`spec 2: ${title} is highlighted on ${path}`, async ({ page }) => {
    await open(page, path)
    const active = bar(page).locator('[aria-current="page"]')
    await expect(active).toHaveText([title])
    await expect(active).toHaveCSS('border-bottom-width', '2px')
    const colours = await items(page).evaluateAll((links) =>
      links.map((link) => getComputedStyle(link).borderBottomColor),
    )
    expect(new Set(colours).size).toBe(2)
  })
}

test('spec 2: Demos is active for every path that starts with /demo', async ({ page, watch }) => {
  for (const path of [...routes.filter((route) => route.startsWith('/demo/')), '/demo/unknown']) {
    await open(page, path)
    await expect(bar(page).locator('[aria-current="page"]'), path).toHaveText(['Demos'])
  }
  watch.forgive(/404/)
})

test('spec 2: Services is active on each service page', async ({ page }) => {
  for (const path of routes.filter((route) => route.startsWith('/services'))) {
    await open(page, path)
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Services'])
  }
})

test('spec 2, 9: the bar is a row from 768 px and a toggle menu below', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page, '/')
  await expect(menu(page)).toBeHidden()
  await expect(items(page).first()).toBeVisible()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(menu(page)).toBeVisible()
  await expect(items(page).first()).toBeHidden()
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('spec 4: is closed, opens by its button and closes by it', async ({ page }) => {
    await open(page, '/')
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await menu(page).click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(items(page)).toHaveCount(5)
    for (const item of await items(page).all()) await expect(item).toBeVisible()
    await menu(page).click()
    await expect(items(page).first()).toBeHidden()
  })

  test('spec 2, 4: choosing an item closes it', async ({ page }) => {
    await open(page, '/')
    await menu(page).click()
    await items(page).getByText('Why Us').click()
    await expect(page).toHaveURL('/why-us')
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await menu(page).click()
    await items(page).getByText('Why Us').click()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on Escape, with the focus back on its button', async ({ page }) => {
    await open(page, '/')
    await menu(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(items(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(items(page).first()).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  test('closes on a press outside, when tabbed past, and when the window grows', async ({
    page,
  }) => {
    await open(page, '/')
    await menu(page).click()
    await page.mouse.click(195, 700)
    await expect(items(page).first()).toBeHidden()

    await menu(page).click()
    await items(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')

    await menu(page).click()
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(items(page).first()).toBeHidden()
  })
})

test('the skip link leads past the bar', async ({ page }) => {
  await open(page, '/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a keyboard alone walks from the bar to a service and back', async ({ page }) => {
  await open(page, '/')
  const focused = page.locator(':focus')
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Services')
  expect(await focused.evaluate((link) => getComputedStyle(link).outlineWidth)).toBe('3px')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('main').locator('a[href="/services/cloud-integration"]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/cloud-integration')
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
