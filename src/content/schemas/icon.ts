import { z } from 'astro/zod'
import { icons } from 'lucide-react'
import { editDistance } from '../text/edit-distance.ts'
import { slug } from './fields.ts'

/** The name of a line icon as lucide.dev shows it, like `shield-check`. */
export const icon = z
  .string()
  .refine((name) => slug.safeParse(name).success && Object.hasOwn(icons, iconKey(name)), {
    error: ({ input }) =>
      `"${input}" is no icon of lucide.dev/icons; similar names are ${similarNames(String(input)).join(', ')}`,
  })
  .describe('Name of an icon at lucide.dev/icons, like shield-check')

/** Returns the key of an icon in lucide's map: `ShieldCheck` for `shield-check`. */
export function iconKey(name: string): keyof typeof icons {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join('') as keyof typeof icons
}

const MAX_SUGGESTIONS = 3

function similarNames(name: string): string[] {
  return Object.keys(icons)
    .map((key) => key.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z])/g, '-').toLowerCase())
    .map((known) => ({ known, distance: editDistance(name, known) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ known }) => known)
}
