import { editDistance } from '../content/text/edit-distance.ts'

/** A page of the site. */
export type Address = { path: string; title: string }

/**
 * Returns the pages whose addresses are most similar to a mistyped one: at most two, most similar first.
 * Addresses are similar if at most a third of the letters differ, in the whole address or in its last segment, or if
 * the last segment of one has all words of the other's: `/privacy`, `/about-us`.
 */
export function similarAddresses(mistyped: string, known: readonly Address[]): Address[] {
  const cleaned = clean(mistyped)
  if (cleaned === '') return []
  return known
    .map((address) => ({ address, distance: distanceBetween(cleaned, clean(address.path)) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ address }) => address)
}

/** The share of letters that may differ. */
const MAX_DISTANCE = 1 / 3
const MAX_SUGGESTIONS = 2

/** Returns 0 for equal addresses and 1 for nothing in common. */
function distanceBetween(mistyped: string, path: string): number {
  const [last, lastKnown] = [lastSegment(mistyped), lastSegment(path)]
  return Math.min(
    relativeDistance(mistyped, path),
    relativeDistance(last, lastKnown) + OTHER_FOLDER_DISTANCE,
    haveWordsInCommon(last.split('-'), lastKnown.split('-')) ? SAME_WORDS_DISTANCE : 1,
  )
}

/** Added if only the last segments are compared. */
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

/** Returns a path in lower case, without outer slashes, file extension, escapes and underscores. */
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
