import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { untilIslandsAwake } from './islands-awake.ts'

/** Where the server of the journeys keeps messages and mails (playwright.config.ts). */
const STORE = 'test-results/e2e'

const MESSAGE = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  message: 'We need a payroll for 80 people.\nCan we talk on Tuesday?',
}

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

  test('contact form: starts at the height of the frame next to it', async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) < 761, 'the frame is below the form')
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

test.describe('without a connection', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto('/contact')
    await page.getByLabel('Full Name').focus()
    // From now on the form needs no further file.
    await untilIslandsAwake(page)
    await context.setOffline(true)
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expectKept(page)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('a message is kept with consent and goes by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('a kept message survives a reload and can be removed', async ({ page, context }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await page.route('**/api/contact', (route) => route.abort('connectionfailed'))
    await context.setOffline(false)
    await page.reload()
    await page.getByLabel('Full Name').focus()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('one message waits at a time; asked to go without a connection, it says why it cannot', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByRole('alert')).toHaveText('')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expect(page.getByText(/could not reach our server/)).toBeVisible()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()

    await page.getByLabel('Full Name').fill('Somebody else')
    await page.getByLabel('Email Address').fill('else@example.com')
    await page.getByLabel('Message').fill('Another message')
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expect(page.getByRole('button', { name: /Keep it on this device/ })).toHaveCount(0)
    await expect(page.getByLabel('Message')).toHaveValue('Another message')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(MESSAGE.name)
  })

  test('a kept message that the server refuses is back in the form to be corrected', async ({
    page,
    context,
  }) => {
    await page.getByLabel('Email Address').fill('amina@example')
    await send(page)
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await context.setOffline(false)
    // A second event while the message is on its way must not send it again.
    await page.evaluate(() => {
      for (const _ of ['once', 'again']) dispatchEvent(new Event('online'))
    })
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await send(page)
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
  })

  test('sending again is the same message: one key, one row', async ({ page, context }) => {
    const keys: (string | undefined)[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/api/contact') && keys.push(request.headers()['idempotency-key']),
    )
    await context.setOffline(false)
    const email = `${randomUUID()}@example.com`
    for (const _ of ['once', 'again']) {
      await fill(page)
      await page.getByLabel('Email Address').fill(email)
      await send(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    if (process.env.BASE_URL) return
    expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
  })
})

test.describe('subject in the address', () => {
  test('names itself above the form and opens an empty message', async ({ page }) => {
    await page.goto('/contact?subject=Partnership')
    await expect(page.getByText('Regarding: Partnership')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Subject: Partnership\n\n')
  })

  test('contact form: names the product that a demo is about, by its name in the content', async ({
    page,
  }) => {
    await page.goto('/contact?subject=Demo&product=results-management-system')
    await expect(page.getByText('Regarding: Demo of Results Management System')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Subject: Demo of Results Management System\n\n')
  })

  test('contact form: has its subject before its script, without a layout shift, and sends it with what was typed', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/ContactForm/, async (route) => {
      await released
      await route.continue()
    })
    await page.addInitScript(recordShiftsOfForm)
    await page.goto('/contact?subject=Academy')
    await page.getByLabel('Message').focus()
    await page.keyboard.type('I want to join the next cohort.')
    await expect(page.getByText('Regarding: Academy')).toBeVisible()
    release()
    await untilIslandsAwake(page)
    await expect(page.getByText('Regarding: Academy')).toBeVisible()
    const shifted = await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)
    expect(shifted).toEqual([])

    await page.getByLabel('Full Name').fill(MESSAGE.name)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    const sent = page.waitForRequest('**/api/contact')
    await send(page)
    expect((await sent).postDataJSON().message).toBe('Subject: Academy\n\nI want to join the next cohort.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Regarding:')).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  test('is ignored where it is unknown', async ({ page }) => {
    await page.goto('/contact?subject=<b>Free money</b>&message=hello')
    await page.getByLabel('Full Name').fill(MESSAGE.name)
    // The cloth bears the name once the form runs.
    await expect(page.getByRole('figure')).toContainText(MESSAGE.name)
    await expect(page.getByText('Regarding:')).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is right is answered by the thank-you page with the reference', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    await expect(page.getByRole('main')).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
  })

  test('contact form without scripts: the subject of the link is stored with the message', async ({
    page,
  }) => {
    test.skip(process.env.BASE_URL !== undefined, 'reads the store of the tests')
    const email = `${randomUUID()}@example.com`
    await page.goto('/contact?subject=Academy')
    await expect(page.getByText('Regarding:')).toBeHidden()
    await fill(page)
    await page.getByLabel('Email Address').fill(email)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    expect(readRow('select message from messages where email = ?', email)).toEqual({
      message: `Subject: Academy\n\n${MESSAGE.message}`,
    })
  })

  test('contact form without scripts: a message over the limit comes back uncut, with the error', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    const message = `${'A long brief. '.repeat(500)}\nThe end.`
    await page.getByLabel('Message').fill('')
    await page.keyboard.insertText(message)
    await send(page)
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Shorten the message/)
    await expect(page.getByLabel('Message')).toHaveValue(message)
  })

  test('a form that is wrong comes back with the error and everything that was typed', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.getByLabel('Service of Interest').selectOption('UI/UX Design')
    await page.getByLabel('Full Name').fill('Ọláyínká "Yinka" <Adébáyọ̀>')
    await page.getByLabel('Email Address').fill('amina@example')
    await send(page)
    await expect(page.getByLabel('Full Name')).toHaveValue('Ọláyínká "Yinka" <Adébáyọ̀>')
    await expect(page.getByLabel('Email Address')).toHaveValue('amina@example')
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByLabel('Service of Interest')).toHaveValue('UI/UX Design')
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
  })
})

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(MESSAGE.name)
  await page.getByLabel('Email Address').fill(MESSAGE.email)
  await page.getByLabel('Message').fill(MESSAGE.message)
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click()
}

/** Runs in the page: notes the parts of the form that a layout shift moves. */
function recordShiftsOfForm(): void {
  const shifted: string[] = []
  Object.assign(window, { shifted })
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      for (const { node } of sources)
        if (node && document.querySelector('form')?.contains(node)) shifted.push(node.nodeName)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The label of a field is not under the header. */
async function expectLabelInView(page: Page, field: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator(`label[for=${field}]`).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
  await expect(page.getByLabel('Email Address')).toHaveValue(MESSAGE.email)
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
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

function readRow(query: string, value: string): Record<string, unknown> {
  const database = new DatabaseSync(`${STORE}/contact.db`, { readOnly: true })
  try {
    return { ...database.prepare(query).get(value) }
  } finally {
    database.close()
  }
}
