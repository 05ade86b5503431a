import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { findPage, type SitePage, sitePages } from '../site-pages.ts'
import { arrangeWords } from './arrange-words.ts'
import { CARD_SIZE } from './card.ts'
import { cardAddress, cardAlt } from './card-address.ts'
import { describeCard } from './describe-card.ts'
import { type DisplayFont, loadDisplayFont } from './display-font.ts'
import { drawCard } from './draw-card.ts'
import { renderCard } from './render-card.ts'

const pages = sitePages(fixtureFiles)
const name = content.site.name
/** Minimum font size of a title, in px, so that it is readable on a card that is shown 300 px wide. */
const MIN_TITLE_SIZE = 36
const cache = mkdtempSync(join(tmpdir(), 'cards-'))

let font: DisplayFont
beforeAll(async () => {
  font = await loadDisplayFont()
})

describe('arrangeWords', () => {
  it.each(pages)('places words inside the card and in reading order for $path', (page) => {
    const { lines, panel } = arrangeWords(describeCard(page, content), name, font)
    const right = panel ? panel.x + panel.width : CARD_SIZE.width
    for (const { text, style, x, y } of lines) {
      expect(x).toBeGreaterThanOrEqual(40)
      expect(x + font.measure(text, style), text).toBeLessThanOrEqual(right - 40)
      expect(y).toBeLessThanOrEqual(CARD_SIZE.height - 50)
    }
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b))
    expect(Math.max(...lines.map(({ style }) => style.size))).toBeGreaterThanOrEqual(MIN_TITLE_SIZE)
    if (panel) expect(panel.y).toBeGreaterThan(20)
  })

  it.each(pages)('places words inside the card for $path with a heading of maximum length', (page) => {
    const heading = {
      light: 'Reconciliation of ₦ Remittances and the Yearly Accounts',
      heavy: 'for Ọ̀yọ́ Cooperatives, Markets and Transport Unions Nationwide',
    }
    const { lines, panel } = arrangeWords(describeCard({ ...page, heading }, content), name, font)
    for (const { text, style, x } of lines)
      expect(x + font.measure(text, style)).toBeLessThan(CARD_SIZE.width - 40)
    if (panel) expect(panel.y).toBeGreaterThan(20)
    expect(Math.max(...lines.map(({ style }) => style.size))).toBeGreaterThanOrEqual(MIN_TITLE_SIZE)
  })

  it('places value and label of the first result below the title of a case study', () => {
    const page = findPage(pages, '/work/permits-without-the-queue')
    if (page.kind !== 'work') throw new Error('not a case study')
    const [result] = page.entry.data.results
    const { lines } = arrangeWords(describeCard(page, content), name, font)
    const value = lines.findIndex(({ text }) => text === result?.value)
    expect(value).toBeGreaterThan(1)
    const label = lines.slice(value + 1).map(({ text }) => text)
    expect(label.join(' ')).toBe(result?.label)
  })
})

describe('social cards', () => {
  it('show the heading on cloth if a page has no design of its own', () => {
    const page = { ...findPage(pages, '/careers'), kind: 'press' } as unknown as SitePage
    const { layout, label, title, pictures } = describeCard(page, content)
    expect([layout, label, pictures.length]).toEqual(['panel', undefined, 1])
    expect(title.map(({ text }) => text)).toEqual(Object.values(page.heading))
  })

  it('are read from the cache if their SVG is unchanged', async () => {
    const svg = await drawCard(describeCard(findPage(pages, '/contact'), content), name, font)
    const first = await renderCard(svg, 'png', cache)
    const cached = readdirSync(cache)
    expect(await renderCard(svg, 'png', cache)).toEqual(first)
    expect(readdirSync(cache)).toEqual(cached)
    await renderCard(svg.replace('#161f47', '#161f48'), 'png', cache)
    expect(readdirSync(cache)).toHaveLength(cached.length + 1)
  })

  it('show the photograph of an entry, as JPEG', async () => {
    const photograph = join(cache, 'portrait.png')
    const red = { create: { width: 40, height: 90, channels: 3 as const, background: '#c01010' } }
    writeFileSync(photograph, await sharp(red).png().toBuffer())
    const page = findPage(pages, '/services/cyber-security')
    if (page.kind !== 'services') throw new Error('not a service')
    const { id, data } = page.entry
    const image = { kind: 'photo' as const, src: photograph, alt: data.heroImage.alt }
    const changed = { ...page, entry: { id, data: { ...data, heroImage: image } } }

    expect(cardAddress(changed)).toBe('/cards/services/cyber-security.jpg')
    const card = await renderCard(await drawCard(describeCard(changed, content), name, font), 'jpg', cache)
    const right = { left: 1000, top: 300, width: 1, height: 1 }
    const [pixel, { format }] = [
      await sharp(card).extract(right).raw().toBuffer(),
      await sharp(card).metadata(),
    ]
    expect(format).toBe('jpeg')
    expect(pixel[0]).toBeGreaterThan(170)
    expect(pixel[1]).toBeLessThan(40)
  })

  it('use the path of the page as file name and the heading as text alternative', () => {
    expect(cardAddress(findPage(pages, '/'))).toBe('/cards/home.png')
    expect(cardAddress(findPage(pages, '/work/permits-without-the-queue'))).toBe(
      '/cards/work/permits-without-the-queue.png',
    )
    expect(cardAlt(findPage(pages, '/subsidiaries'), name)).toBe(`One Vision, Many Ventures (${name})`)
  })
})
