import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

it('spelling check: reports a misspelt, an American and an unknown word, and no correct one', async () => {
  const text = 'We recieve the color of Abujaa, and the naira, in Abuja.'
  expect(await misspelt(text)).toEqual(['recieve', 'color', 'Abujaa'])
}, 30_000)

/** Returns the words that the spelling check reports. */
async function misspelt(text: string): Promise<string[]> {
  const cspell = promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--words-only',
      'stdin',
    ],
    { cwd: root },
  )
  cspell.child.stdin?.end(text)
  const { stdout } = await cspell.catch((error: { stdout: string }) => error)
  return stdout.split('\n').filter((word) => word !== '')
}
