import { expect, type Page, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { openDisclosures } from './open-disclosures.ts'

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test.describe(kind, () => {
    test('with text of 200 % nothing is cut off', async ({ page }) => {
      await arrive(page, path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await openDisclosures(page)
      expect(await cutOffTexts(page)).toEqual([])
    })

    test('at 400 % nothing is cut off, and the header leaves what has the focus in view', {
      tag: '@desktop',
    }, async ({ page }) => {
      // A window of 1280 x 1024 at 400 % zoom.
      test.setTimeout(60_000)
      await page.setViewportSize({ width: 320, height: 256 })
      await arrive(page, path)
      await openDisclosures(page)
      expect(await cutOffTexts(page)).toEqual([])
      expect(await page.getByRole('banner').evaluate((header) => header.clientHeight)).toBeLessThan(256 / 3)

      const hidden: string[] = []
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab')
        const focus = await page.evaluate(focusedPlace)
        if (focus === 'end') break
        if (focus) hidden.push(focus)
      }
      expect(hidden).toEqual([])
    })

    test('targets are 44 px large for a finger', { tag: '@phone' }, async ({ page }) => {
      await arrive(page, path)
      await openDisclosures(page)
      expect(await page.evaluate(smallTargets, 44)).toEqual([])
    })

    test('targets are 24 px large for a pointer', { tag: '@desktop' }, async ({ page }) => {
      await arrive(page, path)
      await openDisclosures(page)
      expect(await page.evaluate(smallTargets, 24)).toEqual([])
    })
  })
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
}

function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || !parent || isLeftOut(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && isCut(rect, parent)) found.add(text.slice(0, 60))
      }
    }
    return [...found]

    /** Drawings are pictures; what only readers of a screen get is small on purpose. */
    function isLeftOut(element: Element): boolean {
      return (
        element.closest('svg, script, style, noscript, template, [aria-hidden="true"], option') !== null ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        isForScreenReaders(element)
      )
    }
    function isForScreenReaders(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect()
        const { clipPath, overflow } = getComputedStyle(at)
        if ((width <= 2 || height <= 2) && (clipPath !== 'none' || overflow !== 'visible')) return true
      }
      return false
    }
    function isCut(rect: DOMRect, from: Element): boolean {
      for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX + overflowY)) return false
        const box = at.getBoundingClientRect()
        const cutsX = overflowX !== 'visible' && at !== document.body
        const cutsY = overflowY !== 'visible' && at !== document.body
        if (cutsX && (rect.right > box.right + 2 || rect.left < box.left - 2)) return true
        if (cutsY && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)) return true
        if (position === 'fixed') break
      }
      return rect.right > document.documentElement.clientWidth + 1 || rect.left < -1
    }
  })
}

/** Runs in the page. @returns what has the focus where it cannot be seen, 'end' after the last stop */
async function focusedPlace(): Promise<string> {
  // The skip link comes and goes in a moment of its own.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  const { top, left, width, height } = focused.getBoundingClientRect()
  const [right, bottom] = [Math.min(left + width, innerWidth), Math.min(top + height, innerHeight)]
  for (const across of [0.1, 0.5, 0.9]) {
    for (const down of [0.1, 0.5, 0.9]) {
      const x = Math.max(left, 0) + (right - Math.max(left, 0)) * across
      const hit = document.elementFromPoint(x, Math.max(top, 0) + (bottom - Math.max(top, 0)) * down)
      if (hit && (focused.contains(hit) || hit.contains(focused))) return ''
    }
  }
  return `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)} at ${Math.round(top)}`
}

/**
 * Runs in the page: what can be pressed and is smaller, but for links within a sentence (WCAG 2.5.8, inline).
 * What is pressed counts, not what is drawn: a label belongs to its field, an area laid around it to a link.
 */
function smallTargets(least: number): string[] {
  const small: string[] = []
  for (const target of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea',
  )) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue
    if (target.closest('[aria-hidden="true"], [inert], noscript')) continue
    const { width, height } = target.getBoundingClientRect()
    if (width <= 1 || height <= 1 || isWithinSentence(target)) continue
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (!reaches(target)) {
      small.push(
        `${target.tagName} "${(target.textContent || target.id).trim().slice(0, 40)}" ${width} x ${height}`,
      )
    }
  }
  return small

  function reaches(target: HTMLElement): boolean {
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width >= least - 0.5 && height >= least - 0.5) return true
    const [x, y] = [left + width / 2, top + height / 2]
    const far = least / 2 - 1
    const places: [number, number][] = [
      [x, y - Math.max(far, 0)],
      [x, y + far],
      ...(width >= least - 0.5
        ? []
        : ([
            [x - far, y],
            [x + far, y],
          ] as [number, number][])),
    ]
    return places.every(([px, py]) => {
      const hit = document.elementFromPoint(px, py)
      return hit !== null && (target.contains(hit) || hit.closest('a, button, summary, label') === target)
    })
  }
  function isWithinSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false
    const block = target.closest('p, li, dd, td, figcaption, h1, h2, h3')
    const rest = (block?.textContent ?? '').replace(target.textContent ?? '', '').trim()
    return rest.length > 0
  }
}
