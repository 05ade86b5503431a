import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, it, type TestContext } from 'vitest'
import type { ScenarioReport } from '../support/run-scenarios.ts'
import { SCENARIOS } from './scenarios.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')

/** Long, because each scenario starts and kills several processes, and several scenarios run at the same time. */
const TIMEOUT_MS = 300_000

/** Skipped here, because other load on the machine changes its results; and one that takes both cores, so it runs alone. */
const NOT_CONCURRENT = ['migration-crash', 'flood']
const NAMES = Object.keys(SCENARIOS).filter((name) => !NOT_CONCURRENT.includes(name))
const TITLE = 'resilience scenario %s: passes every check in its short form'

describe.concurrent('with the others', () => it.for(NAMES)(TITLE, { timeout: TIMEOUT_MS }, passesEveryCheck))
describe('alone', () => it.for(['flood'])(TITLE, { timeout: TIMEOUT_MS }, passesEveryCheck))

async function passesEveryCheck(name: string, context: TestContext): Promise<void> {
  const { missing, checks } = await runShort(name)
  if (missing) {
    console.warn(`${name} was not run: ${missing}`)
    context.skip(missing)
  }
  for (const { name: check, actual, expected, pass, isTiming } of checks) {
    const text = `${name}: ${check}: ${actual}, expected ${expected}`
    if (!pass && isTiming) console.warn(`${text} on a quiet machine`)
    else context.expect.soft(pass, text).toBe(true)
  }
}

/** Runs the short form of a scenario in its own process. */
function runShort(name: string): Promise<ScenarioReport> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [MAIN, '--short', '--json', name], (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout) as ScenarioReport)
      else reject(new Error(stderr, { cause: error }))
    })
  })
}
