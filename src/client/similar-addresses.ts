import { editDistance } from '../content/text/edit-distance.ts'

/** The path of a page with its title. */
export type Address = { path: string; title: string }

/** Returns the pages with paths similar to a mistyped path, the most similar first, such as `/privacy-policy` for `/privacy`. */
export function similarAddresses(mistyped: string, known: readonly Address[]): Address[] {
  if (mistyped.length > MAX_MISTYPED_LENGTH) return []
  const cleaned = clean(mistyped)
  if (cleaned === '') return []
  return known
    .map((address) => ({ address, distance: distanceBetween(cleaned, clean(address.path)) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ address }) => address)
}

/** Maximum share of letters that may differ. */
const MAX_DISTANCE = 1 / 3
const MAX_SUGGESTIONS = 2

/** A longer path resembles no page, and comparing it would stop the tab for seconds. */
const MAX_MISTYPED_LENGTH = 300

/** Returns the distance between two paths, from 0 (equal) to 1 (nothing in common). */
function distanceBetween(mistyped: string, path: string): number {
  const [last, lastKnown] = [lastSegment(mistyped), lastSegment(path)]
  return Math.min(
    relativeDistance(mistyped, path),
    relativeDistance(last, lastKnown) + OTHER_FOLDER_DISTANCE,
    haveWordsInCommon(last.split('-'), lastKnown.split('-')) ? SAME_WORDS_DISTANCE : 1,
  )
}

/** Added to the distance of two last segments, because the folders before them may differ. */
const OTHER_FOLDER_DISTANCE = 0.08
const SAME_WORDS_DISTANCE = 0.3

function haveWordsInCommon(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))
}

function relativeDistance(one: string, other: string): number {
  return editDistance(one, other) / Math.max(one.length, other.length, 1)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Returns a path decoded and in lower case, without outer slashes and file extension, with hyphens between words. */
function clean(path: string): string {
  return unescapePath(path)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[\s_]+/g, '-')
    .replace(/^\/+|\/+$/g, '')
}

function unescapePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
