import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Whether age is installed. Tests of encrypted copies are skipped without it. */
export const hasAge = !spawnSync('age', ['--version']).error
if (!hasAge) console.warn('age not found, its tests are skipped: run apt-get install age.')

/** Creates a key pair of age: the public key, and a file with the secret key. */
export function createAgeKey(): { recipient: string; identity: string } {
  const identity = join(temporaryFolder(), 'identity')
  execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' })
  return { recipient: execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim(), identity }
}
