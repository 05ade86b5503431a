import { existsSync, readFileSync } from 'node:fs'
import { icons } from 'lucide-react'

/** Returns what is wrong with the name of an icon, or undefined. */
export function iconProblem(name: string): string | undefined {
  return Object.hasOwn(icons, iconKey(name))
    ? undefined
    : `"${name}" is no icon of lucide.dev/icons; look there for its name, or for another icon`
}

/** Returns the key of an icon in lucide's map: `ShieldCheck` for `shield-check`. */
export function iconKey(name: string): keyof typeof icons {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join('') as keyof typeof icons
}

/** The icons that the forms of /edit offer, of the 1,500 that a file may name. */
export const ICON_NAMES = [
  'bell-ring book-open boxes bug building calendar chart-column chart-line clipboard-check clipboard-list clock cloud',
  'cloud-cog code-xml compass credit-card database file-search file-text flag git-branch globe graduation-cap handshake',
  'headset heart key-round landmark layers layout-dashboard life-buoy list-checks lock mail map-pin megaphone',
  'messages-square network package palette panels-top-left pen-tool phone plug presentation refresh-cw rocket route ruler',
  'scale school search server shield shield-check shopping-cart smartphone store test-tube-diagonal truck user-check users',
  'wallet workflow wrench',
].flatMap((names) => names.split(' '))

/** Returns the path data of a technology's logo in simple-icons, in a box of 24 by 24; undefined for an unknown `slug`. */
export function technologyLogo(slug: string): string | undefined {
  const file = `node_modules/simple-icons/icons/${slug}.svg`
  return existsSync(file) ? /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/** Returns the slug of the logo of a technology that is written in full, like `Node.js`, or undefined if it has no logo. */
export function productLogo(name: string): string | undefined {
  const slug = name
    .toLowerCase()
    .replaceAll('.', 'dot')
    .replaceAll('+', 'plus')
    .replace(/[^a-z0-9]/g, '')
  return [slug, `${slug}dotjs`].find((each) => technologyLogo(each) !== undefined)
}
