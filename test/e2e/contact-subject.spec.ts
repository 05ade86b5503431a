import { expect, test } from '@playwright/test'
import { MESSAGE, send } from './contact-page.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

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
