import { z } from 'astro/zod'
import { icons } from 'lucide-react'
import { similarNames } from '../text/edit-distance.ts'
import { slug } from './fields.ts'

/** The name of a line icon as lucide.dev shows it, like `shield-check`. */
export const icon = z
  .string()
  .refine((name) => slug.safeParse(name).success && Object.hasOwn(icons, iconKey(name)), {
    error: ({ input }) =>
      `"${input}" is no icon of lucide.dev/icons; similar names are ${similarNames(String(input), iconNames()).join(', ')}`,
  })
  .describe('Name of an icon at lucide.dev/icons, like shield-check')

/** Returns the key of an icon in lucide's map: `ShieldCheck` for `shield-check`. */
export function iconKey(name: string): keyof typeof icons {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join('') as keyof typeof icons
}

/** Returns the names of all icons. */
function iconNames(): string[] {
  return Object.keys(icons).map((key) =>
    key.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z])/g, '-').toLowerCase(),
  )
}
