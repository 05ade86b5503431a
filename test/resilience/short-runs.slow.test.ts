import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, it, type TestContext } from 'vitest'
import type { ScenarioReport } from '../support/run-scenarios.ts'
import { SCENARIOS } from './scenarios.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')

/** Long, because each scenario starts and kills several processes, and several scenarios run at the same time. */
const TIMEOUT_MS = 300_000

/** Scenarios that are skipped here, because other load on the machine changes their results. */
const NEEDS_QUIET_MACHINE = ['migration-crash', 'outbox-backlog']
/** A scenario that takes both cores, so it runs after the others. */
const NEEDS_BOTH_CORES = 'flood'
const NAMES = Object.keys(SCENARIOS).filter(
  (name) => ![...NEEDS_QUIET_MACHINE, NEEDS_BOTH_CORES].includes(name),
)

describe.concurrent('resilience scenario', () => {
  it.for(NAMES)('%s: passes every check in its short form', { timeout: TIMEOUT_MS }, passesEveryCheck)
})

describe('resilience scenario that needs both cores', () => {
  it.for([NEEDS_BOTH_CORES])(
    '%s: passes every check in its short form',
    { timeout: TIMEOUT_MS },
    passesEveryCheck,
  )
})

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
