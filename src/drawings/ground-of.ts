import { backgroundOf, familyOf } from './pattern.ts'
import type { RenderedPicture } from './render-picture.ts'

const GROUNDS = { raw: 'raw', leaf: 'leaf', laterite: 'laterite', indigo: 'indigo', deep: 'indigo' } as const

/** Returns the ground of the page that a picture gives its colour, or undefined for a photograph or a light drawing. */
export function groundOf({ artwork }: RenderedPicture): (typeof GROUNDS)[keyof typeof GROUNDS] | undefined {
  if (!artwork) return undefined
  const { seed, kind, family = familyOf(seed, kind), background = backgroundOf(seed, family) } = artwork
  return GROUNDS[background as keyof typeof GROUNDS]
}
