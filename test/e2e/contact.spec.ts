import { globSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectKept, fill, MESSAGE, readRow, STORE, send } from './contact-page.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

test.describe('contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('is idle at first: four fields, the five services, no error', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Let’s Build Something\s+Extraordinary Together/,
    )
    const options = await page.getByLabel('Service of Interest').locator('option').allTextContents()
    expect(options).toEqual([
      'Select a service...',
      'Application Development',
      'Data Engineering',
      'DevOps & Cloud',
      'UI/UX Design',
      'Other',
    ])
    await expect(page.getByLabel('Service of Interest')).toHaveValue('')
    await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email')
    for (const label of ['Full Name', 'Email Address', 'Message'])
      await expect(page.getByLabel(label)).toHaveAttribute('required')
    await expect(page.getByRole('alert')).toHaveText('')
  })

  test('contact form: starts at the height of the frame next to it', { tag: '@desktop' }, async ({
    page,
  }) => {
    const form = await page.getByRole('form').boundingBox()
    const frame = await page.getByRole('figure').boundingBox()
    expect(form?.y).toBe(frame?.y)
  })

  test('sends the message, thanks by name and empties itself', async ({ page }) => {
    await fill(page)
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    const sent = page.waitForRequest('**/api/contact')
    await send(page)
    expect((await sent).postDataJSON()).toEqual({ ...MESSAGE, service: 'Data Engineering' })

    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Thank you')
    await expect(dialog).toContainText(MESSAGE.name)
    const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
    expect(reference).not.toBe('')
    await expectDelivered(reference)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    for (const label of ['Full Name', 'Email Address', 'Message'])
      await expect(page.getByLabel(label)).toHaveValue('')
  })

  test('says Sending... and takes no second click while the message is on its way', async ({ page }) => {
    let posts = 0
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/contact', async (route) => {
      posts += 1
      await answered
      await route.fulfill({ status: 201, json: { message: 'We have it.', reference: 'TEST-0001' } })
    })
    await fill(page)
    await send(page)
    const button = page.getByRole('button', { name: 'Sending...' })
    await expect(button).toBeDisabled()
    await button.click({ force: true })
    answer()
    await expect(page.getByRole('dialog')).toContainText('We have it.')
    expect(posts).toBe(1)
  })

  test('shows the text of a refusal under the button, keeps what was typed, and clears the error on the next try', async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, json: { error: 'Please wait a minute.' } }),
    )
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Please wait a minute.')
    await expectKept(page)
    await page.unroute('**/api/contact')
    await send(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('')
  })

  test('says Something went wrong where the refusal has no text', async ({ page }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>oops</h1>' }),
    )
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expectKept(page)
  })

  test('says Something went wrong where the network fails', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.abort('connectionfailed'))
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expectKept(page)
  })

  test('shows what must be mended beside the field, in a summary that takes the focus', async ({ page }) => {
    await fill(page)
    await page.getByLabel('Email Address').fill('amina@example')
    await send(page)
    const summary = page.getByRole('heading', { name: 'Please correct this field' })
    await expect(summary).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/in full/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
  })

  test('does not send an empty form', async ({ page }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) posts += 1
    })
    await send(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    expect(posts).toBe(0)
  })

  test('contact form: the label of the first wrong field is in view after an empty submit', async ({
    page,
  }) => {
    await send(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expectLabelInView(page, 'name')
  })

  test('contact form: a link in the error summary brings the label of its field into view', async ({
    page,
  }) => {
    await fill(page)
    await page.getByLabel('Email Address').fill('amina@example')
    await send(page)
    await page.getByRole('region', { name: 'Please correct this field' }).getByRole('link').click()
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expectLabelInView(page, 'email')
  })

  test('contact form: a focused field is marked in the colour of actions, not of errors', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Send Message' })
    const action = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.getByLabel('Full Name').focus()
    await expect(page.getByLabel('Full Name')).toHaveCSS('border-bottom-color', action)
  })

  test('contact form: keeps a message over the limit, says by how much, and sends it once it is shorter', async ({
    page,
  }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) posts += 1
    })
    const message = page.getByLabel('Message')
    const length = page.locator('#message-length')
    await fill(page)
    await message.fill('')
    await page.keyboard.insertText('x'.repeat(4499))
    await untilIslandsAwake(page)
    await expect(length).toBeEmpty()
    await page.keyboard.insertText('x'.repeat(121))
    await expect(length).toHaveText('4,620 of 5,000 characters')
    await expect(page.getByRole('status').filter({ hasText: '4,620 of 5,000 characters' })).toBeAttached()

    await page.keyboard.insertText('\n'.repeat(20) + 'x'.repeat(1360))
    await expect(length).toHaveText('6,000 of 5,000 characters: please shorten by 1,000')
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expect(message).toHaveAccessibleDescription(/6,000 of 5,000/)
    await send(page)
    await expect(message).toBeFocused()
    await expectLabelInView(page, 'message')
    expect(await message.evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toMatch(
      /shorten by 1,000/,
    )
    expect((await message.inputValue()).length).toBe(6000)
    expect(posts).toBe(0)

    await message.fill('x'.repeat(5000))
    await expect(message).toHaveAttribute('aria-invalid', 'false')
    await send(page)
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    expect(posts).toBe(1)
    await expect(length).toBeEmpty()
  })

  for (const [label, text, limit] of [
    ['Full Name', 'Amina '.repeat(200), 120],
    ['Email Address', `${'a'.repeat(300)}@example.com`, 254],
  ] as const)
    test(`contact form: keeps a text in ${label} that is too long, and shows what the server says`, async ({
      page,
    }) => {
      await fill(page)
      const field = page.getByLabel(label)
      await field.fill('')
      await page.keyboard.insertText(text)
      await send(page)
      await expect(field).toHaveAccessibleDescription(new RegExp(`${limit} characters at most`))
      await expect(field).toHaveValue(text)
    })

  test('works by keyboard alone', async ({ page }) => {
    await page.getByLabel('Full Name').focus()
    await page.keyboard.type(MESSAGE.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(MESSAGE.email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(MESSAGE.message)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  })
})

/** The label of a field is not under the header. */
async function expectLabelInView(page: Page, field: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator(`label[for=${field}]`).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}

/** The message is in the database, and the mail about it in the folder beside: Reply-To is the visitor. */
async function expectDelivered(reference: string): Promise<void> {
  if (process.env.BASE_URL) return
  expect(readRow('select name, email, message from messages where reference = ?', reference)).toEqual(MESSAGE)
  await expect
    .poll(() =>
      // There is no folder before the first mail.
      globSync(`${STORE}/mail/*`)
        .map((file) => readFileSync(file, 'utf8'))
        .find((mail) => mail.includes(reference)),
    )
    .toMatch(new RegExp(`^Reply-To: .*<${MESSAGE.email}>`, 'm'))
}
