import { icons } from 'lucide-react'
import { similarNames } from '../text/edit-distance.ts'

/** Returns what is wrong with the name of an icon, or undefined. */
export function iconProblem(name: string): string | undefined {
  return Object.hasOwn(icons, iconKey(name))
    ? undefined
    : `"${name}" is no icon of lucide.dev/icons; similar names are ${similarNames(name, iconNames()).join(', ')}`
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
