import type { Page } from '@playwright/test'
import { wait } from '#test/support/wait.ts'
import type { Interaction } from './visits.ts'

/** Times of an interaction in milliseconds. */
export type InteractionTimes = {
  /** Longest time from one of its events to the next paint, as in INP (https://web.dev/articles/inp). 0 if less than 16 ms. */
  paint: number
  /** Time from the first touch or key event until the result is shown; undefined for an interaction without `result`. */
  result: number | undefined
}

/** Pause between scrolling and touching, so that the work of scrolling does not count. */
const PAUSE_MS = 1_000

/** Chromium reports the times of an event after the next paint, so they are read after this delay. */
const REPORT_DELAY_MS = 1_000

type Recorder = { recorder: { longest: number; startedAt: number } }

/** Records the events of a page. Playwright runs this function in the page before its scripts. */
export function recordEvents(): void {
  const recorder = { longest: 0, startedAt: 0 }
  Object.assign(window, { recorder })
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number
    })[])
      if (interactionId > 0) recorder.longest = Math.max(recorder.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        recorder.startedAt ||= timeStamp
      },
      true,
    )
}

/** Makes one interaction and returns its times. `recordEvents` must have run in the page. */
export async function measureInteraction(
  page: Page,
  { tap, key, result }: Interaction,
): Promise<InteractionTimes> {
  if (tap) await page.locator(tap).scrollIntoViewIfNeeded()
  await wait(PAUSE_MS)
  await page.evaluate(() => {
    Object.assign((window as unknown as Recorder).recorder, { longest: 0, startedAt: 0 })
  })
  const shownAt = result ? page.evaluate(waitUntilVisible, result) : undefined
  if (tap) await page.locator(tap).tap()
  if (key) await page.keyboard.press(key)
  const end = await shownAt
  await wait(REPORT_DELAY_MS)
  const { longest, startedAt } = await page.evaluate(() => (window as unknown as Recorder).recorder)
  return { paint: longest, result: end === undefined ? undefined : Math.max(0, end - startedAt) }
}

/** Resolves after the first paint in which an element that matches the selector is visible. Runs in the page. */
function waitUntilVisible(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector(selector)?.checkVisibility()) setTimeout(() => resolve(performance.now()))
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
}
