import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { pageAddresses } from '../support/site-addresses.ts'
import { openDisclosures } from './open-disclosures.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

/** WCAG 2.2 AA and axe's best practices, with AAA contrast for text (docs/requirements.md#accessibility). */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Those that another set of colours can break. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

type Look = { colorScheme: 'light' | 'dark'; forcedColors: 'none' | 'active' }

const LIGHT: Look = { colorScheme: 'light', forcedColors: 'none' }

/** Each on a phone and on a desktop, which are projects of their own. */
const LOOKS: readonly Look[] = [
  LIGHT,
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
]

const PAGES = pageAddresses()

test.describe('no accessibility fault, light, dark and in forced colours', () => {
  for (const [index, path] of PAGES.entries()) {
    test(`on ${path}, with disclosures, tabs and menus open`, async ({ page }, { project }) => {
      test.setTimeout(90_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await openDisclosures(page)
      for (const [turn, look] of LOOKS.entries()) {
        // Another tab for each look and page: between them, all tabs are seen in all looks.
        const tabs = page.getByRole('tab')
        const tab = tabs.nth((index + turn) % Math.max(1, await tabs.count()))
        if ((await tabs.count()) > 0) {
          await tab.click()
          await untilIslandsAwake(page)
          await expect(tab).toHaveAttribute('aria-selected', 'true')
        }
        await expectNoFaults(page, look)
      }
      // The header has one look for each kind of page.
      if (!Object.values(PAGE_KINDS).includes(path)) return
      await openMenus(page, project.name === 'phone')
      for (const look of LOOKS) await expectNoFaults(page, look, 'header')
    })
  }

  test('in the dialog that thanks', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(urls.contact())
    await page.getByLabel('Full Name').fill('Amina Bello')
    await page.getByLabel('Email Address').fill('amina@example.com')
    await page.getByLabel('Message').fill('Good morning, we would like to talk about a payroll.')
    // A program that is faster than a person is set aside as spam; its answer is the same.
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const look of LOOKS) await expectNoFaults(page, look)
  })

  test('in the form that shows what must be mended', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(urls.contact())
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({
          error: 'Write your email address.',
          fields: { email: 'Write your email address.' },
        }),
      }),
    )
    await page.getByLabel('Full Name').fill('Amina Bello')
    await page.getByLabel('Email Address').fill('amina@example')
    await page.getByLabel('Message').fill('Good morning.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    for (const look of LOOKS) await expectNoFaults(page, look)
  })
})

async function openMenus(page: Page, isNarrow: boolean): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const banner = page.getByRole('banner')
  if (isNarrow) {
    await banner.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByText('Services', { exact: true }).click()
  } else {
    await banner.getByLabel('Services menu').click()
  }
  await expect(banner.getByRole('link', { name: 'Data Analytics' }).filter({ visible: true })).toBeVisible()
}

/** @param part a selector of what is looked at; the whole page if absent */
async function expectNoFaults(page: Page, look: Look, part?: string): Promise<void> {
  await page.emulateMedia(look)
  await page.evaluate(fadesToEnd)
  const axe = new AxeBuilder({ page })
    .options({
      // What is not about colour is the same in all looks.
      ...(look === LIGHT
        ? {
            runOnly: { type: 'tag', values: RULES },
            rules: { 'color-contrast-enhanced': { enabled: true } },
          }
        : { runOnly: { type: 'rule', values: COLOUR_RULES } }),
      resultTypes: ['violations'],
    })
    // The inside of a drawn product screen is a picture; its frame carries the text alternative.
    .exclude('[role="img"] > [aria-hidden="true"]')
    // One page without frames needs none of the work that frames take.
    .setLegacyMode(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
  expect(faults, JSON.stringify(look)).toEqual([])
}

/** Runs in the page: the colours of controls fade, and axe must not look half-way. */
async function fadesToEnd(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
