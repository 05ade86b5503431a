import type { APIRoute, GetStaticPaths } from 'astro'
import { TEXT_COLOUR, THEMES, type Theme } from '#src/artwork/themes.ts'
import { getSiteContent } from '#src/content/load/collections.ts'
import { productLogo, technologyLogo } from '#src/content/load/technology-logo.ts'

/** Width and height of a logo, in units of the view box. */
const SIDE = 24

/** One file for each theme, because `prefers-color-scheme` is always light in an `<img>` in WebKit. */
export const getStaticPaths = (() =>
  THEMES.map((theme) => ({ params: { theme }, props: { theme } }))) satisfies GetStaticPaths

/** The logos of all technologies named on the site, side by side. The URL fragment `#slug` shows one logo. */
export const GET: APIRoute<{ theme: Theme }> = async ({ props }) => {
  const {
    home: { stack },
    products,
  } = await getSiteContent()
  const named = stack.categories.flatMap((category) => category.stack.map(({ logo }) => logo))
  const used = products.flatMap(({ data }) => data.tech.flatMap((name) => productLogo(name) ?? []))
  const slugs = [...new Set([...named, ...used])]
  const logos = slugs.map((slug, index) => {
    const x = index * SIDE
    const view = `<view id="${slug}" viewBox="${x} 0 ${SIDE} ${SIDE}"/>`
    return `${view}<path transform="translate(${x})" d="${technologyLogo(slug)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${slugs.length * SIDE} ${SIDE}" fill="${TEXT_COLOUR[props.theme]}">${logos.join('')}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
