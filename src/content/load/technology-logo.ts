import { existsSync, readFileSync } from 'node:fs'

/**
 * Returns the SVG path data of a technology's logo from the package simple-icons.
 * @param slug name of the logo, like `nodedotjs`
 * @returns path data for a viewBox of 24 by 24, or undefined if the logo does not exist
 */
export function technologyLogo(slug: string): string | undefined {
  const file = `node_modules/simple-icons/icons/${slug}.svg`
  return existsSync(file) ? /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/**
 * Returns the slug of the logo of a technology that is written in full, like `Node.js`.
 * @returns undefined if the technology has no logo
 */
export function productLogo(name: string): string | undefined {
  const slug = name
    .toLowerCase()
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]/g, '')
  return [slug, `${slug}dotjs`].find((each) => technologyLogo(each) !== undefined)
}
