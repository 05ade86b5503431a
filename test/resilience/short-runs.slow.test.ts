import { resolve } from 'node:path'
import { describe, it, type TestContext } from 'vitest'
import { runProgram } from '../support/run-program.ts'
import type { ScenarioReport } from '../support/run-scenarios.ts'
import { SCENARIOS } from './scenarios.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')

/** Long, because each scenario starts and kills several processes, and several scenarios run at the same time. */
const TIMEOUT_MS = 300_000

/** One is run by hand, as an operator would do it; the other takes both cores, so it runs alone. */
const NOT_CONCURRENT = ['failover', 'flood']
const NAMES = Object.keys(SCENARIOS).filter((name) => !NOT_CONCURRENT.includes(name))
const TITLE = 'resilience scenario %s: passes every check in its short form'

describe.concurrent('with the others', () => it.for(NAMES)(TITLE, { timeout: TIMEOUT_MS }, passesEveryCheck))
describe('alone', () => it.for(['flood'])(TITLE, { timeout: TIMEOUT_MS }, passesEveryCheck))

async function passesEveryCheck(name: string, context: TestContext): Promise<void> {
  const { stdout, stderr } = await runProgram(process.execPath, [MAIN, '--short', '--json', name])
  if (!stdout.startsWith('{')) throw new Error(stderr)
  const { missing, checks } = JSON.parse(stdout) as ScenarioReport
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
