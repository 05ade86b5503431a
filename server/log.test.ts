import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { startServer } from '#test/support/test-server.ts'
import { createLogOutput, describeError } from './log.ts'

const MAX_STOP_MS = 5_000
const MORE_THAN_A_PIPE_HOLDS = 1_000

it('describeError: returns code and stack without the message, which may contain data of visitors', () => {
  const parserError = new SyntaxError('Unexpected token A, "Amina Bello" is not valid JSON')
  const mailError = Object.assign(new Error('550 <amina@example.com> unknown'), { code: 'EENVELOPE' })
  for (const error of [parserError, mailError]) {
    const line = JSON.stringify(describeError(error))
    expect(line).not.toMatch(/amina/i)
    expect(line).toContain('log.test.ts')
  }
  expect(describeError(mailError).code).toBe('EENVELOPE')
})

it('describeError: keeps the message of a programming error', () => {
  expect(describeError(new TypeError('x is not a function')).text).toBe('x is not a function')
})

it('createLogOutput: writes lines to a file, and loses those for which the disk has no room', () => {
  const file = join(temporaryFolder(), 'log')
  const [descriptor, full] = [openSync(file, 'w'), openSync('/dev/full', 'w')]
  onTestFinished(() => [descriptor, full].forEach(closeSync))
  createLogOutput(descriptor).write('one\n')
  expect(readFileSync(file, 'utf8')).toBe('one\n')
  createLogOutput(full).write('one\n')
})

it.each([
  ['stops reading', 'pause'],
  ['has exited', 'destroy'],
] as const)(
  'server: answers requests and stops, if the reader of its log %s',
  async (_, method) => {
    const { url, process: child, exited } = await startServer({ LOG_LEVEL: 'trace' })
    child.stdout?.[method]()
    const path = `/${'x'.repeat(2_000)}`
    for (let n = 0; n < MORE_THAN_A_PIPE_HOLDS; n++) expect((await fetch(url + path)).status).toBe(404)
    const start = performance.now()
    child.kill('SIGTERM')
    expect(await exited).toBe(0)
    expect(performance.now() - start).toBeLessThan(MAX_STOP_MS)
  },
  90_000,
)
