import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ICONS, renderIcon } from './icons.ts'

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
