import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

it('spelling check: reports misspelt, American and unknown words, and no correct word', async () => {
  const text = 'We recieve the color of Abujaa, and the naira, in Abuja.'
  expect(await reportedWords('content/site.yaml', text)).toEqual(['recieve', 'color', 'Abujaa'])
}, 120_000)

it('spelling check: reports retired words in code and documents, but not in page texts', async () => {
  const retired = ['Nobody', 'mends'] // cspell:disable-line
  const text = `${retired.join(' ')} it.`
  expect(await reportedWords('src/urls.ts', `// ${text}`)).toEqual(retired)
  expect(await reportedWords('docs/operations.md', text)).toEqual(retired)
  expect(await reportedWords('content/site.yaml', text)).toEqual([])
}, 120_000)

/** Returns the words that the spelling check reports in a text under this path. */
async function reportedWords(file: string, text: string): Promise<string[]> {
  const cspell = promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--words-only',
      `stdin://${join(root, file)}`,
    ],
    { cwd: root },
  )
  cspell.child.stdin?.end(text)
  const { stdout } = await cspell.catch((error: { stdout: string }) => error)
  return stdout.split('\n').filter((word) => word !== '')
}
