import type { APIRoute } from 'astro'
import { drawArtwork } from '#src/artwork/artwork.ts'
import { productPicture } from '#src/artwork/entry-pictures.ts'
import { SIZES, UNFINISHED } from '#src/artwork/sizes.ts'
import { getSiteContent } from '#src/content/load/collections.ts'

/** A swatch of each product's artwork, side by side. The URL fragment `#id` shows the swatch of one product. */
export const GET: APIRoute = async () => {
  const { w, h } = SIZES.product.swatch
  const { products } = await getSiteContent()
  const swatches = products.map((product, index) => {
    const x = index * w
    const progress = product.data.status === 'available' ? 1 : UNFINISHED
    const { source } = productPicture(product)
    const artwork = drawArtwork({ ...source, progress }, { w, h, tabby: false, palette: 'file' })
    return `<view id="${product.id}" viewBox="${x} 0 ${w} ${h}"/>${artwork.replace('<svg', `<svg x="${x}"`)}`
  })
  const width = products.length * w
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${h}">${swatches.join('')}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
