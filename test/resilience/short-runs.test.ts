import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, it } from 'vitest'
import { PROOFS } from './all.ts'
import type { ProofReport } from './scenario.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')

/** Whole programs are started and killed, several at a time. */
const WITHIN_MS = 120_000

/** About how much a machine can do in a while: they say nothing on one that is busy with tests. */
const ABOUT_SPEED = ['first-start', 'drain', 'overload', 'soak']
const SHORT = Object.keys(PROOFS).filter((name) => !ABOUT_SPEED.includes(name))

describe.concurrent('the short form of each proof holds', () => {
  it.for(SHORT)('%s', { timeout: WITHIN_MS }, async (name, { expect, skip }) => {
    const { missing, figures } = await prove(name)
    if (missing) {
      console.warn(`${name} is not proved here: ${missing}`)
      skip(missing)
    }
    for (const { what, measured, wanted, ok, isTiming } of figures) {
      if (!ok && isTiming) console.warn(`${name}: ${what}: ${measured}, wanted ${wanted} on a quiet machine`)
      else expect.soft(ok, `${what}: ${measured}, wanted ${wanted}`).toBe(true)
    }
  })
})

/** Each in a process of its own, as on the command line. */
function prove(name: string): Promise<ProofReport> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [MAIN, '--short', '--json', name], (error, stdout, stderr) => {
      if (stdout.startsWith('{')) done(JSON.parse(stdout) as ProofReport)
      else fail(new Error(stderr, { cause: error }))
    })
  })
}
