import { expect, type Page, test } from '@playwright/test'
import { emsOf } from '#src/ui/text-width.ts'
import { urls } from '#src/urls.ts'
import { splitTagline } from './split-tagline.ts'

const WINDOWS =
  '320x568 320x640 360x640 390x700 412x732 768x1024 900x800 1024x600 1024x768 1100x760 1280x720 1280x900 1366x768 1440x900 1920x1080 2560x1440'

/** Headings of up to 60 letters, as an editor may write them. */
const HEADINGS = [
  'Software.',
  'Institutionalisation made simple.',
  'We build what Nigeria runs on, from Abuja to Port Harcourt.',
  'Payroll, permits, classrooms: software made in Abuja, daily.',
  'Wide Warm Woven Works Made With Many Minds, We Mean Mastery.',
  'A of to in it is by at on us we be do go if me my no or so.',
]

test('hero: fits in any window, and no words lie on the cloth', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(urls.home())
  const written = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  for (const heading of [written.trim(), ...HEADINGS]) {
    await setHeading(page, heading)
    for (const size of WINDOWS.split(' ')) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      const { words, cloth, bottom, overflow, covered } = await page.evaluate(measure)
      const place = `${heading} at ${size}`
      expect(words, place).toBeLessThanOrEqual(cloth)
      expect(cloth, place).toBeLessThan(bottom - 60)
      expect(bottom, place).toBeLessThanOrEqual(height)
      expect(overflow, place).toBe(false)
      expect(covered, place).toBe(false)
    }
  }
})

/** Writes a heading into the page as Hero.tsx does. */
async function setHeading(page: Page, heading: string): Promise<void> {
  const lines = splitTagline(heading)
  const ems = Math.max(...lines.map(({ text }) => emsOf(text)))
  await page.getByRole('heading', { level: 1 }).evaluate(
    (element, [lines, ems]) => {
      const spans = lines.map(({ text, weight }) => {
        const span = element.children[0]?.cloneNode() as HTMLElement
        span.className = span.className.replace(/light|regular|heavy/, weight)
        span.textContent = text
        return span
      })
      element.replaceChildren(...spans)
      element.setAttribute('data-lines', String(lines.length))
      element.setAttribute('data-ems', String(ems))
    },
    [lines, ems] as const,
  )
}

/** Runs in the page, from the upper edge of the hero on: the lower edges of the words, and where the cloth begins: 56 % down each picture of the film. */
function measure() {
  const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect()
  const hero = box('[aria-labelledby="tagline"]')
  const picture = box('[aria-labelledby="tagline"] picture')
  const film = box('[aria-labelledby="tagline"] video')
  const all = [...document.querySelectorAll('[aria-labelledby="tagline"] :is(h1 span, p, li, a)')].map(
    (element) => element.getBoundingClientRect(),
  )
  const inside = all.filter(({ top }) => top < hero.bottom)
  return {
    words: Math.max(...inside.map(({ bottom }) => bottom)) - hero.top,
    cloth: Math.ceil(film.bottom - 0.44 * film.height - hero.top),
    bottom: Math.max(hero.bottom, picture.bottom) - hero.top,
    overflow: inside.some(({ right }) => right > innerWidth),
    covered: all.some(({ bottom }) => bottom > box('[aria-labelledby="expertise"]').top),
  }
}
