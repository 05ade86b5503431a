import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colourOf } from '#src/styles/palette.ts'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { findPage, type SitePage, sitePages } from './site-pages.ts'
import { renderCard } from './social-card.ts'

const pages = sitePages(fixtureFiles)
const picture = join(temporaryFolder(), 'red.png')
await sharp({ create: { width: 800, height: 900, channels: 3, background: '#c01010' } }).toFile(picture)

/** Renders the card of a page, and returns its colour at a point. */
async function colourAt(page: SitePage, left: number, top: number): Promise<number[]> {
  const card = await renderCard(page, content.site.name)
  const { format, width, height } = await sharp(card).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

/** Matches a colour that compression has changed a little. */
const near = (colour: string) =>
  [...Buffer.from(colour.slice(1), 'hex')].map((value) => expect.closeTo(value, -1.4))

it.each(['/', '/services/cyber-security'])('renderCard: has the mark of the group for %s', async (path) => {
  expect(await colourAt(findPage(pages, path), 60, 60)).toEqual(near(colourOf('p-indigo')))
})

it('renderCard: shows the photograph of an entry', async () => {
  const page = findPage(pages, '/services/cyber-security')
  if (page.kind !== 'services') throw new Error('not a service')
  const { id, data } = page.entry
  const heroImage = { kind: 'photo' as const, src: picture, alt: data.heroImage.alt }
  expect(await colourAt({ ...page, entry: { id, data: { ...data, heroImage } } }, 1000, 300)).toEqual(
    near('#c01010'),
  )
})

it('renderCard: shows the first screen of a product on its cloth', async () => {
  const page = findPage(pages, '/products/cortexhr')
  if (page.kind !== 'products') throw new Error('not a product')
  const { id, data } = page.entry
  const screened = { ...page, entry: { id, data: { ...data, screens: [{ picture, alt: '' }] } } } as SitePage
  expect(await colourAt(screened, 600, 300)).toEqual(near('#c01010'))
  expect(await colourAt(screened, 1100, 300)).not.toEqual(near('#c01010'))
})
