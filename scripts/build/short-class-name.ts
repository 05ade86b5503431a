import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Which class each name has been given to. */
const given = new Map<string, string>()

/**
 * A class of a CSS module in four letters: long ones were 0.4 to 0.8 kB of every page.
 * @param name the class as it is written
 * @param file absolute path of its module
 * @throws where two classes would share a name; then a fifth letter is needed
 */
export function shortClassName(name: string, file: string): string {
  const origin = `${relative(ROOT, file.replace(/\?.*$/, ''))} ${name}`
  const short = `_${createHash('sha256').update(origin).digest('base64url').slice(0, 3)}`
  const other = given.get(short)
  if (other !== undefined && other !== origin) throw new Error(`${origin} and ${other} are both ${short}`)
  given.set(short, origin)
  return short
}
