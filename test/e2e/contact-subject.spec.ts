import { expect, test } from '@playwright/test'
import { MESSAGE, sendMessage } from './contact-page.ts'
import { holdRequests } from './hold-requests.ts'
import { waitForHydration } from './wait-for-hydration.ts'

test.describe('contact form subject', () => {
  test('is read from the URL, shown above the form and written at the start of the message', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    await page.goto('/contact?subject=Partnership')
    await expect(page.getByText('Regarding: Partnership')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Subject: Partnership\n\n')
  })

  for (const [id, title, option] of [
    ['cyber-security', 'Cyber Security', 'Other'],
    ['devops-consulting', 'DevOps Consulting', 'DevOps & Cloud'],
  ] as const)
    test(`names the service ${id} and chooses ${option} in the list`, {
      tag: ['@quick', '@desktop'],
    }, async ({ page }) => {
      await page.goto(`/contact?subject=Consultation&service=${id}`)
      await expect(page.getByText(`Regarding: Consultation on ${title}`)).toBeVisible()
      await page.getByLabel('Full Name').fill(MESSAGE.name)
      await waitForHydration(page)
      await expect(page.getByLabel('Service of Interest')).toHaveValue(option)
      await expect(page.getByLabel('Message')).toHaveValue(`Subject: Consultation on ${title}\n\n`)
    })

  test('is shown before hydration without layout shift in the form, and is sent with the typed message', {
    tag: '@quick',
  }, async ({ page }) => {
    const release = await holdRequests(page, /ContactForm/)
    await page.addInitScript(recordShiftsOfForm)
    await page.goto('/contact?subject=Academy')
    await page.getByLabel('Message').focus()
    await page.keyboard.type('I want to join the next cohort.')
    await expect(page.getByText('Regarding: Academy')).toBeVisible()
    await expect(page.getByText('Which track')).toBeVisible()
    release()
    await waitForHydration(page)
    await expect(page.getByText('Regarding: Academy')).toBeVisible()
    await expect(page.getByText('Which track')).toBeVisible()
    const shifted = await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)
    expect(shifted).toEqual([])

    await page.getByLabel('Full Name').fill(MESSAGE.name)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    const sent = page.waitForRequest('**/api/contact')
    await sendMessage(page)
    expect((await sent).postDataJSON().message).toBe('Subject: Academy\n\nI want to join the next cohort.')
    await expect(page.getByRole('dialog')).toContainText('within two working days')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Regarding:')).toBeHidden()
    await expect(page.getByText('Which track')).toBeHidden()
    await expect(page.getByLabel('Message')).toHaveValue('')
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
