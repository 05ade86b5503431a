import { editDistance } from '../content/text/edit-distance.ts'

/** A page of the site: its address and what it is called. */
export type Address = { path: string; title: string }

/**
 * The pages whose address is nearest to a mistyped one, at most two, nearest first; none where nothing is near.
 * A page is near when a third of the letters or fewer differ, in the whole address or in its last part, or when
 * the last part of one has all the words of the other's: `/privacy`, `/about-us`.
 */
export function nearAddresses(mistyped: string, known: readonly Address[]): Address[] {
  const wanted = clean(mistyped)
  if (wanted === '') return []
  return known
    .map((address) => ({ address, distance: distanceTo(wanted, clean(address.path)) }))
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ address }) => address)
}

/** The share of letters that may differ. */
const NEAR = 1 / 3
const MOST = 2

/** 0 for the same, 1 for nothing in common. A right last part in the wrong place is nearly right. */
function distanceTo(wanted: string, path: string): number {
  const [last, lastKnown] = [lastPart(wanted), lastPart(path)]
  return Math.min(
    share(wanted, path),
    share(last, lastKnown) + ELSEWHERE,
    haveWordsInCommon(last.split('-'), lastKnown.split('-')) ? ONLY_WORDS : 1,
  )
}

const ELSEWHERE = 0.08
const ONLY_WORDS = 0.3

function haveWordsInCommon(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word))
}

function share(one: string, other: string): number {
  return editDistance(one, other) / Math.max(one.length, other.length, 1)
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Only what a visitor means: no capitals, no slashes around, no file ending, no escapes or underscores. */
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
