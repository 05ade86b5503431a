import { globSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Returns the function that names the classes of CSS modules (docs/decisions/0007-style-in-the-page.md): short and the same
 * in each build, by the place of the file among all and of the name in its file; while developing, words.
 */
export function classNamer(isShort = () => process.env.NODE_ENV === 'production') {
  const files = globSync('src/**/*.module.css', { cwd: ROOT }).toSorted()
  const namesOf = files.map((): string[] => [])
  return (name: string, file: string): string => {
    if (!isShort()) return `${basename(file, '.module.css')}-${name}`
    const at = files.indexOf(relative(ROOT, file))
    const names = namesOf[at]
    if (!names) throw new Error(`${file} is not a CSS module in src`)
    if (!names.includes(name)) names.push(name)
    // Two characters that begin with a letter, and in capitals unlike the classes of src/styles.
    return `${(at + 360).toString(36)}${names.indexOf(name).toString(36)}`.toUpperCase()
  }
}
