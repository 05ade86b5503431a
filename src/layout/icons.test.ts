import sharp from 'sharp'
import { expect, it } from 'vitest'
import { favicon, ICONS, type IconName, renderFaviconIco, renderIcon } from './icons.ts'

const names = Object.keys(ICONS) as IconName[]

it.each(names)('renderIcon: renders %s as an opaque square of the listed size', async (name) => {
  const { width, height, hasAlpha } = await sharp(await renderIcon('Opifex Group', name)).metadata()
  expect([width, height, hasAlpha]).toEqual([ICONS[name].side, ICONS[name].side, false])
})

it('renderIcon: draws the logo mark inside the safe zone of a maskable icon', async () => {
  const side = ICONS['maskable-512'].side
  const pixels = await sharp(await renderIcon('Opifex Group', 'maskable-512'))
    .greyscale()
    .raw()
    .toBuffer()
  const light = [...pixels.keys()].filter((at) => (pixels[at] ?? 0) > 128)
  const reach = Math.max(
    ...light.map((at) => Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2)),
  )
  expect(light.length).toBeGreaterThan(10_000)
  expect(reach).toBeLessThan(side * 0.4)
})

it('favicon SVG: uses fixed colours', () => {
  expect(favicon('Opifex Group')).toMatch(/^<svg xmlns="[^"]+"/)
  expect(favicon('Opifex Group')).not.toMatch(/var\(|currentColor|#EDEADF/)
})

it('renderFaviconIco: returns an ICO file with one PNG', async () => {
  const ico = await renderFaviconIco('Opifex Group')
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  const { width, format } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
  expect([width, format]).toEqual([48, 'png'])
})
