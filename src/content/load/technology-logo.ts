import { existsSync, readFileSync } from 'node:fs'

/**
 * The outline of a technology's logo (simple-icons, CC0; the marks remain their owners').
 * @param slug name of the logo, like `nodedotjs`
 * @returns path data in a box of 24 by 24, or undefined where there is no such logo
 */
export function technologyLogo(slug: string): string | undefined {
  const file = `node_modules/simple-icons/icons/${slug}.svg`
  return existsSync(file) ? /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/**
 * The slug of the logo of a technology that a product names in full, like `Node.js`.
 * @returns undefined where it has none
 */
export function productLogo(name: string): string | undefined {
  const slug = name
    .toLowerCase()
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]/g, '')
  return [slug, `${slug}dotjs`].find((each) => technologyLogo(each) !== undefined)
}
