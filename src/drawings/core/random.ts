export type Random = {
  next(): number
  between(low: number, high: number): number
  /** Returns an integer between two bounds, both included. */
  whole(low: number, high: number): number
  chance(probability?: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  /** Returns a new generator, seeded with this seed and a name. The state of this generator does not change. */
  branch(name: string): Random
}

/** Creates a generator from any text by xmur3 and sfc32, whose 32-bit integers are the same in every engine. */
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
  return { next, between, whole, chance: (probability = 0.5) => next() < probability, pick, shuffle, branch }
}

/** Returns a short hash of a text, for ids inside a drawing: `p` and five letters or digits. */
export function shortName(text: string): string {
  const { pick } = random(text)
  return `p${Array.from({ length: 5 }, () => pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('')}`
}

/** Returns the item at an index modulo the length of a list; -1 is the last. @throws RangeError if the list is empty */
export function at<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('the list is empty')
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
