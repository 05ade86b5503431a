import { createHash } from 'node:crypto'
import { type Family, MEDIUM, pattern } from './pattern.ts'

/** Returns one hash of pictures of every family, to compare the output between processes and machines. */
export function hashPictures(): string {
  const hash = createHash('sha256')
  for (const family of Object.keys(MEDIUM) as Family[])
    for (const id of ['taxly', 'Zuma', 'ẹ̀kọ́', '🧵', ''])
      for (const w of [240, 480, 1000]) hash.update(pattern(id, { family, w, h: 480, progress: 0.7 }))
  return hash.digest('hex')
}
