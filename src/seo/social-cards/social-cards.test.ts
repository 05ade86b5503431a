import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { cardAddress, cardAlt, findPage, type SitePage, sitePages } from '../site-pages.ts'
import { CARD_SIZE, WEIGHT } from './card.ts'
import { describeCard } from './describe-card.ts'
import { drawCard, renderCard } from './draw-card.ts'
import { renderText } from './render-text.ts'

const pages = sitePages(fixtureFiles)
const name = content.site.name
const cache = temporaryFolder()

/** Returns the boxes of the texts on a card: name, title, and what is below it. */
async function textBoxes(page: SitePage): Promise<Record<'x' | 'y' | 'width' | 'height', number>[]> {
  const svg = await drawCard(describeCard(page, content), name)
  return [...svg.matchAll(/<image( [^>]*)href="data:image\/png/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]+)"/g)].map(([, key, value]) => [key, Number(value)]),
    ),
  )
}

const heading = {
  light: 'Reconciliation of ₦ Remittances and the Yearly Accounts',
  heavy: 'for Ọ̀yọ́ Cooperatives, Markets and Transport Unions Nationwide',
}
const longest = pages.map((page) => ({ ...page, heading, path: `${page.path} with the longest heading` }))

it.each([...pages, ...longest])(
  'drawCard: places the texts inside the card and in reading order for $path',
  async (page) => {
    const boxes = await textBoxes(page)
    expect(boxes.length).toBeGreaterThan(1)
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(40)
      expect(y).toBeGreaterThan(20)
      expect(x + width).toBeLessThanOrEqual(CARD_SIZE.width - 40)
      expect(y + height).toBeLessThanOrEqual(CARD_SIZE.height - 50)
    }
    for (const [index, { y }] of boxes.slice(1).entries()) {
      const above = boxes[index]
      expect(y, 'texts do not overlap').toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    }
    // At least 36 px, so that a title is readable on a card that is shown 300 px wide.
    expect(boxes[1]?.height).toBeGreaterThan(36)
  },
)

describe('renderText', () => {
  const box = { width: 1000, height: 300, maxSize: 100 }
  const render = (text: string, weight: number = WEIGHT.heavy) =>
    renderText([{ text, weight }], '#000000', box)

  it('sets marks of Yoruba and dots of Igbo above and below capitals and small letters', async () => {
    for (const pair of 'OỌ ỌỌ́ EẸ ẸẸ̀ SṢ IỊ NṄ oọ ọọ́ eẹ ẹẹ̀ sṣ uụ nṅ'.split(' ')) {
      const [plain, marked] = [await render(pair.slice(0, 1)), await render(pair.slice(1))]
      expect(marked.height, pair).toBeGreaterThan(plain.height + 8)
      expect(Math.abs(marked.width - plain.width), pair).toBeLessThan(8)
    }
  })

  it.each(['Ojuju', 'ɓɗƙƴ', '₦'])(
    'sets %s in the display font, whose light letters have thin stems',
    async (text) => {
      const ink = async (weight: number) => {
        const { href } = await render(text, weight)
        const { channels } = await sharp(Buffer.from(href.split(',')[1] ?? '', 'base64')).stats()
        return channels[3]?.mean ?? 0
      }
      // System fonts have no weight as thin as this one, and none as heavy.
      expect((await ink(WEIGHT.heavy)) / (await ink(WEIGHT.light))).toBeGreaterThan(2.2)
    },
  )
})

describe('social cards', () => {
  it('show the heading on cloth if a page has no design of its own', () => {
    const page = { ...findPage(pages, '/careers'), kind: 'press' } as unknown as SitePage
    const { layout, label, title, pictures } = describeCard(page, content)
    expect([layout, label, pictures.length]).toEqual(['panel', undefined, 1])
    expect(title.map(({ text }) => text)).toEqual(Object.values(page.heading))
  })

  it('are read from the cache if their SVG is unchanged', async () => {
    const svg = await drawCard(describeCard(findPage(pages, '/contact'), content), name)
    const first = await renderCard(svg, 'png', cache)
    const cached = readdirSync(cache)
    expect(await renderCard(svg, 'png', cache)).toEqual(first)
    expect(readdirSync(cache)).toEqual(cached)
    await renderCard(svg.replace('#161f47', '#161f48'), 'png', cache)
    expect(readdirSync(cache)).toHaveLength(cached.length + 1)
  })

  it('show the photograph of an entry, as JPEG', async () => {
    const photograph = join(cache, 'portrait.png')
    const create = { width: 40, height: 90, channels: 3, background: '#c01010' } as const
    await sharp({ create }).toFile(photograph)
    const page = findPage(pages, '/services/cyber-security')
    if (page.kind !== 'services') throw new Error('not a service')
    const { id, data } = page.entry
    const image = { kind: 'photo' as const, src: photograph, alt: data.heroImage.alt }
    const changed = { ...page, entry: { id, data: { ...data, heroImage: image } } }

    expect(cardAddress(changed)).toBe('/cards/services/cyber-security.jpg')
    const card = await renderCard(await drawCard(describeCard(changed, content), name), 'jpg', cache)
    expect((await sharp(card).metadata()).format).toBe('jpeg')
    const right = { left: 1000, top: 300, width: 1, height: 1 }
    const [red = 0, green = 255] = await sharp(card).extract(right).raw().toBuffer()
    expect(red).toBeGreaterThan(170)
    expect(green).toBeLessThan(40)
  })

  it('use the path of the page as file name and the heading as text alternative', () => {
    expect(cardAddress(findPage(pages, '/'))).toBe('/cards/home.png')
    expect(cardAddress(findPage(pages, '/work/permits-without-the-queue'))).toBe(
      '/cards/work/permits-without-the-queue.png',
    )
    expect(cardAlt(findPage(pages, '/subsidiaries'), name)).toBe(`One Vision, Many Ventures (${name})`)
  })
})
