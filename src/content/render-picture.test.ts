import { expect, test, vi } from 'vitest'
import { renderPicture } from './render-picture.ts'

vi.mock('astro:assets', () => ({ getImage: vi.fn() }))

function drawing(src: string) {
  return { src: { src, width: 24, height: 24, format: 'svg' as const }, alt: 'A drawing' }
}

test('picture: accepts a name that is full of characters special in a RegExp', async () => {
  const picture = await renderPicture(drawing('/_astro/guild.B4_x-1.svg'), 'C++ Guild (Abuja) [x]')
  expect(picture).toMatchObject({ src: '/_astro/guild.B4_x-1.svg', alt: 'A drawing' })
  expect(picture.drawnFrom).toBeUndefined()
})

test.each([
  ['/_astro/taxly.svg', 'taxly'],
  ['/_astro/taxly.B4_x-1.svg', 'taxly'],
  ['/@fs/site/content/pictures/taxly.svg?origWidth=24&origHeight=24&origFormat=svg', 'taxly'],
])('picture: %s is the default drawing of the entry %s', async (src, id) => {
  expect(await renderPicture(drawing(src), id)).toMatchObject({ drawnFrom: id })
})

test.each([
  ['/_astro/not-taxly.svg', 'taxly'],
  ['/_astro/taxly-two.svg', 'taxly'],
  ['/_astro/taxly.B4_x-1.more.svg', 'taxly'],
  ['/_astro/anything.svg', '.*'],
])('picture: %s is no default drawing of the entry %s', async (src, id) => {
  expect((await renderPicture(drawing(src), id)).drawnFrom).toBeUndefined()
})
