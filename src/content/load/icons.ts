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

/** Returns the names of all icons. */
export function iconNames(): string[] {
  return Object.keys(icons).map((key) =>
    key.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z])/g, '-').toLowerCase(),
  )
}

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
