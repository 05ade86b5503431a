import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from './read-entries.ts'

/** At most how many windows high a page is, at 390 x 844 and, where it is given, at 1440 x 900. */
const MAX_SCREENS: readonly { path: string; phone: number; laptop?: number }[] = [
  { path: urls.home(), phone: 10, laptop: 8.5 },
  { path: urls.csr(), phone: 9 },
  { path: urls.about(), phone: 10 },
  { path: urls.services(), phone: 8 },
  ...readEntries('services').map(({ id }) => ({ path: urls.service(id), phone: 7 })),
  { path: urls.academy(), phone: 8 },
  ...readEntries('work').map(({ id }) => ({ path: urls.caseStudy(id), phone: 8 })),
  { path: urls.work(), phone: 8 },
]
/** Editors may write a tenth more. */
const ROOM = 1.1
const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }

test.describe('height of pages', { tag: '@desktop' }, () => {
  for (const { path, phone, laptop } of MAX_SCREENS)
    test(`is at most ${phone} phone screens on ${path}`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      const all = page.getByRole('button', { name: 'View All Projects' })
      if (await all.isVisible()) await all.click()
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect(await height()).toBeLessThanOrEqual(phone * PHONE.height * ROOM)
      if (laptop === undefined) return
      await page.setViewportSize(LAPTOP)
      expect(await height()).toBeLessThanOrEqual(laptop * LAPTOP.height * ROOM)
    })

  test('of the footer is at most 0.8 phone screens', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(urls.contact())
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect(footer?.height).toBeLessThanOrEqual(0.8 * PHONE.height * ROOM)
  })
})
