import { expect } from 'vitest'
import { urls } from '#src/urls.ts'
import { DESKTOP, expectVisible, openIn, type UserFlow } from './user-flow.ts'

/** Opens the second item of an accordion, which closes the first. */
export const accordion: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.service('data-engineering'))
  const openItems = () =>
    browser.evaluate(() => {
      const items = [...document.querySelectorAll<HTMLDetailsElement>('main details[name]')]
      return items.flatMap(({ open }, index) => (open ? [index] : []))
    })
  expect(await openItems()).toEqual([0])
  await browser.click('main details[name]:nth-of-type(2) > summary')
  await expect.poll(openItems).toEqual([1])
}

/** Opens a tab of a product. */
export const tabs: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.product('cortexhr'))
  await expectVisible(browser, '#details', 1)
  await browser.click('#tab-pricing')
  await expectVisible(browser, '#pricing', 1)
  await expectVisible(browser, '#details', 0)
  await expectVisible(browser, '#tab-pricing[aria-selected="true"]', 1)
}

/** Shows the preview of the product under the pointer. */
export const productPreview: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.products())
  for (const id of ['fides-agro', 'taxly']) {
    await browser.hover(`li[data-id="${id}"] h2 a`)
    await expectVisible(browser, `li[data-id="${id}"] [data-preview]`, 1)
    await expectVisible(browser, 'li[data-id] [data-preview]', 1)
  }
}

/** Weaves the name of an organisation. */
export const namePattern: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.home())
  await browser.type('[data-bench] input', 'Opifex')
  await expect
    .poll(() => browser.evaluate(() => document.querySelectorAll('[data-bench] [data-ground]').length))
    .toBe(6)
}

/** Pauses and plays the film of the home page, which begins by itself. */
export const film: UserFlow = async ({ browser }) => {
  await openIn(browser, DESKTOP, urls.home())
  const isPlaying = () =>
    browser.evaluate(() => {
      const video = document.querySelector('video')
      return video !== null && !video.paused && video.currentTime > 0
    })
  await expect.poll(isPlaying).toBe(true)
  await browser.click('[data-film-control]')
  await expect.poll(isPlaying).toBe(false)
  await browser.click('[data-film-control]')
  await expect.poll(isPlaying).toBe(true)
}
