import type { APIRoute } from 'astro'
import { getOrdered } from '../../content/collections.ts'
import { pattern } from '../../pattern/pattern.ts'

/** Width and height of a swatch. */
const SIDE = 96

/** A swatch of every product's cloth, side by side; `#id` shows one of them. */
export const GET: APIRoute = async () => {
  const products = await getOrdered('products')
  const swatches = products.map(({ id, data }, index) => {
    const x = index * SIDE
    const progress = data.status === 'available' ? 1 : 0.4
    const cloth = pattern(id, { kind: 'product', w: SIDE, h: SIDE, progress, tabby: false, palette: 'file' })
    return `<view id="${id}" viewBox="${x} 0 ${SIDE} ${SIDE}"/>${cloth.replace('<svg', `<svg x="${x}"`)}`
  })
  const width = products.length * SIDE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE}">${swatches.join('')}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
