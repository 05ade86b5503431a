import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * Returns an environment that preloads a script, which changes the clock of a server process.
 * @param ahead milliseconds that the clock is ahead
 * @param speed how many times faster the clock runs, so that a back-off of ten seconds takes less time
 */
export function serverClock({ ahead = 0, speed = 1 }): Record<string, string> {
  const script = join(temporaryFolder(), 'clock.cjs')
  const lines = [
    'const { now } = Date',
    'const start = now()',
    `Date.now = () => start + ${ahead} + (now() - start) * ${speed}`,
  ]
  writeFileSync(script, lines.join('\n'))
  return { NODE_OPTIONS: `--require ${script}` }
}
