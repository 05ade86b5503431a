import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../load/read-content.ts'

/** The words that the spelling check accepts in addition to its own dictionaries. */
const DICTIONARY = '.cspell/words.txt'
const TEXTS = ['content/**/*.{yaml,md}', 'docs/**/*.md', '*.md']

/**
 * Finds words in the project's dictionary that are listed twice or that no text uses.
 * @param root folder of the repository
 */
export function findUnusedWords(root: string): ContentProblem[] {
  if (!existsSync(join(root, DICTIONARY))) return []
  const texts = globSync(TEXTS, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8').toLowerCase())
    .join('\n')
  const words = readFileSync(join(root, DICTIONARY), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((word) => word.toLowerCase())
  return words.flatMap((word, index) => {
    const expected =
      words.indexOf(word) < index
        ? 'remove the word; it is in the list twice'
        : !texts.includes(word) && 'remove the word; no text uses it'
    return expected ? [{ file: DICTIONARY, field: word, expected }] : []
  })
}
