import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import type { WebDriverSession, WebElement } from './webdriver.ts'

type Box = { left: number; top: number; width: number; height: number }

/** Waits for frames, because the screenshot shows the scroll position of the last painted frame. */
const SCROLL_TO = `
  const frame = () => new Promise(requestAnimationFrame)
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
  return frame().then(frame).then(frame)`

/** Returns the visible box of the element in the window. */
const MEASURE = `
  const { left, top, right, bottom } = arguments[0].getBoundingClientRect()
  const start = { left: Math.max(0, Math.floor(left)), top: Math.max(0, Math.floor(top)) }
  const width = Math.min(innerWidth, Math.ceil(right)) - start.left
  const height = Math.min(innerHeight, Math.ceil(bottom)) - start.top
  return { ...start, width, height }`

/**
 * Scrolls an element to the middle of the window and returns its screenshot as PNG. It is cut out of a screenshot of
 * the window, because WebKitGTK's screenshot of an element is empty in the lower half of the window.
 */
export async function screenshotOf(browser: WebDriverSession, element: WebElement): Promise<Buffer> {
  await browser.run(SCROLL_TO, element)
  const box = await browser.run<Box>(MEASURE, element)
  const png = await browser.screenshot()
  const isStill = isDeepStrictEqual(await browser.run<Box>(MEASURE, element), box)
  return isStill ? sharp(png).extract(box).png().toBuffer() : screenshotOf(browser, element)
}
