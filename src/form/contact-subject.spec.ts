import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fillMessage, MESSAGE, readRow, sendMessage, sendPlainForm } from '#test/e2e/contact-page.ts'
import { holdRequests } from '#test/e2e/hold-requests.ts'
import { readEntries } from '#test/e2e/read-entries.ts'
import { waitForHydration } from '#test/e2e/wait-for-hydration.ts'

const [contact] = readEntries('contactPage')
const academyHint = contact?.data.messageHints.Academy ?? ''
const academyIntro = contact?.data.subjectIntros.Academy ?? ''

test.describe('contact form subject', () => {
  test('names the service and chooses it in the list', { tag: ['@quick', '@desktop'] }, async ({ page }) => {
    await page.goto('/contact?subject=Consultation&service=devops-consulting')
    await expect(page.getByText('Regarding: Consultation on DevOps Consulting')).toBeVisible()
    await page.getByLabel('Full Name').fill(MESSAGE.name)
    await waitForHydration(page)
    await expect(page.getByLabel('Service of Interest')).toHaveValue('DevOps & Cloud')
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  test('is shown before hydration, and sent with the message', { tag: '@quick' }, async ({ page }) => {
    const release = await holdRequests(page, /ContactForm/)
    await page.addInitScript(recordShiftsOfForm)
    await page.goto('/contact?subject=Academy')
    await page.getByLabel('Message').focus()
    await page.keyboard.type('I want to join the next cohort.')
    await expect(page.getByText('Regarding: Academy')).toBeVisible()
    await expect(page.getByText(academyHint)).toBeVisible()
    await expect(page.getByText(academyIntro)).toBeVisible()
    await expect(page.getByLabel('Service of Interest')).toBeHidden()
    release()
    await waitForHydration(page)
    await expect(page.getByText('Regarding: Academy')).toBeVisible()
    await expect(page.getByText(academyHint)).toBeVisible()
    const shifted = await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)
    expect(shifted).toEqual([])

    await page.getByLabel('Full Name').fill(MESSAGE.name)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    const sent = page.waitForRequest('**/api/contact*')
    await sendMessage(page)
    expect((await sent).url()).toMatch(/\/api\/contact\?subject=Academy$/)
    expect((await sent).postDataJSON().message).toBe('I want to join the next cohort.')
    await expect(page.getByRole('dialog')).toContainText('within 2 working days')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Regarding:')).toBeHidden()
    await expect(page.getByText(academyHint)).toBeHidden()
    await expect(page.getByLabel('Service of Interest')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await expect(page.locator('#contact-form')).toHaveAttribute('action', /\/api\/contact$/)
  })
})

/** Runs in the page: records the names of the nodes in the form that a layout shift moves. */
function recordShiftsOfForm(): void {
  const shifted: string[] = []
  Object.assign(window, { shifted })
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
      for (const { node } of sources)
        if (node && document.querySelector('form')?.contains(node)) shifted.push(node.nodeName)
  }).observe({ type: 'layout-shift', buffered: true })
}

test.describe('contact form without JavaScript', { tag: '@quick' }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows the thank-you page, and stores the subject from the URL', async ({ page }) => {
    const email = `${randomUUID()}@example.com`
    await page.goto('/contact?subject=Academy')
    await expect(page.getByText('Regarding:')).toBeHidden()
    await fillMessage(page, { email })
    await sendPlainForm(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    await expect(page.getByRole('main')).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
    expect(readRow('select message from messages where email = ?', email)).toEqual({
      message: `Subject: Academy\n\n${MESSAGE.message}`,
    })
  })

  test('keeps typed values and shows what is wrong with one', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contact')
    await fillMessage(page)
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    await page.getByLabel('Full Name').fill('Ọláyínká "Yinka" <Adébáyọ̀>')
    await page.getByLabel('Email Address').fill('amina@example')
    await sendPlainForm(page)
    await expect(page.getByLabel('Full Name')).toHaveValue('Ọláyínká "Yinka" <Adébáyọ̀>')
    await expect(page.getByLabel('Email Address')).toHaveValue('amina@example')
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByLabel('Service of Interest')).toHaveValue('Data Engineering')
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await sendPlainForm(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
  })
})
