import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import type { WebDriverSession, WebElement } from './webdriver.ts'

type Box = { left: number; top: number; width: number; height: number }

/** Waits three frames after scrolling, because a screenshot shows the last painted frame. */
const SCROLL_TO = `
  const frame = () => new Promise(requestAnimationFrame)
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  return frame().then(frame).then(frame)`

/** Returns the part of the element's box that is inside the window, in CSS pixels. */
const MEASURE = `
  const { left, top, right, bottom } = arguments[0].getBoundingClientRect()
  const start = { left: Math.max(0, Math.floor(left)), top: Math.max(0, Math.floor(top)) }
  const width = Math.min(innerWidth, Math.ceil(right)) - start.left
  const height = Math.min(innerHeight, Math.ceil(bottom)) - start.top
  return { ...start, width, height }`

/**
 * Scrolls an element to the middle of the window and returns its screenshot as PNG, cropped from a screenshot of the
 * window: WebKitGTK returns empty screenshots for elements in the lower half of the window. Repeats this if the
 * element has moved meanwhile.
 */
export async function screenshotOf(browser: WebDriverSession, element: WebElement): Promise<Buffer> {
  await browser.run(SCROLL_TO, element)
  const box = await browser.run<Box>(MEASURE, element)
  const png = await browser.screenshot()
  const isStill = isDeepStrictEqual(await browser.run<Box>(MEASURE, element), box)
  return isStill ? sharp(png).extract(box).png().toBuffer() : screenshotOf(browser, element)
}
