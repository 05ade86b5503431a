import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteContentOf } from '#src/content/load/site-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { findPage, type SitePage, sitePages } from '../site-pages.ts'
import { arrangeWords } from './arrange-words.ts'
import { cardOf } from './compose-entry.ts'
import { composeCard } from './compose-image.ts'
import { type DisplayFace, loadDisplayFace } from './display-font.ts'
import { cardAddress, cardAlt } from './image-address.ts'
import { renderCard } from './render-image.ts'
import { CARD } from './social-image.ts'

const content = siteContentOf(checkContent(process.cwd()).files)
const pages = sitePages(content)
const name = content.site.name
/** Size in px that can be read where a card is shown 300 px wide. */
const MIN_TITLE = 36
const cache = mkdtempSync(join(tmpdir(), 'cards-'))

let face: DisplayFace
beforeAll(async () => {
  face = await loadDisplayFace()
})

const render = async (page: SitePage) =>
  renderCard(await composeCard(cardOf(page, content), name, face), 'png', cache)

describe('the words of a card', () => {
  it.each(pages)('$path: stay on the card, clear of its edges and in order', (page) => {
    const { lines, placard } = arrangeWords(cardOf(page, content), name, face)
    const right = placard ? placard.x + placard.width : CARD.width
    for (const { text, style, x, y } of lines) {
      expect(x).toBeGreaterThanOrEqual(40)
      expect(x + face.measure(text, style), text).toBeLessThanOrEqual(right - 40)
      expect(y).toBeLessThanOrEqual(CARD.height - 50)
    }
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b))
    expect(Math.max(...lines.map(({ style }) => style.size))).toBeGreaterThanOrEqual(MIN_TITLE)
    if (placard) expect(placard.y).toBeGreaterThan(20)
  })

  it.each(pages)('$path: stay on the card with the longest heading that the content allows', (page) => {
    const heading = {
      light: 'Reconciliation of ₦ Remittances and the Yearly Accounts',
      heavy: 'for Ọ̀yọ́ Cooperatives, Markets and Transport Unions Nationwide',
    }
    const { lines, placard } = arrangeWords(cardOf({ ...page, heading }, content), name, face)
    for (const { text, style, x } of lines)
      expect(x + face.measure(text, style)).toBeLessThan(CARD.width - 40)
    if (placard) expect(placard.y).toBeGreaterThan(20)
    expect(Math.max(...lines.map(({ style }) => style.size))).toBeGreaterThanOrEqual(MIN_TITLE)
  })
})

describe('cards', () => {
  it.each([
    '/',
    '/work',
    '/work/payroll-for-a-moving-workforce',
    '/products/taxly',
    '/services/cyber-security',
  ])('%s: is light and has the size that networks show whole', async (path) => {
    const card = await render(findPage(pages, path))
    const { width, height, format } = await sharp(card).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(card.length).toBeLessThan(100_000)
  })

  it('are rendered once and kept', async () => {
    const svg = await composeCard(cardOf(findPage(pages, '/contact'), content), name, face)
    const first = await renderCard(svg, 'png', cache)
    const kept = readdirSync(cache)
    expect(await renderCard(svg, 'png', cache)).toEqual(first)
    expect(readdirSync(cache)).toEqual(kept)
    await renderCard(svg.replace('#161f47', '#161f48'), 'png', cache)
    expect(readdirSync(cache)).toHaveLength(kept.length + 1)
  })

  it('show a photograph where an editor has put one', async () => {
    const photograph = join(cache, 'portrait.png')
    const red = { create: { width: 40, height: 90, channels: 3 as const, background: '#c01010' } }
    writeFileSync(photograph, await sharp(red).png().toBuffer())
    const page = findPage(pages, '/services/cyber-security')
    if (page.kind !== 'service') throw new Error('not a service')
    const { id, data } = page.entry
    const image = { kind: 'photo' as const, src: photograph, alt: data.heroImage.alt }
    const changed = { ...page, entry: { id, data: { ...data, heroImage: image } } }

    expect(cardAddress(changed, content)).toBe('/cards/services/cyber-security.jpg')
    const card = await renderCard(await composeCard(cardOf(changed, content), name, face), 'jpg', cache)
    const right = { left: 1000, top: 300, width: 1, height: 1 }
    const [pixel, { format }] = [
      await sharp(card).extract(right).raw().toBuffer(),
      await sharp(card).metadata(),
    ]
    expect(format).toBe('jpeg')
    expect(pixel[0]).toBeGreaterThan(170)
    expect(pixel[1]).toBeLessThan(40)
  })

  it('are filed by the address of their page and described by its heading', () => {
    expect(cardAddress(findPage(pages, '/'), content)).toBe('/cards/home.png')
    expect(cardAddress(findPage(pages, '/work/permits-without-the-queue'), content)).toBe(
      '/cards/work/permits-without-the-queue.png',
    )
    expect(cardAlt(findPage(pages, '/subsidiaries'), name)).toBe(`One Vision, Many Ventures (${name})`)
  })
})
