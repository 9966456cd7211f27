import { randomUUID } from 'node:crypto'
import { formMessages } from './spec'
import { alive, expect, open, test, type Page } from './test'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const endpoint = '**/functions/v1/send-contact-email'

/** Fills the form as a person of the test's own: a limit counts messages by address. */
async function fill(page: Page) {
  const email = `marie-${randomUUID()}@example.ca`
  await alive(page.getByRole('form'))
  await page.getByLabel('Your Name').fill('Marie Tremblay')
  await page.getByLabel('Your Email').fill(email)
  await page.getByLabel('Your Message').fill('We have more data than answers. Where do we begin?')
  return email
}

const expectKept = async (page: Page, email: string) => {
  await expect(page.getByLabel('Your Name')).toHaveValue('Marie Tremblay')
  await expect(page.getByLabel('Your Email')).toHaveValue(email)
  await expect(page.getByLabel('Your Message')).toHaveValue(/more data than answers/)
}

test('spec 2: Get in Touch shows an e-mail, a phone number, a postal address and the form', async ({
  page,
}) => {
  await open(page, '/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
  await expect(main.locator('address')).toContainText('Ottawa')
  for (const label of ['Your Name', 'Your Email', 'Your Message'])
    await expect(page.getByLabel(label)).toBeVisible()
  await expect(send(page)).toBeEnabled()
})

test('spec 5: the messages appear under their fields, word for word', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Your Name').fill('M')
  await page.getByLabel('Your Email').fill('marie@')
  await page.getByLabel('Your Message').fill('Too short')
  await send(page).click()
  for (const [label, message] of [
    ['Your Name', formMessages.name],
    ['Your Email', formMessages.email],
    ['Your Message', formMessages.message],
  ] as const) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(message))
    const below = await page.getByText(message, { exact: true }).boundingBox()
    const box = await field.boundingBox()
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect(page.getByLabel('Your Name')).toBeFocused()
})

test('spec 5: two characters and ten characters are enough', async ({ page }) => {
  await page.route(endpoint, (route) =>
    route.fulfill({ json: { message: 'Message sent!', reference: 'K7QF-3M9T' } }),
  )
  await open(page, '/contact')
  await page.getByLabel('Your Name').fill('Li')
  await page.getByLabel('Your Email').fill('li@example.ca')
  await page.getByLabel('Your Message').fill('0123456789')
  await send(page).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
})

test('spec 4: while sending, the button is disabled and reads Sending..., with a toast', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(endpoint, async (route) => {
    await held
    await route.fulfill({ json: { message: 'Message sent!', reference: 'K7QF-3M9T' } })
  })
  await open(page, '/contact')
  await fill(page)
  await send(page).click()
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Sending message...' })).toBeVisible()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toBeVisible()
  await expect(send(page)).toBeEnabled()
})

for (const path of ['/', '/contact']) {
  test(`spec 4: a message from ${path} reaches the server, the form is reset and shows a reference`, async ({
    page,
  }) => {
    await open(page, path)
    await fill(page)
    await send(page).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your message has reached us' })).toBeFocused()
    await expect(page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible()
    for (const label of ['Your Name', 'Your Email', 'Your Message'])
      await expect(page.getByLabel(label)).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel('Your Name')).toHaveValue('')
  })
}

for (const [what, answer, message] of [
  [
    "the error's message",
    { status: 503, json: { error: 'We cannot store messages right now.' } },
    'We cannot store messages right now.',
  ],
  [
    'the general text when there is none',
    { status: 500, json: {} },
    'There was a problem sending your message. Please try again.',
  ],
  [
    'the friendly words of a limit',
    { status: 429, json: { error: 'That was quick. Please wait a minute.' } },
    'That was quick. Please wait a minute.',
  ],
] as const) {
  test(`spec 8: a failed send shows a destructive toast with ${what}, and keeps the text`, async ({
    page,
    watch,
  }) => {
    await page.route(endpoint, (route) => route.fulfill(answer))
    await open(page, '/contact')
    const email = await fill(page)
    await send(page).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Error sending message' })
    await expect(toast).toContainText(message)
    await expectKept(page, email)
    await expect(send(page)).toBeFocused()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Error sending message')).toBeHidden()
    watch.forgive(/status of (?:429|500|503)/)
  })
}

test('spec 8: when the function cannot be reached the toast says so', async ({ page, watch }) => {
  await page.route(endpoint, (route) => route.abort())
  await open(page, '/contact')
  const email = await fill(page)
  await send(page).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Error sending message' })
  await expect(toast).toContainText('Failed to reach our servers. Please try again.')
  await expectKept(page, email)
  await page.unroute(endpoint)
  await send(page).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  watch.forgive(/ERR_FAILED/)
})

test('errors of the server appear at their fields', async ({ page, watch }) => {
  await page.route(endpoint, (route) =>
    route.fulfill({
      status: 422,
      json: { error: 'Check the form.', errors: [{ field: 'email', message: 'That one bounces' }] },
    }),
  )
  await open(page, '/contact')
  await fill(page)
  await send(page).click()
  await expect(page.getByLabel('Your Email')).toBeFocused()
  await expect(page.getByLabel('Your Email')).toHaveAccessibleDescription(/That one bounces/)
  watch.forgive(/422/)
})

test('a draft survives a reload', async ({ page }) => {
  await open(page, '/contact')
  const email = await fill(page)
  await page.reload()
  await expectKept(page, email)
})

test('a link from a demo names the demo in the form and to the server', async ({ page }) => {
  await open(page, '/contact?about=bond-yields')
  await expect(
    page.getByRole('form').getByRole('link', { name: 'Canadian Bond Yields' }),
  ).toBeVisible()
  await fill(page)
  const [request] = await Promise.all([page.waitForRequest(endpoint), send(page).click()])
  expect(request.postDataJSON()).toMatchObject({ page: '/demo/bond-yields', website: '' })
  await expect(page.getByText('Message sent!')).toBeVisible()
})

test('a field counts its characters near its limit, and not before', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.getByLabel('Your Message')).toHaveAccessibleDescription('')
  await page.getByLabel('Your Message').fill('x'.repeat(5001))
  await expect(page.getByText('5,001 of 5,000 characters')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Message must be at most 5,000 characters')).toBeVisible()
})
