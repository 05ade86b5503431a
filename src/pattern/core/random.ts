/** Numbers that look drawn by chance but follow from a seed alone. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A number between two bounds. */
  between(low: number, high: number): number
  /** A whole number between two bounds, both included. */
  whole(low: number, high: number): number
  /** True in `share` of all cases. */
  chance(share?: number): boolean
  /** One item of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** The list in another order; the one passed in stays as it was. */
  shuffle<T>(list: readonly T[]): T[]
  /** Another stream, of its own but from the same seed; this one does not move on. */
  branch(name: string): Random
}

/**
 * A stream of numbers grown from text: xmur3 spreads the seed, sfc32 draws. Both use whole numbers of 32 bits
 * only, so every engine draws the same.
 * @param seed any text
 */
export function random(seed: string): Random {
  const next = sfc32(xmur3(seed))
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]) => at(list, Math.floor(next() * list.length))
  const shuffle = <T>(list: readonly T[]) => {
    const keyed = list.map((item) => ({ item, key: next() }))
    return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
  }
  const branch = (name: string) => random(`${seed}/${name}`)
  return { next, between, whole, chance: (share = 0.5) => next() < share, pick, shuffle, branch }
}

/**
 * A short name grown from text, for ids inside a picture.
 * @param text whatever tells the picture from all others
 * @returns a letter and five letters or digits
 */
export function shortName(text: string): string {
  const { pick } = random(text)
  return `p${Array.from({ length: 5 }, () => pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('')}`
}

/** The item at an index, counted round and round the list; -1 is the last. */
export function at<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('there is nothing in the list')
  return list.at(index % list.length) as T
}

function xmur3(seed: string): () => number {
  let hash = 1779033703 ^ seed.length
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
}

function sfc32(seed: () => number): () => number {
  let [a, b, c, d] = [seed(), seed(), seed(), seed()]
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) next()
  return next
}
