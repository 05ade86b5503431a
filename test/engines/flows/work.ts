import { urls } from '#src/urls.ts'
import { DESKTOP, expectPath, expectVisible, openIn, type UserFlow } from './user-flow.ts'

const CATEGORY = 'EdTech'
const CARDS = 'main [data-category]'
const CARDS_OF_CATEGORY = `main [data-category="${CATEGORY}"]`

/** Filters the case studies by category, and goes back to all of them. */
export const workFilter: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.work())
  await expectVisible(browser, CARDS, 3)
  await browser.click(`button[value="${CATEGORY}"]`)
  await expectPath(browser, urls.work(CATEGORY))
  const count = await browser.evaluate(
    (selector) => document.querySelectorAll(selector).length,
    CARDS_OF_CATEGORY,
  )
  await expectVisible(browser, CARDS, count)
  await expectVisible(browser, CARDS_OF_CATEGORY, count)
  await browser.back()
  await expectPath(browser, urls.work())
  await expectVisible(browser, CARDS, 3)
}

/** Opens a case study of a category and comes back: the category is still chosen. */
export const backToFilter: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.work(CATEGORY))
  await expectVisible(browser, `button[value="${CATEGORY}"][aria-pressed="true"]`, 1)
  await browser.click(`${CARDS_OF_CATEGORY} h3 a`)
  await expectVisible(browser, CARDS, 0)
  await browser.back()
  await expectPath(browser, urls.work(CATEGORY))
  await expectVisible(browser, `${CARDS}:not([data-category="${CATEGORY}"])`, 0)
  await expectVisible(browser, `button[value="${CATEGORY}"][aria-pressed="true"]`, 1)
}

/** Shows all case studies, opens the last one and comes back; and reloads, as a browser without a cached page does. */
export const backToAllWorks: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.work())
  // All but the featured one.
  const count = (await browser.evaluate((selector) => document.querySelectorAll(selector).length, CARDS)) - 1
  await expectVisible(browser, CARDS, 3)
  await browser.click('//button[contains(., "View All Projects")]')
  await expectVisible(browser, CARDS, count)
  await browser.click('//*[@data-category and not(following-sibling::*)]//h3//a')
  await expectVisible(browser, CARDS, 0)
  await browser.back()
  await expectVisible(browser, CARDS, count)
  await browser.evaluate(() => {
    document.body.dataset.old = ''
    location.reload()
  })
  await expectVisible(browser, 'body:not([data-old])', 1)
  await expectVisible(browser, CARDS, count)
}
