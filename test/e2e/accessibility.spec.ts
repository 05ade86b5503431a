import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { fillMessage, sendMessage } from './contact-page.ts'
import { finishAnimations, openDisclosures } from './show-page.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA and best practices, but contrast at AAA (docs/requirements.md#look), so that the slow check at AA is not needed. */
const ALL_RULES: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
}

/** The rules whose result depends on the colour mode. */
const COLOUR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
  resultTypes: ['violations'],
}
type RunOptions = Parameters<AxeBuilder['options']>[0]

const COLOUR_MODES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const
type ColourMode = (typeof COLOUR_MODES)[number]

/** Pages of one kind have the same layout. */
const PAGES = [...Object.values(PAGE_KINDS), urls.profile(), urls.thankYou()]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('accessibility in light, dark and forced colours', () => {
  for (const [index, path] of PAGES.entries()) {
    test(`${path} has no violation with disclosures and tabs open`, { tag: '@quick' }, async ({
      page,
      hasTouch: isPhone,
    }) => {
      test.setTimeout(90_000)
      await page.goto(path)
      await openDisclosures(page)
      // A narrow window changes places and sizes, not colours.
      for (const [turn, colours] of COLOUR_MODES.slice(0, isPhone ? 1 : 3).entries()) {
        // To save time, each page is checked with one open tab per colour mode. The tab differs by page and mode.
        const tabs = page.getByRole('tab')
        const tab = tabs.nth((index + turn) % Math.max(1, await tabs.count()))
        if ((await tabs.count()) > 0) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
        }
        await expectNoViolations(page, colours)
      }
    })
  }

  for (const [background, path] of [
    ['the page', urls.services()],
    ['a picture', urls.academy()],
  ] as const)
    test(`open menus in a header over ${background} have no violation`, { tag: '@quick' }, async ({
      page,
      hasTouch: isPhone,
    }) => {
      await page.goto(path)
      await openMenus(page, isPhone)
      for (const colours of COLOUR_MODES) await expectNoViolations(page, colours, 'header')
    })

  test('thank-you dialog has no violation', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.contact())
    // The server quarantines a message that is typed this fast, but sends the same response.
    await fillMessage(page)
    await sendMessage(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const colours of COLOUR_MODES) await expectNoViolations(page, colours)
  })

  test('contact form with validation errors has no violation', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.contact())
    await fillMessage(page, { email: 'amina@example' })
    await sendMessage(page)
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    for (const colours of COLOUR_MODES) await expectNoViolations(page, colours)
  })
})

async function openMenus(page: Page, isNarrow: boolean): Promise<void> {
  const banner = page.getByRole('banner')
  if (isNarrow) {
    await banner.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).locator('summary').click()
  } else {
    await banner.getByLabel('Services menu').click()
  }
  await expect(banner.locator(`li a[href^="${urls.service('')}"]:visible`).first()).toBeVisible()
}

/** @param part selector of the element to check; without it the whole page is checked */
async function expectNoViolations(page: Page, colours: ColourMode, part?: string): Promise<void> {
  await page.emulateMedia(colours)
  // axe measures the current colours.
  await page.evaluate(finishAnimations)
  const axe = new AxeBuilder({ page })
    .options(colours === COLOUR_MODES[0] ? ALL_RULES : COLOUR_RULES)
    // Legacy mode skips frames, which is faster. The pages have no frames.
    .setLegacyMode(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
  expect(found, JSON.stringify(colours)).toEqual([])
}
