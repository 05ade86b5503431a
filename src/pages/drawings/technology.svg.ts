import type { APIRoute } from 'astro'
import { getOrdered, getSingle } from '../../content/collections.ts'
import { productLogo, technologyLogo } from '../../content/technology-logo.ts'
import { themedFile } from '../../pattern/themed-file.ts'

/** Width and height of a mark. */
const SIDE = 24

/** The marks of all technologies that pages name, side by side; `#slug` shows one of them. */
export const GET: APIRoute = async () => {
  const { stack } = await getSingle('home')
  const products = await getOrdered('products')
  const named = stack.categories.flatMap((category) => category.stack.map(({ logo }) => logo))
  const used = products.flatMap(({ data }) => data.tech.flatMap((name) => productLogo(name) ?? []))
  const slugs = [...new Set([...named, ...used])]
  const marks = slugs.map((slug, index) => {
    const x = index * SIDE
    const view = `<view id="${slug}" viewBox="${x} 0 ${SIDE} ${SIDE}"/>`
    return `${view}<path transform="translate(${x})" d="${technologyLogo(slug)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${slugs.length * SIDE} ${SIDE}" fill="currentColor">${marks.join('')}</svg>`
  return new Response(themedFile(svg), { headers: { 'content-type': 'image/svg+xml' } })
}
